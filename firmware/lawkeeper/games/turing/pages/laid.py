"""What lies at each letter, in a row that fits the screen: what its card may check (items 2, 8).

The build puts this into the file of each page that shows it, so that opening one is a single import.
"""

from lawkeeper.games.turing.problems.problem import NIGHTMARE

BRIEF = 16  # characters at most: a letter and the number of a card stand before them

# What the card is about, a line each from card 1 on. T, S and C stand for the signs, the rest for words.
_BRIEFS = """
T = 1 or > 1
T~3
S~3
S~4
T%
S%
C%
#1s
#3s
#4s
T~S
T~C
S~C
the smallest one
the largest one
more even or odd
#evens
sum%
T+S~6
#alike
pair or no pair
rises or falls
sum~6
run going up
run up or down
@< 3
@< 4
@= 1
@= 3
@= 4
@> 1
@> 3
a digit even/odd
smallest or tied
largest or tied
sum by 3, 4 or 5
two add up to 4
two add up to 6
digit = or > 1
digit~3
digit~4
smallest/largest
T < = > S or C
S < = > T or C
#1s / 3s
#3s / 4s
#1s / 4s
two digits < = >
"""
_WORDS = "T▲/S■/C●/~ < = or > /% even or odd/#how many /@which digit "


def briefs(cards):
    """-> what each of these cards (1..48) is about, at most `BRIEF` characters."""
    lines = _BRIEFS.split("\n")
    found = "\n".join([lines[card] for card in cards])
    for row in _WORDS.split("/"):
        found = found.replace(row[0], row[1:])
    return found.split("\n")


def places(game):
    """-> the cards at each letter in turn, a tuple each; in nightmare those of the table one by one."""
    problem = game.problem()
    if game.mode == NIGHTMARE:
        return [(card,) for card in problem.shown_cards()]
    return [problem.shown(letter) for letter in range(game.verifiers)]


def rows(game, lying):
    """`lying`: from `places`. -> for each place a row for each of its cards, without the letter. With printed
    cards on the table the number stands there too."""
    numbers = [card for cards in lying for card in cards]
    said = briefs(numbers)
    if game.setup.printed:
        found = [" %2d %s" % pair for pair in zip(numbers, said)]
    else:
        found = ["  " + one for one in said]
    each = len(lying[0])
    return [found[at : at + each] for at in range(0, len(found), each)]


def at(game, letter):
    """-> the `rows` of a letter; in nightmare nobody knows which card it is (item 8)."""
    if game.mode == NIGHTMARE:
        return ["  one of the cards"]
    return rows(game, [game.problem().shown(letter)])[0]


def by_letter(game):
    """-> for each letter what `at` gives, with less work than one by one."""
    if game.mode == NIGHTMARE:
        return [at(game, 0)] * game.verifiers
    return rows(game, places(game))
