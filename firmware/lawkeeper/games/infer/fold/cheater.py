"""The variant with a Cheater: roles, the class with its clock, the vote (Infer items 88 to 99).

Seats count from 0; there is one more than Researchers, since the Teacher has one too. The roles come from the
seed, so they survive a power cut without being written down.
"""

from lawkeeper.games.fold import ANY, TAKEN_BACK, Refused
from lawkeeper.games.infer.fold.moves import BREAK, CAST, ESCAPED, FOUND, JUDGING, PLAYERS, UNDISPROVED, VOTE
from lawkeeper.games.infer.fold.rules import Infer
from lawkeeper.keep.chance import Chance

TEACHER, CHEATER, STUDENT = range(3)  # roles
VOTE_TIME = 180  # seconds of discussion
NOBODY = 255

_VOTING = {
    UNDISPROVED: ("_found", (), 1 << JUDGING, TAKEN_BACK),
    PLAYERS: ("_come_and_go", (255,), ANY, TAKEN_BACK),
    CAST: ("_cast", (255, 255), 1 << VOTE, TAKEN_BACK),
    BREAK: ("_break", (255,), 1 << VOTE, TAKEN_BACK),
}


class Cheater(Infer):
    """.roles: list of roles by seat. .votes: whom each seat points at, or 255. .revealed: a seat or None."""

    MOVES = (_VOTING,) + Infer.MOVES
    OUTCOMES = Infer.OUTCOMES + ("won", "lost")

    def __init__(self, setup, seed):
        """As `Infer`; the roles are dealt."""
        Infer.__init__(self, setup, seed)
        self.setup.publish_or_perish = True  # the class has the same clock and the same pauses (item 93)
        seats = self.setup.researchers + 1
        roles = [TEACHER, CHEATER] + [STUDENT] * (seats - 2)
        Chance(seed, "roles").shuffle(roles)
        self.roles = roles
        self.votes = [NOBODY] * seats
        self.revealed = None
        self._vote_from = 0

    # -- the class ------------------------------------------------------------------------------------------

    def _found(self):
        """The law is found: not a win yet (item 95)."""
        self.phase = VOTE
        self._vote_from = self.at  # the clock stood while the theory was judged

    def _come_and_go(self, researchers):
        raise Refused("With a Cheater nobody comes or goes: the roles are dealt.")

    # -- the vote -------------------------------------------------------------------------------------------

    def _cast(self, seat, target):
        if max(seat, target) >= len(self.votes):
            raise Refused("There is no such player.")
        if seat == target:
            raise Refused("Nobody points at themselves.")
        self.votes[seat] = target
        if NOBODY in self.votes:
            return
        tied = self.tied()
        choice = self.votes[self.roles.index(TEACHER)]
        if len(tied) == 1:
            self._reveal_seat(tied[0])
        elif choice in tied:
            self._reveal_seat(choice)

    def _break(self, seat):
        if NOBODY in self.votes or seat not in self.tied():
            raise Refused("The Teacher chooses one of those with the most votes.")
        self._reveal_seat(seat)

    def may_undo(self):
        """Once a role has been shown no finger is taken back any more."""
        return self.revealed is None and Infer.may_undo(self)

    def tied(self):
        """-> list of the seats that most fingers point at, when everybody has voted."""
        counts = [sum([vote == seat for vote in self.votes]) for seat in range(len(self.votes))]
        return [seat for seat, count in enumerate(counts) if count == max(counts)]

    def _reveal_seat(self, seat):
        self.revealed = seat
        self.end(FOUND if self.roles[seat] == CHEATER else ESCAPED)

    # -- what there is to see -------------------------------------------------------------------------------

    def seconds_left(self, at):
        """-> seconds left of the class, or of the discussion before the vote (items 93, 96)."""
        if self.phase == VOTE:
            return max(0, VOTE_TIME - (at - self._vote_from))
        return Infer.seconds_left(self, at)

    def due(self, at):
        """The end of the discussion only asks for the vote; nobody loses by it."""
        return None if self.phase == VOTE else Infer.due(self, at)

    def winner(self, role):
        """Does a player of this role win? (item 98)"""
        return self.result == (ESCAPED if role == CHEATER else FOUND)

    def secret(self):
        """-> the law and the roles: the seal number holds for both."""
        return Infer.secret(self) + b"\0" + bytes(self.roles)

    def line(self):
        """-> the result in a line, without a secret."""
        if self.result < FOUND:
            return "Cheater" + Infer.line(self)[5:]
        how = "found" if self.result == FOUND else "got away"
        return "Cheater %s: theories %d, %d min" % (how, self.accepted, self.at // 60)
