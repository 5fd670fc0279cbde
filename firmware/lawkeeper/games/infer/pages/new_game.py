"""A new game: laws from the deck, colours and limits from the settings, then it begins."""

from binascii import unhexlify

from lawkeeper.games import INFER
from lawkeeper.games.infer.fold import deck
from lawkeeper.games.infer.fold.setup import FLAGS, Setup
from lawkeeper.games.pages import form
from lawkeeper.games.pages.form import last

_SET = ("draw_one", "warn_table", "null_start", "letters")  # flags that the settings know


def wishes(app):
    """-> a Setup as the form was left; as the table plays it, when that game is on the table."""
    game, kept = last(app, INFER), form.left(app, "infer")
    if kept is None or game is not None and kept == chosen(game.setup):
        return played(app)
    made = Setup()
    flags, made.researchers, made.level = kept
    for bit, flag in enumerate(FLAGS):
        setattr(made, flag, bool(flags >> bit & 1))
    return _settled(app, made)


def chosen(setup, people=None):
    """-> what the form chooses of a Setup, for `form.keep`. `people`: Researchers that were chosen, where
    the way to play asks for more."""
    flags = 0
    for bit, flag in enumerate(FLAGS):
        if flag not in _SET:
            flags |= bool(getattr(setup, flag)) << bit
    return [flags, setup.researchers if people is None else people, setup.level]


def played(app):
    """-> a Setup as the table last played it; at first the box is the Universe, for one Researcher."""
    game = last(app, INFER)
    if game is not None:
        made = Setup.decode(game.setup.encode())
        made.researchers = game.researchers
    else:
        made = Setup()
        made.box_universe, made.researchers = True, 1
    return _settled(app, made)


def _settled(app, made):
    """-> the same Setup with what is not chosen for each game: that comes from the settings."""
    get = app.settings.get
    made.colours = tuple([get("colour_%d" % slot) for slot in (1, 2, 3)])
    made.most = get("researchers_most")
    made.researchers = min(made.researchers, made.limit)
    made.draw_one = get("draw") == "one"
    made.warn_table = get("warn_table") == "yes"
    made.null_start = get("null_start") == "yes"
    made.letters = get("dice_letters") == "yes"
    return made


def start(app, setup, sure=False):
    """Draw what `setup` asks for and begin. Refused when that cannot be, such as without any laws.

    Nothing is drawn before: the random bytes are of this moment, and the box keeps only what they led to.
    """
    app.announce("One moment ...")
    app.make_room()  # drawing takes all there is
    setup.laws = [] if setup.own_law else _drawn(app, setup)
    app.start(INFER, setup.encode(), sure)


def _drawn(app, setup):
    """-> rows (card, level, text, tree). The game before lets go of its cards first."""
    data, library = app.home_data.data, app.library
    before = last(app, INFER)
    if before is not None:
        deck.settle(data, before)
    wanted = 1 if setup.draw_one or setup.cheater or setup.box_universe else 2
    understood = setup.box_universe or setup.assist
    seed = app.random(deck.SEED_BYTES)
    wish = wanted, setup.level, seed, setup.compass, understood, deck.cards(before)
    for drawn in deck.draw(library, data, *wish):  # noqa: B007 - the last one counts
        app.box.feed()  # thousands of laws take longer to look through than the watchdog waits
    setup.library = unhexlify(library.id)
    return [(card,) + deck.law(library, card) for card in drawn]
