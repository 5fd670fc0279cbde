"""The folder that a virtual box lives in: `nvm.bin` and `drive/`. Nothing else outlives its power."""

import fcntl
import shutil
from pathlib import Path
from typing import IO

from lawkeeper.keep import home, image
from lawkeeper_host.errors import HostError
from lawkeeper_host.sim.flash import SECTOR

ERASED = b"\xff"


class State:
    """One box's memory on disk. Opening it fills in what a new box has; only one simulator may use it at a
    time."""

    def __init__(self, folder: Path, firmware: Path) -> None:
        self.folder = folder.resolve()
        self.drive = self.folder / "drive"
        self.nvm = self.folder / "nvm.bin"
        self._lock = self._take(self.folder)
        self._fill(firmware)

    def _take(self, folder: Path) -> IO[bytes]:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lock = (folder / "lock").open("wb")
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            raise HostError(
                "Another virtual box is running from %s." % folder,
                hint="Stop it, or choose another folder: lawkeeper sim --state FOLDER",
                exit_code=2,
            ) from None
        except OSError as error:
            raise HostError(
                "The state folder %s cannot be used: %s." % (folder, error.strerror), exit_code=2
            ) from error
        return lock

    def _fill(self, firmware: Path) -> None:
        _ensure(self.nvm, SECTOR)
        for name in home.FILES:
            _ensure(self.drive / name, home.HOME_BYTES)
        for name in image.FILES:
            _ensure(self.drive / name, image.LIBRARY_BYTES)
        settings = firmware / "settings.toml"
        if settings.exists() and not (self.drive / "settings.toml").exists():
            shutil.copyfile(settings, self.drive / "settings.toml")

    def forget(self, firmware: Path) -> None:
        """Back to a new box: every byte of its memory is erased."""
        self.nvm.unlink(missing_ok=True)
        shutil.rmtree(self.drive, ignore_errors=True)
        self._fill(firmware)

    def close(self) -> None:
        """Let another simulator have the folder."""
        self._lock.close()


def _ensure(path: Path, size: int) -> None:
    """Erased flash where there is nothing yet, or something of another size."""
    if path.exists() and path.stat().st_size == size:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(ERASED * size)
