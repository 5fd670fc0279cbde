"""MultiVerses with what the set-up offers, by button: a word list of a pack, odds, the Dust of a day."""

import json
from itertools import product

import pytest

from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.multiverses import law
from fakes.multiverses_flow import begun
from fakes.place import settle
from flows.test_multiverses_games import TO_FORM, choose, letter, propose, slowly
from lawkeeper.games import MULTIVERSES, Refused
from lawkeeper.games.multiverses.fold.setup import date
from lawkeeper.games.multiverses.words import wordlist
from lawkeeper.keep import image
from lawkeeper.keep.seal import sha256
from lawkeeper.keep.slots import BLOCK
from lawkeeper_host.games.multiverses.word_file import records

MANY = [("".join(letters) + "\0").encode() for letters in product("abcd", repeat=3)]


@pytest.fixture(autouse=True)
def drive(tmp_path, monkeypatch):
    """A folder of its own."""
    monkeypatch.chdir(tmp_path)


def loaded(words=MANY, tagged=False):
    """A drive whose library is one pack of words."""
    settle(())
    made = records(words, tagged)
    body = image.section(json.dumps({"name": "Mots", "author": "A", "licence": "CC0-1.0"}), made)
    entry = image.entry(MULTIVERSES, len(made), image.HEAD_BYTES, len(body), sha256(body), "Mots")
    whole = b"\xff" * BLOCK + image.block([entry], image.HEAD_BYTES + len(body), 1) + body
    with open("packs/a.bin", "wb") as file:
        file.write(whole + b"\xff" * (image.LIBRARY_BYTES - len(whole)))


def row(flow, words):
    """On the form: the cursor goes to the row that begins so."""
    for _ in range(20):
        if flow.app.screen.rows[flow.app.screen.cursor].startswith(words):
            return
        flow.do("down")
    raise AssertionError("no row %r on the screen:\n%s" % (words, flow.text()))


def started(flow, *changes):
    """From the first page to the table, with rows of the form changed: (row, buttons)."""
    slowly(flow, TO_FORM)
    for name, buttons in changes:
        row(flow, name)
        flow.do(buttons)
    row(flow, "Start")
    slowly(flow, ("A", "SEAL NUMBER"), ("A", "BEGINS"))


def test_a_list_of_a_pack_is_played_without_laws_on_parts_of_speech():
    loaded()
    flow = Flow(Nvm())
    started(flow, ("Words\t", "right"))
    game = flow.app.game
    assert not game.tagged and {len(game.spelt(token)) for token in game.tokens()} == {3}
    slowly(flow, ("A", "A LAW FOR"), ("A", "KIND OF LAW"))
    assert flow.app.page.row(2)[0] == "Length"
    choose(flow, "Length")
    rows = [flow.app.page.row(number)[0] for number in range(flow.app.page.count())]
    assert rows == ["length", "odd or even length"]
    slowly(flow, ("B B B", "BEGINS"), ("cut", "The power was off."), ("A", "SEAL NUMBER"), ("A", "BEGINS"))
    assert flow.app.game.dust == game.dust
    propose(flow, "contains letters", "must")
    letter(flow, "Z")
    slowly(flow, ("A", "contain Z"), ("A", "VALID"))


def test_a_game_whose_list_has_gone_says_so_and_changes_nothing():
    loaded()
    flow = Flow(Nvm())
    started(flow, ("Words\t", "right"))
    with open("packs/a.bin", "wb") as file:
        file.write(image.blank())
    propose(flow, "contains letters", "must")
    letter(flow, "Z")
    slowly(flow, ("A", "contain Z"), ("A", "box. Load its pack"))
    assert not len(flow.app.game.register)


def test_a_library_that_is_damaged_is_said():
    loaded()
    crc = records(MANY, False)[0]
    with open("packs/a.bin", "r+b") as file:
        file.seek(BLOCK + image.HEAD_BYTES)
        file.write(b"\xff" * 40)
    with pytest.raises(Refused, match="cannot be read"):
        wordlist.opened(int.from_bytes(crc[8:], "little"))


def test_odds_are_shown_before_a_law_is_tested_where_the_table_wants_them():
    settle(())
    flow = Flow(Nvm())
    started(flow, ("Odds", "right"))
    propose(flow, "contains letters", "must")
    letter(flow, "Q")
    slowly(flow, ("A", "Odds: ..."))
    flow.run(9000)
    play(flow, (("wait 1", "Odds: 98."),))
    slowly(flow, ("B", "WHICH LETTERS?"), ("B B B B B B", "BEGINS"))
    propose(flow, "alphabetical order", "must", "after the one before")
    slowly(flow, ("A", "REFERENCE WORD"), ("A", "Compared with"))
    flow.run(9000)
    slowly(flow, ("wait 1", "% valid"), ("A", "P1 LAW 1"))


def test_odds_are_hidden_by_default():
    settle(())
    flow = Flow(Nvm())
    started(flow)
    propose(flow, "contains letters", "must")
    letter(flow, "Q")
    slowly(flow, ("A", "POTENTIALLY VALID?"))
    flow.run(400)
    assert "Odds" not in flow.text() and not flow.app.page.busy


def test_the_dust_of_a_day_is_set_in_the_form():
    settle(())
    flow = Flow(Nvm())
    started(flow, ("Dust", "right"), ("Year", "left"), ("Month", "right"), ("Day", "right right"))
    assert date(flow.app.game.setup.day) == (2025, 2, 3)
    settle(())
    other = Flow(Nvm())
    started(other, ("Dust", "right"), ("Year", "left"), ("Month", "right"), ("Day", "right right"))
    assert flow.app.game.dust == other.app.game.dust


def test_after_the_game_each_universe_tells_the_laws_that_were_missed():
    settle(())
    flow = begun(Flow(Nvm()), "level", "aaa", (law("PART", 1),), seats=1, each=4)
    game = flow.app.game
    play(flow, (("wait 1 A", "A LAW FOR"),))
    slowly(flow, ("down down A", "NO LAW?"), ("A", "A WORD FOR"), ("A", "FIT"))
    slowly(flow, ("A", "YOUR SCORE"), ("up", "A missed"), ("A", "The box looks"))
    assert game.over
    flow.run(8000)
    slowly(flow, ("wait 1", "with one more: 2"), ("down", "palindrome"))
    assert "The box looks" not in flow.text() and not flow.app.page.busy
    slowly(flow, ("B", "YOUR MULTIVERSE"))


def test_who_plays_alone_sees_what_a_greedy_player_makes_of_the_same_dust():
    settle(())
    flow = begun(Flow(Nvm()), "level", "aaa", (law("PART", 1),), seats=1, each=4)
    slowly(flow, ("A", "A LAW FOR"), ("down down A", "NO LAW?"), ("A", "A WORD FOR"), ("A", "FIT"))
    slowly(flow, ("A", "what the box makes"), ("right", "plays ..."))
    flow.run(12000)
    shown = flow.text()
    assert "plays ..." not in shown and not flow.app.page.busy and "You                 1" in shown
    slowly(flow, ("B", "YOUR SCORE"))


def test_who_presses_start_before_the_word_lists_are_known_begins_all_the_same():
    settle((), explain="never")
    flow = Flow(Nvm())
    flow.app.go("multiverses.setup")
    page = flow.app.page
    page.start()
    assert page.busy and flow.app.game is None
    flow.run(200)
    assert flow.app.game is not None and "SEAL NUMBER" in flow.text()


def test_a_library_that_cannot_be_read_leaves_the_words_of_the_box():
    loaded()
    with open("packs/a.bin", "r+b") as file:
        file.seek(BLOCK + image.HEAD_BYTES)
        file.write(b"\xff" * 40)
    flow = Flow(Nvm())
    flow.app.toasts.clear()
    flow.app.go("multiverses.setup")
    flow.run(200)
    assert not flow.app.page.busy
    while flow.app.toasts:
        flow.do("A")
    slowly(flow, ("wait 0", "NEW: MULTIVERSES"), ("A", "SEAL NUMBER"))
