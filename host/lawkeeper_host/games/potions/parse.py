"""A rule in English -> the rule: what the box shows and what players type, every word of it understood, or
the sentence refused with what is wrong, where, and what to write (items 10, 11, 18)."""

from __future__ import annotations

from collections.abc import Sequence

from lawkeeper_host.games.potions import rows
from lawkeeper_host.games.potions.brews import Rule, Space
from lawkeeper_host.games.potions.then import ThenPart
from lawkeeper_host.games.potions.when import IfPart
from lawkeeper_host.games.potions.words import RuleRefused, Word, refused, words

EXAMPLE = "IF it contains a heart THEN it is not tasty"
_TOPICS = {
    "players": ("player", "players", "author", "opponent", "someone", "anybody", "i", "you", "my", "your"),
    "turns": ("turn", "turns", "round", "rounds", "time", "today", "next"),
    "earlier brews": ("earlier", "previous", "before", "last", "again", "already", "yesterday", "experiment"),
    "cards on the table": ("market", "hand", "hands", "deck", "discard", "discards", "discarded", "rank"),
    "other rules": ("rule", "rules", "challenge", "hypothesis", "hypotheses"),
}
_ELSE = ("else", "otherwise", "unless", "except", "because", "when", "whenever", "while")


def parse(sentence: str, space: Space, about_results: bool = False) -> Rule:
    """The rule that a sentence says, or a row in signs. `about_results`: IF may speak of the result, too
    (item 81). Raises `RuleRefused`."""
    if not rows.in_signs(sentence):
        return _parse(sentence, space, about_results)
    meant = rows.sentence(sentence, space)
    try:
        return _parse(meant, space, about_results)
    except RuleRefused as refused:  # its columns are those of the sentence
        raise RuleRefused(refused.message, refused.hint) from refused


def _parse(sentence: str, space: Space, about_results: bool) -> Rule:
    found = words(sentence)
    if not found:
        raise RuleRefused("There is no rule here.", f"Write it like: {EXAMPLE}")
    _check_topics(found)
    when, then = _halves(found)
    return Rule(IfPart(when, space, about_results).read(), ThenPart(then, space).read())


def _check_topics(found: Sequence[Word]) -> None:
    for word in found:
        topic = next((name for name, some in _TOPICS.items() if word.text in some), "")
        if topic:
            raise refused(
                f"A rule does not speak of {topic}: IF is about the ingredients of this brew, THEN about its "
                "result.", f"Write it like: {EXAMPLE}", [word])  # fmt: skip
        if word.text in _ELSE:
            message = f"`{word.text}` has no place in a rule: it has an IF and a THEN."
            raise refused(message, f"Write it like: {EXAMPLE}", [word])


def _halves(found: list[Word]) -> tuple[list[Word], list[Word]]:
    """The words behind IF and behind THEN."""
    for name in ("if", "then"):
        many = [word for word in found if word.text == name]
        if len(many) > 1:
            raise refused(f"There is more than one {name.upper()}.", "Write two rules.", many[1:])
    texts = [word.text for word in found]
    if "if" not in texts:
        raise refused("A rule begins with IF.", f"Write it like: {EXAMPLE}", found[:1])
    if "then" not in texts:
        raise refused("There is no THEN.", f"Write it like: {EXAMPLE}", found[texts.index("if") :])
    if texts[0] != "if":
        raise refused("A rule begins with IF.", f"Write it like: {EXAMPLE}", found[: texts.index("if")])
    middle = texts.index("then")
    when = found[1:middle]
    while when and when[-1].text == ",":
        when.pop()
    then = found[middle + 1 :]
    while then and then[0].text == ",":
        then.pop(0)
    for part, name in ((when, "IF"), (then, "THEN")):
        if not part:
            raise refused(f"Nothing stands behind {name}.", f"Write it like: {EXAMPLE}", [found[middle]])
    return when, then
