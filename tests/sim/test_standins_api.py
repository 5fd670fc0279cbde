"""No stand-in invents API: every public name, and every parameter, is in circuitpython-stubs."""

import ast
import importlib
import inspect
import sysconfig
import types
from pathlib import Path

import pytest

from lawkeeper_host.sim.child import STANDINS
from lawkeeper_host.sim.hardware import BOARDS

STUBS = Path(sysconfig.get_paths()["purelib"])
MODULES = sorted(path.stem for path in STANDINS.glob("*.py") if path.stem != "__init__")


def stub(module):
    """Public names of a stub module: function -> its ast node, class -> {name: node}, anything else ->
    None."""
    return names(ast.parse((STUBS / (module + "-stubs") / "__init__.pyi").read_text(encoding="utf-8")))


def names(node):
    found = {}
    for item in node.body:
        if isinstance(item, ast.FunctionDef):
            found[item.name] = item
        elif isinstance(item, ast.ClassDef):
            found[item.name] = names(item)
        elif isinstance(item, ast.AnnAssign):
            found[item.target.id] = None
    return found


def parameters_of_stub(function):
    args = function.args
    plain = [argument.arg for argument in args.args]
    optional = set(plain[len(plain) - len(args.defaults) :])
    optional |= {
        argument.arg for argument, default in zip(args.kwonlyargs, args.kw_defaults, strict=True) if default
    }
    return plain, [argument.arg for argument in args.kwonlyargs], optional


def parameters(function):
    found = inspect.signature(function).parameters.values()
    plain = [one.name for one in found if one.kind is one.POSITIONAL_OR_KEYWORD]
    keyword_only = [one.name for one in found if one.kind is one.KEYWORD_ONLY]
    return plain, keyword_only, {one.name for one in found if one.default is not one.empty}


def public(holder):
    return {
        name: value
        for name, value in vars(holder).items()
        if not name.startswith("_") and not isinstance(value, types.ModuleType)
    }


def check_class(kind, stubbed):
    inherited = {name: value for base in reversed(kind.__mro__[:-1]) for name, value in public(base).items()}
    for name, value in inherited.items():
        assert name in stubbed, "%s.%s is invented" % (kind.__name__, name)
        if isinstance(value, types.FunctionType):
            assert parameters(value) == parameters_of_stub(stubbed[name]), name
    # A class that the stubs give no arguments cannot be made by the firmware: its constructor is the
    # simulator's affair.
    constructor = stubbed.get("__init__")
    if constructor and "__init__" in vars(kind) and parameters_of_stub(constructor) != (["self"], [], set()):
        assert parameters(kind.__init__) == parameters_of_stub(constructor)


@pytest.mark.parametrize("name", [name for name in MODULES if name != "board"])
def test_every_name_is_in_the_stubs(name, machine):
    module, stubbed = importlib.import_module(name), stub(name)
    for member, value in public(module).items():
        assert member in stubbed, "%s.%s is invented" % (name, member)
        if isinstance(value, types.FunctionType):
            assert parameters(value) == parameters_of_stub(stubbed[member]), member
        elif isinstance(value, type) and not issubclass(value, Exception):
            check_class(value, stubbed[member])


@pytest.mark.parametrize("board", BOARDS)
def test_the_pins_are_those_of_the_board(board, make_machine):
    make_machine(board)
    module = importlib.import_module("board")
    definition = STUBS / "board_definitions" / module.board_id / "__init__.pyi"
    text = definition.read_text(encoding="utf-8")
    stubbed = names(ast.parse(text))
    for name, gpio in BOARDS[board].pin_names.items():
        assert "%s: microcontroller.Pin  # GPIO%d\n" % (name, gpio) in text
    assert set(public(module)) <= set(stubbed) | {"board_id"}
