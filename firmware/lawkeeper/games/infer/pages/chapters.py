"""The rules in short, in our own words: for a table that has forgotten one."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.pages import chapters

CHAPTERS = (
    """THE GAME
The Universe has a secret law. The Researchers find it. It takes about 20 minutes.""",
    """DICE
%d of each colour: %s, %s, %s. Faces 1 to 6. When a colour is used up, take an experiment apart.
On the screen %s dice have a thick or hatched frame, %s dice are outlines, %s dice are filled; \
those under others are slabs, %s ones hatched.""",
    """TO START
The Universe builds two experiments of at most 4 dice, each with its own dice: one ○, one ✗.
The first turn is for whoever read a scientific paper last.""",
    """A TURN
Build an experiment, or publish a theory, or pass. Any number of dice, or none: that is judged too.
○: it follows the law. ✗: something in it does not.
Nothing outside the experiment counts.""",
    """OUT OF DICE
If all Researchers agree, an experiment is taken apart. Its marker is gone.""",
    """A THEORY
All others agree. Say it; the Universe says it back. Then the token goes. It need not be true.
Nor need it be worded like the law.
A disproof shows where theory and law differ. Any dice may be in it. It takes a marker.
No disproof: all win. What only more dice than there are could show does not count.
All lose: a marker is needed and none left, or the fourth token is spent and no win, \
or the clock is at zero.""",
    """TALK
Researchers talk as they like. The Universe gives no hints. It may ask what touches what. 0 is even.""",
    """THE LAW
About numbers and colours of dice, faces seen from above, groups, touching, stacks, more and fewer, same and \
different, odd and even, sums and the like. Shapes too: the box judges triangles and squares as \
people do.
Not about markers, other experiments, time, players, the room, distances, sides of dice.
What a law does not speak of follows it.
Dice touch at one height, edge to edge or corner to corner, or one on the other.
A group is all dice that touch one another; a die alone is one too.
A covered die counts and has a colour; its face does not.
A line reads both ways.""",
    """SILENCE
Nobody speaks. Pointing is fine. To publish: point at the tokens, all others thumb up, then speak.""",
    """PUBLISH OR PERISH
Ten minutes from the first turn, five more for each theory. It stands while one is judged and in a pause.""",
    """HIGHLIGHTS
3 + 3 stones of two colours. When all are stuck the Universe lays, moves or takes them back in silence.""",
    """ASYNCHRONOUS
No turns. Build several; they wait to be judged in order. The one that finds no marker loses.""",
    """THE BOX AS UNIVERSE
Dice stand on a square grid, some on others. Enter what you built, the box marks it, one alone can play.
It looks for a disproof with the fewest dice: all experiments of up to 4 dice, then samples of up to 8. \
It says what it has searched and claims no more.
Counts are plain: 0 is even, 0 is not more than 0. The sum of nothing is 0. A product, highest or lowest \
number of nothing does not exist: ✗.""",
    """TO ENTER DICE
Arrows move the frame over the faces, A puts that die down, on the right of the last one.
Hold an arrow to carry it elsewhere, onto a die to stack it: let go and it stands. Other arrows steer. \
B takes the last die back. Hold A to ask.
A covered die: any number will do.
The same experiment once more: the box says so first. The same is also what was turned or mirrored.""",
    """PLAYER+BOX
The Universe is a player. The experiment is entered first; when the mark does not fit the law, the Universe \
alone reads so before the marker falls.""",
    """COMPASS ROSE
A card with an arrow north lies beside the dice and is never moved. North of: in a row further north, at \
any distance, in any column. The level does not matter.""",
    """CHEATER
One Teacher, who is the Universe, one Cheater, who knows the law, Students. The Cheater plays as a Student.
A theory that stands: three minutes of talk, then all point at once, nobody at themselves. A tie goes \
to whom the Teacher points at.
The Cheater is found: all others win. Somebody else: the Cheater wins. No law found: all lose.
Something went wrong at night: speak up; roles and law are dealt anew.""",
)


class RulesInShort(chapters.RulesInShort):
    """The colours are those of this game."""

    CHAPTERS = CHAPTERS

    def text(self):
        text = self.CHAPTERS[self.arg]
        colours = self.app.game.setup.colours
        return text % ((rules.DICE_EACH,) + colours + colours + colours[:1]) if "%" in text else text
