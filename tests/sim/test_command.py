"""`lawkeeper sim` as a program: its first line, its end, its refusals."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from lawkeeper_host.transport import open_port

LIMIT = 20
PACKS = Path(__file__).parents[2] / "host" / "packs"


@pytest.fixture
def run(tmp_path):
    """`run(*options)`: the command in a process of its own, killed after the test if it is still there."""
    started = []

    def start(*options):
        command = [sys.executable, "-m", "lawkeeper_host", "sim", "--state", str(tmp_path / "box"), *options]
        pipe = subprocess.PIPE
        started.append(subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=own_rows(tmp_path)))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def own_rows(folder):
    """Surroundings in which only the boxes of this test are written down."""
    return {**os.environ, "XDG_STATE_HOME": str(folder)}


def refused(process):
    _, complaint = process.communicate(timeout=LIMIT)
    return process.returncode, complaint


def children_of(process):
    found = Path("/proc/%d/task/%d/children" % (process.pid, process.pid)).read_text().split()
    return [int(pid) for pid in found]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ends_cleanly(run, number):
    process = run("--json", "--http-port", "0", "--tcp-port", "0")
    facts = json.loads(process.stdout.readline())
    page = urllib.request.urlopen(facts["page"], timeout=LIMIT).read().decode()
    assert "<title>Lawkeeper: virtual box</title>" in page
    assert facts["board"] == "pico_ring" and [port.split(":")[0] for port in facts["ports"]][1] == "socket"
    box = children_of(process)
    process.send_signal(number)
    assert process.wait(LIMIT) == 0
    for child in box:
        with pytest.raises(ProcessLookupError):
            os.kill(child, 0)
    assert process.stderr.read() == ""


def test_without_json_it_says_it_in_words(run):
    process = run("--headless")
    lines = [process.stdout.readline() for _ in range(4)]
    assert "Pico with ring of 24" in lines[0] and "lawkeeper --port" in lines[1]
    assert "find it by themselves: lawkeeper info" in lines[2] and "Ctrl-C" in lines[3]


def test_the_memory_is_used_by_one_at_a_time(run):
    first = run("--json", "--headless")
    first.stdout.readline()
    code, complaint = refused(run("--json", "--headless"))
    assert code == 2 and "Another virtual box is running" in complaint and "Traceback" not in complaint


@pytest.fixture
def lawkeeper(tmp_path):
    """`lawkeeper(*words)` -> exit code, output, complaints of another command of the same user."""

    def run(*words):
        command = [sys.executable, "-m", "lawkeeper_host", *words]
        env = own_rows(tmp_path)
        env.pop("LAWKEEPER_PORT", None)
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=LIMIT)
        return done.returncode, done.stdout, done.stderr

    return run


def test_the_other_commands_find_it_and_say_so_when_it_is_off_or_has_ended(run, lawkeeper, tmp_path):
    process = run("--json", "--http-port", "0")
    process.stdout.readline()
    code, told, complaint = lawkeeper("info")
    assert code == 0 and "Virtual" not in told and "This is the virtual box of %s" % tmp_path in complaint
    process.send_signal(signal.SIGTERM)
    assert process.wait(LIMIT) == 0
    code, _, complaint = lawkeeper("info")
    assert code == 3 and "The virtual box of %s/box has ended" % tmp_path in complaint
    assert "lawkeeper sim --state %s/box" % tmp_path in complaint
    code, _, complaint = lawkeeper("--port", str(tmp_path / "box" / "port"), "info")
    assert code == 4 and "has ended" in complaint and "Traceback" not in complaint


def test_a_box_that_was_killed_is_ended_and_its_row_is_cleared_away(run, lawkeeper, tmp_path):
    process = run("--json", "--headless")
    process.stdout.readline()
    rows = tmp_path / "lawkeeper" / "boxes"
    assert [row.name for row in rows.glob("*.json")] == ["%d.json" % process.pid]
    process.kill()
    process.wait(LIMIT)
    code, _, complaint = lawkeeper("info")
    assert code == 3 and "has ended" in complaint
    assert not list(rows.glob("*.json"))


def test_of_two_boxes_none_is_taken_silently(run, lawkeeper, tmp_path):
    for folder in ("one", "two"):
        run("--json", "--headless", "--state", str(tmp_path / folder)).stdout.readline()
    code, _, complaint = lawkeeper("info")
    assert code == 3 and "2 boxes answer: " in complaint
    port = str(tmp_path / "one" / "port")
    assert port in complaint and str(tmp_path / "two" / "port") in complaint
    assert lawkeeper("--port", port, "info")[0] == 0


def test_a_box_without_a_pseudo_terminal_is_found_by_its_socket(run, lawkeeper):
    run("--json", "--headless", "--no-pty", "--tcp-port", "0").stdout.readline()
    assert lawkeeper("info")[0] == 0


def test_an_unknown_button_is_refused_with_the_names(run):
    code, complaint = refused(run("--headless", "--hold", "Z"))
    assert code == 2 and "UP, DOWN, LEFT, RIGHT, A, B" in complaint and "Traceback" not in complaint


def test_a_bad_pack_is_told_and_the_box_runs_on(run, tmp_path):
    pack = tmp_path / "bad.txt"
    pack.write_text("pack: Bad\nlevel: 9\nno dice\n")
    process = run("--json", "--headless", "--load", str(pack))
    facts = json.loads(process.stdout.readline())
    assert process.stderr.readline().startswith("Not loaded: ")
    open_port(facts["ports"][0]).close()  # the port is there when the line is
    process.send_signal(signal.SIGINT)
    assert process.wait(LIMIT) == 0


def test_packs_are_loaded_over_the_cable_and_skipped_the_second_time(run):
    for expected in ("Loaded ", "The box has these "):
        process = run("--json", "--headless", "--load", str(PACKS))
        process.stdout.readline()
        assert process.stderr.readline().startswith(expected)
        process.send_signal(signal.SIGTERM)
        assert process.wait(LIMIT) == 0
    process = run("--json", "--headless", "--new", "--load", str(PACKS))
    process.stdout.readline()
    assert process.stderr.readline().startswith("Loaded "), "a new box has forgotten them"
