"""The box as a player (item 1 with one person): its next move, found in pieces.

Careless overlooks half of what it could call and brews what comes; fair calls what is forced or illegal and
keeps the goals with its own rules; sharp challenges too when it can win, and leaves the other hand little."""

from lawkeeper.games.potions.brew.space import number
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.fold.book import NONE
from lawkeeper.logic import masks

CARELESS, FAIR, SHARP = range(1, 4)


class Player:
    """`game` in which seat `seat` is to move; `chance`: what it draws from, a `Chance`."""

    def __init__(self, game, seat, chance):
        self.game = game
        self.seat = seat
        self.chance = chance
        self.strength = game.strength
        self.worlds = Worlds(game.space)

    def steps(self):
        """Yield None at work, at last the move as bytes."""
        if self.game.challenge:
            from lawkeeper.games.potions.mind.disputes import answer

            yield from answer(self)
            return
        left = None
        for left in self.allowed():
            if left is None:
                yield None
        found = None
        for found in self._moves(left):
            if found is None:
                yield None
        yield bytes(found)

    def allowed(self, last=NONE):
        """Yield None at work, at last the mask of the brews that all rules up to `last` allow."""
        game, left = self.game, self.worlds.all
        for rule in game.book.standing(game.out, last):
            left &= self.worlds.mask(game.book.code(rule))
            yield None
        yield left

    def overlooks(self):
        """Does it miss this one?"""
        return self.strength == CARELESS and self.chance.below(2)

    def _moves(self, left):
        """-> what yields the move of the phase."""
        game = self.game
        if game.phase == moves.TURN:
            return self._turn(left)
        if game.phase == moves.WRITING:
            from lawkeeper.games.potions.mind.author import rule

            return rule(self, left)
        return iter((self._quick(left),))

    def _quick(self, left):
        """-> the move of a phase in which there is little to think about."""
        game = self.game
        if game.phase == moves.ANNOUNCE:
            return moves.NAME, self._announced(left)
        if game.phase == moves.PREDICTING:
            return moves.NAME, self.open_to(left, game.brew)[0]
        if game.phase == moves.POINTING:
            return moves.POINT, self.broken(game.brew, game.potion)
        if game.phase == moves.BUCK:
            return self._buck(left)
        if game.phase == moves.TAKING:
            return moves.TAKE, self._taken()
        return (moves.CALL, self.seat) if self._calls(left) else (moves.PASS,)

    def open_to(self, left, brew):
        """-> list of the results that a set (bytes) keeps."""
        return self.worlds.open_to(left, number(self.game.space.kinds, brew))

    def broken(self, brew, result, last=NONE):
        """-> the number of the first rule that a brew breaks; of the last rule when it breaks none."""
        game, found = self.game, 0
        for found in game.book.standing(game.out, last):
            if not game.book.keeps(game.space, found, brew, result):
                return found
        return found

    def _breaks(self):
        game = self.game
        rule = self.broken(game.brew, game.potion)
        return rule and not game.book.keeps(game.space, rule, game.brew, game.potion)

    def _calls(self, left):
        """Does it call?"""
        game = self.game
        if game.phase == moves.PREDICT:
            wants = len(self.open_to(left, game.brew)) == 1
        elif game.phase == moves.ILLEGAL:
            wants = self._breaks()
        elif game.phase == moves.STEAL:
            wants = True
        else:
            wants = game.book.keeps(game.space, len(game.book.entries), game.brew, game.potion)
        return wants and not self.overlooks()

    def _announced(self, left):
        """-> what it brews: what the rules allow, if they do, and not what was foretold."""
        game = self.game
        results = list(range(game.space.results))
        if game.thief != NONE:
            results = [result for result in results if not game.space.wins(result)]
        others = [result for result in results if result != game.predicted]
        if self.strength == CARELESS and not self.chance.below(4):
            return self.chance.pick(others)
        legal = [result for result in others if result in self.open_to(left, game.brew)]
        return self.chance.pick(legal or others)

    def _buck(self, left):
        """The verdict, or what is left to blame: some rule leaves these ingredients nothing."""
        game = self.game
        if not self.open_to(left, game.brew):
            offered = game.challengeable()
            if offered:
                kind, rule = offered[0]  # the newest, which covers least
                return moves.CHALLENGE | kind, rule
        return (moves.VERDICT,)

    def _taken(self):
        game = self.game
        wanted, lying = game.to_take(), len(game.cards.market)
        places = list(range(lying))
        self.chance.shuffle(places)
        return places[0] * 4 + places[-1 if wanted == 2 else 0] if wanted else 0

    def _turn(self, left):
        """A challenge that it can win, or a brew."""
        if self.strength == SHARP and self.game.challengeable():
            from lawkeeper.games.potions.mind.disputes import to_issue

            found = None
            for found in to_issue(self):
                if found is None:
                    yield None
            if found:
                yield found
                return
        yield moves.BREW, self._brewed(left)

    def _brewed(self, left):
        """-> the number of the set that it brews: one with several results, one that is legal, or any."""
        game = self.game
        hand = game.cards.hands[self.seat]
        once, twice = self.worlds.counts(left)
        mine = [at for at, brew in enumerate(self.worlds.sets) if game.cards.has(self.seat, brew)]
        if self.strength == CARELESS:
            return self.chance.pick(mine)
        free = [at for at in mine if twice >> at & 1] or [at for at in mine if once >> at & 1]
        small = [at for at in free if len(self.worlds.sets[at]) < len(hand)]
        return self.chance.pick(small or free or mine)

    def in_reach(self, seat):
        """-> mask of the sets that a seat has in its hand."""
        mask = 0
        for at, brew in enumerate(self.worlds.sets):
            mask |= self.game.cards.has(seat, brew) << at
        return mask

    def keeps_goals(self, left):
        """Would these brews leave every set a result, and some set two (items 42, 44)?"""
        return not self.worlds.empty(left) and masks.count(self.worlds.counts(left)[1]) > 0
