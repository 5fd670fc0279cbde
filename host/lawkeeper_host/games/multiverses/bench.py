"""Figures of MultiVerses on the host: `python -m lawkeeper_host.games.multiverses.bench` prints them."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from lawkeeper_host.games.multiverses import odds
from lawkeeper_host.games.multiverses.parse import parse
from lawkeeper_host.games.multiverses.solo import Table
from lawkeeper_host.games.multiverses.words.english import shipped
from lawkeeper_host.games.multiverses.words.packing import shipped_file
from lawkeeper_host.measure.figures import Figure

FILE_MOST, ODDS_S_MOST, BEAM_S_MOST = 64 * 1024, 10, 60
TESTS, DUST = 112, 12


def figures() -> Iterator[Figure]:
    """The figures against their budgets."""
    yield Figure("multiverses: word list on the board", len(shipped_file()), "bytes", FILE_MOST, "words.bin")
    start = time.perf_counter()
    for law in odds.TABLE:
        odds.both(parse(law))
    taken = time.perf_counter() - start
    yield Figure("multiverses: odds of 15 laws, both lists", taken, "s", ODDS_S_MOST, "item 19")
    yield searched()


def searched() -> Figure:
    """A Dust of twelve words, played by both players."""
    chance = random.Random("bench")
    table = Table(chance.choices(shipped(), k=DUST), chance.choices(shipped(), k=TESTS))
    start = time.perf_counter()
    greedy, beam = table.greedy().score, table.beam().score
    taken = time.perf_counter() - start
    note = f"greedy {greedy:,}, beam search {beam:,}"
    return Figure("multiverses: a Dust of 12 words searched", taken, "s", BEAM_S_MOST, note)


if __name__ == "__main__":
    for line in figures():
        print(line.line(), flush=True)
