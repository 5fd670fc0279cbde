"""The board by its model: what was predicted beside what was measured, every page of the tour, the budgets.

`python -m lawkeeper_host.checks.bench_board [--all]` prints them; `--all`: every press of the tour as well.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from statistics import quantiles

from lawkeeper_host.checks import board_measured
from lawkeeper_host.checks.board_model import COLUMNS, Press, tour
from lawkeeper_host.games.game import Tours
from lawkeeper_host.measure import board_prices
from lawkeeper_host.measure.figures import Figure

ERROR_MOST = 20  # percent
SAME_PAGE_MS_MOST = 50
PAGE_MS_MOST = 100
PICTURE_MS_MOST = 300
START_MS_MOST = 500
FREE_LEAST = 60_000
DEEP_LEAST = 45_000
IMPORTED_MOST = 1
FIRST_PAGE = "menus.home"
_KB = 1000


def report(every_press: bool = False) -> Iterator[str | Figure]:
    """Lines of tables, and the figures against their budgets."""
    yield from calibration()
    yield from errors()
    presses = tour()
    yield from pages(presses)
    if every_press:
        yield from (line("every press", press) for press in presses)
    yield from figures(presses)


# --- tables ---


def calibration() -> Iterator[str]:
    """The rows of the table of what was measured: predicted/measured in each cell, the row's median error."""
    cells = list(board_measured.cells())
    columns = list(dict.fromkeys((*board_measured.TIMES, *board_measured.MEMORY)))
    yield f"{'predicted/measured, ms and KB':<52} " + " ".join(f"{column:>9}" for column in columns)
    for group in board_measured.GROUPS:
        yield f"-- {group} --"
        for row in dict.fromkeys(cell.row for cell in cells if cell.group == group):
            found = {cell.column: cell for cell in cells if cell.row == row}
            shown = [_pair(found[column]) if column in found else "" for column in columns]
            yield f"{row:<52} " + " ".join(f"{text:>9}" for text in shown)


def errors() -> Iterator[Figure]:
    """How far off the model is."""
    error = board_measured.median_error()
    yield Figure("board model: median error", error, "%", ERROR_MOST, "of the rows above")
    for group in board_measured.GROUPS:
        error = board_measured.median_error(group)
        # What is left of builds that are no more only shows how well the model carries over.
        most = None if group == board_measured.BEFORE else ERROR_MOST
        yield Figure(f"board model: median error, {group}", error, "%", most)


def _pair(cell: board_measured.Cell) -> str:
    unit = _KB if cell.column in board_measured.MEMORY else 1
    return f"{cell.predicted / unit:.0f}/{cell.measured / unit:.0f}"


HEAD = f"{'page of the tour, its slowest opening':<40} {'files':>5} " + " ".join(
    f"{name:>6}" for name in (*COLUMNS, "total", "free", "lowest")
)


def pages(presses: Iterable[Press]) -> Iterator[str]:
    """A line for each page of the tour: its slowest opening, the least memory that it ever left."""
    rows: dict[str, list[Press]] = {}
    for press in presses:
        if press.start or press.opens:
            name = "power-on" if press.start and press.page == FIRST_PAGE else press.page
            rows.setdefault(name, []).append(press)
    yield HEAD
    for name, opened in sorted(rows.items()):
        slowest = max(opened, key=lambda press: press.total)
        yield line(name, slowest, max(one.least for one in opened), max(one.most for one in opened))


def line(name: str, press: Press, least: int = 0, most: int = 0) -> str:
    """A line of the table of pages: milliseconds, and KB free on the page and at the worst moment there."""
    ms = press.ms()
    free = [board_prices.free_bytes(live) / _KB for live in (least or press.least, most or press.most)]
    times = [*(ms[column] for column in COLUMNS), press.total, *free]
    label = f"{name} from {press.before}"
    return f"{label:<40} {press.imported:>5} " + " ".join(f"{value:>6.0f}" for value in times)


# --- budgets ---


def figures(presses: Sequence[Press]) -> Iterator[Figure]:
    """The figures against their budgets."""
    same = [press for press in presses if not press.opens and not press.start]
    opened = [press for press in presses if press.opens]
    yield _at_95("board: press to picture, same page", same, SAME_PAGE_MS_MOST)
    yield _at_95("board: press to picture, page change", opened, PAGE_MS_MOST)
    slowest = max((one for one in presses if not one.start), key=lambda press: press.total)
    yield Figure("board: first picture after a press, slowest", slowest.total, "ms", PICTURE_MS_MOST,
                 _way(slowest))  # fmt: skip
    start = max((one for one in presses if one.start), key=lambda press: press.total)
    yield Figure("board: power-on to picture, over empty", start.total, "ms", START_MS_MOST, _way(start))
    most = max(opened, key=lambda press: press.imported)
    yield Figure("board: files imported for a page change", most.imported, "files", IMPORTED_MOST, _way(most))
    yield from memory(presses)


def long_games(game: str, tours: Tours) -> Iterator[Figure]:
    """The figures of games that are long or large, each against the budgets."""
    presses = tour(tours.module, len(tours.names))
    for number, name in enumerate(tours.names):
        begin = f"{game}, {name}:"
        of_it = [press for press in presses if press.chapter == number and press.page.startswith(game)]
        yield _at_95(f"{begin} same page", [one for one in of_it if not one.opens], SAME_PAGE_MS_MOST)
        yield _at_95(f"{begin} page change", [one for one in of_it if one.opens], PAGE_MS_MOST)
        for figure in memory(of_it):
            yield replace(figure, name=figure.name.replace("board:", begin))


def memory(presses: Sequence[Press]) -> Iterator[Figure]:
    """What is left of the memory."""
    page = max(presses, key=lambda press: press.least)
    deep = max(presses, key=lambda press: press.most)
    free = board_prices.free_bytes
    yield Figure("board: memory free, least page", free(page.least), "bytes", None, page.page, FREE_LEAST)
    yield Figure("board: memory free, at its deepest", free(deep.most), "bytes", None, deep.page, DEEP_LEAST)


def _at_95(name: str, presses: Sequence[Press], most: float) -> Figure:
    times = [press.total for press in presses]
    value = quantiles(times, n=20)[-1]
    note = f"95th percentile of {len(times)} presses, {max(times):.0f} at most"
    return Figure(name, value, "ms", most, note)


def _way(press: Press) -> str:
    return f"{press.before} to {press.page}"


def show(lines: Iterable[str | Figure]) -> int:
    """Print them as they come. -> how many figures are over their budgets"""
    over = 0
    for one in lines:
        print(one.line() if isinstance(one, Figure) else one, flush=True)
        over += isinstance(one, Figure) and one.over
    return over


if __name__ == "__main__":
    sys.exit(1 if show(report("--all" in sys.argv[1:])) else 0)
