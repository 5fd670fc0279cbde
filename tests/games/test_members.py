"""The contract is whole: what app, cable, menus and shared pages ask of a game every game has, and says so.

Read from the sources, as CPython sees them.
"""

import ast
import functools
from pathlib import Path

import pytest

from fakes.conform import make
from fakes.players import PLAYERS
from lawkeeper import games
from lawkeeper.games import fold
from lawkeeper.games.fold import Game
from lawkeeper.keep.chance import Chance
from lawkeeper_host.places import DEVICE

COMMON = [
    path
    for path in sorted(DEVICE.rglob("*.py"))
    if path.relative_to(DEVICE).parts[0] not in ("games", "box")
    or path.relative_to(DEVICE).parts[1] in ("__init__.py", "pages")
]
GAMES = [game for _, game, _ in games.GAMES]


@functools.cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@functools.cache
def asked(path: Path) -> list[tuple[int, str]]:
    """(line, name) of whatever a file asks of `game`, `self.game`, `app.game` and the like."""
    found = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute):
            holder = node.value
            name = holder.attr if isinstance(holder, ast.Attribute) else getattr(holder, "id", "")
            if name == "game":
                found.append((node.lineno, node.attr))
    return found


def members(game: Game) -> set[str]:
    return {*dir(type(game)), *vars(game)}


def test_what_the_common_rooms_ask_of_a_game_stands_in_the_contract():
    known = members(Game(b"", b""))
    found = {(path.name, name) for path in COMMON for _, name in asked(path)}
    assert {name for _, name in found} - known == set(), found
    assert {"session.py", "services.py", "app.py", "__init__.py"} <= {path for path, _ in found}


@pytest.mark.parametrize("player", PLAYERS, ids=GAMES)
def test_what_the_pages_of_a_game_ask_of_it_one_of_its_folds_has(player):
    known: set[str] = set()
    for variant in player.VARIANTS:
        known |= members(make(player, player.agreed(Chance(b"members", variant), variant)))
    for path in sorted((DEVICE / "games" / player.name).rglob("*.py")):
        for line, name in asked(path):
            assert name in known, f"{path.name}:{line}: game.{name}"


@pytest.mark.parametrize("player", PLAYERS, ids=GAMES)
def test_only_play_calls_the_methods_of_moves(player):
    """A page that called one itself would change the game behind the journal's back."""
    variants = [player.agreed(Chance(b"moves", variant), variant) for variant in player.VARIANTS]
    tables = [table for coded in variants for table in games.rules(player.game_id, coded).MOVES]
    methods = {row[0] for table in tables for row in table.values() if row}
    for path in sorted(DEVICE.rglob("*.py")):
        for line, name in asked(path):
            assert name not in methods and not name.startswith("_"), f"{path.name}:{line}: game.{name}"


def test_nobody_guesses_whether_a_game_has_something():
    for path in sorted(DEVICE.rglob("*.py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                guess = node.func.id == "hasattr" or (node.func.id == "getattr" and len(node.args) > 2)
                said = ast.unparse(node)
                assert not guess or not ast.unparse(node.args[0]).endswith("game"), f"{path}: {said}"


@pytest.mark.parametrize("player", PLAYERS, ids=GAMES)
def test_a_game_forwards_nothing_and_has_its_own_words(player):
    for variant in player.VARIANTS:
        kind = type(make(player, player.agreed(Chance(b"words", variant), variant)))
        assert issubclass(kind, Game) and not hasattr(kind, "__getattr__")
        assert len(set(kind.PHASES)) == len(kind.PHASES)
        assert kind.PHASES[fold.OVER] == "over" and "paused" not in kind.PHASES
        assert kind.MOVES[-1] is Game.MOVES[-1] and kind.OUTCOMES[:3] == Game.OUTCOMES


def test_everything_public_in_the_contract_is_explained():
    for name, thing in vars(Game).items():
        if not name.startswith("_") and (callable(thing) or isinstance(thing, property | classmethod)):
            assert thing.__doc__, name
    assert fold.__doc__ and Game.__doc__ and games.__doc__


def teardown_module() -> None:
    """A hundred thousand nodes that stay make every collection of the flows that come after slow."""
    tree.cache_clear()
    asked.cache_clear()
