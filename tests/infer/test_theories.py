# portable: runs on CPython and on the MicroPython VM
"""Publishing, judging, winning and losing (Infer items 25 to 42)."""

from fakes.infer import O, X, accept, begun, do, refusal, refuted
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.log import DISPROOF


def without_markers(**options):
    game = begun(**options)
    while game.left:
        do(game, rules.MARK, O)
    return game


def test_item_25_a_disproof_takes_a_marker_too():
    game = begun()
    refuted(game, X)
    assert game.left == 17
    assert (game.log.kind(2), game.log.verdict(2)) == (DISPROOF, X)


def test_item_25_a_disproof_without_a_marker_loses():
    game = without_markers()
    refuted(game, O)
    assert (game.over, game.result) == (True, rules.NO_MARKER)


def test_item_26_without_a_marker_and_without_a_disproof_it_is_a_win():
    game = without_markers()
    accept(game)
    do(game, rules.UNDISPROVED)
    assert (game.over, game.result, game.outcome()) == (True, rules.WON, "won")


def test_item_27_a_refusal_costs_nothing_and_the_turn_goes_on():
    game = begun(researchers=3)
    do(game, rules.MARK, O)
    do(game, rules.PUBLISH)
    do(game, rules.CONSENT, rules.NO)
    assert (game.tokens, game.turn, game.turns, game.phase) == (4, 1, 1, rules.PLAY)
    do(game, rules.MARK, X)  # and may still build
    assert game.log.whose(3) == 1


def test_item_27_all_others_have_to_agree():
    game = begun(researchers=4)
    do(game, rules.PUBLISH)
    assert refusal(game, rules.ACCEPT)
    do(game, rules.CONSENT, rules.ONE_YES)
    do(game, rules.CONSENT, rules.ONE_YES)
    assert refusal(game, rules.ACCEPT)
    do(game, rules.CONSENT, rules.ONE_YES)
    assert game.phase == rules.REPEATING


def test_item_27_one_no_after_yeses_is_a_no():
    game = begun(researchers=4)
    do(game, rules.PUBLISH)
    do(game, rules.CONSENT, rules.ONE_YES)
    do(game, rules.CONSENT, rules.NO)
    do(game, rules.PUBLISH)
    assert (game.consents, game.tokens) == (0, 4)
    assert "does not know" in refusal(game, rules.CONSENT, 3)


def test_item_27_one_researcher_alone_asks_nobody():
    game = begun(researchers=1)
    do(game, rules.PUBLISH)
    assert game.phase == rules.REPEATING


def test_item_28_the_token_goes_only_when_the_words_are_agreed():
    game = begun(researchers=2)
    do(game, rules.PUBLISH)
    do(game, rules.CONSENT, rules.ALL_YES)
    assert game.tokens == 4
    assert refusal(game, rules.DISPROVE, X)
    do(game, rules.ACCEPT)
    assert (game.tokens, game.accepted, game.phase) == (3, 1, rules.JUDGING)


def test_item_28_until_then_it_can_be_taken_back():
    for steps in ((), ((rules.CONSENT, rules.ALL_YES),)):
        game = begun(researchers=2)
        do(game, rules.PUBLISH)
        for step in steps:
            do(game, *step)
        do(game, rules.WITHDRAW)
        assert (game.phase, game.tokens, game.turn) == (rules.PLAY, 4, 0)


def test_item_28_an_accepted_theory_is_not_taken_back():
    game = begun()
    accept(game)
    assert refusal(game, rules.WITHDRAW)


def test_item_29_the_marker_of_a_disproof_says_what_the_law_says():
    for verdict in (O, X):
        game = begun()
        refuted(game, verdict)
        assert game.log.verdict(2) == verdict
        assert (game.turn, game.phase) == (1, rules.PLAY)


def test_item_30_a_theory_that_the_table_contradicts_may_be_kept_back_or_published():
    game = begun(researchers=2)
    do(game, rules.PUBLISH)
    do(game, rules.CONSENT, rules.ALL_YES)
    do(game, rules.WITHDRAW)
    assert game.tokens == 4
    accept(game)
    assert game.tokens == 3


def test_item_31_a_disproof_may_be_as_large_as_it_likes():
    # As with every mark, the box takes the verdict and asks for no dice.
    game = begun()
    refuted(game, X)
    assert game.left == 17


def test_item_32_no_disproof_wins():
    game = begun()
    accept(game)
    do(game, rules.UNDISPROVED)
    assert game.outcome() == "won"


def test_item_36_the_fourth_token_without_a_win_loses():
    game = begun()
    for number in range(4):
        assert not game.over
        refuted(game, X)
        assert game.tokens == 3 - number
    assert (game.over, game.result) == (True, rules.NO_TOKEN)
    assert game.left == 14


def test_item_37_a_right_fourth_theory_wins_with_no_token_left():
    game = begun()
    for _ in range(3):
        refuted(game)
    accept(game)
    assert (game.tokens, game.over) == (0, False)
    do(game, rules.UNDISPROVED)
    assert game.result == rules.WON


def test_item_38_any_theory_may_be_published_for_one_token():
    game = begun()
    refuted(game)
    refuted(game)
    assert (game.tokens, game.left) == (2, 16)


def test_an_own_law_is_never_in_the_box():
    game = begun(own_law=True)
    assert (game.secret(), game.kept, game.setup.laws) == (b"", None, [])
    assert refusal(game, rules.KEEP, 0)
    accept(game)
    do(game, rules.UNDISPROVED)
    assert game.outcome() == "won"


def test_item_49_the_fingerprint_fixes_the_law_before_the_first_experiment():
    from lawkeeper.keep import seal

    game = begun()
    shown = game.fingerprint()
    refuted(game)
    do(game, rules.GIVE_UP)
    do(game, rules.REVEAL)
    assert game.fingerprint() == shown
    assert seal.check(shown, game.secret(), game.setup.encode(), game.nonce())
    assert not seal.check(shown, game.setup.laws[1][2].encode(), game.setup.encode(), game.nonce())


def test_item_49_a_paper_law_gets_a_seal_number_of_its_own():
    numbers = set()
    for seed in (b"12345678", b"12345679", b"abcdefgh"):
        numbers.add(rules.Infer(begun(own_law=True).setup.encode(), seed).fingerprint())
    assert len(numbers) == 3


def test_the_result_line_holds_no_law():
    game = begun()
    refuted(game, at=700)
    do(game, rules.GIVE_UP, at=725)
    assert game.line() == "Infer given up: O 1 X 2, theories 1, 12 min"
    assert "die" not in game.line()
