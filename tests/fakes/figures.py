"""Figures of a bench, measured in a process of its own.

In that of the tests the device code has a guard around whatever the board lacks
(lawkeeper_host.checks.strict_guards): it takes time, and would be counted with the rest."""

import sys

from lawkeeper_host.checks import process

_ASK = """\
import importlib
for one in importlib.import_module(%r).figures(*%r):
    if one.most is not None:
        print("over" if one.over else "kept", one.line(), sep="\\t")
"""


def budgets(module, *arguments):
    """-> (lines of `module.figures(*arguments)` that are over their budget, how many have one)."""
    run = process.run([sys.executable, "-c", _ASK % (module, arguments)])
    assert run.returncode == 0, run.stdout
    lines = run.stdout.splitlines()
    return [line for line in lines if not line.startswith("kept\t")], len(lines)
