"""The screen can be read back from its pixels: whatever `ui` draws, wherever it has wandered to."""

import io

import pytest
from PIL import Image

from lawkeeper.ui.canvas import Canvas
from lawkeeper.ui.font import SIGNS
from lawkeeper.ui.screen import Screen
from lawkeeper_host.sim.reading import inverse, png, text

MENU = Screen(
    "Infer\t18 left", ["▶ Build", "Publish a theory", "5 ● 3 ○\t♠♥♦♣"], "A choose\tB back", cursor=1
)
CLOCK = Screen("Time\t2", ["paused"], "A go on", big="09:59")


def shown(screen, nudges=0):
    canvas = Canvas()
    for _ in range(nudges):
        canvas.nudge()
    canvas.draw(screen)
    return bytes(canvas.buffer)


@pytest.mark.parametrize("nudges", range(4))
@pytest.mark.parametrize("screen", [MENU, CLOCK, Screen(), Screen(bar=(3, 7))])
def test_what_was_drawn_is_read(screen, nudges):
    assert text(shown(screen, nudges)) == screen.lines()


def test_every_character_is_told_from_every_other():
    characters = "".join(map(chr, range(33, 127))) + SIGNS
    rows = [characters[start : start + 21] for start in range(0, len(characters), 21)]
    for start in range(0, len(rows), 6):
        screen = Screen("x", rows[start : start + 6])
        assert text(shown(screen)) == screen.lines()


@pytest.mark.parametrize("big", ["O", "X", "10", "-3", "1:00", "✓"])
def test_big_characters_are_read(big):
    assert text(shown(Screen("Verdict", big=big)))[2].strip() == "[[%s]]" % big


def test_the_cursor_is_seen():
    picture = shown(MENU)
    assert [row for row in range(8) if inverse(picture, row)] == [2]


@pytest.mark.parametrize("half", (1, 2))
@pytest.mark.parametrize("nudges", range(2))
def test_a_row_of_which_half_is_inverse_is_read(half, nudges):
    screen = Screen("Dust", ["DISCIPLINE CONFIDENCE", "NOODLE     BEAR", "BELL"], "A why", cursor=1)
    screen.half = half
    picture = shown(screen, nudges)
    assert text(picture) == screen.lines()
    assert [row for row in range(8) if inverse(picture, row)] == [2]


def test_a_dark_screen_is_empty_and_noise_is_unreadable():
    assert text(bytes(1024)) == [" " * 21] * 8
    assert "\N{REPLACEMENT CHARACTER}" in text(b"\xaa\x55" * 512)[0]


def test_a_picture_of_the_screen_is_a_png_of_its_size():
    image = Image.open(io.BytesIO(png(shown(MENU), 2)))
    assert image.format == "PNG" and image.width >= 256 and image.height >= 128
