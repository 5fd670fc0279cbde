"""`python -m lawkeeper_host.hardware.guide`: the build guide as a PDF, from the pages themselves.

It reads the Markdown that those pages use: headings, paragraphs, lists, tables, indented commands, pictures.
The same pages give the same bytes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from fpdf import FPDF
from fpdf.enums import XPos, YPos
from fpdf.fonts import FontFace

from lawkeeper_host.hardware.truth import HANDBUILD

TARGET = HANDBUILD / "build_guide.pdf"
PAGES = ("README.md", "bill_of_materials.md", "build_guide.md", "troubleshooting.md")
EPOCH = datetime(2026, 11, 22, tzinfo=UTC)
SIZES = {1: 20, 2: 14, 3: 11}
BODY, LINE = 9.5, 4.6
SIGNS = {"▲": "up", "▼": "down", "◀": "left", "▶": "right", "—": "-", "○": "circle", "✗": "cross"}


class Guide(FPDF):
    """A4, black on white, with page numbers."""

    def footer(self) -> None:
        """The page's number."""
        self.set_y(-12)
        self.set_font("Helvetica", "", 8)
        self.cell(0, 6, f"Lawkeeper: the hand build. Never built. {self.page_no()}", align="C")

    def say(self, words: str, indent: float = 0, size: float = BODY) -> None:
        """A paragraph; **bold** counts."""
        self.set_font("Helvetica", "", size)
        self.set_x(self.l_margin + indent)
        width = self.epw - indent
        self.multi_cell(
            width, LINE, plain(words), markdown=True, align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT
        )

    def heading(self, depth: int, words: str) -> None:
        """A heading; one that would stand alone at the foot of a page goes onto the next."""
        if self.get_y() > self.eph - 25:
            self.add_page()
        self.ln(3)
        self.set_font("Helvetica", "B", SIZES[depth])
        self.multi_cell(0, SIZES[depth] * 0.5, plain(words), align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self.ln(1.5)

    def command(self, words: str) -> None:
        """A line for the terminal."""
        self.set_font("Courier", "", BODY - 0.5)
        self.set_x(self.l_margin + 6)
        self.cell(0, LINE, words, new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def rows(self, lines: list[str]) -> None:
        """A table."""
        cells = [
            [plain(cell.strip()) for cell in line.strip("|").split("|")]
            for line in lines
            if "---" not in line
        ]
        head, body = cells[0], [row for row in cells[1:] if any(row)]
        widths = [max(4, min(34, max(len(row[at]) for row in (head, *body)))) for at in range(len(head))]
        self.set_font("Helvetica", "", BODY - 1.5)
        style = FontFace(emphasis="BOLD") if any(head) else None
        shown = [head, *body] if any(head) else body
        with self.table(
            col_widths=tuple(widths),
            line_height=LINE - 0.7,
            markdown=True,
            align="LEFT",
            text_align="LEFT",
            padding=0.6,
            first_row_as_headings=any(head),
            headings_style=style or FontFace(),
        ) as table:
            for row in shown:
                table.row(row)
        self.ln(2)


def plain(words: str) -> str:
    """Text for a core font: links as their words, code without its marks, signs as words."""
    words = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", words)
    words = re.sub(r"(?<![\w*])\*([^*\s][^*]*)\*(?!\*)", r"\1", words).replace("`", "")
    for sign, name in SIGNS.items():
        words = words.replace(sign, name)
    return words.encode("latin-1", "replace").decode("latin-1")


def blocks(text: str) -> Iterator[list[str]]:
    """Paragraphs, tables and lists: lines that belong together."""
    text = re.sub(r"<!--.*?-->\n?", "\n", text)
    for block in re.split(r"\n\s*\n", text):
        lines = [line for line in block.split("\n") if line.strip()]
        if lines:
            yield lines


def put(pdf: Guide, lines: list[str], folder: Path) -> None:
    """One block onto the page."""
    first = lines[0]
    if found := re.match(r"(#+) (.*)", first):
        pdf.heading(len(found[1]), found[2])
    elif picture := re.match(r"!\[[^\]]*\]\(([^)]*)\)", first):
        pdf.image(folder / picture[1], w=pdf.epw)
    elif first.startswith("|"):
        pdf.rows(lines)
    elif first.startswith("    "):
        for line in lines:
            (pdf.command if first.startswith("    ") and line.startswith("    ") else pdf.say)(line.strip())
    elif re.match(r"\d+\. |- ", first):
        items(pdf, lines)
    else:
        pdf.say(" ".join(line.strip() for line in lines))
        pdf.ln(1.5)


def items(pdf: Guide, lines: list[str]) -> None:
    """A list: a line that begins with a number or a dash begins an item."""
    joined: list[str] = []
    for line in lines:
        if re.match(r"\d+\. |- ", line):
            joined.append(line)
        else:
            joined[-1] += " " + line.strip()
    for item in joined:
        pdf.say(item, indent=3)
        pdf.ln(0.6)
    pdf.ln(1)


def guide() -> bytes:
    """The PDF file."""
    pdf = Guide()
    pdf.set_title("Lawkeeper: the hand build")
    pdf.set_creation_date(EPOCH)
    pdf.set_auto_page_break(True, 16)
    for name in PAGES:
        path = HANDBUILD / name
        pdf.add_page()
        for lines in blocks(path.read_text("utf-8")):
            put(pdf, lines, path.parent)
    return bytes(pdf.output())


def main() -> int:
    """The command."""
    TARGET.write_bytes(guide())
    return 0


if __name__ == "__main__":
    sys.exit(main())
