"""A law as somebody types it -> the few plain words that the grammar knows.

`spelled` splits a sentence into words and writes each of them one way (case, hyphens, number words, the box's
colours); `rephrased` then turns other spellings and whole phrases into their plain ones, by the table
`synonyms.txt`; `normalise` does both. Every word keeps the place in the sentence that it came from, so that a
complaint can point at it. Nothing is guessed: a word that is in no table stays as it was typed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from lawkeeper_host.games.infer.laws.indicative import with_must
from lawkeeper_host.games.infer.laws.tables import Entry, Table, arrow, sections
from lawkeeper_host.games.infer.laws.token import Token

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
_NUMBERS = {word: str(value) for value, word in enumerate(NUMBERS) if word != "one"}
_FACES = {"twos": "2s", "threes": "3s", "fours": "4s", "fives": "5s", "sixes": "6s"}
_PLAIN = {text: words.split() for text, words in (SIGNS | _NUMBERS | _FACES).items()}
_OF_ONES = frozenset((*COLOURS, "odd", "even", "prime", "stacked", "covered", "visible", "hidden", "other"))
_SUM = re.compile(r"\{(\d)([+-]\d)\}")


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
    return with_must(replaced(_with_ones(tokens), rules()[0]))


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


def _one_way(token: Token) -> list[Token]:
    text = token.text
    texts = _figure(text) if text[0] in "0123456789" else _PLAIN.get(text)
    return [Token(each, token.start, token.end) for each in texts] if texts else [token]


def _figure(text: str) -> list[str]:
    """05 -> 5; 5's -> 5s; 5+ -> at least 5."""
    if text.endswith("+"):
        return ["at", "least", str(int(text[:-1]))]
    return [str(int(text.rstrip("'s"))) + "s" * text.endswith("s")]


def _coloured(tokens: list[Token], names: Sequence[str]) -> list[Token]:
    """Colour names, of one word or more, become slots; `blues` and `reds` are dice of that colour."""
    colours = _colours(tuple(names))
    done: list[Token] = []
    at = 0
    while at < len(tokens):
        wanted = colours.get(_one_grey(tokens[at].text), ())
        words, plain = next((each for each in wanted if _are(tokens, at, each[0])), ([], []))
        if not words:
            done.append(tokens[at])
            at += 1
            continue
        last = tokens[at + len(words) - 1]
        done.append(Token(plain[0], tokens[at].start, last.end))
        done += [Token(word, last.start, last.end) for word in plain[1:]]
        at += len(words)
    return done


@lru_cache(16)
def _colours(names: tuple[str, ...]) -> dict[str, list[tuple[list[str], list[str]]]]:
    """First word of a colour -> all words of it, and the plain words for them."""
    found: dict[str, list[tuple[list[str], list[str]]]] = {}
    for name, slot in zip(names, COLOURS, strict=True):
        *first, last = spelt(name) or [""]
        for words, plain in (([*first, last], [slot]), ([*first, last + "s"], [slot, "dice"])):
            if last:
                found.setdefault(words[0], []).append((words, plain))
    return found


def _are(tokens: Sequence[Token], at: int, words: Sequence[str]) -> bool:
    return [_one_grey(token.text) for token in tokens[at : at + len(words)]] == words


def _with_ones(tokens: list[Token]) -> list[Token]:
    """`the blue ones` are dice, `two ones` show a 1."""
    done: list[Token] = []
    for token in tokens:
        text = token.text
        if text == "one" and len(done) == 1 and done[0].text == "each":
            token = token._replace(text="die")
        elif text == "one" and len(done) == 1 and done[0].text in ("every", "any", "no"):
            pass  # a die or a 1: a reading is asked for
        elif text in ("one", "ones"):
            of_dice = bool(done) and done[-1].text in _OF_ONES
            if of_dice and done[-1].text == "other":  # ones that touch other ones
                of_dice = all(each.text != "1s" for each in done)
            token = token._replace(text={"one": ("1", "die"), "ones": ("1s", "dice")}[text][of_dice])
        done.append(token)
    return done


def spelt(name: str) -> list[str]:
    """The words of a colour's name as they are compared."""
    return [_one_grey(piece.text) for piece in _pieces(name)]


def _one_grey(word: str) -> str:
    return word.replace("grey", "gray")


@dataclass(frozen=True)
class Rule(Entry):
    """What is there, and what stands there instead."""

    right: str


@cache
def rules() -> tuple[Table[Rule], Table[Rule]]:
    """The table, in the order of the file: the rules for every sentence, and those for sentences that are not
    plain yet."""
    found = [sections(name) for name in TABLES]
    first, then = ([line for table in found for line in table.get(part, ())] for part in ("first", "then"))
    return Table(Rule(*arrow(line)) for line in first), Table(Rule(*arrow(line)) for line in then)


def replaced(tokens: Sequence[Token], table: Table[Rule]) -> list[Token]:
    """The words with every rule, one after the other."""
    done, text = list(tokens), joined(tokens)
    left = table.sieve.may_fit(text)
    while (number := next(left, None)) is not None:
        rule = table[number]
        if rule.pattern.search(text):
            done = _replace(done, text, rule)
            text = joined(done)
            left = table.sieve.may_fit(text, number)
    return done


def _replace(tokens: list[Token], text: str, rule: Rule) -> list[Token]:
    """Put what a rule puts in the place of everything that it finds in the text, which the tokens are."""
    done: list[Token] = []
    at = 0
    for match in rule.pattern.finditer(text):
        here = within(tokens, match)
        first = text.count(" ", 0, match.start())
        done += tokens[at:first]
        done += _placed(_filled(match, rule.right).split(), here)
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
