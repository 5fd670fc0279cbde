"""How many sentences of laws are understood as they are meant.

Without more, those of the tests that say which law each is. With LAWKEEPER_LAW_EXAM, a folder with an
examination of somebody else's (`exam.py`, and sentences with their meaning): then its numbers stand there.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from lawkeeper_host.errors import HostError
from lawkeeper_host.games.infer.laws import LawRefused, understand
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.places import TESTS

FOLDER = "LAWKEEPER_LAW_EXAM"
RIGHT_LEAST, HELPED_LEAST = 92.0, 97.0  # percent
_SCORE = re.compile(r"right (\d+)/(\d+) = .*?, with a right rewording ([\d.]+) %, wrong (\d+)")


def figures() -> Iterator[Figure]:
    """Percent that are right, percent that are right or rightly reworded, and how many are wrong."""
    folder = os.environ.get(FOLDER)
    yield from examined(Path(folder)) if folder else _own()


def examined(folder: Path) -> Iterator[Figure]:
    """The last line of an examination, as figures. Raises `HostError` for a folder that has none."""
    exam, sentences = folder / "exam.py", folder / "sentences.tsv"
    if not (exam.is_file() and sentences.is_file()):
        raise HostError(
            f"{folder} has no exam.py with a sentences.tsv.", f"Set {FOLDER} to a folder that has."
        )
    told = subprocess.run(
        [sys.executable, str(exam), str(sentences)], capture_output=True, text=True, check=False
    )
    score = _SCORE.search(told.stdout)
    if not score:
        raise HostError(f"{exam} ended without a score.", told.stderr.strip()[-200:] or "Run it by hand.")
    right, laws, helped, wrong = score.groups()
    note = f"{right} of {laws} sentences of {folder.name}"
    yield Figure(
        "laws: sentences understood rightly", 100 * int(right) / int(laws), "%", None, note, RIGHT_LEAST
    )
    yield Figure("laws: understood or rightly reworded", float(helped), "%", None, note, HELPED_LEAST)
    yield Figure("laws: sentences understood wrongly", int(wrong), "", 0, note)


def _own() -> Iterator[Figure]:
    right, refused, wrong = 0, 0, 0
    meant = ""
    for line in (TESTS / "data" / "wordings.txt").read_text("utf-8").splitlines():
        if line.startswith("= "):
            meant = line[2:]
        elif line and not line.startswith("#"):
            try:
                same = understand(line) == understand(meant)
            except LawRefused:
                refused += 1
                continue
            right, wrong = right + same, wrong + (not same)
    laws = right + refused + wrong
    note = f"{laws} wordings of the tests"
    yield Figure("laws: sentences understood rightly", 100 * right / laws, "%", None, note, RIGHT_LEAST)
    yield Figure("laws: sentences understood wrongly", wrong, "", 0, note)
