"""The last screen: a fault of ours, what is safe, and the ways on. Loaded only when there is one.

It never shows the text of the error, which may hold a secret. What it shows is noted in the journal, so that
the box knows a second crash at the same place of the game, also when the power was off in between.
"""

from lawkeeper import modules, ticks
from lawkeeper.keep.journal import BYTES, Journal
from lawkeeper.keep.ledger import STUMBLED, Ledger
from lawkeeper.session import STUMBLES, Session
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.canvas import Canvas
from lawkeeper.ui.gestures import HOLD_MS
from lawkeeper.ui.screen import Screen

NAMES = "names.bin"  # beside the package; build/names.py of the host writes it
NOTED = 48  # characters of a fault that go into the journal: 4 parts of a record
UNREADABLE = 255  # the id of the game in a journal that cannot even be read


def place(error):
    """Where the error was raised, as ("fold/rules.py", "_mark"), or ("", "") where the runtime cannot say.

    The function and not the line: the board's files are compiled without line numbers, to save memory.
    """
    try:
        import traceback
    except ImportError:
        return "", ""
    file = name = ""
    for line in "".join(traceback.format_exception(type(error), error, error.__traceback__)).split("\n"):
        line = line.strip()
        if line.startswith("File ") and ", line " in line:
            file, _, rest = line[5:].partition(", line ")
            name = rest.partition(", in ")[2]
    return real(file.strip('"'), name)


def real(file, name):
    """-> (source file, function) of a function as the interpreter calls it, from the table of the build.

    Several source files, where they share a file and the function has the same name in each, come as "a.py
    b.py". Without a table, as when the sources themselves run, the names are what they are.
    """
    inside = file.split("lawkeeper/")[-1].replace(".mpy", ".py")  # a compiled one is called as it lies there
    folder = inside[: inside.rfind("/") + 1]
    found = []
    source = inside
    try:
        lines = _known(inside)
    except Exception:  # noqa: BLE001 - no table, or whatever it is: what matters is said without it
        lines = ()
    for line in lines:
        if line[0] == "=":
            source = line[2:] if line[1] == "/" else folder + line[1:]
        elif line.split()[0] == name:
            found.append((source, line.split()[-1]))
    if not found:
        return _short(inside), name
    return " ".join([_short(row[0]) for row in found]), found[0][1]


def _known(file):
    """The lines of a file in the table of the build."""
    try:
        from zlib import decompress
    except ImportError:
        return ()
    start = "\n" + file + "\n"
    with open(modules.beside(NAMES), "rb") as table:
        size = table.read(2)
        while size:
            text = "\n" + decompress(table.read(size[0] | size[1] << 8), -15).decode()
            if start in text:
                lines = text[text.index(start) + len(start) :].split("\n")
                return lines[: [line[:1] in (" ", "=") for line in lines].index(False)]
            size = table.read(2)
    return ()


def _short(path):
    """The last two parts of a path: "fold/rules.py"."""
    return "/".join(path.split("/")[-2:])


def fault(error):
    """-> (kind, source file, function) of an error, all that is ever said of it."""
    return (type(error).__name__,) + place(error)


def note(nvm, said):
    """Write the fault into the journal of the game. -> crashes since the last move, 0 if nobody can tell."""
    try:
        ledger = Ledger(Journal(nvm))
        if ledger.game_id and len(ledger.faults) < STUMBLES:
            ledger.note(STUMBLED, " ".join(said).strip().encode()[:NOTED])
        return len(ledger.faults)
    except Exception:  # noqa: BLE001 - the journal is full, or what crashed is the reading of it
        return 0


def screen(said, again):
    """What the players see: `said` of `fault`, and whether it is the second crash at one place."""
    if again:
        head = ("The same fault again.", "The game stays in the", "journal as it is.")
    else:
        head = ("The box has stumbled.", "The journal is safe:", "your game is in it.")
    return Screen("SORRY", head + said, "\tA menu" if again else "A again\thold B: menu")


def show(box, error):
    """Show the screen and wait. A starts the box again; -> True when the players want the menu instead."""
    said = fault(error)
    again = note(box.nvm, said) >= STUMBLES
    box.tone(0)
    canvas = Canvas()
    box.show(canvas.buffer, canvas.draw(screen(said, again)) | 0xFF)
    while True:
        button = _press(box)
        if button == A and not again:
            box.restart()
            return False
        if button >= 0:
            return True


def _press(box):
    """One pass. -> A or B when it is let go, B only after a hold; else -1. Down it would count as stuck."""
    box.feed()
    box.rest()
    code = box.event()
    if code not in (A | 0x80, B | 0x80):
        return -1
    button, since = code & 0x7F, box.event_at
    while code != button:
        box.feed()
        box.rest()
        code = box.event()
    return button if button == A or ticks.diff(box.event_at, since) >= HOLD_MS else -1


class Shut:
    """The nvm of a journal that cannot be read: blank, and not to be written until all of it is erased."""

    def __init__(self, nvm):
        self._nvm = nvm
        self._open = False

    def __len__(self):
        return BYTES

    def __getitem__(self, place):
        return self._nvm[place] if self._open else b"\xff" * (place.stop - place.start)

    def __setitem__(self, place, data):
        self._open = self._open or len(data) == BYTES
        if self._open:
            self._nvm[place] = data


def table(nvm):
    """The table after a crash, on the way to the menu: with its game, or beside one that cannot be read."""
    try:
        return Session(Journal(nvm), True)
    except Exception:  # noqa: BLE001 - whatever it is, it has crashed the box before
        beside = Session(Journal(Shut(nvm)))
        beside.ledger.game_id = UNREADABLE  # there may be a secret: nothing of it goes out over the cable
        beside.stuck = True
        return beside
