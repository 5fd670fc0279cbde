"""`lawkeeper law`: what it tells of a law and of a pack, and how it ends."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawkeeper.games.infer.laws import experiment
from lawkeeper_host.cli import main
from lawkeeper_host.find import Candidate
from lawkeeper_host.games.infer.laws import report
from lawkeeper_host.terminal.frame import Cable

Run = Callable[..., Result]
PACKS = Path(__file__).parents[3] / "host" / "packs"
OURS = [path for path in sorted(PACKS.glob("*.txt")) if "game: infer" in path.read_text("utf-8")]
NAMES = ("orange", "blue", "white")


@pytest.fixture
def run() -> Run:
    """Runs `lawkeeper law` with some words."""
    return lambda *words: CliRunner().invoke(main, ["law", *map(str, words)])


def good(result: Result) -> str:
    """The output of a command that must have gone well."""
    assert result.exit_code == 0, result.output
    return result.stdout


def bad(result: Result) -> str:
    """The error stream of a command that must have failed with exit code 2, without a traceback."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit) and "Traceback" not in result.output
    assert result.stderr.startswith("Error: ")
    return result.stderr


def pack(folder: Path, *laws: str, name: str = "Mine", head: str = "") -> Path:
    """A pack file; its first law stands on line 3."""
    path = folder / f"{name.lower()}.txt"
    path.write_text("\n".join([f"pack: {name}", head, *laws, ""]))
    return path


def squeezed(text: str) -> str:
    """A text with single blanks."""
    return " ".join(text.split())


# --- one law ---


def test_a_law_is_told_in_the_boxs_own_words_with_its_figures(run: Run) -> None:
    told = squeezed(good(run("There must be at least 1 orange die.")))
    assert "There must be at least one orange die." in told
    assert "60% follow it: 33% of those with 1 die, 56% with 2, 70% with 3, 80% with 4" in told
    assert "1,026,910 of 1,288,075 with up to 4 dice follow it, 80%; the null experiment is X" in told
    assert "of 100: level 1" in told and "a colour (+7)" in told
    assert "O follows" in told and "X does not" in told and "(no dice)" in told


def test_the_words_of_a_law_need_no_quotes(run: Run) -> None:
    assert good(run("There", "must", "be", "a", "pair.")) == good(run("There must be a pair."))
    assert good(run("explain", "There must be a pair.")) == good(run("There must be a pair."))


def test_a_law_may_be_told_with_other_colours(run: Run) -> None:
    told = good(run("--colours", "red,blue,black", "There must be more red dice than black dice."))
    assert "There must be more red dice than black dice." in told
    assert "R red, B blue, L black" in told
    assert "is not three colours" in bad(run("--colours", "red", "There must be a pair."))


def test_a_law_that_is_not_understood_shows_the_word(run: Run) -> None:
    lines = bad(run("There must be a blurred die.")).splitlines()
    at = next(number for number, line in enumerate(lines) if "^" in line)
    law, carets = lines[at - 1], lines[at]
    assert law[carets.index("^") : carets.rindex("^") + 1] == "blurred"


def test_item_33_the_same_law_in_a_pack_is_found(run: Run) -> None:
    told = good(run("--shipped", "Every die must be odd."))
    assert "It means the same as first-light.txt:" in told and "All dice must be odd." in told


def test_no_pack_is_looked_into_unless_it_is_asked_for(run: Run) -> None:
    told = run("Every die must be odd.")
    assert "first-light" not in told.output and "It means the same" not in good(told)
    assert json.loads(good(run("Every die must be odd.", "--json")))["like"] == []


@pytest.mark.parametrize("words", [["Every die must be odd."], ["check", str(PACKS / "first-light.txt")]])
@pytest.mark.parametrize("option", [["--shipped"], ["--packs", str(PACKS)]])
def test_packs_are_not_looked_into_while_a_box_keeps_a_law(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: list[str], option: list[str]
) -> None:
    at = Candidate("/dev/ttyACM6", "Lawkeeper")
    status = {"game": "Infer", "finished": False}
    monkeypatch.setattr(Cable, "statuses", lambda self: [(at, status)])
    result = run(*words, *option)
    assert result.exit_code == 5 and "odd" not in result.output
    assert "A game of Infer is on at /dev/ttyACM6 (Lawkeeper)" in result.stderr
    status["finished"] = True
    result = run(*words, *option)
    good(result)
    assert "not for a table that is still guessing" in result.stderr


def test_a_nearly_equal_law_is_found_with_its_distance(run: Run, tmp_path: Path) -> None:
    pack(tmp_path, "The sum of the visible numbers must be at least 23.")
    told = good(run("--packs", tmp_path, "The sum of the visible numbers must be at least 22."))
    assert "of random ones) from mine.txt:3: The sum of the visible numbers must be at least 23." in told


def test_item_50_a_law_that_cannot_be_shown_is_warned_of(run: Run) -> None:
    told = good(run("There must be a square of stacked dice."))
    assert "Warning: no experiment of up to 4 dice follows it" in told
    assert "O follows" not in told and "X does not" in told and "It differs" not in told


def test_a_law_for_other_programs(run: Run) -> None:
    told = json.loads(good(run("There must be at least one orange die.", "--json")))
    assert told["followed"] == 1_026_910 and told["null"] == "X" and told["level"] == 1
    assert len(told["follows"]) == len(told["breaks"]) == 2 and told["breaks"][0] == "-"


def test_help_is_no_law(run: Run) -> None:
    assert "SENTENCE" in good(run("--help")) and "check" in good(run("-h"))
    assert "Usage" in run().output


# --- a pack ---


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.stem)
def test_our_own_packs_pass(run: Run, path: Path) -> None:
    told = good(run("check", path))
    assert "Every law can be shown with four dice, and no two mean the same." in told
    assert "suggested levels" in told and "a digit is a law's level" in told


def test_a_pack_of_problems_has_no_laws_to_check(run: Run) -> None:
    assert "is no pack of Infer" in bad(run("check", PACKS / "turing-thousand.txt"))


def test_a_check_fails_with_the_list_of_the_laws(run: Run, tmp_path: Path) -> None:
    path = pack(
        tmp_path,
        "All dice must be odd.",
        "There must be a square of stacked dice.",
        "There must be as many stacked dice as covered dice.",
        "There must be no even dice.",
    )
    told = bad(run("check", path)).splitlines()
    assert told[0] == f"Error: {path}:4: no experiment of up to 4 dice follows it, so it cannot be shown"
    assert told[1].strip() == f"{path}:5: every experiment of up to 4 dice follows it, so it says nothing"
    assert told[2].strip() == f"{path}:6: means the same as line 3: All dice must be odd."


def test_a_check_of_laws_that_are_not_understood_fails(run: Run, tmp_path: Path) -> None:
    path = pack(tmp_path, "All dice must be odd.", "There must be a blurred die.")
    assert f"{path}:4: " in bad(run("check", path))


def test_laws_for_people_are_counted_and_left_alone(run: Run, tmp_path: Path) -> None:
    path = pack(tmp_path, "All dice must be odd.", "There must be a blurred die.", head="meaning: people")
    assert "Mine: 1 law that the box understands (1 more for people only)." in good(run("check", path))


def test_what_deserves_a_second_look_is_told(run: Run, tmp_path: Path) -> None:
    path = pack(
        tmp_path,
        "All dice must be odd.",
        "The sum of the visible numbers must be at least 22.",
        "The sum of the visible numbers must be at least 23.",
    )
    told = good(run("check", "--shipped", path))
    assert "mine.txt:3: means the same as first-light.txt:" in told
    assert "mine.txt:4: only " in told and "of random experiments follow it" in told
    assert "of random ones) from line 4: The sum" in told


def test_a_newer_version_of_a_pack_is_not_held_against_the_old_one(run: Run, tmp_path: Path) -> None:
    path = pack(tmp_path, "All dice must be odd.", name="First Light")
    assert "means the same" not in good(run("check", path))


def test_every_law_has_a_row_when_asked_for(run: Run, tmp_path: Path) -> None:
    path = pack(tmp_path, "The sum of every two touching dice must be prime.", "All dice must be odd.")
    told = good(run("check", "--laws", path))
    assert 0 < told.index("All dice must be odd.") < told.index("touching dice must be prime.")


def test_a_pack_for_other_programs(run: Run, tmp_path: Path) -> None:
    told = json.loads(good(run("check", "--json", pack(tmp_path, "All dice must be odd."))))
    assert told["pack"] == "Mine" and told["laws"][0]["line"] == 3 and told["fails"] == []


# --- maps ---


def test_a_map_shows_rows_from_the_north_and_stacks_from_below() -> None:
    code = experiment.pack([(1, 3, 0, 0), (2, 5, 1, 1), (3, 2, 1, 1), (3, 6, 1, 2)])
    assert report.drawn(code, NAMES).split("\n") == ["O3    .", ".     B5/W2", ".     W6"]


def test_empty_rows_and_columns_are_drawn_once() -> None:
    code = experiment.pack([(1, 3, 0, 0), (2, 5, 9, 0), (3, 2, 9, 5)])
    assert report.drawn(code, NAMES).split("\n") == ["O3 .  B5", ".  .  .", ".  .  W2"]


def test_leaning_stacks_say_what_touches() -> None:
    def leaning(east: int) -> str:
        dice = [(1, 1, 0, 0), (1, 2, 0, 0), (2, 3, east, 0), (2, 4, east, 0)]
        return report.drawn(experiment.pack(dice, True), NAMES)

    assert leaning(2).endswith("(upper dice touch)") and leaning(1).endswith("(upper dice apart)")


@pytest.mark.parametrize(
    ("names", "letters"),
    [(NAMES, "OBW"), (("red", "blue", "black"), "RBL"), (("a", "aa", "aaa"), "AXY")],
)
def test_every_colour_has_its_own_letter(names: tuple[str, ...], letters: str) -> None:
    assert report.letters(names) == letters


# --- against other laws ---


def test_the_nearest_other_reading_comes_with_an_experiment_for_each_way(run: Run) -> None:
    told = squeezed(good(run("All blue dice must touch each other.")))
    assert "Not the same as: Every blue die must touch another die." in told
    assert "O, by the other X X, by the other O" in told


def test_two_laws_are_held_against_each_other(run: Run) -> None:
    told = squeezed(good(run("All odd dice must be blue.", "--against", "All blue dice must be odd.")))
    assert "law All odd dice must be blue. other law All blue dice must be odd. They differ on" in told
    assert "O, by the other X X, by the other O B2 O1" in told


def test_two_sentences_of_one_meaning_are_the_same(run: Run) -> None:
    told = good(run("No dice may be blue.", "--against", "There must be no blue dice."))
    assert "They mean the same: no experiment of up to 4 dice tells them apart." in told


def test_what_they_differ_on_is_there_for_programs_too(run: Run) -> None:
    told = json.loads(good(run("All dice must be odd.", "--against", "There must be an odd die.", "--json")))
    assert told["two"] == {
        "law": "There must be at least one odd die.",
        "differ": told["two"]["differ"],
        "follows": "-",
        "breaks": told["two"]["breaks"],
    }
    assert told["two"]["differ"] > 0


def test_the_other_law_has_to_be_one(run: Run) -> None:
    assert "xylophone" in bad(run("All dice must be odd.", "--against", "There must be an xylophone."))


def test_all_patterns_are_printed(run: Run) -> None:
    told = good(run("--patterns"))
    assert told.startswith("# What a law can say") and "There must be at least as many ... as ..." in told
