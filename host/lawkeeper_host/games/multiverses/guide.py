"""What a law can say: the page in docs/ that is made from the parser and the odds."""

from __future__ import annotations

from lawkeeper.games.multiverses.laws.english import sentence
from lawkeeper_host.games.multiverses.odds import compares, odds
from lawkeeper_host.games.multiverses.parse import parse
from lawkeeper_host.games.multiverses.words.english import shipped
from lawkeeper_host.papers import page, table

SHOWN = (
    "must contain the letter Q",
    "must not contain QU",
    "must begin with D",
    "must end with a vowel",
    "must begin with a consonant then a vowel",
    "must have A as the third letter",
    "must have E as letter 2 from the end",
    "must have at least 2 E",
    "must have exactly 3 vowels",
    "must have more than 6 letters",
    "must have exactly 5 letters",
    "must have an even number of letters",
    "must have a double letter",
    "must have all letters different",
    "must be a palindrome",
    "must alternate vowels and consonants",
    "must have its letters in alphabetical order",
    "must be a noun",
    "must be an adverb or an adjective",
    "must not be a verb",
    "must increase in alphabetical order",
    "must come ahead of the word before in the alphabet",
    "must begin with the same letter",
    "must be as long as the word before",
    "must be longer than the word before",
    "must end with the same 2 letters",
    "must share at least 3 letters with the word before",
    "must begin with the last letter of the word before",
)
_ABOUT = (
    "Type a law as you would say it, after `lawkeeper multiverses odds` or on paper. Every word of it "
    "is understood, or the law is refused with the place that was not. Laws that mean the same are the "
    "same law. The chance is how many of the words on the box the law excludes, which makes it valid; "
    "for a law that compares with the word before it depends on that word."
)
_READ = (
    "A word is all that it can be: *view* is a noun and a verb, each W and each Y is a vowel and a "
    "consonant. A law takes a word in if some reading of it obeys; *must not* if none does. Any other "
    "law is written on paper, and the table gives its verdicts."
)


def laws_page() -> str:
    """docs/multiverses.md."""
    return page("Laws of MultiVerses", _ABOUT, table(("you type", "the box says", "valid"), _rows()), _READ)


def _rows() -> list[tuple[str, str, str]]:
    found = []
    for said in SHOWN:
        law = parse(said)
        chance = "depends" if compares(law) else f"{odds(law, shipped()).share:.0%}"
        found.append((said, str(sentence(law)), chance))
    return found
