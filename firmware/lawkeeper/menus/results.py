"""What was played on this box: sums for each game, then a line for each of the last games."""

from lawkeeper import games
from lawkeeper.ui.reader import Reader

_SUMS = ("played", "won", "lost", "given up")


class Results(Reader):
    """From the second home: what the game now on the table adds comes when the next one begins."""

    TITLE = "RESULTS"

    def text(self):
        data = self.app.home_data.data
        lines = []
        for _, name, title in games.GAMES:
            sums = data.get("stats", {}).get(name, {})
            lines.append(title.upper())
            lines += ["%s: %d" % (word, sums.get(word, 0)) for word in _SUMS]
        for line in data.get("results", ()):
            lines += ["-" * 21, line]
        return "\n".join(lines)
