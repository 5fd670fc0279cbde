"""What to say of a sentence that the grammar does not know: where it ends, the nearest word, the law meant."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from functools import cache

from lawkeeper.logic import english
from lawkeeper.logic.forms import LawError
from lawkeeper_host.laws.errors import LawRefused, listed, refused
from lawkeeper_host.laws.parse import parse_words, vocabulary
from lawkeeper_host.laws.phrases import NoParse, Tree
from lawkeeper_host.laws.refusals import NO_ROSE, check_size, lone_direction
from lawkeeper_host.laws.words import COLOURS, NUMBERS, TABLE, Token, joined, rephrased, within

OFFERS = 3  # words that are offered in the place of one
_HERE, _ANYWHERE = 0.6, 0.75  # how alike they have to be: words that could stand there, all others


def meaning(tokens: Sequence[Token]) -> Tree:
    """The tree of words of `words.spelled`. What is a law as it stands is not put into other words first.
    Raises `NoParse` (its index is into the `rephrased` words) or LawError."""
    try:
        return parse_words([token.text for token in tokens])
    except NoParse:
        return parse_words([token.text for token in rephrased(tokens)])


def sentence_of(text: str, names: Sequence[str]) -> str:
    """The law that these words are, as one sentence; "" when they are none."""
    try:
        tree = meaning([Token(word, 0, 0) for word in text.split()])
        check_size(tree)
    except (NoParse, LawError, LawRefused):
        return ""
    said = str(english.sentence(tree, names))
    return said


def not_parsed(error: NoParse, tokens: Sequence[Token], names: Sequence[str]) -> LawRefused:
    """The refusal of words (of `words.spelled`) that are no law."""
    text = joined(tokens)
    alone = lone_direction(tokens)
    if alone:
        way = re.search("north|south|east|west", alone[0])
        new = f"{text[: alone.start()]}{way and way[0]} of another die{text[alone.end() :]}"
        hint = _try([new], names) or f"Name them, like “There must be at least one {names[1]} die north of another die.”"
        return refused(NO_ROSE, hint, within(tokens, alone))
    return _open(tokens, names) or _strange(tokens, names) or _verbless(tokens, names) or _stuck(error, tokens, names)


def no_sense(error: LawError, tokens: Sequence[Token], names: Sequence[str]) -> LawRefused:
    """The refusal of words that are a sentence, but of a law that says nothing."""
    for at, token in enumerate(tokens):
        if re.fullmatch(r"\d+s?", token.text):
            for other in ("2", "3"):
                tried = [*tokens[:at], Token(other + token.text.lstrip("0123456789"), 0, 0), *tokens[at + 1 :]]
                if sentence_of(joined(tried), names):
                    said = f"The number {token.text.rstrip('s')} makes no sense here: the law would say nothing."
                    return refused(said, "A die shows 1 to 6, and a law must be possible to follow and to break.", [token])
    return LawRefused(str(error), "Something must be able to follow it, and something to break it.")


def _try(texts: Iterable[str], names: Sequence[str]) -> str:
    """`Try: ` and the laws that these rewordings are, or ""."""
    found = list(dict.fromkeys(filter(None, (sentence_of(text, names) for text in texts))))
    return "Try: " + listed(found, "or") if found else ""


def _open(tokens: Sequence[Token], names: Sequence[str]) -> LawRefused | None:
    """“Two dice” may be at least two or exactly two (Infer item 47)."""
    text = joined(tokens)
    too_large = None
    for match in re.finditer(r"(?<!\S)\d+(?!\S)", text):
        new = [f"{text[: match.start()]}{how} {text[match.start() :]}" for how in ("exactly", "at least")]
        hint = _try(new, names)
        if hint:
            said = f"“{match[0]}” leaves open whether more would do: say “exactly {match[0]}” or “at least {match[0]}”."
            return refused(said, hint, within(tokens, match))
        too_large = too_large or _size(new, within(tokens, match))
    return too_large


def _size(texts: Iterable[str], here: Sequence[Token]) -> LawRefused | None:
    """Why these words would be too large a law (Infer item 50), or None."""
    for text in texts:
        try:
            check_size(meaning([Token(word, 0, 0) for word in text.split()]))
        except LawRefused as large:
            return refused(large.message, large.hint, here)
        except (NoParse, LawError):
            continue
    return None


def _verbless(tokens: Sequence[Token], names: Sequence[str]) -> LawRefused | None:
    """A sentence that does not say that something must be (Infer item 47)."""
    text = joined(tokens)
    if re.search(r"(?<!\S)(?:must|may|can|should|has|have|is|are|touch|show)(?!\S)", text):
        return None
    new = [f"there must be {text}", re.sub(r"(?<!\S)(dice|die)(?!\S)", r"\1 must be", text, count=1)]
    hint = _try(new, names)
    return LawRefused("A law has to say what must be, or must not be.", hint) if hint else None


def _strange(tokens: Sequence[Token], names: Sequence[str]) -> LawRefused | None:
    """The first word that no law has, with the nearest one that makes a law of the sentence."""
    known = _known() | {name.lower() for name in names}
    for at, token in enumerate(tokens):
        if token.text in known or re.fullmatch(r"\d+s?", token.text):
            continue
        offers = nearest(token.text, _expected(tokens[:at], names), known)
        said = f"The box does not know the word “{token.text}” in a law."
        return refused(said, _meant(tokens, at, offers, names), [token])
    return None


def _stuck(error: NoParse, tokens: Sequence[Token], names: Sequence[str]) -> LawRefused:
    """Every word is known, but not in this place."""
    plain = rephrased(tokens)
    expected = sorted(_shown(error.words, names))
    if error.why:
        return refused(error.why, "", plain[error.index : error.index + 1])
    if error.index >= len(plain):
        return refused("The sentence ends too early.", _could(expected), plain[-1:])
    token = plain[error.index]
    said = "The box understands this law only up to here." if error.index else "No law begins like this."
    offers = nearest(token.text, expected, ())
    return refused(said, _meant(plain, error.index, offers, names) or _could(expected), [token])


def nearest(word: str, expected: Iterable[str], known: Iterable[str]) -> list[str]:
    """Words that somebody who typed `word` may have meant, best first: those that could stand there, then others."""
    here = difflib.get_close_matches(word, sorted(expected), OFFERS, _HERE)
    anywhere = difflib.get_close_matches(word, sorted(known), OFFERS, _ANYWHERE)
    return list(dict.fromkeys(here + anywhere))


def _meant(tokens: Sequence[Token], at: int, offers: Sequence[str], names: Sequence[str]) -> str:
    """“Did you mean ...?” with the whole law where an offer makes one."""
    lower = {name.lower(): slot for slot, name in zip(COLOURS, names, strict=True)}
    for offer in offers:
        word = lower.get(offer, str(NUMBERS.index(offer)) if offer in NUMBERS else offer)
        law = sentence_of(joined([*tokens[:at], Token(word, 0, 0), *tokens[at + 1 :]]), names)
        if law:
            return f"Did you mean “{offer}”? {law}"
    return f"Did you mean {listed([f'“{offer}”' for offer in offers], 'or')}?" if offers else ""


def _expected(before: Sequence[Token], names: Sequence[str]) -> set[str]:
    """What could come after these words."""
    try:
        meaning(before)
    except NoParse as error:
        return _shown(error.words, names) if error.index >= len(rephrased(before)) else set()
    except LawError:
        pass
    return set()


def _shown(words: Iterable[str], names: Sequence[str]) -> set[str]:
    """Words of the grammar as people write them."""
    shown = set(words) - {"<number>", "<numbers>", "<colour>"}
    if "<colour>" in words:
        shown.update(name.lower() for name in names)
    if "<number>" in words:
        shown.update(NUMBERS[1:7])
    return shown


def _could(expected: Sequence[str]) -> str:
    few = [f"“{word}”" for word in expected if word not in NUMBERS][:8]
    return f"Here could stand {listed(few, 'or')}." if few else ""


@cache
def _known() -> frozenset[str]:
    """Every word that the grammar or the table of phrases knows."""
    table = (line.partition("=>")[0] for line in TABLE.read_text("utf-8").splitlines() if not line.startswith("#"))
    words = {word for left in table for word in re.findall(r"[a-z']{2,}", left)}
    return vocabulary() | words | set(NUMBERS) | set(COLOURS) | {"a", "an"}
