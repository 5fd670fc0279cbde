"""The device package as `build.package` makes it, made once for all tests and checks that want the same one.

It takes ten seconds, and a run of the tests wants a handful of kinds of it, in several processes.
"""

import hashlib
import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from os import getpid
from pathlib import Path

from lawkeeper_host.build import package as builder
from lawkeeper_host.places import BUILD, DEVICE, FIRMWARE

KEPT = BUILD / "packages"


def packaged(
    readers: Iterable[Path] = (), quietly: bool = False, rom: Sequence[str] | None = None
) -> dict[Path, str]:
    """As `package(FIRMWARE, ...)`: from the folder `KEPT`, if nothing has changed that it is made from."""
    readers = list(readers)
    texts = [path.read_text("utf-8") for path in readers]
    kept = KEPT / f"{_sources()}-{_digest(repr((texts, quietly, rom)).encode())}.json"
    with suppress(OSError):
        return {FIRMWARE / name: text for name, text in json.loads(kept.read_text("utf-8")).items()}
    made = builder.package(FIRMWARE, readers, quietly, rom=rom)
    KEPT.mkdir(parents=True, exist_ok=True)
    for old in KEPT.iterdir():
        if not old.name.startswith(_sources()):
            old.unlink(missing_ok=True)
    own = kept.with_suffix(f".{getpid()}")  # another process may make it at the same time
    own.write_text(json.dumps({path.relative_to(FIRMWARE).as_posix(): made[path] for path in made}), "utf-8")
    own.replace(kept)
    return made


def _sources() -> str:
    build = Path(builder.__file__).parent
    parts = sorted([*FIRMWARE.glob("*.py"), *DEVICE.rglob("*.py"), *build.glob("*.py"), *build.glob("*.txt")])
    files = b"\0".join(path.as_posix().encode() + b"\0" + path.read_bytes() for path in parts)
    return _digest(sys.version.encode() + files)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
