"""A law as somebody types it -> the few plain words that the grammar knows.

`spelled` splits a sentence into words and writes each of them one way (case, hyphens, number words, the box's
colours); `rephrased` then turns other spellings and whole phrases into their plain ones, by the table
`synonyms.txt`; `normalise` does both. Every word keeps the place in the sentence that it came from, so that a
complaint can point at it. Nothing is guessed: a word that is in no table stays as it was typed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from lawkeeper_host.games.infer.laws.tables import arrow, needles, sections

NAMES = ("orange", "blue", "white")
COLOURS = ("c1", "c2", "c3")
TABLES = (
    "turns.txt",
    "verbs.txt",
    "manners.txt",
    "openings.txt",
    "synonyms.txt",
    "comparisons.txt",
    "rare.txt",
)
NUMBERS = """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
sixteen seventeen eighteen nineteen twenty""".split()
SIGNS = {
    ">": "greater than",
    "<": "less than",
    ">=": "at least",
    "=>": "at least",
    "≥": "at least",
    "<=": "at most",
    "=<": "at most",
    "≤": "at most",
    "=": "exactly",
    "==": "exactly",
    "!=": "not",
    "≠": "not",
    "+": "plus",
    "&": "and",
    "/": "or",
}
_PIECE = re.compile(
    r"[0-9]+(?:['’]?s\b|\+(?!\s*[0-9]))?|[^\W0-9_]+(?:['’][^\W0-9_]+)*|[<>=!]=|=[<>]|[^\s\w]|_"
)
_SILENT = frozenset(".,;:!?\"'“”‘’()[]-–—_…")
_NUMBERS = {word: str(value) for value, word in enumerate(NUMBERS)}
_FACES = {"twos": "2s", "threes": "3s", "fours": "4s", "fives": "5s", "sixes": "6s"}
_OF_ONES = frozenset((*COLOURS, "odd", "even", "prime", "stacked", "covered", "visible", "other"))
_SUM = re.compile(r"\{(\d)([+-]\d)\}")


@dataclass(frozen=True)
class Token:
    """One plain word, and the columns [start, end) of the sentence that it stands for."""

    text: str
    start: int
    end: int


def normalise(sentence: str, names: Sequence[str] = NAMES) -> list[Token]:
    """The plain words of a sentence; colour names of the box (`names`) come out as c1, c2, c3."""
    return rephrased(spelled(sentence, names))


def rephrased(tokens: Sequence[Token]) -> list[Token]:
    """Words as `spelled` gives them, with all phrases turned into their plain ones."""
    return list(_rephrased(tuple(tokens)))


@lru_cache(16)  # why one is refused is looked for in several ways
def _rephrased(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    return tuple(replaced(tokens, rules()[1]))


def spelled(sentence: str, names: Sequence[str] = NAMES) -> list[Token]:
    """The words of a sentence, each written one way, before any phrase is looked at."""
    tokens = _coloured([token for piece in _pieces(sentence) for token in _one_way(piece)], names)
    return replaced(_with_ones(tokens), rules()[0])


def joined(tokens: Sequence[Token]) -> str:
    """The words with one space between them."""
    return " ".join(token.text for token in tokens)


def within(tokens: Sequence[Token], match: re.Match[str]) -> list[Token]:
    """The tokens that a match in their `joined` text covers, whole or in part."""
    first = match.string.count(" ", 0, match.start())
    found = match[0].strip()
    return list(tokens[first : first + found.count(" ") + 1]) if found else []


def _pieces(sentence: str) -> Iterator[Token]:
    for match in _PIECE.finditer(sentence):
        if match[0] not in _SILENT:
            yield Token(match[0].lower().replace("’", "'"), match.start(), match.end())


def _one_way(token: Token) -> Iterator[Token]:
    text = token.text
    if text[0] in "0123456789":
        texts = _figure(text)
    elif text in SIGNS:
        texts = SIGNS[text].split()
    else:
        texts = [text if text == "one" else _NUMBERS.get(text) or _FACES.get(text) or text]
    return (Token(each, token.start, token.end) for each in texts)


def _figure(text: str) -> list[str]:
    """05 -> 5; 5's -> 5s; 5+ -> at least 5."""
    if text.endswith("+"):
        return ["at", "least", str(int(text[:-1]))]
    return [str(int(text.rstrip("'s"))) + "s" * text.endswith("s")]


def _coloured(tokens: list[Token], names: Sequence[str]) -> list[Token]:
    """Colour names, of one word or more, become slots; `blues` and `reds` are dice of that colour."""
    wanted = [(spelt(name), slot) for slot, name in zip(COLOURS, names, strict=True)]
    done: list[Token] = []
    at = 0
    while at < len(tokens):
        words, slot = next((each for each in wanted if _is_colour(tokens, at, each[0])), ([], ""))
        if not words:
            done.append(tokens[at])
            at += 1
            continue
        last = tokens[at + len(words) - 1]
        done.append(Token(slot, tokens[at].start, last.end))
        if _one_grey(last.text) != words[-1]:
            done.append(Token("dice", last.start, last.end))
        at += len(words)
    return done


def _with_ones(tokens: list[Token]) -> list[Token]:
    """`the blue ones` are dice, `two ones` show a 1."""
    done: list[Token] = []
    for token in tokens:
        text = token.text
        if text in ("one", "ones"):
            of_dice = bool(done) and done[-1].text in _OF_ONES
            if of_dice and done[-1].text == "other":  # ones that touch other ones
                of_dice = all(each.text != "1s" for each in done)
            text = {"one": ("1", "die"), "ones": ("1s", "dice")}[text][of_dice]
        done.append(Token(text, token.start, token.end))
    return done


def _is_colour(tokens: Sequence[Token], at: int, words: Sequence[str]) -> bool:
    here = [_one_grey(token.text) for token in tokens[at : at + len(words)]]
    return bool(words) and (here == words or here == [*words[:-1], words[-1] + "s"])


def spelt(name: str) -> list[str]:
    """The words of a colour's name as they are compared."""
    return [_one_grey(piece.text) for piece in _pieces(name)]


def _one_grey(word: str) -> str:
    return word.replace("grey", "gray")


class Rule(NamedTuple):
    """A pattern over the joined words, what stands there instead, and text without which it fits nowhere."""

    pattern: re.Pattern[str]
    right: str
    needles: tuple[str, ...]


class Table(tuple[Rule, ...]):
    """Rules in their order, and for a text quickly those that may fit it.

    Of a thousand rules a few fit a sentence. Each piece of text that a rule needs is found by three letters
    of it, those that the fewest other rules need."""

    @cached_property
    def _found_by(self) -> dict[str, list[int]]:
        often = Counter(
            part for rule in self for piece in rule.needles for part in _parts(piece, min(3, len(piece)))
        )
        found: dict[str, list[int]] = {}
        for number, rule in enumerate(self):
            rare = {
                min(sorted(_parts(piece, min(3, len(piece)))), key=often.__getitem__)
                for piece in rule.needles
            }
            for part in rare or {""}:
                found.setdefault(part, []).append(number)
        return found

    def may_fit(self, text: str, after: int = -1) -> list[int]:
        """The numbers of the rules behind number `after` that may fit, in their order."""
        numbers = set(self._found_by.get("", ()))
        for part in (_parts(text, 2) | _parts(text, 3)).intersection(self._found_by):
            numbers.update(self._found_by[part])
        return sorted(number for number in numbers if number > after)


def _parts(text: str, size: int) -> set[str]:
    """So many letters in a row, from each place on."""
    return {text[at : at + size] for at in range(len(text) - size + 1)}


@cache
def rules() -> tuple[Table, Table]:
    """The table, in the order of the file: the rules for every sentence, and those for sentences that are not
    plain yet."""
    found = [sections(name) for name in TABLES]
    first, then = ([line for table in found for line in table.get(part, ())] for part in ("first", "then"))
    return Table(map(_rule, first)), Table(map(_rule, then))


def _rule(line: str) -> Rule:
    return Rule(*arrow(line), needles(line.partition("=>")[0].strip()))


def replaced(tokens: Sequence[Token], table: Table) -> list[Token]:
    """The words with every rule, one after the other."""
    done, text = list(tokens), joined(tokens)
    left = iter(table.may_fit(text))
    while (number := next(left, None)) is not None:
        pattern, right, _ = table[number]
        if pattern.search(text):
            done = _replace(done, text, pattern, right)
            text = joined(done)
            left = iter(table.may_fit(text, number))
    return done


def _replace(tokens: list[Token], text: str, pattern: re.Pattern[str], right: str) -> list[Token]:
    """Put `right` in the place of everything that the pattern finds in the text, which the tokens are."""
    done: list[Token] = []
    at = 0
    for match in pattern.finditer(text):
        here = within(tokens, match)
        first = text.count(" ", 0, match.start())
        done += tokens[at:first]
        done += _placed(_filled(match, right).split(), here)
        at = first + len(here)
    return done + tokens[at:]


def _filled(match: re.Match[str], right: str) -> str:
    r"""`\1` is what the first brackets found, `{1+1}` the number after it."""
    text = _SUM.sub(lambda sign: str(int(match[int(sign[1])]) + int(sign[2])), right)
    return match.expand(text) if "\\" in text else text


def _placed(words: list[str], here: list[Token]) -> list[Token]:
    """New words in the place of old ones: those that were there before keep their own columns."""
    left = list(here)
    done = []
    for word in words:
        same = next((token for token in left if token.text == word), None)
        if same:
            left = left[left.index(same) + 1 :]
        start, end = (same.start, same.end) if same else (here[0].start, here[-1].end)
        done.append(Token(word, start, end))
    return done
