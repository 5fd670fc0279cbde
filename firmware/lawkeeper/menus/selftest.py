"""What the box can try of itself without hands and eyes: for the page of the self-test and for the cable."""

from lawkeeper.ui.buttons import names
from lawkeeper.ui.ring import LIGHTS, WHITE, Ring

NVM = 4096
LOW_MV = 3200  # the diode's 0.3 V above what the Pico's regulator and a lithium cell can bear


def selftest(app):
    """Rows of (part, sentence or "ok")."""
    box = app.box
    rows = [
        ("buttons", names(app.gestures.stuck) or "ok"),
        ("journal", _journal(app)),
        ("library", app.library.complaint or "ok"),
        ("second home", app.home_data.complaint or "ok"),
        ("current", _current(box)),
    ]
    supply = box.supply()
    if supply:
        rows.append(
            ("supply %d.%02d V" % (supply // 1000, supply % 1000 // 10), "low" if supply < LOW_MV else "ok")
        )
    return rows + [("box", fault) for fault in box.faults]


def _journal(app):
    if len(app.box.nvm) != NVM:
        return "%d bytes of nvm instead of %d" % (len(app.box.nvm), NVM)
    return "damaged" if app.ledger.journal.damaged else "ok"


def _current(box):
    """The brightest frame that there can be, in mA."""
    lights = Ring(box.lights, box.current)
    lights.render(bytearray([WHITE] * box.lights), 0, 10)
    taken = LIGHTS + 20 * sum(lights.rgb) // 255
    return "ok" if taken <= box.current else "%d mA, more than %d" % (taken, box.current)
