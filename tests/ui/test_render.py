"""Pictures of screens and rings."""

from PIL import Image

from lawkeeper.ui.canvas import Canvas
from lawkeeper.ui.ring import AMBER, GREEN, OFF, RED, SLOW, WHITE, fill_up
from lawkeeper.ui.screen import Screen
from lawkeeper_host import render

SCREEN = Screen("INFER", ["", "E"], "B back\tA open")


def lit_frame() -> bytearray:
    frame = bytearray(24)
    frame[0], frame[6], frame[12] = GREEN, RED | SLOW << 4, AMBER
    return frame


def test_the_pixels_are_those_of_the_display_memory():
    canvas = Canvas()
    canvas.draw(SCREEN)
    image = render.pixels(canvas.buffer)
    assert image.size == (128, 64)
    for x in range(128):
        for y in range(64):
            lit = canvas.buffer[y // 8 * 128 + x] >> y % 8 & 1
            assert bool(image.getpixel((x, y))) == bool(lit)


def test_a_screen_is_drawn_to_scale():
    picture = render.screen_picture(SCREEN, 4)
    assert picture.size == (128 * 4 + 16, 64 * 4 + 16)
    assert picture.getpixel((8 + 4 * 1 + 1, 8 + 4 * 17 + 1)) == render.LIT
    assert picture.getpixel((8 + 4 * 0 + 1, 8 + 4 * 17 + 1)) == render.GLASS


def test_the_smallest_scale_is_one_dot_a_pixel():
    assert render.screen_picture(SCREEN, 1).size == (132, 68)


def test_light_0_is_on_top_and_they_go_clockwise():
    picture = render.ring_picture(lit_frame(), size=200)
    top, right, bottom, left = (picture.getpixel(at) for at in ((100, 18), (182, 100), (100, 182), (18, 100)))
    assert top == (0, 255, 0)
    assert right == (255, 0, 0)
    assert bottom[0] > bottom[1] > bottom[2] == 0
    assert left == render.CASE


def test_a_blinking_light_is_darker_half_a_second_later():
    now, later = (render.ring_picture(lit_frame(), t, size=200).getpixel((182, 100)) for t in (0, 500))
    assert now[0] > later[0] > 0


def test_a_light_that_blinks_has_a_circle_around_it():
    picture = render.ring_picture(lit_frame(), size=200)
    steady, blinking, dark = ((100, 8), (192, 100), (8, 100))
    assert picture.getpixel(blinking) == (255, 0, 0)
    assert picture.getpixel(steady) == picture.getpixel(dark) == render.CASE


def test_a_ring_of_twelve():
    frame = bytearray(12)
    fill_up(frame, 12, WHITE)
    picture = render.ring_picture(frame, size=200)
    assert picture.getpixel((100, 18)) == (255, 255, 255)
    assert picture.getpixel((18, 100)) == render.CASE


def test_a_dark_ring_is_no_error():
    assert render.ring_picture(bytearray([OFF] * 24), size=100).getpixel((50, 9)) == render.CASE


def test_the_box_shows_display_and_ring_and_saves_the_same_bytes_each_time(tmp_path):
    picture = render.box_picture(SCREEN, lit_frame())
    display = render.screen_picture(SCREEN)
    assert picture.size == (2 * display.height + 256 + 48, display.height + 32)
    first, second = tmp_path / "a.png", tmp_path / "b.png"
    render.save(picture, first)
    render.save(render.box_picture(SCREEN, lit_frame()), second)
    assert first.read_bytes() == second.read_bytes()
    assert Image.open(first).size == picture.size
