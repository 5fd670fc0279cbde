"""Lawkeeper: the box that keeps the secret of a logic game (device package, imported by the host too)."""

VERSION = "0.1.0"
