"""A first game of Infer on the virtual box, as a table plays it: cable in, power cut in the middle of it."""

import re
from pathlib import Path

import pytest

from lawkeeper_host.errors import BoxRefused
from lawkeeper_host.find import connect
from lawkeeper_host.record import checks, read_journal, tell
from lawkeeper_host.sim.box import VirtualBox
from lawkeeper_host.sim.loading import load

PACKS = Path(__file__).parents[2] / "host" / "packs"
LONG_MS = 2200
EXPLAINS = "B no more help A next"
SEAL = re.compile(r"\b[0-9A-Z]{5}-[0-9A-Z]{5}\b")


@pytest.fixture
def box(tmp_path):
    with VirtualBox(tmp_path, seed=7, speed=5) as box:
        box.power_on()
        box.wait_for("LAWKEEPER")
        load(box, [PACKS])
        box.wait_for("of puzzles")
        yield box


def step(box, button, ms, *words):
    """What people do: wait a moment, press, see what it says then; first what a new page says of itself."""
    box.pass_time(1200)
    box.press(button, ms)
    for word in words:
        box.wait_until(
            lambda word=word: any(sign in box.screen_text() for sign in (word, EXPLAINS)), what=word
        )
        if EXPLAINS in box.screen_text():
            box.pass_time(1200)
            box.press("up")
        box.wait_for(word)


def play(box, *steps):
    for button, *words in steps:
        kind, _, name = button.rpartition(" ")
        step(box, name, {"": 60, "long": LONG_MS}[kind], *words)


def test_a_game_is_played_cut_won_and_read_back(box):
    play(box, ("A", "LAWKEEPER"), ("A", "NEW GAME: INFER"), ("down",), ("right", "a player"))
    play(box, ("down",), ("down",), ("down", "◀1▶"), ("right",), ("right", "◀3▶"), *[("up",)] * 4)
    play(box, ("A", "PASS THE BOX"), ("A", "KEEP ONE LAW"))
    play(box, ("A", "Keep law 1?"), ("A", "SEAL NUMBER"))
    noted = box.wait_until(lambda: SEAL.search(box.screen_text()), what="the seal number")[0]
    play(box, ("A", "TO START"), ("A", "✓"), ("B", "First turn"), ("A", "○ 1 ✗ 1"))
    play(box, ("A", "3 is ○", "○ 2 ✗ 1"))
    with connect(box.port) as client, pytest.raises(BoxRefused) as refused:
        client.record()
    assert refused.value.code == "sealed"
    box.cut_power()
    box.power_on()
    box.wait_for("power was off")
    play(box, ("A", "○ 2 ✗ 1"), ("right", "PUBLISH?"), ("A", "says it"), ("A", "contradict"), ("A", "JUDGE"))
    play(box, ("long right", "EVERYBODY WINS"), ("long A", "THE LAW"))
    with connect(box.port) as client:
        record = read_journal(client.record())
    story = tell(record)
    assert story.law and all(check.holds for check in checks(record, noted, None))
    assert story.law.split()[0] in box.screen_text(), "the law that the record tells is the one on the screen"
    assert box.view.erases <= 1
