# portable: runs on CPython and on the MicroPython VM
"""Publish or Perish, pauses, and what the variants do to each other (Infer items 77 to 81, 100)."""

from fakes.infer import O, X, accept, begun, dealt, do, refusal, refuted
from lawkeeper.games.infer.fold import rules

VARIANTS = ("publish_or_perish", "silence", "highlights", "asynchronous")


def test_item_77_ten_minutes_and_five_more_for_each_theory():
    game = begun(publish_or_perish=True)
    assert game.seconds_left(0) == 600
    assert game.seconds_left(599) == 1
    for number in range(1, 4):
        refuted(game)
        assert game.seconds_left(0) == 600 + 300 * number


def test_item_77_a_theory_counts_when_it_is_accepted_not_when_it_is_asked_for():
    game = begun(publish_or_perish=True, researchers=2)
    do(game, rules.PUBLISH)
    do(game, rules.CONSENT, rules.ALL_YES)
    assert game.seconds_left(100) == 500
    do(game, rules.WITHDRAW)
    assert game.seconds_left(100) == 500


def test_item_77_the_clock_stands_from_acceptance_until_the_verdict():
    game = begun(publish_or_perish=True)
    accept(game, 50)
    assert not game.clock_runs
    do(game, rules.DISPROVE, X, at=50)
    assert game.clock_runs


def test_item_77_the_table_may_pause():
    game = begun(publish_or_perish=True)
    do(game, rules.PAUSE, at=10)
    assert not game.clock_runs and game.paused
    assert "paused" in refusal(game, rules.MARK, O, at=10)
    assert "paused" in refusal(game, rules.PAUSE, at=10)
    do(game, rules.RESUME, at=10)
    assert game.clock_runs
    assert "not paused" in refusal(game, rules.RESUME, at=10)


def test_item_78_it_stands_in_set_up_and_runs_from_the_first_turn():
    game = dealt(publish_or_perish=True)
    assert not game.clock_runs
    do(game, rules.KEEP, 0)
    do(game, rules.MARK, X)
    assert not game.clock_runs
    do(game, rules.MARK, O)
    assert game.clock_runs


def test_item_78_it_runs_while_a_theory_is_talked_over():
    game = begun(publish_or_perish=True, researchers=2)
    do(game, rules.PUBLISH)
    assert game.clock_runs
    do(game, rules.CONSENT, rules.ALL_YES)
    assert game.clock_runs


def test_item_78_it_stands_when_the_game_is_over():
    game = begun(publish_or_perish=True)
    do(game, rules.GIVE_UP)
    assert not game.clock_runs


def test_item_79_at_zero_all_lose():
    game = begun(publish_or_perish=True)
    assert game.due(599) is None
    assert "not at zero" in refusal(game, rules.TIMEOUT, at=599)
    assert game.due(600) == (rules.TIMEOUT,)
    do(game, rules.TIMEOUT, at=600)
    assert (game.over, game.result) == (True, rules.TIME_UP)


def test_item_79_after_zero_nothing_is_played_any_more():
    game = begun(publish_or_perish=True, researchers=2)
    do(game, rules.PUBLISH, at=590)
    do(game, rules.CONSENT, rules.ALL_YES, at=599)
    assert "time is up" in refusal(game, rules.ACCEPT, at=600)


def test_item_79_a_theory_accepted_before_zero_is_judged():
    game = begun(publish_or_perish=True)
    accept(game, 599)
    assert game.due(60000) is None
    assert refusal(game, rules.TIMEOUT, at=60000)
    do(game, rules.UNDISPROVED, at=599)
    assert game.result == rules.WON


def test_item_79_a_paused_clock_does_not_run_out():
    game = begun(publish_or_perish=True)
    do(game, rules.PAUSE, at=599)
    assert game.due(700) is None


def test_without_publish_or_perish_the_clock_only_measures():
    game = begun()
    assert game.clock_runs
    assert game.seconds_left(5000) is None
    assert game.due(5000) is None
    assert refusal(game, rules.TIMEOUT, at=5000)


def test_item_86_asynchronous_play_has_no_clock():
    assert not begun(asynchronous=True).clock_runs


def test_item_100_every_mixture_of_variants_can_be_played_to_its_end():
    for bits in range(1 << len(VARIANTS)):
        options = {name: bool(bits >> n & 1) for n, name in enumerate(VARIANTS)}
        game = begun(**options)
        if options["asynchronous"]:
            do(game, rules.QUEUE, 1)
        do(game, rules.MARK, O)
        if options["highlights"]:
            do(game, rules.STONE, 2, 0, 1)
        refuted(game)
        assert game.clock_runs == (options["publish_or_perish"] or not options["asynchronous"])
        accept(game)
        do(game, rules.UNDISPROVED)
        assert game.outcome() == "won", options


def test_item_100_asynchronous_play_with_a_clock_is_lost_at_zero_too():
    game = begun(asynchronous=True, publish_or_perish=True)
    do(game, rules.TIMEOUT, at=600)
    assert game.result == rules.TIME_UP


def test_item_100_an_own_law_goes_with_every_variant():
    game = begun(own_law=True, publish_or_perish=True, silence=True, highlights=True)
    assert game.seconds_left(0) == 600
    refuted(game, O)
    assert game.seconds_left(0) == 900
