# portable: runs on CPython and on the MicroPython VM
"""A walk through every screen of the box, by its buttons: goldens, pictures and heap figures come from it."""

from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.place import settle
from flows.tour_deduction import DEDUCTION, DEDUCTION_ALONE, DEDUCTION_TAKEN
from flows.tour_multiverses import CHAPTER as MULTIVERSES
from flows.tour_potions import CHAPTER as POTIONS
from flows.tour_turing import TURING, TURING_EXTREME, TURING_NIGHTMARE

# (name of the screen, what is pressed to come to it, what it must say); no name: only on the way.
MENUS = (
    ("home", "wait 0", "Play Infer"),
    ("packs", "down down down down down A", "PACKS"),
    ("pack", "A", "by A tester"),
    ("", "B B", "LAWKEEPER"),
    ("results", "down A", "RESULTS"),
    ("", "B", "LAWKEEPER"),
    ("settings", "down A", "SETTINGS"),
    ("setting-help", "hold A", "How bright"),
    ("", "let go A", "How bright"),
    ("", "B", "SETTINGS"),
    ("", "B", "LAWKEEPER"),
    ("check", "down A", "Press every button."),
    ("check-report", "up down left right B A A A", "REPORT"),
    ("", "B", "LAWKEEPER"),
    ("about", "down A", "ABOUT"),
    ("", "B down", "LAWKEEPER"),
)

PERISH = (
    ("setup", "A", "NEW GAME"),
    ("", "down right", "◀a player▶"),
    ("", "down down down right right up up up up", "Start"),
    ("setup-help", "down down down hold A", "1 is an easy law"),
    ("", "let go A", "1 is"),
    ("", "B", "NEW GAME"),
    ("", "down down right down down right", "Highlights"),
    ("pass", "up up up up up up up A", "Give the box"),
    ("keep-law", "A", "Law 1 of 2"),
    ("keep-law-secret", "hold A", "LAW 1"),
    ("", "let go A", "Law 1 of 2"),
    ("keep-law-sure", "A", "KEEP IT?"),
    ("seal", "A", "SEAL NUMBER"),
    ("starters", "wait 2 A", "TO START"),
    ("", "wait 2 A", "MARKERS 19"),
    ("first-turn", "wait 2 B", "First turn"),
    ("table-clock", "A wait 1", "09:"),
    ("soon", "wait 2 B wait 1 A", "correct 3 to ○"),
    ("", "wait 1 A", "4 is ○"),
    ("law-secret", "keep up", "THE LAW"),
    ("", "let go up", "MARKERS"),
    ("consent", "wait 2 right", "PUBLISH?"),
    ("repeat", "wait 2 A", "THEORY"),
    ("repeat-table", "wait 2 A", "contradict"),
    ("judge", "wait 2 A", "JUDGE"),
    ("", "wait 2 B", "TOKENS 3"),
    ("log", "up", "disproof"),
    ("one", "down A", "EXPERIMENT 4"),
    ("changed", "A", "CHANGED"),
    ("", "left down A", "TAKE 4 APART?"),
    ("apart", "wait 0", "TAKE 4 APART?"),
    ("", "B down right up B B", "MARKERS 15"),
    ("more", "down", "MORE"),
    ("rules", "up up up up A", "B back"),
    ("", "B B", "MARKERS 15"),
    ("law", "down down down down down A", "For the Universe only"),
    ("", "B B", "MARKERS 15"),
    ("undo", "left", "UNDO?"),
    ("", "B", "MARKERS 15"),
    ("paused", "hold B", "PAUSED"),
    ("", "let go B", "PAUSED"),
    ("held", "cut", "The power was off."),
    ("", "A A", "MARKERS 15"),
    ("", "wait 840", "00:"),
    ("last-minute", "wait 0", "00:"),
    ("end-lost", "wait 60", "EVERYBODY LOSES"),
    ("told", "long A", "THE LAW"),
    ("proof", "right", "PROOF"),
    ("", "B", "LAWKEEPER"),
)

GIVEN_UP = (
    ("home-look-at", "wait 0", "Ended: Infer"),
    ("", "down A", "NEW GAME"),
    ("", "down down down down down left down down left", "Highlights"),
    ("", "up up up up up up up A A A A", "SEAL NUMBER"),
    ("", "A wait 2 A wait 2 B A", "MARKERS "),
    ("table-markers", "wait 0", "MARKERS "),
    ("home-go-on", "down up up A", "Go on: Infer"),
    ("abandon", "down A A", "STOP THAT GAME?"),
    ("", "B B up A", "MARKERS "),
    ("give-up", "down up A", "GIVE UP?"),
    ("end-given-up", "long A", "GIVEN UP"),
    ("", "B", "LAWKEEPER"),
)

ON_PAPER = (
    ("", "down A", "NEW GAME"),
    ("seal-paper", "down down right up up up up right down down A", "Write this on a paper"),
    ("", "A wait 2 A wait 2 B", "Waiting 0"),
    ("table-slow", "wait 2 right right", "Waiting 2"),
    ("more-slow", "wait 2 A down", "Waiting"),
    ("", "A", "Theory 0/2"),
    ("consent-slow", "down A", "0 of 2 agree"),
    ("", "wait 2 right", "THEORY"),
    ("", "wait 2 A wait 2 A", "JUDGE"),
    ("end-won", "wait 2 long right", "RESEARCHERS WIN"),
    ("told-paper", "long A", "It stands on paper."),
    ("", "B", "LAWKEEPER"),
)


CHEATER = (
    ("setup-teacher", "A down left", "a Teacher"),
    ("", "up A", "ROLES"),
    ("night-roles", "hold A", "PLAYER 1"),
    ("", "let go A A hold A let go A A hold A let go A A hold A let go A A", "THE TEACHER"),
    ("night", "A", "close their eyes."),
    ("night-law", "A hold A", "THE LAW"),
    ("night-ten", "let go A A A wait 1", "Cheater: hold A"),
    ("", "wait 11 A A wait 2 A wait 2 B A", "TOKENS 4"),
    ("my-role", "down down down down down down down A", "MY ROLE"),
    ("", "B B wait 2 right wait 2 A wait 2 A wait 2 A wait 2 long right", "THE VOTE"),
    ("vote", "wait 2", "Who is the Cheater?"),
    ("vote-fingers", "A wait 6", "Player 1 points at"),
    ("", "A wait 2 A wait 2 A wait 2", "Player 4 points at"),
    ("end-cheater", "A wait 1", "WIN"),
    ("", "B", "LAWKEEPER"),
)

BOX = (
    ("setup-box", "A down", "the box"),
    ("", "down left down down down down right up up up up up up A", "SEAL NUMBER"),
    ("begin", "A wait 30", "1 of 2"),
    ("", "A", "2 of 2"),
    ("lawful", "wait 2 A", "MARKERS "),
    ("build", "A wait 1", "BUILD"),
    ("", "up A", "DICE 1"),
    ("build-stack", "up hold left let go left hold down left", "DICE 2"),
    ("", "let go down", "DICE 3"),
    ("asked", "hold A", "looks"),
    ("asked-told", "let go A wait 3", "EXPERIMENT 3"),
    ("", "A A hold A let go A hold A let go A wait 3", "no dice"),
    ("same", "A A hold A let go A hold A let go A", "SAME AS 4"),
    ("lawful-log", "B B up", " 4  "),
    ("compare-one", "down A", "EXPERIMENT 3"),
    ("compare", "left", "COMPARE 3 AND 2"),
    ("", "right", "EXPERIMENT 3"),
    ("one-entered", "A", "EXPERIMENT 3"),
    ("changed-entered", "A", "re-create it."),
    ("", "B B B B", "MARKERS "),
    ("more-box", "down", "We are stuck"),
    ("stuck", "down A", "Stones"),
    ("", "B B", "MARKERS "),
    ("compose", "wait 2 right", "WHAT IS THE LAW?"),
    ("compose-example", "right", "GROUPS, STACKS"),
    ("compose-slot", "left A up", "NUMBER"),
    ("agreed-look", "hold A", "BUT LOOK"),
    ("disproof", "let go A wait 2 A wait 20", "BUILD THIS DISPROOF"),
    ("", "A wait 2 right left right A", "sum"),
    ("compose-numbers", "up A", "NUMBER"),
    ("agreed", "A wait 2", "Spend a token on it?"),
    ("search", "A wait 1", "of 1,288,075"),
    ("search-stopped", "B", "STOPPED"),
    ("end-box-won", "A wait 500", "YOU WIN"),
    ("told-box", "long A", "THE LAW"),
    ("", "B", "LAWKEEPER"),
)

HELPED = (
    ("setup-helped", "A down right right", "player+box"),
    ("", "down down right right up up up A A A A", "SEAL NUMBER"),
    ("helped-start", "A", "A enter"),
    ("mark", "A down A hold A", "○ OR ✗?"),
    ("mark-place", "let go A wait 2 A", "PLACE IT?"),
    ("mark-slip", "hold A", "LOOK AGAIN"),
    ("", "let go A B wait 2 B", "PLACE IT?"),
    ("mark-agreed", "hold A", "THE BOX AGREES"),
    ("", "let go A long A wait 2 A down A A hold A let go A wait 2 A long A", "MARKERS "),
    ("helped", "wait 0", "A build"),
    ("", "wait 2 right wait 2 A wait 2 A wait 2 A", "JUDGE"),
    ("helped-judge", "wait 0", "enters"),
    ("", "wait 2 long right", "EVERYBODY WINS"),
    ("", "B", "LAWKEEPER"),
)


def _service(flow):
    flow.app.ask_service()
    yield from walk(flow, (("service", "wait 1", "SEAL WILL BE BROKEN"), ("", "B", "LAWKEEPER")))


def _looked_for(flow):
    """Without packs this page is gone in a moment: it is looked at before its first piece of work."""
    flow.app.go("deduction.making", {"coin": None, "grade": None})
    flow.app.picture.show()
    yield "deduction-making", flow
    yield from walk(flow, (("", "wait 1", "No deals are loaded."), ("", "B", "LAWKEEPER")))


# Each chapter begins with a new box; its parts are steps, or of a flow to what `walk` yields.
CHAPTERS = (
    (MENUS, PERISH, GIVEN_UP, _service, ON_PAPER),
    (BOX,),
    (HELPED,),
    (CHEATER,),
    (TURING, TURING_EXTREME, TURING_NIGHTMARE),
    (_looked_for, DEDUCTION, DEDUCTION_TAKEN, DEDUCTION_ALONE),
    POTIONS,
    MULTIVERSES,
)


def chapters(make=Flow, which=CHAPTERS, explain="never"):
    """Yield (flow, its stops as (name, flow)) for each chapter, the same in every run. `make`: of an Nvm;
    `explain`: see `settle`."""
    for parts in which:
        settle(explain=explain)
        flow = make(Nvm())
        yield flow, _through(flow, parts)


def _through(flow, parts):
    for part in parts:
        yield from part(flow) if callable(part) else walk(flow, part)


def walk(flow, steps):
    """Press, check, and yield at the screens that have a name."""
    for name, what, expected in steps:
        play(flow, ((what, expected),))
        if name:
            yield name, flow


def tour(visit):
    """Call `visit(name, app)` at every screen."""
    for flow, stops in chapters():
        for name, _ in stops:
            visit(name, flow.app)
