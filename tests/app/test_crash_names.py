# portable: runs on CPython and on the MicroPython VM
"""What the crash screen calls the place of a fault: as the sources do, whatever the build made of them."""

from fakes.checks import raises
from lawkeeper import crash, games, modules
from lawkeeper.games.infer.fold import setup
from lawkeeper.games.infer.laws import experiment
from lawkeeper.keep.chance import Chance
from lawkeeper.link import check

VIEWS = "=/a.py\n view view\n=/b.py\n view\n"


def part(text):
    """A part of the table as the build writes it, here not compressed: deflate's block of plain bytes."""
    size = len(text)
    plain = bytes((1, size & 255, size >> 8, 255 - (size & 255), 255 - (size >> 8))) + text.encode()
    return bytes((len(plain) & 255, len(plain) >> 8)) + plain


def test_the_real_names_come_from_the_table_of_the_build():
    beside = modules.beside
    modules.beside = lambda name: "./" + name
    try:
        assert crash.real("lawkeeper/games/infer/fold/rules.py", "_a_") == ("fold/rules.py", "_a_")
        with open(crash.NAMES, "wb") as file:
            file.write(part("games/infer/play.py\n _c_ _page\n=laws/composer.py\n _a_ _word\n" + VIEWS))
            file.write(part("games/infer/fold/rules.py\n _a_ _mark\n"))
        assert crash.real("lawkeeper/games/infer/fold/rules.py", "_a_") == ("fold/rules.py", "_mark")
        assert crash.real("/lawkeeper/games/infer/fold/rules.py", "play") == ("fold/rules.py", "play")
        assert crash.real("lawkeeper/games/infer/fold/rules.mpy", "_a_") == ("fold/rules.py", "_mark")
        assert crash.real("lawkeeper/games/infer/play.py", "_a_") == ("laws/composer.py", "_word")
        assert crash.real("lawkeeper/games/infer/play.py", "_c_") == ("infer/play.py", "_page")
        assert crash.real("lawkeeper/games/infer/play.py", "view") == ("a.py b.py", "view")
        assert crash.real("lawkeeper/app.py", "_a_") == ("app.py", "_a_")
        assert crash.real("", "") == ("", "")
    finally:
        modules.beside = beside


# What fails, the source file, the function; without the "_" before it, since the build does not rename what a
# test names, and here it should. On the board most of these files are joined to others.
NO_SETUP = bytes((setup.VERSION,)) + b"\xff" * 40
SOURCES = (
    (lambda: games.title(99), "games/__init__.py", "row"),
    (lambda: setup.Setup.decode(NO_SETUP), "fold/setup.py", "counted"),
    (lambda: experiment.check(b""), "laws/experiment.py", "check"),
    (lambda: Chance(bytes(16), "x").below(0), "keep/chance.py", "below"),
    (lambda: check.name({}), "link/check.py", "name"),
)


def named(error):
    """What the crash screen would name; on the VM, which has no `traceback`, from what that prints."""
    try:
        import vm_printed
    except ImportError:
        return crash.place(error)
    line = [line for line in vm_printed.of(error).split("\n") if ", in " in line][-1]
    return crash.real(line.split('"')[1], line.split(", in ")[1])


def test_a_fault_names_the_source_file_and_the_function():
    for fails, file, function in SOURCES:
        error = raises(Exception, fails)
        place = named(error)
        assert (place[0], place[1].lstrip("_")) == (file, function), place
