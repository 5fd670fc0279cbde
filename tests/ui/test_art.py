"""The drawn letters and the device modules made of them."""

import pytest

from lawkeeper.ui import font
from lawkeeper_host.art import build_font


@pytest.mark.parametrize(
    "name, source", [("font.py", build_font.font_source), ("bigfont.py", build_font.big_source)]
)
def test_the_device_module_is_what_the_art_gives(name, source):
    written = (build_font.UI / name).read_text("utf-8")
    assert written == source(), "run: python -m lawkeeper_host.art.build_font"


def test_the_art_is_drawn_as_the_device_shows_it():
    drawn = dict(build_font.blocks(build_font.ART / "font.txt", 6, 8))
    assert len(drawn) == 95 + len(font.SIGNS) + 1
    for char in "Agé⚅":
        columns = font.glyph(char)
        rows = ["".join(".#"[columns[x] >> y & 1] for x in range(6)) for y in range(8)]
        assert rows == drawn[char]


@pytest.mark.parametrize("rows", [["......"] * 7, ["......"] * 7 + ["....."], ["......"] * 7 + ["....x."]])
def test_a_block_that_is_not_right_is_named(tmp_path, rows):
    path = tmp_path / "font.txt"
    path.write_text("\n".join(["# comment", "= A a", *rows]), "utf-8")
    with pytest.raises(build_font.ArtError, match=r"font\.txt, line 2: 8 rows of 6 '\.' or '#' must follow"):
        list(build_font.blocks(path, 6, 8))


def test_a_font_that_lacks_a_letter_is_refused(tmp_path, monkeypatch):
    (tmp_path / "font.txt").write_text("= unknown\n" + "######\n" * 8, "utf-8")
    monkeypatch.setattr(build_font, "ART", tmp_path)
    with pytest.raises(build_font.ArtError, match="no block for   ! "):
        build_font.font_source()
