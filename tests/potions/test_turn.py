# portable: runs on CPython and on the MicroPython VM
"""The turn, its call-outs and what losing does (Logic Potions items 1 to 47, 76, 82, 83)."""

from fakes.potions import at, brewed, do, game, listed, made, of, refusal, turn, write
from lawkeeper.games.fold import FENCE, GIVE_UP, PAUSE, RESUME, TAKEN_BACK, TIMEOUT
from lawkeeper.games.potions.brew.kinds import CARDS
from lawkeeper.games.potions.fold import book, moves, rules
from lawkeeper.games.potions.fold.book import NONE
from lawkeeper.games.potions.fold.cards import Cards, shuffled

RED, FIZZY, TASTY = range(3)
HANDS = ("HS", "CD", "HH")


def table(*listing, **options):
    """Three players, the first one begins; rules may be in the list already."""
    options.setdefault("hands", HANDS)
    return listed(game(**options), *listing)


def events(made_game, kind):
    """-> list of what was noted of a kind: (seat, one, two)."""
    return [row[1:] for row in made_game.book.rows() if row[0] == kind]


# -- players, cards, the list --------------------------------------------------------------------------------


def test_potions_item_1_the_last_one_left_wins():
    play = table()
    brewed(play, "H", RED, (1, RED))  # nobody wrote a rule: nobody is asked about ILLEGAL
    assert play.left() == [1, 2] and play.turn == 1 and not play.over
    do(play, moves.YIELD, 1)
    assert play.over and play.winner == 2 and play.outcome() == "won"
    assert play.line() == "Logic Potions won by player 3, 3 players, 0 rules, 0 min"


def test_potions_item_3_two_ingredients_each_and_four_in_the_market():
    for seats in (2, 3, 4):
        cards = game(seats=seats).cards
        assert [len(hand) for hand in cards.hands] == [2] * seats and len(cards.market) == 4
        assert cards.reserve == 13 * 4 - 2 * seats - 4
    six = game(colours=True).cards
    assert six.reserve == 10 * 6 - 6 - 4 and sorted(shuffled(6, b"a")) == sorted(list(range(6)) * 10)


def test_potions_item_4_discards_are_shuffled_again_and_the_market_may_stay_short():
    cards = Cards(4, 2, b"seed")
    cards._deck = b"\0"
    cards.discards = b"\1\2\3"
    cards.take(0, (0, 1))
    assert len(cards.market) == 4 and cards.reserve == 2 and not cards.discards
    cards.take(0, (0, 1))
    cards.take(0, (0, 1))
    assert len(cards.market) == 2 and cards.reserve == 0 and len(cards.hands[0]) == 8


def test_potions_item_4_a_hand_is_six_at_most_where_nothing_can_be_drawn():
    cards = Cards(4, 2, b"seed")
    assert [cards.may_take(held, 2) for held in (3, 6, 9)] == [2, 2, 2]
    assert [cards.may_take(held, 1) for held in (3, 4, 5, 6, 9)] == [2, 2, 1, 0, 0]
    assert min(4 * CARDS[4], 6 * CARDS[6]) >= 4 * 6 + 4 + 3


def test_potions_item_4_who_can_take_nothing_drinks_all_the_same():
    play = table(hands=("HHHHHHS", "CD", "CD"))
    play.cards._deck = play.cards.discards = b""
    brewed(play, "S", RED)
    write(play, "S>=1 : -red")
    do(play, moves.PASS)
    assert play.to_take() == 0
    do(play, moves.TAKE, 0)
    assert play.turn == 1 and len(play.cards.hands[0]) == 6


def test_potions_item_6_rules_are_numbered_in_order_and_have_an_author():
    play = table()
    turn(play, "HS", RED, "H>=1 : -red")
    turn(play, "C", RED, "C>=1 : -red")
    assert [play.book.author(number) for number in (1, 2)] == [0, 1]
    assert play.book.code(2) == made("C>=1 : -red") and play.public(0)["rules"] == 2


def test_potions_item_7_a_losers_rules_are_crossed_off_and_numbers_stay():
    play = table((0, "H>=1 : red"), (1, "C>=1 : red"), (2, "S>=1 : red"))
    do(play, moves.YIELD, 0)
    assert play.book.standing(play.out) == [2, 3] and len(play.book.entries) == 3
    turn(play, "C", RED, "C>=1 : -red")
    assert play.book.standing(play.out) == [2, 3, 4]


def test_potions_item_9_brews_are_not_kept_and_may_be_contradicted():
    play = table()
    turn(play, "H", RED, "H>=1 : -red")
    assert len(play.book.entries) == 1
    assert not play.book.keeps(play.space, 1, of("H"), RED)


# -- the turn ------------------------------------------------------------------------------------------------


def test_potions_item_19_challenges_come_before_the_brew_only():
    play = table((1, "H>=1 : red"))
    assert play.challengeable()
    do(play, moves.BREW, at("S"))
    assert refusal(play, moves.CHALLENGE, 1) == "First it is asked who predicts."


def test_potions_item_20_one_may_choose_to_lose_at_any_time():
    play = table()
    brewed(play, "H", RED)
    assert play.phase == moves.WRITING
    assert refusal(play, moves.YIELD, 1)
    do(play, moves.YIELD, 0)
    assert play.left() == [1, 2] and play.turn == 1 and play.phase == moves.TURN
    assert events(play, book.LOST) == [(0, NONE, NONE)]


def test_potions_item_21_one_to_three_ingredients_of_the_own_hand():
    play = table(hands=("HSS", "CD", "CD"))
    for letters in ("C", "HH", "SSS", "CHS"):
        assert refusal(play, moves.BREW, at(letters)) == "These ingredients are not in the hand."
    assert refusal(play, moves.BREW, 34)
    do(play, moves.BREW, at("HSS"))
    assert play.brew == of("HSS") and play.cards.hands[0] == of("HSS")


def test_potions_item_22_the_first_one_predicts_and_nobody_else():
    play = table()
    do(play, moves.BREW, at("H"))
    assert play.callers() == [1, 2] and refusal(play, moves.CALL, 0)
    do(play, moves.CALL, 2)
    assert play.predictor == 2 and refusal(play, moves.CALL, 1) and refusal(play, moves.PASS)


def test_potions_item_22_a_timer_closes_the_window():
    play = table(timer=30)
    do(play, moves.BREW, at("H"), at=100)
    assert play.seconds_left(101) == 29 and play.due(129) is None and play.due(130) == (TIMEOUT,)
    do(play, PAUSE, at=110)
    assert play.due(130) is None
    do(play, RESUME, at=110)
    do(play, TIMEOUT, at=130)
    assert play.phase == moves.ANNOUNCE and play.seconds_left(200) is None


def test_potions_item_23_the_prediction_comes_before_the_result():
    play = table()
    do(play, moves.BREW, at("H"))
    do(play, moves.CALL, 1)
    assert play.phase == moves.PREDICTING and refusal(play, moves.NAME, 3)
    do(play, moves.NAME, TASTY)
    assert play.phase == moves.ANNOUNCE and play.predicted == TASTY and play.potion == NONE


def test_potions_item_24_any_potion_may_be_announced():
    for potion in range(3):
        play = table((1, "*>=1 : red"))
        brewed(play, "H", potion)
        assert play.potion == potion and play.phase == moves.ILLEGAL
    assert events(play, book.BREWED) == [(0, at("H"), TASTY)]


def test_potions_item_25_the_caller_points_at_one_rule_that_stands():
    play = table((1, "H>=1 : red"), (2, "S>=1 : red"), hands=("HS", "CD", "HH", "CC"), seats=4)
    play.out = 2  # the second player has lost
    brewed(play, "HS", FIZZY)
    assert play.callers() == [2, 3]
    do(play, moves.CALL, 3)
    assert refusal(play, moves.POINT, 1) and refusal(play, moves.POINT, 3) and refusal(play, moves.POINT, 0)
    do(play, moves.POINT, 2)
    assert play.left() == [2, 3]


def test_potions_item_26_a_wrong_illegal_loses():
    play = table((1, "H>=1 : red"))
    brewed(play, "H", RED)
    do(play, moves.CALL, 2)
    do(play, moves.POINT, 1)
    assert play.left() == [0, 1] and play.turn == 0 and events(play, book.CALLED) == [(2, 1, 1)]


def test_potions_item_27_a_right_illegal_wins():
    play = table((1, "H>=1 : red"))
    brewed(play, "H", FIZZY)
    do(play, moves.CALL, 2)
    do(play, moves.POINT, 1)
    assert play.left() == [1, 2] and play.turn == 1 and play.phase == moves.TURN
    assert events(play, book.CALLED) == [(2, 1, 0)] and events(play, book.LOST) == [(0, 2, NONE)]


def test_potions_item_28_who_was_predicted_loses_else_who_predicted():
    right, wrong = table((1, "C>=1 : red")), table((1, "C>=1 : red"))
    for play, predicted in ((right, RED), (wrong, FIZZY)):
        brewed(play, "H", RED, (2, predicted))
        assert play.left() == [0, 1, 2]
        do(play, moves.PASS)
    assert right.left() == [1, 2] and right.turn == 1
    assert wrong.left() == [0, 1] and wrong.turn == 0 and wrong.phase == moves.WRITING


def test_potions_item_29_illegal_comes_before_the_prediction():
    play = table((1, "H>=1 : red"))
    brewed(play, "H", FIZZY, (2, RED))  # the prediction fails, but the brewer is out before that
    do(play, moves.CALL, 1)
    do(play, moves.POINT, 1)
    assert play.left() == [1, 2]


def test_potions_item_29_a_predictor_who_calls_wrongly_does_not_lose_twice():
    play = table((1, "H>=1 : red"))
    brewed(play, "H", RED, (2, RED))  # it would be right
    do(play, moves.CALL, 2)
    do(play, moves.POINT, 1)
    do(play, moves.PASS)
    assert play.left() == [0, 1] and play.phase == moves.WRITING and play.turn == 0


def test_potions_item_29_somebody_elses_wrong_call_leaves_the_prediction():
    play = table((1, "H>=1 : red"), hands=("HS", "CD", "HH", "CC"), seats=4)
    brewed(play, "H", RED, (2, RED))
    do(play, moves.CALL, 3)
    do(play, moves.POINT, 1)
    do(play, moves.PASS)
    assert play.left() == [1, 2]


def test_potions_item_30_after_a_wrong_call_others_may_call():
    play = table((1, "H>=1 : red"), (1, "S>=1 : fizzy"), hands=("HS", "CD", "HH", "CC"), seats=4)
    brewed(play, "HS", RED)
    do(play, moves.CALL, 3)
    do(play, moves.POINT, 1)
    assert play.phase == moves.ILLEGAL and play.callers() == [1, 2]
    do(play, moves.CALL, 2)
    do(play, moves.POINT, 2)
    assert play.left() == [1, 2]


def test_potions_item_30_nobody_is_asked_when_no_rule_is_left():
    play = table((2, "H>=1 : red"))
    brewed(play, "H", RED)
    do(play, moves.CALL, 2)
    do(play, moves.POINT, 1)
    assert play.phase == moves.WRITING


def test_potions_item_31_an_illegal_brew_beats_a_safe_prediction_when_nobody_calls():
    play = table((1, "H>=1 : red"))
    brewed(play, "H", FIZZY, (1, RED))
    do(play, moves.PASS)
    assert play.left() == [0, 2] and play.phase == moves.WRITING


def test_potions_item_32_a_rule_in_any_allowed_form():
    play = table()
    brewed(play, "H", RED)
    assert refusal(play, moves.WRITE) and refusal(play, moves.WRITE, 1, 0, 0x55)
    write(play, "*>=1 : red")  # it leaves the brew legal, and explains everything: nobody is warned
    assert play.phase == moves.STILL


def test_potions_item_33_still_legal():
    still, not_any_more = table(), table()
    for play, text in ((still, "H>=1 : red"), (not_any_more, "H>=1 : -red")):
        brewed(play, "H", RED)
        write(play, text)
        assert refusal(play, moves.CALL, 0)
        do(play, moves.CALL, 2)
    assert still.left() == [1, 2] and still.turn == 1
    assert not_any_more.left() == [0, 1] and not_any_more.phase == moves.TAKING
    assert events(still, book.STILL) == [(2, 1, 1)]


def test_potions_item_34_with_its_author_the_new_rule_goes():
    play = table()
    brewed(play, "H", RED)
    write(play, "H>=1 : red")
    do(play, moves.CALL, 1)
    assert play.book.standing(play.out) == [] and len(play.book.entries) == 1


def test_potions_item_35_the_brew_is_drunk_and_two_are_taken():
    play = table()
    market = play.cards.market
    brewed(play, "HS", RED)
    write(play, "H>=1 : -red")
    do(play, moves.PASS)
    assert refusal(play, moves.TAKE, 5)  # the same place twice
    do(play, moves.TAKE, 0 * 4 + 2)
    assert play.cards.hands[0] == bytes(sorted((market[0], market[2])))
    assert sorted(play.cards.discards) == sorted(of("HS")) and len(play.cards.market) == 4
    assert play.turn == 1 and play.phase == moves.TURN


def test_potions_item_36_a_losers_hand_is_discarded():
    play = table()
    do(play, moves.BREW, at("H"))
    do(play, moves.YIELD, 0)
    assert play.cards.hands[0] == b"" and sorted(play.cards.discards) == sorted(of("HS"))
    assert len(play.cards.market) == 4


def test_potions_item_37_the_first_player_is_drawn_and_play_is_clockwise():
    firsts = {rules.Potions(game(seats=4).coded, bytes((seed,))).turn for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    play = table(first=2)
    turn(play, "H", RED, "H>=1 : -red")
    assert play.turn == 0


def goes_on(play, *codes):
    """A move is played, and nobody has lost by it alone."""
    do(play, *codes)
    assert not events(play, book.LOST) and play.left() == [0, 1, 2]


def test_potions_item_39_an_illegal_brew_is_not_refused():
    play = table((1, "H>=1 : red"))
    brewed(play, "H", FIZZY)
    goes_on(play, moves.PASS)
    assert play.phase == moves.WRITING


def test_potions_item_40_a_forced_brew_is_not_warned_of():
    play = table((1, "H>=1 : red"))
    goes_on(play, moves.BREW, at("H"))
    assert set(play.public(0)) == {"phase", "clock", "left", "rules"}  # and no count of what is possible


def test_potions_item_41_a_rule_may_contradict_one_before():
    play = table((1, "H>=1 : red"))
    brewed(play, "H", RED)
    do(play, moves.PASS)
    write(play, "H>=1 : -red")
    goes_on(play, moves.PASS)


def test_potions_item_42_a_rule_may_leave_a_set_nothing():
    play = table((1, "H>=1 : red"), (2, "H>=1 : red fizzy"))
    brewed(play, "H", RED)
    do(play, moves.PASS)
    write(play, "H>=1 : tasty")
    goes_on(play, moves.PASS)


def test_potions_item_43_a_rule_may_leave_the_brew_legal():
    play = table()
    brewed(play, "H", RED)
    write(play, "S>=1 : fizzy")
    goes_on(play, moves.PASS)
    assert play.phase == moves.TAKING


def test_potions_item_44_a_rule_may_explain_everything():
    play = table()
    brewed(play, "H", RED)
    write(play, "*>=1 : fizzy")
    goes_on(play, moves.PASS)


def test_potions_item_45_breaking_a_goal_costs_nothing_until_somebody_calls():
    play = table((1, "H>=1 : red"), (2, "H>=1 : -red"))
    brewed(play, "H", FIZZY)  # illegal, and its set keeps nothing at all
    do(play, moves.PASS)
    write(play, "*>=1 : red")  # contradicts, explains everything
    do(play, moves.PASS)
    do(play, moves.TAKE, 1)
    assert play.left() == [0, 1, 2] and not events(play, book.LOST) and play.turn == 1


def test_potions_item_46_the_call_outs():
    windows = {phase: table() for phase in (moves.PREDICT, moves.ILLEGAL, moves.STEAL, moves.STILL)}
    for phase, play in windows.items():
        play.phase = phase
        assert play.callers() == [1, 2]
    assert table().callers() == []


def test_potions_item_47_a_loser_is_out_at_once():
    play = table((0, "H>=1 : red"))
    do(play, moves.YIELD, 0)
    do(play, moves.BREW, at("C"))
    assert play.callers() == [2] and refusal(play, moves.CALL, 0)


def test_potions_item_76_the_game_ends_within_any_step():
    play = table((1, "H>=1 : red"), seats=2, hands=("HS", "CD"))
    brewed(play, "H", RED)
    do(play, moves.CALL, 1)
    do(play, moves.POINT, 1)
    assert play.over and play.winner == 0 and refusal(play, moves.PASS) == "The game is over."


def test_potions_item_82_undo_does_not_cross_what_was_called_drawn_or_announced():
    undo = {number: rules.Potions.undo_of(bytes((number,)) + b"\0\0") for number in range(1, 14)}
    assert [number for number in undo if undo[number] == TAKEN_BACK] == [moves.BREW, moves.WRITE, moves.SET]
    assert {undo[number] for number in (moves.CALL, moves.PASS, moves.NAME, moves.POINT, moves.TAKE)} == {
        FENCE
    }
    assert rules.Potions.undo_of(bytes((moves.CHALLENGE | 1, 3))) == FENCE


def test_potions_item_83_a_journal_that_is_full_shares_the_win():
    play = table(seats=2, hands=("HH", "HH"))
    turns = 0
    seen = []
    while not play.over:
        seen.append(play.turns_left)
        hand = "".join(["CDHS"[kind] for kind in play.cards.hands[play.turn]])
        turn(play, hand[0], RED, "H>=1 S>=1 | : -red")
        turns += 1
    assert turns >= 45 and seen[-1] == 1 and seen == sorted(seen, reverse=True)
    assert play.result == moves.SHARED and play.winner == NONE and play.left() == [0, 1]
    assert play.line().startswith("Logic Potions shared,") and play.outcome() == "won"


def test_the_whole_game_can_be_given_up():
    play = table()
    do(play, GIVE_UP)
    assert play.over and play.outcome() == "given up"
    assert play.line() == "Logic Potions given up, 3 players, 0 rules, 0 min"


def test_the_result_of_a_game_against_the_box_says_who_beat_whom_and_how_strong_it_was():
    for first, line in ((0, "lost: the box (sharp) beat you"), (1, "won: you beat the box (sharp)")):
        play = table((0, "H>=1 : red"), seats=2, strength=3, hands=("HS", "CD"), first=first)
        assert play.line() == "Logic Potions running, against the box (sharp), 1 rule, 0 min"
        do(play, moves.YIELD, first)
        assert play.line() == "Logic Potions %s, 1 rule, 0 min" % line
    play = table(seats=2, strength=1, hands=("HS", "CD"))
    do(play, GIVE_UP)
    assert play.line() == "Logic Potions given up, against the box (careless), 0 rules, 0 min"
