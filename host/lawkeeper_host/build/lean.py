"""The device package with fewer names: every name that a board learns stays in its heap for ever.

Five things are done to the sources before they are compiled, and none changes what they do:

- A module constant that is a whole number (`NAME = 3`, `A, B = range(2)`) becomes that number wherever it is
  read, and its own name goes, unless something might look for it by name.
- Modules that come and go together become one file: see bundles.py and join.py.
- Names that nothing asks for by a string become names that the board has anyway: see shortnames.py.
- Arguments that nobody passes by name are called alike in all functions.
- The sentences that games refuse something with are read from a file when one is needed.

The names in tracebacks are then short ones: a table on the drive says which they were, see build/names.py.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Any

from lawkeeper_host.build import bundles, shortnames
from lawkeeper_host.build.join import Files
from lawkeeper_host.build.trees import copied, kept, walk, written
from lawkeeper_host.errors import HostError

_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*\Z")
_DIGITS = "abcdefghijklmnopqrstuvwxyz"
_LONG = 16  # a sentence of fewer characters is not worth a look into the file


class Module:
    """One source file: its tree, what it imports of the others, its whole-number constants."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name = name
        self.tree = tree
        self.package = name if name.endswith("__init__") else name.rpartition(".")[0]
        self.values: dict[str, int] = {}
        self.names: dict[str, int] = {}  # what a bare name stands for here: own constants and imported ones
        self.aliases: dict[str, str] = {}  # bare name -> the module of ours that it is

    def imports(self, everywhere: bool) -> Iterator[ast.ImportFrom | ast.Import]:
        """The import statements, of functions too when `everywhere`."""
        for node in walk(self.tree) if everywhere else self.tree.body:
            if isinstance(node, ast.ImportFrom | ast.Import):
                yield node


@kept()
def lean(
    sources: Mapping[str, str],
    readers: Iterable[str] = (),
    sentences: list[str] | None = None,
    together: bool = False,
    functions: list[tuple[str, str, str, str]] | None = None,
    rom: Sequence[str] = (),
    called: dict[tuple[str, str], tuple[str, str]] | None = None,
) -> dict[str, str]:
    """-> the sources (dotted name -> text, "lawkeeper.games.__init__" for a package) with fewer names.

    `readers`: texts of files outside the package that use it, whose names have to stay. `sentences`: list
    that takes the sentences of refusals; without it they stay where they are. `together`: join the modules that
    `bundles` names; for those that are no file of their own any more there are none in what comes back.
    `functions`: takes (file, name there, module, name there) of all functions, as dotted names. `rom`: names that
    cost nothing.
    """
    modules = {name: Module(name, ast.parse(text, name)) for name, text in sources.items()}
    others = Counter(word for text in readers for word in shortnames.words(ast.parse(text)))
    for module in _in_order(modules):
        _learn(module, modules)
    asked_for = _asked_for(modules, others)
    for module in modules.values():
        _Fold(module, modules).visit(module.tree)
        if sentences is not None and module.name.startswith("lawkeeper.games."):
            _hoist(module.tree, sentences)
    for module in modules.values():
        _forget(module, asked_for)
    for name, function in _functions(modules):
        function.origin = name, function.name  # type: ignore[attr-defined]
    places: dict[tuple[str, str], tuple[str, str]] = {}
    if together:
        trees, places = _joined(modules)
        modules = {name: Module(name, tree) for name, tree in trees.items()}
    files = {module.name: module for module in _in_order(modules)}
    bases = {name: _imported(module, files, everywhere=False) for name, module in files.items()}
    new = shortnames.give({name: module.tree for name, module in files.items()}, bases, others, rom)
    if called is not None:
        for key, (file, name) in places.items():
            called[key] = file, new.get(_key(file, files) or "", {}).get(name, name)
    if functions is not None:
        functions += [(name, node.name, *node.origin) for name, node in _functions(modules)]  # type: ignore
    _call_all_alike(modules, others.keys())
    return {name: written(module.tree) for name, module in modules.items()}


def _call_all_alike(modules: Mapping[str, Module], others: Set[str]) -> None:
    """Give arguments that nobody passes by name the same names everywhere."""
    passed = others | {word for module in modules.values() for word in _passed_by_name(module.tree)}
    for module in modules.values():
        for node in walk(module.tree):
            if isinstance(node, ast.FunctionDef | ast.Lambda):
                _call_alike(node, passed)


def _joined(
    modules: Mapping[str, Module],
) -> tuple[dict[str, ast.Module], dict[tuple[str, str], tuple[str, str]]]:
    """-> the files that the modules become; see `Files.called`."""
    trees = {name: module.tree for name, module in modules.items()}
    door = "lawkeeper." + bundles.BEFORE[0]
    before = Files(copied(trees), bundles.rows_before()).tree(door)
    files = Files(trees, bundles.rows())
    made = files.trees()
    made[door] = before
    return made, files.called()


def _functions(modules: Mapping[str, Module]) -> Iterator[tuple[str, ast.FunctionDef]]:
    for name, module in modules.items():
        yield from ((name, node) for node in walk(module.tree) if isinstance(node, ast.FunctionDef))


# --- whole-number constants ---


def _in_order(modules: Mapping[str, Module]) -> list[Module]:
    """The modules, each after those that it imports as it is loaded."""
    ordered: dict[str, Module] = {}

    def add(name: str, path: tuple[str, ...]) -> None:
        if name in path:
            raise HostError(
                f"{' imports '.join((*path, name))}: modules import each other in a circle.", "", 2
            )
        if name not in ordered:
            for other in sorted(_imported(modules[name], modules, everywhere=False)):
                add(other, (*path, name))
            ordered[name] = modules[name]

    for name in sorted(modules):
        add(name, ())
    return list(ordered.values())


def _imported(module: Module, modules: Mapping[str, Module], everywhere: bool) -> set[str]:
    found = set()
    for node in module.imports(everywhere):
        if isinstance(node, ast.ImportFrom):
            dotted = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            dotted = [alias.name for alias in node.names]
        found |= {key for name in dotted if (key := _key(name, modules)) and key != module.name}
    return found


def _key(dotted: str, modules: Mapping[str, Module]) -> str | None:
    return next((key for key in (dotted, f"{dotted}.__init__") if key in modules), None)


def _learn(module: Module, modules: Mapping[str, Module]) -> None:
    """Find out what bare names stand for in a module."""
    for node in module.imports(everywhere=True):
        if not isinstance(node, ast.ImportFrom):
            continue
        source = modules.get(_key(node.module or "", modules) or "")
        for alias in node.names:
            bare = alias.asname or alias.name
            if source and alias.name in source.names:
                module.names[bare] = source.names[alias.name]
            elif key := _key(f"{node.module}.{alias.name}", modules):
                module.aliases[bare] = key
    once = Counter(name for node in walk(module.tree) for name in _bound(node))
    for statement in module.tree.body:
        for name, value in _constants(statement, module, modules):
            if once[name] == 1 and _CONSTANT.match(name):
                module.values[name] = module.names[name] = value


def _bound(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        return [node.id]
    if isinstance(node, ast.arg):
        return [node.arg]
    return list(node.names) * 2 if isinstance(node, ast.Global) else []


def _constants(node: ast.stmt, module: Module, modules: Mapping[str, Module]) -> Iterator[tuple[str, int]]:
    """The (name, value) pairs of `NAME = 3` and of `A, B = range(2)`."""
    if not isinstance(node, ast.Assign) or len(node.targets) != 1:
        return
    target, value = node.targets[0], _value(node.value, module, modules)
    if isinstance(target, ast.Name) and type(value) is int:
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, range | tuple):
        for name, item in zip(target.elts, value, strict=True):
            if isinstance(name, ast.Name) and type(item) is int:
                yield name.id, item


def _value(node: ast.expr, module: Module, modules: Mapping[str, Module]) -> Any:
    """What an expression of whole numbers comes to, else None."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name):
        return module.names.get(node.id)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        source = modules.get(module.aliases.get(node.value.id, ""))
        return source.names.get(node.attr) if source else None
    if isinstance(node, ast.Tuple):
        return tuple(_value(item, module, modules) for item in node.elts)
    parts = [item for item in walk(node) if isinstance(item, ast.expr) and item is not node]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
        numbers = [_value(item, module, modules) for item in node.args]
        return None if None in numbers else range(*numbers)
    if isinstance(node, ast.UnaryOp | ast.BinOp) and all(
        isinstance(part, ast.Constant | ast.Name | ast.Attribute | ast.UnaryOp | ast.BinOp) for part in parts
    ):
        return _calculated(node, module, modules)
    return None


def _calculated(node: ast.UnaryOp | ast.BinOp, module: Module, modules: Mapping[str, Module]) -> int | None:
    sides = (node.operand,) if isinstance(node, ast.UnaryOp) else (node.left, node.right)
    values = [_value(side, module, modules) for side in sides]
    if any(type(value) is not int for value in values):
        return None
    constants = [ast.Constant(value) for value in values]
    if isinstance(node, ast.UnaryOp):
        expression: ast.expr = ast.UnaryOp(node.op, constants[0])
    else:
        expression = ast.BinOp(constants[0], node.op, constants[1])
    result = _arithmetic(expression)
    return result if type(result) is int else None


def _arithmetic(node: ast.expr) -> Any:
    code = compile(ast.fix_missing_locations(ast.Expression(node)), "constant", "eval")
    # Whole numbers and operators only: the compiler folds them, nothing is run.
    return code.co_consts[0] if len(code.co_consts) == 1 and not code.co_names else None


def _asked_for(modules: Mapping[str, Module], others: Counter[str]) -> set[str]:
    """Constants that something may look for by name: an attribute of no module, a string, a file outside."""
    found = set(others)
    for module in modules.values():
        for node in walk(module.tree):
            if isinstance(node, ast.Attribute):
                if _value(node, module, modules) is None:
                    found.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


class _Fold(ast.NodeTransformer):
    """Put the numbers where the constants are read."""

    def __init__(self, module: Module, modules: Mapping[str, Module]) -> None:
        self.module = module
        self.modules = modules

    def visit_Name(self, node: ast.Name) -> ast.expr:  # noqa: N802
        if isinstance(node.ctx, ast.Load) and node.id in self.module.names:
            return ast.Constant(self.module.names[node.id])
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:  # noqa: N802
        value = _value(node, self.module, self.modules) if isinstance(node.ctx, ast.Load) else None
        if value is not None:
            return ast.Constant(value)
        self.generic_visit(node)
        return node


def _forget(module: Module, asked_for: set[str]) -> None:
    """Take out the constants that nobody reads any more, and the imports of them."""
    keep = asked_for - {"*"}
    body: list[ast.stmt] = []
    for node in module.tree.body:
        names = [name for name, _ in _targets(node) if name in module.values]
        if names and len(names) == len(list(_targets(node))):
            body += [
                ast.Assign([ast.Name(name, ast.Store())], ast.Constant(module.values[name]))
                for name in names
                if name in keep
            ]
        else:
            body.append(node)
    module.tree.body = body
    _Unimport(module).visit(module.tree)


def _targets(node: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        for item in target.elts if isinstance(target, ast.Tuple) else [target]:
            yield (item.id if isinstance(item, ast.Name) else ""), node.value


class _Unimport(ast.NodeTransformer):
    """Imports of constants go; a module of which only constants were read need not be there either."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.read = {node.id for node in walk(module.tree) if isinstance(node, ast.Name)}

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom | ast.Pass | None:  # noqa: N802
        def needed(alias: ast.alias) -> bool:
            bare = alias.asname or alias.name
            return not ((bare in self.module.names or bare in self.module.aliases) and bare not in self.read)

        node.names = [alias for alias in node.names if needed(alias)]
        return node if node.names else ast.Pass()


# --- sentences ---


def _hoist(tree: ast.Module, sentences: list[str]) -> None:
    """Take the sentences out of `raise Refused(...)`: what stands there instead reads them when raised."""
    taker = _Hoist(sentences)
    for node in walk(tree):
        call = node.exc if isinstance(node, ast.Raise) else None
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "Refused":
            call.args = [taker.visit(argument) for argument in call.args]
    if taker.taken:
        tree.body.insert(0, ast.ImportFrom("lawkeeper.modules", [ast.alias("said")], 0))


class _Hoist(ast.NodeTransformer):
    def __init__(self, sentences: list[str]) -> None:
        self.sentences = sentences
        self.taken = False

    def visit_Constant(self, node: ast.Constant) -> ast.expr:  # noqa: N802
        if not isinstance(node.value, str) or len(node.value) < _LONG or "\n" in node.value:
            return node
        self.taken = True
        if node.value not in self.sentences:
            self.sentences.append(node.value)
        number = ast.Constant(self.sentences.index(node.value))
        return ast.Call(ast.Name("said", ast.Load()), [number], [])


# --- arguments ---


def _passed_by_name(tree: ast.AST) -> Iterator[str]:
    return (node.arg for node in walk(tree) if isinstance(node, ast.keyword) and node.arg)


def _call_alike(function: ast.FunctionDef | ast.Lambda, passed: Set[str]) -> None:
    """Give the arguments of a function the first letters that it does not use for something else."""
    given = [*function.args.args, *([function.args.vararg] if function.args.vararg else [])]
    bound = Counter(node.arg for node in walk(function) if isinstance(node, ast.arg))
    used = {node.id for node in walk(function) if isinstance(node, ast.Name)} | set(bound)
    letters = (letter for letter in _DIGITS if letter not in used)
    # An argument of a function inside that is called the same stays as it is, and so does this one.
    own = [arg.arg for arg in given if arg.arg not in passed and arg.arg != "self" and bound[arg.arg] == 1]
    short = dict(zip(own, letters, strict=False))
    for node in walk(function):
        if isinstance(node, ast.Name):
            node.id = short.get(node.id, node.id)
        elif isinstance(node, ast.arg):
            node.arg = short.get(node.arg, node.arg)
