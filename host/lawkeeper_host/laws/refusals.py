"""What a law may not be about (Infer item 45), and how large it may be (item 50).

`TOPICS` is read from above: the first one that a sentence speaks of is the reason. The patterns see the words as
`words.spelled` writes them: lower case, numbers as figures, the box's colours as c1, c2, c3.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from lawkeeper.logic import forms as f
from lawkeeper_host.laws.errors import LawRefused, listed, refused
from lawkeeper_host.laws.phrases import Tree
from lawkeeper_host.laws.words import Token, joined, within
from lawkeeper_host.packs.source import OTHER_COLOURS


@dataclass(frozen=True)
class Topic:
    """A forbidden subject: the words that speak of it, why it is forbidden, what to write instead ({0} to {2}
    are the box's colours)."""

    name: str
    pattern: str
    reason: str
    hint: str


_TABLE = r"(?:table|room|board|mat|tray|floor)"
_AREA = (
    r"(?:edges?|ends?|sides?|middle|cent(?:er|re)|corners?|hal(?:f|ves)|parts?|areas?|sections?|quarters?|regions?"
    r"|zones?|rim|border|front|back)"
)
_FACE = r"(?:faces?|numbers?|values?|sides?|pips?|\ds?)"
_ASKED = r"(?:odd|even|prime|\ds|multiples?|greater|less|higher|lower|more|fewer)"
_UNSEEN = r"(?:hidden|covered|obscured|concealed|invisible|unseen|bottom|lower|opposite|underside)"
_WAY = r"(?:same way|same direction|up|down|upwards?|downwards?|away|each other|towards?|left|right)"
_ROSE = r"(?:north|south|east|west)"

TOPICS = (
    Topic(
        "markers",
        r"(?:result |[ox] )?markers?|(?:publication )?tokens?|(?:highlight )?stones?|(?:un)?marked|highlight(?:ed|s)?"
        r"|results?|verdicts?|theor(?:y|ies)|[ox]",
        "A law cannot be about result markers: they only tell what the law made of the dice.",
        "Say it of the dice, like “There must be more {0} dice than {1} dice.”",
    ),
    Topic(
        "experiments",
        r"(?:other|another|different|previous|preceding|last|first|second|third|earlier|later|next|starting|null"
        r"|neighbou?ring|each) experiments?|experiments|starters?",
        "A law cannot be about other experiments: each one is judged by itself.",
        "Say it of the dice of one experiment, like “There must be more {0} dice than {1} dice.”",
    ),
    Topic(
        "players",
        r"players?|researchers?|students?|teachers?|cheater|universe|persons?|people|(?:any|some|every|no)(?:one|body)"
        r"|my|mine|me|us|our|ours|your|yours|whoever"
        r"|(?:near|next|close|closer|closest|nearest|facing|towards?|from|to|by|of|beside|nearer) (?:to )?you",
        "A law cannot be about players or what is near them: it has to read the same from every seat.",
        "Say how dice stand to each other, like “There must be at least one {0} die touching a {1} die.”",
    ),
    Topic(
        "areas",
        rf"(?:the )?{_AREA} of (?:the |a )?{_TABLE}|{_TABLE}(?:'s)? {_AREA}|room|floor|ceiling|walls?|windows?|doors?"
        rf"|lamp|chairs?|tray|(?:near|close to|beside|next to|by|in) (?:the )?(?:{_TABLE}|{_AREA})"
        r"|middle|cent(?:er|re)|areas?|regions?|zones?",
        "Areas of the table or the room do not count: an experiment means the same wherever it lies.",
        "Only “on the table” can be said, of dice that stand on no other: “All {0} dice must be on the table.”",
    ),
    Topic(
        "sides",
        rf"side (?:faces?|numbers?|values?|surfaces?)|sides|{_UNSEEN} {_FACE}|{_UNSEEN} {_ASKED}"
        rf"|{_FACE} (?:on|at) (?:the |its |their |a )?(?:sides?|bottoms?|underside)"
        rf"|{_ASKED} (?:c\d )?(?:hidden|covered)(?= dice| die)"
        r"|(?:hidden|covered) (?:c\d )?(?:dice|die) (?:must|may|are|is|that|which|show|showing|have|with|all|not|be|an?| )*"
        rf"(?<= ){_ASKED}|(?:hidden|covered) (?:c\d )?(?:dice|die) must (?:be|show) (?:an? )?\d|undersides?|bottoms",
        "Side and covered faces do not count: a die has no number but the one that is fully visible from above.",
        "The colour of a covered die does count: “All covered dice must be {1}.”",
    ),
    Topic(
        "contact",
        r"touch\w* (?:\S+ ){0,3}(?:edges?|corners?|diagonal\w*)|(?:edges?|corners?|diagonal\w*)(?: \S+){0,2} touch\w*"
        r"|edge to edge|corner to corner|diagonal(?:ly)?|orthogonal(?:ly)?|(?:share|sharing) (?:an? )?(?:edges?|corners?)",
        "A law cannot be about the direction in which dice touch: by an edge or by a corner, touching is touching.",
        "Say no more than that they touch: “All {0} dice must touch a {1} die.”",
    ),
    Topic(
        "direction",
        rf"fac(?:e|es) (?:the |in )*{_WAY}|facing|rotat\w+|turned|turning|tilted|tilting|pointing|pointed"
        rf"|points? (?:to|at|in|towards?|{_WAY})|orient\w*|directions?|upside|(?:anti)?clockwise|angles?|angled|parallel"
        r"|perpendicular|vertical(?:ly)?|horizontal(?:ly)?|left|leftmost|right(?! next| on)|rightmost"
        r"|in front of|behind|same way|upright|twisted",
        "A law cannot be about directions: it must not matter how a die is turned or where you look from.",
        "With the Compass Rose there is “north of”: “There must be at least one {0} die north of a {1} die.”",
    ),
    Topic(
        "distance",
        r"far|farther|farthest|further(?! (?:north|south|east|west))|furthest|close|closer|closest|near|nearer|nearest"
        r"|nearby|apart|distances?|\d+ (?:cells?|spaces?|squares?|steps?|dice) away|away|gaps?|spaced?|spacing|spaces?"
        r"|cells?|inch(?:es)?|[cm]m|(?:centi|milli)met\w+|steps?|within|between (?:them|it|the (?:\S+ )?dice)",
        "Distances between dice do not count: two dice touch or they do not.",
        "Say “touch” or “must not touch”: “All {0} dice must touch each other.”",
    ),
    Topic(
        "time",
        r"before|after(?:wards)?|firstly|first|last|turns?|earlier|later|previous(?:ly)?|next(?! to)|times?|clock|timer"
        r"|minutes?|seconds?|hours?|today|now|days?|night|morning|during|rounds?|ago|yesterday|tomorrow|newest|oldest|new"
        r"|old|older|newer|recent(?:ly)?|already|until|once|moved|added|remain\w*|again|start(?:s|ed)?|began|begins?"
        r"|soon|since|eventually|placed (?:in|by)",
        "A law cannot be about time: what lies there now counts, not when it came there.",
        "An order can be one of a line, like “There must be a line that reads 1, 2, 3.”",
    ),
)
# Of directions only one that names what it is measured from (items 83 to 85).
_ALONE = re.compile(
    rf"(?<!\S)(?:(?:in|at|on|to) (?:the )?(?:far )?{_ROSE}(?:ern)?(?! of)(?: (?:part|half|side))?|(?:further )?{_ROSE}"
    rf"(?:ern most|ernmost|most|erly|ern)|{_ROSE}[ -]?(?:east|west)\w*(?: of)?)(?!\S)"
)
NO_ROSE = "A direction needs the other dice that it is measured from."


def check_topics(tokens: Sequence[Token], names: Sequence[str]) -> None:
    """Raises `LawRefused` for a sentence about what no law may be about, or about a colour that the box has not."""
    text = joined(tokens)
    for topic in TOPICS:
        found = re.search(rf"(?<!\S)(?:{topic.pattern})(?!\S)", text)
        if found:
            raise refused(topic.reason, topic.hint.format(*names), within(tokens, found))
    _check_colours(tokens, names)


def lone_direction(tokens: Sequence[Token]) -> re.Match[str] | None:
    """Where the sentence says “in the north” and not of what."""
    return _ALONE.search(joined(tokens))


def _check_colours(tokens: Sequence[Token], names: Sequence[str]) -> None:
    """Infer item 2: a colour that is not in the box is refused with the three that are."""
    for token in tokens:
        word = token.text if token.text in OTHER_COLOURS else token.text.removesuffix("s")
        if word in OTHER_COLOURS:
            said = f"The box has no {word} dice: its colours are {listed(list(names), 'and')}."
            raise refused(said, "Use one of these three, or give the box's colours other names.", [token])


SHOWN = 4  # that many dice must be enough to show that a law is followed, and that it is not
_MOST = {
    f.COUNT: SHOWN,
    f.COLOURS: 3,
    f.NUMBERS: SHOWN,
    f.SUM: 6 * SHOWN,
    f.PRODUCT: 6**SHOWN,
    f.RUN: SHOWN,
    f.GROUPS: SHOWN,
    f.STACKS: SHOWN // 2,
    f.LARGEST: SHOWN,
    f.TALLEST: SHOWN,
}


def check_size(tree: Tree) -> None:
    """Infer item 50: raises `LawRefused` when four dice are plainly too few to show both an O and an X."""
    if tree[0] == f.IS and tree[1][0] in _MOST:
        results = {_passes(tree[2], value) for value in range(_MOST[tree[1][0]] + 1)}
        if len(results) < 2:
            verdict = "followed" if results == {False} else "broken"
            raise LawRefused(
                f"Four dice are not enough to show this law {verdict}; both an O and an X must be possible with them.",
                "Use a smaller number: experiments at the start have at most four dice.",
            )
    elif tree[0] == f.LINE and tree[2] > SHOWN:
        raise LawRefused(
            f"Four dice are not enough to show a line of {tree[2]}.",
            f"Ask for a line of at most {SHOWN} dice.",
        )


def _passes(test: tuple[int, int], value: int) -> bool:
    kind, n = test
    return {
        f.ODD: value % 2 == 1,
        f.EVEN: value % 2 == 0,
        f.PRIME: value > 1 and all(value % factor for factor in range(2, value)),
        f.MULTIPLE: value % (n or 1) == 0,
        f.EXACTLY: value == n,
        f.AT_LEAST: value >= n,
        f.AT_MOST: value <= n,
        f.NOT: value != n,
    }[kind]
