"""The bench can say `over`, and the budgets that need no stop-watch are held here, in every test run."""

import pytest

from lawkeeper_host.checks import bench, bench_device, bench_link
from lawkeeper_host.checks.figures import Figure


def test_a_figure_says_whether_it_keeps_its_budget():
    assert Figure("heap", 80, "bytes", 80).line().split() == ["heap", "80", "bytes", "80", "ok"]
    over = Figure("heap", 81, "bytes", 80, "home").line().split()
    assert over == ["heap", "81", "bytes", "80", "over", "home"]
    assert Figure("speed", 1234.5, "bytes/s").line().split() == "speed 1,234.50 bytes/s - -".split()
    assert Figure("board", None, "s", 5, "no board").line().split() == "board - s 5 - no board".split()
    assert not Figure("board", None, "s", 5).over


@pytest.mark.parametrize(("value", "code"), [(1, 0), (3, 1)])
def test_the_bench_fails_when_a_figure_is_over(monkeypatch, capsys, value, code):
    monkeypatch.setattr(bench, "figures", lambda every, board: iter([Figure("x", value, "ms", 2)]))
    assert bench.main([]) == code
    assert "x" in capsys.readouterr().out


@pytest.mark.parametrize("group", [bench_device.first_screen, bench_device.journal])
def test_budgets_are_kept(group):
    figures = list(group())
    assert [figure.line() for figure in figures if figure.over] == []
    assert any(figure.most for figure in figures)


# Screens that may be over the budget of 80 KB, and what they may take until they are not: a board has 146 KB.
OVER = {"say": 96, "search": 104}
HEAP, LARGEST = "vm: heap in ", "vm: heap in use, largest of all screens"


def unexpected(figures: list[Figure]) -> list[str]:
    """The lines of all figures that are over, but for the screens in OVER as long as they keep to that."""
    screens = {figure.name: figure.value or 0 for figure in figures if figure.name.startswith(HEAP)}
    allowed = {
        name: most * 1024 for name in screens for start, most in OVER.items() if name.startswith(HEAP + start)
    }
    if LARGEST in screens:
        allowed[LARGEST] = max(allowed.values(), default=0)
    over = [figure for figure in figures if figure.over]
    return [figure.line() for figure in over if (figure.value or 0) > allowed.get(figure.name, 0)]


def test_a_figure_that_is_over_is_found_whatever_it_is_called() -> None:
    kept = [Figure(HEAP + "home", 79, "bytes", 80), Figure(HEAP + "search", 100 * 1024, "bytes", 80)]
    kept.append(Figure(LARGEST, 100 * 1024, "bytes", 80))
    assert unexpected(kept) == []
    for name, value in (("home", 81), ("search", 105 * 1024), ("use, largest of all screens", 105 * 1024)):
        over = Figure(HEAP + name, value, "bytes", 80)
        assert unexpected([*kept, over]) == [over.line()]
    press = Figure("press: rows sent, largest", 9, "rows", 8)
    assert unexpected([*kept, press]) == [press.line()]


def test_heap_and_presses_of_all_screens_keep_their_budgets() -> None:
    figures = [*bench_device.heap(True), *bench_device.presses()]
    assert unexpected(figures) == []
    screens = [figure for figure in figures if figure.name.startswith(HEAP) and figure.most]
    assert len(screens) > 140 and all((figure.value or 0) > 40_000 for figure in screens)
    assert [figure.name for figure in figures if figure.most and not figure.name.startswith(HEAP)] == [
        "press: rows sent, largest", "press: showing them on the board, largest"
    ]


def test_a_thousand_different_laws_of_ordinary_length():
    section = bench_link.thousand_laws()
    assert section.count == 1000
    assert 50_000 < section.length < 80_000
    assert len(set(map(bench_link._law, range(1000)))) == 1000
