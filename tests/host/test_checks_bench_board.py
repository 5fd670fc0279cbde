"""The model of the board: its prices, what it is held against, and that no page of the tour is left out."""

import re
from dataclasses import replace
from statistics import median, quantiles

import pytest

from flows import tour as tour_of_screens
from lawkeeper import games
from lawkeeper_host.checks import bench, bench_board, bench_device, board_measured, board_model
from lawkeeper_host.checks.board_instrument import instrumented
from lawkeeper_host.checks.board_model import IMPORT, MAKE, REST, TIDY, VIEW, Press
from lawkeeper_host.games.game import Tours
from lawkeeper_host.measure import board_prices
from lawkeeper_host.measure.board_time import BYTECODES
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.places import ROOT

PRESS = Press(0, "a", "b", 8, {IMPORT: [1000]}, {VIEW: {"plain": 1000.0}}, 50_000, 50_000, 60_000)


def test_the_model_is_right_about_what_was_measured():
    assert board_measured.median_error() <= bench_board.ERROR_MOST
    of = {group: [] for group in board_measured.GROUPS}
    for cell in board_measured.cells():
        if cell.column == "total":
            of[cell.group].append(cell.error)
    for group in (board_measured.FITTED, board_measured.KEPT):
        assert len(of[group]) >= 20 and median(of[group]) <= 10 and quantiles(of[group], n=20)[-2] <= 30
    assert len(of[board_measured.BEFORE]) >= 15 and median(of[board_measured.BEFORE]) <= 20
    columns = {"tidy", "import", "make", "view", "draw", "bus", "gc", "free", "deep"}
    assert {cell.column for cell in board_measured.cells()} == columns | {"total"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"GC_LIVE_MS": 0.9, "KB_LIVE_MS": 0.4, "ROW_MS": 9, "COLD": 6},
        {"GC_LIVE_MS": 0.01, "KB_LIVE_MS": 0.0, "ROW_MS": 1, "COLD": 0.3},
    ],
)
def test_wrong_prices_fail_the_bench(monkeypatch, capsys, wrong):
    for name, value in wrong.items():
        monkeypatch.setattr(board_prices, name, value)
    assert board_measured.median_error() > bench_board.ERROR_MOST
    monkeypatch.setattr(bench_board, "tour", lambda: ())
    monkeypatch.setattr(bench_board, "figures", lambda presses: iter(()))
    monkeypatch.setattr(bench, "figures", bench_board_alone)
    assert bench.main([]) == 1
    assert re.search(r"median error .* over", capsys.readouterr().out)


def bench_board_alone(every_press, board):
    return bench_board.report(every_press)


def test_prices_stand_in_one_place():
    assert set(BYTECODES) - {"call"} <= set(board_prices.PRICES)
    price = re.compile(r"^_?(\w*_US|_US|ROW_MS|KB_MS|GC_MS|FILE_MS|COLD|PRICES) *= *[\d.({]", re.MULTILINE)
    found = [path for path in sorted((ROOT / "host").rglob("*.py")) if price.search(path.read_text("utf-8"))]
    assert [path.name for path in found] == ["board_prices.py"]


def test_a_press_is_priced_by_its_parts():
    ms = PRESS.ms()
    assert ms[VIEW] == pytest.approx(board_prices.COLD * board_prices.PRICES["plain"])
    assert ms[IMPORT] == pytest.approx(board_prices.FIND_MS + board_prices.import_ms([1000], 50_000))
    assert ms["bus"] == 8 * board_prices.ROW_MS and ms[REST] == board_prices.PAGE_MS
    assert ms[MAKE] == ms[TIDY] == 0
    assert PRESS.total == pytest.approx(sum(ms.values())) and PRESS.opens and PRESS.imported == 1
    same, start = replace(PRESS, before="b"), replace(PRESS, before="start")
    assert same.ms()[REST] == board_prices.PRESS_MS and start.ms()[REST] == board_prices.START_MS
    assert not same.opens and not start.opens


def test_imports_cost_more_the_more_is_alive_and_each_file_brings_a_collection():
    alone = board_prices.import_ms([2000], 80_000)
    assert board_prices.import_ms([1000, 1000], 80_000) == pytest.approx(
        alone + board_prices.FILE_MS + board_prices.gc_ms(80_000)
    )
    assert board_prices.import_ms([2000], 20_000) < alone
    two = board_prices.import_ms([1000, 1000], 80_000)
    assert board_prices.import_ms([1000, 1000], 80_000, filling=True) < two


def test_what_is_instrumented_says_the_same():
    text = "for char in 'abc':\n    x = '%s%d' % (char, 1 << 3)\ny = [c for c in 'ab']\n"
    text += "z = int.from_bytes(b'12', 'big')\n"
    made = instrumented(text)
    assert made.count("board_walked(") == 2 and "board_shifted(1, 3)" in made
    assert "board_formatted('%s%d', (char" in made and "board_from_bytes(b'12'" in made


pytestmark = pytest.mark.timeout(600)  # the tour three times over, once more on the VM


@pytest.fixture(scope="module")
def presses():
    return board_model.tour()


def test_every_page_of_the_tour_gets_a_row(presses):
    assert len(tour_of_screens.CHAPTERS) == board_model.CHAPTERS
    shown = list(bench_board.pages(presses))
    names = {text.split(" from ")[0] for text in shown[1:]}
    seen = {press.page for press in presses}
    assert names - {"power-on"} <= seen and "power-on" in names
    lists = [("menus", "lawkeeper.menus")] + [(row[1], "lawkeeper.games." + row[1]) for row in games.GAMES]
    for room, package in lists:
        every = games.modules.load(package).PAGES.split("\n")
        assert {f"{room}.{text.split()[0]}" for text in every if text} <= names
    assert all(len(text.split()) == len(shown[1].split()) for text in shown[1:])


def test_what_was_counted_is_of_the_built_package(presses):
    start = presses[0]
    assert start.start and start.imported >= 1 and start.rows == 8
    setup = next(press for press in presses if press.page == "infer.setup" and press.opens)
    assert setup.imported == 6  # as on the board: after the menus there is no room to load it ahead
    assert any(press.opens and not press.imported for press in presses)
    assert setup.work["draw"]["plain"] > 300 and setup.least > 30_000
    assert any("work" in press.work for press in presses)
    # The box heard of its memory, and let go of pages: without that it comes down to 10 KB.
    assert min(board_prices.free_bytes(press.least) for press in presses) > 30_000
    deep = max(presses, key=lambda press: press.most)
    assert deep.most >= max(press.least for press in presses)


def test_the_budgets_of_the_board_are_all_there(presses):
    figures = list(bench_board.figures(presses))
    assert len(figures) == 7 and all(figure.most or figure.least for figure in figures)
    assert {figure.unit for figure in figures} == {"ms", "files", "bytes"}


def test_long_games_are_held_against_the_budgets_one_by_one(monkeypatch):
    shown = replace(PRESS, page="potions.table")
    slow = replace(shown, chapter=1, before="potions.table", work={VIEW: {"plain": 200_000.0}})
    full = replace(shown, chapter=1, least=140_000, most=148_000)
    played = [shown, replace(shown, before="potions.table")] * 2 + [slow, full] * 2
    other = replace(full, chapter=0, page="menus.home")  # no page of the game
    monkeypatch.setattr(bench_board, "tour", lambda module, count: (*played, other))
    figures = list(bench_board.long_games("potions", Tours("flows.some", ("short", "long"))))
    assert [figure.name for figure in figures] == [
        f"potions, {name}: {what}"
        for name in ("short", "long")
        for what in ("same page", "page change", "memory free, least page", "memory free, at its deepest")
    ]
    assert [figure.over for figure in figures] == [False] * 4 + [True, False, True, True]


def test_the_long_games_of_every_game_are_in_the_bench(monkeypatch):
    asked = []
    monkeypatch.setattr(
        bench.bench_board, "long_games", lambda name, tours: asked.append((name, tours)) or ()
    )
    for room in (bench.bench_device, bench.bench_link, bench.bench_board):
        for name in ("first_screen", "loading", "report"):
            if hasattr(room, name):
                monkeypatch.setattr(room, name, lambda *_: ())
    for game in bench.GAMES:
        monkeypatch.setattr(type(game), "bench", lambda _: ())
    assert list(bench.figures(False, None)) == []
    assert (
        asked == [(game.name, game.tours) for game in bench.GAMES if game.tours] and asked[0][0] == "potions"
    )


def test_a_figure_may_have_to_be_at_least_something():
    assert Figure("free", 60, "KB", least=60).line().split() == ["free", "60", "KB", "60", "ok"]
    assert Figure("free", 59, "KB", least=60).over
    assert not Figure("free", None, "KB", least=60).over


def test_no_other_estimate_of_the_board_is_left():
    assert not hasattr(bench_device, "presses") and not hasattr(bench_device, "heap")
