"""The `lawkeeper` command against the box's own server: what it prints, what it changes, how it ends."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from host.loop import Bench
from host.played import LAW, WON, journal

from lawkeeper.keep.settings import SettingError
from lawkeeper_host.cli import main
from lawkeeper_host.client import Client
from lawkeeper_host.errors import LinkLost
from lawkeeper_host.terminal.frame import Cable

Run = Callable[..., Result]
PACKS = Path(__file__).parents[2] / "host" / "packs"


@pytest.fixture
def run() -> Run:
    """Runs the command with some words."""
    return lambda *words: CliRunner().invoke(main, [str(word) for word in words])


def good(result: Result) -> str:
    """The output of a command that must have gone well."""
    assert result.exit_code == 0, result.output
    return result.stdout


def bad(result: Result, code: int) -> str:
    """The error stream of a command that must have failed with `code`, without a traceback."""
    assert result.exit_code == code, result.output
    assert isinstance(result.exception, SystemExit) and "Traceback" not in result.output
    assert result.stderr.startswith("Error: ")
    return result.stderr


def pack(folder: Path, name: str, *laws: str) -> Path:
    """A pack file."""
    path = folder / f"{name.lower().replace(' ', '-')}.txt"
    head = [f"pack: {name}", "author: Ada", "licence: CC0-1.0", "meaning: people", "level: 1"]
    path.write_text("\n".join([*head, *laws, ""]))
    return path


def finish(bench: Bench) -> None:
    """Lay a finished game into the box's journal."""
    bench.box.nvm[:] = journal(WON)
    bench.app.begin()
    assert bench.app.game
    bench.app.game.finished = True


# --- the box ---


def test_info_shows_the_box_and_that_no_game_is_on(bench: Bench, run: Run) -> None:
    told = good(run("info"))
    assert "Test box" in told and ", protocol 2" in told and "none" in told


def test_info_shows_the_game_as_the_table_sees_it(bench: Bench, run: Run) -> None:
    bench.app.begin()
    bench.app.complaints = ["The journal was damaged."]
    bench.box.unix = 1_700_000_000
    told = good(run("info"))
    for part in ("Infer, play", "18", "1:01", "unbroken", "! The journal was damaged.", "2023-11-14 22:13"):
        assert part in told
    assert "SECRET" not in told


def test_what_a_box_says_cannot_drive_the_terminal(bench: Bench, run: Run) -> None:
    bench.box.title = "\x1b[31mBox\x07\n"
    assert "\x1b" not in good(run("info"))


def test_what_a_box_says_in_an_error_cannot_either(bench: Bench, run: Run) -> None:
    def fail(name: str, value: object) -> None:
        raise SettingError("No\x1b[2J.")

    bench.app.set = fail
    assert "\x1b" not in bad(run("settings", "set", "sound", "loud"), 5)


def test_every_reading_command_speaks_json(bench: Bench, run: Run) -> None:
    finish(bench)
    for words in (
        ["info"],
        ["packs"],
        ["settings", "list"],
        ["settings", "get", "sound"],
        ["log"],
        ["verify"],
    ):
        json.loads(good(run(*words, "--json")))
    json.loads(good(run("selftest", "--json")))


def test_selftest_ends_with_7_when_a_part_failed(bench: Bench, run: Run) -> None:
    assert "buttons" in good(run("selftest"))
    bench.library.complaint = "The packs cannot be read."
    assert "library" in bad(run("selftest"), 7)


def test_service_asks_the_table(bench: Bench, run: Run) -> None:
    assert "asks the table" in good(run("service"))
    assert bench.app.said == ["service"]


# --- packs ---


def test_our_own_packs_are_loaded_and_listed(bench: Bench, run: Run) -> None:
    told = good(run("load", PACKS))
    assert (
        "8 packs with 107 blocks and 250 deals and 200 laws and 1000 problems and 123 puzzles: all well."
        in told
    )
    assert "The box holds 8 packs now." in told
    listed = good(run("packs"))
    assert "First Light" in listed and "200 laws" in listed


def test_loading_the_same_again_sends_nothing(bench: Bench, run: Run, tmp_path: Path) -> None:
    path = pack(tmp_path, "One", "There must be a pair.")
    good(run("load", path))
    before = bench.library.id
    assert "nothing to send" in good(run("load", path))
    assert bench.library.id == before


def test_a_changed_pack_replaces_its_old_self_and_the_others_are_kept(
    bench: Bench, run: Run, tmp_path: Path
) -> None:
    good(
        run(
            "load",
            pack(tmp_path, "One", "There must be a pair."),
            pack(tmp_path, "Two", "All dice must be odd."),
        )
    )
    told = good(
        run("load", pack(tmp_path, "One", "There must be no pair."), pack(tmp_path, "Three", "No dice."))
    )
    assert "(new: Three; changed: One; 1 pack kept)" in told
    assert [one.name for one in bench.library.packs()] == ["One", "Two", "Three"]


def test_the_mistakes_of_all_files_are_told_with_their_lines_and_nothing_is_sent(
    bench: Bench, run: Run, tmp_path: Path
) -> None:
    red = pack(tmp_path, "One", "There must be a red die.")
    long = pack(tmp_path, "Two", "There must be " + "very " * 30 + "odd dice.")
    told = bad(run("load", red, long, pack(tmp_path, "Three", "There must be a pair.")), 2)
    assert f"{red}:6: `red` is not a colour" in told and f"{long}:6: the law is" in told
    assert "Nothing was sent." in told and not bench.wires


def test_a_law_that_is_not_understood_is_told_with_its_line_and_its_word(run: Run, tmp_path: Path) -> None:
    path = pack(tmp_path, "One", "There must be a pair.", "There must be a blurred die.")
    path.write_text(path.read_text().replace("meaning: people\n", "\n"))
    told = bad(run("load", "--check", path), 2)
    lines = told.splitlines()
    assert f"{path}:7: " in lines[0]
    law, carets = lines[1:3]
    assert law[carets.index("^") : carets.rindex("^") + 1] == "blurred"


def test_a_folder_without_packs_and_a_missing_file_are_told(bench: Bench, run: Run, tmp_path: Path) -> None:
    assert "There is no .txt file in" in bad(run("load", tmp_path), 2)
    assert "the file cannot be read" in bad(run("load", tmp_path / "none.txt"), 2)


def test_packs_are_checked_without_a_box(run: Run) -> None:
    assert "all well" in good(run("load", "--check", PACKS))
    assert good(run("load", "--check", "--shipped")) == good(run("load", "--check", PACKS))


def test_a_load_of_nothing_is_told_what_it_may_load(run: Run) -> None:
    result = run("load")
    assert result.exit_code == 2 and "say --shipped" in result.stderr


def test_a_load_over_a_cable_that_was_pulled_goes_on_where_it_stopped(
    bench: Bench, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laws = [f"There must be at least {n} dice of one colour that touch another." for n in range(400)]
    path = pack(tmp_path, "Many", *laws)
    monkeypatch.setattr(Cable, "connect", lambda self: bench.client(cut_after=30_000))
    assert "run the same command" in bad(run("load", path), 6)
    assert not list(bench.library.packs())
    monkeypatch.setattr(Cable, "connect", lambda self: bench.client())
    good(run("load", path))
    assert [one.count for one in bench.library.packs()] == [400]
    assert bench.wires[-1].written < 30_000


def test_ctrl_c_during_a_load_leaves_the_old_library(
    bench: Bench, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("lawkeeper_host.client.Client.upload", stop)
    told = bad(run("load", pack(tmp_path, "One", "There must be a pair.")), 130)
    assert "Stopped." in told and "goes on where it stopped" in told


def test_a_pack_is_removed_by_its_name(bench: Bench, run: Run) -> None:
    good(run("load", PACKS))
    assert "7 packs left" in good(run("remove", "field notes"))
    left = [
        "Compass Rose",
        "Deep Waters",
        "First Light",
        "Hidden Cards",
        "Potion Puzzles",
        "Short Words",
        "Turing Thousand",
    ]
    assert [one.name for one in bench.library.packs()] == left
    assert f"it holds: {', '.join(left)}." in bad(run("remove", "Nothing"), 2)


def test_an_empty_box_names_the_next_command(bench: Bench, run: Run) -> None:
    result = run("packs")
    assert "holds no packs" in good(result) and "lawkeeper load" in result.stderr


# --- settings ---


def test_settings_are_listed_read_and_set(bench: Bench, run: Run) -> None:
    assert "brightness" in good(run("settings")) and "How loud" in good(run("settings", "list"))
    assert good(run("settings", "set", "brightness", "7")) == "brightness is now 7.\n"
    assert good(run("settings", "get", "brightness")) == "7\n"
    assert good(run("settings", "set", "colour_1", "red")) == "colour_1 is now red.\n"


def test_settings_that_cannot_be_are_refused(bench: Bench, run: Run) -> None:
    assert "There is no setting 'light'" in bad(run("settings", "set", "light", "7"), 2)
    assert "takes a whole number" in bad(run("settings", "set", "brightness", "full"), 2)
    assert "brightness must be a whole number from 0 to 10." in bad(
        run("settings", "set", "brightness", "11"), 5
    )


# --- records ---


def test_the_log_of_a_finished_game(bench: Bench, run: Run) -> None:
    finish(bench)
    told = good(run("log"))
    assert told.startswith("Infer won: ") and told.endswith(f"Law: {LAW}\n")


def test_a_running_game_stays_sealed(bench: Bench, run: Run) -> None:
    bench.box.nvm[:] = journal(WON[:3])
    bench.app.begin()
    for words in (["log"], ["verify"], ["log", "--json"]):
        result = run(*words)
        assert "Finish the game on the box" in bad(result, 5)
        assert LAW not in result.output


def test_a_game_that_is_over_says_where_its_secret_is_given_up(bench: Bench, run: Run) -> None:
    bench.box.nvm[:] = journal(WON)
    bench.app.begin()
    bench.app.game.over = True
    for command in ("log", "verify"):
        said = bad(run(command), 5)
        assert "The game is over, but still keeps its secret. Hold A long on the page of its result." in said
        assert "Finish it" not in said and LAW not in said


def test_verify_from_the_box_and_from_a_file(bench: Bench, run: Run, tmp_path: Path) -> None:
    finish(bench)
    saved = tmp_path / "game.json"
    saved.write_text(good(run("log", "--json")))
    number = json.loads(saved.read_text())["fingerprint"]
    assert good(run("verify")).startswith(
        f"Law: {LAW}\nSeal number worked out from law, set-up and seal key: "
    )
    assert "fits: the seal number you noted" in good(run("verify", number))
    assert "fits: the file's law" in good(run("verify", number.lower(), "--record", saved))


def test_verify_ends_with_7_when_something_does_not_fit(bench: Bench, run: Run, tmp_path: Path) -> None:
    finish(bench)
    assert "the seal number you noted is AAAAA-AAAAA, not" in bad(run("verify", "AAAAA-AAAAA"), 7)
    said: dict[str, Any] = json.loads(good(run("log", "--json")))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(said | {"law": "There must be no dice."}))
    result = run("verify", "--record", path)
    assert "the file's law is There must be no dice., not" in bad(result, 7)
    assert "DOES NOT FIT: the file's law" in result.stdout


def test_a_box_without_a_game_has_no_log(bench: Bench, run: Run) -> None:
    assert "The box holds no record" in bad(run("log"), 5)


# --- how commands end ---


def test_ctrl_c_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_: Cable) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Cable, "connect", stop)
    assert bad(run("info"), 130) == "Error: Stopped.\n"


def test_a_lost_link_is_a_sentence_with_a_hint(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(_: Cable) -> None:
        raise LinkLost("The cable is out.")

    monkeypatch.setattr(Cable, "connect", lose)
    assert bad(run("info"), 6).startswith("Error: The cable is out.\nNext:  Plug the box in again")


def test_wrong_words_end_with_2(run: Run) -> None:
    for words in (["nonsense"], ["load"], ["settings", "set", "sound"], ["info", "--nonsense"]):
        result = run(*words)
        assert result.exit_code == 2 and "Usage:" in result.stderr


def test_nothing_is_plugged_in(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawkeeper_host.find.candidates", lambda port=None: [])
    assert "No box was found" in bad(run("info"), 3)
    assert "No box is plugged in." in bad(run("devices"), 3)


def test_a_port_that_is_not_there(run: Run, tmp_path: Path) -> None:
    assert "There is no port" in bad(run("--port", tmp_path / "ttyACM9", "info"), 4)
    told = run("--port", tmp_path / "ttyACM9", "devices")
    assert "There is no port" in told.stdout and "answers as a box" in bad(told, 3)


def test_every_command_has_a_sentence_of_help() -> None:
    for name, command in main.commands.items():
        assert command.help and command.get_short_help_str(200).endswith((".", ")")), name


def test_settings_come_in_the_order_of_the_table_whatever_the_board_sends(
    bench: Bench, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dict has no order on the board. What a newer box has besides comes last."""
    real = Client.request

    def shuffled(client: Client, do: str, **arguments: Any) -> dict[str, Any]:
        fields = real(client, do, **arguments)
        if do == "settings.get":
            values = {"zeal": 1, "aim": 2} | fields["values"]
            fields["values"] = dict(sorted(values.items(), key=lambda item: str(item)[::-1]))
        return fields

    monkeypatch.setattr(Client, "request", shuffled)
    wanted = [str(row[1]) for row in bench.app.settings.rows()] + ["aim", "zeal"]
    assert list(json.loads(good(run("settings", "--json")))) == wanted
    rows = good(run("settings")).splitlines()[1:]
    assert [row.split()[0] for row in rows] == wanted


def test_settings_speak_json_like_every_other_command(bench: Bench, run: Run) -> None:
    values = json.loads(good(run("settings", "list", "--json")))
    assert json.loads(good(run("settings", "--json"))) == values
    assert json.loads(good(run("settings", "--json", "list"))) == values
    assert json.loads(good(run("settings", "--json", "get", "sound"))) == {"sound": "quiet"}
    assert json.loads(good(run("settings", "get", "sound", "--json"))) == {"sound": "quiet"}
    for words in (["--json", "set", "sound", "loud"], ["set", "sound", "loud", "--json"]):
        assert json.loads(good(run("settings", *words))) == {"sound": "loud"}
