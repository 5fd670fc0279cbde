"""Sentences that join two laws, or a law and a condition: refused, with one statement instead (Infer item 47).

An implicit "and" or "or" is fine: "There must be a red 2." The patterns see the words of `words.spelled`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from lawkeeper_host.laws.errors import refused
from lawkeeper_host.laws.words import Token, joined, within

Rewording = tuple[str, str]  # a pattern, and what stands there instead; `~odd` is the opposite of odd

_ADJ = r"(c\d|odd|even|prime|stacked|visible|covered)"  # what a die is, in one word
_DICE = r"(?:dice|die|ones?|1s|1)"
_IT = r"(?:it|they|this|that|these|those)"
_OPPOSITE = {"odd": "even", "even": "odd", "c1": "not c1", "c2": "not c2", "c3": "not c3"}

_AND = (
    (rf"(?:both )?{_ADJ} (?:and|but) {_ADJ}(?= {_DICE})", r"\1 \2"),
    (r"(?:as many|an? equal number of|equal numbers of|the same number of) (.+?) (?:dice )?and (.+?)(?: dice)?$",
     r"as many \1 dice as \2 dice"),
    (rf"(?:both )?{_ADJ} (?:and|but) (?:also )?{_ADJ}$", r"\1 \2 dice"),
    (rf"{_ADJ} {_DICE} (?:and|but) {_IT} (?:must be|is|are) (?:an? )?(\d)s?$", r"\1 \2"),
    (rf"{_ADJ} {_DICE} (?:and|but) {_IT} (?:must be|is|are) (?:an? )?{_ADJ}$", r"\2 \1 die"),
    (rf"{_ADJ} {_DICE} but not c(\d)", r"\1 dice that are not c\2"),
    (rf"{_ADJ} {_DICE} but no c(\d) {_DICE}", r"\1 dice that are not c\2"),
    (r"(?:both )?c1 (?:dice )?and c2(?= dice)", "dice that are not c3"),
)  # fmt: skip
_BETWEEN = ((r"between (\d+) and (\d+)", r"at least \1"), (r"between (\d+) and (\d+)", r"at most \2"))
_OR = (
    (r"an? 5 or an? 6", "a die greater than 4"),
    (r"an? 1 or an? 2", "a die less than 3"),
    (r"an? 3 or an? 6", "a multiple of 3"),
    (r"(?:either )?(?:an? )?5s? or (?:an? )?6(?=s?)", "greater than 4"),
    (r"(?:either )?(?:an? )?1s? or (?:an? )?2(?=s?)", "less than 3"),
    (r"(?:either )?(?:an? )?3s? or (?:an? )?6(?=s?)", "multiples of 3"),
    (r"(?:either )?4s? 5s? or 6s?", "greater than 3"),
    (r"(?:either )?1s? 2s? or 3s?", "less than 4"),
    (r"(?:either )?2s? 4s? or 6s?", "even"),
    (r"(?:either )?1s? 3s? or 5s?", "odd"),
    (r"(?:either )?2s? 3s? or 5s?", "prime"),
    (r"must be (?:either )?(?:c1 or c2|c2 or c1)", "must not be c3"),
    (r"must be (?:either )?(?:c1 or c3|c3 or c1)", "must not be c2"),
    (r"must be (?:either )?(?:c2 or c3|c3 or c2)", "must not be c1"),
    (r"(?:either )?(?:c1 or c2|c2 or c1)(?= (?:dice|die))", "not c3"),
    (r"(?:either )?(?:c1 or c3|c3 or c1)(?= (?:dice|die))", "not c2"),
    (r"(?:either )?(?:c2 or c3|c3 or c2)(?= (?:dice|die))", "not c1"),
)
_IF = (
    (rf"^(?:all |every )?(.+?) {_DICE} must touch(?: each other)? unless {_IT} (?:is|are) {_ADJ}$",
     r"~\2 \1 dice must touch each other"),
    (rf"^(?:all |every )?(.*?){_DICE} must (.+?) unless {_IT} (?:is|are) {_ADJ}$", r"all ~\3 \1dice must \2"),
    (rf"^(?:if|when|whenever) (?:an? )?{_DICE} (?:is|are) {_ADJ} (?:then )?{_IT} must (.+)$", r"every \1 die must \2"),
    (rf"^(?:an? |all |every )?(.*?){_DICE} must (.+?) (?:if|when|whenever|as long as) {_IT} (?:is|are) {_ADJ}$",
     r"every \1\3 die must \2"),
)  # fmt: skip
_EXCEPT = (
    (rf"^(?:all|every) {_DICE} (?:except(?: for)?|but|apart from|excluding) (?:the |an? )?{_ADJ} {_DICE} must (.+)$",
     r"all ~\1 dice must \2"),
    (rf"^(?:all|every) {_DICE} must (.+?) (?:except(?: for)?|but|apart from|excluding) (?:the |an? )?{_ADJ} {_DICE}$",
     r"all ~\2 dice must \1"),
)  # fmt: skip


@dataclass(frozen=True)
class Join:
    """Words that join statements, why they may not, ways to say it in one, and an example of one."""

    name: str
    pattern: str
    reason: str
    rewordings: tuple[Rewording, ...]
    hint: str


JOINS = (
    Join(
        "between",
        r"between \d+ and \d+",
        "A law has one bound and not two, like “between ... and ...”.",
        _BETWEEN,
        "Say “at least” or “at most”, like “The sum of the {0} dice must be at most 9.”",
    ),
    Join(
        "except",
        r"except(?:ing)?(?: for)?|excluding|apart from|save for|aside from|all but|(?<=all dice )but",
        "A law cannot have an exception like “except” or “but”.",
        _EXCEPT + _AND,
        "Name the dice it is about, like “All dice that are not {0} must be odd.”",
    ),
    Join(
        "if",
        r"if|unless|when|whenever|while|otherwise|else|only if|provided|in case|as long as|because|whether|depending"
        r"|implies|(?<!\d )(?<!c\d )then",
        "A law cannot have a condition like “if ... then” or “unless”.",
        _IF,
        "Say which dice it is about in front of them, like “Odd {1} dice must touch each other.”",
    ),
    Join(
        "or",
        r"or|nor|either|neither|and or",
        "A law cannot say “or”: it has to be one statement.",
        _OR,
        "Use one word for all of them, like “greater than 4” for 5 or 6 and “not {2}” for {0} or {1}.",
    ),
    Join(
        "and",
        r"and|but|both|as well as|plus|also",
        "A law cannot say “and” or “but”: it has to be one statement.",
        _AND,
        "Put both in front of one kind of die, like “There must be at least one odd {0} die.”, or make two laws of it.",
    ),
)
_MORE = r"(?:more|fewer|less|greater|higher|lower|above|below|up|over|under|larger|smaller|bigger)"
_HIGH = r"(?:highest|largest|biggest|greatest|maximum|max|lowest|smallest|least|minimum|min)"
# An "and" or "or" that joins no statements.
_FINE = re.compile(
    rf"(?<!\S)(?:\d+ (?:dice |die )?(?:or|and) {_MORE}|{_MORE}(?: than)? or (?:exactly )?(?:equal|same)"
    rf"|(?:equal|same)(?: to)? or {_MORE}|(?:1|one) and only 1|(?:each|every) and every"
    rf"|{_HIGH}(?: visible)?(?: number| value| die)? and (?:the )?{_HIGH}|same (?:number|colour|color) and (?:colour|color|number)"
    r"|(?:reads?|reading|line of|stack of) (?:an? )?\w+(?: (?:(?:and|then) )*(?:an? )?(?:\d|c\d))+)(?!\S)"
)


def check_joins(tokens: Sequence[Token], names: Sequence[str], sentence_of: Callable[[str], str]) -> None:
    """Raises `LawRefused` for an explicit "and", "or", condition or exception. `sentence_of` makes the law of a
    rewording's words, "" when they are none."""
    plain = joined(tokens)
    text = _FINE.sub(lambda fine: re.sub(r"\S", "-", fine[0]), plain)
    for join in JOINS:
        found = re.search(rf"(?<!\S)(?:{join.pattern})(?!\S)", text)
        if found:
            better = next(filter(None, map(sentence_of, _reworded(plain, join.rewordings))), "")
            hint = f"Try: {better}" if better else join.hint.format(*names)
            raise refused(join.reason, hint, within(tokens, found))


def _reworded(text: str, rewordings: Sequence[Rewording]) -> Iterator[str]:
    """The sentence with each rewording that fits."""
    for pattern, instead in rewordings:
        match = re.search(rf"(?<!\S)(?:{pattern})(?!\S)", text)
        if match:
            new = text[: match.start()] + match.expand(instead) + text[match.end() :]
            yield re.sub(r"~(\S+)", lambda word: _OPPOSITE.get(word[1], "not " + word[1]), new)
