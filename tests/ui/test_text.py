# portable: runs on CPython and on the MicroPython VM
"""Sentences on a narrow screen, and pages of running text."""

from fakes.golden import compare, screen_text
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, B
from lawkeeper.ui.reader import Reader
from lawkeeper.ui.text import rest, sentence, wrap

LAW = "There must be at least as many even blue dice as stacked white dice."


class App:
    def __init__(self):
        self.backs = 0

    def back(self):
        self.backs += 1

    def swap(self, name, arg):
        self.swapped = name, arg


class Rules(Reader):
    TITLE = "Rules"

    def text(self):
        return "\n".join(["line %d" % n for n in range(1, 21)])


def test_words_stay_whole():
    assert wrap(LAW) == ["There must be at", "least as many even", "blue dice as stacked", "white dice."]


def test_a_line_may_be_exactly_full():
    assert wrap("a" * 10 + " " + "b" * 10 + " c") == ["a" * 10 + " " + "b" * 10, "c"]
    assert wrap("a" * 21 + " c") == ["a" * 21, "c"]


def test_a_word_too_long_is_broken():
    assert wrap("x" * 50) == ["x" * 21, "x" * 21, "x" * 8]
    assert wrap("go " + "x" * 22) == ["go", "x" * 21, "x"]
    assert wrap("abcdef gh", 4) == ["abcd", "ef", "gh"]


def test_new_lines_are_kept_and_nothing_is_one_empty_line():
    assert wrap("one\n\ntwo") == ["one", "", "two"]
    assert wrap("") == [""]


def test_no_line_is_ever_too_long_and_no_letter_is_lost():
    for width in range(1, 30):
        lines = wrap(LAW, width)
        assert max([len(line) for line in lines]) <= width
        assert "".join(lines).replace(" ", "") == LAW.replace(" ", "")


def test_spaces_never_start_a_line_or_fill_one():
    assert wrap("a  b") == ["a b"]
    assert wrap(" a ") == ["a"]


def test_a_sentence_lies_over_the_page():
    compare(
        "ui/sentence",
        screen_text(sentence("No marker is left for a 21st experiment. Everyone has lost.", "Lawkeeper")),
    )


def test_a_sentence_that_is_too_long_goes_on():
    words = " ".join(["word%d" % n for n in range(60)])
    read, left = [], words
    while left:
        screen = sentence(left, "Infer")
        assert screen.title == ("Infer\t▼" if rest(left) else "Infer")
        read += [word for row in screen.rows for word in row.split()]
        left = rest(left)
    assert read == words.split()
    assert len(sentence(words, "Infer").rows) == 6
    assert not rest(LAW)


def test_a_reader_scrolls_by_lines_and_by_screens():
    page = Rules(App())
    compare("ui/reader", screen_text(page.view()))
    for button, first in (
        (UP, 1),
        (DOWN, 2),
        (DOWN, 3),
        (UP, 2),
        (RIGHT, 8),
        (RIGHT, 14),
        (RIGHT, 15),
        (LEFT, 9),
    ):
        page.tap(button)
        assert page.view().rows[0] == "line %d" % first
    page.tap(B)
    assert page.app.backs == 1


def test_a_reader_that_shows_all_says_so():
    class Short(Rules):
        def text(self):
            return "short"

    screen = Short(App()).view()
    assert (screen.title, screen.foot, screen.rows) == ("Rules", "B back", ["short"])


def test_a_reader_says_where_there_is_more():
    page = Rules(App())
    said = []
    for _ in range(3):
        said.append(page.view().title)
        page.tap(RIGHT)
    assert said + [page.view().title] == ["Rules\t▼", "Rules\t▲▼", "Rules\t▲▼", "Rules\t▲ "]
