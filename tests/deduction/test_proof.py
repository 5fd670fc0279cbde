# portable: runs on CPython and on the MicroPython VM
"""The proof that the box draws: which facts a conclusion needs, by their lines on the board."""

from fakes.deduction import card, hand, kind
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.fold import account, rules
from lawkeeper.games.deduction.pages import proof
from lawkeeper.games.deduction.pages.grid import Grid
from lawkeeper.games.deduction.pages.tray import brief, card_brief
from lawkeeper.games.deduction.pages.wording import lines, parted
from lawkeeper.ui.buttons import LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import WIDTH

SINGLES, COMPLETES = hand("RCT"), bytes((card("PGT"), card("HBS")))


class Told:
    """Stands for a game: a board of rows; every hand has the same cards."""

    def __init__(self, rows):
        self.rows = rows

    def board(self):
        return self.rows

    def hand(self, number):
        return SINGLES, COMPLETES


def drawn(row, before=0):
    """-> (the two rows of a fact, dots of pictures) that stands on the board behind so many others."""
    game = Told([(rules.PASSED, 0, 1)] * before + [row])
    rows, art, _, _ = proof.drawn(game, 0, (before,), 0)
    return rows, art.rows


def every_row():
    """Yield a row of the board for everything that can be said, answered, shown and concluded."""
    for question in range(cards.QUESTIONS):
        for answer in range(cards.most(question) + 1):
            yield rules.SAID, 8, question, answer
            yield rules.ANSWERED, 1, 8, question, answer
    for one in range(9):
        yield rules.TURNED, one, 0
        yield rules.TURNED, one, 1
        for form in (rules.IS, rules.NOT):
            yield rules.CONCLUDED, 8, form, one, 0
        for two in range(9):
            if one // 3 != two // 3:
                yield rules.CONCLUDED, 8, rules.IF, one, two
    for one in range(27):
        yield rules.CONCLUDED, 8, rules.CARD, one, 0
    yield rules.OPENED, 8
    yield rules.TAKEN, 1, 8


def test_every_fact_has_two_rows_that_fit_its_line_and_a_picture():
    seen = set()
    for row in every_row():
        for before in (8, 98, 122):
            rows, art = drawn(row, before)
            assert len(rows) == 2 and max([len(text) for text in rows]) <= WIDTH, rows
            assert str(before + 1) in rows[0]
            of_dimension = row[0] in (rules.SAID, rules.ANSWERED) and cards.form(row[-2])[0] in (
                cards.COUNT_DIM,
                cards.SOME_DIM,
            )
            assert of_dimension or any(art[1:3]), row
            assert not any(art[3:]) and max(art) < 1 << 8 * 126
        if row[0] != rules.ANSWERED:  # reads as a statement does
            seen.add(tuple(rows))
    rows = [row for row in every_row() if row[0] != rules.ANSWERED]
    none = 9 + 3 + 9  # "how many?" and "any?" of a kind or dimension are the same when there is none
    assert len(seen) == len(rows) - none - 1, "two read alike"  # and a hand is a hand, opened or taken


def test_facts_are_in_words_as_on_the_board():
    assert drawn((rules.SAID, 1, cards.COUNT + kind("R"), 2))[0] == ["   1 P2, Singles:", "   2 Red"]
    assert drawn((rules.SAID, 1, cards.SOME_CARDS + kind("T"), 1))[0][1] == "   1 or more Triangle"
    held = (rules.ANSWERED, 0, 2, cards.HELD + card("PGT"), 0)
    assert drawn(held, 11)[0] == ["   12 P3: no Partial", "   Green Triangle"]
    assert drawn((rules.TURNED, kind("C"), 1), 3)[0] == ["   4 a clue again", "   NOT Circle"]
    assert drawn((rules.CONCLUDED, 3, rules.IF, 1, 6))[0] == ["   1 P4: IF Partial", "   THEN Circle"]


def test_own_cards_are_drawn_and_more_than_three_facts_scroll():
    game = Told([(rules.TURNED, one, 0) for one in range(4)])
    rows, art, top, last = proof.drawn(game, 0, (account.SINGLES, account.COMPLETES, 0, 1, 3), 0)
    assert (rows[0], rows[2], rows[4]) == ("own Singles", "own Completes", "   1 a clue") and last == 2
    assert art.rows[1] and art.rows[3] and art.rows[5]
    rows, _, top, _ = proof.drawn(game, 0, (account.SINGLES, account.COMPLETES, 0, 1, 3), 9)
    assert top == 2 and rows[-1] == "   NOT " + cards.WORDS[3]
    assert proof.drawn(game, None, (), 0)[0] == ["Every deal has it so."]


def test_the_name_of_the_card_that_is_chosen_fits_the_title():
    for one in range(27):
        grid = Grid(True, Told([]))
        for chosen in cards.shows(one):
            grid.tap((LEFT, UP, RIGHT)[chosen % 3])
        name = grid.word()
        assert len(name) <= WIDTH and name.replace("Part.", "Partial") == cards.named(one)
        grid.tap(A)
        assert grid.taken == one


def test_the_name_of_a_card_breaks_between_its_words():
    for row in every_row():
        if row[0] == rules.SAID or row[0] == rules.CONCLUDED and row[2] != rules.CARD:
            found = lines(None, [row])
            assert max([len(text) for text in found]) <= WIDTH
            for text in found:
                for word in text.replace("-", " ").split():
                    known = cards.WORDS + cards.DIMENSIONS
                    assert word in known or word.rstrip("s:") in KEPT or word[0] in "P0123456789", found
    assert parted("holds Partial-Green-Triangle") == "holds Partial-Green- Triangle"
    assert parted("Filled-Red-Circle, x") == "Filled-Red-Circle, x"


KEPT = "no of any a at least Single Complete hold ha IS NOT IF THEN".split()


def test_every_fact_has_room_in_one_row_of_the_table_and_no_two_read_alike():
    """But for a number that is none, which says the same as that there is not any."""
    seen = {}
    for row in every_row():
        text = brief(row)
        assert len(text) <= WIDTH and text == text.strip(), text
        seen.setdefault(text, []).append(row)
    for text in seen:
        rows = seen[text]
        if len(rows) > 1:
            assert [row[-1] for row in rows] == [0, 0] and rows[0][0] == rules.SAID, (text, rows)


def test_facts_on_the_table_read_as_the_rules_say():
    said, asked = rules.SAID, rules.ANSWERED
    rows = (
        ((asked, 0, 3, cards.COUNT + kind("B"), 1), "P1▶P4: 1 Blue Single"),
        ((asked, 0, 3, cards.COUNT_CARDS + kind("T"), 0), "P1▶P4: no Tri Compl."),
        ((asked, 0, 3, cards.SOME + kind("B"), 1), "P1▶P4 Blu Single: yes"),
        ((asked, 0, 3, cards.SOME_CARDS + kind("G"), 0), "P1▶P4 Gre Compl.: no"),
        ((asked, 0, 3, cards.SOME_DIM + 1, 1), "P1▶P4 any colour: yes"),
        ((asked, 0, 3, cards.HELD + card("HBT"), 0), "P1▶P4 △HolBluTri: no"),
        ((said, 1, cards.COUNT + kind("G"), 0), "P2: no Green Single"),
        ((said, 2, cards.SOME + kind("C"), 1), "P3: 1+ Circle Single"),
        ((said, 2, cards.COUNT_DIM + 1, 3), "P3: 3 of any colour"),
        ((said, 1, cards.HELD + card("HBT"), 1), "P2: has △Hol Blu Tri"),
        ((rules.CONCLUDED, 0, rules.IF, kind("P"), kind("T")), "P1: IF Par THEN Tri"),
        ((rules.CONCLUDED, 0, rules.CARD, card("FRC"), 0), "P1: IS ●Fil Red Cir"),
        ((rules.TURNED, kind("T"), 1), "Again: NOT Triangle"),
    )
    for row, text in rows:
        assert brief(row) == text, (brief(row), text)
    assert len({card_brief(one) for one in range(27)}) == 27
