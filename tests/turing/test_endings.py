# portable: runs on CPython and on the MicroPython VM
"""Giving up, pause, undo that gives nothing away, the seal; through the table with its journal too."""

from fakes.checks import raises
from fakes.flash import Nvm
from fakes.turing import NO, SEED, YES, A, ask, claim, code, do, easy, game, give, refusal, setup, state
from lawkeeper.games import Refused
from lawkeeper.games.turing.fold import rules
from lawkeeper.keep import seal
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session


def table_of(seats, **options):
    """A table at which a game has just begun."""
    table = Session(Journal(Nvm()))
    table.begin(2, SEED, setup(seats=seats, **options).encode())
    return table


def play(table, *codes):
    table.play(bytes(codes), 0)


def test_giving_up_ends_the_game_for_all_and_shows_the_code():
    for begun in (game(3), game()):
        do(begun, rules.GIVE_UP, at=90)
        assert begun.over and begun.winners == [] and begun.outcome() == "given up"
        do(begun, rules.REVEAL, at=90)
        assert begun.finished and begun.code == code(435)
        assert begun.line() == "Turing given up: rounds 1, questions 0, 1 min"


def test_giving_up_opens_nothing_that_lies_hidden():
    begun = game(3)
    do(begun, rules.CLAIM, 0, YES)
    do(begun, rules.GIVE_UP)
    assert (begun.claimed, begun.hidden) == (0, 0)


def test_after_the_end_nothing_but_the_code_is_told_and_only_once():
    begun = game(2)
    assert "First somebody says" in refusal(begun, rules.REVEAL)
    claim(begun, 0)
    give(begun, 435)
    for move in ((rules.ASK, 0), (rules.CLAIM, 1, 0), (rules.CODE, 1, 0), (rules.PAUSE,), (rules.GIVE_UP,)):
        assert "over" in refusal(begun, *move)
    do(begun, rules.REVEAL)
    assert "told already" in refusal(begun, rules.REVEAL)
    assert refusal(begun, rules.PARS, 1, 1, 1, 1)


def test_a_pause_stops_the_clock_and_everything_but_giving_up():
    begun = game(2)
    assert begun.clock_runs and begun.due(9999) is None and begun.seconds_left(9999) is None
    assert "not paused" in refusal(begun, rules.RESUME)
    do(begun, rules.PAUSE)
    assert begun.paused and not begun.clock_runs and begun.public(3)["phase"] == "paused"
    for move in ((rules.ASK, 0), (rules.CLAIM, 0, 0), (rules.PAUSE,)):
        assert "paused" in refusal(begun, *move)
    do(begun, rules.RESUME)
    ask(begun, 0, 111, A)
    do(begun, rules.PAUSE)
    do(begun, rules.GIVE_UP)
    assert begun.over and not begun.paused


def test_pars_are_noted_while_the_game_is_paused():
    begun = game(problem=easy((0, 0), (0, 0)))
    do(begun, rules.PAUSE)
    do(begun, rules.PARS, 2, 5, 1, 2)
    assert begun.machine == (2, 5)


def test_a_claim_and_a_code_are_taken_back_while_they_lie_hidden():
    table = table_of(2)
    play(table, rules.CLAIM, 0, YES)
    assert table.undo(0) and table.game.phase == rules.PLAY
    play(table, rules.CLAIM, 0, YES)
    play(table, rules.CLAIM, 1, YES)
    play(table, rules.CODE, 1, code(111))
    before = state(table.game)
    assert table.undo(0) and table.game.waiting() == [0, 1]
    play(table, rules.CODE, 1, code(111))
    assert state(table.game) == before


def test_what_was_opened_is_not_taken_back():
    table = table_of(3)
    for seat in range(3):
        play(table, rules.CLAIM, seat, NO)
    assert table.last_undoable() is None and not table.undo(0)
    for seat in range(3):
        play(table, rules.CLAIM, seat, int(seat < 1))
    assert not table.undo(0)
    play(table, rules.CODE, 0, code(111))
    assert table.game.round == 3 and not table.undo(0)
    play(table, rules.CLAIM, 1, YES)
    play(table, rules.CLAIM, 2, YES)
    for seat in (1, 2):
        play(table, rules.CODE, seat, code(435))
    assert table.game.over and not table.undo(0)


def test_a_question_is_not_taken_back_nor_anything_before_it():
    table = table_of(2)
    play(table, rules.ASK, code(111))
    assert not table.undo(0)
    play(table, rules.CLAIM, 0, NO)
    assert table.undo(0) and not table.undo(0)
    assert len(table.game.log) == 1


def test_a_pause_and_pars_do_not_come_between_undo_and_a_claim():
    table = table_of(2, problem=easy((0, 0), (0, 0)))
    play(table, rules.CLAIM, 1, YES)
    play(table, rules.PAUSE)
    play(table, rules.PARS, 2, 5, 1, 2)
    play(table, rules.RESUME)
    assert table.undo(0) and table.game.phase == rules.PLAY
    assert table.game.machine == (2, 5)


def test_a_game_given_up_stays_so():
    table = table_of(2)
    play(table, rules.CLAIM, 1, YES)
    play(table, rules.GIVE_UP)
    assert not table.undo(0)


def test_the_seal_number_is_of_problem_set_up_and_seed():
    begun = game(2)
    number = begun.fingerprint()
    ask(begun, 0, 111, A)
    assert begun.fingerprint() == number
    assert seal.check(number, begun.secret(), setup(seats=2).encode(), begun.nonce())
    assert rules.Turing(setup(seats=2).encode(), b"another!").fingerprint() != number
    assert game(3).fingerprint() != number


def test_no_sentence_of_a_refusal_tells_the_code():
    begun = game(2)
    claim(begun, 0)
    for guess in (434, 435):
        assert refusal(begun, rules.CODE, 1, code(guess)) == "Player 2 has not said to have the code."


def test_a_set_up_that_cannot_be_read_is_refused():
    good = setup().encode()
    for bad in (b"", good[:11], good[:12], b"\x09" + good[1:], good[:2] + b"\x09" + good[3:]):
        assert raises(Refused, rules.Turing, bad, SEED).args[0]
