"""The box's end of the cable: one request, one reply, and the game at the table never waits for either.

It is given a cable (`lawkeeper.cable`), which knows whom to ask: what is no method of the two cannot be
asked for.
"""

from lawkeeper import VERSION, ticks
from lawkeeper.link.frame import CHUNK, LONGEST, PROTOCOL, Lines, encode

PASS_MS = 20  # after this long a pass takes no new request
PASS_BYTES = 2048  # and after this many bytes
GIVE_UP_MS = 2000  # a reply the host does not take is dropped
TURN_MS = 512  # while a secret is at work, answers go out when such a turn begins; the ticks wrap at one
LONGEST_MS = 200  # no piece of work begins so shortly before a turn: it would still last when the turn comes
SEND_MS = 64  # of a turn are kept free of work while an answer goes out
TURN_STEPS = 4  # of a longer job in one turn
NO_ROOM = "The box has no memory left for that now. Ask again in a moment."
# Modules: to wait takes no more; to answer also these. On the board the settings lie with their page.
CACHED = 256  # bytes of the longest reply that is kept: longer ones only read, and reading again is right


class Server:
    """`poll` once a pass. It holds one reply at a time and takes no new request before that has gone out: USB
    itself slows a host down that sends ahead.

    `hush`, set by the app: the box works on a secret, and how long its steps take depends on it. Nobody shall
    measure that on the cable. A request is then taken up when a turn begins, whenever it came, and answered
    when the next one begins; no work is under way at those moments (`calm`).

    `engaged`, set by the app: what is worked out takes all the room there is. The desk, which is large, is
    not fetched then: all requests but hello are answered with `busy`."""

    def __init__(self, cable):
        self.cable = cable
        self.lines = Lines(cable.cable_read)
        self._desk = None
        self._up = False
        self._torn = False  # the host holds half a reply: the next one starts on a line of its own
        self._answered = 0  # mark of the last request, and what was answered: the host may not have heard it
        self._answer = None
        self.hush = self.engaged = False
        self._turn = -1
        self._drop()

    def _drop(self):
        self._held = False  # the reply waits for its turn
        self._reply = None
        self._sent = 0
        self._moved = 0
        self._job = None
        self._asked = None

    def at_desk(self):
        """-> whether the desk has been fetched: then its modules have to stay in memory."""
        return self._desk is not None

    def put_away(self, must=False):
        """Let go of the desk until the next request comes. False when it is in use: a job or an upload is
        under way. With `must` that is given up; the host will hear of it, and what was written stays."""
        desk = self._desk
        if desk is not None:
            if not must and (self._job is not None or desk.uploads.under_way()):
                return False
            if self._job is not None:
                self._finish(_no_room(), self.cable.ticks())
            desk.hang_up()
            self._desk = None
        return True

    def poll(self, now):
        """One pass at `now` (ticks). True when there is more to do: the loop need not rest. Never raises."""
        try:
            return self._pass(now)
        except MemoryError:  # not even for the answer is there room: the host asks again
            self._drop()
            return True

    def _pass(self, now):
        if not self.cable.cable_up():
            if self._up:
                self._hang_up()
            return False
        self._up = True
        self.lines.seen = 0
        if self.hush:
            return self._steadily(now)
        self._held = False
        if self._reply is not None and not self._send(now):
            return False
        if self._job is not None:
            self._run(self._step, now)
            return True
        return self._listen(now)

    def _steadily(self, now):
        """A pass in hush: once a turn the answer of the turn before goes out, and one request is taken up."""
        if self._reply is not None and not self._held and not self._send(now):
            return False
        turn = now // TURN_MS
        if turn == self._turn:
            return False
        self._turn = turn
        if self._held:
            self._held = False
            if not self._send(now):
                return False
        if self._job is None:
            self._listen(now)
        for _ in range(TURN_STEPS):
            if self._job is not None:
                self._run(self._step, now)
        return False

    def calm(self):
        """Whether a piece of work that depends on a secret may begin now: it disturbs no answer."""
        if not self.hush or not self._up:
            return True
        into = self.cable.ticks() % TURN_MS
        sending = self._reply is not None and not self._held
        return into < TURN_MS - LONGEST_MS and (into >= SEND_MS or not sending)

    def _hang_up(self):
        self._up = False
        self.lines.reset()
        self._drop()
        self._torn = False
        self._answer = None
        if self._desk is not None:
            self._desk.hang_up()

    def _listen(self, now):
        lines = self.lines
        while lines.more():
            request = lines.next()
            if request is not None:
                self._take(request, now)
                if self._reply is not None or self._job is not None:
                    return True
            if lines.seen >= PASS_BYTES or ticks.diff(self.cable.ticks(), now) >= PASS_MS:
                return True
        return lines.seen > 0

    def _take(self, request, now):
        if self.lines.mark == self._answered and self._answer is not None:
            self._post(self._answer, now)
            return
        self._answered = self.lines.mark
        self._answer = None
        self._asked = request
        self._run(self._begin, now)

    def _begin(self):
        asked = self._asked
        if asked.get("do") == "hello" and type(asked.get("q")) is int and len(asked) == 2:
            return self._hello()
        if self._desk is None:
            if self.engaged:
                raise MemoryError
            # Only here: neither a box without a cable nor the first hello waits for the handlers.
            from lawkeeper.link.handlers import Desk

            self._desk = Desk(self.cable.services())
        return self._desk.handle(asked)

    def _hello(self):
        """The first thing that every host asks: it waits for no other module."""
        told = self.cable.about()
        told["protocol"] = PROTOCOL
        told["product"] = "Lawkeeper"
        told["version"] = VERSION
        told["line"] = LONGEST
        told["chunk"] = CHUNK
        return told

    def _step(self):
        return next(self._job)

    def _run(self, work, now):
        # `work` gives the reply's fields, a generator that yields None until it yields them, or None: go on.
        try:
            done = work()
        except Exception as error:  # noqa: BLE001 - whatever a host sends, the game goes on
            self._finish(self._excuse(error), now)
            return
        if isinstance(done, dict):
            self._finish({"ok": done}, now)
        elif done is not None:
            self._job = done

    def _excuse(self, error):
        if self._desk is None or isinstance(error, MemoryError):
            self._job = None
            self.put_away()
            return _no_room()
        return self._desk.excuse(error)

    def _finish(self, reply, now):
        self._job = None
        number = self._asked.get("q")
        reply["q"] = number if type(number) is int else 0
        line = encode(reply)
        if len(line) > LONGEST:
            too_long = "The answer does not fit into one line."
            line = encode({"q": reply["q"], "error": "too-large", "say": too_long})
        if len(line) <= CACHED and self._asked.get("do") != "hello":
            self._answer = line
        self._asked = None
        self._post(line, now)

    def _post(self, line, now):
        if self._torn:
            line = b"\n" + line
            self._torn = False
        self._reply = memoryview(line)
        self._sent = 0
        self._moved = now
        self._held = self.hush
        if not self._held:
            self._send(now)

    def _send(self, now):
        """Write what the cable takes. True when the reply is gone, either way."""
        sent = self.cable.cable_write(self._reply[self._sent :])
        if sent:
            self._sent += sent
            self._moved = now
        if self._sent >= len(self._reply):
            self._reply = None
            return True
        if ticks.diff(now, self._moved) >= GIVE_UP_MS:
            self._reply = None
            self._torn = self._sent > 0
            return True
        return False


def _no_room():
    return {"error": "busy", "say": NO_ROOM}
