# portable: runs on CPython and on the MicroPython VM
"""The tables of the boards: whole, without a pin used twice, and the right one is found."""

from fakes.checks import raises
from lawkeeper.box import boards
from lawkeeper.ui.buttons import KEYS, NAMES

ROWS = [boards.load(name) for name, _ in boards.BOARDS]


def test_every_board_has_the_six_buttons_in_their_order():
    for row in ROWS:
        buttons = [terminal.lower() for part, terminal, _ in row.PINS if part == "button"]
        assert buttons == [name.lower() for name in NAMES[:KEYS]]


def test_number_keys_come_all_six_in_their_order_or_not_at_all():
    found = {row.NAME: [terminal for part, terminal, _ in row.PINS if part == "key"] for row in ROWS}
    assert found == {"pico_ring": [], "macropad": list(NAMES[KEYS:])}


def test_no_pin_and_no_terminal_is_used_twice():
    for row in ROWS:
        pins = [pin for _, _, pin in row.PINS]
        assert len(set(pins)) == len(pins)
        assert len({(part, terminal) for part, terminal, _ in row.PINS}) == len(pins)


def test_every_board_has_a_display_a_ring_and_a_sounder():
    for row in ROWS:
        assert {part for part, _, _ in row.PINS} - {"key"} == {"display", "button", "sounder", "ring"}
        assert row.LIGHTS[0] in (12, 24)
        assert row.DISPLAY[1] in ("i2c", "spi")


def test_a_file_is_called_as_it_says():
    assert [row.NAME for row in ROWS] == [name for name, _ in boards.BOARDS]


def test_the_board_id_chooses_the_file():
    assert boards.choose("raspberry_pi_pico", None) == "pico_ring"
    assert boards.choose("raspberry_pi_pico2", None) == "pico_ring"
    assert boards.choose("adafruit_macropad_rp2040", "") == "macropad"


def test_settings_toml_overrides_the_board_id():
    assert boards.choose("adafruit_macropad_rp2040", "pico_ring") == "pico_ring"
    assert boards.choose("some_other_board", "macropad") == "macropad"


def test_an_unknown_board_is_told_by_its_name_and_what_to_do():
    said = raises(boards.UnknownBoard, boards.choose, "some_other_board", None).args[0]
    assert "some_other_board" in said
    assert "LAWKEEPER_BOARD" in said
    assert "pico_ring, macropad" in said


def test_a_board_that_settings_toml_misspells_is_told():
    said = raises(boards.UnknownBoard, boards.choose, "raspberry_pi_pico", "pico-ring").args[0]
    assert said == "settings.toml asks for the board pico-ring. There are: pico_ring, macropad."


def test_pins_are_found_by_part_and_terminal():
    row = boards.load("pico_ring")
    assert boards.pin(row, "button", "B") == "GP15"
    assert boards.pin(row, "sounder", "ENABLE") is None
    assert boards.pins(row, "display") == ["GP4", "GP5"]
