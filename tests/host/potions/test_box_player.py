"""The box as a player, and its review, held against what follows brew by brew."""

from __future__ import annotations

import random
from typing import Any

import pytest
from host.potions.tables import VARIANTS, played, setup, wish
from host.potions.worked import forbids

from fakes.potions_review import reviewed
from lawkeeper.games import Refused
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.fold.rules import Potions
from lawkeeper.games.potions.mind.map import Map
from lawkeeper.games.potions.mind.player import CARELESS, FAIR, SHARP, Player
from lawkeeper.games.potions.mind.review import left as all_left
from lawkeeper.keep.chance import Chance
from lawkeeper_host.games.potions import codec
from lawkeeper_host.games.potions.bench import (
    LARGEST,
    TURN_S_MOST,
    VERDICT_MS_MOST,
    board_ms,
    box_turns,
    rules,
    verdict,
)
from lawkeeper_host.games.potions.exact import Found, allowed, examine, first_against
from lawkeeper_host.games.potions.puzzles import random_rule
from lawkeeper_host.games.potions.review import Knower
from lawkeeper_host.places import DEVICE

GAMES = 25
HEAD = "who did what"


def against_the_box(strength: int, seed: int, **options: Any) -> Any:
    """Yield (game, the box's move) before each move of the box, in a game against somebody who plays as well
    as the box, but for what chance does here and there."""
    chance = random.Random(seed)
    agreed = setup(seats=2, strength=strength, **options)
    game = Potions(agreed.encode(), bytes(chance.randrange(256) for _ in range(8)))
    for at in range(200):
        if game.over:
            return
        if game.to_move() == [1]:
            *_, move = Player(game, 1, Chance(bytes((seed, at)), "box")).steps()
            yield game, move
            game.play(move, at)
        elif chance.random() < 0.07:
            _by_chance(game, chance, at)
        else:
            *_, move = Player(game, game.to_move()[0], Chance(bytes((seed, at)), "other")).steps()
            game.play(move, at)


def _by_chance(game: Potions, chance: random.Random, at: int) -> None:
    while True:
        try:
            game.play(wish(game, chance, 0.15, calls=0), at)
            return
        except Refused:
            continue


@pytest.mark.parametrize("options", [{}, {"redundancy": True}, {"mathematical": True, "emperical": True}])
@pytest.mark.parametrize("strength", [FAIR, SHARP])
def test_the_box_calls_what_is_so_and_nothing_else(strength: int, options: dict[str, bool]) -> None:
    done: dict[str, int] = {}
    for seed in range(GAMES):
        for game, move in against_the_box(strength, seed, **options):
            what = _sound(game, move, strength)
            done[what] = done.get(what, 0) + 1
    assert done["call"] > 1 and done["rule"] > 10, done
    assert (done.get("challenge", 0) > 0) <= (strength == SHARP), done
    assert done.get("challenge", 0) or not options.get("emperical") or strength == FAIR


def _sound(game: Potions, move: bytes, strength: int) -> str:
    """What the box does, found to be right."""
    knower = Knower(game)
    rules = knower.rules()
    if game.phase == moves.PREDICT:
        left = allowed(knower.space, rules)[tuple(game.brew)]
        assert (move[0] == moves.CALL) == (len(left) == 1)
    elif game.phase == moves.PREDICTING:
        left = allowed(knower.space, rules)[tuple(game.brew)]
        assert [codec.result_of(game.space, move[1])] == left
    elif game.phase == moves.ILLEGAL:
        assert (move[0] == moves.CALL) == (first_against(rules, knower.brew()) is not None)
    elif game.phase == moves.POINTING:
        assert not rules[move[1]].permits(knower.brew())
    elif game.phase == moves.STILL:
        assert (move[0] == moves.CALL) == rules[len(game.book.entries)].permits(knower.brew())
    elif game.phase == moves.WRITING:
        return _rule(game, move, knower)
    elif game.phase == moves.TURN and move[0] >= moves.CHALLENGE:
        assert strength == SHARP and knower.wins(move[0] - moves.CHALLENGE, move[1], knower.found())
        return "challenge"
    return "call" if move[0] == moves.CALL else "other"


def _rule(game: Potions, move: bytes, knower: Knower) -> str:
    """The rule that the box writes forbids its brew, and breaks a goal only where it must."""
    rule = codec.decode(move[1:])
    assert not rule.permits(knower.brew())
    before = knower.found()
    after = examine(knower.space, {**before.rules, 254: rule})
    if not _broken(before, after):
        return "rule"
    least = examine(knower.space, {**before.rules, 254: forbids(knower.space, knower.brew())})
    assert _broken(before, least)  # no rule at all could forbid this brew and keep the goals
    return "a goal is broken"


def _broken(before: Found, after: Found) -> bool:
    """Whether a goal was kept before a rule and is not behind it (items 42, 44)."""
    return bool((after.contradictory and not before.contradictory) or (before.free and not after.free))


@pytest.mark.parametrize("strength", [CARELESS, FAIR, SHARP])
def test_the_box_defends_what_can_be_defended(strength: int) -> None:
    """Challenged against the truth it wins, whatever the challenger does; when it challenges, too."""
    seen = 0
    for seed in range(GAMES):
        chance = random.Random(seed)
        game: Potions = Potions(setup(seats=2, strength=strength, redundancy=True).encode(), bytes(8))
        space = codec.space_of(game.space)
        for _ in range(chance.randint(1, 4)):
            game.book.write(1, codec.encode(random_rule(chance, space), space))
        game.turn = 0
        for kind, number in game.challengeable():
            knower = Knower(game)
            if knower.wins(kind, number, knower.found()):
                continue
            twin = Potions(game.coded, bytes(8))
            twin.turn, twin.book = 0, game.book
            twin.play(bytes((moves.CHALLENGE | kind, number)), 0)
            while twin.challenge:
                if twin.to_move() == [1]:
                    *_, move = Player(twin, 1, Chance(bytes((seed,)), "box")).steps()
                    twin.play(move, 0)
                else:
                    _by_chance(twin, chance, 0)
            assert twin.out == 1, (seed, kind, number)
            seen += 1
    assert seen > 40


# -- the review of the box ----------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_potions_item_58_the_boxs_review_says_what_the_host_finds(variant: int) -> None:
    for seed in range(6):
        expected: list[str] = []
        faulty = explained = False
        for game, move, _ in played(seed, bold=0.1, **VARIANTS[variant]):
            if move[0] == moves.NAME and game.phase == moves.ANNOUNCE:
                expected += _brewed(game, move[1])
            if move[0] == moves.WRITE:
                rows, faulty, explained = _wrote(game, move[1:], faulty, explained)
                expected += rows
        facts = [row if row.startswith(" ") else HEAD for row in reviewed(game)]
        assert facts == expected


def _brewed(game: Potions, result: int) -> list[str]:
    knower = Knower(game)
    one = tuple(game.brew)
    left = allowed(knower.space, knower.rules())[one]
    rows = [HEAD]
    if not left:
        rows.append(" nothing was legal")
    elif len(left) == 1:
        rows.append(f" only {' '.join(knower.space.types[at] for at in sorted(left[0]))} was legal")
    else:
        rows.append(f" {len(left)} were legal")
    brew = knower._brew(game.brew, result)
    against = first_against(knower.rules(), brew)
    return rows + ([f" it broke rule {against}"] if against is not None else [])


def _wrote(game: Potions, code: bytes, faulty: bool, explained: bool) -> tuple[list[str], bool, bool]:
    knower = Knower(game)
    number = len(game.book.entries) + 1
    rule = codec.decode(code)
    found = examine(knower.space, {**knower.rules(), number: rule})
    rows = [HEAD]
    many = len(found.contradictory)
    if many and not faulty:
        rows.append(f" {many} set{'s' * (many > 1)} left nothing")
    if not found.free and not explained:
        rows.append(" it explains all")
    if not game.mathematical and rule.permits(knower.brew()):
        rows.append(" the brew stayed legal")
    return rows, many > 0, not found.free


def cells(rows: list[str]) -> dict[str, str]:
    """What stands on the box's map of four suits: ingredients in signs -> a sign."""
    lines = [row[at : at + 6] for at in (0, 7, 14) for row in rows[1:]]
    found = {line[:2].strip() + sign: line[2 + at] for line in lines for at, sign in enumerate("♣♦♥♠")}
    return {name: cell for name, cell in found.items() if cell != " "}


def test_the_boxs_map_darkens_as_the_hosts() -> None:
    for seed in range(10):
        *_, (game, _, _) = played(seed, bold=0.05)
        knower = Knower(game)
        *_, masks = all_left(game)
        drawn = Map(game, masks)
        numbers = [n for n in range(1, len(game.book.entries) + 1) if not game.book.experiment(n)]
        for count in range(len(numbers) + 1):
            rules = {n: codec.decode(game.book.code(n)) for n in numbers[:count]}
            left = allowed(knower.space, rules)
            rows, shown, _ = drawn.after(count)
            told = {
                "".join("♣♦♥♠"[kind] for kind in one): str(len(left[one]) or "✗") for one in knower.space.sets
            }
            assert shown == count and cells(rows) == told


@pytest.mark.parametrize("strength", [CARELESS, FAIR, SHARP])
def test_a_turn_of_the_box_takes_three_seconds_at_most_by_the_prices(strength: int) -> None:
    turns = [turn for number in range(2) for turn in box_turns(strength, number)]
    assert len(turns) > 3 and 10 < max(map(sum, turns)) < 1000 * TURN_S_MOST


def test_a_verdict_takes_a_tenth_of_a_second_at_most_by_the_prices() -> None:
    box = codec.box_of(LARGEST)
    assert 0 < max(board_ms(verdict(box, rule)) for rule in rules(LARGEST)) <= VERDICT_MS_MOST


def test_no_page_of_a_running_game_knows_what_perfect_play_knows() -> None:
    """Items 31, 45 and 58: only what is told after the end, the box as a player and puzzles think."""
    pages = (DEVICE / "games" / "potions" / "pages").glob("*.py")
    assert {page.stem for page in pages if "potions.mind" in page.read_text()} == {"told", "thinks", "puzzle"}
    folds = (DEVICE / "games" / "potions" / "fold").glob("*.py")
    assert not [fold.stem for fold in folds if "potions.mind" in fold.read_text()]
