"""Short texts of files that come and go: cut out of a long one, so that no name stays in memory for each."""

import ast

from lawkeeper_host.build.shorttexts import packed
from lawkeeper_host.checks.packaged import packaged
from lawkeeper_host.places import ROOT

PAGE = """
SIGNS = "abc"
def screen(dice):
    return ["%d dice" % dice, "a die", " of two ", "abc", "title", "dice"]
"""


def pack(page: str = PAGE, rom: tuple[str, ...] = (), **others: str) -> str:
    return packed({"lawkeeper.page": page, **others}, {"lawkeeper.page"}, rom)["lawkeeper.page"]


def texts(source: str) -> set[str]:
    """All texts in a source, but for what is cut out of a long one."""
    return {node.value for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)}  # fmt: skip


def test_the_short_texts_of_functions_become_parts_of_one_long_text() -> None:
    made = pack()
    # The name of the argument, and the table of the file, stay as they are.
    assert texts(made) == {"abc", "dice", " of two %d dicea dietitle"}
    room: dict[str, object] = {}
    exec(made, room)  # noqa: S102 - what the build made here
    assert room["screen"](3) == ["3 dice", "a die", " of two ", "abc", "title", "dice"]  # type: ignore[operator]


def test_what_is_a_name_anyway_stays_a_text() -> None:
    assert "title" in texts(pack(rom=("title",)))
    assert "title" in texts(pack(app="def draw(screen):\n    return screen.title"))
    assert " of two " in texts(pack(app="def words():\n    return ' of two '"))  # a file that stays


def test_files_that_stay_and_few_texts_are_left_alone() -> None:
    assert packed({"app": PAGE}, set())["app"] == PAGE
    few = "def a():\n    return 'a b'"
    assert pack(few) == few


def test_tuples_of_values_and_what_stands_in_an_f_string_are_no_names_and_stay() -> None:
    made = pack("def f(n):\n    return ('one two', 3), f'{n} of many', 'no thing ', 'at most'")
    assert texts(made) == {"one two", " of many", "no thing at most"}


def test_signs_come_after_letters() -> None:
    made = pack("def f():\n    return ['▲ list', 'Waiting %d', 'no']")
    assert "Waiting %dno▲ list" in texts(made)


def test_the_board_has_few_such_names_left() -> None:
    """The sentences of Infer have most of them; what stays is called like something of the package."""
    made = packaged(quietly=True)
    found = texts(made[ROOT / "firmware/lawkeeper/games/infer/laws/english.py"])
    assert "colour" in found and "aeiouAEIOU" not in found
    assert [text for text in found if "aeiouAEIOU" in text and len(text) > 99]
