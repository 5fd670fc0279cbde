"""What runs on the 32-bit MicroPython VM, and how what fails there is told."""

from lawkeeper_host.build import shortnames
from lawkeeper_host.checks import process, vm
from lawkeeper_host.places import TESTS

WRONG = """
def test_right():
    assert 1 + 1 == 2

def test_wrong():
    assert 1 + 1 == 3
"""


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


def test_the_names_in_the_rom_of_the_vm_are_those_of_the_list():
    """All names of a board's ROM are tried: memory is weighed with those that cost the VM nothing either."""
    board = set(shortnames.in_rom())
    unknown = _not_in_rom(*sorted(board))
    assert len(unknown) > 1000 and board - unknown == set(vm.in_rom())
    listed = (TESTS / "vm" / "rom_names.txt").read_text("utf-8").split()
    assert _not_in_rom(*listed, "never_seen_here") == {"never_seen_here"}


def _not_in_rom(*names):
    run = process.run([vm.node(), str(TESTS / "vm" / "not_in_rom.mjs"), *names])
    assert run.returncode == 0, run.stdout
    return set(run.stdout.split())


def _run_written(path, text):
    path.write_text(text, "utf-8")
    return vm.run(str(path))
