"""What to say of a sentence that the grammar does not know: the word, the nearest one, the law meant."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import islice, product

from lawkeeper.games.infer.laws import LawError, english
from lawkeeper_host.games.infer.laws.errors import LawRefused, listed, refused
from lawkeeper_host.games.infer.laws.indicative import with_verb
from lawkeeper_host.games.infer.laws.near import closest
from lawkeeper_host.games.infer.laws.parse import parse_words, vocabulary
from lawkeeper_host.games.infer.laws.phrases import NoParse, Tree
from lawkeeper_host.games.infer.laws.refusals import NO_ROSE, check_size, lone_direction
from lawkeeper_host.games.infer.laws.tables import sections
from lawkeeper_host.games.infer.laws.token import Token
from lawkeeper_host.games.infer.laws.words import COLOURS, NUMBERS, TABLES, joined, rephrased, within

OFFERS = 3  # words that are offered in the place of one
_HERE, _ANYWHERE = 0.6, 0.75  # how alike they have to be: words that could stand there, all others
_KEPT = 256  # sentences
_MENDED = 3  # words of a sentence that are mended at most
_TRIES = 64  # ways to mend several words of a sentence
WAYS = "Begin like “There must be at least two ...”, “All ... must be ...” or “The sum of ... must be ...”."


def meaning(tokens: Sequence[Token], check: Callable[[Sequence[Token]], None] | None = None) -> Tree:
    """The tree of words of `words.spelled`. What is a law as it stands is not put into other words first;
    `check` sees those. Raises `NoParse` (its index is into the `rephrased` words) or LawError."""
    try:
        return parse_words([token.text for token in tokens])
    except NoParse:
        plain = rephrased(tokens)
        if check:
            check(plain)
        return parse_words([token.text for token in plain])


@lru_cache(_KEPT)
def _tried(text: str) -> Tree | LawRefused | None:
    """The tree of these words, why it is too large a law, or None. One sentence is tried in many ways."""
    try:
        tree = meaning([Token(word, 0, 0) for word in text.split()])
        check_size(tree)
    except (NoParse, LawError):
        return None
    except LawRefused as refusal:
        return refusal
    return tree


def forget() -> None:
    """Let go of what was tried."""
    _tried.cache_clear()


def sentence_of(text: str, names: Sequence[str]) -> str:
    """The law that these words are, as one sentence; "" when they are none."""
    tree = _tried(text)
    return str(english.sentence(tree, names)) if isinstance(tree, tuple) else ""


def not_parsed(error: NoParse, tokens: Sequence[Token], names: Sequence[str]) -> LawRefused:
    """The refusal of words (of `words.spelled`) that are no law."""
    for reason in (_lone, _open, _strange, _verbless):
        found = reason(tokens, names)
        if found:
            return found
    return _stuck(error, tokens, names)


def no_sense(error: LawError, tokens: Sequence[Token], names: Sequence[str]) -> LawRefused:
    """The refusal of words that are a sentence, but of a law that says nothing."""
    for at, token in enumerate(tokens):
        number = re.fullmatch(r"(\d+)(s?)", token.text)
        others = [f"{other}{number[2]}" for other in (2, 3)] if number else []
        if any(sentence_of(_changed(tokens, {at: other}), names) for other in others):
            said = f"The number {number and number[1]} makes no sense here: the law would say nothing."
            return refused(said, "A die shows 1 to 6, and a law can be followed and broken.", [token])
    return LawRefused(str(error), "There must be an experiment that follows it, and one that does not.")


def _changed(tokens: Sequence[Token], words: Mapping[int, str]) -> str:
    """The sentence with these words in their places."""
    return " ".join(words.get(at, token.text) for at, token in enumerate(tokens))


def _try(texts: Iterable[str], names: Sequence[str]) -> str:
    """`Try: ` and the laws that these rewordings are, or ""."""
    found = list(dict.fromkeys(filter(None, (sentence_of(text, names) for text in texts))))
    return "Try: " + listed(found, "or") if found else ""


def _lone(tokens: Sequence[Token], names: Sequence[str]) -> LawRefused | None:
    """“In the north” is not said of what."""
    alone = lone_direction(tokens)
    way = alone and re.search("north|south|east|west", alone[0])
    if not alone or not way:
        return None
    text = alone.string
    hint = _try([f"{text[: alone.start()]}{way[0]} of another die{text[alone.end() :]}"], names)
    example = f"Name them, like “There must be at least one {names[1]} die north of another die.”"
    return refused(NO_ROSE, hint or example, within(tokens, alone))


def _open(tokens: Sequence[Token], names: Sequence[str]) -> LawRefused | None:
    """“Two dice” may be at least two or exactly two (Infer item 47)."""
    too_large = None
    plain = rephrased(tokens)
    # “Twice” is a number only in plain words.
    typed = {token.text for token in tokens}
    ways = (
        [tokens] if all(token.text in typed for token in plain if token.text.isdigit()) else [tokens, plain]
    )
    for text, words in ((joined(way), way) for way in ways):
        for match in re.finditer(r"(?<!\S)\d+(?!\S)", text):
            new = [f"{text[: match.start()]}{how} {text[match.start() :]}" for how in ("exactly", "at least")]
            hint = _try(new, names)
            if hint:
                said = (
                    f"“{match[0]}” leaves open whether more would do; say “exactly” or “at least” before it."
                )
                return refused(said, hint, within(words, match))
            too_large = too_large or _size(new, within(words, match))
    return too_large


def _size(texts: Iterable[str], here: Sequence[Token]) -> LawRefused | None:
    """Why these words would be too large a law (Infer item 50), or None."""
    large = next((why for why in map(_tried, texts) if isinstance(why, LawRefused)), None)
    return refused(large.message, large.hint, here) if large else None


_VERB = re.compile(r"(?<!\S)(?:must|may|can|should|has|have|is|are|touch|show)(?!\S)")
# What a sentence without a verb begins with when it is taken as it is: “odd dice” may be all of them, or
# some, and “at least one 5” is not how a law is said (Infer item 47).
_CLEAR = re.compile(
    r"(?:no|all|every|each|an?|only|just|more|fewer|as many|twice as many"
    r"|c\d (?:dice )?(?:never|not)|\d+(?: times as many)?"
    r"|(?:the )?(?:sum|product|total|average|highest|lowest|largest|biggest|tallest|number of)"
    r"|(?:odd|even|prime) (?:sum|product|total|number of))(?!\S)"
)


def without_verb(
    tokens: Sequence[Token], check: Callable[[Sequence[Token]], None] | None = None
) -> Tree | None:
    """The one law that a sentence without a verb can be, like "No stacks." None for none, or several."""
    text = joined(tokens)
    if _VERB.search(text) or not _CLEAR.match(text):
        return None
    laws = {tree: new for new in reversed([*with_verb(text)]) if isinstance(tree := _tried(new), tuple)}
    if not laws or (len(laws) > 1 and not text.startswith("no ")):
        return None
    end = Token("", tokens[-1].end, tokens[-1].end)
    words = [end._replace(text=word) for word in [*laws.values()][-1].split()]
    if check:
        check(words)  # one that is plain enough is not put into other words
    return meaning(words, check)


def _verbless(tokens: Sequence[Token], names: Sequence[str]) -> LawRefused | None:
    """A sentence that does not say that something must be (Infer item 47)."""
    text = joined(tokens)
    if _VERB.search(text):
        return None
    hint = _try(with_verb(text), names)
    return LawRefused("A law has to say what must be, or must not be.", hint) if hint else None


def _strange(tokens: Sequence[Token], names: Sequence[str]) -> LawRefused | None:
    """The first word that no law has, with the nearest one; all of them mended where that makes a law."""
    known = _known() | {name.lower() for name in names}
    strange = [at for at, token in enumerate(tokens) if not _is_known(token.text, known)]
    if not strange:
        return None
    first = strange[0]
    said = f"The box does not know the word “{tokens[first].text}” in a law."
    if len(strange) > _MENDED:
        return refused(said, WAYS, [tokens[first]])
    offers = [nearest(tokens[at].text, _expected(tokens[:at], names), known) for at in strange]
    mended = _mended(tokens, dict(zip(strange, offers, strict=True)), names)
    hint = f"Did you mean: {mended}" if mended else _closest(tokens, names)
    return refused(said, hint, [tokens[first]])


def _is_known(word: str, known: Iterable[str]) -> bool:
    return word in known or re.fullmatch(r"\d+s?", word) is not None


def _mended(tokens: Sequence[Token], offers: Mapping[int, Sequence[str]], names: Sequence[str]) -> str:
    """The law that the sentence is with the best of these words in the places of others, or ""."""
    slots = {name.lower(): slot for slot, name in zip(COLOURS, names, strict=True)}
    for words in islice(product(*offers.values()), _TRIES):
        plain = [slots.get(word, str(NUMBERS.index(word)) if word in NUMBERS else word) for word in words]
        changed = _changed(tokens, dict(zip(offers, plain, strict=True)))
        law = sentence_of(changed, names) or _said(changed, names)
        if law:
            return law
    return ""


def _said(text: str, names: Sequence[str]) -> str:
    """The law that these words are with a verb put in, when they have none; "" when they are none."""
    tries = iter(()) if _VERB.search(text) else with_verb(text)
    return next((law for law in (sentence_of(new, names) for new in tries) if law), "")


def _stuck(error: NoParse, tokens: Sequence[Token], names: Sequence[str]) -> LawRefused:
    """Every word is known, but they are no law together."""
    plain = rephrased(tokens)
    if error.why:
        must = re.sub(r"(?<!\S)(?:may|can)(?!\S)", "must", joined(tokens))
        hint = _try([must], names) or _closest(tokens, names)
        return refused(error.why, hint, plain[error.index : error.index + 1])
    if error.index >= len(plain):
        return refused("The sentence ends too early.", _closest(tokens, names), plain[-1:])
    said = "The box understands this law only up to here." if error.index else "No law begins like this."
    return refused(said, _closest(tokens, names), [plain[error.index]])


def _closest(tokens: Sequence[Token], names: Sequence[str]) -> str:
    """The nearest law that the box can say, or how laws begin."""
    found = closest(rephrased(tokens), partial(sentence_of, names=names))
    return f"Did you mean: {found}" if found else WAYS


def nearest(word: str, expected: Iterable[str], known: Iterable[str]) -> list[str]:
    """Words that may be meant by `word`, best first: those that could stand there, then others."""
    here = difflib.get_close_matches(word, sorted(_similar(word, expected)), OFFERS, _HERE)
    anywhere = difflib.get_close_matches(word, sorted(_similar(word, known)), OFFERS, _ANYWHERE)
    return list(dict.fromkeys(here + anywhere))


def _similar(word: str, others: Iterable[str]) -> Iterator[str]:
    """Those that are worth a closer look, which takes a hundred times longer."""
    letters = set(word)
    for other in others:
        if abs(len(other) - len(word)) < 4 and 2 * len(letters.intersection(other)) >= len(letters):
            yield other


def _expected(before: Sequence[Token], names: Sequence[str]) -> set[str]:
    """What could come after these words."""
    try:
        meaning(before)
    except NoParse as error:
        return _shown(error.words, names) if error.index >= len(rephrased(before)) else set()
    except LawError:
        return set()  # it is a law, only one that says nothing
    return set()


def _shown(words: Iterable[str], names: Sequence[str]) -> set[str]:
    """Words of the grammar as people write them."""
    shown = set(words) - {"<number>", "<numbers>", "<colour>"}
    if "<colour>" in words:
        shown.update(name.lower() for name in names)
    if "<number>" in words:
        shown.update(NUMBERS[1:7])
    return shown


@cache
def _known() -> frozenset[str]:
    """Every word that the grammar or the table of phrases knows."""
    tables = (sections(name) for name in TABLES if name != "comparisons.txt")
    lines = (line for table in tables for part in table.values() for line in part)
    pieces = {piece for line in lines for piece in _PIECE.findall(line.partition("=>")[0])}
    words = {word for piece in pieces for word in _written(piece)}
    return vocabulary() | words | set(NUMBERS) | set(COLOURS) | {"a", "an"}


_PIECE = re.compile(r"(?:[a-z']\??|\(\?:[a-z'|?]*\)\??)+")
_CHOICE = re.compile(r"\(\?:([a-z'|?]*)\)(\??)|([a-z'])\?")


def _written(piece: str) -> set[str]:
    """All words that a piece of a pattern is: `colou?rs`, `multipl(?:y|ies)`."""
    choice = _CHOICE.search(piece)
    if not choice:
        return {piece} if len(piece) > 1 else set()
    inner = choice[3].split("|") if choice[3] else choice[1].split("|")
    inner += [""] if choice[2] or choice[3] else []
    before, after = piece[: choice.start()], piece[choice.end() :]
    return {word for one in inner for word in _written(before + one + after)}
