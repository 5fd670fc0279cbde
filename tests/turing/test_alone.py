# portable: runs on CPython and on the MicroPython VM
"""Alone or together against the Machine (Turing Machine items 10 and 15)."""

from fakes.turing import A, B, C, ask, claim, do, easy, game, give, nightmare, refusal
from lawkeeper.games.turing.fold import rules


def played(questions, rounds=1, **options):
    """A game of one note sheet that ends with the right code after so many questions and rounds."""
    table = game(**options)
    for number in range(rounds):
        count = min(3, questions)
        questions -= count
        ask(table, 0, 111, *range(count))
        claim(table, *([0] if number == rounds - 1 else []))
    give(table, 435)
    return table


def test_turing_item_10_the_pars_come_with_the_problem():
    table = game(problem=easy((2, 5), (1, 2)))
    assert (table.machine, table.expert) == ((2, 5), (1, 2))


def test_turing_item_10_or_they_are_worked_out_once():
    table = game(problem=nightmare())
    assert (table.machine, table.expert) == ((0, 0), (0, 0))
    assert "one round" in refusal(table, rules.PARS, 3, 9, 0, 0)
    assert "one round" in refusal(table, rules.PARS, 0, 9, 1, 0)
    do(table, rules.PARS, 3, 9, 2, 4)
    assert (table.machine, table.expert) == ((3, 9), (2, 4))
    assert "are known" in refusal(table, rules.PARS, 3, 9, 2, 4)
    assert "are known" in refusal(game(), rules.PARS, 3, 9, 2, 4)


def test_turing_item_15_no_more_rounds_and_questions_than_the_machine_win():
    pars = easy((2, 5), (1, 1))
    assert played(5, 2, problem=pars).beats() is True
    assert played(3, 1, problem=pars).outcome() == "won"
    assert played(6, 2, problem=pars).beats() is False
    assert played(5, 3, problem=pars).beats() is False  # rounds come first
    assert played(6, 2, problem=pars).outcome() == "lost"
    assert played(5, 2, problem=pars).line() == "Turing won against the Machine: rounds 2, questions 5, 0 min"
    assert played(6, 2, problem=pars).line().startswith("Turing lost against the Machine: ")


def test_turing_item_15_fewer_rounds_win_whatever_was_asked():
    assert played(3, 1, problem=easy((2, 2), (1, 1))).beats() is True


def test_turing_item_15_without_a_par_the_right_code_wins():
    table = played(3, 1, problem=easy((0, 0), (0, 0)))
    assert table.beats() is None and table.outcome() == "won"


def test_turing_item_15_a_par_may_come_in_after_the_code():
    table = played(3, 1, problem=easy((0, 0), (0, 0)))
    do(table, rules.PARS, 1, 2, 1, 1)
    assert table.beats() is False and table.outcome() == "lost"
    do(table, rules.REVEAL)


def test_turing_item_15_one_note_sheet_for_all_who_play_together():
    table = game(4, together=True)
    assert table.seats == 1 and table.setup.seats == 4
    ask(table, 0, 111, A, B, C)
    assert "no such player" in refusal(table, rules.ASK | 1 << 4, 0)
    claim(table, 0)
    give(table, 435)
    assert table.beats() is True
    assert table.line() == "Turing won against the Machine: rounds 1, questions 3, 0 min"


def test_turing_item_15_three_questions_a_round_as_always():
    table = game(4, together=True)
    ask(table, 0, 111, A, B, C)
    assert refusal(table, rules.ASK | 3, 0) == "No more questions in this round."


def test_turing_item_15_a_wrong_code_is_lost():
    table = game()
    claim(table, 0)
    give(table, 434)
    assert (table.result, table.beats(), table.outcome()) == (rules.NOBODY, None, "lost")


def test_turing_item_15_against_each_other_there_is_no_machine():
    table = game(2)
    claim(table, 0)
    give(table, 435)
    assert table.beats() is None and table.outcome() == "won"


def test_turing_item_16_a_handicap_counts_against_the_machine_too():
    table = played(1, 1, problem=easy((1, 2), (1, 1)), handicap=[2])
    assert table.questions(0) == 3 and table.beats() is False
