"""Packs of problems: lines and records, what is refused and how, and what the box makes of them."""

from pathlib import Path

import pytest

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems.problem import EXTREME, NIGHTMARE, Problem
from lawkeeper.keep import image
from lawkeeper.keep.library import Library
from lawkeeper_host.games.registry import GAMES
from lawkeeper_host.games.turing import text
from lawkeeper_host.games.turing.game import TURING
from lawkeeper_host.games.turing.packs import read_problems
from lawkeeper_host.packs.build import library_file, section
from lawkeeper_host.packs.source import PackError, parse

ROOT = Path(__file__).parents[3]
SHIPPED = ROOT / "host/packs/turing-thousand.txt"
PUBLISHED = ROOT / "tests/data/turing_pack.txt"
GOOD = "classic easy 4: 3b 7b 14b 17b"
HEAD = "pack: P\ngame: turing\n"
EXTREME_LINE = "extreme hard 4: 40d/10 8c/13 3/23b 25/5b"
NIGHTMARE_LINE = "nightmare easy 4: 3b 7b 14b 17b order 2 0 1 3"


def lines_of(path):
    lines = path.read_text("utf-8").splitlines()
    return [line for line in lines if line.partition(" ")[0] in text.MODES]


def read(data):
    return parse(data, [game.packs for game in GAMES])


def problems(said):
    return [(problem.line, problem.what) for problem in read((HEAD + said).encode())[1]]


# --- lines ---


@pytest.mark.parametrize("line", lines_of(PUBLISHED))
def test_turing_item_08_a_line_is_a_problem_and_back(line):
    problem = text.read(line)
    assert text.line(problem) == line
    again = Problem.decode(problem.encode())
    assert text.line(again) == line and len(problem.encode()) <= 24
    again.check()


def test_turing_item_05_the_code_of_published_problems_is_theirs():
    codes = [tables.digits(text.read(line).code) for line in lines_of(PUBLISHED)[:2]]
    assert codes == ["435", "142"]


def test_what_a_line_says():
    problem = text.read(EXTREME_LINE + " par 3r8q 1r2q id F49 63X")
    assert (problem.mode, problem.cards, problem.criteria) == (EXTREME, (40, 8, 23, 5), (3, 2, 1, 1))
    assert (problem.fakes, problem.flips) == ((10, 13, 3, 25), 0b1100)
    assert (problem.machine, problem.expert, problem.label) == ((3, 8), (1, 2), "F49 63X")
    problem = text.read("  NIGHTMARE Easy 4 :  3B 7b 14b 17b ORDER 2 0 1 3")
    assert (problem.mode, problem.order) == (NIGHTMARE, (2, 0, 1, 3))
    assert (problem.machine, problem.label) == ((0, 0), "")


@pytest.mark.parametrize(("line", "say"), [
    ("some words", "this is no problem; write one like `classic easy 4: "),
    ("clasic easy 4: 3b", "there is no mode `clasic`; there are classic, extreme, nightmare"),
    ("classic mild 4: 3b", "there is no difficulty `mild`"),
    ("classic easy 5: 3b 7b 14b 17b", "the line says 5 verifiers and has 4"),
    ("classic easy 1: 3b", "2 to 6 verifiers"),
    ("classic easy 4: 3b 7b 14b 49a", "verifier D: there is no card 49"),
    ("classic easy 4: 3b 7c 14b 17b", "verifier B: card 7 has no criterion c; its criteria are a to b"),
    ("classic easy 4: 3b 7 14b 17b", "verifier B: in `7` the card has the letter of its criterion"),
    ("classic easy 4: 3b 7bb 14b 17b", "verifier B: `7bb` is no card with its criterion"),
    ("classic easy 4: 3b 7b/9 14b 17b", "verifier B: `7b/9` does not fit classic, where a verifier has one"),
    ("extreme easy 4: 3b/9 7b 14b/1 17b/2", "verifier B: `7b` does not fit extreme, where a"),
    ("extreme easy 4: 3b/9a 7b/5 14b/1 17b/2", "verifier A: in `3b/9a` exactly one of its cards is true"),
    ("extreme easy 4: 3b/26 7b/9 14b/1 17b/2", "verifier A: fake cards are 1 to 25, not 26"),
    ("extreme easy 4: 3b/7 7b/9 14b/1 17b/2", "card 7 is there twice"),
    ("classic easy 4: 8d 7b 14b 17b", "verifier A: criterion d of card 8 is never used"),
    ("classic easy 4: 3b 3b 14b 17b", "card 3 is there twice"),
    ("classic easy 4: 3b 7b 4b 17b", "cards 3 and 4 are of one family"),
    ("classic easy 4: 3b 7a 14b 17a", "no code passes all verifiers: B (card 7) and D (card 17)"),
    ("classic easy 3: 3b 7b 14b", "codes pass all verifiers"),
    ("classic easy 5: 3b 7b 14b 17b 9a", "no code passes all verifiers"),
    ("classic easy 5: 3b 7b 14b 17b 9b", "verifier E (card 9) is superfluous"),
    (GOOD + " order 0 1 2 3", "`order` is for nightmare"),
    ("nightmare easy 4: 3b 7b 14b 17b", "in nightmare the line ends with which verifier each letter asks"),
    ("nightmare easy 4: 3b 7b 14b 17b order 0 1 1 3", "`order 0 1 1 3` does not name each verifier from"),
    (GOOD + " par 2r6q", "is not the Machine's and the Expert's par"),
    (GOOD + " par 2r7q 1r2q", "7 questions do not fit 2 rounds"),
    (GOOD + " par 0r0q 1r2q", "0 questions do not fit 0 rounds"),
    (GOOD + " par 2r6q 1r2q par 1r1q 1r1q", "`par` is there twice"),
    (GOOD + " id A-1", "the id `A-1` is not up to 9 letters, digits and spaces"),
    (GOOD + " id ABCDEFGHIJ", "is not up to 9 letters"),
])  # fmt: skip
def test_turing_item_06_a_line_that_is_no_problem_is_refused_with_the_verifier_and_the_reason(line, say):
    ((number, what),) = problems(line)
    assert number == 3 and say in what and not what.endswith(".")
    assert not what[0].isupper()


# --- packs ---


def test_a_pack_of_problems_is_read_and_sorted_by_kind():
    pack, wrong = read((HEAD + f"{NIGHTMARE_LINE}\n# more\n{EXTREME_LINE}\n{GOOD}\n").encode())
    assert not wrong and (pack.game, pack.count, pack.game.thing) == (TURING.packs, 3, "problem")
    assert [record.line for record in pack.records] == [6, 5, 3]
    assert [record.kind for record in pack.records] == [(0, 0, 4), (1, 2, 4), (2, 0, 4)]


def test_the_same_problem_twice_is_found_in_another_order_too():
    told = "the problem is the same as on line 3; delete one of the two"
    again = "classic easy 4: 7b 3b 17b 14b par 2r6q 1r2q id AGAIN"
    assert problems(f"{GOOD}\n{again}") == [(4, told)]
    assert problems(f"{GOOD}\n{NIGHTMARE_LINE}") == []


def test_keys_of_laws_have_no_place_in_a_pack_of_problems():
    wrong = problems(f"level: 2\ncolours: red, blue, black\nmeaning: people\n{GOOD}")
    assert sorted(number for number, _ in wrong) == [3, 4, 5]
    assert all("is for packs of laws" in what for _, what in wrong)


def test_an_empty_pack_and_every_wrong_line_are_told():
    assert problems("# nothing") == [(0, "the pack is empty; write one problem on each line")]
    assert [number for number, _ in problems(f"bad\n{GOOD}\nclassic easy 4: 3b\n")] == [3, 5]


def test_a_file_with_mistakes_names_file_line_and_verifier(tmp_path):
    path = tmp_path / "bad.txt"
    path.write_text(HEAD + "classic easy 4: 3b 7b 14b 50a\n")
    with pytest.raises(PackError) as caught:
        read_problems(path)
    assert caught.value.message == f"{path}:3: verifier D: there is no card 50; cards go from 1 to 48"


def test_the_box_reads_what_the_pack_says(tmp_path):
    pack = read_problems(PUBLISHED)
    (tmp_path / "a.bin").write_bytes(library_file([section(pack)]))
    (tmp_path / "b.bin").write_bytes(image.blank())
    library = Library(str(tmp_path))
    found = [text.line(Problem.decode(library.record(TURING.id, n))) for n in range(library.count(TURING.id))]
    assert found == lines_of(PUBLISHED)
    (on_box,) = library.packs()
    meta = on_box.meta()
    assert meta["name"] == "Published" and sum(run[3] for run in meta["runs"]) == pack.count == len(found)
    assert meta["runs"][0] == [0, 0, 4, 2] and "levels" not in meta
    library.close()


# --- the pack that is shipped ---


@pytest.fixture(scope="module")
def thousand():
    return [Problem.decode(record.data) for record in read_problems(SHIPPED).records]


def test_the_shipped_pack_has_a_thousand_problems_of_all_kinds(thousand):
    assert len(thousand) == 1000
    kinds = {text.kind(problem) for problem in thousand}
    assert len(kinds) == 27, "three modes, three difficulties, 4 to 6 verifiers"
    for problem in thousand:
        assert tables.fits(problem.cards, problem.difficulty)
        (machine, questions), (expert, fewer) = problem.machine, problem.expert
        assert 1 <= machine <= max(1, questions) <= 3 * machine
        assert 1 <= expert <= max(1, fewer) <= 3 * expert
        assert len(problem.encode()) <= 24


def test_the_shipped_pack_spreads_over_cards_and_codes(thousand):
    assert len({card for problem in thousand for card in problem.cards}) == tables.CARDS
    assert len({problem.code for problem in thousand}) > 100


def test_the_shipped_pack_is_sorted_as_it_is_numbered():
    pack = read_problems(SHIPPED)
    assert pack.head.licence == "CC0-1.0" and pack.name == "Turing Thousand"
    assert [record.line for record in pack.records] == sorted(record.line for record in pack.records)
