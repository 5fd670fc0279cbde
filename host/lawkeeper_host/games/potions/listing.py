"""A list of rules in a file, as a table keeps it on paper:

    ingredients: suits
    potions: red, fizzy, tasty

    1 Ada: IF it contains a heart THEN it is not tasty.
    2 Ben: IF it contains exactly two ingredients THEN it is fizzy.
    crossed off: 2

Lines that begin with `#` do not count. Numbers may be left out, authors too. `ingredients` are suits or
colours, `adjectives: yes` when a potion is several things at once, `adjectives: in IF` when IF may speak of
them as well. Without these lines: the first game."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.brew import names as called
from lawkeeper.games.potions.brew import space as box_space
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.potions import codec, rows
from lawkeeper_host.games.potions.brews import Rule, Space
from lawkeeper_host.games.potions.parse import parse
from lawkeeper_host.games.potions.words import RuleRefused

_KEY = re.compile(r"(ingredients|potions|adjectives|crossed off)\s*:\s*(.*)", re.IGNORECASE)
_LABEL = re.compile(r"(?:rule\s*)?(\d{1,3})?\s*[.):]?\s*\(?([^\W\d_]{0,12})\)?\s*[.):]?\s*", re.IGNORECASE)
_INGREDIENTS = {"suits": kinds.SUITS, "colours": kinds.COLOURS, "colors": kinds.COLOURS}
_ADJECTIVES = {"no": (False, False), "yes": (True, False), "in if": (True, True)}
MOST_RULES = 200


class ListingError(HostError):
    """A file of rules that cannot be used: all that is wrong with it, by line."""


@dataclass(frozen=True)
class Written:
    """A rule of the file: its number, who wrote it ("" when nobody says), the rule, its bytes."""

    number: int
    author: str
    rule: Rule
    coded: bytes


@dataclass
class Listing:
    """A file of rules. `box` is the `Space` of the box for it; `rules` has all, `crossed` their numbers."""

    box: codec.BoxSpace
    space: Space
    rules: list[Written] = field(default_factory=list)
    crossed: set[int] = field(default_factory=set)

    def standing(self) -> dict[int, Rule]:
        """The rules that are not crossed off, by number."""
        return {one.number: one.rule for one in self.rules if one.number not in self.crossed}


def read(path: Path) -> Listing:
    """A file of rules. Raises `ListingError` with everything that is wrong in it."""
    try:
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise ListingError(f"{path} cannot be read ({error.strerror}).", "Name another file.", 2) from error
    except UnicodeDecodeError as error:
        raise ListingError(f"{path} is not UTF-8.", "Save the file as UTF-8.", 2) from error
    listing, wrong = understand(text)
    if wrong:
        lines = "\n".join(f"{path}:{number}: {what}" for number, what in sorted(wrong))
        raise ListingError(lines, "Mend the file, then run the same command again.", 2)
    return listing


def understand(text: str) -> tuple[Listing, list[tuple[int, str]]]:
    """The text of a file -> the list, and all that is wrong with it: (line, clause)."""
    reader = _Reader()
    lines = [(n, line.strip()) for n, line in enumerate(text.split("\n"), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
    for number, line in lines:
        if said := _KEY.fullmatch(line):
            reader.key(number, said[1].lower(), said[2].strip())
    reader.agree()
    for number, line in lines:
        if not _KEY.fullmatch(line):
            reader.rule(number, line)
    return reader.finish(lines[-1][0] if lines else 1), reader.wrong


def agreed(text: str) -> Listing:
    """A list without rules, as the lines of a file agree on it. Raises `ListingError` with all that is
    wrong."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        said = _KEY.fullmatch(line)
        if said:
            reader.key(number, said[1].lower(), said[2].strip())
    reader.agree()
    if reader.wrong:
        told = " ".join(f"{what[0].upper()}{what[1:]}." for _, what in reader.wrong)
        raise ListingError(told, "Mend it, then run the same command again.", 2)
    return reader.listing


def written(sentence: str, listing: Listing, number: int = 1, author: str = "") -> Written:
    """A sentence as a rule of this list. Raises `RuleRefused`."""
    rule = parse(sentence, listing.space, listing.box.about)
    return Written(number, author, rule, codec.encode(rule, listing.space, listing.box.about))


class _Reader:
    """Goes through the lines twice: what is agreed, then the rules."""

    def __init__(self) -> None:
        self.wrong: list[tuple[int, str]] = []
        self._said: dict[str, int] = {}
        self._kinds = kinds.SUITS
        self._names: tuple[str, ...] = called.names(0, 3)
        self._adjectives = (False, False)
        self._crossed: dict[int, int] = {}
        self.listing: Listing  # from `agree` on

    def key(self, line: int, key: str, value: str) -> None:
        """A line of what is agreed."""
        if key in self._said and key != "crossed off":
            self.wrong.append((line, f"`{key}` was already said on line {self._said[key]}"))
            return
        self._said[key] = line
        take = {"ingredients": self._ingredients, "potions": self._potions, "adjectives": self._several}
        complaint = take[key](value) if key in take else self._cross(line, value)
        if complaint:
            self.wrong.append((line, complaint))

    def _ingredients(self, value: str) -> str:
        if value.lower() not in _INGREDIENTS:
            return "ingredients are `suits` or `colours`"
        self._kinds = _INGREDIENTS[value.lower()]
        return ""

    def _potions(self, value: str) -> str:
        names = tuple(name.strip().lower() for name in value.split(","))
        low, high = called.TYPES
        if not low <= len(names) <= high or len(set(names)) < len(names):
            return f"write {low} to {high} potions, all different, with commas between them"
        for name in names:
            if not called.well_named(name) and name != called.VICTORY:
                return f"`{name}` cannot be a potion: a name has 1 to {called.NAME} letters"
        self._names = names
        return ""

    def _several(self, value: str) -> str:
        if value.lower() not in _ADJECTIVES:
            return "adjectives are `no`, `yes` or `in IF`"
        self._adjectives = _ADJECTIVES[value.lower()]
        return ""

    def _cross(self, line: int, value: str) -> str:
        numbers = [part.strip() for part in value.split(",")]
        if not all(part.isdecimal() for part in numbers):
            return "write the numbers of rules, with commas between them"
        self._crossed.update((int(part), line) for part in numbers)
        return ""

    def agree(self) -> None:
        """All keys were there."""
        low, high = called.ADJECTIVES
        adjectives, about = self._adjectives
        if adjectives and not low <= len(self._names) <= high:
            self.wrong.append((self._said["adjectives"], f"there are {low} to {high} adjectives"))
        box = box_space.Space(self._kinds, self._names, adjectives, False, about)
        self.listing = Listing(box, codec.space_of(box))

    def rule(self, line: int, text: str) -> None:
        """A line with a rule."""
        before = re.search(r"(?<!\w)if(?!\w)", text, re.IGNORECASE)
        start = rows.start(text) if rows.in_signs(text) else before.start() if before else 0
        label = _LABEL.fullmatch(text[:start])
        if not label:
            self.wrong.append((line, f"`{text[:start].strip()}` is no number of a rule and its author"))
            return
        number = int(label[1]) if label[1] else self._last() + 1
        if not self._last() < number <= MOST_RULES:
            self.wrong.append((line, f"rule {number} comes after rule {self._last()}; numbers rise, to "
                               f"{MOST_RULES} at most"))  # fmt: skip
            return
        try:
            found = written(text[start:], self.listing, number, label[2])
        except RuleRefused as refused:
            self.wrong.append((line, f"{refused.message} {refused.hint}\n{refused.pointed(text[start:])}"))
            return
        self.listing.rules.append(found)

    def _last(self) -> int:
        return self.listing.rules[-1].number if self.listing.rules else 0

    def finish(self, last_line: int) -> Listing:
        """The list, when all lines were there."""
        known = {one.number for one in self.listing.rules}
        for number, line in self._crossed.items():
            if number not in known and not self.wrong:
                self.wrong.append((line, f"there is no rule {number} to cross off"))
        if not known and not self.wrong:
            self.wrong.append((last_line, "there is no rule; write one on each line"))
        self.listing.crossed = set(self._crossed)
        return self.listing
