"""Every page of every game has a way out: B leads away from it, or to another part of it, short or held; or
the foot says that ▼ has more, with the box menu among it."""

from flows.tour import tour
from lawkeeper.ui.buttons import B

_WAYS = ("go", "swap", "back", "home", "to_game", "play", "undo", "go_on", "start", "announce")


def _copied(part):
    return {name: value[:] if isinstance(value, list) else value for name, value in vars(part).items()}


def _leads_away(app):
    """Does pressing or holding B on the page in front of `app` do anything? What it does is not done."""
    page, used = app.page, []
    parts = [part for part in vars(page).values() if type(part).__module__.startswith("lawkeeper.games.")]
    owned = [part for part in (page, *parts) if part is not app.game and hasattr(part, "__dict__")]
    kept = [(part, _copied(part)) for part in owned]
    for name in _WAYS:
        setattr(app, name, lambda *_: used.append(1))
    try:
        shown = app.screen.lines()
        if hasattr(page, "early"):
            page.early = lambda: False
        page.tap(B)
        if not used and page.view().lines() == shown:
            if B in page.holds:
                page.hold(B)
            elif B in page.longs:
                page.long(B)
        return bool(used) or page.view().lines() != shown
    finally:
        for name in _WAYS:
            delattr(app, name)
        for part, before in kept:
            vars(part).clear()
            vars(part).update(before)


def test_every_page_has_a_way_out(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    stuck, seen = set(), set()

    def visit(name, app):
        page = app.nav.top()[0]
        if page in ("menus.home", "menus.check") or app.screen.secret or app.toasts:
            return  # the first page; the test of the buttons takes each of them; a button is held
        if app.stage.guide and app.stage.guide.covers:
            return
        seen.add(page)
        if name == "asked" or "▼more" in app.screen.lines()[7]:
            return  # goes on by itself in two seconds; ▼ leads to the menu
        if not _leads_away(app):
            stuck.add((page, name))

    tour(visit)
    assert len(seen) > 60
    assert not stuck, sorted(stuck)
