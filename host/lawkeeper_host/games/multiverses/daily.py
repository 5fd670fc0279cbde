"""`lawkeeper multiverses daily`: the Dust of a day, which is the same on every box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

import click

from lawkeeper_host.errors import HostError
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import json_option

ROW = 6  # words in a line
TESTS = 12  # test words that are shown


@dataclass(frozen=True)
class Day:
    """The words of a day, as players read them: the Dust by the alphabet, the test words as they come."""

    dust: list[str]
    tests: list[str]


def drawn(when: date, players: int, each: int, tests: int = TESTS) -> Day:
    """What boxes with the shipped word list draw on this day for so many words. Raises `HostError`."""
    from lawkeeper import games
    from lawkeeper.games import MULTIVERSES, Refused
    from lawkeeper.games.multiverses.fold.setup import Setup, day_of
    from lawkeeper.games.multiverses.words import wordlist
    from lawkeeper_host.games.multiverses import view

    setup = Setup()
    words = wordlist.opened()
    setup.seats, setup.each, setup.list = players, each, words.crc
    words.close()
    setup.day = day_of(when.year, when.month, when.day)
    try:
        coded = setup.encode()
    except Refused as refused:
        raise HostError(str(refused.args[0]), "See: lawkeeper multiverses daily --help", 2) from refused
    game = games.rules(MULTIVERSES, coded)(coded, b"")
    come = [bytes(game.drawn_word(number)) for number in game.draws(tests)]
    return Day(
        [view.word(game, token).word.upper() for token in game.tokens()],
        [word[:-1].decode().upper() for word in come],
    )


@click.command("daily")
@click.option("--date", "when", metavar="YYYY-MM-DD", help="The day; by default today.")
@click.option("--players", type=click.IntRange(1, 6), default=3, show_default=True)
@click.option(
    "--each", type=click.IntRange(4, 36), default=10, show_default=True, help="Words for each player."
)
@click.option("--tests", is_flag=True, help=f"Also the first {TESTS} test words: not for those who play it.")
@json_option
def daily(when: str | None, players: int, each: int, tests: bool, as_json: bool) -> None:
    """Print the Dust of a day, so that tables far apart compare their scores.

    On the box: Dust "of a day" in the set-up, with this date and as many words. Laws are then tested with the
    same words everywhere.
    """
    day = _date(when)
    found = drawn(day, players, each)
    if as_json:
        show.as_json(
            {"date": day.isoformat(), "dust": found.dust} | ({"tests": found.tests} if tests else {})
        )
        return
    show.line(f"{day.isoformat()}: {len(found.dust)} words, {each} for each of {players}.")
    _rows(found.dust)
    if tests:
        show.line("Test words, in turn:")
        _rows(found.tests)
    else:
        show.line(f'On the box: Dust "of a day", year {day.year}, month {day.month}, day {day.day}.')


def _date(said: str | None) -> date:
    """The day that was said, or today. Raises `HostError`."""
    if said is None:
        return date.today()
    try:
        return date.fromisoformat(said)
    except ValueError as error:
        raise HostError(f"{said} is no date.", "Say it like 2026-01-31.", 2) from error


def _rows(words: Sequence[str]) -> None:
    for at in range(0, len(words), ROW):
        show.line("  " + " ".join(f"{word:<10}" for word in words[at : at + ROW]).rstrip())
