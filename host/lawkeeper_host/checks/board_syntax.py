"""Grammar of CPython that the board's compiler does not know."""

import ast
import re
from collections.abc import Iterator

Finding = tuple[int, str]

SELF_DOCUMENTING = re.compile(r"\{[^{}]*[^{}=!<>]=\s*(![rsa])?(:[^{}]*)?\}")


def syntax(tree: ast.AST, source: str) -> Iterator[Finding]:
    """(line, sentence) of what the board could not even compile in `source`, of which `tree` was made."""
    for node in ast.walk(tree):
        yield from _display(node)
        yield from _statement(node)
        yield from _self_documenting(node, source)


def _display(node: ast.AST) -> Iterator[Finding]:
    if isinstance(node, ast.Dict) and None in node.keys:
        yield node.lineno, "** in a dict display: use update()"
    elif isinstance(node, (ast.List, ast.Tuple, ast.Set)) and _is_read(node) and _has_star(node.elts):
        yield node.lineno, "* in a display is not on the board: join with +, or use update()"


def _is_read(node: ast.AST) -> bool:
    return not isinstance(getattr(node, "ctx", None), ast.Store)


def _has_star(items: list[ast.expr]) -> bool:
    return any(isinstance(item, ast.Starred) for item in items)


def _statement(node: ast.AST) -> Iterator[Finding]:
    if isinstance(node, ast.arguments) and node.posonlyargs:
        line = node.posonlyargs[0].lineno
        yield line, "positional-only parameters are not on the board: use a name with _ in front"
    elif isinstance(node, ast.Match):
        yield node.lineno, "match is not on the board: use if and elif"
    elif isinstance(node, ast.TryStar):
        yield node.lineno, "except* is not on the board: use except"
    elif isinstance(node, ast.ClassDef) and node.keywords:
        yield node.lineno, "keywords of a class are not on the board: use a decorator"
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        for decorator in node.decorator_list:
            if not isinstance(decorator, (ast.Name, ast.Attribute, ast.Call)):
                yield decorator.lineno, "a decorator is a name or a call on the board: use a name"


def _self_documenting(node: ast.AST, source: str) -> Iterator[Finding]:
    # The tree no longer shows the sign, so the text is asked.
    if not isinstance(node, ast.JoinedStr):
        return
    if SELF_DOCUMENTING.search(ast.get_source_segment(source, node) or ""):
        yield node.lineno, "f-string with = inside braces is not on the board: use the name, written out"
