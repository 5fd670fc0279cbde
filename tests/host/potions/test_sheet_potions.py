"""The page of a game of Logic Potions: the map rule by rule, turns, list, end; and `lawkeeper log`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from host.potions.tables import VARIANTS, played, setup
from host.potions.worked import COLOURS, FIRST, kinds, rules
from host.test_sheet import sound

from lawkeeper.games import fold
from lawkeeper.games.potions.brew.space import number
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.fold.challenge import CONTRADICTION
from lawkeeper.keep.journal import Journal
from lawkeeper.keep.ledger import Ledger
from lawkeeper_host import record
from lawkeeper_host.cli import main
from lawkeeper_host.games.potions import codec
from lawkeeper_host.games.potions.exact import allowed
from lawkeeper_host.games.potions.packs import PACKS
from lawkeeper_host.games.potions.parse import parse
from lawkeeper_host.games.potions.sheet.map import frame, place
from lawkeeper_host.page import html


def at(letters: str) -> int:
    return int(number(4, bytes(kinds(letters))))


def writes(sentence: str) -> bytes:
    return bytes((moves.WRITE,)) + codec.encode(parse(sentence, FIRST), FIRST)


def kept(agreed: Any, seed: bytes, done: list[tuple[bytes, int]]) -> record.Record:
    """The record of these moves, by way of the box's journal."""
    memory = bytearray(b"\xff" * 4096)
    ledger = Ledger(Journal(memory))
    ledger.begin(PACKS.id, seed, agreed.encode())
    for move, second in done:
        ledger.move(move, second, last=True)
    return record.read_journal(bytes(memory))


def chance(seed: int, **options: Any) -> record.Record:
    """A game played by chance."""
    steps = list(played(seed, most=120, **options))
    game = steps[0][0]
    return kept(game.setup, game._seed, [(move, second) for _, move, second in steps])


def short() -> record.Record:
    """Three turns: two rules that contradict each other, and the challenge that says so."""
    seed = bytes(range(8, 16))
    agreed = setup(seats=2)
    from lawkeeper.games.potions.fold.rules import Potions

    game = Potions(agreed.encode(), seed)
    done: list[tuple[bytes, int]] = []

    def play(*codes: int) -> None:
        move = bytes(codes)
        game.play(move, 20 * len(done))
        done.append((move, 20 * len(done)))

    for sentence in ("IF it contains anything THEN it is red", "IF it contains a heart THEN it is fizzy"):
        play(moves.BREW, game.cards.hands[game.turn][0])
        play(moves.PASS)
        play(moves.NAME, 2)
        if game.phase == moves.ILLEGAL:
            play(moves.PASS)
        play(*writes(sentence))
        play(moves.PASS)
        play(moves.TAKE, 1)
    play(moves.CHALLENGE | CONTRADICTION, 2)
    play(moves.SET, at("HH"))
    play(moves.NAME, 0)
    play(moves.POINT, 2)
    play(fold.REVEAL)
    return kept(agreed, seed, done)


def test_the_page_tells_the_game_in_its_order() -> None:
    text = html(short(), "Club evening", ("Ada", "Ben"))
    sound(text)
    order = [text.index(f">{what}") for what in ("Rule by rule", "The turns", "The list", "The record")]
    assert order == sorted(order)
    assert re.search(r"(Ada|Ben) is the last one left, and wins\.", text)
    assert "Universal theory" in text or "universal theory" in text
    assert text.count("<figure>") == 3  # two rules, and the loser's crossed off
    assert 'class="crossed"' in text and "without rule 2" in text
    end = text[text.index("lost:</h3>") :]
    assert "The smallest faulty rule is 1." in end and "<h3>The rules still standing:</h3>" in end
    assert "The map at the end: without the rules that are crossed off." in text
    legend = re.findall('<use href="#sign-([a-z]+)"/></svg> ([a-z ]+)</span>', text)
    assert [*dict(legend)] == ["circle", "yes", "theory", "cross", "end"] and legend[2][1] == "a challenge"
    assert "<h3>The rules before " in text and "The rules before player" not in text
    assert "Nothing can come of" in text and "Each answer is forbidden: the challenger wins." in text
    story = text[order[0] : order[-1]]
    assert "layer 1" not in story and "layer 2" not in story


def test_the_map_darkens_rule_by_rule() -> None:
    box = codec.box_of(FIRST)
    before = allowed(FIRST, {})
    left = allowed(FIRST, rules("IF it contains a heart THEN it is red"))
    drawn = frame(box, FIRST, left, before, "rule 1", "")
    cells = {cell.sign: cell for cell in drawn.cells}
    assert len(cells) == 34 and (drawn.width, drawn.height) == (17.5, 4)
    assert [len(cells[sign].stripes) for sign in ("♣", "♥", "♣♥♠")] == [3, 1, 1]
    assert (cells["♥"].state, cells["♣"].state) == ("one", "")
    assert cells["♥"].fresh and not cells["♣"].fresh
    assert cells["♥"].words == "♥: red" and cells["♣"].words == "♣: red, fizzy, tasty"
    nothing = allowed(
        FIRST, rules("IF it has a heart THEN it is red", "IF it has a heart THEN it is not red")
    )
    again = frame(box, FIRST, nothing, left, "rule 2", "")
    assert {cell.state for cell in again.cells if "♥" in cell.sign} == {"none"}
    assert [cell.words for cell in again.cells if cell.sign == "♥"] == ["♥: nothing"]


@pytest.mark.parametrize("space", [FIRST, COLOURS])
def test_no_two_sets_stand_in_one_place(space: Any) -> None:
    places = [place(len(space.kinds), one) for one in space.sets]
    assert len(set(places)) == len(space.sets)
    for one, (x, y) in zip(space.sets, places, strict=True):
        assert 0 <= y < len(space.kinds) and one[-2 if len(one) > 1 else 0] == y and x >= 0


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_variant_has_its_page_and_its_sentences(variant: int) -> None:
    for seed in (1, 2):
        game = chance(seed, bold=0.08, **VARIANTS[variant])
        sound(html(game))
        text = record.text(game)
        assert "Logic Potions" in text and "variants" in text
        told = record.to_json(game)
        assert told["game"] == "Logic Potions" and len(told["law"]) == (
            60 if "colours" in VARIANTS[variant] else 52
        )


def test_a_saved_record_is_read_back_checked_and_drawn(tmp_path: Path) -> None:
    saved, page = tmp_path / "game.json", tmp_path / "game.html"
    saved.write_text(json.dumps(record.to_json(short())))
    done = CliRunner().invoke(main, ["verify", "--record", str(saved)])
    assert done.exit_code == 0 and "fits: the file's deck" in done.output
    assert re.match("Deck: [♣♦♥♠]{52}\nSeal number worked out from deck, ", done.output)  # no rules
    done = CliRunner().invoke(
        main, ["log", "--record", str(saved), "--html", str(page), "--names", "Ada,Ben"]
    )
    assert done.exit_code == 0 and "Ben" in page.read_text("utf-8")
    done = CliRunner().invoke(main, ["log", "--record", str(saved)])
    assert "[Nothing can come of 1 heart: the challenger names it and wins.]" in done.output
    assert re.search("^seal +unbroken$", done.output, re.MULTILINE)  # in the words of the box's page
    assert "<dt>seal</dt><dd>unbroken</dd>" in page.read_text("utf-8")
