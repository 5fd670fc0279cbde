"""Requests against the table of commands: what reaches a handler is complete and of the right kind."""

from binascii import a2b_base64, unhexlify

from lawkeeper.link.commands import COMMANDS, KINDS
from lawkeeper.link.frame import CHUNK

_U32 = 0xFFFFFFFF
_TEXT = 64


class Refusal(Exception):
    """`args` = (code of the ERRORS table, sentence for the owner). The sentence never holds anything secret."""


def bad(sentence):
    return Refusal("bad-request", sentence)


def row(name):
    """The row of the table for a command."""
    if isinstance(name, str):
        for found in COMMANDS:
            if found[0] == name:
                return found
        raise Refusal("unknown", "This box does not know the command %s. Update the box." % name[:20])
    raise bad("The request names no command.")


def args(found, request):
    """The checked arguments of `request` as a dict: base64 and hex are bytes then, what may be missing and is, is None."""
    wanted = found[1]
    for field in request:
        if field not in ("q", "do") and not any(field == known[0] for known in wanted):
            raise bad("%s has no field %s." % (found[0], field[:20]))
    checked = {}
    for field, kind, _ in wanted:
        value = request.get(field)
        if kind[-1] == "?":
            kind = kind[:-1]
            if value is None:
                checked[field] = None
                continue
        checked[field] = _value(found[0], field, kind, value)
    return checked


def _value(name, field, kind, value):
    checked = _CHECKS[kind](value)
    if checked is None:
        raise bad("%s: %s must be %s." % (name, field, KINDS[kind]))
    return checked


def _count(value):
    # A bool is an int to Python, but it is no count.
    return value if type(value) is int and 0 <= value <= _U32 else None


def _text(value):
    return value if isinstance(value, str) and len(value) <= _TEXT else None


def _number_or_text(value):
    return value if type(value) is int and -_U32 <= value <= _U32 else _text(value)


def _base64(value):
    if not isinstance(value, str) or len(value) > CHUNK // 3 * 4:
        return None
    try:
        return a2b_base64(value)
    except ValueError:
        return None


def _sha256(value):
    if not isinstance(value, str) or len(value) != 64:
        return None
    try:
        return unhexlify(value)
    except ValueError:
        return None


_CHECKS = {"count": _count, "text": _text, "value": _number_or_text, "base64": _base64, "sha256": _sha256}
