"""`lawkeeper log --html`: one file that needs nothing else, escaped, without a secret that is not told."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from host.loop import Bench
from host.played import LAW, OTHER, SEED, WON, break_seal, journal, setup

from lawkeeper_host import record
from lawkeeper_host.cli import main
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.infer.game import INFER
from lawkeeper_host.page import html
from lawkeeper_host.sheet import timeline
from lawkeeper_host.sheet.drawn import CIRCLE, Tick

EMPTY = {"meta"}


class Page(HTMLParser):
    """The tags of a page: whether they are balanced, what they are, which attributes they have."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.odd: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.odd.append(tag)


def sound(text: str) -> Page:
    """The page, after a look at what every page must keep."""
    page = Page(text)
    assert text.startswith("<!DOCTYPE html>") and not page.odd and not page.open
    assert not {"script", "link", "img", "iframe", "object", "form"} & {tag for tag, _ in page.tags}
    for tag, attributes in page.tags:
        assert not [name for name in attributes if name.startswith("on") or name in ("src", "srcset")], tag
        assert attributes.get("href", "#").startswith("#")
    assert "http" not in text.replace("http-equiv", "") and "@import" not in text
    assert set(re.findall(r"url\(([^)]*)\)", text)) <= {"#hatch"}
    policy = next(a["content"] for tag, a in page.tags if tag == "meta" and "http-equiv" in a)
    assert policy == "default-src 'none'; style-src 'unsafe-inline'"
    return page


def won(**options: Any) -> record.Record:
    return record.read_journal(bytes(journal(WON, setup(**options))))


# --- the page ---


def test_title_result_and_players_stand_first_and_the_law_last() -> None:
    text = html(won())
    sound(text)
    body = text.partition("<body>")[2]
    places = [
        body.index(words) for words in (">Infer<", "The law was found.", "Researcher 1", "The experiments")
    ]
    assert places == sorted(places)
    assert body.index(LAW) > body.index("Theory 2")
    assert LAW not in text.partition("<body>")[0]


def test_a_page_of_its_own_title_and_names() -> None:
    text = html(won(), "Club evening", ("Ada", " Ben "))
    assert "<h1>Club evening</h1>" in text and "Ada (Researcher 1)" in text and "Ben (Researcher 2)" in text
    assert '<span class="who">Ada</span>' in text and ">Researcher 3<" in text


def test_more_names_than_players_are_refused() -> None:
    with pytest.raises(HostError, match="There are 5 names, but this game had 3 players") as caught:
        html(won(), names=("Ada", "Ben", "Cleo", "Dan", "Eve"))
    assert caught.value.exit_code == 2


def test_what_others_have_written_is_escaped() -> None:
    evil = '<script>alert("1")</script>'
    colours = ("<b>red", 'x"onload=', "a&b")
    game = won(laws=[(3, 1, f"{evil} \x01 dice \u202e.", b""), (9, 2, OTHER, b"")], colours=colours)
    text = html(game, evil, (evil,))
    sound(text)
    assert "<script" not in text and "<b>red" not in text and 'x"onload' not in text and "\u202e" not in text
    assert "&lt;script&gt;" in text and "a&amp;b" in text


def test_a_secret_that_was_not_told_is_not_in_the_page() -> None:
    text = html(won())
    assert OTHER not in text and SEED.hex() not in text and setup().encode().hex() not in text


@pytest.mark.parametrize("moves", [WON[:-1], WON[:4]])
def test_an_unfinished_game_has_no_page(moves: tuple[tuple[int, ...], ...]) -> None:
    seen = record.read_journal(bytes(journal(WON)))
    game = record.Record(seen.game_id, seen.setup, seen.seed, seen.moves[: len(moves)], 0, 0, False)
    with pytest.raises(HostError, match="has not given its secret up"):
        html(game)


def test_seal_looks_and_crashes_are_told() -> None:
    game = record.read_journal(bytes(break_seal(journal(WON, looks=2))))
    text = html(game)
    story = record.tell(game)
    assert story.fingerprint in text and story.nonce in text
    assert "broken: the drive was opened" in text and "<dt>looks at the secret</dt><dd>2</dd>" in text
    crashed = record.Record(**{**vars(game), "stumbles": ("IndexError fold/rules.py _mark",)})
    assert "IndexError fold/rules.py _mark" in html(crashed)


def test_a_game_that_draws_nothing_has_its_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(INFER), "drawer", lambda self, called: None)
    text = html(won())
    sound(text)
    assert "<details open>" in text and "Researcher 1 builds experiment 3: O." in text
    assert text.index(LAW) > text.index("Infer won")


# --- the line of time ---


def test_signs_at_one_moment_stand_above_each_other() -> None:
    ticks = [Tick(at, CIRCLE, "") for at in (0, 0, 1, 300, 600)]
    placed = timeline.place(ticks, 600)
    assert [one.lane for one in placed] == [0, 1, 2, 0, 0]
    assert placed[-1].x == timeline.WIDTH - timeline.LEFT


@pytest.mark.parametrize("total", [0, 1, 61, 600, 7200, 500_000])
def test_the_line_has_few_marks_whatever_it_lasts(total: int) -> None:
    drawn = timeline.timeline([Tick(0, CIRCLE, "begin")], total)
    assert 1 <= drawn.count("<text") <= timeline.MOST_STEPS + 1


def test_nothing_happened() -> None:
    assert timeline.timeline([], 5) == ""


# --- the command ---


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def finish(bench: Bench) -> None:
    """Lay a finished game into the box's journal."""
    bench.box.nvm[:] = journal(WON)
    bench.app.begin()
    assert bench.app.game
    bench.app.game.finished = True


def test_the_page_is_written_from_the_box_and_from_a_file(bench: Bench, tmp_path: Path) -> None:
    finish(bench)
    page, again, saved = tmp_path / "a.html", tmp_path / "b.html", tmp_path / "game.json"
    assert f"Written: {page}" in run("log", "--html", page, "--title", "Ours", "--names", "Ada,Ben").stdout
    assert "<h1>Ours</h1>" in page.read_text("utf-8") and "Ben (Researcher 2)" in page.read_text("utf-8")
    saved.write_text(run("log", "--json").stdout)
    assert run("log", "--record", saved, "--html", again).exit_code == 0
    assert again.read_text("utf-8") == html(won())
    assert run("log", "--record", saved).stdout == run("log").stdout


def test_no_page_is_written_of_a_running_game(bench: Bench, tmp_path: Path) -> None:
    bench.box.nvm[:] = journal(WON[:3])
    bench.app.begin()
    result = run("log", "--html", tmp_path / "a.html")
    assert result.exit_code == 5 and not (tmp_path / "a.html").exists() and LAW not in result.output


def test_a_record_that_was_changed_has_no_page(bench: Bench, tmp_path: Path) -> None:
    finish(bench)
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(json.loads(run("log", "--json").stdout) | {"law": "There must be no dice."}))
    result = run("log", "--record", saved, "--html", tmp_path / "a.html")
    assert result.exit_code == 7 and "was changed after the game" in result.stderr
    assert not (tmp_path / "a.html").exists()


@pytest.mark.parametrize("words", [["--json", "--html", "a.html"], ["--title", "Ours"], ["--names", "Ada"]])
def test_options_that_do_not_go_together_are_told(bench: Bench, words: list[str]) -> None:
    result = run("log", *words)
    assert result.exit_code == 2 and "lawkeeper log --html game.html" in result.stderr


def test_a_page_that_cannot_be_written_is_told(bench: Bench, tmp_path: Path) -> None:
    finish(bench)
    result = run("log", "--html", tmp_path / "no" / "a.html")
    assert result.exit_code == 2 and "cannot be written: No such file or directory" in result.stderr
