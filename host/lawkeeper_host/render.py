"""Screens and the ring as pictures, for the documentation and for looking at."""

import math
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from lawkeeper.ui.canvas import COLUMNS, Canvas
from lawkeeper.ui.ring import FAST, SLOW, Ring
from lawkeeper.ui.screen import ROWS, Screen

Colour = tuple[int, int, int]

GLASS = (8, 10, 14)
LIT = (215, 238, 255)
GLOW = (150, 170, 186)  # between two lit dots
CASE = (38, 40, 44)
DARK_LIGHT = (62, 64, 68)


def pixels(buffer: bytes | bytearray) -> Image.Image:
    """The display memory (8 pages of 128 columns) as a black and white picture of 128 x 64."""
    image = Image.new("1", (COLUMNS, 8 * ROWS))
    for at, column in enumerate(buffer):
        for bit in range(8):
            if column >> bit & 1:
                image.putpixel((at % COLUMNS, 8 * (at // COLUMNS) + bit), 1)
    return image


def display_picture(buffer: bytes | bytearray, scale: int = 4) -> Image.Image:
    """The display as it looks: pale blue dots with a little dark between them, on black glass."""
    edge = 2 * scale
    picture = Image.new("RGB", (COLUMNS * scale + 2 * edge, 8 * ROWS * scale + 2 * edge), GLASS)
    draw = ImageDraw.Draw(picture)
    source = pixels(buffer)
    dot = max(0, scale - 2)
    for y in range(source.height):
        for x in range(source.width):
            if source.getpixel((x, y)):
                left, top = edge + x * scale, edge + y * scale
                draw.rectangle((left, top, left + scale - 1, top + scale - 1), fill=GLOW)
                draw.rectangle((left, top, left + dot, top + dot), fill=LIT)
    return picture


def screen_picture(screen: Screen, scale: int = 4) -> Image.Image:
    """A Screen as the display shows it."""
    canvas = Canvas()
    canvas.draw(screen)
    return display_picture(canvas.buffer, scale)


def ring_picture(frame: Sequence[int], t: int = 0, size: int = 272) -> Image.Image:
    """The ring of as many lights as `frame` has at time `t` (ms), light 0 on top and then clockwise.

    A light that is off is an empty circle; one that blinks has a second circle around it.
    """
    lights = len(frame)
    ring = Ring(lights)
    ring.render(bytearray(frame), t, 10)
    peak = max(1, *ring.rgb)
    picture = Image.new("RGB", (size, size), CASE)
    draw = ImageDraw.Draw(picture)
    for i in range(lights):
        angle = 2 * math.pi * i / lights
        x, y = size / 2 + 0.41 * size * math.sin(angle), size / 2 - 0.41 * size * math.cos(angle)
        colour = _shade(ring.rgb[3 * i : 3 * i + 3], peak)
        _spot(draw, x, y, 0.035 * size, colour or CASE, colour or DARK_LIGHT)
        if colour and frame[i] >> 4 & 3 in (SLOW, FAST):
            _spot(draw, x, y, 0.05 * size, None, colour)
    return picture


def _spot(
    draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: Colour | None, edge: Colour
) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill, outline=edge)


def _shade(rgb: bytes | bytearray, peak: int) -> Colour | None:
    """How a light looks on paper, far brighter than its value, as the eye sees it; None when it is off."""
    if not any(rgb):
        return None
    red, green, blue = (round(255 * (value / peak) ** 0.45) for value in rgb)
    return red, green, blue


def box_picture(screen: Screen, frame: Sequence[int], t: int = 0, scale: int = 4) -> Image.Image:
    """Display and ring side by side, as they stand on the table."""
    display = screen_picture(screen, scale)
    ring = ring_picture(frame, t, display.height)
    edge = 4 * scale
    size = (display.width + ring.width + 3 * edge, display.height + 2 * edge)
    picture = Image.new("RGB", size, CASE)
    picture.paste(display, (edge, edge))
    picture.paste(ring, (display.width + 2 * edge, edge))
    return picture


def save(picture: Image.Image, path: Path) -> None:
    """Write a PNG that is the same whenever the picture is the same."""
    picture.save(path, format="PNG", optimize=True)
