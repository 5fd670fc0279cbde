# portable: runs on CPython and on the MicroPython VM
"""After the rounds: conclusions, clues, spare hands, the declaration (Deduction items 6, 19, 25, 32 to 42,
63, 64, 66, 69 to 72)."""

from binascii import hexlify

from fakes.deduction import SEED, do, game, refusal, talking
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.deal import Deal, drawn
from lawkeeper.games.deduction.fold import account, rules


def with_deck(fits, coin=False, seats=4):
    """A table, both rounds declined, of a deal whose clue deck is as wanted."""
    for number in range(4000):
        code = drawn(b"deck %d" % number, coin, False)
        if fits(Deal(code).clues):
            return talking(seats, coin=coin, code=code)
    raise AssertionError("no such deal")


def clues(table):
    return [row[1:] for row in table.board() if row[0] == rules.TURNED]


def true_and_false(table):
    """-> (a characteristic of the hidden card, one that it has not)."""
    shown = cards.shows(table.hidden)
    return shown[1], [kind for kind in (3, 4, 5) if kind != shown[1]][0]


def test_deduction_item_32_and_66_a_conclusion_that_follows_is_a_public_fact():
    """A seat with two of a dimension announces what that means: IF the third, THEN its other Single."""
    for number in range(200):
        table = talking(9, seed=b"%d" % number)
        for seat in range(9):
            singles = table.hand(seat)[0]
            dims = [kind // 3 for kind in singles]
            if len(set(singles)) == 3 and sorted(dims) == [0, 0, 2]:
                third = [kind for kind in range(3) if kind not in singles][0]
                do(table, rules.CONCLUDE, seat, rules.IF, third, singles[2])
                assert table.board()[-1] == (rules.CONCLUDED, seat, rules.IF, third, singles[2])
                mask = rules.meaning(rules.IF, third, singles[2])
                assert table.left() == mask and mask >> table.hidden & 1
                return
    raise AssertionError("no such hand")


def test_deduction_item_66_what_is_true_but_does_not_follow_is_refused_as_what_is_false():
    """So nobody learns anything from trying: the hidden card is never asked."""
    table = talking(9)
    true, false = true_and_false(table)
    sentence = "That does not follow from the board and this hand."
    for seat in range(9):
        if true not in table.hand(seat)[0][:1]:
            assert refusal(table, rules.CONCLUDE, seat, rules.NOT, true, 0) == sentence
            assert refusal(table, rules.CONCLUDE, seat, rules.CARD, table.hidden, 0) == sentence
    assert {refusal(table, rules.CONCLUDE, 0, rules.IS, kind, 0) for kind in range(9)} == {sentence}
    assert table.hidden == Deal(table.code).hidden


def test_deduction_item_66_the_four_forms_and_nothing_else():
    assert rules.meaning(rules.IS, 3, 0) == cards.SHOWS[3]
    assert rules.meaning(rules.NOT, 3, 0) == cards.EVERY & ~cards.SHOWS[3]
    assert rules.meaning(rules.IF, 0, 6) == cards.EVERY & ~cards.SHOWS[0] | cards.SHOWS[6]
    assert rules.meaning(rules.CARD, 26, 0) == 1 << 26
    for wrong in (
        (rules.IS, 9, 0),
        (rules.NOT, 3, 4),
        (rules.CARD, 3, 1),
        (rules.IF, 9, 0),
        (rules.IF, 3, 4),
    ):
        assert rules.meaning(*wrong) is None
    assert refusal(talking(), rules.CONCLUDE, 0, rules.IS, 9, 0) == "That is no conclusion."
    assert refusal(talking(3), rules.CONCLUDE, 3, rules.IS, 0, 0) == "There is no such player."


def test_deduction_item_33_a_conclusion_tells_nothing_of_the_hand_but_itself():
    """It has no place for a hand's cards: seat, form, one or two characteristics, or a card."""
    row = game().row(bytes((rules.CONCLUDE,)))
    assert row[1] == (8, 3, 26, 8)
    table = talking(9)
    assert not [row for row in table.board() if row[0] in (rules.SAID, rules.ANSWERED)]


def test_deduction_item_34_what_was_concluded_counts_for_all_and_others_build_on_it():
    table = None
    for number in range(300):
        table = talking(9, seed=b"alike %d" % number)
        alike = [seat for seat in range(9) if len(set(table.hand(seat)[0])) == 1]
        if alike:
            break
    kind = table.hand(alike[0])[0][0]
    do(table, rules.CONCLUDE, alike[0], rules.IS, kind, 0)
    other = (alike[0] + 1) % 9
    for out in range(kind - kind % 3, kind - kind % 3 + 3):
        if out != kind:
            do(table, rules.CONCLUDE, other, rules.NOT, out, 0)
    assert table.left() == cards.SHOWS[kind]
    assert all(not table.left(seat) & ~cards.SHOWS[kind] for seat in range(9))


def test_deduction_item_69_a_declaration_is_judged_and_a_conclusion_only_reasoned():
    table = talking(9)
    wrong = (table.hidden + 1) % 27
    assert table.left(0) >> table.hidden & 1
    do(table, rules.DECLARE, wrong)
    do(table, rules.AGREE)
    assert table.result == rules.LOST


def test_deduction_item_35_and_40_a_clue_is_never_on_the_card():
    for number in range(20):
        table = talking(4, coin=number & 1, seed=b"%d" % number)
        for _ in range(2):
            do(table, rules.CLUE)
        for kind, _ in clues(table):
            assert kind == rules.NONE or not cards.SHOWS[kind] >> table.hidden & 1
            assert not table.left() & cards.SHOWS[kind]


def test_deduction_item_40_a_clue_that_tells_nothing_new_counts_like_any_other():
    """Of two kinds of a dimension the clues say NOT; the table has ruled the second out before."""
    table = with_deck(lambda deck: deck[0] // 3 == deck[1] // 3 and deck[0] != deck[1])
    do(table, rules.CLUE)
    do(table, rules.CLUE)
    left = table.left()
    third = [kind for kind in range(9) if kind // 3 == clues(table)[0][0] // 3]
    third = [kind for kind in third if kind not in (clues(table)[0][0], clues(table)[1][0])]
    do(table, rules.CONCLUDE, 0, rules.IS, third[0], 0)
    assert table.left() == left and table.clues == 2


def test_deduction_item_36_three_clues_at_most():
    table = with_deck(lambda deck: len(set(deck[:3])) == 3)
    for _ in range(3):
        do(table, rules.CLUE)
    assert table.clues == 3 and len(clues(table)) == 3
    assert refusal(table, rules.CLUE) == "Three clues are all that there are."


def test_deduction_item_37_a_repeat_is_turned_by_itself_and_does_not_count():
    table = with_deck(lambda deck: deck[0] == deck[1] != deck[2])
    do(table, rules.CLUE)
    assert (table.clues, len(clues(table))) == (1, 1)
    do(table, rules.CLUE)
    assert table.clues == 2 and [row[1] for row in clues(table)] == [0, 1, 0]
    assert clues(table)[0][0] == clues(table)[1][0]


def test_deduction_item_38_and_70_a_deck_that_runs_out_says_so():
    table = talking(4, coin=True, code=b"\xe6\xe9\x51\x86\x42")  # Square, Circle, and four repeats
    do(table, rules.CLUE)
    do(table, rules.CLUE)
    assert table.clues == 2
    do(table, rules.CLUE)
    assert clues(table)[-1] == (rules.NONE, 0) and table.clues == 2 and len(clues(table)) == 7
    assert refusal(table, rules.CLUE) == "There is no further clue."
    assert table.left() >> table.hidden & 1


def test_deduction_item_39_in_full_mode_clues_tell_nothing_to_who_sees_all_hands():
    for number in range(15):
        deal = Deal(drawn(b"empty %d" % number, False, False))
        left = deal.pooled()
        for kind in deal.clues[:3]:
            assert not left & cards.SHOWS[kind]


def test_deduction_item_19_nothing_public_tells_the_size_of_the_clue_deck():
    """Two deals with clue decks of six and nine: after one clue each the table sees the same of both."""
    tables = [
        with_deck(lambda deck, size=size: len(deck) == size and deck[0] == 0, coin=True) for size in (6, 9)
    ]
    for table in tables:
        do(table, rules.CLUE)
    assert tables[0].board() == tables[1].board() and tables[0].public(0) == tables[1].public(0)


def test_deduction_item_6_nothing_of_the_deal_is_public():
    tables = [game(5, seed=seed) for seed in (SEED, b"another!")]
    assert tables[0].secret() != tables[1].secret()
    assert tables[0].public(0) == tables[1].public(0) and tables[0].board() == tables[1].board()
    for table in tables:
        for value in table.public(0).values():
            assert isinstance(value, (int, str))


def test_deduction_item_70_clues_spare_hands_and_the_declaration_come_after_both_rounds():
    for move in ((rules.CLUE,), (rules.OPEN, 5), (rules.DECLARE, 3), (rules.CONCLUDE, 0, 0, 0, 0)):
        assert refusal(game(4), *move).startswith("First everybody makes a statement")
        table = game(4)
        for seat in range(4):
            do(table, rules.DECLINE, seat)
        assert refusal(table, *move).startswith("First everybody asks")


def test_deduction_item_25_and_71_spare_hands_are_opened_for_all_and_counted():
    table = talking(7)
    do(table, rules.OPEN, 8)
    assert table.spares == 1 and table.board()[-1] == (rules.OPENED, 8)
    assert refusal(table, rules.OPEN, 8) == "This hand has been opened already."
    assert refusal(table, rules.OPEN, 6) == "That is no spare hand."
    assert "opened for everybody" in refusal(table, rules.TAKE, 9 * 7)
    known = account.known(table)
    assert known.left() == table.left() and table.left() != cards.EVERY
    assert "spare hands 1" in table.line()


def test_deduction_item_71_or_each_is_taken_as_a_second_hand():
    table = talking(7, second=True)
    do(table, rules.TAKE, 9 * 8 + 2)
    assert table.board()[-1] == (rules.TAKEN, 2, 8) and table.spares == 1
    assert table.left() == cards.EVERY  # nobody else has seen it
    before = talking(7, second=True)
    assert table.left(1) == before.left(1)
    assert not table.left(2) & ~before.left(2) and table.left(2) != before.left(2)
    assert "already" in refusal(table, rules.TAKE, 9 * 8 + 3)
    assert "taken by one player" in refusal(table, rules.OPEN, 7)
    assert refusal(table, rules.TAKE, 9 * 7 + 7) == "There is no such player."


def test_deduction_item_41_right_and_all_win_wrong_and_all_lose():
    for wrong in (0, 1):
        table = talking(3)
        do(table, rules.CLUE)
        do(table, rules.DECLARE, (table.hidden + wrong) % 27)
        do(table, rules.AGREE)
        assert table.over and table.outcome() == ("won", "lost")[wrong]
        assert table.line() == "Deduction %s: players 3, clues 1, spare hands 0, 0 min" % table.outcome()


def test_deduction_item_42_all_agreed_is_asked_once_before_the_card_is_opened():
    table = talking(3)
    do(table, rules.DECLARE, 5)
    assert table.phase == rules.DECLARED and not table.over and table.declared == 5
    do(table, rules.WITHDRAW)
    assert table.phase == rules.TALKING and table.declared == rules.NONE
    do(table, rules.DECLARE, table.hidden)
    do(table, rules.AGREE)
    assert table.result == rules.WON


def test_deduction_item_62_what_was_used_is_named_and_nothing_of_it_is_superfluous():
    table = talking(9)
    do(table, rules.CLUE)
    clue = clues(table)[0][0]
    mask = cards.EVERY & ~cards.SHOWS[clue]
    row = len(table.board()) - 1
    for seat in (None, 0):
        *_, used = account.used(table, seat, mask)
        assert used == (row,)  # the board alone, though the seat has a hand
    *_, used = account.used(table, 3, table.left(3))
    assert used in ((-2, -1, row), (-1, row), (-2, row))


def test_deduction_item_63_no_picture_is_needed_names_are_words():
    assert [cards.named(card) for card in (0, 13, 26)] == [
        "Filled-Red-Circle",
        "Partial-Green-Square",
        "Hollow-Blue-Triangle",
    ]


def test_deduction_item_64_the_set_up_has_its_steps_in_one_order():
    """Hidden card, true Singles, coins, false Singles, Completes: else the same code would deal otherwise."""
    for code, dealt in DEALT:
        assert hexlify(Deal(code).coded()).decode() == dealt


DEALT = (
    (
        b"\0\1\2\3\4",
        "000003070800020400030803070700040501020306060800040601060810140107060e02170a1905"
        "0b080d0c16181a050105070202010405",
    ),
    (
        b"\x80\1\2\3\4",
        "0113050708040708020405060708010107000305020308000204030606050b080902100019010304"
        "0f0d180c1a1415050600000101040203",
    ),
)
