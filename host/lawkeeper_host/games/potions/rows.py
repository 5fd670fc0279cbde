"""A rule in signs, as the box's lists have it: `♥≥1|#=2→red`, or typed: `H>=1|#=2 > red`. It is turned into
the sentence that it stands for."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lawkeeper.games.potions.brew import kinds
from lawkeeper_host.games.potions.brews import Space
from lawkeeper_host.games.potions.words import RuleRefused, listed

_HOW = {
    ">=": "at least", "≥": "at least", "<=": "at most", "≤": "at most", "!=": "not exactly",
    "≠": "not exactly", "=": "exactly",
}  # fmt: skip
_JOINS = {"&": "and", "|": "or", "!": "not", "(": "(", ")": ")"}
_ARROW = re.compile(r"→|(?<=\s)->?(?=\s)|(?<=\s)=?>(?=\s)")
_PIECE = re.compile(r"\s*(?:(\S)\s*(>=|<=|!=|[≥≤≠=])\s*(\d)|([&|!()])|([a-z]+))", re.IGNORECASE)
_ROW = re.compile(r"[♣♦♥♠#A-Z]\s*(?:>=|<=|!=|[≥≤≠=])\s*\d", re.IGNORECASE)


def in_signs(text: str) -> bool:
    """Whether a text is a rule in signs."""
    return bool(_ARROW.search(text)) and not re.search(r"\b(if|then)\b", text, re.IGNORECASE)


def start(text: str) -> int:
    """Where the rule begins in a line with a number and an author before it; 0 when that is hidden."""
    found = _ROW.search(text)
    if not found:
        return 0
    before = text[: found.start()]
    return found.start() - (len(before) - len(before.rstrip("(! ")))


def sentence(text: str, space: Space) -> str:
    """The sentence that a rule in signs stands for. Raises `RuleRefused`."""
    arrow = _ARROW.search(text)
    if arrow is None:
        raise RuleRefused("There is no arrow.", "Write it like: ♥≥1→red")
    when = _words(text, 0, arrow.start(), space)
    then = _words(text, arrow.end(), len(text), space)
    return f"IF it {_verbs(when, space)} THEN it is {' '.join(then)}"


def _verbs(pieces: Sequence[str], space: Space) -> str:
    """With a verb before each condition: names of results stand behind `is`, what is counted behind `has`."""
    told = []
    for at, piece in enumerate(pieces):
        if piece == "not" and at + 1 < len(pieces) and pieces[at + 1] in space.types:
            told.append("is not")
        elif piece in space.types:
            told.append(piece if at and pieces[at - 1] == "not" else f"is {piece}")
        else:
            told.append(f"has {piece}" if " " in piece else piece)
    return " ".join(told)


def _words(text: str, at: int, end: int, space: Space) -> list[str]:
    found = []
    while text[at:end].strip():
        piece = _PIECE.match(text, at, end)
        if not piece:
            begin = at + len(text[at:end]) - len(text[at:end].lstrip())
            message = f"The sign `{text[begin]}` is not understood here."
            raise RuleRefused(message, "Write it like: ♥≥1|#=2→red", begin, begin + 1)
        if piece[4]:
            found.append(_JOINS[piece[4]])
        elif piece[5]:
            found.append(_name(piece[5].lower(), piece.start(5), space))
        else:
            found.append(f"{_HOW[piece[2]]} {piece[3]} {_kind(piece[1], piece.start(1), space)}")
        at = piece.end()
    return found


def _kind(sign: str, at: int, space: Space) -> str:
    many = len(space.kinds)
    if sign == "#":
        return "ingredients"
    for kind in range(many):
        if sign.upper() in (kinds.sign(many, kind), space.kinds[kind][0].upper()):
            return str(kinds.word(many, kind, 2))
    signs = [f"{kinds.sign(many, kind)} ({space.kinds[kind][0].upper()})" for kind in range(many)]
    raise RuleRefused(
        f"There is no ingredient `{sign}`.", f"There is {listed(signs, 'and')}; # counts all.", at, at + 1
    )


def _name(cut: str, at: int, space: Space) -> str:
    """A potion by the beginning of its name: rows cut it short."""
    found = [name for name in space.types if name == cut] or [n for n in space.types if n.startswith(cut)]
    if len(found) != 1:
        what = "no potion" if not found else "more than one potion"
        raise RuleRefused(f"There is {what} that begins with `{cut}`.",
                          f"There is {listed(space.types, 'and')}.", at, at + len(cut))  # fmt: skip
    return found[0]
