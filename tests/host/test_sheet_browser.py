"""The pages in a real browser: nothing is missing, nothing is asked for, and they print on A4."""

from io import BytesIO
from pathlib import Path

import pytest
from host.deduction.test_sheet_deduction import four
from host.infer.test_record_lawful import boxed
from host.potions.test_sheet_potions import short
from host.turing.test_record import tie
from playwright.sync_api import Page
from pypdf import PdfReader

from lawkeeper_host.page import html
from lawkeeper_host.record import Record, tell

A4 = (595, 842)  # points
GAMES = [
    pytest.param(boxed, id="infer"),
    pytest.param(tie, id="turing"),
    pytest.param(four, id="deduction"),
    pytest.param(short, id="potions"),
]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Record:
    played: Record = request.param()
    return played


@pytest.fixture
def opened(browser_page: Page, game: Record, tmp_path: Path) -> Page:
    """The page of a game, open; whatever the browser complains of fails the test."""
    path = tmp_path / "game.html"
    path.write_text(html(game, names=("Ada", "Ben")), "utf-8")
    said: list[str] = []
    asked: list[str] = []
    browser_page.on("console", lambda message: said.append(message.text))
    browser_page.on("request", lambda request: asked.append(request.url))
    browser_page.goto(path.as_uri())
    assert said == [] and asked == [path.as_uri()]
    return browser_page


@pytest.mark.parametrize("width", [1280, 800, 390])
def test_it_fits_the_window(opened: Page, width: int) -> None:
    opened.set_viewport_size({"width": width, "height": 800})
    assert opened.evaluate("document.documentElement.scrollWidth") <= width


def test_what_is_drawn_is_there(opened: Page) -> None:
    missing = "e => e.getBoundingClientRect().width === 0"
    shown = "svg:not(.signs):not(.signs *) use"
    assert opened.locator(shown).count() > 5
    assert opened.locator(shown).evaluate_all(f"all => all.filter({missing}).length") == 0
    assert opened.locator("details[open]").count() == 0
    opened.locator("summary").click()
    assert opened.locator(".moves li").first.is_visible()


def test_it_prints_on_a4_with_its_secret_at_the_end(opened: Page, game: Record) -> None:
    pdf = PdfReader(BytesIO(opened.pdf(prefer_css_page_size=True)))
    assert 1 <= len(pdf.pages) <= 2
    for page in pdf.pages:
        assert (round(page.mediabox.width), round(page.mediabox.height)) == A4
    text = " ".join("".join(page.extract_text() for page in pdf.pages).split())
    story = tell(game)
    assert "Ada" in text and story.fingerprint in text
    first = story.law.split("\n")[0]
    law = {"code": "one even digit", "deck": "The deck:"}.get(story.called, first)
    assert text.index(law) < text.index("The record")
