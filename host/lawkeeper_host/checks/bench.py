"""`python -m lawkeeper_host.checks.bench`: the figures of the design's budget table that need no board.

One line a figure: name, value, unit, budget, ok or over; the exit code is 1 when one is over its budget.
"""

import argparse
import sys
from collections.abc import Iterator

from lawkeeper_host.checks import bench_board, bench_device, bench_link
from lawkeeper_host.games.registry import GAMES
from lawkeeper_host.measure.figures import Figure


def figures(every_press: bool, board: str | None) -> Iterator[str | Figure]:
    """All figures, the quick ones first, and lines of tables.

    `board`: port of a board's Python console, to time mpremote.
    """
    yield from bench_device.first_screen()
    yield from bench_board.report(every_press)
    yield from bench_link.loading(board)
    for game in GAMES:
        yield from game.bench()
        if game.tours:
            yield from bench_board.long_games(game.name, game.tours)


def main(arguments: list[str]) -> int:
    """Print the figures as they come; 1 when one is over its budget."""
    parser = argparse.ArgumentParser(prog="bench", description="Figures against their budgets.")
    parser.add_argument("--all", action="store_true", help="every press of the tour")
    parser.add_argument("--board", help="port of a board's Python console (a box in service mode)")
    asked = parser.parse_args(arguments)
    print(f"{'figure':<48} {'value':>10} {'unit':<8} {'budget':>8}")
    return 1 if bench_board.show(figures(asked.all, asked.board)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
