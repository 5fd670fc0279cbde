"""What was played on this box: sums for each game, then a line for each of the last games."""

from lawkeeper import games
from lawkeeper.ui.reader import Reader

_SUMS = ("played", "won", "lost", "given up")


class Results(Reader):
    """From the second home, and from the game on the table: that goes there when the next one begins."""

    TITLE = "RESULTS"

    def text(self):
        data, game = self.app.home_data.data, self.app.game
        last = list(data.get("results", ()))
        new = game is not None and game.over and data.get("last") != game.fingerprint()
        lines = []
        for number, name, title in games.GAMES:
            sums = data.get("stats", {}).get(name, {})
            here = ("played", game.outcome()) if new and number == self.app.ledger.game_id else ()
            lines.append(title.upper())
            lines += ["%s: %d" % (word, sums.get(word, 0) + (word in here)) for word in _SUMS]
        for line in ([game.line()] if new else []) + last:
            lines += ["-" * 21, line]
        return "\n".join(lines)
