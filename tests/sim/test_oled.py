"""The display chips decode the bytes that a real one would, and show the picture the right way round."""

from lawkeeper_host.sim.oled import Sh1106, Ssd1306

ON = (0x8D, 0x14, 0xAF, 0xA1, 0xC8)


def told(chip, *commands):
    for command in commands:
        chip.command(command)
    return chip


def pixel(picture, x, y):
    return picture[(y >> 3) * 128 + x] >> (y & 7) & 1


def lit(picture):
    return [(x, y) for y in range(64) for x in range(128) if pixel(picture, x, y)]


def cleared(chip):
    for page in range(8):
        told(chip, 0xB0 | page, 0x00, 0x10)
        chip.data(bytes(chip.columns))
    return chip


def upright(kind):
    return cleared(told(kind(), *ON, 0x20, 0x02) if kind is Ssd1306 else told(kind(), 0xAF, 0xA1, 0xC8))


def test_after_power_on_a_chip_is_dark():
    assert not any(Ssd1306().picture()) and not any(Sh1106().picture())
    assert not told(Ssd1306(), 0xAF).lit, "without its charge pump an SSD1306 module gives no light"
    assert told(Sh1106(), 0xAF).lit


def test_horizontal_mode_fills_the_window_and_wraps_inside_it():
    chip = told(upright(Ssd1306), 0x20, 0x00, 0x21, 10, 12, 0x22, 3, 4)
    chip.data(bytes((1, 2, 3, 4, 5, 6, 7)))
    picture = chip.picture()
    assert picture[3 * 128 + 10 : 3 * 128 + 13] == bytes((7, 2, 3))
    assert picture[4 * 128 + 10 : 4 * 128 + 13] == bytes((4, 5, 6))


def test_vertical_mode_goes_down_first():
    chip = told(upright(Ssd1306), 0x20, 0x01, 0x21, 5, 6, 0x22, 0, 1)
    chip.data(bytes((1, 2, 3)))
    picture = chip.picture()
    assert (picture[5], picture[128 + 5], picture[6]) == (1, 2, 3)


def test_page_mode_stays_in_its_page():
    chip = told(upright(Ssd1306), 0xB2, 0x0E, 0x17)
    chip.data(b"\xff" * 3)  # columns 126, 127, then 0 of the same page
    picture = chip.picture()
    assert (picture[2 * 128 + 126], picture[2 * 128 + 127], picture[2 * 128]) == (255, 255, 255)
    assert sum(map(bool, picture)) == 3


def test_sh1106_shows_columns_2_to_129():
    chip = told(upright(Sh1106), 0xB0, 0x00, 0x10)
    chip.data(b"\x01\x01\x01")
    assert lit(chip.picture()) == [(0, 0)]
    told(chip, 0xB7, 0x01, 0x18)
    chip.data(b"\x80\x80\x80\x80")  # 129, 130, 131 and one that falls off the end
    assert lit(chip.picture()) == [(0, 0), (127, 63)]


def test_the_picture_is_turned_by_remap_and_scan_direction():
    for kind, first in ((Ssd1306, (0x00, 0x10)), (Sh1106, (0x02, 0x10))):
        chip = told(upright(kind), 0xA0, 0xC0, 0xB0, *first)
        chip.data(b"\x01")
        assert lit(chip.picture()) == [(127, 63)]
        told(chip, 0xC8)
        assert lit(chip.picture()) == [(127, 0)]


def test_start_line_and_offset_move_the_picture_up():
    chip = told(upright(Ssd1306), 0xB2, 0x00, 0x10)
    chip.data(b"\x10")
    assert lit(chip.picture()) == [(0, 20)]
    told(chip, 0x40 | 5)
    assert lit(chip.picture()) == [(0, 15)]
    told(chip, 0xD3, 20)
    assert lit(chip.picture()) == [(0, 59)]


def test_inverse_all_on_and_contrast():
    chip = told(upright(Ssd1306), 0xA7, 0x81, 0x21)
    assert set(chip.picture()) == {0xFF} and chip.contrast == 0x21
    told(chip, 0xA6, 0xA5)
    assert set(chip.picture()) == {0xFF}
    told(chip, 0xA4, 0xAE)
    assert not any(chip.picture())


def test_arguments_may_come_in_later_transfers_and_unknown_commands_are_kept():
    chip = told(upright(Ssd1306), 0x81)
    told(chip, 0xAE)  # an argument here, not "off"
    assert chip.contrast == 0xAE and chip.on
    told(chip, 0xF3)
    assert chip.unknown == {0xF3}
    assert told(upright(Sh1106), 0x20).unknown == {0x20}, "the SH1106 has no addressing modes"


def test_a_reset_forgets_everything():
    chip = upright(Ssd1306)
    chip.reset()
    assert not chip.lit and chip.contrast == 0x7F and any(chip.ram)
