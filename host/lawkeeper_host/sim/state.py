"""The folder that a virtual box lives in: `nvm.bin` and `drive/`. Nothing else outlives its power."""

import fcntl
import shutil
from pathlib import Path
from typing import IO

import lawkeeper
from lawkeeper.keep import home, image
from lawkeeper_host.errors import HostError
from lawkeeper_host.sim.flash import SECTOR

DEFAULT_STATE = Path("build/sim")
ERASED = b"\xff"


def firmware_folder() -> Path:
    """Where boot.py and code.py are: beside the device package. Raises HostError when only the package is
    installed."""
    folder = Path(lawkeeper.__file__).resolve().parent.parent
    if not (folder / "code.py").is_file():
        raise HostError(
            "There is no code.py beside %s." % Path(lawkeeper.__file__).parent,
            hint="Run the virtual box from a checkout of Lawkeeper: pip install -e .",
            exit_code=2,
        )
    return folder


def running(folder: Path = DEFAULT_STATE) -> Path | None:
    """The cable of the virtual box that runs from `folder` now, or None."""
    try:
        lock = (folder / "lock").open("rb")
    except OSError:
        return None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            port = folder / "port"
            return port if port.exists() else None
    return None  # nobody holds it: a port that a killed box left behind may be anybody's terminal by now


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
