"""Pages of the docs that are made from tables: Markdown, with a word to those who would change it by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

NOTICE = "<!-- Written by `make docs` from the program's own tables: change those, not this page. -->"
Row = Sequence[object]


def table(headings: Row, rows: Iterable[Row]) -> str:
    """A Markdown table; signs that mean something to Markdown are escaped."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in lines)


def page(title: str, *parts: str) -> str:
    """A whole page: title, then the parts with an empty line between them."""
    return "\n\n".join([f"# {title}", NOTICE, *parts]) + "\n"
