"""What a game declares on the host is all there, for every row of the registry."""

from __future__ import annotations

import inspect

import pytest

from lawkeeper import games as device
from lawkeeper_host.cli import main
from lawkeeper_host.errors import HostError
from lawkeeper_host.games import registry
from lawkeeper_host.games.game import Game, Teller
from lawkeeper_host.places import DEVICE, PACKAGE, TESTS, data

each_game = pytest.mark.parametrize("game", registry.GAMES, ids=lambda game: game.name)


def test_the_registry_is_that_of_the_box() -> None:
    assert [(game.id, game.name, game.title) for game in registry.GAMES] == list(device.GAMES)


def test_a_game_that_is_not_there_is_told() -> None:
    assert registry.game(2).name == "turing" and registry.thing(2) == "problem"
    with pytest.raises(HostError, match="game number 99") as caught:
        registry.game(99)
    assert caught.value.exit_code == 5 and registry.thing(99) == "record"


@each_game
def test_a_game_is_one_folder_here_and_one_on_the_device(game: Game) -> None:
    for folder in (PACKAGE, DEVICE, TESTS / "host"):
        inside = folder / game.name if folder.name == "host" else folder / "games" / game.name
        assert inside.is_dir()
    assert inspect.getfile(type(game)) == str(PACKAGE / "games" / game.name / "game.py")


@each_game
def test_its_commands_stand_below_lawkeeper(game: Game) -> None:
    assert game.commands()
    for command in game.commands():
        assert main.commands[str(command.name)] is command and command.help


@each_game
def test_it_tells_its_records(game: Game) -> None:
    teller = game.teller()
    for name in (name for name in vars(Teller) if not name.startswith("_") and name != "SECRET"):
        wanted, there = inspect.signature(getattr(Teller, name)), inspect.signature(getattr(teller, name))
        assert list(there.parameters) == list(wanted.parameters)[1:], name
    assert teller.SECRET


@each_game
def test_its_list_of_rules_is_there(game: Game) -> None:
    assert (TESTS / "data" / game.items.file).is_file() and game.items.begin.endswith("item_")


@each_game
def test_its_packs_are_shipped_and_printed_where_it_prints(game: Game) -> None:
    shipped = [registry.read_pack(path) for path in sorted(data("packs").glob("*.txt"))]
    packs = [pack for pack in shipped if pack.game is game.packs]
    assert packs and all(pack.count for pack in packs)
    booklet = game.booklet()
    if booklet:
        some = [(number, record.data) for number, record in enumerate(packs[0].records[:2], 1)]
        assert booklet(packs[0].name, "by us", some).startswith(b"%PDF-")


@each_game
def test_everything_public_of_it_says_what_it_is(game: Game) -> None:
    for name, member in inspect.getmembers(type(game)):
        if not name.startswith("_") and (callable(member) or isinstance(member, property)):
            assert inspect.getdoc(member), name
    assert type(game).__doc__
