"""A first game of Infer on the virtual box, as a table plays it: cable in, power cut in the middle of it."""

from pathlib import Path

import pytest
from sim.whole import ended, play, seal_number, sealed_cut

from lawkeeper_host.sim.box import VirtualBox
from lawkeeper_host.sim.loading import load

PACKS = Path(__file__).parents[2] / "host" / "packs"


@pytest.fixture
def box(tmp_path):
    with VirtualBox(tmp_path, seed=7, speed=5) as box:
        box.power_on()
        box.wait_for("LAWKEEPER")
        load(box, [PACKS])
        box.wait_for("of puzzles")
        yield box


def test_a_game_is_played_cut_won_and_read_back(box):
    play(box, ("A", "LAWKEEPER"), ("A", "NEW GAME: INFER"), ("down",), ("right", "a player"))
    play(box, ("down",), ("down",), ("down", "◀1▶"), ("right",), ("right", "◀3▶"), *[("up",)] * 4)
    play(box, ("A", "PASS THE BOX"), ("A", "KEEP ONE LAW"))
    play(box, ("A", "Keep law 1?"), ("A", "SEAL NUMBER"))
    noted = seal_number(box)
    play(box, ("A", "TO START"), ("A", "✓"), ("B", "First turn"), ("A", "○ 1 ✗ 1"))
    play(box, ("A", "3 is ○", "○ 2 ✗ 1"))
    sealed_cut(box)
    play(box, ("A", "○ 2 ✗ 1"), ("right", "PUBLISH?"), ("A", "says it"), ("A", "contradict"), ("A", "JUDGE"))
    play(box, ("long right", "EVERYBODY WINS"), ("long A", "THE LAW"))
    _, story = ended(box, noted)
    assert story.law and story.law.split()[0] in box.screen_text(), (
        "the law that the record tells is the one on the screen"
    )
