"""Whatever our packs can be the law of, players can say by the box's buttons, in few presses."""

import os
import statistics
from pathlib import Path
from typing import Any

import pytest

from fakes.infer_lawful import ALL_ODD
from fakes.theories import box_with, tree_of
from lawkeeper.games.infer.laws.english import sentence
from lawkeeper_host.games.infer.bench.presses import MEAN_MOST, figures, laws, presses, said
from lawkeeper_host.games.infer.laws import understand
from lawkeeper_host.measure.figures import Figure

NAMES = ("orange", "blue", "white")
PLACE = Path(__file__).parents[3] / "host" / "packs"


@pytest.fixture(scope="module")
def ways() -> dict[bool, list[tuple[Any, tuple[str, ...]]]]:
    """By whether they are of directions: each law of our packs, and the presses that say it."""
    found = {}
    for compass in (False, True):
        found[compass] = [(tree, presses(tree, compass)) for tree in laws(compass, PLACE)]
    return found


def test_every_law_of_our_packs_can_be_said(ways: dict[bool, list[tuple[Any, tuple[str, ...]]]]) -> None:
    assert len(ways[False]) == 176 and len(ways[True]) == 24
    for found in ways.values():
        assert [sentence(tree, NAMES) for tree, way in found if not way] == []


def test_a_theory_takes_eight_presses_in_the_mean(
    ways: dict[bool, list[tuple[Any, tuple[str, ...]]]],
) -> None:
    numbers = [len(way) for _, way in ways[False]]
    assert statistics.mean(numbers) <= MEAN_MOST
    assert statistics.quantiles(numbers, n=10)[8] <= 10
    assert statistics.mean([len(way) for _, way in ways[True]]) <= 9


def test_what_players_type_takes_eight_presses_in_the_median() -> None:
    """Those sentences were gathered to cover the language, far more than what is common."""
    ways = {tree: presses(tree) for tree in set(said())}
    numbers = [len(ways[tree]) for tree in said() if ways[tree]]
    assert len(numbers) >= 335
    assert statistics.median(numbers) <= 8 and statistics.mean(numbers) <= MEAN_MOST
    assert statistics.quantiles(numbers, n=10)[8] <= 11


def test_the_presses_say_the_very_sentence(
    ways: dict[bool, list[tuple[Any, tuple[str, ...]]]], tmp_path: Path
) -> None:
    """Of every fourth law, from the table on, on a box that plays."""
    os.chdir(tmp_path)
    for compass, found in ways.items():
        for number, (tree, way) in enumerate(found[::4]):
            if number % 50 == 0:  # a journal holds a hundred theories that are taken back
                flow = box_with(ALL_ODD, starters=(("O1",), ("B2",)), compass=compass)
                flow.app.to_game()
            for press in way:
                flow.do(press + (" let go " + press.split()[-1] if " " in press else ""))
            assert tree_of(flow) == tree, (sentence(tree, NAMES), way, flow.text())
            flow.wait(1)
            flow.do("left")  # the theory is taken back
            flow.do("A")


def test_common_theories_take_few_presses() -> None:
    for law, most in (
        ("There must be at least one blue die.", 4),
        ("There must be no orange dice.", 4),
        ("There must be exactly two white dice.", 6),
        ("All dice must be the same colour.", 5),
        ("All dice must be odd.", 5),
        ("There must be more blue dice than white dice.", 8),
        ("There must be exactly one group.", 7),
    ):
        assert len(presses(understand(law, NAMES))) <= most, law


def test_the_bench_tells_mean_and_tenth(monkeypatch: pytest.MonkeyPatch) -> None:
    from lawkeeper_host.games.infer.bench import presses as bench

    few = list(laws(False, PLACE))[:12]
    monkeypatch.setattr(bench, "laws", lambda compass: few)
    monkeypatch.setattr(bench, "said", lambda: few)
    plain, directions, typed = figures()
    assert typed.most == MEAN_MOST and "12 sentences of players; median" in typed.note
    assert isinstance(plain, Figure) and plain.most == MEAN_MOST and directions.most is None
    assert "12 laws; median" in plain.note and "90th percentile" in plain.note and plain.value


def test_the_distribution_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from lawkeeper_host.games.infer.bench import presses as bench

    few = list(laws(False, PLACE))[:12]
    monkeypatch.setattr(bench, "laws", lambda compass: few)
    bench.main()
    told = capsys.readouterr().out
    assert "All but directions: mean" in told and "12 theories; median" in told and "#" in told
    assert "There must be" in told and "hold A)" in told
