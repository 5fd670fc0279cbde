"""The record of a game of Logic Potions in sentences, for `lawkeeper log`. Behind each moment at which
somebody could call out or challenge stands what perfect play knew there, in square brackets."""

from __future__ import annotations

from typing import Any

from lawkeeper.games import fold
from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.fold import book, moves
from lawkeeper.games.potions.fold.challenge import NAMES
from lawkeeper.games.potions.fold.said import STRENGTHS
from lawkeeper_host.games.potions.deeds import PLAIN, TOLD
from lawkeeper_host.games.potions.moment import NONE, Look, begin, counts, entry, entry_word, follows, player
from lawkeeper_host.games.potions.moment import look as look
from lawkeeper_host.games.potions.words import listed

SECRET = "deck"  # noqa: S105 - what players call the secret

VARIANTS = {
    "faster": "faster: whoever makes somebody lose wins",
    "simpler": "simpler: no challenges",
    "buck": "passing the buck",
    "mathematical": "mathematical: redundancy instead of STILL LEGAL",
    "emperical": "emperical potions",
    "redundancy": "Redundancy Challenges",
    "adjectives": "several adjectives at once",
    "about": "IF may speak of adjectives",
    "victory": "victory potions",
    "never": "THEN says what it is not",
    "drawn": "a drawn vocabulary",
}


# --- the set-up and the end ---


def agreed(game: Any) -> list[tuple[str, str]]:
    """The set-up as (what, how)."""
    setup = game.setup
    players = f"one against the box ({STRENGTHS[setup.strength - 1]})" if setup.strength else str(setup.seats)
    chosen = [words for flag, words in VARIANTS.items() if getattr(setup, flag)]
    return [
        ("players", players),
        ("ingredients", "six colours" if setup.colours else "four suits"),
        ("potions", ", ".join(setup.names)),
        ("variants", "; ".join(chosen) or "none"),
        ("call-outs", f"open for {setup.timer} s" if setup.timer else "open until all have passed"),
    ]


def law(game: Any) -> str:
    """What was secret: the deck as it was shuffled, in signs, the first card drawn first."""
    return "".join(kinds.sign(game.space.kinds, kind) for kind in reversed(game.secret()))


def understood(game: Any) -> str:
    """Nothing: the deck says all."""
    return ""


def closing(game: Any) -> list[str]:
    """The list of rules as it ended, what follows from it, and the deck."""
    told = []
    for number in range(1, len(game.book.entries) + 1):
        off = "" if counts(game, number) else " (crossed off)"
        told.append(f"{number:3} {player(game, game.book.author(number))}: {entry(game, number)}{off}")
    for title, sentences in follows(game):
        told += ["", *filter(None, [title]), *sentences]
    return [*told, "", f"The deck, the first card first: {law(game)}"]


def marks(game: Any) -> tuple[str, str] | None:
    """There are none on the table."""
    return None


# --- moves ---


def sentence(before: Look, move: bytes, after: Look) -> str:
    """What a move did, what perfect play knew before it, and what came of it."""
    knew = knowledge(before, move)
    return done(before, move, after) + (f" [{knew}]" if knew else "")


def done(before: Look, move: bytes, after: Look) -> str:
    """What a move did, and what came of it."""
    number = min(move[0], fold.LONG)
    if number in PLAIN:
        return PLAIN[number]
    told = [TOLD[number](before, move, after), *_came_of_it(before, after)]
    told += after.written if number == moves.WRITE else ()
    return " ".join(filter(None, told))


def knowledge(before: Look, move: bytes) -> str:
    """What perfect play knew when a move was made; "" where the move does not answer to it."""
    return before.knows if before.knows and _decides(before, min(move[0], fold.LONG)) else ""


def _decides(before: Look, number: int) -> bool:
    """Whether this move answers to what could be known."""
    return (
        number not in PLAIN
        and number != moves.YIELD
        and not (before.phase == moves.POINTING and number != moves.POINT)
    )


def _came_of_it(before: Look, after: Look) -> list[str]:
    """Who has lost, and what was crossed off; who has won."""
    game = after.game
    told = [_verdict(before, after)]
    for kind, seat, one, _ in game.book.rows(before.events):
        if kind == book.LOST:
            by = f" to {player(game, one)}" if one != NONE else ""
            told.append(f"{begin(player(game, seat))} loses{by}.{_crossed(game, seat)}")
    if game.over and game.winner != NONE:
        told.append(f"{begin(player(game, game.winner))} wins.")
    elif game.over and game.result == moves.SHARED:
        told.append(
            f"The record is full: {listed([player(game, seat) for seat in game.left()], 'and')} share."
        )
    return told


def _verdict(before: Look, after: Look) -> str:
    """Whether the claim of a challenge holds, which no move says: a rule that is pointed at may be another
    one than the challenged."""
    challenge = before.challenge
    if challenge is None:
        return ""
    lost = [seat for kind, seat, *_ in after.game.book.rows(before.events) if kind == book.LOST]
    claim = f"{NAMES[challenge.kind]} on {entry_word(after.game, challenge.number)} {challenge.number}"
    if challenge.author in lost:
        return f"{claim} holds."
    return f"{claim} does not hold." if challenge.challenger in lost else ""


def _crossed(game: Any, seat: int) -> str:
    own = [
        str(number)
        for number in range(1, len(game.book.entries) + 1)
        if game.book.author(number) == seat and not game.book.experiment(number)
    ]
    if not own:
        return ""
    return f" Rule{'s' * (len(own) > 1)} {listed(own, 'and')} {'is' if len(own) == 1 else 'are'} crossed off."
