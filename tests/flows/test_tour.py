# portable: runs on CPython and on the MicroPython VM
"""Every screen of the box, reached by its buttons, as text in tests/golden/screens, with the ring below."""

from fakes.golden import compare, ring_text, screen_text
from flows.tour import tour
from lawkeeper import menus
from lawkeeper.games import deduction, infer, multiverses, potions, turing
from lawkeeper.ui import ring
from lawkeeper.ui.font import missing

CUT = "…"


class Visitor:
    """Notes what it is shown."""

    def __init__(self):
        self.names = []
        self.pages = set()
        self.shown = []
        self.frames = []

    def __call__(self, name, app):
        assert name not in self.names, name
        self.names.append(name)
        self.pages.add(app.nav.top()[0])
        self.frames.append(bytes(app.frame))
        self.shown.append((name, screen_text(app.screen), ring_text(app.frame)))


_TOURED = []


def toured():
    """The tour, which is the same in every test: it is taken once."""
    if not _TOURED:
        visitor = Visitor()
        tour(visitor)
        _TOURED.append(visitor)
    return _TOURED[0]


def test_every_screen_is_as_its_golden():
    for name, screen, lights in toured().shown:
        compare("screens/" + name, screen + lights)


def test_the_tour_comes_to_every_page_there_is():
    rows = ["menus." + row for row in menus.PAGES.split("\n") if row]
    rows += ["infer." + row for row in infer.PAGES.split("\n") if row]
    rows += ["deduction." + row for row in deduction.PAGES.split("\n") if row]
    rows += ["potions." + row for row in potions.PAGES.split("\n") if row]
    rows += ["multiverses." + row for row in multiverses.PAGES.split("\n") if row]
    rows += ["turing." + row for row in turing.PAGES.split("\n") if row]
    wanted = {row.split()[0] for row in rows}
    assert wanted - toured().pages == set()


def test_no_frame_of_the_ring_takes_more_than_a_usb_port_gives():
    lights = ring.Ring()
    most = 0
    for frame in sorted(set(toured().frames)):
        for brightness in range(11):
            for t in (0, 125, 500, 625):
                lights.render(bytearray(frame), t, brightness)
                most = max(most, 24 + 20 * sum(lights.rgb) / 255)
    assert 150 < most <= 300


def test_no_screen_cuts_a_text_off_or_lacks_a_sign():
    for name, screen, _ in toured().shown:
        assert CUT not in screen, name
        assert not missing("".join([line for line in screen.split("\n") if line[:1] != ":"])), name


def test_every_setting_fits_its_row_with_any_value():
    from lawkeeper import games
    from lawkeeper.keep.settings import INT, TEXT, Settings
    from lawkeeper.ui.screen import WIDTH

    for _, name, kind, _, limits, label, _ in Settings(declared=games.settings).rows():
        if kind == TEXT:
            widest = limits[0]
        else:
            widest = max([len(str(value)) for value in (limits[1:] if kind == INT else limits)])
        assert len(label) + 1 + 2 + widest <= WIDTH, name
