"""The ledger: the journal read as a game. It knows that there are moves, and nothing about what they say."""

from lawkeeper.keep.journal import BEGIN, MOVE, NOTE, RESERVE, UNDO

SEAL_BROKEN = 1  # service mode was opened while a game was running
LOOK = 2  # somebody looked at the secret; data: the player whose secret it was, where each has their own
SETTING = 3  # setting id, value bytes: a setting that was changed during play
CLOCK = 4  # at (u16): how far the play clock had come
SERVICE = 5  # service mode was asked for over the cable
SERVICE_DONE = 6
STUMBLED = 7  # the box crashed here; data: where in the program, in ASCII
DRAFT = 8  # how many bytes of the draft stay, then those that follow them
TOLD = 9  # short name of a page, in ASCII, that newcomers were told of; without one: they want no more

SEED_BYTES = 8
SETUP_MOST = 280
AT_MOST = 0xFFFF
# What undo makes of a move, as a game says: the last one left of those that may be is taken back, none that
# stays, and nothing from before a fence.
STAYS, TAKEN_BACK, FENCE = range(3)

_NOTE_RESERVE = RESERVE // 2  # notes stop before the last cells: those belong to the moves that end the game
_SETTING_RESERVE = 4 * RESERVE  # whoever plays with settings or drafts cannot fill the journal of a game
_NOTE_RESERVES = {SEAL_BROKEN: 0, SETTING: _SETTING_RESERVE, DRAFT: _SETTING_RESERVE, TOLD: _SETTING_RESERVE}


def _stamp(at):
    """-> 2 bytes. The play clock stops at 18 hours, far beyond any game that has one."""
    return min(max(at, 0), AT_MOST).to_bytes(2, "little")


def _shown(data):
    """-> the text of bytes, only what can be shown: they may come from a damaged memory."""
    return "".join([chr(code) for code in data if 31 < code < 127])


class Ledger:
    """The game in a `Journal`. .game_id (0 = none), .seed (8 bytes), .setup (bytes), .at (s, last known play
    clock), .seal_broken, .looks (times the secret was looked at), .looked (dict: by player, how many of
    these were at their own), .service_asked, .faults (str each: what the box crashed with since the last
    move), .draft (bytes: what was being entered since then, see `sketch`), .told (str
    each: what `TOLD` says)."""

    def __init__(self, journal):
        self.journal = journal
        self._reset()
        for kind, payload in journal.records():
            self._take(kind, payload)

    def _reset(self):
        self.game_id = 0
        self.seed = b""
        self.setup = b""
        self.seal_broken = False
        self.looks = 0
        self.looked = {}
        self.at = 0
        self.service_asked = False
        self.faults = []
        self.draft = b""
        self.told = []
        self._undone = False  # with neither of these two, power-on is spared a walk over the journal
        self._set = False

    def _take(self, kind, payload):
        """Note what one record says. A record too short for its kind is passed over: no content may stop the
        box."""
        if kind == BEGIN:
            if len(payload) > SEED_BYTES:
                self._reset()
                self.game_id = payload[0]
                self.seed = payload[1 : 1 + SEED_BYTES]
                self.setup = payload[1 + SEED_BYTES :]
        elif kind == NOTE:
            if payload:
                self._take_note(payload[0], payload[1:])
        elif len(payload) >= 2:
            self.at = int.from_bytes(payload[:2], "little")
            self.faults = []
            self.draft = b""
            self._undone = self._undone or kind == UNDO

    def _take_note(self, number, data):
        if number == SEAL_BROKEN:
            self.seal_broken = True
        elif number == LOOK:
            self.looked_at(data)
        elif number == SETTING:
            self._set = True
        elif number == CLOCK and len(data) >= 2:
            self.at = int.from_bytes(data[:2], "little")
        elif number == SERVICE:
            self.service_asked = True
        elif number == SERVICE_DONE:
            self.service_asked = False
        elif number == DRAFT and data:
            self.draft = self.draft[: data[0]] + data[1:]
        elif number == STUMBLED:
            self.faults.append(_shown(data))
        elif number == TOLD:
            self.told.append(_shown(data))

    def looked_at(self, whose):
        """Count a look; `whose`: the player as a byte, or nothing."""
        self.looks += 1
        if whose:
            self.looked[whose[0]] = self.looked.get(whose[0], 0) + 1

    def settings(self):
        """Yield (setting id, value bytes) in the order they were changed; the last one of an id counts."""
        if not self._set:
            return
        for kind, payload in self.journal.records():
            if kind == NOTE and len(payload) > 1 and payload[0] == SETTING:
                yield payload[1], payload[2:]

    def _moves(self):
        """Yield (kind, payload) of the moves and undos."""
        for kind, payload in self.journal.records():
            if kind in (MOVE, UNDO) and len(payload) >= 2:
                yield kind, payload

    def _taken_back(self, undo_of):
        """-> set of the numbers of the moves that were undone."""
        gone = set()
        left = []
        number = 0
        for kind, payload in self._moves():
            if kind == MOVE:
                made = undo_of(payload[2:])
                if made == TAKEN_BACK:
                    left.append(number)
                elif made == FENCE:
                    left = []
                number += 1
            elif left:
                gone.add(left.pop())
        return gone

    def moves(self, undo_of):
        """Yield (move bytes, at seconds) of the moves that stand. `undo_of(move bytes)` says what undo makes
        of a move: TAKEN_BACK, STAYS or FENCE."""
        gone = self._taken_back(undo_of) if self._undone else ()
        number = 0
        for kind, payload in self._moves():
            if kind == MOVE:
                if number not in gone:
                    yield payload[2:], int.from_bytes(payload[:2], "little")
                number += 1

    def begin(self, game_id, seed, setup):
        """Erase the journal and begin a game. The caller has saved the old one. Full is impossible here;
        ValueError before anything is erased when the game id, seed or set-up is not of its size."""
        if not 0 < game_id < 256 or len(seed) != SEED_BYTES or len(setup) > SETUP_MOST:
            raise ValueError(
                "a game begins with an id of 1..255, a seed of 8 bytes and a set-up of up to 280 bytes"
            )
        payload = bytes((game_id,)) + seed + setup
        self.journal.erase()
        self._reset()
        self.journal.append(BEGIN, payload)
        self._take(BEGIN, payload)

    def move(self, move, at, last=False):
        """Write down a move (bytes) at `at` seconds of the play clock. `last`: a move that ends the game,
        which may use the room kept for it. Full, NotKept."""
        payload = _stamp(at) + move
        self.journal.append(MOVE, payload, 0 if last else RESERVE)
        self._take(MOVE, payload)

    def undo(self, at):
        """Take the last move that may be undone back. Full, NotKept."""
        payload = _stamp(at)
        self.journal.append(UNDO, payload)
        self._take(UNDO, payload)

    def note(self, number, data=b""):
        """Write down a note (id, bytes). Full, NotKept."""
        if number == SEAL_BROKEN and self.seal_broken:
            return  # it stays broken: no room is spent on saying so twice
        payload = bytes((number,)) + data
        self.journal.append(NOTE, payload, _NOTE_RESERVES.get(number, _NOTE_RESERVE))
        self._take(NOTE, payload)

    def sketch(self, data):
        """Have `data` (bytes, no more than 255) be the draft, until the next move or undo: what differs from
        the draft before is written down, two bytes more or less in 8 of the journal. Full, NotKept."""
        same = 0
        while same < min(len(data), len(self.draft)) and data[same] == self.draft[same]:
            same += 1
        if data != self.draft:
            self.note(DRAFT, bytes((same,)) + data[same:])

    def clock(self, at):
        """Write down how far the play clock has come (s)."""
        self.note(CLOCK, _stamp(at))
