"""The rules in short, in our own words: for a table that has forgotten one."""

from lawkeeper.games.pages import chapters

CHAPTERS = (
    """THE GAME
Each player builds a multiverse: universes of words, each with its laws. Words come from the Dust, which \
lies open. You need a pen and paper for laws that the box does not know; a dictionary settles disputes. \
The best score wins, ties are shared.""",
    """A TURN
1 Add a law to a universe of yours, or begin a universe with its first law. 2 Add a word. Always in this \
order, and each if you can. That there is no law to add the table has to agree.""",
    """A LAW
It says which words a universe may hold: about each word, or about neighbours on a line; never about how \
many lines, words or players there are. All that is there already has to obey. It is never removed.""",
    """THE TEST
A random word is drawn. The law excludes it: valid. It lets it in: invalid, for everybody and for the \
whole game. The test word goes nowhere. Excluding is excellent; including is invalid.""",
    """REFERENCE WORD
A law along a line compares. Choose the last word of any line of that universe. In a universe without \
words choose one of the Dust: it moves there at once if the law is valid, besides the word of your turn.""",
    """COPYING
Instead of a new law you may copy a valid one, your own too, without a test. What means the same is the \
same law. If your law fails there is no other one in this turn, but a word.""",
    """A WORD
It goes to the end of a line or begins a new one, in a universe of yours, and obeys all its laws. If a \
word fits, one is placed: the box names it to who would pass.""",
    """MANY USES
A word counts for all that it can be: view is a noun and a verb. It fits both laws, and neither "must \
not". W and Y are vowels and consonants, each of them by itself.""",
    """ON PAPER
Any other law is written on paper and gets a number. It judges single words. The others vote on its test \
word and on words that are placed under it; a tie means no.""",
    """THE SCORE
A universe: its number of laws times the lengths of its lines, all multiplied. Length is words, not \
letters. A multiverse: its universes multiplied; one without a word is left out.
3 laws, lines of 5, 5, 5: 375.""",
    """THE END
When the Dust is empty the game is over at once. After a full round without a word the table may agree \
to stop. A record that is nearly full is announced five turns ahead, then scored.""",
    """ADVICE
Who thinks long keeps all waiting: two minutes for a word. Strict laws pass, lenient ones fill lines. \
Lines of three are worth most. A short game has 4 words for each.""",
    """THE LIGHTS
First a light for each player, green and blinking for the one whose turn it is. Violet is the Dust: the \
ring empties with it. At the end all are green, in a game given up amber.""",
    """ABOUT
MultiVerses by Ron Hale-Evans, version 0.9.3, 2010. The universes are those of cosmology: laws, and \
lines that are copies.""",
)


class RulesInShort(chapters.RulesInShort):
    """For all games of it."""

    CHAPTERS = CHAPTERS
