"""Processes of the checks: in the root of the checkout, all they say in one text, never without an end."""

import subprocess
from collections.abc import Mapping, Sequence

from lawkeeper_host.places import ROOT

USUAL_S = 300.0
LONGEST_S = 1200.0
"""For all portable tests at once."""


def run(
    command: Sequence[str], timeout: float = USUAL_S, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `command`, output and errors together in `.stdout`, nothing to read for it.

    `timeout` in seconds; `subprocess.TimeoutExpired` after it, and the process is ended."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env=env,
        text=True,
        timeout=timeout,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
