"""After a start: finish what a power cut left unfinished between journal and second home. Loaded only when
the second home has a note of an erase (see `keep.erasing`)."""

from lawkeeper.keep.erasing import KEY, cut_short
from lawkeeper.keep.home import HomeError
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session
from lawkeeper.storage import Storage

SENTENCE = "The power went while the box made room. If you were dealing a game, deal again."


def look(app):
    """When the erase was cut short the rest of the journal goes too, and table and shelf are made anew."""
    ledger = app.session.ledger
    if not cut_short(app.home_data.data[KEY], app.box.nvm, ledger):
        app.storage.owes = True
        return
    ledger.journal.erase()
    app.toasts.append(SENTENCE)
    forget(app)
    app.session = Session(Journal(app.box.nvm))
    app.storage = Storage(app.session.ledger)


def forget(app):
    """The note has served: it must not excuse what happens to the journal later."""
    app.storage.owes = False
    del app.home_data.data[KEY]
    try:
        app.home_data.save()
    except HomeError as error:
        app.toasts.append(error.args[0])
