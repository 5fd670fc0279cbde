# portable: runs on CPython and on the MicroPython VM
"""The criteria cards: masks against the published ones, families, difficulty, what stands on the screen."""

from fakes.checks import raises
from lawkeeper.games.turing.pages import laid
from lawkeeper.games.turing.problems import cards, texts
from lawkeeper.ui import font
from lawkeeper.ui.screen import WIDTH

TESTS = __file__.rsplit("/", 2)[0]
EVERY = range(1, 49)
FAMILIES = (
    "1-4 5-7 8-10 11-13 14-15 14,34 15,35 16-17 17-18 20-21 26-27 28-30 31-32 34-35 37-38 39-41 43-44 45-47"
    " 23,38"
)


def published():
    """(card, [(mask, used) of each criterion]) of the published cards."""
    with open(TESTS + "/data/turing_cards.txt") as file:
        rows = [line.split() for line in file.read().split("\n") if line and line[0] != "#"]
    return [(int(row[0]), [(int(word.lstrip("!"), 16), word[0] != "!") for word in row[1:]]) for row in rows]


def passes(card, k, text):
    return cards.mask(card, k) >> cards.code_of(text) & 1


def related():
    """The pairs of cards of item 6, lower one first."""
    found = set()
    for family in FAMILIES.split():
        low, high = [int(number) for number in family.replace("-", ",").split(",")]
        members = range(low, high + 1) if "-" in family else (low, high)
        found |= {(one, other) for one in members for other in members if one < other}
    return found


def test_turing_item_01_a_code_is_three_digits_from_one_to_five():
    assert cards.CODES == 125 and cards.ALL == (1 << 125) - 1
    for t in range(1, 6):
        for s in range(1, 6):
            for c in range(1, 6):
                code = 25 * (t - 1) + 5 * (s - 1) + c - 1
                text = "%d%d%d" % (t, s, c)
                assert cards.digits(code) == text and cards.code_of(text) == code


def test_turing_item_01_other_digits_are_refused_with_a_sentence():
    for text in ("", "11", "1111", "160", "016", "6 1", "abc", "1.1", "5555"):
        assert str(raises(ValueError, cards.code_of, text)).startswith(text + " is no code")


def test_turing_item_02_there_are_48_cards_with_183_criteria():
    sizes = [cards.criteria(card) for card in EVERY]
    assert cards.CARDS == 48 and sum(sizes) == 183
    assert min(sizes) == 2 and max(sizes) == 9


def test_turing_item_02_every_mask_is_the_published_one():
    rows = published()
    assert [card for card, _ in rows] == list(EVERY)
    different = set()
    for card, criteria in rows:
        assert cards.criteria(card) == len(criteria), card
        for k, (mask, used) in enumerate(criteria):
            assert cards.mask(card, k) == mask and cards.used(card, k) == used, (card, k)
            different.add(mask)
    assert len(different) == 98


def test_turing_item_02_on_a_card_every_criterion_is_another_one():
    for card in EVERY:
        masks = {cards.mask(card, k) for k in range(cards.criteria(card))}
        assert len(masks) == cards.criteria(card), card
        assert 0 not in masks and cards.ALL not in masks


def test_turing_item_03_four_criteria_are_printed_and_never_used():
    never = [(card, k) for card in EVERY for k in range(cards.criteria(card)) if not cards.used(card, k)]
    assert never == [(8, 3), (9, 3), (10, 3), (24, 0)]
    triples = [1 << cards.code_of(text) for text in ("111", "333", "444")]
    assert [cards.mask(card, k) for card, k in never[:3]] == triples
    assert [passes(24, 0, text) for text in ("123", "234", "345", "135")] == [1, 1, 1, 0]


def test_turing_item_04_order_and_repetition():
    assert not passes(22, 0, "223") and passes(22, 2, "223")
    assert passes(22, 0, "125") and passes(22, 1, "521")
    assert not passes(21, 1, "333") and passes(21, 0, "333") and passes(20, 0, "333")
    assert passes(21, 1, "343") and passes(20, 1, "343") and passes(20, 2, "345")


def test_turing_item_04_sequences():
    assert [passes(24, 1, text) for text in ("121", "125", "512", "123", "321", "135")] == [1, 1, 1, 0, 0, 0]
    assert [passes(24, 2, text) for text in ("321", "135", "123", "254")] == [1, 1, 0, 1]
    assert [passes(25, 1, text) for text in ("215", "121", "254", "123", "321")] == [1, 1, 1, 0, 0]
    assert [passes(25, 2, text) for text in ("123", "321", "212")] == [1, 1, 0]


def test_turing_item_04_smallest_and_largest():
    assert [passes(14, 0, text) for text in ("123", "113", "333")] == [1, 0, 0]
    assert [passes(34, 0, text) for text in ("123", "113", "333", "213")] == [1, 1, 1, 0]
    assert [passes(15, 2, text) for text in ("123", "133", "333")] == [1, 0, 0]
    assert [passes(35, 2, text) for text in ("123", "133", "333", "132")] == [1, 1, 1, 0]
    assert [passes(42, 0, text) for text in ("123", "113")] == [1, 0]
    assert [passes(42, 1, text) for text in ("512", "515")] == [1, 0]


def test_turing_item_04_multiples():
    assert [passes(36, k, "345") for k in range(3)] == [1, 1, 0]
    assert [passes(36, k, "555") for k in range(3)] == [1, 0, 1]


def test_turing_item_06_families():
    family = related()
    for one in EVERY:
        for other in EVERY:
            expected = one == other or (min(one, other), max(one, other)) in family
            assert cards.clash(one, other) == expected, (one, other)


def test_turing_item_07_difficulty():
    easy, standard, hard = cards.EASY, cards.STANDARD, cards.HARD
    for chosen, words in (
        ((3, 7, 14, 17), (easy,)),
        ((3, 7, 14, 18), (standard,)),
        ((3, 7, 14, 22), (standard,)),
        ((3, 7, 14, 23), ()),
        ((3, 7, 25, 33), (hard,)),
        ((3, 24, 25, 33), (hard,)),
        ((23, 24, 36, 48), (hard,)),
        ((3, 7), (easy, hard)),
        ((3, 19), (standard, hard)),
    ):
        assert tuple([word for word in range(3) if cards.fits(chosen, word)]) == words, chosen


def test_the_texts_fit_a_row_and_can_be_shown():
    for card in EVERY:
        found = [texts.text(card, k) for k in range(cards.criteria(card))]
        assert len(set(found)) == len(found), card
        for text in found + [texts.about(card)]:
            assert text and not font.missing(text) and text == text.strip() and "  " not in text, text
        assert max([len(text) for text in found]) <= WIDTH, card
        assert len(texts.about(card)) <= 3 * WIDTH - 3, card


def test_what_a_card_checks_fits_beside_its_letter_and_number_and_no_two_cards_read_alike():
    found = laid.briefs(EVERY)
    assert len(found) == 48
    checks = {}
    for card, brief in zip(EVERY, found):
        assert brief and not font.missing(brief) and brief == brief.strip() and "  " not in brief, brief
        assert len(brief) <= laid.BRIEF <= WIDTH - len("A 48 "), brief
        masks = [cards.mask(card, k) for k in range(cards.criteria(card)) if cards.used(card, k)]
        assert checks.setdefault(brief, masks) == masks, brief


SUBJECTS = {
    "digit": "▲■●",
    "which": "▲■●",
    "sum": ("▲ + ■ + ●",),
    "▲+■": ("▲ + ■",),
    "▲": "▲",
    "■": "■",
    "●": "●",
}


def spelled(brief):
    """-> the criteria that such a text stands for, () when it says them in words."""
    words = brief.split()
    subjects = SUBJECTS.get(words[0], ())
    if words[1:] == ["even", "or", "odd"]:
        return {one + " is " + word for one in subjects for word in ("even", "odd")}
    if words[:2] == ["which", "digit"]:
        return {"%s %s %s" % (one, words[2], words[3]) for one in subjects}
    others = [word for word in words[1:] if word not in ("<", "=", ">", "or")]
    signs = [word for word in words if word in ("<", "=", ">")]
    return {"%s %s %s" % (one, sign, other) for one in subjects for sign in signs for other in others}


def test_what_a_card_checks_is_what_its_criteria_say():
    found = 0
    for card, brief in zip(EVERY, laid.briefs(EVERY)):
        criteria = {texts.text(card, k) for k in range(cards.criteria(card)) if cards.used(card, k)}
        told = spelled(brief)
        found += len(told) > 0
        assert not told or told == criteria, (brief, criteria)
    assert found == 25  # the others say it in words


def test_the_same_text_never_means_two_things():
    meant = {}
    for card in EVERY:
        for k in range(cards.criteria(card)):
            mask = cards.mask(card, k)
            assert meant.setdefault(texts.text(card, k), mask) == mask, (card, k)
