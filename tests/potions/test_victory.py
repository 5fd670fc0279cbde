# portable: runs on CPython and on the MicroPython VM
"""Victory potions and thieves, effects and vocabularies (Logic Potions items 70 to 72, 77, 81)."""

from fakes.potions import at, brewed, do, game, listed, made, of, refusal
from lawkeeper.games.potions.brew.rule import AND, ANY, OR, condition
from lawkeeper.games.potions.brew.vocabulary import Vocabulary
from lawkeeper.games.potions.fold import book, moves
from lawkeeper.games.potions.fold.book import NONE

RED, FIZZY, TASTY, VICTORY = range(4)


def table(*listing, **options):
    options.setdefault("hands", ("HS", "CD", "HH"))
    return listed(game(victory=True, count=4, **options), *listing)


def stolen(play, letters="H"):
    """The first player brews a victory potion, the second one steals it."""
    brewed(play, letters, VICTORY)
    if play.phase == moves.ILLEGAL:
        do(play, moves.PASS)
    do(play, moves.CALL, 1)
    return play


def test_potions_item_71_a_victory_potion_wins_when_nobody_steals():
    play = table()
    brewed(play, "H", VICTORY)
    assert play.phase == moves.STEAL and play.callers() == [1, 2]
    do(play, moves.PASS)
    assert play.over and play.winner == 0 and play.left() == [0, 1, 2]


def test_potions_item_77_illegal_then_predictions_then_steal():
    play = table((1, "H>=1 : -red"))
    brewed(play, "H", VICTORY, (2, RED))
    assert play.phase == moves.ILLEGAL
    do(play, moves.PASS)
    assert play.left() == [0, 1] and play.phase == moves.STEAL


def test_potions_item_77_the_thief_uses_the_same_ingredients_and_names_something_else():
    play = stolen(table())
    assert (
        play.thief == 1 and play.phase == moves.PREDICT and play.brew == of("H") and play.callers() == [0, 2]
    )
    do(play, moves.CALL, 2)
    do(play, moves.NAME, FIZZY)
    assert refusal(play, moves.NAME, VICTORY) == "A thief brews something else than victory."
    do(play, moves.NAME, RED)
    # No rule is there: the prediction was wrong, the thief finishes, the brewer loses.
    assert play.over and play.winner == 1


def test_potions_item_77_the_thief_finishes_and_the_next_turn_begins():
    play = stolen(table((2, "H>=1 : -tasty")))
    do(play, moves.PASS)
    do(play, moves.NAME, RED)
    assert play.phase == moves.ILLEGAL and play.callers() == [0, 2]
    do(play, moves.PASS)
    assert play.left() == [1, 2] and play.turn == 1 and play.phase == moves.TURN and play.thief == NONE
    assert play.book.rows()[-1][:3] == (book.LOST, 0, 1)


def test_potions_item_77_a_thief_who_loses_lets_the_brewer_start_again():
    play = stolen(table((2, "H>=1 : -tasty")))
    do(play, moves.PASS)
    do(play, moves.NAME, TASTY)
    do(play, moves.CALL, 2)
    do(play, moves.POINT, 1)
    assert play.left() == [0, 2] and play.turn == 0 and play.phase == moves.TURN and play.again
    assert play.predictor == NONE and play.cards.hands[0] == of("HS")
    brewed(play, "H", VICTORY)
    do(play, moves.PASS)
    assert play.phase == moves.STEAL  # another brew, another theft


def test_potions_item_77_a_thief_can_be_predicted():
    play = stolen(table((2, "H>=1 : red victory")))
    do(play, moves.CALL, 0)
    do(play, moves.NAME, RED)
    do(play, moves.NAME, RED)
    do(play, moves.PASS)
    assert play.left() == [0, 2] and play.phase == moves.TURN and play.turn == 0 and play.again


def test_potions_item_77_a_brewer_who_predicts_wrongly_is_out_and_the_turn_is_over():
    play = stolen(table((2, "H>=1 : -tasty")))
    do(play, moves.CALL, 0)
    do(play, moves.NAME, RED)
    do(play, moves.NAME, FIZZY)
    do(play, moves.PASS)
    assert play.left() == [1, 2] and play.turn == 1 and play.phase == moves.TURN


def test_potions_item_77_a_thief_may_give_up():
    play = stolen(table())
    assert refusal(play, moves.YIELD, 0)
    do(play, moves.YIELD, 1)
    assert play.left() == [0, 2] and play.turn == 0 and play.again


def test_potions_item_77_only_one_theft_of_a_brew():
    play = stolen(table((2, "H>=1 : -tasty")))
    do(play, moves.PASS)
    do(play, moves.NAME, RED)
    do(play, moves.PASS)
    assert play.phase == moves.TURN  # nobody is asked who steals from the thief


def test_potions_item_75_a_theft_is_won_by_the_thief():
    play = stolen(table((2, "H>=1 : -tasty"), faster=True))
    do(play, moves.PASS)
    do(play, moves.NAME, RED)
    do(play, moves.PASS)
    assert play.over and play.winner == 1


def test_potions_item_78_a_thief_passes_the_buck_and_brews_the_same_again():
    play = stolen(table((2, "H>=1 : red"), (2, "H>=1 : -red victory"), buck=True))
    do(play, moves.PASS)
    do(play, moves.NAME, RED)
    do(play, moves.CALL, 2)
    do(play, moves.POINT, 2)
    do(play, moves.CHALLENGE, 2)
    do(play, moves.NAME, RED)
    do(play, moves.POINT, 2)
    assert play.left() == [0, 1] and play.thief == 1 and play.phase == moves.PREDICT and play.brew == of("H")


def test_potions_item_67_a_stolen_brew_is_the_thiefs_experiment():
    play = stolen(table(mathematical=True, emperical=True))
    do(play, moves.PASS)
    do(play, moves.NAME, RED)
    assert play.book.author(1) == 1 and play.book.experiment(1) == (at("H"), RED)


def test_potions_item_70_adjectives_are_announced_together():
    play = game(adjectives=True, about=True, count=3, hands=("HS", "CD", "HH"))
    brewed(play, "H", 6)
    assert play.space.called(play.potion) == "red fizzy tasty"
    play.play(bytes((moves.WRITE,)) + made("H>=1 a & : -tasty"), 0)
    do(play, moves.CALL, 1)
    assert play.left() == [0, 2]


def test_a_table_may_leave_out_what_a_potion_is():
    play = game(never=True, hands=("HS", "CD", "HH"))
    brewed(play, "H", RED)
    said = refusal(play, moves.WRITE, *made("H>=1 : red"))
    assert said == "In this game THEN says what the potion is not."
    play.play(bytes((moves.WRITE,)) + made("H>=1 : -red"), 0)


def test_a_table_may_have_its_words_drawn():
    seen = set()
    for seed in range(12):
        made_words = Vocabulary(bytes((seed,)), 4)
        assert len(set(made_words.hows)) == 2 and made_words.missing in (0, 1, 2, 3, ANY)
        assert [sentence[-1] for sentence in made_words.told()] == [".", ".", "."]
        seen.add((tuple(made_words.hows), made_words.missing, made_words.joined))
    assert len(seen) > 6


def test_a_rule_with_other_words_is_refused():
    play = game(drawn=True, hands=("HS", "CD", "HH"))
    words = Vocabulary(play._seed, 4)
    brewed(play, "H", RED)
    there = [kind for kind in (0, 1, 2, 3, ANY) if kind != words.missing]
    how = words.hows[0]
    other = [one for one in range(4) if one not in words.hows][0]
    wrong_join = AND + OR - words.joined
    good = bytes((1, 0, condition(there[0], how, 1), condition(there[1], how, 1)))
    for code in (
        bytes((1, 0, condition(words.missing, how, 1))),
        bytes((1, 0, condition(there[0], other, 1))),
        good + bytes((wrong_join,)),
    ):
        assert refusal(play, moves.WRITE, *code) in words.told()
    do(play, moves.WRITE, *(good + bytes((words.joined,))))
    assert play.phase == moves.STILL
