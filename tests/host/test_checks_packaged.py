"""The package that tests and checks share: made once, and anew when anything is another."""

from pathlib import Path
from typing import Any

import pytest

from lawkeeper_host.build import package as builder
from lawkeeper_host.checks import packaged as shared
from lawkeeper_host.checks.packaged import packaged
from lawkeeper_host.places import FIRMWARE


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[Any, ...]]:
    """What the build was asked for, in a folder of packages that is empty."""
    asked: list[tuple[Any, ...]] = []

    def package(firmware: Path, readers: list[Path], quietly: bool, rom: Any) -> dict[Path, str]:
        asked.append((readers, quietly, rom))
        return {firmware / "lawkeeper" / "app.py": f"made = {len(asked)}"}

    monkeypatch.setattr(builder, "package", package)
    monkeypatch.setattr(shared, "KEPT", tmp_path / "packages")
    return asked


def test_the_same_package_is_made_once(made: list[tuple[Any, ...]]) -> None:
    assert packaged() == packaged() == {FIRMWARE / "lawkeeper" / "app.py": "made = 1"}
    assert made == [([], False, None)]


def test_each_kind_is_made(made: list[tuple[Any, ...]], tmp_path: Path) -> None:
    reader = tmp_path / "reader.py"
    reader.write_text("games.page", "utf-8")
    kinds: list[dict[str, Any]] = [{}, {"quietly": True}, {"rom": ("a",)}, {"readers": [reader]}]
    told = [packaged(**kind) for kind in kinds]
    assert [packaged(**kind) for kind in kinds] == told and len(made) == 4
    reader.write_text("games.title", "utf-8")
    assert packaged([reader]) not in told and len(made) == 5


def test_it_is_made_anew_for_other_sources(
    made: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    packaged()
    (tmp_path / "lawkeeper").mkdir()
    for name in ("boot.py", "lawkeeper/app.py"):
        (tmp_path / name).write_text("x = 1", "utf-8")
    monkeypatch.setattr(shared, "FIRMWARE", tmp_path)
    monkeypatch.setattr(shared, "DEVICE", tmp_path / "lawkeeper")
    packaged()
    assert len(made) == 2 and len(list(shared.KEPT.iterdir())) == 1  # what was made of others is gone
    for name in ("boot.py", "lawkeeper/app.py"):
        (tmp_path / name).write_text("x = 2", "utf-8")
        packaged()
    assert len(made) == 4


def test_the_build_itself_counts(
    made: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "package.py").write_text("x = 1", "utf-8")
    packaged()
    monkeypatch.setattr(builder, "__file__", str(tmp_path / "package.py"))
    packaged()
    (tmp_path / "package.py").write_text("x = 2", "utf-8")
    packaged()
    assert len(made) == 3
