"""What pyproject.toml cannot say: the data that a wheel brings along (lawkeeper_host/places.py finds it)."""

import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
# A library that the board's program uses -> its module, for the virtual box. They are not among the
# dependencies: they depend on modules with the names of the virtual box's own stand-ins.
LIBRARIES = {
    "adafruit-circuitpython-neopixel": "neopixel.py",
    "adafruit-circuitpython-pixelbuf": "adafruit_pixelbuf.py",
}


class WithData(build_py):
    """Builds the package, and beside it what `lawkeeper_host.places.data` is asked for."""

    def run(self) -> None:
        """Build; an editable install finds the data in the checkout."""
        if self.editable_mode:
            super().run()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)  # what was deleted since must not come along
        super().run()
        data = Path(self.build_lib) / "lawkeeper_host" / "data"
        _firmware(data / "firmware")
        shutil.copytree(ROOT / "host" / "packs", data / "packs")
        _built(data / "built")


def _firmware(to: Path) -> None:
    """What lies beside the device package, and the libraries with their licences."""
    (to / "lib").mkdir(parents=True)
    for name in ("boot.py", "code.py", "safemode.py", "settings.toml"):
        shutil.copyfile(ROOT / "firmware" / name, to / name)
    for library, module in LIBRARIES.items():
        files = {path.name: Path(str(path.locate())) for path in distribution(library).files or ()}
        shutil.copyfile(files[module], to / "lib" / module)
        shutil.copyfile(files["LICENSE"], to / "lib" / f"{Path(module).stem}-licence.txt")


def _built(to: Path) -> None:
    """What `make firmware` has built."""
    built = ROOT / "build"
    if not (built / "manifest.json").is_file():
        sys.exit("There is no build for the board in build/circuitpy. Run: make wheel")
    shutil.copytree(built / "circuitpy", to / "circuitpy")
    shutil.copyfile(built / "manifest.json", to / "manifest.json")


setup(cmdclass={"build_py": WithData})
