# portable: runs on CPython and on the MicroPython VM
"""Between games nothing tells the next secret: not the drive, not nvm, not the cable, all of them together.

Somebody takes a copy of everything; the same copy with other random bytes deals another secret, and before
the deal no random byte is asked for at all.
"""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.infer_flow import PEOPLE
from fakes.place import settle
from fakes.turing_flow import library as problem_library
from lawkeeper.games.infer.fold import rules as infer_rules
from lawkeeper.games.turing.fold import rules as turing_rules
from lawkeeper.games.turing.problems.problem import CLASSIC, Problem
from lawkeeper.keep import home, image
from lawkeeper.link.frame import decode, encode

LAWS = 24
DRAWS = 24  # of a whole box; that all are equally likely is for tests/keep/test_used.py to show
ASKED = ("hello", "status", "list", "settings.get", "record", "selftest")
# Cards 3, 7, 14, 17 with pars that differ: twelve problems that the box tells apart.
PROBLEMS = [Problem(CLASSIC, (3, 7, 14, 17), (1, 1, 1, 1), machine=(2, n + 1)) for n in range(12)]


def infer_place():
    """A drive with laws that only people understand."""
    settle((("Laws", [(1, "There must be %d \x01 dice." % n) for n in range(LAWS)]),))


def read(path):
    with open(path, "rb") as file:
        return file.read()


class Copy:
    """Everything that somebody can take from a box between two games."""

    def __init__(self, flow):
        self.nvm = flow.nvm[0:4096]
        self.files = [(path, read(path)) for path in home.FILES + (image.FILES[0],)]
        self.said = said(flow)

    def restored(self, seed):
        """A box like that one was, whose randomness is `seed`."""
        for path, data in self.files:
            if read(path) != data:
                with open(path, "wb") as file:
                    file.write(data)
        flow = Flow(Nvm(self.nvm))
        flow.box.seed = seed
        return flow


def said(flow):
    """What the box answers to every question on its cable."""
    flow.box.plugged = True
    replies = []
    for number, name in enumerate(ASKED):
        more = {"at": 0} if name == "record" else {}
        request = {"q": number, "do": name}
        request.update(more)
        flow.box.to_box.extend(encode(request))
        flow.run(1500)
        replies.append(decode(bytes(flow.box.from_box).split(b"\n")[-2]))
        assert "ok" in replies[-1], replies[-1]
    flow.box.plugged = False
    return replies


def over(flow, rules):
    """Give the game on the table up, and have its secret told."""
    assert flow.app.play(rules.GIVE_UP)
    if not flow.app.game.finished:
        assert flow.app.play(getattr(rules, "REVEAL", None) or rules.TELL)
    flow.app.home()
    flow.run(100)


def deal_infer(flow):
    """By the buttons; -> the cards of the new game."""
    flow.do("A" if "Play Infer" in flow.lines()[1] else "down A")
    assert "NEW GAME: INFER" in flow.text(), flow.text()
    flow.do((PEOPLE + " A") if "the box" in flow.text() else "A")
    return tuple([row[0] for row in flow.app.game.setup.laws])


def deal_turing(flow):
    """-> the number of the new problem."""
    flow.do("down A" if "Play Infer" in flow.lines()[1] else "down down A")
    assert "NEW GAME: TURING" in flow.text(), flow.text()
    flow.do("A")
    flow.run(400)
    return (flow.app.game.setup.record,)


def between(place, deal, rules, games):
    """A box on which some games were played to their end, and the copy of it."""
    place()
    flow = Flow(Nvm())
    played = []
    for _ in range(games):
        played.append(deal(flow)[0])
        over(flow, rules)
    return played, Copy(flow)


def unforeseen(place, deal, rules, kinds, games):
    played, copy = between(place, deal, rules, games)
    counts = {}
    for seed in range(DRAWS):
        found = deal(copy.restored(1 + 977 * seed))
        counts[found[0]] = counts.get(found[0], 0) + 1
    # Giving up puts both laws of a draw under the deck: they do not come either.
    assert not set(played) & set(counts)
    # So far from even is one draw of a hundred thousand.
    assert len(counts) > kinds // 2 and max(counts.values()) <= 1 + DRAWS // 4, counts
    again = [deal(copy.restored(5)) for _ in range(2)]
    assert again[0] == again[1] != deal(copy.restored(6))


def test_a_law_cannot_be_told_from_a_copy():
    unforeseen(infer_place, deal_infer, infer_rules, LAWS - 6, 3)


def test_a_problem_cannot_be_told_from_a_copy():
    unforeseen(lambda: problem_library(*PROBLEMS), deal_turing, turing_rules, len(PROBLEMS) - 3, 3)


def test_nothing_random_is_asked_for_before_the_deal():
    for place, deal, rules in (
        (infer_place, deal_infer, infer_rules),
        (lambda: problem_library(*PROBLEMS), deal_turing, turing_rules),
    ):
        copy = between(place, deal, rules, 1)[1]
        flow = copy.restored(77)
        assert said(flow) == copy.said
        flow.do("down down down down down A B down A B down A right B down down A B up up up up up up up")
        flow.do("A" if deal is deal_infer else "down A")
        flow.do("down right up B")
        flow.wait(700)
        flow.power_on()
        assert flow.box.seed == 77
        deal(flow)
        assert flow.box.seed != 77


def test_the_box_keeps_no_seed_and_no_order():
    """What an earlier version kept is read without a word, and gone with the next save."""
    played, copy = between(infer_place, deal_infer, infer_rules, 2)
    flow = copy.restored(3)
    old = {"seed": "0011223344556677", "of": flow.app.library.id, "cards": LAWS, "next": 3, "used": "ff0000"}
    old["under"] = list(range(300))
    flow.app.home_data.data.update(deck=old, turing={"seed": "8899aabbccddeeff", "at": {}, "last": -1})
    flow.app.home_data.save()
    assert b"0011223344556677" in b"".join([read(path) for path in home.FILES])
    flow = Flow(flow.nvm)
    assert not flow.app.toasts
    deal_infer(flow)
    newest = home.Home()
    assert "deck" not in newest.data and "turing" not in newest.data
    assert newest.data["stats"]["infer"]["played"] == 2
    over(flow, infer_rules)
    deal_infer(flow)
    assert b"0011223344556677" not in b"".join([read(path) for path in home.FILES])
