"""What was played on this box: sums for each game, then a line for each of the last games."""

from lawkeeper import games
from lawkeeper.ui.reader import Reader

_HOW = ("won", "lost", "given up")


class Results(Reader):
    """From the second home, and from the game on the table: that goes there when the next one begins.

    The game that was played last comes first; of one that was never played there is nothing to tell."""

    TITLE = "RESULTS"

    def text(self):
        data, game = self.app.home_data.data, self.app.game
        last = list(data.get("results", ()))
        new = game is not None and game.over and data.get("last") != game.fingerprint()
        if new:
            last.insert(0, game.line())
        newest = last[0].split(" ")[0] if last else ""
        told = []
        for number, name, title in games.GAMES:
            sums = dict(data.get("stats", {}).get(name, {}))
            if new and number == self.app.ledger.game_id:
                for word in ("played", game.outcome()):
                    sums[word] = sums.get(word, 0) + 1
            if sums.get("played") or sums.get("puzzles"):
                told.insert(0 if title.startswith(newest) else len(told), _sums(title, sums))
        for line in last:
            told += ["-" * 21, line]
        return "\n".join(told) or "Nothing played yet."


def _sums(title, sums):
    """-> the title, below it "3 played: 2 won, 1 lost" and "Puzzles: solved 4 of 5"."""
    told = title.upper()
    if sums.get("played"):
        ends = ["%d %s" % (sums[word], word) for word in _HOW if sums.get(word)]
        told += "\n%d played: %s" % (sums["played"], ", ".join(ends))
    if sums.get("puzzles"):
        told += "\nPuzzles: solved %d of %d" % (sums["solved"], sums["puzzles"])
    return told
