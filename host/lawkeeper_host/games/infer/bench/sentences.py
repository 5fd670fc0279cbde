"""How many sentences of laws are understood as they are meant.

Without more, those of the tests that say which law each is: sentences of players above all. With
LAWKEEPER_LAW_EXAM, a folder with an examination of somebody else's (`exam.py`, and sentences with
their meaning): then its numbers stand there.
"""

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from lawkeeper.games.infer.laws.english import sentence
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.infer.laws import LawRefused, understand
from lawkeeper_host.games.infer.laws.words import NAMES
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
    """The same of the sentences of players that the tests have; wrong ones of all other wordings, too."""
    rows = [line.split(" | ") for line in _lines("players_say.txt") if not line.startswith("#")]
    told = Counter(_outcome(typed, laws) for typed, *laws in rows if laws != ["-"])
    laws, wrong = sum(told.values()), told["wrong"]
    note = f"{told['right']} of {laws} sentences of players"
    wrong += sum(_outcome(typed, ["-"]) == "wrong" for typed, *laws in rows if laws == ["-"])
    share = 100 / laws
    yield Figure("laws: sentences understood rightly", told["right"] * share, "%", None, note, RIGHT_LEAST)
    helped = (told["right"] + told["offered"]) * share
    yield Figure("laws: understood or rightly reworded", helped, "%", None, note, HELPED_LEAST)
    wordings = list(_wordings())
    wrong += sum(_outcome(typed, [law]) == "wrong" for typed, law in wordings)
    note = f"of {len(rows) + len(wordings)} sentences and wordings of the tests"
    yield Figure("laws: sentences understood wrongly", wrong, "", 0, note)


def _lines(name: str) -> list[str]:
    return list(filter(None, (TESTS / "data" / name).read_text("utf-8").splitlines()))


def _wordings() -> Iterator[tuple[str, str]]:
    meant = ""
    for line in _lines("wordings.txt"):
        if line.startswith("= "):
            meant = sentence(understand(line[2:]), NAMES)
        elif not line.startswith("#"):
            yield line, meant


def _outcome(typed: str, laws: Sequence[str]) -> str:
    """Whether a sentence is understood "right" or "wrong", the law that is meant is "offered", or it is
    "refused". One that may be several laws is "offered" all of them at best."""
    try:
        law = sentence(understand(typed), NAMES)
    except LawRefused as refusal:
        return "offered" if all(law in refusal.hint for law in laws) else "refused"
    return "right" if [law] == list(laws) else "wrong"
