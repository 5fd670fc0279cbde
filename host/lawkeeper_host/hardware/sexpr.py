"""KiCad's files: lists in brackets. Read them, write them."""

from __future__ import annotations

import re
from collections.abc import Iterator

Node = list["Node | str | Text"]
_TOKEN = re.compile(r'\(|\)|"(?:[^"\\]|\\.)*"|[^\s()]+')


class Text(str):
    """A text that stands in quotation marks."""


def read(text: str) -> Node:
    """The one list that a file consists of. Raises ValueError when its brackets do not match."""
    stack: list[Node] = [[]]
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token == "(":
            stack.append([])
        elif token == ")":
            done = stack.pop()
            if not stack:
                raise ValueError("a closing bracket without an opening one")
            stack[-1].append(done)
        else:
            stack[-1].append(_atom(token))
    if len(stack) != 1 or len(stack[0]) != 1 or not isinstance(stack[0][0], list):
        raise ValueError("the brackets do not match")
    return stack[0][0]


def _atom(token: str) -> str | Text:
    if token[0] != '"':
        return token
    return Text(re.sub(r"\\(.)", r"\1", token[1:-1]))


def write(node: Node, depth: int = 0) -> str:
    """A list as KiCad's files have it: short ones on one line, the others a line for each member."""
    flat = _flat(node)
    if len(flat) + 2 * depth < 100:
        return "  " * depth + flat
    head: list[str] = []
    rest = list(node)
    while rest and not isinstance(rest[0], list):
        head.append(_flat(rest.pop(0)))
    inner = [
        write(part, depth + 1) if isinstance(part, list) else "  " * (depth + 1) + _flat(part)
        for part in rest
    ]
    return "\n".join(["  " * depth + "(" + " ".join(head), *inner, "  " * depth + ")"])


def _flat(node: Node | str | Text) -> str:
    if isinstance(node, list):
        return "(" + " ".join(_flat(part) for part in node) + ")"
    if isinstance(node, Text):
        return '"' + node.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return node


def every(node: Node, name: str) -> Iterator[Node]:
    """The members of a list that are lists with this name."""
    for part in node:
        if isinstance(part, list) and part and part[0] == name:
            yield part


def one(node: Node, name: str) -> Node:
    """The first of them. Raises KeyError when there is none."""
    for part in every(node, name):
        return part
    raise KeyError(name)
