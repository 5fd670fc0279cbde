"""Laws as people type them: a sentence -> its tree, or why it is none and what to write instead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from lawkeeper.games.infer.laws import LawError
from lawkeeper_host.games.infer.laws.errors import LawRefused
from lawkeeper_host.games.infer.laws.phrases import NoParse, Tree
from lawkeeper_host.games.infer.laws.words import NAMES, joined, spelled

__all__ = ["LawRefused", "understand", "understood"]


def understand(sentence: str, names: Sequence[str] = NAMES) -> Tree:
    """The tree of a law or a theory; `names` are the box's three colours. Raises `LawRefused`."""
    from lawkeeper_host.games.infer.laws import advice, joins, marks, readings, refusals  # these take long

    said = partial(advice.sentence_of, names=names)
    marks.check_size(sentence)
    marks.check_marks(sentence, lambda text: said(joined(spelled(text, names))))
    tokens = spelled(sentence, names)
    refusals.check_topics(tokens, names)
    joins.check_joins(tokens, names, said)
    readings.check_readings(tokens, said, True)
    check = partial(readings.check_readings, sentence_of=said, typed=False)
    try:
        tree = advice.meaning(tokens, check)
    except NoParse as error:
        verbless = advice.without_verb(tokens, check)
        if not verbless:
            raise advice.not_parsed(error, tokens, names) from None
        tree = verbless
    except LawError as error:
        raise advice.no_sense(error, tokens, names) from None
    refusals.check_size(tree)
    return tree


def understood(sentence: str, names: Sequence[str] = NAMES) -> Tree:
    """As `understand`, for a command: its `HostError` shows the words that a refusal is about."""
    try:
        return understand(sentence, names)
    except LawRefused as told:
        raise told.told(sentence) from told
