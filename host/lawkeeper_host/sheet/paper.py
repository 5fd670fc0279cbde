"""Templates to HTML. Whatever is put into one is escaped: names come from packs and settings of anybody."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from lawkeeper_host.places import PACKAGE
from lawkeeper_host.terminal.show import clean


def render(template: str, **values: object) -> Markup:
    """The HTML of a template, named by its path in this package, with these values in it."""
    return Markup(_environment().get_template(template).render(values))


def style(path: Path) -> str:
    """The text of a style sheet that came with the program."""
    return path.read_text("utf-8")


def minutes(seconds: int) -> str:
    """`12:05`."""
    return f"{seconds // 60}:{seconds % 60:02}"


@cache
def _environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(PACKAGE),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_printable,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["minutes"] = minutes
    return made


def _printable(value: object) -> object:
    """Signs that turn text round or hide it stay out; what is HTML already stays as it is."""
    return value if isinstance(value, Markup | int | float) else clean(value)
