"""The games as this program knows them: a folder a game, a row a game in `registry`.

A new game is one folder with `game.py` in it, whose one object says everything (`lawkeeper_host.games.game`).
"""
