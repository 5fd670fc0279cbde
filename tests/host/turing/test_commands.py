"""`lawkeeper turing`: what each command prints, writes and refuses."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from host.loop import Bench
from pypdf import PdfReader

from lawkeeper.games.turing.problems.problem import Problem
from lawkeeper_host.cli import main
from lawkeeper_host.games.turing import text
from lawkeeper_host.games.turing.packs import read_problems
from lawkeeper_host.terminal.frame import Cable

PUBLISHED = Path(__file__).parents[2] / "data/turing_pack.txt"
LINE = "classic easy 4: 3b 7b 14b 17b"


@pytest.fixture
def run():
    def invoke(*words, lines=None):
        return CliRunner().invoke(main, ["turing", *map(str, words)], input=lines)

    return invoke


def good(result):
    assert result.exit_code == 0, result.output
    return result.stdout


def bad(result, code=2):
    assert result.exit_code == code and isinstance(result.exception, SystemExit), result.output
    assert "Traceback" not in result.output
    return result.stderr


def read(path):
    return [Problem.decode(record.data) for record in read_problems(path).records]


# --- solve ---


def test_solve_reads_lines_and_ends_politely_at_the_end(run):
    told = good(run("solve", lines="3 7 14 17\nbest\n435 B yes\n"))
    assert told.startswith("Which cards lie on the table?") and told.endswith("The code is 435.\nGoodbye.\n")
    assert "yes in 1, no in 1" in told and ">" not in told.replace(" > ", "")


def test_solve_without_a_line_and_with_quit(run):
    assert good(run("solve", lines="")).endswith("said.\nGoodbye.\n")
    told = good(run("solve", "--cards", "3 7 14 17", lines="quit\n435 A yes\n"))
    assert "2 codes" in told and told.endswith("like `435 A yes`.\nGoodbye.\n")


def test_solve_takes_mode_and_cards_from_the_command_line(run):
    assert "18 codes in 1,104 possibilities" in good(
        run("solve", "--mode", "nightmare", "--cards", "7 13 40 48", lines="")
    )
    assert "42 codes in 64 possibilities" in good(run("solve", "--cards", "40/10 8/13 3/23 25/5", lines=""))
    assert "of one family" in good(run("solve", "--cards", "3 4", lines=""))


def test_solve_any_counts_superfluous_verifiers_too(run):
    told = good(run("solve", "--cards", "3 7 14 17", "--any", lines=""))
    assert "2 codes in 2 possibilities" not in told and "possibilities" in told


def test_solve_lets_a_wrong_answer_be_taken_back(run):
    told = good(run("solve", "--cards", "3 7 14 17", lines="435 A y B y\n435 B n\n2\n"))
    assert "No code is left: one of these answers is wrong.\n  2  435 B yes\n  3  435 B no\n" in told
    assert "Taken back: 435 B yes." in told and told.endswith("The code is 534.\nGoodbye.\n")


def test_solve_works_in_a_pipe():
    words = [sys.executable, "-c", "from lawkeeper_host.cli import main; main()", "turing", "solve"]
    done = subprocess.run(words, input="3 7 14 17\n435 C maybe", capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.endswith("`maybe` is no answer; a verifier says yes or no.\nGoodbye.\n")


# --- show ---


def test_show_prints_a_line_with_its_secret_and_the_way_to_it(run):
    told = good(run("show", *LINE.split(), "id", "A43", "0IN"))
    assert "Classic, easy, 4 verifiers (A43 0IN)" in told and "The code is 435." in told
    assert "✓ b ■ = 3" in told and "a ■ < 3" in told and "Par of the Machine: 2 rounds, 6 questions." in told
    assert "The way of the Expert (1 round, 1 question):" in told and told.rstrip().endswith("1      1")
    assert "the Expert needs 1.0 questions on average" in told


def test_show_prints_a_problem_of_a_pack_by_its_number(run):
    told = good(run("show", 8, "--pack", PUBLISHED))
    assert "Problem 8 of turing_pack.txt" in told and "(F49 63X)" in told
    assert "fake" in told and "The code is 114." in told
    told = good(run("show", 12, "--pack", PUBLISHED, "--machine"))
    assert "The way of a player who knows the cards alone" in told and "The code is 444." in told


def test_the_number_is_that_of_the_shipped_pack(run):
    assert "Problem 1000 of turing-thousand.txt" in good(run("show", 1000))


@pytest.mark.parametrize(("words", "say"), [
    (["classic easy 4: 3b 7a 14b 17a"], "This line cannot be used: no code passes all verifiers: B (card 7)"),
    (["classic easy 4: 3b 7b 14b 49a"], "verifier D: there is no card 49"),
    (["three"], "this is no problem"),
    (["classic hard 4: 2c 5b 13a 17c"], "the cards are not those of a hard problem but of `easy`"),
    ([0], "There is no problem 0 in"), ([1001], "it has 1 to 1000"),
    ([1, "--pack", "nowhere.txt"], "the file cannot be read"),
    ([1, "--pack", PUBLISHED.parents[2] / "host/packs/first-light.txt"], "is no pack of Turing Machine"),
])  # fmt: skip
def test_what_cannot_be_shown_is_refused_with_a_sentence(run, words, say):
    assert say in bad(run("show", *words))


def test_turing_item_15_the_pars_of_a_problem_come_with_it_or_are_worked_out(run):
    assert "Par of the Machine: 9 rounds, 9 questions.\nPar of the Expert: 2 rounds, 5 questions." in good(
        run("show", *LINE.split(), "par", "9r9q", "2r5q")
    )


# --- make ---


def test_make_prints_lines_that_are_problems(run):
    words = "make --count 12 --verifiers 4 --difficulty easy --mode classic --seed 5".split()
    lines = good(run(*words)).splitlines()
    problems = [text.read(line) for line in lines]
    assert len({text.same(problem) for problem in problems}) == 12 and good(run(*words)).splitlines() == lines
    assert all(text.kind(problem) == (0, 0, 4) and any(problem.machine) for problem in problems)


def test_make_writes_a_pack_that_can_be_loaded_at_once(run, tmp_path, monkeypatch):
    path = tmp_path / "evening.txt"
    words = "--count 9 --verifiers 4 --seed 7 --author Ada --licence CC0-1.0"
    told = good(run("make", *words.split(), "-o", path))
    assert "9 problems in" in told and "nightmare  hard" in told
    pack = read_problems(path)
    assert (pack.name, pack.head.author, pack.count) == ("evening", "Ada", 9)
    assert {text.kind(problem) for problem in read(path)} == {(m, d, 4) for m in range(3) for d in range(3)}
    how = "# Made by: lawkeeper turing make --seed 7 --count 9 --verifiers 4 --author Ada --licence CC0-1.0"
    assert path.read_text().splitlines()[0] == how
    (tmp_path / "drive").mkdir()
    bench = Bench(tmp_path / "drive")
    monkeypatch.setattr(Cable, "connect", lambda self: bench.client())
    loaded = CliRunner().invoke(main, ["load", str(path)])
    assert loaded.exit_code == 0 and "1 pack with 9 problems: all well." in loaded.stdout
    listed = CliRunner().invoke(main, ["packs"]).stdout
    assert "Turing Machine" in listed and "9 problems" in listed
    assert [bench.library.record(2, n) for n in range(9)] == [one.data for one in pack.records]
    bench.library.close()


def test_make_keeps_to_the_cards_that_one_has(run):
    words = "make --count 8 --mode classic --verifiers 4 --seed 3".split()
    cards = ["--cards", "1,2,3,5,6,8,9,11,12,14,17", "--without", "5,17"]
    for line in good(run(*words, *cards)).splitlines():
        assert set(text.read(line).cards) <= {1, 2, 3, 6, 8, 9, 11, 12, 14}


@pytest.mark.parametrize(("words", "say"), [
    ("--cards 3,49", "there is no card 49; cards go from 1 to 48"),
    ("--without x", "there is no card x"),
    ("--cards 1,2 --verifiers 4", "only 0 problems"),
    ("--shard 4/3 --seed 1", "4/3 is no part"), ("--shard 2", "2 is no part"),
    ("--shard 1/2", "with one --seed"),
    ("--verifiers 7", "7 is not in the range 4<=x<=6"),
    ("--mode mild", "'mild' is not one of"),
    ("--count 0", "0 is not in the range"),
    ("--name abcdefghijklmnopqrstu", "A pack's name has 1 to 20 bytes"),
    ("--count 1 --verifiers 4 --mode classic --seed 1 -o /nowhere/x.txt", "cannot be written"),
])  # fmt: skip
def test_what_cannot_be_made_is_refused_with_a_sentence(run, words, say):
    assert say in bad(run("make", *words.split()))


# --- count, daily, booklet ---


def test_turing_item_09_count_prints_the_whole_space(run):
    told = good(run("count", "--verifiers", 3)).splitlines()
    assert told[0].split()[:2] == ["verifiers", "item"] and told[1].split()[:2] == ["2", "379"]
    assert told[2].split()[:2] == ["3", "47,880"]
    rows = json.loads(good(run("count", "--verifiers", 3, "--json")))
    assert [(row["verifiers"], row["item5"]) for row in rows] == [(2, 379), (3, 47880)]


def test_the_problem_of_the_day_is_the_same_for_everybody(run):
    once, again = (good(run("daily", "--date", "2026-11-21")) for _ in range(2))
    assert once == again and once.startswith("The problem of Saturday, 21 November 2026\n")
    assert "code" not in once and "✓" not in once and "fake" not in once
    assert once != good(run("daily", "--date", "2026-11-22"))
    solved = good(run("daily", "--date", "2026-11-21", "--solution"))
    assert "The code is" in solved and solved.startswith(once.splitlines()[0])


def test_the_problem_of_today_needs_no_date(run):
    assert good(run("daily")).startswith("The problem of ")
    for wrong in ("yesterday", "2026-02-30", ""):
        told = bad(run("daily", "--date", wrong))
        assert f"there is no day '{wrong}'; write one like 2026-11-22." in told and "%" not in told
    assert "31 December 9999" in good(run("daily", "--date", "9999-12-31"))
    assert "no problem of the day before 1 January 1970" in bad(run("daily", "--date", "1969-01-01"))


def test_a_problem_is_set_up_on_the_printed_game_without_its_secret(run):
    told = good(run("show", *LINE.split(), "--setup")).splitlines()
    numbers = {tuple(row.split()[:2]) for row in told[2:6]}
    assert numbers == {("A", "3"), ("B", "7"), ("C", "14"), ("D", "17")}
    assert all(row.split()[2].isdecimal() for row in told[2:6])
    assert told[-1] == "Par: 2 rounds, 6 questions; 1.0 questions expected." and "435" not in " ".join(told)
    told = good(run("make", "--seed", 5, "--count", 2, "--mode", "nightmare", "--setup"))
    assert told.count("verification card") == 2 and "nightmare standard 4:" not in told
    assert "With the printed game:" in good(run("daily", "--date", "2026-11-21"))


def test_parts_of_what_is_made_are_parts_of_the_whole(run):
    words = "make --count 6 --seed 3 --mode classic --verifiers 4".split()
    whole = set(good(run(*words)).splitlines())
    parts = [set(good(run(*words, "--shard", f"{part}/2")).splitlines()) for part in (1, 2)]
    assert (
        parts[0] | parts[1] == whole and not parts[0] & parts[1] and all("expected" in one for one in whole)
    )


def test_booklet_prints_the_problems_that_were_asked_for(run, tmp_path):
    path = tmp_path / "book.pdf"
    told = good(run("booklet", "--pack", PUBLISHED, "--mode", "extreme", "--count", 3, "-o", path))
    assert told == f"3 problems in {path}.\n" and path.read_bytes().startswith(b"%PDF-")
    first = path.read_bytes()
    good(run("booklet", "--pack", PUBLISHED, "--mode", "extreme", "--from", 8, "-o", path))
    assert path.read_bytes() != first
    say = bad(run("booklet", "--pack", PUBLISHED, "--difficulty", "easy", "--from", 8, "-o", path))
    assert "There is no such problem" in say
    assert "cannot be written" in bad(run("booklet", "--pack", PUBLISHED, "-o", tmp_path / "no/book.pdf"))


def test_a_booklet_mixes_the_kinds_and_leaves_out_what_needs_no_question(run, tmp_path):
    path = tmp_path / "book.pdf"
    assert good(run("booklet", "--count", 27, "-o", path)) == f"27 problems in {path}.\n"
    text_of = "".join(page.extract_text() for page in PdfReader(path).pages)
    kinds = {(mode, size) for mode in ("classic", "extreme", "nightmare") for size in "456"}
    assert all(re.search(rf"{mode}, \w+, {size} verifiers", text_of) for mode, size in kinds)
    assert "expected 0.0" not in text_of and "classic, easy, 6 verifiers" not in text_of
    good(run("booklet", "--every", "--difficulty", "easy", "--verifiers", 6, "-o", path))
    assert "expected 0.0" in PdfReader(path).pages[0].extract_text()
