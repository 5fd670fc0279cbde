"""What a law can say, for people who write laws: a row a pattern, with an experiment that follows it and one
that does not. docs/laws.md is made of it; the tests hold each row against the grammar and against a judge of
their own.
"""

from __future__ import annotations

from typing import NamedTuple

from lawkeeper_host.papers import page, table


class Row(NamedTuple):
    """`pattern`: how such sentences go, `...` for dice of any description; `law`: one of them; `follows` and
    `breaks`: experiments as `notation` reads them."""

    pattern: str
    law: str
    follows: str
    breaks: str


BEFORE = """\
A law is one sentence about the dice of an experiment. The box reads plain English, and says each sentence
back in its own words. Ask it before you play:

    lawkeeper law "blue dice must touch"   # what it makes of it, examples, how hard it is
    lawkeeper law check sunday.txt         # the same for a pack: a table, a plot, what is wrong

In the tables `...` stands for dice: *dice*, *odd dice*, *blue 3s*, *white dice on the table*, *dice
greater than 4*, *stacked dice that are not orange*, *blue dice touching an odd die*. Numbers are words or
figures. The wording need not be this one: “there can’t be any 5s”, “all whites must be odd” or “white
ones must touch” do as well.

An experiment is written row by row. `O1 B2`: an orange 1 beside a blue 2. `.` is an empty cell, `|` ends
a row, `B2/O1` is an orange 1 standing on a blue 2. Dice in neighbouring cells touch, also corner to
corner."""

AFTER = """\
## What a law must not say

Nothing of markers, other experiments, time, players, the room, the direction of dice, distances or hidden
faces; no “and”, “or”, “if”, “unless”. Such a sentence is refused with the reason and, where there is one,
a better wording. A law that all experiments follow, or none, is no law.

Where a sentence leaves something open the box decides: what is asked of dice that are not there is
followed; counts are plain (0 is even, the sum of nothing is 0); a product, highest, lowest, difference or
average of nothing does not exist, so a law that wants one is not followed; “two 2s” must be *exactly*,
*at least* or *at most* two.

“Dice touching a die that are odd” are odd dice, “dice touching a die that is odd” touch an odd one.

A sentence that can be read in more than one way is refused, and the laws that it may be are offered: “A die
must be odd” may mean every die or at least one. One that the box cannot say gets the closest law that it
can. Whether two sentences mean the same, and if not the smallest experiment that tells them apart, says

    lawkeeper law "odd dice must touch" --against "every odd die must touch another die"

What has no verb is taken when it can be read in one way only: “No stacks.”, “All dice odd.” Who speaks is
of no meaning (“I want ...”, “My law is that ...”), nor is “please” or “always”.

## On the box and on a computer

The box's own pages say theories of nearly all these patterns. Typed on a computer only (`lawkeeper
theory`) are: the highest, lowest or product that must *not* be so; how much more, how many times as many,
what must differ by so much; what is *around every* die; so many lines, triangles or squares with
something; what each group has more of; dice in a group or stack with others, out of touch with them,
directly under them, higher or lower than they are, or sharing a number with them; dice in stacks, in the
largest group or the tallest stack.

## How hard a law is

`lawkeeper law` gives each law a score from 0 to 100, and the level that it suggests. Points are given for
every idea that a table has to hit upon (a colour, odd and even, touching ...), for the form they are put
into, and for a law that shows itself rarely; the reasons stand below the score. The weights were set with the
laws of our packs, whose levels people gave them, and looked over with 46 laws that had been given levels from
1 to 5 before any score was looked at: towers and runs are found sooner, odd and even counts later than the
weights had it. Another 46 such laws were held back. `make bench` tells how well scores and levels agree
(Spearman's rank correlation, with the laws that were looked at, those held back, and the packs), and
`python -m lawkeeper_host.games.infer.bench.levels` which laws disagree most.

## A pack of laws

A text file, one law a line. What begins with a word and a colon counts for the laws below it.

    pack: Sunday laws
    author: Me
    licence: CC0-1.0
    game: infer
    level: 1
    There must be at least two orange dice.
    level: 2
    All touching dice must show different numbers.

`lawkeeper load sunday.txt` takes it to the box, and tells everything that is wrong in it, with its line,
before it sends anything. A pack with `meaning: people` may say what it likes; only a human Universe can
draw from it."""

CHAPTERS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    (
        "How many",
        (
            Row(
                "There must be at least / at most / exactly N ...",
                "There must be at least two odd dice.",
                "O1 B3",
                "O1 B2",
            ),
            Row("There must be no ...", "There must be no 5s.", "O4 B2", "W5"),
            Row(
                "There must be an odd / even number of ...",
                "There must be an even number of white dice.",
                "W1 W2 O3",
                "W1 O3",
            ),
            Row(
                "There must be fewer ... than ...",
                "There must be fewer white dice than odd dice.",
                "W2 O1 B3",
                "W1",
            ),
            Row(
                "There must be more ... than ...",
                "There must be more odd dice than blue dice.",
                "O1 B2 W3",
                "B1",
            ),
            Row(
                "There must be no more ... than ...",
                "There must be no more white dice than odd dice.",
                "W1 B2",
                "W2",
            ),
            Row(
                "There must be at least as many ... as ...",
                "There must be at least as many blue dice as groups.",
                "B1 O2",
                "B1 . O2",
            ),
            Row(
                "There must be as many ... as ...",
                "There must be as many white dice as even dice.",
                "W1 O2",
                "W1 W2",
            ),
            Row(
                "There must not be as many ... as ...",
                "There must not be as many white dice as even dice.",
                "W2 O2",
                "W1 O2",
            ),
            Row(
                "There must be at least / at most / exactly N more ... than ...",
                "There must be exactly one more white die than odd dice.",
                "W2 W4 B1",
                "W2 B1",
            ),
            Row(
                "There must be at least / at most / exactly twice as many ... as ...",
                "There must be at least twice as many blue dice as white dice.",
                "B1 B2 W3",
                "B1 W2",
            ),
            Row(
                "The number of ... must differ by ... from the number of ...",
                "The number of odd dice must differ by exactly 1 from the number of even dice.",
                "O1 O2 O3",
                "O1 O2",
            ),
            Row(
                "The number of ... must be N thirds of the number of ...",
                "The number of even dice must be at least two thirds of the number of dice.",
                "O2 B4 W3",
                "O2 B1 W3",
            ),
            Row(
                "There must be more ... than dice of any other colour / number.",
                "There must be more blue dice than dice of any other colour.",
                "B1 B2 W3",
                "B1 W3",
            ),
            Row(
                "There must be from N to N ...",
                "There must be from 1 to 3 white dice.",
                "W1 W2",
                "O3",
            ),
            Row(
                "There must be a majority of ...",
                "There must be a majority of white dice.",
                "W1 W2 O3",
                "W1 O3",
            ),
            Row(
                "There must be a minority of ...",
                "There must be a minority of white dice.",
                "W1 O3 B2",
                "W1 O3",
            ),
            Row(
                "There must be N different colours / numbers.",
                "There must be exactly two different colours.",
                "O1 B1",
                "O1 O2",
            ),
        ),
    ),
    (
        "Sums and the like",
        (
            Row("The sum of ... must be ...", "The sum of the blue dice must be even.", "B1 B3", "B1 B2"),
            Row(
                "The product of ... must be ...",
                "The product of the visible numbers must be at least 12.",
                "O3 B4",
                "O1 B2",
            ),
            Row(
                "The highest / lowest number must be ...",
                "The highest number must be exactly 6.",
                "O6 B1",
                "O5 B1",
            ),
            Row(
                "The average of ... must be ...",
                "The average of the visible numbers must be at least 4.",
                "O6 B2",
                "O6 B1",
            ),
            Row(
                "The average of ... must be greater than / less than / equal to the average of ...",
                "The average of the blue dice must be greater than the average of the white dice.",
                "B5 B3 W3",
                "B5 B2 W4",
            ),
            Row(
                "The sum of every three dice must be ...",
                "The sum of every three dice must be at least 8.",
                "O1 B2 W5",
                "O1 B2 W3",
            ),
            Row(
                "The ... must be from N to N.",
                "The sum of the visible numbers must be from 5 to 9.",
                "O3 B3",
                "O6 B6",
            ),
            Row(
                "The sum of ... must be greater / less than the sum of ...",
                "The sum of the orange dice must be greater than the sum of the blue dice.",
                "O5 B2 B1",
                "O1 B2",
            ),
            Row(
                "The sum / difference / product of every two dice must be ...",
                "The sum of every two dice must be at most 7.",
                "O1 B2 W5",
                "O3 . B5",
            ),
            Row(
                "There must be two dice with a sum / difference / product of ...",
                "There must be two dice with a difference of 3.",
                "O1 . B4",
                "O1 B2",
            ),
            Row(
                "The highest number must be greater than / equal to the number of ...",
                "The highest number must be equal to the number of dice.",
                "O1 B2",
                "O3 B1",
            ),
            Row(
                "The sum of ... must be exactly / at least N more than / twice the sum of ...",
                "The sum of the odd dice must be exactly twice the sum of the even dice.",
                "O1 B3 W2",
                "O1 B2",
            ),
            Row(
                "The highest / lowest number, the product must not be ...",
                "The highest number must not be even.",
                "O1 B3",
                "O1 B2",
            ),
            Row(
                "The sum must be / must not be prime, a factor / multiple of N.",
                "The sum of the visible numbers must not be prime.",
                "O1 B3",
                "O1 B2",
            ),
            Row(
                "The numbers must be consecutive.",
                "The numbers must be consecutive.",
                "O2 . B3 W1",
                "O1 B3",
            ),
            Row("The number of ... must be ...", "The number of groups must be odd.", "O1 B2", "O1 . B2"),
        ),
    ),
    (
        "All of them",
        (
            Row("All ... must be ...", "All blue dice must be odd.", "B1 O2", "B2"),
            Row(
                "All ... must be the same / different colours.",
                "All odd dice must be the same colour.",
                "O1 O3 B2",
                "O1 B3",
            ),
            Row(
                "All ... numbers must be the same / different.",
                "All visible numbers must be different.",
                "O1 B2",
                "O1 B1",
            ),
            Row(
                "All dice of the same colour must show ...",
                "All dice of the same colour must show different numbers.",
                "O1 O2 B1",
                "O1 O1",
            ),
        ),
    ),
    (
        "Each colour, each number",
        (
            Row(
                "Every colour / number must have ...",
                "Every colour must have exactly one die.",
                "O1 B2 W3",
                "O1 O2 B1",
            ),
            Row(
                "There must be N colours / numbers with ...",
                "There must be exactly two numbers with at least two dice.",
                "O1 B1 O3 B3",
                "O1 B1",
            ),
            Row(
                "The ... must be the same / different in all colours.",
                "The number of dice must be the same in all colours.",
                "O1 B2 W3",
                "O1 B2",
            ),
        ),
    ),
    (
        "Dice held against each other",
        (
            Row(
                "Every ... must be higher / lower than every / a / no ...",
                "Every blue die must be higher than every white die.",
                "B3 W2 W1",
                "B2 W2",
            ),
            Row(
                "The highest / lowest die must be ...",
                "All dice lower than no other die must be blue.",
                "B3 O2",
                "B3 O3",
            ),
            Row(
                "Every ... must share a number with ...",
                "Every white die must share a number with a blue die.",
                "W2 B2",
                "W2 B1",
            ),
        ),
    ),
    (
        "Sets",
        (
            Row("There must be a pair.", "There must be a pair.", "O2 B2", "O1 B2"),
            Row(
                "There must be N dice of the same colour / number.",
                "There must be three dice of the same colour.",
                "O1 O2 O3",
                "O1 O2 B3",
            ),
            Row(
                "There must be N consecutive numbers.",
                "There must be at least three consecutive numbers.",
                "O1 W3 B2",
                "O1 B2 W4",
            ),
        ),
    ),
    (
        "Touching, stacks, groups",
        (
            Row("Every ... must touch ...", "Every white die must touch an odd die.", "W2 O1", "W2 . O1"),
            Row("... must touch each other.", "Odd dice must touch each other.", "O1 B3", "O1 . B3"),
            Row(
                "There must be N pairs of touching ...",
                "There must be exactly one pair of touching blue dice.",
                "B1 B2 . B3",
                "B1 W2 B3",
            ),
            Row(
                "The sum of every two touching dice must be ...",
                "The sum of every two touching dice must be even.",
                "O1 B3",
                "O1 B2",
            ),
            Row(
                "There must be ... standing on ...",
                "There must be an odd die standing on a blue die.",
                "B2/O1",
                "O1/B2",
            ),
            Row(
                "All stacked / visible / covered ... must be ...",
                "All stacked dice must be even.",
                "B1/O2",
                "B2/O1",
            ),
            Row(
                "... must be directly under ...",
                "Every blue die must be directly under a white die.",
                "B1/W2",
                "W1/B2",
            ),
            Row(
                "Every ... must touch N different colours / numbers.",
                "Every blue die must touch exactly two different colours.",
                "O1 B2 W3",
                "O1 B2",
            ),
            Row(
                "The ... must be ... around every ...",
                "The sum of the visible numbers must be even around every blue die.",
                "O1 B2 W3",
                "O1 B2",
            ),
            Row(
                "There must be ... out of touch with ...",
                "There must be no dice out of touch with a die of the same colour.",
                "O1 O2 . B3",
                "O1 . O2",
            ),
            Row(
                "... must be in a group / stack with ...",
                "Every blue die must be in a group with every blue die.",
                "B1 O2 B3",
                "B1 . B3",
            ),
            Row(
                "All ... must be in stacks / in the largest group / tallest stack.",
                "All dice in the largest group must be blue.",
                "B1 B2 . O3",
                "B1 O2 . B3",
            ),
            Row(
                "There must be N groups / stacks with ...",
                "There must be exactly one group with an odd sum.",
                "O1 . B2",
                "O2 . B4",
            ),
            Row(
                "Every group / stack must have ...",
                "Every stack must have exactly two colours.",
                "O1/B2",
                "O1/O2",
            ),
            Row(
                "All groups / stacks must have the same ...",
                "All groups must have the same number of dice.",
                "O1 . B2",
                "O1 B2 . W3",
            ),
            Row(
                "There must be two groups / stacks with the same ... / that differ in the ...",
                "There must be two groups that differ in the number of dice.",
                "O1 B2 . W3",
                "O1 . B2",
            ),
            Row(
                "Every group / stack must have more / fewer / as many ... than ...",
                "Every group must have more blue dice than white dice.",
                "B1 O2 . B3",
                "B1 W2 . B3",
            ),
            Row(
                "In every group / stack the longest run of numbers must be ... the number of ...",
                "In every group the longest run of numbers must be equal to the number of different numbers.",
                "O2 B3 . W6",
                "O2 B4",
            ),
            Row(
                "There must be a group / stack with more / fewer / as many ... than ...",
                "There must be a group with more blue dice than white dice.",
                "B1 W2 . B3",
                "B1 W2 . W3",
            ),
        ),
    ),
    (
        "Lines and shapes",
        (
            Row(
                "There must be a line of N ...",
                "There must be a line of three odd dice.",
                "O1 B3 W5",
                "O1 B2 W5",
            ),
            Row(
                "There must be a line that reads ...",
                "There must be a line that reads 1, 2, 3.",
                "W3 B2 O1",
                "O1 B3 W2",
            ),
            Row(
                "There must be N lines of N / triangles / squares with ...",
                "There must be exactly one line of three with an even sum.",
                "O1 B3 W2",
                "O1 B2 W2",
            ),
            Row(
                "There must be a triangle / square of ...",
                "There must be a triangle of blue dice.",
                "B1 B2 | B3",
                "B1 B2 B3",
            ),
        ),
    ),
    (
        "With the Compass Rose",
        (
            Row(
                "Every ... must be north / south / east / west of ...",
                "Every odd die must be north of an even die.",
                "O1 | B2",
                "B2 | O1",
            ),
        ),
    ),
)


def laws_page() -> str:
    """The page: what can be said, a table a chapter, what cannot, and how a pack is written."""
    parts = []
    for title, rows in CHAPTERS:
        told = [(row.pattern, row.law, f"`{row.follows}`", f"`{row.breaks}`") for row in rows]
        parts += [f"## {title}", table(("pattern", "for instance", "O follows", "X does not"), told)]
    return page("What a law can say", BEFORE, *parts, AFTER)
