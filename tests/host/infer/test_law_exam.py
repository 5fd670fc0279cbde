"""How many sentences are understood: the tests' own, or an examination in a folder that is named."""

from pathlib import Path

import pytest

from lawkeeper_host.errors import HostError
from lawkeeper_host.games.infer.bench import sentences

EXAM = 'print("right 9/10 = 90.0 %, with a right rewording 95.0 %, wrong 1")\n'


def test_without_an_examination_the_sentences_of_the_tests_are_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(sentences.FOLDER, raising=False)
    right, helped, wrong = sentences.figures()
    assert not right.over and not helped.over and "players" in right.note
    assert wrong.value == 0 and "wordings" in wrong.note


def test_an_examination_tells_its_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "exam.py").write_text(EXAM)
    (tmp_path / "sentences.tsv").write_text("")
    monkeypatch.setenv(sentences.FOLDER, str(tmp_path))
    figures = list(sentences.figures())
    assert [figure.value for figure in figures] == [90.0, 95.0, 1]
    assert all(figure.over for figure in figures)


@pytest.mark.parametrize("text", ["", "raise SystemExit('broken')\n"])
def test_a_folder_without_an_examination_is_told(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if text:
        (tmp_path / "exam.py").write_text(text)
        (tmp_path / "sentences.tsv").write_text("")
    monkeypatch.setenv(sentences.FOLDER, str(tmp_path))
    with pytest.raises(HostError, match="exam.py"):
        list(sentences.figures())
