"""Deduction on the host: deals to print and to load, analysed exactly."""
