"""MultiVerses on the virtual box, as three players play it: a law that is validated, one that is not, one
that compares, a copied one and one that the table judges, the power cut before that verdict, to the final
score; then the record is read back, reckoned anew and drawn."""

import json
from base64 import b64encode

import pytest
from click.testing import CliRunner
from sim.whole import cut, ended, play, seal_number, sealed_cut, started

from fakes.multiverses import setup
from lawkeeper.games.multiverses.fold.rules import MultiVerses
from lawkeeper.games.multiverses.fold.setup import day_of
from lawkeeper.games.multiverses.laws.english import sentence
from lawkeeper_host.cli import main
from lawkeeper_host.errors import BoxRefused
from lawkeeper_host.find import connect
from lawkeeper_host.games.multiverses import scoring, view
from lawkeeper_host.games.multiverses.parse import parse
from lawkeeper_host.page import html
from lawkeeper_host.record import to_json

YEAR, MONTH = 2026, 1


@pytest.fixture
def box(tmp_path):
    with started(tmp_path, 12) as box:
        yield box


class Plan:
    """A day of the month whose test words validate the laws that are played here.

    .day; .spared: a letter of the first test word that no word of the Dust has; .dead: one that the second
    has; the third comes after the reference word, which is one of the first."""

    def __init__(self):
        for self.day in range(1, 32):
            game = MultiVerses(setup(each=4, day=day_of(YEAR, MONTH, self.day)).encode(), b"")
            dust = [game.spelt(token) for token in game.tokens()]
            tests = [game.drawn_word(number)[:-1].decode().upper() for number in game.draws(3)]
            spared = set(tests[0]) - set("".join(dust))
            if spared and tests[2] > dust[2]:
                self.spared, self.dead = min(spared), tests[1][0]
                return
        raise AssertionError("no day of the month will do")


def letter(box, name):
    """On the grid: go to this letter, take it, and have done."""
    at = ord(name) - 65
    play(box, *[("down",)] * (at // 10), *[("right",)] * (at % 10), ("A", "A done"))
    play(box, ("A", "POTENTIALLY VALID?"))


def begin(box, day):
    """From the first page: four words for each, the Dust of this day. -> the seal number"""
    play(box, *[("down",)] * 4, ("A", "NEW: MULTIVERSES"), ("down",), ("down", "◀10▶"))
    play(box, *[("left",)] * 6, *[("down",)] * 3, ("right", "of a day"), *[("down",)] * 3)
    play(box, *[("right",)] * (day - 1))
    play(box, *[("up",)] * 8, ("A", "SEAL NUMBER"))
    noted = seal_number(box)
    play(box, ("A", "Dust 12"))
    return noted


def placed(box, then="TURN"):
    """The first word that fits goes to the first line that there is; under a law on paper all agree."""
    play(box, ("A", "FIT UNIVERSE"), ("A",))
    gone(box, "FIT UNIVERSE")
    for page, *steps in (("A place it", ("A",)), ("on paper?", ("down",), ("A",))):
        signs = ("A place it", "on paper?", then)
        box.wait_until(lambda: any(sign in box.screen_text() for sign in signs), what="the next page")  # noqa: B023
        if page in box.screen_text():
            play(box, *steps)
            gone(box, page)
    box.wait_for(then)


def gone(box, words):
    box.wait_until(lambda: words not in box.screen_text(), what="what comes after " + words)


def no_law(box, universes):
    play(box, ("A", "A LAW FOR"), *[("down",)] * (universes + 1), ("A", "NO LAW?"), ("A", "A WORD FOR"))


def test_three_play_every_kind_of_law_through_a_cut_to_the_final_score(box):
    plan = Plan()
    noted = begin(box, plan.day)
    # A law that is validated, and a word.
    typed = parse(f"must not contain {plan.spared}")
    with connect(box.port) as client:
        with pytest.raises(BoxRefused):
            client.request("say", b64=b64encode(typed).decode())
        play(box, ("A", "A LAW FOR"), ("A", "KIND OF LAW"))
        client.request("say", b64=b64encode(typed).decode())
    box.wait_for("POTENTIALLY VALID?")
    play(box, ("A", "Excluding: excellent."), ("A", "A WORD FOR"))
    placed(box)
    # One that is not, with the power cut while it is put together: no universe, no word.
    play(box, ("A", "A LAW FOR"), ("A", "KIND OF LAW"), ("A", "LETTERS IN A WORD"))
    play(box, ("A", "MUST IT?"), ("A", "WHICH LETTERS?"))
    cut(box)
    play(box, ("A", "must contain ..."))
    letter(box, plan.dead)
    play(box, ("A", "Including: invalid.", "No universe"), ("A", "TURN"))
    # One that compares: its reference word moves at once.
    play(box, ("A", "A LAW FOR"), ("A", "KIND OF LAW"), *[("down",)] * 3, ("A", "ALONG A LINE"))
    play(box, ("A", "MUST IT?"), ("A", "HOW?"))
    play(
        box, ("down",), ("A", "A compare"), ("A", "REFERENCE WORD"), ("A", "after ", "Excluding: excellent.")
    )
    play(box, ("A", "1 law, 1 word"))
    placed(box)
    # A copied one.
    play(box, ("A", "A LAW FOR"), ("A", "Copy a valid law"), ("up",), ("A", "COPY WHICH?"))
    play(box, ("A", "2 laws, 1 word"))
    placed(box)
    # One on paper: the table judges it, after a power cut; then the word that is placed.
    play(box, ("A", "A LAW FOR"), ("A", "KIND OF LAW"), *[("down",)] * 4, ("A", "paper as law 4"))
    play(box, ("A", "PAPER: LAW 4"))
    sealed_cut(box)
    play(box, ("A", "PAPER: LAW 4"), ("down",), ("A", "Excluding: excellent."), ("A", "A WORD FOR"))
    placed(box)
    # No more laws: the Dust runs out.
    for left in range(6, -1, -1):
        no_law(box, 1)
        placed(box, then="TURN" if left else "A long: draws")
    shown = box.screen_text()
    play(box, ("long A", "Next test words:"))
    record, story = ended(box, noted)
    held_against(story.end, shown)
    assert story.end.result == 3 and "won by player" in story.result and "Ada" in html(record, names=("Ada",))


def test_one_plays_through_a_cut_and_box_and_host_say_what_others_make_of_the_dust(box, tmp_path):
    play(box, *[("down",)] * 4, ("A", "NEW: MULTIVERSES"), ("down",), ("left",), ("left",), ("down", "◀10▶"))
    play(box, *[("left",)] * 6, ("up",), ("up",), ("A", "SEAL NUMBER"))
    noted = seal_number(box)
    play(box, ("A", "YOUR TURN", "Dust 4"))
    play(
        box, ("A", "A LAW FOR"), ("A", "KIND OF LAW"), ("up",), ("A", "paper as law 1"), ("A", "PAPER: LAW 1")
    )
    sealed_cut(box)
    play(box, ("A", "Say it yourself."), ("down",), ("A", "Excluding: excellent."), ("A", "A WORD FOR"))
    placed(box)
    for left in range(2, -1, -1):
        no_law(box, 1)
        placed(box, then="TURN" if left else "what the box makes")
    play(box, ("right", "THE SAME DUST"))
    box.wait_until(lambda: "plays ..." not in box.screen_text(), what="the box's score")
    shown = [row.split() for row in box.screen_text().splitlines()]
    mine = next(int(row[1]) for row in shown if row[:1] == ["You"])
    greedy = next(int(row[2]) for row in shown if row[:2] == ["The", "box"])
    play(box, ("B", "YOUR SCORE"), ("long A", "Next test words:"))
    record, _ = ended(box, noted)
    (tmp_path / "record.json").write_text(json.dumps(to_json(record)), "utf-8")
    said = CliRunner().invoke(
        main, ["multiverses", "score", str(tmp_path / "record.json"), "--best", "--json"]
    )
    found = json.loads(said.output)
    assert found["scores"] == [mine] and found["the box, greedily"] == greedy > 0
    assert found["beam search"] >= mine


def held_against(game, shown):
    """The scores on the screen are those that the host reckons from laws and lines."""
    said = [str(sentence(game.register.law(number))) for number in range(4)]
    assert said[1].startswith("must contain ") and said[2].startswith("must come ahead")
    assert [game.register.valid(number) for number in range(4)] == [True, False, True, True]
    assert sorted(len(universe.laws) for mine in game.multiverses for universe in mine) == [1, 1, 2]
    for seat in range(3):
        reckoned = scoring.multiverse([verse.universe for verse in view.verses(game, seat)])
        assert reckoned == game.score(seat) > 0 and f"P{seat + 1} " in shown and str(reckoned) in shown
    assert not game.left
