# portable: runs on CPython and on the MicroPython VM
"""The power is cut while one game makes room for the next: nothing is lost, and the box says so or is silent.

The whole app over flash that is cut at every operation on nvm; a cut inside an erase leaves any bits behind.
"""

from fakes import player_infer
from fakes.flash import DURING, Nvm, PowerCut, every_cut
from fakes.flow import Flow
from fakes.infer import setup
from fakes.place import settle
from fakes.power import apply
from fakes.promises import script
from lawkeeper.games.infer.fold import rules
from lawkeeper.keep import home
from lawkeeper.keep.chance import Chance
from lawkeeper.keep.journal import Journal
from lawkeeper.keep.ledger import SETTING
from lawkeeper.session import Session

NEXT = setup(own_law=True, researchers=5).encode()
ROOM = "while the box made room"


def over():
    """nvm with a game that has told its secret, and a setting that was changed in it."""
    nvm = Nvm()
    table = Session(Journal(nvm))
    played = script(player_infer, Chance(b"over", "erase"), "human", 12)
    played.begin(table)
    for step in played.moves:
        apply(table, step)
    table.ledger.note(SETTING, b"\x01\x09")
    for op in (rules.GIVE_UP, rules.REVEAL):
        if not table.game.finished:
            table.play(bytes((op,)), 0)
    return nvm[0:4096]


OVER = over()


def before_the_cut():
    """A drive as new, and what is on it: put back for every run."""
    for name in home.FILES:
        with open(name, "wb") as file:
            file.write(home.blank())


def restarted(nvm):
    """A start of the box: everything that it says goes to .said."""
    flow = Flow(nvm.restarted())
    flow.said = list(flow.app.toasts)
    assert not any("damaged" in sentence or "lost" in sentence for sentence in flow.said), flow.said
    return flow


def test_a_cut_while_a_new_game_is_dealt_loses_nothing():
    settle()
    said = []

    def run(power):
        before_the_cut()
        nvm = Nvm(OVER, power)
        try:
            Flow(nvm).app.start(1, NEXT)
        except PowerCut:
            assert power.went
        flow = restarted(nvm)
        game = flow.app.game
        assert game is None or game.finished or game.researchers == 5
        assert flow.app.settings.get("brightness") == 9
        assert flow.app.home_data.data.get("stats", {}).get("infer", {}).get("played", 1) == 1
        said.extend(flow.said)
        again = restarted(flow.nvm)
        assert again.said == [] and again.app.settings.get("brightness") == 9
        assert (again.app.game is None) == (game is None)
        again.app.start(1, NEXT, True)
        assert again.app.game.researchers == 5
        assert again.app.home_data.data["stats"]["infer"]["played"] >= 1

    assert every_cut(run, seeds=(1, 2, 3)) >= 4
    assert said and not [sentence for sentence in said if ROOM not in sentence]


def test_a_new_game_that_is_damaged_later_is_told():
    """The note of the erase excuses that erase alone."""
    settle()
    flow = Flow(Nvm(OVER))
    flow.app.start(1, NEXT)
    assert "erasing" in home.Home().data
    for _ in range(60):
        flow.app.session.look()
    again = restarted(flow.nvm)  # this start takes the note away
    assert again.said == [] and "erasing" not in home.Home().data
    whole = bytearray(again.nvm[0:4096])
    for at in range(400):
        whole[at] ^= at * 37 & 255
    broken = Flow(Nvm(whole))
    assert "The journal was damaged" in broken.app.toasts[0]


def test_room_for_settings_between_games():
    """The journal is full of changed settings: it is erased, and the last ones count whatever happens."""
    settle()
    flow = Flow(Nvm())
    values = [number % 10 for number in range(900)]
    done = 0
    while flow.app.ledger.journal.free > 130:
        flow.app.set("brightness", values[done])
        done += 1
    full = flow.nvm[0:4096]

    def run(power):
        before_the_cut()
        nvm = Nvm(full, power)
        box = Flow(nvm)
        confirmed = [box.app.settings.get("brightness")] * 2
        try:
            for value in values[done : done + 9]:
                confirmed = [confirmed[1], value]
                box.app.set("brightness", value)
            confirmed = [value, value]
        except PowerCut:
            assert power.went
        flow = restarted(nvm)
        assert flow.app.settings.get("brightness") in confirmed
        assert restarted(flow.nvm).said == []

    assert every_cut(run, seeds=(1, 2)) > 3


def test_a_drive_that_refuses_keeps_the_note_for_the_next_start():
    """In service mode a computer has the drive: the box plays on, and the next start puts it right."""
    settle()
    nvm = Nvm(OVER)
    flow = Flow(nvm)
    nvm.power.arm(0, DURING, 5)
    try:
        flow.app.start(1, NEXT)
    except PowerCut:
        assert "erasing" in home.Home().data

    class Refusing(home.Home):
        def save(self):
            raise home.HomeError("The drive refuses.")

    from lawkeeper import storage

    before, storage.Home = storage.Home, Refusing
    try:
        flow = Flow(nvm.restarted())
        assert "The drive refuses." in flow.app.toasts
    finally:
        storage.Home = before
    assert "erasing" in home.Home().data
    assert ROOM in restarted(flow.nvm).said[0]
