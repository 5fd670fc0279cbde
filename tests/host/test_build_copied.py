"""A page that games share lies in the file of each: it has no state, and nobody else asks for it."""

from pathlib import Path

import pytest
from host.test_build_join import joined, run

from lawkeeper_host.build import bundles
from lawkeeper_host.errors import HostError

SHARED = "lawkeeper.games.pages.undo"
BASE = "lawkeeper.games.pages.base"
ONE, TWO = "lawkeeper.games.one", "lawkeeper.games.two"
PACKAGE = "lawkeeper.__init__"  # not an empty one: that would be left out, and Python find the real one
SOURCES = {
    PACKAGE: "VERSION = 1\n",
    BASE: "class Page:\n    def name(self):\n        return self.word()\n",
    SHARED: (
        '"""Text."""\nfrom lawkeeper.games.pages.base import Page\nMOST = 3\nPAIR = ("a", -1)\n'
        "def twice(word):\n    return word * 2\n"
        "class Undo(Page):\n    WORD = 'plain'\n"
        "    def word(self):\n        return twice(self.WORD) + str(MOST)\n"
    ),
    ONE: (
        "from lawkeeper.games.pages import undo\nfrom lawkeeper.games.pages.undo import twice\n"
        "MOST = 9\nclass Undo(undo.Undo):\n    WORD = 'one'\nprint(Undo().name(), twice('x'), MOST)\n"
    ),
    TWO: "def page():\n    from lawkeeper.games.pages.undo import Undo\n    return Undo\n",
}
ROWS = {ONE: [SHARED], TWO: [SHARED]}


def test_each_file_has_its_own_and_none_asks_for_it(tmp_path: Path) -> None:
    then = f"import {ONE}, {TWO}\nprint({TWO}.page()().name())"
    plain = run(SOURCES, tmp_path / "plain", then)
    texts = joined(SOURCES, ROWS)
    assert set(texts) == {PACKAGE, BASE, ONE, TWO}
    assert all("twice" in texts[name] and "games.pages.undo" not in texts[name] for name in ROWS)
    assert run(texts, tmp_path / "joined", then) == plain == "oneone3 xx 9\nplainplain3"


def test_a_shared_page_may_ask_for_another_one_of_its_file(tmp_path: Path) -> None:
    more = "lawkeeper.games.pages.more"
    sources = SOURCES | {
        more: "from lawkeeper.games.pages.undo import twice\ndef four(word):\n    return 2 * twice(word)\n",
        TWO: "from lawkeeper.games.pages.more import four\nprint(four('y'))\n",
    }
    texts = joined(sources, {ONE: [SHARED], TWO: [SHARED, more]})
    assert run(texts, tmp_path, f"import {TWO}") == "yyyy"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("found = []\n", "its state: found = []"),
        ("found = {}\n", "its state: found = {}"),
        ("found = bytearray(3)\n", "its state: found = bytearray(3)"),
        ("for number in (1, 2):\n    last = number\n", "its state: for number"),
        ("last = 0\ndef count():\n    global last\n    last += 1\n", "last is its state"),
    ],
)
def test_a_page_with_state_is_not_copied(source: str, said: str) -> None:
    sources = {SHARED: source, ONE: "x = 1\n", TWO: "x = 1\n"}
    with pytest.raises(HostError, match="lies in several files") as caught:
        joined(sources, ROWS)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "source",
    [
        "from lawkeeper.games.pages.undo import twice\n",
        "from lawkeeper.games.pages import undo\n",
        "import lawkeeper.games.pages.undo\n",
        "def late():\n    from lawkeeper.games.pages import undo\n    return undo\n",
    ],
)
def test_who_lies_elsewhere_does_not_get_at_it(source: str) -> None:
    with pytest.raises(HostError, match=f"stranger imports {SHARED}, which lies in several"):
        joined(SOURCES | {"lawkeeper.games.stranger": source}, ROWS)


def test_only_shared_pages_are_copied() -> None:
    sources = {"lawkeeper.ui.menu": "", ONE: "", TWO: ""}
    with pytest.raises(HostError, match="it lies in lawkeeper.games.one already"):
        joined(sources, {ONE: ["lawkeeper.ui.menu"], TWO: ["lawkeeper.ui.menu"]})


def test_every_shared_page_lies_in_some_row() -> None:
    """What stands in none would be one import more for everybody who opens it."""
    device = Path(__file__).parents[2] / "firmware/lawkeeper"
    rows = [name for names in bundles.rows().values() for name in names]
    names = {path.stem for path in (device / "games/pages").glob("[a-z]*.py")} - {"base"}
    assert len(names) > 10
    assert [name for name in sorted(names) if f"lawkeeper.games.pages.{name}" not in rows] == []
    assert [name for name in bundles.COPIED if name[-1] != "." and rows.count(f"lawkeeper.{name}") < 2] == []
