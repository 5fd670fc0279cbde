"""The device package on CPython as if it were on the board: an import hook that every test run installs.

Each module of `lawkeeper` is compiled with guards in it (`strict_guards`) and finds the board's built-in
names and modules (`strict_names`); portable tests and their fakes find the board's built-in names.
"""

import ast
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from lawkeeper_host.checks.board_syntax import syntax
from lawkeeper_host.checks.places import TESTS, is_portable
from lawkeeper_host.checks.strict_guards import guarded
from lawkeeper_host.checks.strict_names import DEVICE_NAMES, TEST_NAMES

PACKAGE = "lawkeeper"
_compiled: dict[tuple[str, int], CodeType] = {}  # the app drops modules and imports them anew


class StrictLoader(SourceFileLoader):
    """Loads a module of the device package."""

    def get_code(self, fullname: str) -> CodeType:
        """The code with guards in it. Raises SyntaxError for grammar that the board has not."""
        key = self.path, Path(self.path).stat().st_mtime_ns
        if key not in _compiled:
            _compiled[key] = strict_code(Path(self.path).read_text("utf-8"), self.path)
        return _compiled[key]

    def exec_module(self, module: ModuleType) -> None:
        """Run the module with the board's built-in names."""
        vars(module)["__builtins__"] = DEVICE_NAMES
        super().exec_module(module)
        if "__all__" in vars(module):
            raise ImportError(f"{self.path}: __all__ does nothing on the board")


class PortableLoader(Loader):
    """Another's loader (pytest's, which rewrites assertions), with the board's built-in names."""

    def __init__(self, loader: Any) -> None:
        self._loader = loader

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loader, name)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """As the other does."""
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Run the test file."""
        vars(module)["__builtins__"] = TEST_NAMES
        self._loader.exec_module(module)


class StrictFinder(MetaPathFinder):
    """Finds what others would find, and gives it a strict loader where that is for it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A spec with one of our loaders, or None."""
        for finder in sys.meta_path:
            find = None if finder is self else getattr(finder, "find_spec", None)
            spec = find(fullname, path, target) if find else None
            if spec is not None:
                return spec if _strict(spec) else None
        return None


def _strict(spec: ModuleSpec) -> bool:
    if not spec.origin or not spec.origin.endswith(".py") or spec.loader is None:
        return False
    if spec.name.partition(".")[0] == PACKAGE:
        spec.loader = StrictLoader(spec.name, spec.origin)
        return True
    place = Path(spec.origin)
    if TESTS in place.parents and is_portable(place):
        spec.loader = PortableLoader(spec.loader)
        return True
    return False


def load(place: Path, name: str) -> ModuleType:
    """The module in a file, as one of the device package; nobody finds it by its name afterwards."""
    loader = StrictLoader(name, str(place))
    module = ModuleType(name)
    loader.exec_module(module)
    return module


def strict_code(source: str, path: str) -> CodeType:
    """Device code, compiled with guards in it. Raises SyntaxError for grammar that the board has not."""
    tree = ast.parse(source, path)
    for line, sentence in syntax(tree, source):
        raise SyntaxError(sentence, (path, line, None, None))
    return compile(guarded(tree), path, "exec", dont_inherit=True)


def install(besides: Mapping[str, Any] | None = None) -> None:
    """From now on all that is imported of the device package is strict. RuntimeError when some is there.

    `besides`: names that it finds, too, because somebody has put them into its text.
    """
    DEVICE_NAMES.update(besides or {})
    if any(isinstance(finder, StrictFinder) for finder in sys.meta_path):
        return
    early = [name for name in sys.modules if name.partition(".")[0] == PACKAGE and name != PACKAGE]
    if early:
        raise RuntimeError(f"imported before the strict run began: {', '.join(early)}")
    sys.meta_path.insert(0, StrictFinder())
