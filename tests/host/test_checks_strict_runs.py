"""Whatever plays the firmware plays it strictly: what the board has not stops it, whatever its name there."""

import pytest

from lawkeeper_host.checks import board_model, vm

HIDDEN = "find = next\nfound = find(iter([]), False)\n"  # the board's `next` takes no default
SAYS = "positional argument"


def test_the_run_that_weighs_the_memory_on_the_vm(tmp_path):
    script = tmp_path / "turns.py"
    script.write_text(f"def turn():\n    {HIDDEN.splitlines()[0]}\n    {HIDDEN.splitlines()[1]}\n", "utf-8")
    run = vm.run("--turns", str(script))
    assert run.returncode == 1 and "TypeError" in run.stdout and SAYS in run.stdout
    script.write_text("def turn():\n    return next(iter([False]))\n", "utf-8")
    assert vm.run("--turns", str(script)).returncode == 0


def test_the_tour_of_the_built_package_on_cpython(tmp_path):
    package = tmp_path / "python" / "lawkeeper"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("", "utf-8")
    (package / "app.py").write_text(HIDDEN, "utf-8")
    with pytest.raises(RuntimeError, match=SAYS):
        board_model._play(tmp_path, tmp_path, board_model.TOUR, 0, "lightly")


def test_a_counted_run_is_that_of_the_strict_one_without_its_guards(tmp_path):
    """Guards would be counted, so what is counted is not strict: the chapter was played strictly before."""
    calls = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board_model, "_play", lambda place, drive, *rest: calls.append(rest) or [])
        patch.setattr(board_model, "_heap", lambda firmware, drive: ([], []))
        board_model._chapter(tmp_path, {}, "flows.tour", 3)
    assert calls == [("flows.tour", 3, "lightly"), ("flows.tour", 3)]
