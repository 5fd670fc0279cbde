"""Signs between the words that turn the sense of a sentence, and what is too long to be a law.

All other signs are of no meaning: a comma between the items of a list, a full stop at the end, quotes.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from lawkeeper_host.games.infer.laws.errors import LawRefused
from lawkeeper_host.games.infer.laws.readings import offer

LETTERS = 400  # of a sentence, at most: a law of the box has 126
DIGITS = 4
_LONG = re.compile(r"\d{%d,}" % (DIGITS + 1))
_MINUS = re.compile(r"(?<![\w)])[-–−]\s?\d+")
_FRACTION = re.compile(r"\d+[.·]\d+|\d+ ?[½¼¾]|[½¼¾]|(?<=\d),(?=\d\d\d\b)")
_SPLIT = re.compile(r"\b(no|not|never|none|nothing)\s*(?:[,;:.!?]|\s[-–—])+\s+(?=\w)", re.IGNORECASE)
_STOP = re.compile(r"(?<!\bmax)(?<!\bmin)[.!?;]['\"”’)\]]*\s+(?=\w)", re.IGNORECASE)
_BRACKETS = re.compile(
    r"(?<!\bcount)(?<!\bsum)(?<!\bproduct)(?<!\bnumber)(?<!\bmax)(?<!\bmin)"  # as in count(odd)
    r"\([^()]*\w[^()]*\)|\[[^\[\]]*\w[^\[\]]*\]|\{[^{}]*\w[^{}]*\}"
)


def check_size(sentence: str) -> None:
    """Raises `LawRefused` for a sentence that is too long, or has a number that is."""
    if len(sentence) > LETTERS:
        said = f"A law has at most {LETTERS} letters, and this one has {len(sentence):,}."
        raise LawRefused(said, "A law is one short sentence.")
    long = _LONG.search(sentence)
    if long:
        said = f"A number of a law has at most {DIGITS} digits."
        raise LawRefused(said, "Dice show 1 to 6, and there are few of them.", *long.span())


def check_marks(sentence: str, sentence_of: Callable[[str], str]) -> None:
    """Raises `LawRefused` for a sign that turns the sense. `sentence_of` makes the law of a sentence, ""
    when it is none."""
    sentence = sentence.rstrip()
    for pattern, reason, hint in (
        (_MINUS, "A law has no numbers below 0.", "Use whole numbers from 0 on."),
        (
            _FRACTION,
            "A law has whole numbers only.",
            "Say “at least” or “at most” with the next whole number.",
        ),
    ):
        found = pattern.search(sentence)
        if found:
            raise LawRefused(reason, hint, *found.span())
    split = _SPLIT.search(sentence)
    if split:
        before, after = sentence[: split.start()], sentence[split.end() :]
        laws = sentence_of(before + after), sentence_of(f"{before}{split[1]} {after}")
        said = f"“{split[1]}” and a sign after it: the law may mean that it is so, or that it is not."
        raise LawRefused(said, offer(laws) or "Write it without that sign.", *split.span(1))
    stop = _STOP.search(sentence)
    if stop:
        laws = sentence_of(sentence[: stop.start()]), sentence_of(sentence[stop.end() :])
        raise LawRefused("A law is one sentence.", offer(laws) or "Write it without a full stop in it.")
    aside = _BRACKETS.search(sentence)
    if aside:
        laws = (
            sentence_of(sentence[: aside.start()] + sentence[aside.end() :]),
            sentence_of(f"{sentence[: aside.start()]}{aside[0][1:-1]}{sentence[aside.end() :]}"),
        )
        said = "A law says nothing in brackets: whether it counts, nobody could tell."
        raise LawRefused(said, offer(laws) or "Write it without brackets.", *aside.span())
