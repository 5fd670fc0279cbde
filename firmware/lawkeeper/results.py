"""What a game leaves behind when it makes room for another one. Loaded at that moment alone."""

from lawkeeper import games, modules

KEPT = 8  # lines of the last games


def remember(data, game_id, game, begun=True):
    """Put what `game` leaves behind into `data`, the dict of the second home: sums, result line, its deck.
    One that was left before its first move (not `begun`) is no game that was played.

    A second call for one game changes nothing: the power may have been cut after the first one.
    """
    name = [row[1] for row in games.GAMES if row[0] == game_id][0]
    package = "lawkeeper.games." + name
    module, settle = modules.load(package).KEEP
    getattr(modules.load(games.full(package, module)), settle)(data, game)
    tag = game.fingerprint()
    if data.get("last") == tag or not begun:
        return
    data["last"] = tag
    sums = data.setdefault("stats", {}).setdefault(name, {})
    for word in ("played", game.outcome()):
        sums[word] = sums.get(word, 0) + 1
    if game.alone and game.outcome() in ("won", "lost"):
        sums["alone"] = sums.get("alone", 0) + 1  # whoever plays so is told of other pages: see `guide`
    data["results"] = ([game.line()] + list(data.get("results", ())))[:KEPT]
