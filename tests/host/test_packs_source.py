"""Pack files: what is taken, and one clear sentence with its line for everything that is not."""

from pathlib import Path

import pytest

from lawkeeper.games.infer.laws.forms import ANY_DIE, ANY_NUMBER, AT_LEAST, COUNT, IS, NORTH, encode
from lawkeeper_host.games.infer.laws import LawRefused
from lawkeeper_host.games.infer.laws.colours import colour_names
from lawkeeper_host.games.infer.packs import law_packs
from lawkeeper_host.games.registry import read_pack
from lawkeeper_host.packs.source import MOST_WRONG, Head, PackError, PackSource, Problem, parse

ROOT = Path(__file__).parents[2]
GOOD = """\
# A pack.
pack: First Light
author: Ada
licence: CC0-1.0
game: infer

level: 1
There must be at least one orange die.
All White dice must touch two blues.

level: 3
The sum of touching dice must be exactly 5.
"""


PAIR = (IS, (COUNT, ANY_DIE), (AT_LEAST, 2))
NORTHERN = (IS, (COUNT, (0, ANY_NUMBER, 0, (NORTH, (AT_LEAST, 1), (2, ANY_NUMBER, 0)))), (AT_LEAST, 1))


def understand(sentence, names):
    """A language of nonsense: what matters here is everything but the meaning."""
    if "blurred" in sentence:
        at = sentence.index("blurred")
        raise LawRefused("The box does not know the word blurred.", "Nearest: blue.", at, at + 7)
    if "mumble" in sentence.lower():
        raise LawRefused("That is no law.")
    return NORTHERN if "north" in sentence else PAIR


NONSENSE = law_packs(understand)


def read(data: bytes) -> tuple[PackSource, list[Problem]]:
    return parse(data, [NONSENSE])


def sentences(pack):
    return [(law.level, law.text) for law in pack.laws]


def problems(text):
    data = text if isinstance(text, bytes) else text.encode()
    return [(problem.line, problem.what) for problem in read(data)[1]]


def only(text):
    """(line, what) of the one problem there must be."""
    found = problems(text)
    assert len(found) == 1, found
    return found[0]


def with_law(law, head="pack: P"):
    return f"{head}\n{law}\n"


def test_a_good_pack():
    pack, wrong = read(GOOD.encode())
    assert not wrong
    assert (pack.head, pack.game) == (Head("First Light", "Ada", "CC0-1.0"), NONSENSE)
    assert sentences(pack) == [
        (1, "There must be at least one \x01 die."),
        (1, "All \x03 dice must touch two \x02s."),
        (3, "The sum of touching dice must be exactly 5."),
    ]


@pytest.mark.parametrize("data", [GOOD.replace("\n", "\r\n").encode(), b"\xef\xbb\xbf" + GOOD.encode()])
def test_line_ends_and_the_mark_of_other_editors_do_not_matter(data):
    assert read(data) == read(GOOD.encode())


def test_a_pack_may_name_its_own_three_colours():
    pack, wrong = read(
        b"pack: P\ncolours: red, Blue, black\nAll red dice must touch blue dice, no black ones."
    )
    assert not wrong
    assert sentences(pack) == [(1, "All \x01 dice must touch \x02 dice, no \x03 ones.")]


@pytest.mark.parametrize("path", sorted((ROOT / "host/packs").glob("*.txt")), ids=lambda path: path.stem)
def test_the_packs_we_ship_are_good(path):
    assert read_pack(path).count >= 20


@pytest.mark.parametrize(
    ("text", "line", "say"),
    [
        (with_law("All dice.", "name: P\npack: P"), 1, "unknown key `name`; there are pack, author,"),
        ("All dice.", 0, "no name"),
        ("pack:\nAll dice.", 1, "name is missing"),
        (with_law("All dice.", "pack: 漢字"), 1, "no sign for 漢 (U+6F22), 字 (U+5B57)"),
        (with_law("All dice.", "pack: A name that is too long"), 1, "3 bytes too long; at most 20 fit"),
        (with_law("All dice.", "pack: P\npack: Q"), 2, "already said on line 1"),
        (with_law("All dice.", "pack: P\nauthor: " + "x" * 70), 2, "10 characters too long"),
        (with_law("All dice.", "pack: P\ngame: chess"), 2, "no game `chess`; there is infer, turing"),
        (with_law("All dice.", "pack: P\ncolours: red, blue"), 2, "three different words"),
        (with_law("All dice.", "pack: P\ncolours: red, red, blue"), 2, "three different words"),
        (with_law("All dice.", "pack: P\nmeaning: none"), 2, "`meaning` is `box`"),
        (with_law("All blurred dice."), 2, "the box does not know the word blurred; nearest: blue\n"),
        (with_law("Mumble mumble."), 2, "that is no law"),
        (with_law("All dice.", "pack: P\nlevel: 4"), 2, "level 4 does not exist"),
        (with_law("All dice.", "pack: P\nlevel: 0"), 2, "write 1, 2 or 3"),
        (with_law("All dice.", "pack: P\nlevel:"), 2, "level (nothing)"),
        ("pack: P\n# nothing\n", 0, "the pack is empty"),
        ("", 0, "no name"),
        (with_law("x" * 85), 2, "1 bytes too long; at most 84"),
        (with_law("▲" * 29), 2, "3 bytes too long"),
        (with_law("All red dice."), 2, "`red` is not a colour of this pack; its colours are orange, blue"),
        (with_law("No Reds."), 2, "`reds` is not a colour"),
        (with_law("No orange dice.", "pack: P\ncolours: red, blue, black"), 3, "are red, blue and black"),
        (with_law("All dice.\nNo dice.\nall  dice"), 4, "same as on line 2"),
        (with_law("All\tdice."), 2, "control character is in this line (U+0009)"),
        (with_law("All \x01 dice."), 2, "U+0001"),
        (with_law("All\u200b dice."), 2, "U+200B"),
        (with_law("All dice 😀."), 2, "no sign for 😀 (U+1F600)"),
        (b"pack: P\nAll \xff dice.", 2, "byte 0xff is not UTF-8"),
    ],
)
def test_everything_wrong_has_a_line_and_a_sentence(text, line, say):
    found = problems(text)
    assert any(number == line and say in what for number, what in found), found
    assert all(what[0] != " " and not what.endswith(".") for _, what in found)


def test_a_law_of_exactly_84_bytes_fits():
    assert problems(with_law("x" * 84)) == []


def test_all_problems_are_told_in_the_order_of_their_lines(tmp_path):
    path = tmp_path / "bad.txt"
    laws = "All red dice.\nAll pink dice.\nAll dice.\nall dice.\n"
    path.write_text(f"level: 9\n{laws}foo: bar\nmeaning: people\n", "utf-8")
    with pytest.raises(PackError) as caught:
        read_pack(path)
    assert [problem.line for problem in caught.value.problems] == [0, 1, 2, 3, 5, 6]
    assert caught.value.exit_code == 2
    assert caught.value.message.splitlines()[1] == f"{path}:1: level 9 does not exist; write 1, 2 or 3"


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(PackError, match="cannot be read"):
        read_pack(tmp_path / "nothing.txt")


def test_a_folder_is_no_pack(tmp_path):
    with pytest.raises(PackError, match="cannot be read"):
        read_pack(tmp_path)


def test_a_law_is_not_split_at_signs_that_editors_do_not_count_as_lines():
    assert only(with_law("All\x0bdice.\nAll red dice.").replace("All red dice.", "No dice."))[0] == 2


# --- what a law means ---


def test_a_law_keeps_its_tree_and_its_line():
    (law,) = read(b"pack: P\n\nThere must be two dice.\n")[0].laws
    assert (law.code, law.compass, law.line) == (encode(PAIR), False, 3)


def test_a_refusal_points_at_the_word():
    line, what = only(with_law("All blurred dice."))
    said, law, carets = what.split("\n")
    assert line == 2 and said.endswith("nearest: blue")
    assert law[carets.index("^") : carets.rindex("^") + 1] == "blurred"


def test_what_is_wrong_in_another_way_is_not_looked_at_for_its_meaning():
    assert "pink" in only(with_law("All blurred pink dice."))[1]
    assert "too long" in only(with_law("mumble " * 13))[1]


def test_laws_for_people_need_no_meaning():
    pack, wrong = read(b"pack: P\nMumble mumble.\nmeaning: people\nThere must be two dice.")
    assert not wrong and pack.people
    assert [law.code for law in pack.laws] == [b"", encode(PAIR)]


def test_item_83_laws_of_directions_are_marked():
    laws = b"No die north of it.\nMumble west.\nMumble on the western.\nNo die.\n"
    pack, _ = read(b"pack: P\nmeaning: people\n" + laws)
    assert [law.compass for law in pack.laws] == [True, True, True, False]


def test_a_meaning_is_found_with_the_packs_own_colours():
    asked = []
    laws = law_packs(lambda *words: asked.append(words) or PAIR)
    parse(b"pack: P\nNo red dice.\ncolours: red, blue, black", [laws])
    assert asked == [("No red dice.", ("red", "blue", "black"))]


@pytest.mark.parametrize("value", ["", "red", "red,blue", "red,blue,blue", "red,blue,b1", "a,b,c,d"])
def test_three_colours_are_three_words(value):
    assert colour_names(value) is None
    assert colour_names("Red, blue ,black") == ("red", "blue", "black")


def test_a_hundred_thousand_bad_lines_stop_after_fifty_with_the_count():
    found = problems(with_law("\n".join(f"Mumble {number}." for number in range(100_000))))
    assert len(found) == MOST_WRONG + 1
    assert found[0] == (0, "more than 50 things are wrong up to line 52 of 100,002; mend these first")
    assert [line for line, _ in found[1:]] == list(range(2, 52))
