# portable: runs on CPython and on the MicroPython VM
"""What laws take in, when two are the same, what follows (MultiVerses items 16, 18, 24, 31 to 34, 41)."""

from fakes.multiverses import ADJECTIVE, ADVERB, NOUN, VERB, law, takes
from lawkeeper.games import Refused
from lawkeeper.games.multiverses.fold.universe import compares
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.english import sentence
from lawkeeper.games.multiverses.laws.implied import implied
from lawkeeper.games.multiverses.laws.kinds import AT_LEAST, AT_MOST, BACK, EXACTLY
from lawkeeper.games.multiverses.laws.law import canonical
from lawkeeper.keep.chance import Chance


def taken(made, words, before=None):
    """-> those of some words that obey, as text."""
    return " ".join([one for one in words.split() if takes(made, one, before)])


def refused(*parts):
    try:
        law(*parts)
    except Refused as told:
        return told.args[0]
    return None


def test_multiverses_item_16_every_kind_of_law_on_words():
    assert taken(law("CONTAINS", "q"), "noodle queen") == "queen"
    assert taken(law("-CONTAINS", "q"), "noodle queen") == "noodle"
    assert taken(law("CONTAINS", "ee"), "queen eve") == "queen"
    assert taken(law("BEGINS", "no"), "noodle on n") == "noodle"
    assert taken(law("ENDS", "le"), "noodle el e") == "noodle"
    assert taken(law("ENDS", "V"), "noodle queen sky saw") == "noodle sky saw"
    assert taken(law("AT", 2, "o"), "noodle on ox o") == "noodle"
    assert taken(law("AT", BACK | 2, "l"), "noodle l lo") == "noodle lo"
    assert taken(law("COUNT", "o", EXACTLY, 2), "noodle on zoo ooo") == "noodle zoo"
    assert taken(law("COUNT", "o", AT_MOST, 1), "noodle on xx") == "on xx"
    assert taken(law("LENGTH", AT_LEAST, 4), "one three") == "three"
    assert taken(law("LENGTH", EXACTLY, 5), "one three") == "three"
    assert taken(law("PARITY", 1), "one four") == "one"
    assert taken(law("DOUBLE"), "noodle one") == "noodle"
    assert taken(law("PALINDROME"), "level abba one a") == "level abba a"
    assert taken(law("SORTED", 0), "almost noon accent") == "almost accent"
    assert taken(law("SORTED", 1), "wolf spoon one") == "wolf spoon one"
    assert taken(law("SORTED", 1), "apple noodle") == ""
    assert taken(law("UNREPEATED"), "noodle one") == "one"
    assert taken(law("PART", VERB), "view noodle") == "view"


def test_multiverses_item_16_every_kind_of_law_on_lines():
    assert taken(law("ORDER", 0), "apple noodle zebra", "noodle") == "zebra"
    assert taken(law("ORDER", 1), "apple noodle zebra", "noodle") == "apple"
    assert taken(law("SAME_FIRST"), "nose one", "noodle") == "nose"
    assert taken(law("LENGTHS", 0), "three four", "seven") == "three"
    assert taken(law("LENGTHS", 1), "three eleven", "seven") == "eleven"
    assert taken(law("LENGTHS", 2), "three two", "seven") == "two"
    assert taken(law("ENDING", 2), "poodle tale el", "noodle") == "poodle tale"
    assert taken(law("SHARE", 2), "done deed xx", "noodle") == "done deed"
    assert taken(law("CHAIN"), "eel noodle", "noodle") == "eel"
    assert takes(law("ORDER", 0), "apple")  # the first of its line follows no word
    assert compares(law("-ORDER", 0)) and not compares(law("CONTAINS", "a")) and not compares(law("TABLE", 3))


def test_multiverses_item_18_noodle_is_excluded_and_queen_is_taken_in():
    assert not takes(law("CONTAINS", "q"), "noodle") and takes(law("CONTAINS", "q"), "queen")


def test_multiverses_item_31_all_uses_count_and_must_not_wants_none():
    assert takes(law("PART", NOUN), "view") and takes(law("PART", VERB), "view")
    assert not takes(law("-PART", NOUN), "view") and not takes(law("-PART", VERB), "view")
    assert takes(law("-PART", ADVERB), "view")


def test_multiverses_item_32_nouns_that_are_verbs_and_round():
    for one in "view fold credit default taste round".split():
        assert takes(law("PART", NOUN), one) and takes(law("PART", VERB), one)
    assert takes(law("PART", ADJECTIVE), "round") and takes(law("PART", ADVERB), "round")
    assert not takes(law("PART", VERB), "sky") and takes(law("PART", VERB | NOUN), "sky")


def test_multiverses_item_34_w_and_y_are_vowels_and_consonants():
    assert taken(law("CONTAINS", "V"), "sky cwm tsk") == "sky cwm"
    assert taken(law("-CONTAINS", "V"), "sky cwm tsk") == "tsk"
    assert taken(law("ALTERNATE"), "yes yyyy wow apple banana") == "yes yyyy wow banana"


def test_multiverses_item_41_each_w_and_y_is_read_by_itself():
    assert takes(law("COUNT", "V", EXACTLY, 1), "yyyy") and takes(law("COUNT", "V", EXACTLY, 3), "yyyy")
    assert takes(law("COUNT", "C", AT_LEAST, 4), "yyyy") and takes(law("COUNT", "V", AT_MOST, 2), "yyyy")
    assert not takes(law("-COUNT", "V", AT_LEAST, 3), "yyyy")
    assert takes(law("CONTAINS", "VC"), "yy") and not takes(law("CONTAINS", "VC"), "ba")


SAME = (
    (("COUNT", "q", AT_LEAST, 1), ("CONTAINS", "q")),
    (("COUNT", "q", EXACTLY, 0), ("-CONTAINS", "q")),
    (("-COUNT", "q", AT_MOST, 0), ("CONTAINS", "q")),
    (("-COUNT", "q", AT_LEAST, 3), ("COUNT", "q", AT_MOST, 2)),
    (("-LENGTH", AT_MOST, 4), ("LENGTH", AT_LEAST, 5)),
    (("LENGTH", AT_LEAST, 10), ("LENGTH", EXACTLY, 10)),
    (("-PARITY", 0), ("PARITY", 1)),
    (("AT", 1, "q"), ("BEGINS", "q")),
    (("AT", BACK | 1, "V"), ("ENDS", "V")),
)


def test_multiverses_item_24_the_same_meaning_is_the_same_law():
    for one, other in SAME:
        assert law(*one) == law(*other), (one, other)
    assert law("-COUNT", "V", AT_LEAST, 3) != law("COUNT", "V", AT_MOST, 2)  # W and Y: not the same
    assert law("ORDER", 0) != law("-ORDER", 1)


def test_what_every_word_or_none_obeys_is_no_law():
    for parts in (
        ("LENGTH", AT_LEAST, 1),
        ("LENGTH", AT_MOST, 10),
        ("PART", 255),
        ("COUNT", "e", AT_MOST, 10),
    ):
        assert "Every word" in refused(*parts), parts
        assert "No word" in refused("-" + parts[0], *parts[1:]), parts
    assert "No word" in refused("LENGTH", EXACTLY, 0) and "No word" in refused("COUNT", "a", AT_LEAST, 11)


def test_bytes_that_are_no_law_are_refused():
    wrong = (
        b"",
        b"\x00",
        b"\x15",
        b"\x01",
        b"\x01A",
        b"\x01abcde",
        b"\x07\x02",
        b"\x08a",
        b"\x04\x00a",
        b"\x94\x01",
    )
    for code in wrong + (b"\x0d\x00", b"\x14\x00", b"\x14\x40", b"\x05a\x03\x02"):
        try:
            canonical(code)
        except Refused:
            continue
        raise AssertionError(code)


def drawn(chance):
    """Some law."""
    while True:
        kind = 1 + chance.below(19)
        wanted = kinds.PARAMETERS[kind]
        if wanted == "p":
            wanted = "s" * (1 + chance.below(3))
        made = [kind | (kinds.NOT if chance.below(3) == 0 else 0)]
        for sort in wanted:
            if sort == "s":
                made.append(chance.pick(b"aeqyVC"))
            elif sort == "n":
                made.append(1 + chance.below(4) | (BACK if chance.below(2) else 0))
            else:
                made.append(chance.below(6))
        if kind == kinds.COUNT and made[1] <= kinds.VOWEL and not made[3]:
            continue  # "no vowels" is said of all readings, as "contains no vowel" (item 34)
        try:
            return canonical(bytes(made)), bytes(made)
        except Refused:
            continue


def some_words(chance, count):
    """Strings of few letters, so that much is alike."""
    letters = "aeqyd"
    return [
        "".join([chance.pick(letters) for _ in range(1 + chance.below(7))]).encode()
        + bytes((1 + chance.below(255),))
        for _ in range(count)
    ]


def test_the_canonical_form_judges_as_what_was_said_and_stays():
    from lawkeeper.games.multiverses.laws.judge import obeys

    chance = Chance(b"seed", "laws")
    words = some_words(chance, 40)
    for _ in range(150):
        made, said = drawn(chance)
        assert canonical(made) == made and len(made) <= kinds.LONGEST
        for at in range(1, len(words)):
            assert obeys(made, words[at], words[at - 1]) == obeys(said, words[at], words[at - 1]), (
                made,
                said,
            )


def test_what_is_implied_is_so_for_every_word():
    from lawkeeper.games.multiverses.laws.judge import obeys

    chance = Chance(b"seed", "implied")
    words = some_words(chance, 60)
    found = 0
    laws = [drawn(chance)[0] for _ in range(60)]
    for one in laws:
        for other in laws:
            if one != other and implied(one, other):
                found += 1
                for at in range(1, len(words)):
                    for before in words[at - 1], words[at]:  # all words of a line obey
                        if obeys(one, before) and obeys(one, words[at], before):
                            assert obeys(other, words[at], before), (one, other, before, words[at])
    assert found > 20


IMPLIED = (
    (("CONTAINS", "qu"), ("CONTAINS", "q")),
    (("BEGINS", "qu"), ("CONTAINS", "u")),
    (("BEGINS", "a"), ("BEGINS", "V")),
    (("ENDS", "le"), ("ENDS", "e")),
    (("-CONTAINS", "q"), ("-CONTAINS", "qu")),
    (("COUNT", "e", EXACTLY, 2), ("CONTAINS", "e")),
    (("LENGTH", EXACTLY, 5), ("PARITY", 1)),
    (("LENGTH", EXACTLY, 5), ("LENGTH", AT_LEAST, 4)),
    (("LENGTH", EXACTLY, 5), ("-LENGTH", EXACTLY, 4)),
    (("LENGTH", AT_MOST, 2), ("-CONTAINS", "abc")),
    (("PART", NOUN), ("PART", NOUN | VERB)),
    (("-PART", NOUN | VERB), ("-PART", NOUN)),
    (("BEGINS", "d"), ("-BEGINS", "e")),
    (("ENDING", 2), ("ENDING", 1)),
    (("ORDER", 0), ("-ORDER", 1)),
    (("UNREPEATED",), ("-DOUBLE",)),
    (("BEGINS", "dV"), ("SAME_FIRST",)),
    (("ENDS", "Ving"), ("ENDING", 3)),
    (("LENGTH", EXACTLY, 5), ("LENGTHS", 0)),
    (("LENGTH", EXACTLY, 5), ("-LENGTHS", 2)),
    (("CONTAINS", "qu"), ("SHARE", 2)),
    (("AT", 3, "e"), ("SHARE", 1)),
    (("COUNT", "e", AT_LEAST, 2), ("SHARE", 1)),
)


def test_multiverses_item_25_chains_of_implied_laws_are_found():
    for one, other in IMPLIED:
        assert implied(law(*one), law(*other)), (one, other)
        assert not implied(law(*other), law(*one)), (one, other)


# A sign that is no letter, too few letters, a letter twice, a length that is not the same.
OPEN = (
    (("BEGINS", "V"), ("SAME_FIRST",)),
    (("CONTAINS", "d"), ("SAME_FIRST",)),
    (("ENDS", "Vng"), ("ENDING", 3)),
    (("ENDS", "ng"), ("ENDING", 3)),
    (("BEGINS", "ng"), ("ENDING", 1)),
    (("LENGTH", AT_LEAST, 5), ("LENGTHS", 0)),
    (("LENGTH", EXACTLY, 5), ("LENGTHS", 1)),
    (("LENGTH", AT_MOST, 5), ("-LENGTHS", 1)),
    (("CONTAINS", "ee"), ("SHARE", 2)),
    (("COUNT", "e", AT_MOST, 2), ("SHARE", 1)),
    (("BEGINS", "d"), ("CHAIN",)),
)


def test_what_words_have_by_themselves_need_not_be_alike():
    for one, other in OPEN:
        assert not implied(law(*one), law(*other)), (one, other)


def test_a_law_reads_as_a_sentence():
    assert sentence(law("-CONTAINS", "qu")) == "must not contain QU"
    assert sentence(law("BEGINS", "qVt")) == "must begin with Q then a vowel then T"
    assert sentence(law("AT", BACK | 2, "e")) == "must have E as letter 2 from the end"
    assert sentence(law("COUNT", "V", AT_LEAST, 2)) == "must have at least 2 vowels"
    assert sentence(law("PART", NOUN | ADVERB)) == "must be a noun or an adverb"
    assert sentence(law("SHARE", 1)) == "must share at least 1 letter with the word before"
    assert sentence(law("TABLE", 3)) == "must obey paper law 3"
