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
        started.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


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
    lines = [process.stdout.readline() for _ in range(3)]
    assert "Pico with ring of 24" in lines[0] and "lawkeeper --port" in lines[1] and "Ctrl-C" in lines[2]


def test_the_memory_is_used_by_one_at_a_time(run):
    first = run("--json", "--headless")
    first.stdout.readline()
    code, complaint = refused(run("--json", "--headless"))
    assert code == 2 and "Another virtual box is running" in complaint and "Traceback" not in complaint


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
