"""What a rule can say, for those who write some: a page of docs/, made from sentences that are read as it is
written."""

from __future__ import annotations

from lawkeeper.games.potions.brew import kinds, names
from lawkeeper.games.potions.brew import short as box_signs
from lawkeeper_host.games.potions import codec, text
from lawkeeper_host.games.potions.brews import Space
from lawkeeper_host.games.potions.parse import parse
from lawkeeper_host.games.potions.words import RuleRefused
from lawkeeper_host.papers import page, table

SUITS = Space(tuple(kinds.word(kinds.SUITS, kind) for kind in range(kinds.SUITS)), tuple(names.names(0, 3)))

# Behind IF and behind THEN, as players write it.
WHENS = (
    "a potion contains a heart",
    "it has exactly two ingredients",
    "it has a heart or a spade",
    "it has two or more clubs",
    "there are fewer than two diamonds",
    "it contains neither a heart nor a spade",
    "it does not contain both a heart and a spade",
    "it has only hearts and clubs",
    "it has not exactly two ingredients",
    "it has (a heart or a spade) and no club",
    "it contains anything",
)
THENS = ("it is red", "it makes a fizzy potion", "it is not tasty", "it must be red or fizzy",
         "it is neither red nor fizzy", "it is anything but red")  # fmt: skip
REFUSED = (
    "IF it has two hearts THEN it is red",
    "IF it has at least two hearts or spades THEN it is red",
    "IF it does not contain a heart or a spade THEN it is red",
    "IF it has a heart THEN it is not red or fizzy",
    "IF it is red THEN it is fizzy",
    "IF the last brew was red THEN it is fizzy",
    "IF it has a heart THEN it is red, otherwise fizzy",
)

_HEAD = """\
A rule says IF something about the ingredients of a brew, THEN something about its result. On the box it is
put together with buttons; the computer reads English, and says each rule back in the words of the box:

    lawkeeper potions rule "IF it has a heart THEN it is red"
    lawkeeper potions check RULES.txt      # a whole list: what is left, what is wrong, which brew shows it"""
_MORE = """\
`and` binds closer than `or`; brackets say it otherwise. A rule has at most four conditions; THEN joins its
names by `and` or by `or`. Signs do as well, as the lists of the box have them: `♥≥1|#=2→red`, or typed
`H>=1|#=2 > red`; `#` counts all ingredients, `!` is not."""
_FILE = """\
A line a rule. Number and author may be left out, `#` begins a remark. The first three lines are those of the
first game, and may be left out, too:

    ingredients: suits               (or: colours)
    potions: red, fizzy, tasty       (2 to 6 names of at most 8 letters)
    adjectives: no                   (or: yes; or: in IF, when IF may speak of them)

    1 Ada: IF it contains a heart THEN it is not tasty
    2 Ben: IF it contains exactly two ingredients THEN it is fizzy
    crossed off: 2"""
_PACKS = """\
A pack has puzzles and lists of potions, a line each; `lawkeeper load` takes it to the box:

    pack: Ours
    game: potions

    potions sour, salty, sweet
    effect sour: You cannot predict anything until your next turn.
    {puzzle}

An effect belongs to the list above it, at most {most} letters: it is read to who drinks that potion.
`lawkeeper potions puzzle` makes a puzzle, or takes a list of yours; `lawkeeper potions pack` makes many."""


def rules_page() -> str:
    """The page."""
    return page(
        "What a rule of Logic Potions can say",
        _HEAD,
        "## Behind IF",
        table(("for instance", "the box says"), [(when, _when(when)) for when in WHENS]),
        "## Behind THEN",
        table(("for instance", "the box says"), [(then, _then(then)) for then in THENS]),
        _MORE,
        "## What is no rule",
        table(("for instance", "why", "what to do"), [_refusal(sentence) for sentence in REFUSED]),
        "## A list of rules in a file",
        _FILE,
        "## Packs",
        _PACKS.format(puzzle=text.EXAMPLE, most=text.EFFECT),
    )


def _when(when: str) -> str:
    return _told(f"IF {when} THEN it is red").removesuffix(" THEN it is red")


def _then(then: str) -> str:
    return "THEN" + _told(f"IF it has a heart THEN {then}").partition("THEN")[2]


def _told(sentence: str) -> str:
    return codec.told(parse(sentence, SUITS), SUITS)


def _refusal(sentence: str) -> tuple[str, str, str]:
    """(sentence, why it is refused, what to do). RuntimeError when it is not."""
    try:
        parse(sentence, SUITS)
    except RuleRefused as refused:
        return sentence, refused.message, refused.hint
    raise RuntimeError(f"{sentence} is a rule.")


def row(box: codec.BoxSpace, coded: bytes) -> str:
    """A rule in signs, as long as it needs to be."""
    return str(box_signs.short(box, coded, 60))
