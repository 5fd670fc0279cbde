"""Device code with a guard wherever CPython would do what the board does not: a rewriting of the syntax tree.

Guarded are: attributes that some built-in type lacks on the board, arguments by name, equality, slices with a
step, and attributes that are set. The guards let pass what the board can do, and otherwise raise as it would.
"""

import ast
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any

from lawkeeper_host.checks.board_features import ANY_KEYWORD, BUILTINS, METHOD_KEYWORDS, METHODS, NO_ATTRIBUTE
from lawkeeper_host.checks.board_rows import missing, type_of

MISSING = {type_of(kind): missing(kind) for kind in METHODS}
GUARDED = frozenset().union(*MISSING.values(), NO_ATTRIBUTE)
UNEQUAL = (range, MethodType)
UNSLICED = (str, bytes, bytearray, memoryview, tuple)
FORMER = {"Load": UNSLICED, "Store": (*UNSLICED, list), "Del": (*UNSLICED, list)}
_HERE = vars(__import__("builtins"))
KEYWORDS = {_HERE[name]: allowed for name, (_, _, allowed) in BUILTINS.items() if name in _HERE}


def lacks(thing: Any, name: str) -> bool:
    """Whether the board has no such attribute of a built-in thing."""
    if name in NO_ATTRIBUTE:
        return True
    known = MISSING.get(type(thing))
    if known is None and isinstance(thing, type):
        known = MISSING.get(thing)
    return known is not None and name in known


def attribute(thing: Any, name: str) -> Any:
    """`thing.name`, where the board has it."""
    if lacks(thing, name):
        raise AttributeError(f"'{type(thing).__name__}' object has no attribute '{name}' on the board")
    return getattr(thing, name)


def target(thing: Any) -> Any:
    """What gets an attribute: no function can."""
    if isinstance(thing, (FunctionType, MethodType)):
        raise AttributeError("functions have no attributes on the board")
    return thing


def called(function: Any, *names: str) -> Any:
    """What is called with these arguments by name, where the board allows them."""
    if isinstance(function, (type, BuiltinFunctionType)) and not _takes(function, names):
        raise TypeError(f"{function.__name__}() takes no such keyword on the board: {', '.join(names)}")
    return function


def _takes(function: Any, names: tuple[str, ...]) -> bool:
    if function in KEYWORDS:
        allowed = KEYWORDS[function]
    else:
        owner = getattr(function, "__self__", None)
        if not (type(owner) in MISSING or (isinstance(owner, type) and owner in MISSING)):
            return True
        allowed = METHOD_KEYWORDS.get(function.__name__, frozenset())
    return allowed == ANY_KEYWORD or allowed.issuperset(names)


def equal(left: Any, right: Any) -> Any:
    """`left == right`; ranges and bound methods are never equal on the board, so that asking is a mistake."""
    if type(left) in UNEQUAL and type(right) in UNEQUAL:
        raise TypeError(f"two of {type(left).__name__} are never equal on the board")
    return left == right


def unequal(left: Any, right: Any) -> Any:
    """`left != right`, likewise."""
    equal(left, right)
    return left != right


def sliced(thing: Any, context: str) -> Any:
    """What is sliced with a step: read ("Load"), assigned to or deleted."""
    if isinstance(thing, FORMER[context]):
        raise NotImplementedError("only slices with step=1 on the board")
    return thing


GUARDS = {
    f"__board_{guard.__name__}__": guard for guard in (attribute, target, called, equal, unequal, sliced)
}


def guarded(tree: ast.Module) -> ast.Module:
    """The tree with calls of the guards in it."""
    return ast.fix_missing_locations(_Guarding().visit(tree))


def _call(guard: str, *arguments: ast.expr) -> ast.Call:
    return ast.copy_location(
        ast.Call(ast.Name(f"__board_{guard}__", ast.Load()), list(arguments), []), arguments[0]
    )


class _Guarding(ast.NodeTransformer):
    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            return _call("attribute", node.value, ast.Constant(node.attr)) if node.attr in GUARDED else node
        if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
            node.value = _call("target", node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if node.keywords:
            names = [ast.Constant(keyword.arg) for keyword in node.keywords if keyword.arg]
            node.func = _call("called", node.func, *names)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        sides = (node.left, node.comparators[0])
        if len(node.ops) > 1 or any(isinstance(side, (ast.Constant, ast.UnaryOp)) for side in sides):
            return node
        guard = {ast.Eq: "equal", ast.NotEq: "unequal"}.get(type(node.ops[0]))
        return _call(guard, *sides) if guard else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.slice, ast.Slice) and node.slice.step is not None:
            node.value = _call("sliced", node.value, ast.Constant(type(node.ctx).__name__))
        return node
