"""Turn the drawn letters (font.txt, big.txt) into the device modules `lawkeeper/ui/font.py` and `bigfont.py`.

`python -m lawkeeper_host.art.build_font` writes them; the same art always gives the same bytes.
"""

from collections.abc import Iterator
from pathlib import Path

from lawkeeper_host.places import DEVICE

ART = Path(__file__).parent
UI = DEVICE / "ui"
ASCII = [chr(code) for code in range(32, 127)]
UNKNOWN = "unknown"
PER_LINE = 3

FONT = '''"""The 6 x 8 pixel characters. Generated from art/font.txt by lawkeeper_host.art.build_font."""

# The characters beyond ASCII that can be shown.
SIGNS = "%s"

# 6 bytes each, a byte for a column of 8 pixels with the lowest bit on top: ASCII 32..126, SIGNS, then the
# box that stands for any other character.
GLYPHS = (
%s
)


def glyph(char):
    """The 6 bytes of a character."""
    code = ord(char) - 32
    if not 0 <= code < 95:
        code = SIGNS.find(char)
        code = 95 + (code if code >= 0 else len(SIGNS))
    return GLYPHS[6 * code : 6 * code + 6]


def missing(text):
    """The characters of `text` that have no glyph, each once, in order; "" when all can be shown."""
    lost = ""
    for char in text:
        if not " " <= char <= "~" and char not in SIGNS and char not in lost:
            lost += char
    return lost
'''

BIG = '''"""The big characters. Generated from art/big.txt by lawkeeper_host.art.build_font."""

CHARS = "%s"

# 24 bytes each: 12 columns of the upper 8 pixels (lowest bit on top), then 12 of the lower 8. Shown doubled.
GLYPHS = (
%s
)
'''


class ArtError(ValueError):
    """A block of an art file is not what it should be; the sentence says where."""


def blocks(path: Path, width: int, height: int) -> Iterator[tuple[str, list[str]]]:
    """Every (character, rows of "." and "#") of an art file. Raises ArtError with file and line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    at = 0
    while at < len(lines):
        if lines[at].startswith("= "):
            rows = lines[at + 1 : at + 1 + height]
            if len(rows) < height or any(len(row) != width or set(row) - set(".#") for row in rows):
                raise ArtError(
                    f"{path.name}, line {at + 1}: {height} rows of {width} '.' or '#' must follow."
                )
            yield _character(lines[at]), rows
            at += height
        at += 1


def _character(header: str) -> str:
    name = header[2:]
    if name in ("space", UNKNOWN):
        return " " if name == "space" else UNKNOWN
    return name[0]


def columns(rows: list[str]) -> bytes:
    """Rows of 8 pixels high as display bytes: one byte for a column, the lowest bit on top."""
    return bytes(sum(1 << y for y, row in enumerate(rows) if row[x] == "#") for x in range(len(rows[0])))


def font_source() -> str:
    """Text of `lawkeeper/ui/font.py`."""
    drawn = {char: columns(rows) for char, rows in blocks(ART / "font.txt", 6, 8)}
    lacking = [char for char in [*ASCII, UNKNOWN] if char not in drawn]
    if lacking:
        raise ArtError(f"font.txt: no block for {' '.join(lacking)}.")
    signs = [char for char in drawn if char not in ASCII and char != UNKNOWN]
    glyphs = [drawn[char] for char in [*ASCII, *signs, UNKNOWN]]
    return FONT % ("".join(signs), _literal(glyphs, PER_LINE))


def big_source() -> str:
    """Text of `lawkeeper/ui/bigfont.py`."""
    drawn = {char: columns(rows[:8]) + columns(rows[8:]) for char, rows in blocks(ART / "big.txt", 12, 16)}
    return BIG % ("".join(drawn), _literal(list(drawn.values()), 1))


def _literal(glyphs: list[bytes], per_line: int) -> str:
    """Lines of one long bytes literal."""
    lines = [b"".join(glyphs[at : at + per_line]) for at in range(0, len(glyphs), per_line)]
    return "\n".join('    b"' + "".join(f"\\x{byte:02x}" for byte in line) + '"' for line in lines)


def main() -> None:
    """Write both modules."""
    for name, source in (("font.py", font_source()), ("bigfont.py", big_source())):
        (UI / name).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
