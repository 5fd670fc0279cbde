"""The virtual box runs this project's firmware as it is, from boot.py to the last screen."""

import itertools
from pathlib import Path

import pytest

from lawkeeper_host.find import connect
from lawkeeper_host.sim.box import VirtualBox
from lawkeeper_host.sim.loading import load

PACKS = Path(__file__).parents[2] / "host" / "packs"
HOME = "Play Infer"  # its title stands above a sentence over it, too


@pytest.fixture
def make_real(tmp_path):
    """`make(**options)`: a box with the project's firmware, twice as fast, not yet powered."""
    boxes = []
    numbers = itertools.count()

    def make(**options):
        boxes.append(VirtualBox(tmp_path / str(next(numbers)), **{"seed": 1, "speed": 2.0, **options}))
        return boxes[-1]

    yield make
    for box in boxes:
        box.close()


def at_home(box):
    """Past whatever the box complains of at its start."""
    box.wait_until(lambda: box.view.lit and box.screen_text().strip(), what="a first screen")
    while HOME not in box.screen_text():
        before = box.screen
        box.press("B")
        box.wait_until(lambda before=before: box.screen != before, what="the next screen")
    return box


def in_a_game(box):
    """A game has begun: the box wants to be handed to the Universe."""
    load(box, [PACKS])
    box.wait_for("of puzzles")
    at_home(box)
    box.press("A")
    box.wait_for("NEW GAME")
    for button in ("DOWN", "RIGHT", "UP", "A"):  # a player is the Universe
        box.press(button)
    box.wait_for("PASS THE BOX")
    return box


def test_it_starts_and_its_buttons_work(make_real):
    box = make_real()
    box.power_on()
    at_home(box)
    assert box.view.usb["data"] and not box.view.usb["console"] and not box.view.usb["drive"]
    box.wait_until(lambda: box.cursor() == 1)
    box.press("DOWN")
    box.wait_until(lambda: box.cursor() == 2)


def test_a_host_loads_packs_over_the_cable(make_real):
    box = make_real()
    box.power_on()
    assert load(box, [PACKS]).startswith("Loaded 8 packs")
    assert "already" in load(box, [PACKS / "first-light.txt"])
    with connect(box.port) as client:
        assert client.hello()["box"] == "pico_ring" and len(client.library().packs) == 8


def test_a_game_outlives_a_power_cut(make_real):
    box = make_real()
    box.power_on()
    in_a_game(box)
    box.cut_power()
    box.power_on()
    box.wait_until(lambda: box.screen_text().strip() and HOME not in box.screen_text(), what="the game")
    assert box.view.boots == 2 and box.view.erases == 0


def test_the_macropad_runs_the_same_firmware(make_real):
    box = make_real(board="macropad")
    box.power_on()
    at_home(box)
    assert len(box.ring()) == 12
    box.press("KEY8")
    box.wait_until(lambda: box.cursor() == 2)


def test_an_sh1106_needs_its_line_in_the_settings(make_real):
    box = make_real(chip="sh1106")
    settings = box.state.drive / "settings.toml"
    settings.write_text(settings.read_text("utf-8") + '\nLAWKEEPER_DISPLAY = "sh1106"\n', "utf-8")
    box.power_on()
    at_home(box)
    assert "does not know the command" not in box.console


def test_a_box_without_its_display_runs_on_and_says_so_over_the_cable(make_real):
    box = make_real(chip="none")
    box.power_on()
    box.wait_until(lambda: box.port, what="the port")
    with connect(box.port) as client:
        complaints = client.request("status")["complaints"]
    assert any("display" in sentence for sentence in complaints) and not any(box.screen)


def test_b_at_power_on_opens_service_mode(make_real):
    box = make_real()
    box.power_on(hold=("B",))
    box.wait_for("Service mode")
    assert box.view.usb["console"] and box.view.usb["drive"]


def test_the_display_wakes_dims_and_turns_as_the_settings_say(make_real):
    box = make_real()
    settings = box.state.drive / "settings.toml"
    settings.write_text('LAWKEEPER_TURNED = "yes"\nLAWKEEPER_BRIGHTNESS = 10\n', "utf-8")
    box.power_on()
    box.wait_until(lambda: box.view.lit and any(box.screen))
    turned = bytes(int(format(value, "08b")[::-1], 2) for value in reversed(box.screen))
    from lawkeeper_host.sim.reading import text

    assert HOME in "\n".join(text(turned)) and box.view.contrast > 200


def test_the_same_seed_gives_the_same_game(make_real):
    games = []
    for _ in range(2):
        box = make_real()
        box.power_on()
        in_a_game(box)
        games.append(box.state.nvm.read_bytes())
        box.close()
    assert games[0] == games[1]


def test_a_fault_of_the_processor_is_got_over(make_real):
    box = make_real()
    box.power_on()
    at_home(box)
    box.crash("HARD_FAULT")
    box.wait_until(lambda: box.view.stage == "code.py", what="the start after the fault")
    at_home(box)
    assert box.view.usb["data"] and not box.view.usb["console"]
