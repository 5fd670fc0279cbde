"""What the box can find out about itself: told on the first screen, in the self-test and to the cable."""

from lawkeeper.ui.buttons import names


def complaints(app):
    """Sentences on what did not come up as it should."""
    found = list(app.box.faults)
    if app.ledger.journal.damaged:
        found.append("The journal was damaged. What could not be read was left out.")
    if app.gestures.stuck:
        found.append("Stuck button: %s. It is ignored until it is let go." % names(app.gestures.stuck))
    if app.session.stuck:
        said = (app.ledger.faults or ("a fault",))[-1]
        found.append("The game was stopped by %s. It is kept: go on with it, or begin a new one." % said)
    for sentence in (app.session.complaint, app.home_data.complaint, app.library.complaint):
        if sentence:
            found.append(sentence)
    return found + list(app.settings.complaints)


def selftest(app):
    """Rows of (part, sentence or "ok")."""
    rows = [
        ("buttons", names(app.gestures.stuck) or "ok"),
        ("journal", "damaged" if app.ledger.journal.damaged else "ok"),
        ("library", app.library.complaint or "ok"),
        ("second home", app.home_data.complaint or "ok"),
    ]
    return rows + [("box", fault) for fault in app.box.faults]
