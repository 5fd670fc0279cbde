"""`python -m lawkeeper_host.checks.quick`: lint, types and the tests of the rooms that changed, in a minute.

Changed is what differs from the last commit, or, when nothing does, what the last commit changed. Which
tests belong to a file follows from the names of folders and from what the test files import. How long a test
file takes was written down by the last run of it; what does not fit into the minute is left out and named.
Estimates may be wrong and machines busy, so each test asks before it begins whether there is time for it.
"""

import ast
import functools
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from lawkeeper_host.checks.imports import written
from lawkeeper_host.places import BUILD, DEVICE, FIRMWARE, HOST, ROOT, TESTS, is_portable

BUDGET = 60.0  # seconds, of everything
PROCESSES = 2
START = 4.0  # seconds until pytest's processes are there
FULL = 0.8  # how well the processes are filled: the last file keeps one of them waiting
# Seconds for what never ran here: files that build the package, play the tour, draw problems; VMs; the rest.
SLOW = {
    "tests/host/test_checks_bench_board.py": 60.0,
    "tests/host/infer/test_bench_laws.py": 15.0,
    "tests/host/test_build.py": 15.0,
    "tests/host/test_build_lean.py": 15.0,
    "tests/host/infer/test_law_command.py": 18.0,
    "tests/host/infer/test_laws.py": 10.0,
    "tests/host/turing/test_count.py": 10.0,
    "tests/infer_laws/test_shapes.py": 13.0,
    "tests/host/test_wheel.py": 20.0,
    "tests/sim/test_page.py": 12.0,
    "tests/sim/test_command.py": 10.0,
}
UNKNOWN_VM, UNKNOWN = 6.0, 2.0
SHORTER = 0.8  # the last run of a file may have been of a few of its tests: what it took is forgotten slowly
UNTIL = "LAWKEEPER_QUICK_UNTIL"  # in the environment of pytest: when it has to be over, by the steady clock
END = 3.0  # seconds that the last test may take longer than was known, and pytest to end
NOTHING_RAN = 5  # of pytest
DURATIONS = BUILD / "durations.json"
CHECKS = (
    ("-m", "ruff", "check", "--output-format=concise"),
    ("-m", "ruff", "format", "--check"),
    ("-m", "lawkeeper_host.checks.portable"),
    ("-m", "lawkeeper_host.checks.types"),
)
VM = "tests/vm/sources.py::test_on_the_vm"
EVERYWHERE = ("pyproject.toml", "Makefile", "tests/conftest.py")


def changed_files(root: Path = ROOT) -> list[str]:
    """Paths from the root of what differs from HEAD; of a clean tree, what HEAD itself changed."""
    now = _git(root, "diff", "--name-only", "HEAD")
    now += _git(root, "ls-files", "--others", "--exclude-standard")
    return sorted(set(now or _git(root, "diff", "--name-only", "HEAD~1", "HEAD")))


def _git(root: Path, *arguments: str) -> list[str]:
    run = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    return run.stdout.splitlines()


def room(path: str) -> str:
    """The room of a file of the device, the host or the tests, by its folder: "keep", "infer", "sim".

    "app" for what ties the rooms together, "" for what is in none.
    """
    parts = Path(path).parts
    for place in (DEVICE, HOST / "lawkeeper_host", TESTS):
        inside = place.relative_to(ROOT).parts
        if parts[: len(inside)] == inside:
            inner = [part for part in parts[len(inside) : -1] if part not in ("games", "host")]
            return inner[0] if inner else {DEVICE: "app"}.get(place, "")
    return "box" if parts[0] == "firmware" else ""


def module(path: str) -> str:
    """The dotted name under which tests import a file, "" when they cannot."""
    for place in (FIRMWARE, HOST, TESTS):
        full = ROOT / path
        if place in full.parents and full.suffix == ".py":
            return ".".join(full.relative_to(place).with_suffix("").parts).removesuffix(".__init__")
    return ""


@functools.cache  # all of them, once: each changed file asks each test file
def words(test: Path) -> frozenset[str]:
    """What a test file imports, and every string in it: modules and data are named by strings too."""
    tree = ast.parse(test.read_text("utf-8"))
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    strings = {value for value in constants if isinstance(value, str)}
    return frozenset({name for _, name in written(tree)} | strings)


def rank(path: str, test: Path) -> int:
    """How near a test file is to a changed file: 0 is the file itself, 4 has nothing to do with it."""
    place = str(test.relative_to(ROOT))
    if path == place:
        return 0
    name = module(path)
    if name and any(word == name or word.startswith(name + ".") for word in words(test)):
        return 1
    if not path.endswith(".py") and any(Path(path).name in word for word in words(test)):
        return 1
    here = room(path)
    if here and room(place) == here:
        return 2
    return 3 if here and (here in test.stem.split("_") or (here == "app" and room(place) == "flows")) else 4


def wanted(changed: Iterable[str], tests: list[Path]) -> list[str]:
    """What pytest is to run, the nearest first: test files, then the portable ones of them on the VM."""
    ranks = {test: min((rank(path, test) for path in changed), default=4) for test in tests}
    near = sorted((test for test in tests if ranks[test] < 4), key=lambda test: (ranks[test], test))
    found: list[tuple[int, str]] = [(ranks[test], str(test.relative_to(ROOT))) for test in near]
    found += [(ranks[test] + 1, f"{VM}[{test.relative_to(TESTS)}]") for test in near if is_portable(test)]
    return [name for _, name in sorted(found, key=lambda pair: pair[0])]


def fitting(names: list[str], took: dict[str, float], seconds: float) -> tuple[list[str], list[str]]:
    """(what to run, what to leave out) so that all of it takes `seconds` of one process."""
    run: list[str] = []
    left: list[str] = []
    for name in names:
        needs = needed(name, took)
        if needs > seconds:
            left.append(name)
        else:
            run.append(name)
            seconds -= needs
    return run, left


def needed(name: str, took: dict[str, float]) -> float:
    """Seconds for a test file, or for a file on the VM."""
    return took.get(name, SLOW.get(name, UNKNOWN_VM if name.startswith(VM) else UNKNOWN))


def late(node: str) -> str:
    """Why the test with this id must not begin any more, "" when it may. Only `make quick` is ever late."""
    until = os.environ.get(UNTIL)
    if until is None:
        return ""
    name = node if node.startswith(VM) else node.partition("::")[0]
    alone = needed(node, durations()) if name == node else SLOW.get(name, 0) / 2
    return f"left out, no time: {name}" if time.monotonic() + alone > float(until) else ""


@functools.lru_cache(1)
def durations() -> dict[str, float]:
    """Seconds that each test file, and each file on the VM, took when it ran here last."""
    return json.loads(DURATIONS.read_text("utf-8")) if DURATIONS.exists() else {}


def keep_durations(reports: Iterable[tuple[str, float]]) -> None:
    """Write down what a run of pytest took: (node id, seconds) of each phase of each test that ran."""
    durations.cache_clear()
    before, took = durations(), dict[str, float]()
    for node, seconds in reports:
        name = node if node.startswith(VM) else node.partition("::")[0]
        took[name] = took.get(name, 0) + seconds
    BUILD.mkdir(exist_ok=True)
    own = DURATIONS.with_suffix(f".{os.getpid()}")
    kept = {name: round(max(took[name], before.get(name, 0) * SHORTER), 2) for name in took}
    own.write_text(json.dumps({**before, **kept}), "utf-8")
    own.replace(DURATIONS)
    durations.cache_clear()


def main() -> int:
    """Run it; 1 when anything is wrong."""
    start, changed = time.monotonic(), changed_files()
    print(f"changed: {', '.join(changed) or 'nothing'}", flush=True)
    wrong = _checks()
    seconds = (BUDGET - START - (time.monotonic() - start)) * PROCESSES * FULL
    tests = sorted(TESTS.rglob("test_*.py"))
    run, left = fitting(wanted(changed, tests), durations(), seconds)
    if run:
        command = [sys.executable, "-m", "pytest", "-q", "-n", str(PROCESSES), "--dist", "loadgroup", *run]
        place = {**os.environ, UNTIL: str(start + BUDGET - END)}
        wrong |= subprocess.run(command, cwd=ROOT, env=place, check=False).returncode not in (0, NOTHING_RAN)
    for line in left_out(changed, tests, run, left):
        print(line)
    print(f"quick: {'something is wrong' if wrong else 'good'}, {time.monotonic() - start:.0f} s")
    return int(wrong)


def _checks() -> bool:
    commands = [[sys.executable, *arguments] for arguments in CHECKS]
    with ThreadPoolExecutor(PROCESSES) as pool:
        runs = list(
            pool.map(
                lambda command: subprocess.run(
                    command, cwd=ROOT, capture_output=True, text=True, check=False
                ),
                commands,
            )
        )
    for run in runs:
        print((run.stdout + run.stderr).strip(), flush=True)
    return any(run.returncode for run in runs)


def left_out(changed: list[str], tests: list[Path], run: list[str], left: list[str]) -> list[str]:
    """What `make test` would do besides, as lines."""
    others = {
        room(str(test.relative_to(ROOT)))
        for test in tests
        if not any(name.startswith(str(test.relative_to(ROOT))) for name in run + left)
    }
    lines = [f"left out, no time: {name}" for name in left]
    lines.append(
        "left out: docs-check, items; the test files that nothing in the change points at, in "
        + ", ".join(sorted(others))
    )
    if any(path in EVERYWHERE for path in changed):
        lines.append("this change reaches everything: make test")
    return lines


if __name__ == "__main__":
    sys.exit(main())
