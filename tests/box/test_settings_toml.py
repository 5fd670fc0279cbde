"""settings.toml names every setting with its default, and nothing that the firmware does not read."""

import re
import tomllib

from lawkeeper import games
from lawkeeper.box import boards
from lawkeeper.box.display import CHIPS
from lawkeeper.keep.settings import PREFIX, Settings
from lawkeeper_host.places import DEVICE, FIRMWARE

TABLE = Settings(declared=games.settings).rows()
TEXT = (FIRMWARE / "settings.toml").read_text("utf-8")
# A setting in a comment is a line of its own; every other comment is a sentence.
OFFERED = tomllib.loads("\n".join(re.findall(rf"^# ({PREFIX}\w+ = .*)$", TEXT, re.MULTILINE)))
BUILT_IN = {
    "LAWKEEPER_DISPLAY": CHIPS,
    "LAWKEEPER_BOARD": dict(boards.BOARDS),
    "LAWKEEPER_CURRENT": range(60, 1401),
}


def test_every_setting_stands_there_with_its_default():
    defaults = {PREFIX + row[1].upper(): row[3] for row in TABLE}
    assert {name: value for name, value in OFFERED.items() if name not in BUILT_IN} == defaults


def test_what_is_built_in_stands_there_with_a_value_that_exists():
    for name, values in BUILT_IN.items():
        assert OFFERED[name] in values


def test_as_it_is_delivered_it_changes_nothing_but_the_size_of_a_stack():
    active = tomllib.loads(TEXT)
    assert active == {"CIRCUITPY_PYSTACK_SIZE": 4096}
    assert active["CIRCUITPY_PYSTACK_SIZE"] % 4 == 0


def test_every_line_may_be_used_as_it_stands():
    read = Settings(None, lambda key: str(OFFERED[key]) if key in OFFERED else None, games.settings)
    assert read.complaints == []


def test_every_choice_is_named():
    for _, name, kind, _, limits, _, _ in TABLE:
        if kind == "choice":
            before = TEXT[: TEXT.index(PREFIX + name.upper())].rsplit("\n\n", 1)[1]
            assert all(f'"{choice}"' in before for choice in limits) or set(limits) == {"yes", "no"}


def test_names_in_the_firmware_are_the_names_in_the_file():
    used = set()
    for path in DEVICE.rglob("*.py"):
        used |= set(re.findall(r'"(LAWKEEPER_[A-Z_]+)"', path.read_text("utf-8")))
    assert used - {PREFIX} == set(BUILT_IN)
