"""A law said as it is, "all dice are odd", said as it must be: the main clause gets its "must".

People say as often what is as what must be. The tables and the grammar know sentences with "must", so there
is one place that makes those of the others. `with_must` finds the verb of the main clause, the first one
outside of any "that ...", and puts "must" and the plain verb there; what has "must", "may" or the like of its
own stays as it was typed. `with_verb` tries what a sentence without a verb may be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from lawkeeper_host.games.infer.laws.tables import sections, whole_words
from lawkeeper_host.games.infer.laws.token import Token

_NOT = {"not", "never", "don't", "doesn't", "dont", "doesnt"}
_LONG_NOT = {"isn't", "isnt", "aren't", "arent", "hasn't", "hasnt", "haven't", "havent"}
_BE = {"is", "are", "isn't", "isnt", "aren't", "arent"}
_HAVE = {"has", "have", "hasn't", "hasnt", "haven't", "havent"}
_DO = {"do", "does", "don't", "doesn't", "dont", "doesnt"}
_BEFORE = {"never", "always", "only", "all", "each", "both", "just", "not", "ever", "also", "together"}
_KEPT = ("only", "all", "each", "both", "just")
_RELATIVE = {"that", "which", "who", "whose", "where", "whatever"}
_PRONOUNS = {
    "nothing": r"no \1 die",
    "every": r"every \1 die",
    "anything": r"every \1 die",
    "something": r"at least 1 \1 die",
    "none": "no",
}


_SUBJECT = re.compile(
    r"(?:nothing|everything|everyone|something|anything(?= (?:c\d|odd|even|prime|stacked|covered|visible) ))"
    r"(?: (c\d|odd|even|prime|stacked|covered|visible))?"
    r"(?! (?:that|but|except|other|else|apart|besides|may|is allowed)(?!\S))(?= .*\S)"
    r"|none of(?: all)?(?: the)?(?= (?!\d )\S)"
)


def with_must(tokens: Sequence[Token]) -> list[Token]:
    """The words with "must" in their main clause, where they are a statement without it."""
    done = _with_subject(tokens)
    if _has_its_own().search(" ".join(token.text for token in tokens)):
        return done
    at = _main_verb([token.text for token in done])
    return done if at is None else _in_place(done, at)


def _with_subject(tokens: Sequence[Token]) -> list[Token]:
    """“Nothing” and “everything” at the beginning are of dice."""
    done = list(tokens)
    text = " ".join(token.text for token in tokens)
    if whole := _SUBJECT.match(text):
        new = whole.expand(next(words for word, words in _PRONOUNS.items() if text.startswith(word)))
        here = done[: whole[0].count(" ") + 1]
        done[: len(here)] = [
            next((each for each in here if each.text == word), here[0])._replace(text=word)
            for word in new.split()
        ]
    return done


def _in_place(tokens: list[Token], at: int) -> list[Token]:
    """ "Must" and the plain verb in the place of the verb, with what denies or limits it."""
    first = at
    while first > 1 and tokens[first - 1].text in _BEFORE - {"together"}:
        first -= 1
    last = at
    if tokens[at].text in _DO:
        last = next((n for n in range(at + 1, len(tokens)) if tokens[n].text not in _BEFORE), at)
        if last == at:
            return tokens
    verb, rest = tokens[last].text, last + 1
    while rest < len(tokens) and verb in _BE | _HAVE and tokens[rest].text in ("not", "never", "always"):
        rest += 1
    words = {token.text for token in tokens[first:rest]}
    not_so = ["not"] if words & (_NOT | _LONG_NOT) else []
    if not_so and words & {"always", "only", "just"}:  # “not always” is not “never”
        return tokens
    kept = [token.text for token in tokens[first:last] if token.text in _KEPT]
    said = ["must", *not_so, *kept, _plain(verb)]
    here = tokens[first]._replace(end=max(tokens[first].end, tokens[last].end))
    return tokens[:first] + [here._replace(text=word) for word in said] + tokens[rest:]


def _main_verb(words: Sequence[str]) -> int | None:
    """The place of the first verb that is of no relative clause, and has something before it."""
    within = at = 0
    while at < len(words):
        word = words[at]
        if word in _RELATIVE or (word == "in" and words[at : at + 2] == ["in", "which"]):
            within += 1
            at += 1 + (word == "in")
            continue
        if _is_verb(words, at):
            if not within:
                return at if at else None
            within -= 1
            while word in _DO and at + 1 < len(words) and words[at + 1] in _BEFORE | {"not"}:
                at += 1
            at += word in _DO
        at += 1
    return None


def _is_verb(words: Sequence[str], at: int) -> bool:
    word, before, after = words[at], words[at - 1] if at else "", words[at + 1] if at + 1 < len(words) else ""
    if word in _NOUNS:  # "the sum of", and "the dice sum to"
        return re.fullmatch(_NOUNS[word], after) is not None and before not in _BEFORE_NOUNS
    return word in _BE | _HAVE | _DO or word in _verbs()


_BEFORE_NOUNS = {"the", "a", "an", "same", "of", "no", "any", "with", "without"}
# Words that are nouns as often -> what follows them when they are verbs.
_NOUNS = {
    "sum": r"to|up",
    "sums": r"to|up",
    "total": r"at|exactly|more|less|\d+",
    "totals": r"at|exactly|more|less|to|\d+",
    "average": r"at|exactly|more|less|\d+",
    "form": r"an?|1|the",
    "repeat": "",
    "repeats": "",
    "share": r"an?|the|colou?rs?|numbers?|their|no",
    "neighbour": r"an?|another|no|at|exactly|only|each",
    "neighbours": r"an?|another|no|at|exactly|only|each",
    "neighbor": r"an?|another|no|at|exactly|only|each",
    "neighbors": r"an?|another|no|at|exactly|only|each",
}


def _plain(verb: str) -> str:
    if verb in _BE:
        return "be"
    return "have" if verb in _HAVE else _verbs().get(verb, verb)


@cache
def _verbs() -> dict[str, str]:
    """Each form of a verb in a sentence, and its plain one."""
    found = {"equals": "equal"}
    for verb in sections("indicative.txt")["verbs"][0].split():
        ends = "es" if verb.endswith(("s", "ch", "x")) else "s"
        found |= {verb: verb, verb[:-1] + "ies" if verb.endswith("ry") else verb + ends: verb}
    return found


@cache
def _has_its_own() -> re.Pattern[str]:
    """What says by itself that something must be, may be or may not be."""
    return re.compile("|".join(whole_words(line).pattern for line in sections("indicative.txt")["its own"]))


# --- no verb at all ---

_HEAD = re.compile(
    r"(?<!\S)(?:die|dice|\d+s|(?:sum|product|total|average|number|difference|range)"
    r"(?: of .*?(?:dice|numbers|groups|stacks))?|numbers?|colou?rs?|groups?|stacks?|towers?|pairs?"
    r"|(?:highest|lowest)(?! number| die| dice))(?!\S)(?! of)"
)
_PART = re.compile(
    r"(.*(?<!\S)(?:groups?|stacks?|towers?|colours?))(?: with)?(?= (?:an?|at|exactly|only|no|\d) )"
)
_LESS = (  # what is left out -> the whole of it
    (re.compile(r"^(?=(?:odd|even|prime) number of)"), "there must be a "),
    (re.compile(r"^(?:an? )?(odd|even|prime) (sum|product|total)$"), r"the \2 must be \1"),
    (
        re.compile(r"^(?:an? |the )?(sum|product|total|average|range) of (?=(?:\S+ \S+ )?\d+$)"),
        r"the \1 must be ",
    ),
    (
        re.compile(r"^(c\d|\d|c\d \d|c\d dice) (?:never|not) (?=on|under|next|in|above|below|touching)"),
        r"\1 must not be ",
    ),
    (re.compile(r"^(c\d) (?=on|under|next|above|below|touching)"), r"every \1 die must be "),
    (re.compile(r"^(c\d) (?=on|under|next|above|below|touching)"), r"there must be a \1 die "),
    (re.compile(r"^(\d) (?=on|under|next|above|below|touching)"), r"every \1 must be "),
    (re.compile(r"^(\d) (?=on|under|next|above|below|touching)"), r"there must be a \1 "),
)


def with_verb(text: str) -> Iterator[str]:
    """What a sentence without a verb may be: something that is there, or what something must be."""
    yield f"there must be {text}"
    for pattern, whole in _LESS:
        if pattern.search(text):
            yield pattern.sub(whole, text)
    for head in _HEAD.finditer(text):
        if head.end() < len(text):
            yield f"{text[: head.end()]} must be{text[head.end() :]}"
    if part := _PART.match(text):
        yield f"{part[1]} must have{text[part.end() :]}"
