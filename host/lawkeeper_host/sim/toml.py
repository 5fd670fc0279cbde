"""`settings.toml` as CircuitPython reads it: `KEY = "text"` or a bare value, a line each, up to the first
`[section]`."""

import re
from pathlib import Path

_LINE = re.compile(r'\s*([^\s=]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^"#\s][^#]*?)\s*(?:#.*)?$')
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)")
_CONTROLS = {"b": "\b", "r": "\r", "n": "\n", "t": "\t", "v": "\v", "f": "\f"}


def raw(path: Path, key: str) -> str | None:
    """The value of `key` as it stands in the file, quotes included; None when it is not there or
    ill-formed."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return None
    for line in lines:
        if line.lstrip().startswith("["):
            return None
        found = _LINE.match(line)
        if found and found[1] == key:
            return found[2]
    return None


def text(value: str) -> str:
    """What `os.getenv` gives for a raw value: always text."""
    return _ESCAPE.sub(_unescape, value[1:-1]) if value.startswith('"') else value


def parsed(value: str) -> int | str | bool:
    """What `supervisor.get_setting` gives; raises ValueError for a bare word that is neither number nor truth
    value."""
    if value.startswith('"'):
        return text(value)
    if value in ("true", "false"):
        return value == "true"
    return int(value, 0)


def _unescape(found: re.Match[str]) -> str:
    code = found[1]
    if code[0] in "uU" and len(code) > 1:
        return chr(int(code[1:], 16))
    return _CONTROLS.get(code, code)
