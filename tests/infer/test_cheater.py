# portable: runs on CPython and on the MicroPython VM
"""The variant with a Cheater, as a fold: roles, class, vote, who wins (Infer items 88 to 99)."""

from fakes.checks import raises
from fakes.infer import FIRST, SEED, O, X, accept, do, setup
from lawkeeper import games
from lawkeeper.games.infer import played_by
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.cheater import (
    BREAK,
    CAST,
    CHEATER,
    ESCAPED,
    FOUND,
    STUDENT,
    TEACHER,
    VOTE_TIME,
    Cheater,
)  # fmt: skip

LAW = [(17, 1, FIRST, b"")]


def agreed(researchers=4, **options):
    return setup(cheater=True, researchers=researchers, laws=LAW, **options).encode()


def dealt(researchers=4, seed=SEED):
    return Cheater(agreed(researchers), seed)


def in_class(researchers=4, seed=SEED):
    game = dealt(researchers, seed)
    do(game, rules.KEEP, 0)
    do(game, rules.MARK, O)
    do(game, rules.MARK, X)
    return game


def at_vote(researchers=4, at=100):
    game = in_class(researchers)
    accept(game, at)
    do(game, rules.UNDISPROVED, at=at)
    return game


def seats(game):
    """-> (Teacher, Cheater, list of the Students)"""
    students = [seat for seat, role in enumerate(game.roles) if role == STUDENT]
    return game.roles.index(TEACHER), game.roles.index(CHEATER), students


def all_point(game, target, other, at=100):
    """Everybody points at `target`, who points at `other`."""
    for seat in range(len(game.roles)):
        do(game, CAST, seat, other if seat == target else target, at=at)


def refused(game, *codes, at=100):
    return raises(games.Refused, game.play, bytes(codes), at).args[0]


def test_item_88_one_teacher_one_cheater_and_students_in_every_seat():
    for researchers in (3, 4, 8, 20):
        roles = sorted(dealt(researchers).roles)
        assert roles == [TEACHER, CHEATER] + [STUDENT] * (researchers - 1)


def test_item_88_four_players_at_least():
    assert "at least 3 Researchers" in raises(games.Refused, agreed, 2).args[0]


def test_item_88_the_deal_is_fair():
    held = [[0, 0, 0] for _ in range(4)]
    for number in range(240):
        for seat, role in enumerate(dealt(3, bytes((number,)) * 8).roles):
            held[seat][role] += 1
    assert all(30 < counts[TEACHER] < 90 and 30 < counts[CHEATER] < 90 for counts in held)


def test_item_89_roles_stay_the_same_after_a_power_cut_and_none_is_public():
    game = dealt()
    assert dealt().roles == game.roles
    told = str(game.public(0)) + game.line()
    assert "roles" not in told and "heater" not in str(game.public(0))


def test_item_90_one_law_is_drawn_and_the_class_waits_for_the_night():
    game = dealt()
    assert len(game.setup.laws) == 1 and game.phase == rules.DRAW
    assert "keeps a law" in refused(game, rules.MARK, O)
    do(game, rules.KEEP, 0)
    assert game.phase == rules.STARTERS and game.secret().startswith(FIRST.encode())


def test_item_91_another_seed_deals_other_roles():
    assert len({bytes(dealt(6, bytes((number,)) * 8).roles) for number in range(20)}) > 10


def test_item_92_then_two_experiments_as_ever():
    game = in_class()
    assert game.phase == rules.PLAY and game.left == rules.MARKERS - 2


def test_item_93_the_class_has_its_ten_minutes_and_five_for_each_theory():
    game = in_class()
    assert game.seconds_left(0) == 600 and game.clock_runs
    accept(game, 60)
    assert game.seconds_left(60) == 840 and not game.clock_runs
    do(game, rules.DISPROVE, X, at=60)
    assert game.clock_runs


def test_item_94_the_class_is_lost_by_time_markers_or_tokens():
    game = in_class()
    do(game, rules.TIMEOUT, at=600)
    assert game.over and game.outcome() == "lost" and not game.winner(CHEATER) and not game.winner(STUDENT)
    game = in_class()
    for _ in range(19):
        do(game, rules.MARK, X)
    assert game.result == rules.NO_MARKER and not game.winner(CHEATER)
    game = in_class()
    for _ in range(4):
        accept(game)
        do(game, rules.DISPROVE, X)
    assert game.result == rules.NO_TOKEN and not game.winner(TEACHER)


def test_item_95_a_theory_that_stands_leads_to_the_vote():
    game = at_vote()
    assert game.phase == rules.VOTE and not game.over


def test_item_96_three_minutes_of_talk_then_nobody_has_lost():
    game = at_vote(at=100)
    assert game.seconds_left(100) == VOTE_TIME and game.clock_runs
    assert game.seconds_left(100 + VOTE_TIME) == 0 and game.due(100 + VOTE_TIME) is None
    do(game, CAST, 0, 1, at=100 + VOTE_TIME + 50)


def test_item_96_everybody_votes_and_nobody_for_themselves():
    game = at_vote()
    assert "themselves" in refused(game, CAST, 2, 2)
    assert "no such player" in refused(game, CAST, 0, 5)
    for seat in range(4):
        do(game, CAST, seat, 4, at=100)
    assert not game.over
    do(game, CAST, 4, 0, at=100)
    assert game.over and game.revealed == 4


def test_item_96_a_finger_may_be_entered_anew_until_the_last():
    game = at_vote()
    do(game, CAST, 0, 1, at=100)
    do(game, CAST, 0, 2, at=100)
    assert game.votes[0] == 2


def test_item_97_a_tie_goes_to_the_one_the_teacher_points_at():
    game = at_vote(3)
    teacher, cheater, (one, two) = seats(game)
    for seat, target in ((teacher, one), (one, cheater), (two, cheater), (cheater, one)):
        do(game, CAST, seat, target, at=100)
    assert game.over and game.revealed == one


def test_item_97_a_teacher_who_pointed_elsewhere_chooses_among_the_tied():
    game = at_vote(4)
    teacher, cheater, (one, two, three) = seats(game)
    for seat, target in ((teacher, two), (one, cheater), (two, cheater), (three, one), (cheater, one)):
        do(game, CAST, seat, target, at=100)
    assert not game.over and sorted(game.tied()) == sorted((one, cheater))
    assert "most votes" in refused(game, BREAK, two)
    do(game, BREAK, cheater, at=100)
    assert game.revealed == cheater and game.result == FOUND


def test_item_98_the_truth_table():
    lost = in_class()
    do(lost, rules.TIMEOUT, at=600)
    found, missed = at_vote(), at_vote()
    teacher, cheater, students = seats(found)
    all_point(found, cheater, teacher)
    all_point(missed, students[0], teacher)
    assert [lost.winner(role) for role in (TEACHER, CHEATER, STUDENT)] == [False, False, False]
    assert [found.winner(role) for role in (TEACHER, CHEATER, STUDENT)] == [True, False, True]
    assert [missed.winner(role) for role in (TEACHER, CHEATER, STUDENT)] == [False, True, False]
    assert (found.result, missed.result) == (FOUND, ESCAPED)
    assert (found.outcome(), missed.outcome()) == ("won", "lost")


def test_item_99_whoever_is_in_turn_may_publish_and_one_no_stops_it():
    game = in_class()
    do(game, rules.PUBLISH)
    do(game, rules.CONSENT, rules.NO)
    assert game.phase == rules.PLAY and game.tokens == 4


def test_item_100_silence_highlights_and_compass_go_with_it():
    game = Cheater(agreed(silence=True, highlights=True, compass=True), SEED)
    assert game.setup.silence and game.setup.highlights and game.setup.compass


def test_item_100_what_cannot_be_played_with_a_cheater_is_refused():
    for option in ({"asynchronous": True}, {"box_universe": True}, {"assist": True}):
        assert "one table" in raises(games.Refused, lambda more=option: agreed(4, **more)).args[0]


def test_nobody_comes_or_goes():
    assert "roles are dealt" in refused(in_class(), rules.PLAYERS, 5, at=0)


def test_a_vote_is_not_for_another_phase():
    assert refused(in_class(), CAST, 0, 1, at=0) and refused(at_vote(), rules.MARK, O)
    assert "does not know" in refused(at_vote(), CAST, 0)


def test_the_seal_number_holds_for_law_and_roles():
    assert dealt().fingerprint() == dealt().fingerprint()
    assert dealt().secret().endswith(bytes(dealt().roles))


def test_the_set_up_chooses_these_rules():
    assert played_by(agreed()) == ("fold.cheater", "Cheater")
    assert games.rules(1, agreed()).__name__ == "Cheater"
