"""Every portable test file once more, on the 32-bit MicroPython VM: one pytest item for each file."""

import re

import pytest

from lawkeeper_host.checks import vm
from lawkeeper_host.places import TESTS, portable_tests

SUMMARY = re.compile(r"^(\d+) passed, (\d+) failed$", re.MULTILINE)
WRONG = """
def test_right():
    assert 1 + 1 == 2

def test_wrong():
    assert 1 + 1 == 3
"""


@pytest.mark.parametrize("path", portable_tests(), ids=lambda path: str(path.relative_to(TESTS)))
def test_on_the_vm(path):
    run = vm.run(str(path))
    summary = SUMMARY.search(run.stdout)
    assert run.returncode == 0 and summary and int(summary[1]) > 0, run.stdout


def test_a_failing_test_fails_the_run_and_is_named(tmp_path):
    run = _run_written(tmp_path / "test_wrong_on_purpose.py", WRONG)
    assert run.returncode == 1
    assert "FAIL test_wrong_on_purpose.test_wrong" in run.stdout
    assert "Traceback" in run.stdout
    assert run.stdout.endswith("1 passed, 1 failed\n")


def test_a_file_without_tests_fails_the_run(tmp_path):
    run = _run_written(tmp_path / "test_empty_on_purpose.py", "")
    assert run.returncode == 1
    assert run.stdout.endswith("0 passed, 0 failed\n")


def _run_written(path, text):
    path.write_text(text, "utf-8")
    return vm.run(str(path))
