"""A small pen for SVG: what the wiring picture is drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

Point = tuple[float, float]


class Pen:
    """Collects elements; `text()` is the whole picture."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self._size = width, height
        self._title = title
        self._out: list[str] = []

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, round_: float = 0, **more: str
    ) -> None:
        """A rectangle."""
        self._add("rect", x=x, y=y, width=width, height=height, rx=round_, fill=fill, **more)

    def disc(self, x: float, y: float, radius: float, fill: str, **more: str) -> None:
        """A filled circle."""
        self._add("circle", cx=x, cy=y, r=radius, fill=fill, **more)

    def line(self, points: Sequence[Point], paint: str, width: float = 4) -> None:
        """A line through points with rounded joints."""
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self._add(
            "polyline",
            points=path,
            fill="none",
            stroke=paint,
            stroke_width=width,
            stroke_linejoin="round",
            stroke_linecap="round",
        )

    def wire(self, points: Sequence[Point], paint: str) -> None:
        """A line with a light edge, so that one can see which of two crossing wires is which."""
        self.line(points, "#ffffff", 9)
        self.line(points, paint)

    def shape(self, points: Sequence[Point], fill: str) -> None:
        """A filled polygon."""
        self._add("polygon", points=" ".join(f"{x:g},{y:g}" for x, y in points), fill=fill)

    def say(
        self,
        x: float,
        y: float,
        words: str,
        size: int = 14,
        at: str = "start",
        fill: str = "#222222",
        weight: str = "normal",
    ) -> None:
        """Words on the line y; `at` is start, middle or end."""
        self._out.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{at}" fill="{fill}" '
            f'font-weight="{weight}">{escape(words)}</text>'
        )

    def text(self) -> str:
        """The SVG file."""
        width, height = self._size
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" font-family="Helvetica, Arial, sans-serif">'
        )
        return "\n".join([head, f"<title>{escape(self._title)}</title>", *self._out, "</svg>", ""])

    def _add(self, name: str, **attributes: object) -> None:
        written = [f'{key.replace("_", "-")}="{_number(value)}"' for key, value in attributes.items()]
        self._out.append(f"<{name} {' '.join(written)}/>")


def _number(value: object) -> str:
    return f"{value:g}" if isinstance(value, float | int) else str(value)
