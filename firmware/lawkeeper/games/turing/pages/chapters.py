"""The rules in short, in our own words: for a table that has forgotten one."""

from lawkeeper.games.pages import chapters

CHAPTERS = (
    """THE GAME
A secret code of three digits, 1 to 5: ▲ ■ ●. Verifiers A, B, C ... each check one thing about it. \
Find the code with few questions.""",
    """THE CARDS
A card lists what its verifier may check. One of these it does check: which one, only the box knows. \
The code passes all verifiers and is the only one that does. None of them could be left out.""",
    """A ROUND
All play at once. Think of three digits and ask up to three verifiers about them. The digits stay the same \
for the round; each verifier answers once.
You may ask fewer, or none.""",
    """AN ANSWER
✓ your digits pass what this verifier checks, ✗ they do not. That says nothing about the other digits.
The answer is yours alone, on the screen while you hold A. What you asked all may know.""",
    """THE END OF A ROUND
All say at once whether they have the code, thumb up or down. The box shows the thumbs when all are in.
No thumb up: a new round.""",
    """THE CODES
Each thumb up gives a code, hidden until all are in. Then the box shows them. Right: you win. Several \
right: fewest questions win, and with as many all of them.
All wrong: they are out, the others go on. The last one in wins.""",
    """ALONE, TOGETHER
One sheet of notes. Win with no more rounds than the Machine and, if it is as many, no more questions.
The Machine knows the cards. The Expert also knows that no verifier can be left out.""",
    """EXTREME
Two cards at each letter. One of them is fake.""",
    """NIGHTMARE
The cards are known, but not which letter has which.""",
    """HANDICAP
For who plays better: 1 or 2 questions count as asked before the game begins. The first round has so many \
fewer.""",
)


class RulesInShort(chapters.RulesInShort):
    """For all modes."""

    CHAPTERS = CHAPTERS
