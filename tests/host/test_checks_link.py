"""The link reaches no more of the box than its services: what its files say, read."""

import ast
from pathlib import Path

import pytest

from lawkeeper_host.places import DEVICE

FILES = sorted((DEVICE / "link").glob("*.py"))
PRIVATE = {"__init__", "__name__"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_link_takes_nothing_private_of_what_it_is_given(path: Path) -> None:
    """`self._x` is its own; `services._app` would be the app itself."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and node.attr not in PRIVATE:
            assert isinstance(node.value, ast.Name) and node.value.id == "self", ast.unparse(node)
        if isinstance(node, ast.Name):
            assert node.id not in ("vars", "globals", "__import__"), path


def test_the_boundary_forwards_nothing() -> None:
    for name in ("services.py", "cable.py"):
        tree = ast.parse((DEVICE / name).read_text("utf-8"))
        functions = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        assert "__getattr__" not in functions
        assert not any(isinstance(node, ast.Name) and node.id == "getattr" for node in ast.walk(tree))
