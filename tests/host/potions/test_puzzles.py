"""Puzzles, their codes, packs of them; lists of potions with effects."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from host.alone import alone
from host.potions.tables import played
from host.potions.worked import FIRST

from lawkeeper.games.potions.brew import rule as box_rule
from lawkeeper.games.potions.brew.space import set_of
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.games.potions.fold import kept
from lawkeeper.games.potions.mind import puzzle as box_puzzle
from lawkeeper.games.potions.mind.codes import of_game
from lawkeeper.games.potions.mind.review import left
from lawkeeper.keep.chance import Chance
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.potions import codes, puzzles, text
from lawkeeper_host.games.potions.commands import potions
from lawkeeper_host.games.potions.exact import examine, upto
from lawkeeper_host.games.potions.packs import PACKS
from lawkeeper_host.games.potions.parse import parse
from lawkeeper_host.packs import source
from lawkeeper_host.places import data


def run(*arguments: object) -> Result:
    return alone(potions, *arguments)


def make(question: int, rules: int, seed: int = 1, colours: bool = False) -> codes.Puzzle:
    return puzzles.make(random.Random(seed), question, rules, colours)


# -- puzzles ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", range(2, 9))
def test_a_puzzle_of_breaks_has_one_answer_and_the_rules_before_it_are_sound(rules: int) -> None:
    answers = set()
    for seed in range(12):
        puzzle = make(codes.BREAKS, rules, seed)
        answer = puzzle.answer()
        assert isinstance(answer, int) and 2 <= answer <= rules == len(puzzle.rules)
        before = examine(puzzle.space, upto(puzzle.listed(), answer - 1))
        assert not before.contradictory and not before.redundant
        worlds = Worlds(puzzle.box)
        assert not worlds.empty(worlds.left(puzzle.rules[: answer - 1]))
        assert worlds.empty(worlds.left(puzzle.rules[:answer]))
        answers.add(answer)
    assert len(answers) > min(rules - 2, 2)


@pytest.mark.parametrize("colours", [False, True])
def test_a_puzzle_of_forced_has_one_forced_set_and_no_contradiction(colours: bool) -> None:
    for seed in range(8):
        puzzle = make(codes.FORCED, 2 + seed % 4, seed, colours)
        worlds = Worlds(puzzle.box)
        left = worlds.left(puzzle.rules)
        assert worlds.forced(left).bit_count() == 1 and not worlds.empty(left)
        assert tuple(worlds.sets[worlds.forced(left).bit_length() - 1]) == puzzle.answer()


def test_the_same_seed_makes_the_same_puzzle_and_its_rules_are_such_as_players_write() -> None:
    assert make(0, 5, 3) == make(0, 5, 3) != make(0, 5, 4)
    for coded in make(0, 12).rules:
        assert len(coded) <= box_rule.IF_AT + 3  # two conditions at most


def shipped() -> list[bytes]:
    """The records of the puzzles that come with the box."""
    pack = source.read_pack(data("packs") / "potion-puzzles.txt", [PACKS])
    return [record.data for record in pack.records if record.data[0] == codes.PUZZLE]


def made_up() -> list[bytes]:
    """Records of puzzles that a box makes up."""
    found = []
    for seed in range(12):
        *_, one = box_puzzle.made(Chance(bytes((seed,)), "puzzle"), seed % 2)
        found.append(codes.Puzzle(one.question, False, (0, 3), tuple(one.codes)).record())
    return found


@pytest.mark.parametrize(("when", "twice"), [
    ("a heart and a spade", False), ("at least 2 hearts or exactly 2 ingredients", False),
    ("a heart or a heart", True), ("at least 1 heart and at least 2 hearts", True),
    ("at least 2 hearts or at least 2 ingredients", True), ("at most 3 hearts", True),
    ("a spade and (a heart or at least 2 hearts)", True), ("at least 2 hearts and at most 2 spades", True),
])  # fmt: skip
def test_a_condition_that_could_be_left_out_is_seen(when: str, twice: bool) -> None:
    assert puzzles.says_twice(parse(f"IF it has {when} THEN it is red", FIRST), FIRST) == twice


def test_no_rule_of_a_shipped_puzzle_or_of_one_that_is_made_says_the_same_twice() -> None:
    records = shipped() + made_up() + [make(seed % 2, 3 + seed % 5, seed).record() for seed in range(10)]
    for record in records:
        puzzle = codes.puzzle(record)
        listed = puzzle.listed().values()
        said = dict(zip(puzzle.sentences(), listed, strict=False))
        assert len(said) == len(listed)  # nor does a whole rule stand there twice
        assert not [one for one, rule in said.items() if puzzles.says_twice(rule, puzzle.space)]


def test_box_and_host_give_the_same_answers() -> None:
    """To every puzzle that is shipped, and to those that the box makes up."""
    assert len(shipped()) == 120
    for record in shipped() + made_up():
        there, here = box_puzzle.read(record), codes.puzzle(record)
        answer = here.answer()
        assert (there.question, there.space.names) == (here.question, here.box.names)
        if here.question == codes.BREAKS:
            assert there.answer == answer
            assert not exact_left(here, there.shows)
        else:
            assert set_of(there.space.kinds, there.answer) == bytes(
                answer if isinstance(answer, tuple) else ()
            )


def exact_left(puzzle: codes.Puzzle, number: int) -> list[frozenset[int]]:
    """What a set, by its number on the box, keeps."""
    return list(puzzle.found().allowed[tuple(set_of(puzzle.box.kinds, number))])


# -- codes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", [codes.BREAKS, codes.FORCED])
def test_a_code_is_the_puzzle_however_it_was_copied(question: int) -> None:
    for rules in (2, 3, 5):
        puzzle = make(question, rules, rules, colours=rules == 3)
        code = puzzle.code()
        assert codes.read(code) == codes.read(code.lower().replace("-", " ")) == puzzle
        assert codes.read(code.replace("0", "O").replace("1", "L")) == puzzle
        assert codes.puzzle(puzzle.record()) == puzzle


def test_a_sign_copied_wrongly_is_found() -> None:
    code = make(0, 3).code()
    missed = 0
    for at, sign in enumerate(code):
        for other in "07Z" if sign != "-" else "":
            if other != sign:
                try:
                    missed += codes.read(code[:at] + other + code[at + 1 :]) is not None
                except codes.PuzzleRefused:
                    continue
    assert missed == 0
    for bad in ("", "0", "U" + code[1:], code[:-2], code + "00", code[5:]):
        with pytest.raises(codes.PuzzleRefused):
            codes.read(bad)


@pytest.mark.parametrize("record", [
    b"", b"\1\0\0\3", b"\2\2\0\3\3\1\0\x21", b"\2\0\x7f\3\3\1\0\x21", b"\2\0\0\1\3\1\0\x21",
    b"\2\0\0\7\3\1\0\x21", b"\2\0\0\3", b"\2\0\0\3\3\1\0", b"\2\0\0\3\3\0\0\x21", b"\2\0\0\3\3\1\0\x81",
    b"\2\0\0\3" + b"\3\1\0\x21" * 21,
])  # fmt: skip
def test_a_record_that_is_no_puzzle_is_refused(record: bytes) -> None:
    with pytest.raises(codes.PuzzleRefused):
        codes.puzzle(record)


# -- packs --------------------------------------------------------------------------------------------------

HEAD = "pack: Test\ngame: potions\n"
EFFECTS = """\
potions sour, salty, Sweet
effect sour: The drinker passes a card to the left.
effect sweet: Nothing, but it tastes.
"""


def read(body: str) -> tuple[source.PackSource, list[tuple[int, str]]]:
    """The lines behind a head of two lines, past the row of the game, which the box may not have yet."""
    wrong: list[tuple[int, str]] = []
    lines = PACKS.reader(lambda line, what: wrong.append((line, what)))
    for number, line in enumerate(body.splitlines(), 1):
        lines.line(number, line)
    return lines.finish(source.Head("Test")), wrong


def test_potions_item_72_a_pack_keeps_lists_with_effects_first_then_puzzles_by_question_and_length() -> None:
    made = [make(codes.FORCED, 3), make(codes.BREAKS, 4), make(codes.BREAKS, 2)]
    pack, wrong = read("\n".join(text.line(one) for one in made) + "\n" + EFFECTS)
    assert not wrong
    assert [record.line for record in pack.records] == [4, 3, 2, 1]
    assert [codes.puzzle(record.data) for record in pack.records[1:]] == [made[2], made[1], made[0]]
    names = b"\1\3\4sour\5salty\5sweet"
    effects = b"\x27The drinker passes a card to the left.\0\x17Nothing, but it tastes."
    assert pack.records[0].data == names + effects.replace(b"\x27", bytes((38,)))
    names_there, effects_there = kept.read(pack.records[0].data)  # as the box reads it
    assert names_there == ["sour", "salty", "sweet"]
    assert effects_there == ["The drinker passes a card to the left.", "", "Nothing, but it tastes."]
    assert (pack.game.name, pack.game.id, pack.game.thing) == ("potions", 4, "puzzle")
    assert PACKS.meta(pack) == {}


@pytest.mark.parametrize(("body", "line", "what"), [
    ("nonsense", 1, "write a puzzle"),
    ("breaks 2: 0000", 1, "code"),
    ("potions red", 1, "2 to 6"),
    ("potions red, fizzy9", 1, "cannot be a potion"),
    ("potions red, red", 1, "twice"),
    ("effect red: Boom.", 1, "first comes the list"),
    ("potions red, fizzy\neffect tasty: Boom.", 2, "not in the list on line 1"),
    ("potions red, fizzy\neffect red: Boom.\neffect red: Bang.", 3, "already"),
    ("potions red, fizzy\neffect red:", 2, "what does it do"),
    ("potions red, fizzy\neffect red: " + "x" * 61, 2, "1 letters too long"),
    ("potions red, fizzy\neffect red: caf\xe9", 2, "plain letters"),
])  # fmt: skip
def test_a_line_of_no_use_is_told_what_it_should_be(body: str, line: int, what: str) -> None:
    _, wrong = read(body)
    assert [number for number, _ in wrong] == [line] and what in wrong[0][1]


def test_a_puzzle_says_what_it_asks_and_stands_once() -> None:
    puzzle = make(codes.BREAKS, 3)
    good = text.line(puzzle)
    assert read(good + "\n" + good)[1][0][0] == 2
    assert "another question" in read(good.replace("breaks", "forced"))[1][0][1]
    assert "3 rules, not 4" in read(good.replace(" 3:", " 4:"))[1][0][1]
    no_answer = codes.Puzzle(codes.BREAKS, False, (0, 3), (b"\1\0\x21",))
    assert "none of them breaks it" in read(text.line(no_answer))[1][0][1]
    forced = codes.Puzzle(codes.FORCED, False, (0, 3), (b"\1\0\x21",))
    assert "15 sets" in read(text.line(forced))[1][0][1]


# -- commands -----------------------------------------------------------------------------------------------


def test_a_puzzle_is_shown_and_its_answer_when_it_is_asked_for() -> None:
    said = run("puzzle", "--seed", "a", "--rules", 4)
    assert said.exit_code == 0 and "Answer" not in said.output and "  4  IF it has" in said.output
    code = said.output.split("Code: ")[1].split()[0]
    answered = run("puzzle", "--code", code, "--answer")
    assert "With which rule does a set keep no potion? Potions are red, fizzy, tasty." in answered.output
    assert f"Answer: rule {codes.read(code).answer()}" in answered.output
    data = json.loads(run("puzzle", "--code", code, "--json").output)
    assert data["code"] == code and len(data["rules"]) == 4 and "answer" not in data
    assert json.loads(run("puzzle", "--code", code, "--json", "--answer").output)["answer"].startswith(
        "rule "
    )


def test_a_list_of_ones_own_becomes_a_puzzle(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(
        "1: IF it has a heart THEN it is red\n2: IF it has exactly 2 ingredients THEN it is not red"
    )
    assert "Answer: rule 2" in run("puzzle", "--from", path, "--answer").output
    assert isinstance(run("puzzle", "--from", path, "--ask", "forced").exception, HostError)
    path.write_text("potions: wet, dry\n1: IF it has a heart THEN it is wet")
    assert "lists" in str(run("puzzle", "--from", path).exception)


@pytest.mark.parametrize("arguments", [
    ("puzzle", "--code", "0000"), ("puzzle", "--code", "0000", "--from", "x"),
    ("pack", "--rules", "x", "-o", "x"),
    ("pack", "--rules", "1-3", "-o", "x"), ("pack", "--rules", "5-3", "-o", "x"),
    ("pack", "--name", "x" * 21, "-o", "x"), ("pack", "--count", "1", "-o", "/no/such/folder/x.txt"),
    ("check", "/no/such/file.txt"),
])  # fmt: skip
def test_a_wish_that_cannot_be_is_a_sentence(arguments: tuple[str, ...]) -> None:
    error = run(*arguments).exception
    assert isinstance(error, HostError) and error.exit_code == 2 and error.message.endswith(".")


def test_a_pack_of_puzzles_is_one_that_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "pack.txt"
    for ask, question in (("breaks", codes.BREAKS), ("forced", codes.FORCED)):
        said = run("pack", "--ask", ask, "--count", 6, "--rules", "2-4", "--seed", "a", "-o", path)
        assert said.exit_code == 0 and "6 puzzles" in said.output
        pack, wrong = read("\n".join(path.read_text("utf-8").splitlines()[4:]))
        assert not wrong and pack.count == 6
        found = [codes.puzzle(record.data) for record in pack.records]
        assert [len(one.rules) for one in found] == [2, 2, 3, 3, 4, 4]
        assert {one.question for one in found} == {question}


def test_the_rules_of_a_finished_game_are_a_code_that_the_computer_reads_and_answers() -> None:
    asked = set()
    for seed in range(40):
        options: dict[str, Any] = {"colours": seed % 3 == 0, "count": 3 + seed % 3, "list": seed % 5}
        *_, (game, _, _) = played(seed, bold=0.05, **options)
        *_, masks = left(game)
        found = of_game(game, masks)
        if found is None:
            continue
        question, count, code = found
        sent = codes.read(code.lower().replace("-", " "))
        assert (sent.question, len(sent.rules), sent.code()) == (question, count, code)
        assert [bytes(one) for one in sent.rules] == [bytes(game.book.code(n)) for n in range(1, count + 1)]
        assert sent.box.names == game.space.names and sent.box.kinds == game.space.kinds
        assert sent.answer() == box_answer(sent)
        asked.add(question)
    assert asked == {codes.BREAKS, codes.FORCED}


def box_answer(sent: codes.Puzzle) -> Any:
    """What the box holds for the answer of such a puzzle."""
    found = box_puzzle.read(sent.record())
    if sent.question == codes.BREAKS:
        return found.answer
    return tuple(set_of(sent.box.kinds, found.answer))


@pytest.mark.parametrize("options", [{"adjectives": True}, {"victory": True, "count": 4}])
def test_potions_that_other_boxes_lack_make_no_code(options: dict[str, Any]) -> None:
    *_, (game, _, _) = played(1, **options)
    assert of_game(game, []) == ()
