"""After a start: finish what a power cut left unfinished between journal and second home. Loaded only when
the second home has a note of an erase (see `keep.erasing`)."""

from lawkeeper.keep.erasing import KEY, cut_short
from lawkeeper.keep.home import HomeError
from lawkeeper.keep.journal import Journal
from lawkeeper.shelf import Shelf
from lawkeeper.table import Table

SENTENCE = "The power went while the box made room. If you were dealing a game, deal again."


def look(app):
    """When the erase was cut short the rest of the journal goes too, and table and shelf are made anew."""
    ledger = app.table.ledger
    if not cut_short(app.home_data.data[KEY], app.box.nvm, ledger):
        app.shelf.owes = True
        return
    ledger.journal.erase()
    app.toasts.append(SENTENCE)
    forget(app)
    app.table = Table(Journal(app.box.nvm))
    app.shelf = Shelf(app.table.ledger)


def forget(app):
    """The note has served: it must not excuse what happens to the journal later."""
    app.shelf.owes = False
    del app.home_data.data[KEY]
    try:
        app.home_data.save()
    except HomeError as error:
        app.toasts.append(error.args[0])
