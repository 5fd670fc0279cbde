"""Ways to enter an experiment that were tried beside the one that the page has, and the tasks for them.

A way counts the presses of a player who knows the next die and where it stands; a hold is one press.
"""

from collections.abc import Iterator
from typing import Any

from fakes.build_hand import Hand
from fakes.dice import Dice

Die = tuple[int, int | None, int, int]  # colour, number (None: covered), x, y

# Drawn, not chosen: the first that the box began games with, found as disproofs, and that chance put down.
TASKS = {
    "four dice, one on another": (
        "O6/W6 O4/B4", "W2/W1 W6 | B5", "O6/O2 | O1/B1", "B6 | B2/W3 B2", "W4/B3/O6/B3", "W5 W5/W4 | . B4",
        "O3/O4 | . | B4/O1", "W5/O6 . O2/O2", "W4/O5 . B6/O4",
        "O2 | . O3 | . . O1/O2", "B6/B4 | . . O2 | . | . . . . O6", ". O3 | B3/O2 O2",
    ),
    "three dice": ("O4 | . | B1/B3", ". . B5 | . | W1 . W3", ". . O2 | . | B6 . W4", ". O3/W4 | B1"),
    "two dice": ("W1 | . | W5", "B5/B6", "O2 | B4", ". B1 | O4"),
}  # fmt: skip


_NEXT = (1, 0), (0, 1), (-1, 0), (0, -1), (2, 0), (0, 2)


def by_chance(seed: int) -> str:
    """Four dice on three places: each beside an earlier one on any side, or with a gap to it."""
    chance, places = Dice(seed), [(0, 0)]
    while len(places) < 3:
        (x, y), (right, down) = chance.pick(places), chance.pick(_NEXT)
        if (x + right, y + down) not in places:
            places.append((x + right, y + down))
    piles = dict.fromkeys(places, "")
    for place in [*places, chance.pick(places)]:
        piles[place] += "/" * (piles[place] != "") + chance.pick("OBW") + str(1 + chance.below(6))
    west, east = min(x for x, _ in places), max(x for x, _ in places)
    rows = range(min(y for _, y in places), 1 + max(y for _, y in places))
    return " | ".join(" ".join(piles.get((x, y), ".") for x in range(west, east + 1)) for y in rows)


def drawn(many: int, first: int = 100_000) -> list[str]:
    """So many of those, none of which is in `TASKS`."""
    return [by_chance(first + 37 * number) for number in range(many)]


CHANCE = "such four by chance"
TASKS[CHANCE] = tuple(by_chance(seed) for seed in range(7, 28000, 700))


def dice(text: str) -> list[Die]:
    """The dice of a well-written experiment, row by row and from below. A covered one shows no number."""
    found: list[Die] = []
    for y, row in enumerate(text.split("|")):
        for x, cell in enumerate(row.split()):
            names = cell.split("/") if cell != "." else []
            for name in names:
                number = int(name[1]) if name is names[-1] else None
                found.append(("OBW".index(name[0]) + 1, number, x, y))
    return found


def orders(text: str) -> Iterator[list[Die]]:
    """What comes to mind: by rows, by columns, and what stands on the table before what is on it."""
    rows = dice(text)
    level = {id(die): [other[2:] for other in rows[:i]].count(die[2:]) for i, die in enumerate(rows)}
    for by in ((3, 2), (2, 3)):
        column = sorted(rows, key=lambda die: (die[by[0]], die[by[1]], level[id(die)]))
        yield column
        yield sorted(column, key=lambda die: level[id(die)])


class Way:
    """One way, on a page that has just been opened."""

    first = (1, 1)
    sideways = 1  # presses of A for each die

    def __init__(self, around: bool) -> None:
        self.around = around
        self.presses = 0
        self.at: list[Any] = [*self.first, 0, 0]
        self.taken: list[tuple[int, int]] = []

    def enter(self, task: list[Die]) -> int:
        """-> presses, the one that hands in among them."""
        self.at[2:] = task[0][2:]
        for colour, number, x, y in task:
            self.presses += self.turn(colour - self.at[0], 3)
            self.presses += self.turn(number - self.at[1], 6) if number else 0
            self.put(x, y)
            self.at = [colour, number or self.at[1], x, y]
            self.taken.append((x, y))
            self.after()
        return self.presses + 1

    def put(self, x: int, y: int) -> None:
        """It comes to its place, and is put down."""
        self.place(abs(x - self.at[2]), abs(y - self.at[3]))
        self.presses += self.sideways

    def place(self, east: int, south: int) -> None:
        """Where it stands: taps, a cell each."""
        self.presses += east + south

    def turn(self, far: int, most: int) -> int:
        """Presses to another colour or number."""
        return min(abs(far), most - abs(far)) if self.around else abs(far)

    def after(self) -> None:
        """The next place: the first free one to the right."""
        while tuple(self.at[2:]) in self.taken:
            self.at[2] += 1


class Before(Way):
    """The page as it was: a tap turns the die, a hold moves it."""

    def put(self, x: int, y: int) -> None:
        """It comes to its place, and is put down."""
        self.place(abs(x - self.at[2]), abs(y - self.at[3]))
        self.presses += self.sideways

    def place(self, east: int, south: int) -> None:
        self.presses += (east > 0) + (south > 0)

    def after(self) -> None:
        if self.taken.count(tuple(self.at[2:])) == 1:
            super().after()


class Cells(Way):
    """The page before the last change: held arrows move the place from cell to cell."""

    first = (2, 3)

    def put(self, x: int, y: int) -> None:
        """It comes to its place, and is put down."""
        self.place(abs(x - self.at[2]), abs(y - self.at[3]))
        self.presses += self.sideways

    def place(self, east: int, south: int) -> None:
        self.presses += (east > 0) + (south > 0)


class Sides(Cells):
    """The same, and from beside the last die up and down lead above and below it."""

    def put(self, x: int, y: int) -> None:
        self.presses += self.holds(x, y) + 1

    def holds(self, x: int, y: int) -> int:
        """How many arrows are held until the dashes are there."""
        if not self.taken or y == self.at[3]:
            return int(x != self.at[2])
        return 1 + (x != self.taken[-1][0])


class LetGo(Sides):
    """What the page does: an arrow that is let go puts the die down; while it is held another one steers."""

    def put(self, x: int, y: int) -> None:
        self.presses += max(1, self.holds(x, y))


class NoSteering(Sides):
    """The same for somebody who does not find that out: held, taken back by B, held again."""

    def put(self, x: int, y: int) -> None:
        self.presses += max(1, 2 * self.holds(x, y) - 1)


class Along(Sides):
    """A hold of A takes the die along that is in the frame, if the frame or the dashes have moved."""

    def enter(self, task: list[Die]) -> int:
        self.task = task
        return super().enter(task)

    def put(self, x: int, y: int) -> None:
        colour, number = self.task[len(self.taken)][:2]
        last = len(self.taken) == len(self.task) - 1
        moved = self.holds(x, y) > 0 or [colour, number or self.at[1]] != self.at[:2]
        self.presses += self.holds(x, y) + (not (last and moved))


class OnTop(Sides):
    """The dashes go on to the top of a die that stands alone."""

    def after(self) -> None:
        if self.taken.count(tuple(self.at[2:])) > 1:
            super().after()


class Onwards(Sides):
    """The dashes go on in the direction in which the last two dice stand."""

    def after(self) -> None:
        step = 1, 0
        if len(self.taken) > 1:
            (x, y), (right, down) = self.taken[-2:]
            if (x, y) != (right, down):
                step = ((right > x) - (right < x), 0) if right != x else (0, (down > y) - (down < y))
        while tuple(self.at[2:]) in self.taken:
            self.at[2:] = [self.at[2] + step[0], self.at[3] + step[1]]


class TwoKeys(Sides):
    """No frame: one of five buttons for a group of faces, another one for the face, which puts it down."""

    def turn(self, far: int, most: int) -> int:
        return 0

    def put(self, x: int, y: int) -> None:
        self.presses += self.holds(x, y) + 2


class Table(Way):
    """The arrows move a frame over the table, A opens the faces there, A puts the one in the frame down."""

    first = (2, 3)
    sideways = 2


class Carried(Way):
    """The arrows move the die; held, two of them run through its numbers and two through its colours."""

    def turn(self, far: int, most: int) -> int:
        return int(far != 0)


def presses(way: type[Way] | None, text: str, around: bool, number_keys: bool = False) -> int:
    """The fewest that a player needs who takes one of the `orders`. Without a way: on the page itself."""
    found = []
    for task in orders(text):
        if way is not None:
            found.append(way(around).enter(task))
        else:
            hand = Hand()
            hand.enter(task, number_keys, around)
            assert [die[0] for die in hand.records()] == [
                die[0] for die in sorted(task, key=lambda die: die[:1:-1])
            ]
            found.append(hand.presses)
    return min(found)
