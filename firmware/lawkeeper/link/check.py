"""Requests against the table: what reaches a handler is complete and of the right kind."""

from binascii import a2b_base64, unhexlify

from lawkeeper.link.frame import CHUNK
from lawkeeper.link.requests import KINDS, REQUESTS, fields

_U32 = 0xFFFFFFFF
_TEXT = 64


class Refusal(Exception):
    """`args` = (code of the protocol's table of errors, sentence for the owner): no secret in either."""


def bad(sentence):
    return Refusal("bad-request", sentence)


def name(request):
    """The command that `request` names, one of the table's."""
    named = request.get("do")
    if not isinstance(named, str):
        raise bad("The request names no command.")
    if named not in REQUESTS:
        raise Refusal("unknown", "This box does not know the command %s. Update the box." % named[:20])
    return named


def args(named, request):
    """The arguments of `request`, checked, as a dict. base64 and hex are bytes; what is missing is None."""
    wanted = fields(named)
    for field in request:
        if field not in ("q", "do") and field not in [known for known, _ in wanted]:
            raise bad("%s has no field %s." % (named, field[:20]))
    checked = {}
    for field, kind in wanted:
        value = request.get(field)
        if kind[-1] == "?":
            kind = kind[:-1]
            if value is None:
                checked[field] = None
                continue
        checked[field] = _CHECKS[kind](value)
        if checked[field] is None:
            raise bad("%s: %s must be %s." % (named, field, KINDS[kind]))
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
