"""What the box can find out about itself: told on the first screen."""

from lawkeeper.ui.buttons import names


def complaints(app):
    """Sentences on what did not come up as it should."""
    found = list(app.box.faults)
    if app.ledger.journal.damaged:
        found.append("The journal was damaged. What could not be read was left out.")
    if app.gestures.stuck and app.nav.top()[0] != "menus.check":  # there, A and B are held on purpose
        found.append("Stuck button: %s. It is ignored until it is let go." % names(app.gestures.stuck))
    if app.session.stuck:
        said = (app.ledger.faults or ("a fault",))[-1]
        found.append("The game was stopped by %s. It is kept: go on with it, or begin a new one." % said)
    for sentence in (app.session.complaint, app.home_data.complaint, app.library.complaint):
        if sentence:
            found.append(sentence)
    return found + list(app.settings.complaints)
