"""Figures of Logic Potions: rules worked out and puzzles made on the host; masks and verdicts on the board.

`python -m lawkeeper_host.games.potions.bench` prints them. Those of the board are estimates by the prices of
`board_time`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from lawkeeper.games.potions.brew.rule import compatible
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.fold.rules import Potions
from lawkeeper.games.potions.fold.setup import Setup
from lawkeeper.games.potions.mind.player import CARELESS, FAIR, SHARP, Player
from lawkeeper.keep.chance import Chance
from lawkeeper_host.games.potions import codec, codes, puzzles
from lawkeeper_host.games.potions.brews import Rule, Space
from lawkeeper_host.games.potions.exact import examine
from lawkeeper_host.measure.board_prices import COLD, work_ms
from lawkeeper_host.measure.board_time import Counted, measured
from lawkeeper_host.measure.figures import Figure

SUITS = Space(("club", "diamond", "heart", "spade"), ("red", "fizzy", "tasty"))
LARGEST = Space(tuple("roygbv"), ("red", "fizzy", "tasty", "smoky"), adjectives=True)
RULES = 40
CHECK_S_MOST, PUZZLE_S_MOST, VERDICT_MS_MOST, TURN_S_MOST = 2, 5, 100, 3
PUZZLES = 20
GAMES = 6  # of the box against itself


def figures() -> Iterator[Figure]:
    """The figures against their budgets."""
    yield checked()
    yield puzzled()
    yield from board()


def checked() -> Figure:
    """All that follows from a long list over the largest space."""
    listed = rules(LARGEST)
    start = time.perf_counter()
    examine(LARGEST, dict(enumerate(listed, 1)))
    taken = time.perf_counter() - start
    return Figure("potions: 40 rules over 1,245 brews", taken, "s", CHECK_S_MOST, "as `potions check` does")


def puzzled() -> Figure:
    """Puzzles of both questions."""
    chance = random.Random("bench")
    start = time.perf_counter()
    for number in range(PUZZLES):
        puzzles.make(chance, (codes.BREAKS, codes.FORCED)[number % 2], 3 + number % 4)
    taken = time.perf_counter() - start
    return Figure(f"potions: {PUZZLES} puzzles of 3 to 6 rules", taken, "s", PUZZLE_S_MOST, "both questions")


def board() -> Iterator[Figure]:
    """Estimates of what the box does when somebody points at a rule, and when all rules are looked at."""
    box = codec.box_of(LARGEST)
    worst = max(board_ms(verdict(box, rule)) for rule in rules(LARGEST))
    yield Figure("board: a brew held against a rule", worst, "ms", VERDICT_MS_MOST, "the longest of 40")
    for strength, name in ((CARELESS, "careless"), (FAIR, "fair"), (SHARP, "sharp")):
        turns = [sum(turn) for number in range(GAMES) for turn in box_turns(strength, number)]
        note = f"the longest of {len(turns)}, all that it decides in a turn of its own"
        yield Figure(f"board: a turn of a {name} box", max(turns) / 1000, "s", TURN_S_MOST, note)
    for space, name in ((SUITS, "102"), (LARGEST, "1,245")):
        taken = board_ms(masks(space))
        yield Figure(f"board: 40 rules as masks of {name} brews", taken, "ms", None, "conditions known")


def verdict(box: codec.BoxSpace, rule: Rule) -> Callable[[], bool]:
    """-> what holds a brew against a rule."""
    coded = codec.encode(rule, LARGEST)
    return lambda: compatible(box, coded, b"\1\2\5", 4)


def box_turns(strength: int, number: int) -> list[list[float]]:
    """Milliseconds of each thing that the box decides, by turns, in game `number` that it plays against
    itself: every second one with six colours."""
    agreed = Setup()
    agreed.seats, agreed.strength, agreed.colours = 2, strength, number % 2 == 1
    game, chance = Potions(agreed.encode(), number.to_bytes(8, "big")), Chance(b"bench", str(number))
    turns: list[list[float]] = []
    at = None
    while not game.over:
        if game.phase == moves.TURN and game.turn != at:
            turns.append([])
            at = game.turn
        seat = game.to_move()[0]
        player = Player(game, seat, chance)
        player.worlds.all = Counted(player.worlds.all)
        found, meter = measured(partial(list, player.steps()))
        if seat == game.turn:
            turns[-1].append(work_ms(meter, COLD))
        game.play(found[-1], 0)
    return turns


def masks(space: Space) -> Callable[[], int]:
    """-> what works 40 rules out; the masks of their conditions are made once, and are there."""
    listed = [codec.encode(rule, space) for rule in rules(space)]
    worlds = Worlds(codec.box_of(space))
    worlds.left(listed)
    worlds.all = Counted(worlds.all)
    worlds._conditions = {byte: Counted(mask) for byte, mask in worlds._conditions.items()}
    return partial(worlds.left, listed)


def rules(space: Space) -> list[Rule]:
    """So many rules of two conditions or so."""
    chance = random.Random("rules")
    return [puzzles.random_rule(chance, space, wide=True) for _ in range(RULES)]


def board_ms(call: Callable[[], Any]) -> float:
    """Milliseconds on the board, what runs once priced as such."""
    _, meter = measured(call)
    return work_ms(meter, COLD)


if __name__ == "__main__":
    for line in figures():
        print(line.line(), flush=True)
