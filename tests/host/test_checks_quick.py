"""`make quick`: which tests belong to a change, and what is left out when they are too many."""

import subprocess
import time

import pytest

from lawkeeper_host.checks import quick
from lawkeeper_host.places import ROOT, TESTS

ALL = sorted(TESTS.rglob("test_*.py"))


@pytest.mark.parametrize(
    ("path", "room"),
    [
        ("firmware/lawkeeper/keep/journal.py", "keep"),
        ("firmware/lawkeeper/games/infer/fold/rules.py", "infer"),
        ("firmware/lawkeeper/app.py", "app"),
        ("firmware/boot.py", "box"),
        ("host/lawkeeper_host/sim/box.py", "sim"),
        ("host/lawkeeper_host/find.py", ""),
        ("tests/turing/test_make.py", "turing"),
        ("README.md", ""),
    ],
)
def test_a_file_belongs_to_a_room(path, room):
    assert quick.room(path) == room


def test_the_nearest_tests_come_first_and_the_vm_after_them():
    names = quick.wanted(["firmware/lawkeeper/keep/journal.py", "tests/link/test_frame.py"], ALL)
    assert names[0] == "tests/link/test_frame.py"
    importing, beside = names.index("tests/infer/test_build_page.py"), names.index("tests/keep/test_seal.py")
    assert 0 < importing < beside
    on_cpython = names.index("tests/keep/test_journal.py")
    assert on_cpython < names.index(quick.VM + "[keep/test_journal.py]")
    assert not any("test_oled" in name for name in names)


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("host/lawkeeper_host/checks/items.py", "tests/host/test_checks_items.py"),
        ("host/lawkeeper_host/find.py", "tests/host/test_transport.py"),
        ("tests/data/turing_problems.txt", "tests/host/turing/test_reference.py"),
        ("tests/fakes/flash.py", "tests/keep/test_journal_cuts.py"),
        ("firmware/lawkeeper/session.py", "tests/flows/test_tour.py"),
        ("firmware/lawkeeper/games/turing/problems/make.py", "tests/flows/test_turing_games.py"),
    ],
)
def test_imports_names_and_data_lead_to_tests(path, test):
    assert test in quick.wanted([path], ALL)


def test_nothing_is_wanted_for_a_page_of_text():
    assert quick.wanted(["hardware/build_guide.md"], [TESTS / "keep" / "test_seal.py"]) == []


def test_what_does_not_fit_is_left_out_and_what_is_smaller_still_goes():
    took = {"a": 5.0, "b": 30.0, "c": 4.0}
    assert quick.fitting(["a", "b", "c", "never ran"], took, 10) == (["a", "c"], ["b", "never ran"])
    assert quick.fitting(["a", "b", "c", "never ran"], took, 60) == (["a", "b", "c", "never ran"], [])


def test_what_never_ran_here_has_its_estimate():
    bench, on_the_vm = "tests/host/test_checks_bench_board.py", quick.VM + "[keep/test_seal.py]"
    names = [bench, on_the_vm, "tests/keep/test_seal.py"]
    assert quick.fitting(names, {}, 9) == (names[1:], [bench])
    assert all((ROOT / name).exists() for name in quick.SLOW)


def test_no_test_begins_that_there_is_no_time_for(monkeypatch):
    monkeypatch.setattr(quick, "durations", lambda: {quick.VM + "[a.py]": 4.0})
    monkeypatch.delenv(quick.UNTIL, raising=False)
    nodes = ["tests/a.py::test_b", quick.VM + "[a.py]"]
    assert [quick.late(node) for node in nodes] == ["", ""]
    monkeypatch.setenv(quick.UNTIL, str(time.monotonic() + 3))
    assert [quick.late(node) for node in nodes] == ["", "left out, no time: " + nodes[1]]
    monkeypatch.setenv(quick.UNTIL, str(time.monotonic() - 1))
    assert quick.late(nodes[0]) == "left out, no time: tests/a.py"


def test_what_is_left_out_is_named():
    lines = quick.left_out(["Makefile"], [TESTS / "keep" / "test_seal.py"], [], ["tests/flows/test_tour.py"])
    assert lines[0] == "left out, no time: tests/flows/test_tour.py"
    assert lines[1].endswith("in keep")
    assert lines[2] == "this change reaches everything: make test"


def test_changed_is_the_tree_and_of_a_clean_tree_the_last_commit(tmp_path):
    def git(*arguments):
        who = ("-c", "user.name=a", "-c", "user.email=a@b")
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text("1", "utf-8")
        git("add", name)
        git("commit", "-m", name)
    assert quick.changed_files(tmp_path) == ["two.py"]
    (tmp_path / "one.py").write_text("2", "utf-8")
    (tmp_path / "new.py").write_text("2", "utf-8")
    assert quick.changed_files(tmp_path) == ["new.py", "one.py"]


def test_durations_add_up_by_file_and_stay_when_others_run(tmp_path, monkeypatch):
    monkeypatch.setattr(quick, "BUILD", tmp_path)
    monkeypatch.setattr(quick, "DURATIONS", tmp_path / "durations.json")
    quick.durations.cache_clear()
    assert quick.durations() == {}
    seal = quick.VM + "[keep/test_seal.py]"
    quick.keep_durations([("tests/a.py::test_b[1]", 1.0), ("tests/a.py::test_c", 0.5), (seal, 2.0)])
    quick.keep_durations([("tests/d.py::test_e", 4.0)])
    assert quick.durations() == {"tests/a.py": 1.5, seal: 2.0, "tests/d.py": 4.0}
    quick.keep_durations([("tests/a.py::test_c", 0.5), (seal, 3.0)])  # one test of a file is not all of it
    assert quick.durations() == {"tests/a.py": 1.2, seal: 3.0, "tests/d.py": 4.0}
    quick.durations.cache_clear()


@pytest.mark.parametrize("checks_are_wrong", [False, True])
def test_it_fails_when_a_check_fails(checks_are_wrong, monkeypatch, capsys):
    monkeypatch.setattr(quick, "changed_files", lambda: ["hardware/build_guide.md"])
    monkeypatch.setattr(quick, "_checks", lambda: checks_are_wrong)
    monkeypatch.setattr(quick, "wanted", lambda changed, tests: [])
    assert quick.main() == int(checks_are_wrong)
    assert "changed: hardware/build_guide.md" in capsys.readouterr().out
