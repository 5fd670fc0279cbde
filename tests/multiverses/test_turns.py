# portable: runs on CPython and on the MicroPython VM
"""The turn: a law, its test, a word (MultiVerses items 7, 10 to 32, 35, 39, 42 to 49)."""

from fakes.multiverses import (
    ADJECTIVE,
    NOUN,
    SEED,
    VERB,
    do,
    game,
    law,
    lines,
    place,
    propose,
    refusal,
    setup,
    valid,
)
from lawkeeper.games.fold import FENCE, TAKEN_BACK, Refused
from lawkeeper.games.multiverses.fold import dust as drawing
from lawkeeper.games.multiverses.fold import fitting, moves
from lawkeeper.games.multiverses.fold.odds import excluded
from lawkeeper.games.multiverses.fold.rules import MultiVerses
from lawkeeper.games.multiverses.fold.setup import date, day_of
from lawkeeper.games.multiverses.laws.judge import obeys
from lawkeeper.games.multiverses.words import wordlist

Q = law("CONTAINS", "q")
ORDER = law("ORDER", 0)


def encoded(**options):
    try:
        return setup(**options).encode()
    except Refused as told:
        return told.args[0]


def test_multiverses_item_10_one_to_six_players():
    for seats in (1, 2, 6):
        assert game(seats=seats).seats == seats
    assert encoded(seats=7) == encoded(seats=0) == "There are 1 to 6 players."


def test_multiverses_item_11_the_dust_is_drawn_with_replacement():
    drawn = drawing.numbers(b"seed", "dust", 72, 40)
    assert len(drawn) == 72 and len(set(drawn)) <= 40
    play = game("view view fold", "noodle", seats=1)
    propose(play, Q, 0)
    play = valid(game("view view fold", seats=1), law("PART", NOUN))
    do(play, moves.NO_LAW)
    place(play, 1)
    assert play.tokens() == [0, 2] and lines(play) == ["view"]


def test_multiverses_item_12_the_size_is_free_up_to_72_words():
    assert game(seats=6, each=12).left == 72 and game(seats=2, each=10).left == 20
    assert "72 in all" in encoded(seats=6, each=13) and "72 in all" in encoded(each=3)
    made = game(seats=6, each=12)
    assert [made.spelt(token) for token in range(72)] == sorted([made.spelt(token) for token in range(72)])


def test_multiverses_item_13_the_first_player_is_drawn_and_play_goes_round():
    firsts = {MultiVerses(setup().encode(), bytes((at,)) * 8).turn for at in range(12)}
    assert firsts == {0, 1, 2}
    play = game(first=2, tests="queen")
    propose(play, Q)
    assert play.turn == 0


def test_multiverses_item_14_law_then_word_and_a_word_that_fits_must_be_placed():
    play = valid(game("apple queen"), Q)
    assert refusal(play, moves.PLACE | 1, 0) == "First comes the law."
    do(play, moves.NO_LAW)
    assert refusal(play, moves.NO_LAW) == "First comes the word."
    told = refusal(play, moves.NO_WORD)
    assert "QUEEN fits universe 1" in told
    play = valid(game("apple"), Q)
    do(play, moves.NO_LAW)
    do(play, moves.NO_WORD)
    assert play.turn == 1 and play.phase == moves.LAW


def test_multiverses_item_15_a_law_for_an_old_or_a_new_universe_and_no_other():
    play = valid(game("queen", "noodle apple"), Q)
    assert refusal(play, moves.PROPOSE, 2, 0, *ORDER) == "There is no such universe."
    propose(play, law("BEGINS", "z"), 0)
    assert len(play.multiverses[0]) == 1 and len(play.multiverses[0][0].laws) == 2
    play = valid(game("queen", "noodle"), Q)
    propose(play, law("BEGINS", "z"), 1)
    assert len(play.multiverses[0]) == 2 and play.phase == moves.WORD


def test_multiverses_item_17_the_table_judges_a_law_on_paper():
    play = game("queen", "noodle noodle", seats=2)
    assert refusal(play, moves.PROPOSE, 0, 0, 20, 2) == "The next law on paper is number 1."
    propose(play, law("TABLE", 1))
    assert play.phase == moves.VERDICT and play.turn == 0
    assert refusal(play, moves.NO_LAW) == "First the table judges the test word."
    do(play, moves.EXCLUDED)
    assert play.phase == moves.WORD and play.register.valid(0)
    do(play, moves.NO_WORD)  # the box cannot know whether QUEEN fits
    propose(play, law("TABLE", 2))
    do(play, moves.INCLUDED)
    assert not play.register.valid(1) and play.turn == 0  # no universe: no word


def test_multiverses_item_18_excluded_is_valid_taken_in_is_invalid_and_the_test_word_goes_nowhere():
    play = game("apple", "noodle")
    propose(play, Q)
    assert play.register.valid(0) and play.tokens() == [0] and play.multiverses[0][0].lines == []
    play = game("apple", "queen")
    propose(play, Q)
    assert not play.register.valid(0) and play.multiverses[0] == [] and play.tokens() == [0]


def test_multiverses_item_20_the_reference_is_the_last_word_of_any_line():
    play = valid(game("apple bear zebra", "noodle noodle"), law("PART", NOUN))
    play.multiverses[0][0].lines = [bytearray((0, 1)), bytearray((2,))]
    assert "last one of a line" in refusal(play, moves.PROPOSE, 0, 2, *ORDER)
    propose(play, ORDER, 0, 1)  # after zebra: noodle is excluded
    assert play.register.valid(0 + 1)
    play = valid(game("apple bear zebra", "noodle"), law("PART", NOUN))
    play.multiverses[0][0].lines = [bytearray((0, 1)), bytearray((2,))]
    propose(play, ORDER, 0, 0)  # after bear: noodle is taken in
    assert not play.register.valid(1)


def test_multiverses_item_20_in_an_empty_universe_it_comes_from_the_dust_at_once():
    play = game("apple zebra", "noodle")
    assert "chosen from the Dust" in refusal(play, moves.PROPOSE, 0, 0, *ORDER)
    assert "chosen from the Dust" in refusal(play, moves.PROPOSE, 0, 0x80 | 5, *ORDER)
    propose(play, ORDER, 0, 0x80 | 1)
    assert lines(play) == ["zebra"] and play.tokens() == [0]


def test_multiverses_item_21_the_moved_word_fits_and_comes_besides_the_word_of_the_turn():
    play = valid(game("apple bear zebra", "noodle"), law("BEGINS", "z"))
    assert refusal(play, moves.PROPOSE, 0, 0x80, *ORDER) == "APPLE breaks law 1 of this universe."
    play = valid(game("apple bear zebra", "aaa"), law("-BEGINS", "z"))
    propose(play, ORDER, 0, 0x80)
    assert lines(play) == ["apple"] and play.phase == moves.WORD
    place(play, 1)
    assert lines(play) == ["apple bear"] and play.turn == 1


def test_multiverses_item_22_the_published_example_compares_line_by_line():
    play = valid(game("apple arrow bear bell"), law("SAME_FIRST"), law("PART", NOUN), ORDER)
    one = play.multiverses[0][0]
    one.lines = [bytearray((0,))]
    assert fitting.misfit(play, one, 0, 1) is None and fitting.misfit(play, one, 1, 2) is None
    assert fitting.misfit(play, one, 0, 2) == 0


def test_multiverses_item_23_a_law_has_its_status_for_everybody():
    play = game("queen queer", "noodle", seats=2)
    propose(play, Q)
    place(play, 0)
    assert "can be copied" in refusal(play, moves.PROPOSE, 0, 0, *Q)
    play = game("queen apple", "noodle apple", seats=2)
    propose(play, Q)
    place(play, 0)
    do(play, moves.COPY, 0, 0)
    assert len(play.register) == 1 and len(play.multiverses[1]) == 1 and play.phase == moves.WORD
    play = game("queen", "queen", seats=2)
    propose(play, Q)
    assert "invalidated, for everybody" in refusal(play, moves.PROPOSE, 0, 0, *Q)
    assert "Only a law that was validated" in refusal(play, moves.COPY, 0, 0)


def test_multiverses_item_24_rephrasing_is_the_same_law():
    play = game("queen", "queen", seats=2)
    propose(play, Q)
    twice = (5, ord("q"), 0, 1)  # at least 1 Q
    assert "Law 1 says the same" in refusal(play, moves.PROPOSE, 0, 0, *twice)
    play = game("apple bear cat", "aaa", seats=2)
    propose(play, ORDER, 0, 0x80)
    place(play, 1)
    assert "Law 1 says the same" in refusal(play, moves.PROPOSE, 0, 0x81, *ORDER)  # another reference word


def test_multiverses_item_25_the_same_or_an_implied_law_is_refused():
    play = valid(game("queen", "noodle"), Q)
    assert refusal(play, moves.COPY, 0, 0) == "This universe has it already: law 1."
    play = valid(game("queen", "noodle"), law("CONTAINS", "qu"))
    assert "It follows from law 1" in refusal(play, moves.PROPOSE, 0, 0, *Q)
    play = valid(game("queen", "noodle"), Q)
    assert "Law 1 follows from it" in refusal(play, moves.PROPOSE, 0, 0, *law("CONTAINS", "qu"))
    play = valid(game("queen", "noodle", implied=True), law("CONTAINS", "qu"))
    propose(play, Q)
    assert len(play.multiverses[0][0].laws) == 2


def test_multiverses_item_26_a_failed_law_leads_to_the_word():
    play = valid(game("apple", "queen"), law("PART", NOUN))
    propose(play, Q)
    assert play.phase == moves.WORD
    assert refusal(play, moves.COPY, 1, 0) == "First comes the word."
    place(play, 0)
    assert lines(play) == ["apple"]


def test_multiverses_item_27_a_word_goes_to_the_end_of_a_line_or_begins_one():
    play = valid(game("apple bear cat dog", seats=1), law("PART", NOUN))
    for token, line in ((0, 0), (2, 0), (1, 1)):
        do(play, moves.NO_LAW)
        place(play, token, 0, line)
    assert lines(play) == ["apple cat", "bear"]
    do(play, moves.NO_LAW)
    assert refusal(play, moves.PLACE | 3, 3) == "There is no such line."
    assert refusal(play, moves.PLACE | 0, 0) == "This word is not in the Dust."


def test_multiverses_item_28_it_obeys_all_laws_and_the_broken_one_is_named():
    play = valid(game("apple queen"), law("PART", NOUN), Q)
    do(play, moves.NO_LAW)
    assert refusal(play, moves.PLACE | 0, 0) == "This word breaks law 2."
    assert refusal(play, moves.PLACE | 1, 0x10) == "There is no such line."  # no laws, no universe
    place(play, 1)
    assert lines(play) == ["queen"]


def test_multiverses_item_29_a_failed_first_law_leaves_nothing_to_place():
    play = game("apple", "queen")
    propose(play, Q)
    assert play.turn == 1 and play.phase == moves.LAW and play.idle == 1


def test_multiverses_item_30_the_words_already_there_obey_a_later_law():
    play = valid(game("zebra apple"), law("PART", NOUN))
    play.multiverses[0][0].lines = [bytearray((0, 1))]
    assert "ZEBRA, already in" in refusal(play, moves.PROPOSE, 0, 0, *Q)
    assert "APPLE, already in" in refusal(play, moves.PROPOSE, 0, 0, *ORDER)


def test_multiverses_item_7_potentially_valid_counts_for_copies_too():
    play = valid(game("zebra queen", "noodle", seats=2), law("PART", NOUN))
    play.multiverses[0][0].lines = [bytearray((0,))]
    play.register.add(1, True, drawing.packed(b"noodle\1"), Q)
    assert "ZEBRA, already in" in refusal(play, moves.COPY, 0, 1)


def test_multiverses_item_31_view_invalidates_noun_and_verb_and_validates_their_opposites():
    for made, found in ((law("PART", NOUN), False), (law("PART", VERB), False), (law("-PART", NOUN), True)):
        play = game("apple", "view")
        propose(play, made)
        assert play.register.valid(0) == found
    play = valid(game("view"), law("-PART", VERB))
    do(play, moves.NO_LAW)
    assert "breaks law 1" in refusal(play, moves.PLACE | 0, 0)


def test_multiverses_item_32_nouns_and_verbs_in_one_line_with_the_list_of_the_box():
    words = wordlist.opened()
    found = {}
    wanted = "credit default fold round taste view".split()
    for number in range(words.count):
        one = words.word(number)
        if one[:-1].decode() in wanted:
            found[one[:-1].decode()] = one[-1]
    words.close()
    for one in wanted[:3] + wanted[4:]:
        assert found[one] & NOUN and found[one] & VERB, one
    assert found["round"] & NOUN and found["round"] & VERB and found["round"] & ADJECTIVE
    play = valid(game("credit default fold taste view", seats=1), law("PART", NOUN), law("PART", VERB))
    for token in range(5):
        do(play, moves.NO_LAW)
        place(play, token)
    assert lines(play) == ["credit default fold taste view"] and play.over


def test_multiverses_item_35_over_when_the_dust_is_empty_and_the_round_is_not_played_out():
    play = valid(game("queen", seats=3), Q)
    do(play, moves.NO_LAW)
    place(play, 0)
    assert play.over and play.result == moves.SCORED and play.outcome() == "won"
    play = game("zebra", "noodle", seats=3)
    propose(play, ORDER, 0, 0x80)  # the reference word was the last one
    assert play.over


def test_multiverses_item_35_the_table_may_stop_after_a_round_without_a_word():
    play = game("apple", "queen")
    assert "after a full round" in refusal(play, moves.STOP)
    propose(play, Q)
    do(play, moves.NO_LAW)
    assert "after a full round" in refusal(play, moves.STOP)
    do(play, moves.NO_LAW)
    do(play, moves.STOP)
    assert play.over and play.winners() == [0, 1, 2]


def test_multiverses_item_42_a_failed_first_law_leaves_its_reference_in_the_dust():
    play = game("apple zebra", "noodle")
    propose(play, ORDER, 0, 0x80)
    assert play.multiverses[0] == [] and play.tokens() == [0, 1]
    play = game("apple zebra", "noodle", seats=1)
    propose(play, ORDER, 0, 0x81)
    place(play, 0, 0, 1)
    assert play.over  # copying needs no reference: see the next
    play = game("apple zebra", "noodle")
    play.register.add(0, True, drawing.packed(b"noodle\1"), ORDER)
    do(play, moves.COPY, 0, 0)
    assert play.multiverses[0][0].lines == [] and play.tokens() == [0, 1]


def test_multiverses_item_44_undo_never_crosses_a_test_word():
    for move in ((moves.PROPOSE, 0, 0, 8), (moves.EXCLUDED,), (moves.INCLUDED,)):
        assert MultiVerses.undo_of(bytes(move)) == FENCE
    for move in ((moves.PLACE, 0), (moves.COPY, 0, 0), (moves.NO_LAW,), (moves.NO_WORD,), (moves.STOP,)):
        assert MultiVerses.undo_of(bytes(move)) == TAKEN_BACK


def test_multiverses_item_45_the_seal_covers_the_draws_and_public_tells_none():
    one, other = (MultiVerses(setup().encode(), seed) for seed in (SEED, b"another!"))
    assert one.secret() != other.secret() and len(one.secret()) == 2 * (30 + drawing.TESTS)
    assert one.public(0) == {"phase": "law", "clock": 0, "dust": 30, "laws": 0}
    words = wordlist.opened()
    told = int.from_bytes(one.secret()[60:62], "little")
    expected = words.word(told)
    words.close()
    do(one, moves.PROPOSE, 0, 0, *Q)
    assert drawing.unpacked(one.register.tested_with(0), 0) == expected


def test_multiverses_item_47_laws_judge_words_or_neighbours():
    play = valid(game("apple bear cat"), law("LENGTHS", 2))
    one = play.multiverses[0][0]
    one.lines = [bytearray((0,)), bytearray((2,))]
    assert fitting.misfit(play, one, 0, 1) is None and fitting.misfit(play, one, 1, 1) == 0


def test_a_word_list_of_another_firmware_is_refused():
    try:
        MultiVerses(setup(list=77).encode(), SEED)
    except Refused as told:
        assert told.args[0] == "The word list of this game is not on this box. Load its pack again."
    else:
        raise AssertionError("it began")


def test_the_dust_of_a_day_and_its_test_words_are_the_same_everywhere():
    day = day_of(2026, 11, 22)
    one, other = (MultiVerses(setup(day=day).encode(), seed) for seed in (b"one", b"another"))
    assert one.dust == other.dust and one.draws(20) == other.draws(20)
    assert date(day) == (2026, 11, 22) and one.fingerprint() != other.fingerprint()
    for changed in ({"day": day + 1}, {"day": 0}):
        drawn = MultiVerses(setup(**changed).encode(), b"one")
        assert drawn.dust != one.dust and drawn.draws(20) != one.draws(20)
    more = MultiVerses(setup(day=day, seats=4).encode(), b"one")
    assert more.draws(20) == one.draws(20)


def test_a_day_that_is_none_is_refused():
    for day in (day_of(2026, 13, 1), day_of(2026, 2, 0), day_of(2010, 2, 1)):
        try:
            setup(day=day).encode()
        except Refused as told:
            assert told.args[0] == "There is no such day."
        else:
            raise AssertionError(day)


def test_odds_are_those_of_the_whole_list():
    words = wordlist.opened()
    steps = list(excluded(words, Q))
    assert set(steps[:-1]) == {None} and len(steps) > 50
    assert steps[-1] == (sum(not obeys(Q, words.word(at)) for at in range(words.count)), words.count)
    zebra = list(excluded(words, ORDER, b"zebra\1"))[-1]
    assert zebra[0] > 5000
    words.close()


def test_a_list_without_parts_of_speech_has_no_law_on_them():
    play = game("noodle")
    play.tagged = False
    for made in (law("PART", NOUN), law("-PART", NOUN)):
        assert refusal(play, moves.PROPOSE, 0, 0, *made) == "This word list knows no parts of speech."


def test_multiverses_item_5_the_example_universe_with_lines_of_our_own():
    dust = "apple arrow atom bear bell boat cat"
    play = valid(game(dust, seats=1), law("SAME_FIRST"), law("PART", NOUN), ORDER)
    for token, line in ((0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 1)):
        do(play, moves.NO_LAW)
        place(play, token, 0, line)
    assert lines(play) == ["apple arrow atom", "bear bell boat"] and play.score(0) == 27
    do(play, moves.NO_LAW)
    assert refusal(play, moves.PLACE | 6, 0) == "This word breaks law 1."


def test_multiverses_item_8_equal_lines_may_stand_side_by_side():
    play = valid(game("view view", seats=1), law("PART", NOUN))
    for line in (0, 1):
        do(play, moves.NO_LAW)
        place(play, line, 0, line)
    assert lines(play) == ["view", "view"] and play.over


def test_multiverses_item_33_the_list_has_all_parts_of_speech_and_inflected_forms():
    words = wordlist.opened()
    found = {}
    for number in range(words.count):
        one = words.word(number)
        found[one[:-1].decode()] = one[-1]
    words.close()
    assert len(found) >= 5000 and words.tagged
    assert [one for one in found if not found[one]] == []  # none that no table knows
    for one in "accessible feasible county".split():
        assert one not in found or found[one] & (NOUN | ADJECTIVE), one
    assert "words" in found and found["words"] & NOUN and "months" in found and "failed" in found


def test_multiverses_item_40_inflected_forms_are_drawn():
    drawn = MultiVerses(setup(seats=6, each=12).encode(), SEED)
    ends = [drawn.spelt(token)[-1] for token in range(72)]
    assert "S" in ends or "D" in ends


def test_multiverses_item_46_equal_bytes_alone_are_the_same_law():
    play = valid(game("queen", "noodle"), Q)
    propose(play, law("CONTAINS", "u"))  # no common word tells them apart, but they are two laws
    assert len(play.multiverses[0][0].laws) == 2


def test_multiverses_item_23_authors_copy_their_own_laws():
    play = valid(game("queen queer"), Q)
    do(play, moves.COPY, 1, 0)
    assert len(play.multiverses[0]) == 2 and bytes(play.multiverses[0][1].laws) == b"\0"
