"""The device package as the board gets it: fewer names, fewer files, and the two tables that lie beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from lawkeeper_host.build import bundles, quiet, shortnames, shorttexts
from lawkeeper_host.build.lean import lean
from lawkeeper_host.build.names import NAMES, Function, packed, table

# Not on the board: tables for the documentation and the host. The last are those of each game.
FOR_THE_DOCUMENTATION = ("lawkeeper/keep/image_table.py", "lawkeeper/link/commands.py", "lawkeeper/games/*/tables.py")
SENTENCES = "sentences.txt"  # one a line; `lawkeeper.modules.said` reads it


def package(
    firmware: Path,
    readers: Iterable[Path] = (),
    quietly: bool = False,
    called: dict[tuple[str, str], tuple[str, str]] | None = None,
    left_out: Sequence[str] = FOR_THE_DOCUMENTATION,
    rom: Sequence[str] | None = None,
) -> dict[Path, str]:
    """-> the text that is compiled for each file of the device package in the folder `firmware`; besides, the
    texts of `SENTENCES` and `NAMES`, which are not: `laid` has their bytes. Modules that are joined to others are
    not among them.

    `readers`: files elsewhere that use it, besides those in the folder itself. `quietly`: as the board gets it, see
    build/quiet.py; then only `lawkeeper.modules.load` can import what comes after the start. `called`: see `lean`.
    `left_out`: patterns of the paths, from `firmware`, of what does not come to the board. `rom`: the names that
    cost nothing where it will run, if that is no board.
    """
    paths = {
        _dotted(path.relative_to(firmware)): path
        for path in sorted((firmware / "lawkeeper").rglob("*.py"))
        if goes_along(path.relative_to(firmware), left_out)
    }
    folder = firmware / "lawkeeper"
    below = {name: path.relative_to(folder).as_posix() for name, path in paths.items()}
    sources = {name: path.read_text("utf-8") for name, path in paths.items()}
    texts = [path.read_text("utf-8") for path in (*sorted(firmware.glob("*.py")), *readers)]
    texts.append(quiet.KEPT)
    sentences: list[str] = []
    functions: list[tuple[str, str, str, str]] = []
    free = shortnames.in_rom() if rom is None else rom
    lean_texts = lean(sources, texts, sentences, together=True, functions=functions, rom=free, called=called)
    if quietly:
        lean_texts = quiet.quieten(lean_texts)
        late = {name for name in quiet.later(lean_texts) if name.startswith(shorttexts.WHERE)}
        lean_texts = shorttexts.packed(lean_texts, late, free, texts)
    known = [Function(below[file], called, below[source], name) for file, called, source, name in functions]
    beside = {SENTENCES: "".join(f"{line}\n" for line in sentences), NAMES: table(known)}
    made = {paths[name]: text for name, text in lean_texts.items()}
    return made | {folder / name: text for name, text in beside.items()}


def laid(path: Path, text: str) -> bytes:
    """What lies on the drive as the file `path` of `package`, as far as that is not compiled."""
    return packed(text) if path.name == NAMES else text.encode()


def tables(firmware: Path) -> list[Path]:
    """The tables of bytes that lie beside the device package and go onto the board as they are."""
    return sorted((firmware / "lawkeeper").glob("*.bin"))


def goes_along(path: Path, left_out: Sequence[str] = FOR_THE_DOCUMENTATION) -> bool:
    """Whether the board carries this file of the device package ("lawkeeper/app.py")."""
    return not any(path.match(pattern) for pattern in left_out)


def stand_ins(firmware: Path, made: Mapping[Path, str]) -> dict[Path, str]:
    """-> for tests that know a module by its own name: texts of modules that `made` (from `package`) has joined to
    others, which import everything from there."""
    texts = {}
    for root, names in bundles.rows().items():
        for name in names:
            path = firmware.joinpath(*name.split("."))
            path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
            if path not in made:
                texts[path] = f"from {root} import *\n"
    return texts


def _dotted(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)
