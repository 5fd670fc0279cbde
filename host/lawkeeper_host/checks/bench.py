"""`python -m lawkeeper_host.checks.bench`: the figures of the design's budget table that need no board.

One line a figure: name, value, unit, budget, ok or over; then 1 when one is over its budget. With `--all` the heap of
every screen too.
"""

import sys
from collections.abc import Iterator

from lawkeeper_host.checks import bench_device, bench_link
from lawkeeper_host.checks.figures import Figure


def figures(every_screen: bool) -> Iterator[Figure]:
    """All figures, the quick ones first."""
    yield from bench_device.first_screen()
    yield from bench_device.journal()
    yield from bench_device.presses()
    yield from bench_device.heap(every_screen)
    yield from bench_link.loading()


def main(arguments: list[str]) -> int:
    """Print the figures as they come; 1 when one is over its budget."""
    over = 0
    print(f"{'figure':<48} {'value':>10} {'unit':<8} {'budget':>8}")
    for figure in figures("--all" in arguments):
        print(figure.line(), flush=True)
        over += figure.over
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
