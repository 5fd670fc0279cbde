# portable: runs on CPython and on the MicroPython VM
"""While the box works on a secret its cable answers at times that do not depend on the secret.

Time here is the fake box's: every piece of work is made to last, longer or shorter by the law, and so are the
drawing of a page and the answering itself. What is measured is when the replies to the same requests leave.
"""

from fakes.infer_lawful import ALL_ODD, SOME_ORANGE, lawful_setup
from fakes.lawful_flow import lawful_flow
from fakes.place import settle
from lawkeeper import ticks
from lawkeeper.link import server
from lawkeeper.link.frame import decode, encode
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen

COSTS = (3, 20, 47, 50, 102, 120)  # ms of a step, by the law
PASS = 2  # ms of a pass of the loop that has nothing to do: no answer can be more exact
ASK_EVERY = 171  # ms: at no fixed place in the turns
REQUESTS = ("status", "hello", "settings.get", "list")


class Working(Page):
    """Finds something out in steps that last `cost` ms each, and draws for as long as the text of the law."""

    busy = True
    cost = 0
    done = 0

    def work(self):
        self.app.box.pass_time(self.cost)
        self.done += 1
        self.app.stale = self.done % 3 == 0

    def view(self):
        self.app.box.pass_time(self.cost // 4)
        return Screen("ONE MOMENT")


class Cable:
    """A host at the box's cable: types at fixed times, notes when what came back."""

    def __init__(self, box):
        self.box = box
        self.began = box.now
        self.typed = 0
        self.heard = []
        self._line = bytearray()
        box.cable_write = self._written

    def since(self):
        return ticks.diff(self.box.now, self.began)

    def _written(self, data):
        """The box sends: the moment is noted, at the end of each line."""
        self._line.extend(data)
        if data[-1] == 10:
            self.heard.append((self.since(), decode(bytes(self._line[:-1]))["q"]))
            self._line = bytearray()
        return len(data)

    def tend(self):
        """Type in what is due."""
        while self.since() >= self.typed * ASK_EVERY:
            name = REQUESTS[self.typed % len(REQUESTS)]
            self.box.to_box.extend(encode({"q": self.typed, "do": name}))
            self.typed += 1


def watched(flow, cost, ms=9000):
    """-> (replies as (time, number), steps of work done) of `ms` of a page that works on a secret."""
    app, box = flow.app, flow.box
    box.plugged = True
    flow.run(2 * server.TURN_MS)  # the link is loaded
    box.pass_time(-box.now % server.TURN_MS)  # every run begins with a turn
    page = Working(app)
    page.cost = cost
    app.page = page
    cable = Cable(box)
    while cable.since() < ms:
        box.pass_time(PASS)
        cable.tend()
        app.step()
    return cable.heard, page.done


def apart(one, other):
    """-> by how many ms the same answers leave apart, at most; 9999 when they are not the same."""
    if [number for _, number in one] != [number for _, number in other]:
        return 9999
    return max([abs(a[0] - b[0]) for a, b in zip(one, other)])


def test_the_answers_leave_at_the_same_time_whatever_the_law():
    heard = {}
    for cost in COSTS:
        flow = lawful_flow(SOME_ORANGE)
        heard[cost], done = watched(flow, cost)
        assert done > 30, "the box hardly gets to work"
    first = heard[COSTS[0]]
    assert len(first) >= 14
    for cost in COSTS:
        assert apart(heard[cost], first) <= PASS, (cost, first, heard[cost])


def test_without_hush_they_tell_the_laws_apart():
    """The measure above sees what it is made for."""
    heard = []
    for cost in (3, 102):
        flow = lawful_flow(SOME_ORANGE)
        flow.app.stage.hush = False
        heard.append(watched(flow, cost)[0])
    assert apart(*heard) > 20


def test_while_a_heavy_page_works_all_but_hello_is_busy_and_at_the_same_times():
    flow = lawful_flow(ALL_ODD)
    app, box = flow.app, flow.box
    box.plugged = True
    flow.run(2 * server.TURN_MS)
    app.swap("infer.begin")
    app.page.work = lambda: box.pass_time(20)  # for ever
    cable = Cable(box)
    said = []
    written = box.cable_write

    def noted(data):
        said.append(bytes(data))
        return written(data)

    box.cable_write = noted
    while cable.since() < 6000:
        box.pass_time(PASS)
        cable.tend()
        app.step()
    replies = [decode(line) for line in b"".join(said).split(b"\n")[:-1]]
    assert len(replies) > 4
    for reply in replies:
        hello = REQUESTS[reply["q"] % len(REQUESTS)] == "hello"
        assert "ok" in reply if hello else reply["error"] == "busy", reply
    app.page.busy = False
    del said[:]
    while cable.since() < 9000:
        box.pass_time(PASS)
        cable.tend()
        app.step()
    assert [reply for reply in map(decode, b"".join(said).split(b"\n")[:-1]) if "error" not in reply]


def test_a_page_of_a_running_game_is_in_hush_and_a_menu_is_not():
    flow = lawful_flow(ALL_ODD)
    assert flow.app.stage.hush
    flow.app.go("menus.about")
    assert not flow.app.stage.hush
    flow.app.back()
    assert flow.app.stage.hush
    flow.app.home()
    assert not flow.app.stage.hush


def test_a_problem_is_looked_for_in_hush():
    settle(())
    flow = lawful_flow()
    flow.app.go("turing.setup")
    flow.app.go("turing.making", dict(flow.app.page.values))
    assert flow.app.stage.hush


def real(tree, factor):
    """The box as Universe builds the first two experiments of a law; each step lasts `factor` ms."""
    settle()
    flow = lawful_flow(tree)
    flow.app.start(1, lawful_setup(tree).encode(), True)
    box = flow.box
    box.plugged = True
    flow.run(2 * server.TURN_MS)
    flow.app.swap("infer.begin")
    page = flow.app.page
    work = page.work

    def lasting():
        box.pass_time(factor)
        work()

    page.work = lasting
    box.pass_time(-box.now % server.TURN_MS)
    cable = Cable(box)
    while cable.since() < 4000:
        box.pass_time(PASS)
        cable.tend()
        flow.app.step()
    return cable.heard


def test_the_universe_looks_for_its_experiments_without_a_trace_on_the_cable():
    easy, hard = real(SOME_ORANGE, 30), real(ALL_ODD, 95)
    assert len(easy) > 5 and apart(easy, hard) <= PASS


def test_a_search_goes_on_while_a_host_asks_and_without_one_it_is_not_slowed():
    flow = lawful_flow(SOME_ORANGE)
    app, box = flow.app, flow.box
    page = Working(app)
    page.cost = 50
    app.page = page
    began = box.now
    for _ in range(40):
        box.pass_time(PASS)
        app.step()
    assert page.done == 40 and ticks.diff(box.now, began) < 40 * 66
