"""A law's plain words -> its tree: grammar.lark, read by an LALR(1) parser, with the methods of `Meaning`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from hashlib import sha256
from importlib.util import cache_from_source
from io import BytesIO
from os import getpid
from pathlib import Path
from typing import Any

from lark import Lark, Token, UnexpectedToken
from lark import __version__ as version
from lark.lexer import Lexer

from lawkeeper.games.infer.laws import sense
from lawkeeper_host.games.infer.laws.meaning import Meaning
from lawkeeper_host.games.infer.laws.phrases import NoParse, Tree
from lawkeeper_host.games.infer.laws.words import NAMES, rephrased, spelled

__all__ = ["NoParse", "parse", "parse_words", "vocabulary"]
CLASSES = {"NUM": "<number>", "FACES": "<numbers>", "COLOUR": "<colour>"}
GRAMMAR = Path(__file__).with_name("grammar.lark")
_DIGEST = sha256().digest_size


def parse(text: str, names: Sequence[str] = NAMES) -> Tree:
    """The tree of a sentence. Raises `NoParse` (index into the words of `normalise`), or LawError for a tree
    that says nothing. What can be read as it stands is not put into other words first."""
    tokens = spelled(text, names)
    try:
        return parse_words([token.text for token in tokens])
    except NoParse:
        return parse_words([token.text for token in rephrased(tokens)])


def parse_words(words: Sequence[str]) -> Tree:
    """The tree of a law's plain words. Raises `NoParse`, or LawError for a tree that says nothing."""
    try:
        tree: Any = _parser().parse(words)
    except UnexpectedToken as error:
        at = len(words) if error.token.type == "$END" else error.token.start_pos or 0
        raise NoParse(at, partial(_words_of, error)) from None
    sense.check(tree)
    return tree


def vocabulary() -> frozenset[str]:
    """Every word that the grammar knows."""
    return frozenset(word for words in _terminals().values() for word in words)


def _words_of(error: UnexpectedToken) -> Iterator[str]:
    for name in error.accepts or ():
        yield from _terminals().get(name, ())


@cache
def _parser() -> Lark:
    """Its tables take a third of a second: they are kept where Python keeps the modules that it compiled,
    with a digest of them and of what they were made from."""
    grammar = GRAMMAR.read_text("utf-8")
    source = repr((version, Words, Meaning, grammar)).encode()
    file = Path(cache_from_source(str(GRAMMAR))).with_suffix(".pickle")
    with suppress(OSError):
        kept = file.read_bytes()
        if kept[:_DIGEST] == sha256(source + kept[_DIGEST:]).digest():
            return Lark.load(BytesIO(kept[_DIGEST:]))
    parser = Lark(grammar, parser="lalr", lexer=Words, transformer=Meaning(), maybe_placeholders=False)
    if not sys.dont_write_bytecode:
        parser.save(tables := BytesIO())
        own = file.with_suffix(f".{getpid()}")  # another program may write it at the same time
        with suppress(OSError):
            own.write_bytes(sha256(source + tables.getvalue()).digest() + tables.getvalue())
            own.replace(file)
    return parser


@cache
def _terminals() -> dict[str, tuple[str, ...]]:
    """Terminal -> its words."""
    return {each.name: _spelled(each.name, each.pattern.value) for each in _parser().terminals}


def _spelled(name: str, pattern: str) -> tuple[str, ...]:
    return (CLASSES[name],) if name in CLASSES else tuple(re.findall(r"\w+", pattern.replace("(?:", "(")))


class Words(Lexer):
    """One token for each word; a word that the grammar does not know is a token that stands nowhere."""

    def __init__(self, lexer_conf: Any) -> None:
        self._patterns = [(re.compile(each.pattern.to_regexp()), each.name) for each in lexer_conf.terminals]
        self._types = {"an": self._type("a")}

    def _type(self, word: str) -> str:
        return next((name for pattern, name in self._patterns if pattern.fullmatch(word)), "UNKNOWN")

    def lex(self, words: Sequence[str]) -> Iterator[Token]:  # type: ignore[override]
        """Tokens; start_pos is the index of the word."""
        types = self._types
        for at, word in enumerate(words):
            if word not in types:
                types[word] = self._type(word)
            yield Token(types[word], word, at)
