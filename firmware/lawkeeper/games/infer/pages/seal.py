"""The seal number, which is written down before the first turn."""

from lawkeeper.games.pages import seal


class SealNumber(seal.SealNumber):
    """Of the law, or of what was agreed when that stands on paper; then come the two first experiments."""

    WHAT = "law"

    def words(self):
        if self.game.setup.own_law:
            return ["Write this on a paper", "with your law. After", "that it must stay."]
        return seal.SealNumber.words(self)

    def next(self):
        setup = self.game.setup
        if setup.box_universe:
            return "begin"
        return "helped_start" if setup.assist else "starters"
