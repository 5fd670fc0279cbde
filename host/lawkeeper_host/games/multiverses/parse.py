"""A law in English -> its bytes: what the box shows and what players type, every word of it understood, or
the sentence refused with what is wrong, where, and what to write (items 16, 24)."""

from __future__ import annotations

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper_host.games.multiverses.phrases import Phrases
from lawkeeper_host.games.multiverses.words_of import EXAMPLE, LawRefused, pieces, refused

_SUBJECTS = (
    "all words in this universe", "all words of this universe", "all words in the universe", "all the words",
    "every word in this universe", "every word of this universe", "each word in this universe",
    "the words on each line", "words on each line", "the words of each line", "the words on every line",
    "the words on a line", "the words of a line", "all words", "every word", "each word", "any word",
    "the words", "the word", "a word", "words", "they", "it", "we", "alphabetical order",
)  # fmt: skip
_NOBODY = ("no word in this universe", "no words", "no word", "none of the words")
_MODALS = ("must", "may", "can", "shall", "should", "will", "has to", "have to", "do", "does", "only")
_TOPICS = {
    "several laws at once": ("and", "but", "also", "if", "then", "unless"),
    "how many lines, words or players there are": ("player", "players", "universe", "universes", "lines"),
    "what a word means": ("mean", "means", "meaning", "thing", "animal", "animals", "colour", "colours"),
    "how a word sounds": ("rhyme", "rhymes", "sound", "sounds", "syllable", "syllables"),
    "how common a word is": ("common", "rare", "frequent"),
}
_INSTEAD = {
    "several laws at once": "Propose one law now, and the other in another turn.",
    "how a word sounds": "Write: must end with the same 2 letters as the word before",
}
_ON_PAPER = "Such a law goes on paper, and the table judges it (law on paper, on the box)."


def parse(sentence: str) -> bytes:
    """The law that a sentence says, in canonical form. Raises `LawRefused`."""
    from lawkeeper.games import Refused
    from lawkeeper.games.multiverses.laws.law import canonical

    words = pieces(sentence)
    if not words:
        raise LawRefused("There is no law here.", f"Write it like: {EXAMPLE}")
    reader = Phrases(words)
    law = reader.of_letters()
    negated = law is None and _head(reader)
    if law is None:
        law = _clause(reader)
    if not reader.at_end():
        raise _not_understood(reader)
    try:
        return bytes(canonical(bytes((law[0] ^ (kinds.NOT if negated else 0),)) + law[1:]))
    except Refused as why:
        raise refused(str(why), f"Write it like: {EXAMPLE}", words) from why


def _head(reader: Phrases) -> bool:
    """Pass over who must and that they must. -> whether they must not."""
    negated = bool(reader.take(*_NOBODY))
    if not negated and reader.take(*_SUBJECTS) == "alphabetical order":
        reader.back()  # it is what the law is about, too: "Alphabetical order must increase"
    if reader.take(*_MODALS):
        reader.take("only")
    while reader.take("not"):
        negated = not negated
    return negated


def _clause(reader: Phrases) -> bytes:
    law = reader.law()
    if law is None:
        raise _not_understood(reader)
    return law


def _not_understood(reader: Phrases) -> LawRefused:
    """Why the sentence stops being a law, at the words that were got to."""
    rest = reader.rest()
    if not rest:
        hint = reader.hint or f"Write it like: {EXAMPLE}"
        return refused("The sentence ends before it says what the words must do.", hint, reader.last())
    for topic, some in _TOPICS.items():
        about = [word for word in rest if word.text in some]
        if about:
            message = f"A law that the box checks does not speak of {topic}."
            return refused(message, _INSTEAD.get(topic, _ON_PAPER), about[:1])
    hint = reader.hint or f"Write it like: {EXAMPLE}"
    return refused(f"`{rest[0].text}` is not understood here.", hint, rest[:1])
