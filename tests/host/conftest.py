"""What several test files of the host look at."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from host.loop import Bench

from lawkeeper_host.build.contents import Content, contents
from lawkeeper_host.checks.packaged import packaged
from lawkeeper_host.places import FIRMWARE
from lawkeeper_host.terminal.frame import Cable


@pytest.fixture(scope="session")
def files() -> list[Content]:
    """Every file of the drive, as it is built."""
    return contents(FIRMWARE, packaged(quietly=True))


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    """A box that every command finds."""
    folder = tmp_path / "drive"
    folder.mkdir()
    bench = Bench(folder)
    monkeypatch.setattr(Cable, "connect", lambda self: bench.client())
    yield bench
    bench.library.close()
