"""The build: whole, the same twice, in the format that the board takes, and refused when it does not fit."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from lawkeeper_host.build import bundles, report
from lawkeeper_host.build import contents as contents_module
from lawkeeper_host.build.compiled import FORMAT, compiled, for_circuitpython
from lawkeeper_host.build.contents import FIRMWARE, Content
from lawkeeper_host.build.fat import Drive, Geometry
from lawkeeper_host.build.firmware import build, manifest, write
from lawkeeper_host.build.package import FOR_THE_DOCUMENTATION, goes_along
from lawkeeper_host.errors import HostError
from lawkeeper_host.install import load_build


@pytest.fixture(scope="module")
def out(files: list[Content], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("build") / "circuitpy"
    write(files, folder)
    return folder


def test_every_module_of_the_device_is_there_and_nothing_else(files: list[Content]) -> None:
    paths = [path.relative_to(FIRMWARE) for path in (FIRMWARE / "lawkeeper").rglob("*.py")]
    sources = {path.as_posix() for path in paths if goes_along(path)}
    assert {path.as_posix() for path in paths} - sources == {
        *("lawkeeper/keep/image_table.py", "lawkeeper/link/commands.py"),
        *[
            f"lawkeeper/games/{game}/tables.py"
            for game in ("infer", "turing", "deduction", "potions", "multiverses")
        ],
    }
    joined = {name.replace(".", "/") for names in bundles.rows().values() for name in names}
    joined = {f"{name}/__init__.py" if (FIRMWARE / name).is_dir() else f"{name}.py" for name in joined}
    games = [
        f"games/{folder}"
        for folder in (
            *("infer/fold", "infer/pages", "pages", "turing/fold", "turing/pages", "turing/problems"),
            *("deduction/deal", "deduction/fold", "deduction/pages"),
            *("potions/brew", "potions/fold", "potions/mind", "potions/pages"),
            *("multiverses/fold", "multiverses/laws", "multiverses/pages", "multiverses/words"),
        )
    ]
    folders = {
        f"lawkeeper/{room}/__init__.py" for room in ("box", "link", "logic", "ui", *games)
    }  # they define nothing
    assert joined | folders < sources
    sources -= joined | folders
    wanted = {path.replace(".py", ".mpy") for path in sources}
    wanted |= {"lawkeeper/sentences.txt", "lawkeeper/names.bin", "lawkeeper/words.bin"}
    assert {file.path for file in files if file.path.startswith("lawkeeper/")} == wanted
    others = {file.path for file in files if not file.path.startswith("lawkeeper/")}
    assert others == {
        *("boot.py", "code.py", "safemode.py", "settings.toml", "spacer.bin"),
        *("keep/a.bin", "keep/b.bin", "packs/a.bin", "packs/b.bin", "packs/spacer.bin"),
        *("lib/neopixel.mpy", "lib/neopixel-licence.txt"),
    }


def test_nothing_on_the_board_imports_what_is_left_out() -> None:
    names = {Path(path).stem for path in FOR_THE_DOCUMENTATION}
    for path in (FIRMWARE / "lawkeeper").rglob("*.py"):
        assert not any(f"import {name}" in path.read_text("utf-8") for name in names)


def test_modules_are_in_circuitpythons_format(files: list[Content]) -> None:
    heads = {file.data[:2] for file in files if file.path.endswith(".mpy")}
    assert heads == {bytes((ord("C"), FORMAT))}


def test_blank_files_are_erased_flash(files: list[Content]) -> None:
    for file in files:
        if file.path.endswith(".bin") and not file.path.startswith("lawkeeper/"):
            assert file.data.count(0xFF) == len(file.data) and len(file.data) % 512 == 0


def test_the_same_sources_give_the_same_bytes(out: Path, tmp_path: Path) -> None:
    """In another process, with another hash seed, in another folder."""
    again = tmp_path / "elsewhere" / "circuitpy"
    command = [sys.executable, "-m", "lawkeeper_host.build.firmware", "--out", str(again)]
    subprocess.run(command, check=True, capture_output=True, env={"PYTHONHASHSEED": "7"})
    assert (again.parent / "manifest.json").read_bytes() == (out.parent / "manifest.json").read_bytes()


def test_the_manifest_says_what_lies_there(out: Path) -> None:
    said = load_build(out)
    assert {file.path for file in said.files} == {
        path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()
    }
    for file in said.files:
        data = (out / file.path).read_bytes()
        assert (len(data), hashlib.sha256(data).hexdigest()) == (file.size, file.sha256)


def test_the_manifest_names_the_boards_and_the_formats(files: list[Content]) -> None:
    said = json.loads(json.dumps(manifest(files)))
    assert said["boards"] == ["raspberry_pi_pico", "raspberry_pi_pico2", "adafruit_macropad_rp2040"]
    assert (said["circuitpython"], said["mpy"]) == (10, 6)


def test_what_is_stale_in_the_folder_goes(out: Path, files: list[Content]) -> None:
    (out / "lawkeeper" / "old.mpy").write_bytes(b"C\x06")
    write(files, out)
    assert not (out / "lawkeeper" / "old.mpy").exists()


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"mine")
    with pytest.raises(HostError, match="not a build of Lawkeeper"):
        build(tmp_path)
    assert (tmp_path / "photo.jpg").exists()


def test_another_format_is_refused() -> None:
    with pytest.raises(HostError, match=r"writes .mpy format 7; CircuitPython 10 takes only 6"):
        for_circuitpython(b"M\x07\x00\x1f", "app.py")
    with pytest.raises(HostError, match="no .mpy file"):
        for_circuitpython(b"C\x06\x00\x1f", "app.py")
    with pytest.raises(HostError, match="machine code"):
        for_circuitpython(b"M\x06\x0c\x1f", "app.py")


def test_what_the_board_cannot_run_is_told_with_its_line() -> None:
    with pytest.raises(HostError, match=r"wrong.py cannot be compiled for the board: .*line 2"):
        compiled("x = 1\nmatch x:\n    case 1:\n        pass\n", "wrong.py")


def test_a_compiled_file_calls_itself_as_its_import_does(files: list[Content]) -> None:
    compiled_ones = [file for file in files if file.path.endswith(".mpy")]
    assert len(compiled_ones) > 100
    for file in compiled_ones:
        own = file.path.removesuffix(".mpy").encode()
        assert own + b".mpy\0" in file.data and own + b".py\0" not in file.data, file.path


def test_another_release_of_a_library_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "requirements.txt").write_text("adafruit-circuitpython-neopixel==1.2.3\n")
    with pytest.raises(HostError, match=r"6\.\d+\.\d+ is installed; firmware/requirements.txt pins 1\.2\.3"):
        list(contents_module._libraries(tmp_path))
    monkeypatch.setattr(contents_module, "LIBRARIES", {"no-such-library": "x.py"})
    with pytest.raises(HostError, match="no-such-library is not installed"):
        list(contents_module._libraries(tmp_path))


def test_the_report_names_every_room_and_adds_up(files: list[Content]) -> None:
    lines = report.lines(files, report.filled(files))
    rows = [line.split() for line in lines[1:-2]]
    assert {"(root)", "keep/", "lawkeeper/box/", "lawkeeper/games/infer/"} <= {row[0] for row in rows}
    for column in (1, 2, 3, 4):
        assert sum(int(row[column]) for row in rows[:-1]) == int(rows[-1][column])


def test_a_build_that_does_not_fit_is_refused(files: list[Content]) -> None:
    report.check_fits(report.filled(files))
    free = report.filled(files).free
    most = Content("large.bin", bytes((free - report.SPARE) * 512))
    report.check_fits(report.filled([*files, most]))
    with pytest.raises(HostError, match="The build is 1 clusters of 512 bytes too large"):
        report.check_fits(report.filled([*files, most, Content("x", b"x")]))
    with pytest.raises(HostError, match="too large"):
        report.check_fits(report.filled([*files, Content("large.bin", bytes(free * 512 + 1))]))


def test_a_full_root_folder_is_refused() -> None:
    drive = Drive(Geometry.of(1 << 20))
    for number in range(256):
        drive.add(f"{number}", 0)
    with pytest.raises(HostError, match="1 names too many"):
        report.check_fits(drive)
