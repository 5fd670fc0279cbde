"""The rules in short, in our own words: for a table that has forgotten one."""

from lawkeeper.games.pages import chapters

CHAPTERS = (
    """THE GAME
One of 27 cards is hidden. Everybody holds a little of what tells which. Together you find it: all win or \
all lose.""",
    """THE CARDS
A Complete has a fill (Filled, Partial, Hollow), a colour (Red, Green, Blue) and a shape (Circle, Square, \
Triangle). Each of the 27 is there once.
A Single has one of these nine signs. Each is there four times.""",
    """THE DEAL
Nine hands of three Singles and two Completes. In each hand at least one Single is on the hidden card. No \
hand has the hidden card.
Hands without a player are spare.""",
    """FULL OR COIN
Full: all twelve Singles of the hidden card are in hands.
Coin: nine are, and for three more a coin decided. So fewer than four of a sign says nothing.""",
    """STATEMENTS
First everybody says one thing about the own hand, or nothing: how many Singles or Completes show a sign, \
whether any does, or whether it has one Complete. You choose what about, the box fills it in.""",
    """QUESTIONS
Then everybody asks one other player one such thing. The box answers for the hand. One may be asked by \
several.""",
    """THE BOARD
P2: 1+ Red Single: P2 has at least one. P1▶P4: P4 answered P1. 2 of any colour: Singles that are Red, Green \
or Blue. Compl. is Complete. Full are ●■▲, Partial ◒⬓◭, Hollow ○□△: ◒Par Red Cir is Partial-Red-Circle.
◀ at the table shows all of it; there ◀▶ turn to one player.""",
    """TALK
Now all talk. Say nothing new about your hand, only what follows. A conclusion that follows from the board \
and your hand goes on the board for all.""",
    """CLUES
A clue is a Single that is not on the hidden card. At most three; one that was seen before does not count. \
Fewer are better.""",
    """SPARE HANDS
After both rounds a spare hand may be opened for all, or taken by one player, as you chose at the start.""",
    """THE END
Declare one card. When all agree it is opened. Right: all win. Wrong: all lose.""",
    """ALONE
The box says one thing about each other hand. You ask hands and turn clues. Score: questions, and two for \
each clue. The box tells what it would have needed.""",
    """ABOUT
A game for the whole table after the published one called Deduction. There somebody deals and may not play; \
here the box does that.""",
)


class RulesInShort(chapters.RulesInShort):
    """For both modes."""

    CHAPTERS = CHAPTERS
