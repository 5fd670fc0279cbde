"""The record of a finished game: from the box's journal or a file, told in sentences, checked by its seal.

A game that has not given its secret up has no record: the box hands none out, and nothing here makes one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from lawkeeper import games
from lawkeeper.keep import seal
from lawkeeper.keep.journal import NOTE, UNDO, Journal
from lawkeeper.keep.ledger import STUMBLED, Ledger
from lawkeeper_host.errors import HostError
from lawkeeper_host.games import registry
from lawkeeper_host.games.game import Teller
from lawkeeper_host.saved import FINISH, FORMAT, UNFINISHED, VERSION, Record, load, unplayable
from lawkeeper_host.sheet.drawn import Drawer

__all__ = ["Record", "load"]  # from the floor below, for whoever has to do with records


@dataclass(frozen=True)
class Story:
    """A record played through again: what it says to people, and what its seal is worked out from. `end`:
    the rules object of the game as it ended."""

    game: str
    result: str
    agreed: tuple[tuple[str, str], ...]
    lines: tuple[tuple[int, str], ...]
    called: str
    law: str
    secret: bytes
    fingerprint: str
    nonce: str
    understood: str
    closing: tuple[str, ...]
    marks: tuple[str, str] | None
    end: Any


@dataclass(frozen=True)
class Check:
    """One thing that `verify` compared: what, what was claimed, what comes out."""

    what: str
    claimed: str
    worked_out: str

    @property
    def holds(self) -> bool:
        """Whether both are the same."""
        return self.claimed == self.worked_out


def read_journal(memory: bytes) -> Record:
    """The record in the 4096 bytes of the box's journal."""
    ledger = Ledger(Journal(bytearray(memory)))
    if not ledger.game_id:
        raise HostError("The box holds no record: no game was played since its journal was empty.", FINISH, 5)
    rules = _rules(ledger.game_id, ledger.setup)
    record = Record(
        game_id=ledger.game_id,
        setup=bytes(ledger.setup),
        seed=bytes(ledger.seed),
        moves=tuple((bytes(move), at) for move, at in ledger.moves(rules.undo_of)),
        undone=sum(kind == UNDO for kind, _ in ledger.journal.records()),
        looks=ledger.looks,
        seal_broken=ledger.seal_broken,
        stumbles=tuple(
            "".join(filter(str.isprintable, payload[1:].decode("ascii", "ignore")))
            for kind, payload in ledger.journal.records()
            if kind == NOTE and payload[:1] == bytes((STUMBLED,))
        ),
    )
    tell(record)
    return record


def tell(record: Record, beside: Drawer | None = None) -> Story:
    """Play a record through. Refuses one that the rules do not allow or that has not given its secret up.

    `beside` watches the game as it is played."""
    words = registry.game(record.game_id).teller()
    game, lines = _played(record, words, beside)
    if not game.finished:
        raise HostError(UNFINISHED, FINISH, 5)
    return Story(
        game=games.title(record.game_id),
        result=game.line(),
        agreed=tuple(words.agreed(game)),
        lines=tuple(lines),
        called=words.SECRET,
        law=words.law(game),
        secret=bytes(game.secret()),
        fingerprint=game.fingerprint(),
        nonce=game.nonce().hex(),
        understood=words.understood(game),
        closing=tuple(words.closing(game)),
        marks=words.marks(game),
        end=game,
    )


def _played(record: Record, words: Teller, beside: Drawer | None) -> tuple[Any, list[tuple[int, str]]]:
    """The game behind its last move, and a sentence for each of them with its second."""
    lines = []
    try:
        game = _rules(record.game_id, record.setup)(record.setup, record.seed)
        if beside:
            beside.begin(game)
        for move, at in record.moves:
            before = words.look(game)
            game.play(move, at)
            lines.append((at, words.sentence(before, move, words.look(game))))
            if beside:
                beside.moved(game, move, at)
    except games.Refused as refused:
        raise unplayable(refused) from refused
    return game, lines


def _rules(game_id: int, setup: bytes) -> Any:
    """The rules of a game this program knows."""
    return games.rules(registry.game(game_id).id, setup)


# --- text ---


def text(record: Record) -> str:
    """The record for people."""
    story = tell(record)
    rows = [
        *story.agreed,
        ("moves taken back", str(record.undone)),
        ("looks at the secret", str(record.looks)),
        ("seal", "broken: the drive was opened during the game" if record.seal_broken else "unbroken"),
        ("seal number", story.fingerprint),
        ("seal key", story.nonce),
    ]
    rows += [("the box crashed in", where) for where in record.stumbles]
    width = max(len(name) for name, _ in rows)
    facts = [f"{name:{width}}  {value}" for name, value in rows]
    moves = [f"{at // 60:4}:{at % 60:02}  {sentence}" for at, sentence in story.lines]
    return "\n".join([story.result, "", *facts, "", *moves, "", *story.closing])


# --- JSON ---


def to_json(record: Record) -> dict[str, Any]:
    """The record as JSON, in the form that `load` reads back."""
    story = tell(record)
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": story.game,
        "game_id": record.game_id,
        "result": story.result,
        "law": story.law,
        "understood": story.understood,
        "marks": story.marks[0] if story.marks else "",
        "fingerprint": story.fingerprint,
        "nonce": story.nonce,
        "setup": record.setup.hex(),
        "seed": record.seed.hex(),
        "undone": record.undone,
        "looks": record.looks,
        "seal_broken": record.seal_broken,
        "stumbles": list(record.stumbles),
        "agreed": dict(story.agreed),
        "moves": [
            {"move": move.hex(), "at": at, "text": sentence}
            for (move, at), (_, sentence) in zip(record.moves, story.lines, strict=True)
        ],
    }


# --- the seal ---


def checks(record: Record, noted: str | None, said: dict[str, Any] | None) -> list[Check]:
    """Everything there is to compare: the seal number noted at the start, what a saved file claims, and where
    the box knows the dice every mark, judged again by the law."""
    story = tell(record)
    found = []
    if noted is not None:
        # However it was copied: any case, with or without the dash.
        same = seal.check(noted, story.secret, record.setup, bytes.fromhex(story.nonce))
        found.append(
            Check("the seal number you noted", story.fingerprint if same else noted, story.fingerprint)
        )
    claims: Iterable[tuple[str, str, str]] = (
        ("the file's seal number", "fingerprint", story.fingerprint),
        ("the file's seal key", "nonce", story.nonce),
        (f"the file's {story.called}", "law", story.law),
        ("the file's result", "result", story.result),
    )
    if said is not None:
        found += [Check(what, str(said.get(key)), value) for what, key, value in claims]
    if story.marks:
        found.append(Check("the marks, judged again by the law", *story.marks))
        if said is not None:
            found.append(Check("the file's marks", str(said.get("marks")), story.marks[0]))
    return found
