"""The bench can say `over`, and the budgets that need no stop-watch are held here, in every test run."""

import pytest

from lawkeeper_host.checks import bench, bench_device, bench_link
from lawkeeper_host.games.infer.bench import journal
from lawkeeper_host.measure.figures import Figure


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


@pytest.mark.parametrize(
    ("group", "name", "most"),
    [
        (bench_device.first_screen, "first screen: modules imported, as .mpy", 60 * 1024),
        (journal.figures, "journal: bytes a move, largest", 16),
    ],
)
def test_budgets_are_kept(group, name, most):
    figure = next(figure for figure in group() if figure.name == name)
    assert figure.most == most and figure.value and not figure.over, figure.line()


def test_a_thousand_different_records_of_ordinary_length():
    section = bench_link.thousand_records()
    assert section.count == 1000
    assert 50_000 < section.length < 80_000
    assert len(set(map(bench_link._record, range(1000)))) == 1000
