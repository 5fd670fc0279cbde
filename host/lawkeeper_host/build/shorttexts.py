"""Short texts that no name is made of: on the board each would be a name, and stay in memory for good.

The compiler makes a name of every text of ten characters or fewer. It stays when its page is gone, and in a long game
the table of the names outgrows its room: the next one is twice as large, 4 KB. So in files that come and go the short
texts of a function are cut out of one long text, which goes with the file. What is a name anyway stays as it is.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set

from lawkeeper_host.build.trees import walk, written

WHERE = ("lawkeeper.games.infer.", "lawkeeper.games.potions.")  # the games with most of them
MOST = 10  # bytes of a text that the compiler makes a name of
OFTEN = 2  # what stands in a file more often stays a name: each place takes some bytes of the drive
_FUNCTIONS = ast.FunctionDef | ast.Lambda


def packed(
    texts: Mapping[str, str], later: Set[str], rom: Iterable[str] = (), readers: Iterable[str] = ()
) -> dict[str, str]:
    """-> files of the board (dotted name -> text), of which those of `later` have few short texts of their own.

    `rom`: names that cost nothing; `readers`: texts of files beside the package, whose names are there, too.
    """
    trees = {name: ast.parse(text, name) for name, text in texts.items()}
    free = {*rom, *(word for tree in trees.values() for word in _names(tree))}
    for tree in (*(tree for name, tree in trees.items() if name not in later), *map(ast.parse, readers)):
        free.update(str(node.value) for node in _short(tree, set()))
    made = dict(texts)
    for name in later & trees.keys():
        if _pack(trees[name], free):
            made[name] = written(trees[name])
    return made


def _names(tree: ast.AST) -> Iterator[str]:
    """All words that are names, whole paths of imports too."""
    for node in walk(tree):
        for _, value in () if isinstance(node, ast.Constant) else ast.iter_fields(node):
            for word in value if isinstance(value, list) else (value,):
                if isinstance(word, str):
                    yield word
                    yield from word.split(".")


def _short(tree: ast.AST, free: Set[str]) -> Iterator[ast.Constant]:
    """The texts in a tree that would be names. A tuple of nothing but values keeps its texts as they are, and so does
    what stands in an f-string."""
    apart = {
        id(part)
        for node in walk(tree)
        for part in (
            node.elts if isinstance(node, ast.Tuple) and all(isinstance(item, ast.Constant) for item in node.elts)
            else walk(node) if isinstance(node, ast.JoinedStr) else ()
        )
    }  # fmt: skip
    for node in walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in apart:
            if 0 < len(node.value.encode()) <= MOST and node.value not in free:
                yield node


def _pack(tree: ast.Module, free: Set[str]) -> bool:
    """Cut the short texts in functions out of a long one. -> whether there were enough of them."""
    functions = [node for node in walk(tree) if isinstance(node, _FUNCTIONS)]
    inside = {id(node): node for function in functions for node in _in_body(function, free)}
    own = {node.value for node in _short(tree, free) if id(node) not in inside}  # tables of the file
    often = Counter(node.value for node in inside.values())
    cut = {
        key: str(node.value)
        for key, node in inside.items()
        if node.value not in own and often[node.value] <= OFTEN
    }
    text = _joined(set(cut.values()))
    if len(text.encode()) <= MOST:
        return False
    _Cut(text, cut).visit(tree)
    return True


def _in_body(function: ast.FunctionDef | ast.Lambda, free: Set[str]) -> Iterator[ast.Constant]:
    """What is reached when the function is called: not its defaults, which are made once."""
    for part in function.body if isinstance(function, ast.FunctionDef) else [function.body]:
        yield from _short(part, free)


def _joined(parts: Set[str]) -> str:
    """A text in which all parts stand; what is no ASCII comes last, since the board counts characters from the start."""
    text = ""
    for part in sorted(parts, key=lambda part: (not part.isascii(), -len(part), part)):
        if part not in text:
            text += part
    return text


class _Cut(ast.NodeTransformer):
    """Put a slice of `text` in the place of constants: `parts` (id of the node -> its text)."""

    def __init__(self, text: str, parts: Mapping[int, str]) -> None:
        self.text = text
        self.parts = parts

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        part = self.parts.get(id(node))
        if part is None:
            return node
        start = self.text.index(part)
        ends: list[ast.expr] = [ast.Constant(at) for at in (start, start + len(part))]
        return ast.Subscript(ast.Constant(self.text), ast.Slice(*ends), ast.Load())
