"""Figures of MultiVerses: odds and searches on the host; words, laws and the journal on the board.

`python -m lawkeeper_host.games.multiverses.bench` prints them. Those of the board are estimates by the prices
of `board_time`; what its file system takes is measured (facts: opening 2 ms, a read 1 ms).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from lawkeeper import games
from lawkeeper.games import MULTIVERSES
from lawkeeper.games.multiverses.fold import fitting, moves
from lawkeeper.games.multiverses.fold.odds import excluded
from lawkeeper.games.multiverses.fold.setup import DUST, Setup
from lawkeeper.games.multiverses.fold.universe import Universe
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.words import wordlist
from lawkeeper_host.games.multiverses import odds
from lawkeeper_host.games.multiverses.parse import parse
from lawkeeper_host.games.multiverses.solo import Table
from lawkeeper_host.games.multiverses.words.english import shipped
from lawkeeper_host.games.multiverses.words.packing import shipped_file
from lawkeeper_host.measure.board_prices import COLD, work_ms
from lawkeeper_host.measure.board_time import measured
from lawkeeper_host.measure.figures import Figure

FILE_MOST, ODDS_S_MOST, BEAM_S_MOST = 64 * 1024, 10, 60
TESTS, SMALL = 112, 12
FIT_MS_MOST, LIST_S_MOST, STEP_MS_MOST, DRAWN_MS_MOST = 200, 3, 50, 20
OPEN_MS, READ_MS = 2.0, 1.0
SEATS, EACH, TURNS = 6, 12, 111
LAWS = ("must contain a vowel", "must not have a double letter", "must have at least 3 letters")
SLOWEST = (*odds.TABLE, "must have its letters in alphabetical order", "must have at least 3 vowels")


def figures() -> Iterator[Figure]:
    """The figures against their budgets."""
    yield Figure("multiverses: word list on the board", len(shipped_file()), "bytes", FILE_MOST, "words.bin")
    start = time.perf_counter()
    for law in odds.TABLE:
        odds.both(parse(law))
    taken = time.perf_counter() - start
    yield Figure("multiverses: odds of 15 laws, both lists", taken, "s", ODDS_S_MOST, "item 19")
    yield searched()
    yield from board()


def searched() -> Figure:
    """A Dust of twelve words, played by both players."""
    chance = random.Random("bench")
    table = Table(chance.choices(shipped(), k=SMALL), chance.choices(shipped(), k=TESTS))
    start = time.perf_counter()
    greedy, beam = table.greedy().score, table.beam().score
    taken = time.perf_counter() - start
    note = f"greedy {greedy:,}, beam search {beam:,}"
    return Figure("multiverses: a Dust of 12 words searched", taken, "s", BEAM_S_MOST, note)


def board() -> Iterator[Figure]:
    """Estimates of what the box does in a game of six players with 72 words."""
    game, universe = _six()
    taken = board_ms(lambda: fitting.fits(game, universe))
    note = f"{len(LAWS)} laws, {len(universe.lines)} lines, all {DUST} words"
    yield Figure("board: which words fit a universe", taken, "ms", FIT_MS_MOST, note)
    yield Figure("board: a word drawn", drawn_ms(), "ms", DRAWN_MS_MOST, "the last one of a block")
    worst, step = max(_odds_ms(law) for law in SLOWEST)
    yield Figure("board: odds over the whole list", worst / 1000, "s", LIST_S_MOST, "in the background")
    yield Figure("board: a step of the odds", step, "ms", STEP_MS_MOST, "64 words")
    cells = kinds.PAPER * 4 + (TURNS - kinds.PAPER) * 3
    note = f"{TURNS} turns: {DUST} words and {TURNS - DUST} blocked, {kinds.PAPER} laws on paper"
    yield Figure("journal: cells of six players", cells, "cells", game.turns_left * 4, note)


def drawn_ms() -> float:
    """A word read from the file, opened for it."""
    words = wordlist.opened()
    taken = board_ms(lambda: words.word(wordlist.BLOCK - 1))
    words.close()
    return taken + OPEN_MS + 3 * READ_MS


def _six() -> tuple[Any, Universe]:
    """A game of six with a universe of three laws and three lines."""
    setup = Setup()
    words = wordlist.opened()
    setup.seats, setup.each, setup.list = SEATS, EACH, words.crc
    words.close()
    game = games.rules(MULTIVERSES, setup.encode())(setup.encode(), b"bench")
    universe = Universe()
    for said in LAWS:
        universe.laws.append(game.register.add(game.turn, True, bytes(kinds.WORD + 1), parse(said)))
    universe.lines = [bytearray((token,)) for token in range(3)]
    game.multiverses[game.turn].append(universe)
    assert game.phase == moves.LAW
    return game, universe


def _odds_ms(said: str) -> tuple[float, float]:
    """(all steps, one step) of the odds of a law."""
    words = wordlist.opened()
    law = parse(said)
    one = board_ms(lambda: next(excluded(words, law)))
    whole = board_ms(lambda: list(excluded(words, law)))
    words.close()
    reads = len(shipped_file()) // wordlist.AHEAD + words.blocks // 31  # blocks and where they begin
    return whole + READ_MS * reads, one + READ_MS * 2


def board_ms(call: Callable[[], Any]) -> float:
    """Milliseconds on the board, what runs once priced as such."""
    _, meter = measured(call)
    return work_ms(meter, COLD)


if __name__ == "__main__":
    for line in figures():
        print(line.line(), flush=True)
