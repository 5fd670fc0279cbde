"""A game of Logic Potions in sentences, with what perfect play knew in square brackets."""

from __future__ import annotations

from typing import Any

import pytest
from host.potions.tables import VARIANTS, played, setup
from host.potions.worked import FIRST, kinds

from lawkeeper.games import fold
from lawkeeper.games.potions.brew.space import number
from lawkeeper.games.potions.fold import book, moves
from lawkeeper.games.potions.fold.challenge import CONTRADICTION, REDUNDANCY, UNIVERSAL
from lawkeeper.games.potions.fold.rules import Potions
from lawkeeper_host.games.potions import codec, moment, telling
from lawkeeper_host.games.potions.parse import parse

RED, FIZZY, TASTY = range(3)


def game(*hands: str, **options: Any) -> Potions:
    """A game that player 1 begins, with these hands."""
    table = Potions(setup(**options).encode(), bytes(8))
    table.turn = 0
    table.cards.hands = [bytes(kinds(hand)) for hand in hands]
    return table


def tell(table: Potions, *codes: int) -> str:
    """The sentence of a move."""
    move = bytes(codes)
    before = telling.look(table)
    table.play(move, 0)
    return telling.sentence(before, move, telling.look(table))


def at(letters: str) -> int:
    return int(number(4, bytes(kinds(letters))))


def writes(table: Potions, sentence: str) -> str:
    return tell(table, moves.WRITE, *codec.encode(parse(sentence, FIRST), FIRST))


def test_a_turn_and_what_could_be_known() -> None:
    table = game("HS", "CD", "HH")
    assert tell(table, moves.BREW, at("HS")) == "Player 1 brews 1 heart, 1 spade."
    assert tell(table, moves.CALL, 1) == "Player 2 wants to predict."
    assert tell(table, moves.NAME, RED) == "The prediction is red."
    said = tell(table, moves.NAME, FIZZY)
    assert said == "Player 1 makes it fizzy. Player 2 loses to player 1."
    said = writes(table, "IF it has a heart THEN it is red")
    assert said == "Player 1 writes rule 1: IF it has at least 1 heart THEN it is red."
    said = tell(table, moves.PASS)
    assert said == "Nobody calls STILL LEGAL. [Rule 1 forbids it: STILL LEGAL would be wrong.]"
    assert tell(table, moves.TAKE, 1).startswith("Player 1 drinks it and takes ")


def test_illegal_and_rules_that_are_crossed_off() -> None:
    table = game("HS", "CD", "HH")
    for seat, sentence in (
        (1, "IF it has a heart THEN it is red"),
        (2, "IF it has 2 or more hearts THEN red"),
    ):
        table.book.write(seat, codec.encode(parse(sentence, FIRST), FIRST))
    said = tell(table, moves.BREW, at("H"))
    assert said == "Player 1 brews 1 heart."
    said = tell(table, moves.PASS)
    assert said == "Nobody predicts. [It can only be red: a prediction is safe.]"
    assert tell(table, moves.NAME, TASTY) == "Player 1 makes it tasty."
    assert tell(table, moves.CALL, 1) == "Player 2 calls ILLEGAL. [Rule 1 forbids it.]"
    said = tell(table, moves.POINT, 2)
    assert said == ("Player 2 points at rule 2. Player 2 loses to player 1. Rule 1 is crossed off. "
                    "[Rule 1 forbids it.]")  # fmt: skip


def test_the_newest_rule_and_the_goals() -> None:
    table = game("HS", "CD", "HH")
    for sentence in ("IF it has a heart THEN it is red", "IF it has no heart THEN it is red"):
        table.book.write(1, codec.encode(parse(sentence, FIRST), FIRST))
    tell(table, moves.BREW, at("H"))
    tell(table, moves.PASS)
    tell(table, moves.NAME, RED)
    assert tell(table, moves.PASS) == "Nobody calls ILLEGAL. [No rule forbids it: ILLEGAL would be wrong.]"
    said = writes(table, "IF it has 2 hearts or more THEN it is fizzy")
    assert said.endswith(
        "A contradiction: nothing can come of 2 hearts. "
        "A universal theory, since rule 2: no set keeps two potions."
    )
    said = tell(table, moves.CALL, 2)
    assert said == (
        "Player 3 calls STILL LEGAL. Player 1 loses to player 3. Rule 3 is crossed off. "
        "[Rule 3 still allows it: STILL LEGAL is right.]"
    )


def test_challenges_step_by_step() -> None:
    table = game("HS", "CD", "HH", redundancy=True)
    for sentence in ("IF it has a spade THEN it is fizzy", "IF it has a heart THEN it is red"):
        table.book.write(1, codec.encode(parse(sentence, FIRST), FIRST))
    wins = "[A challenge would win: Contradiction on rule 2.]"
    said = tell(table, moves.CHALLENGE | CONTRADICTION, 2)
    assert said == f"Player 1 challenges rule 2 of player 2: Contradiction. {wins}"
    said = tell(table, moves.SET, at("HS"))
    assert said == ("Player 1 names 1 heart, 1 spade. "
                    "[Nothing can come of 1 heart, 1 spade: the challenger names it and wins.]")  # fmt: skip
    assert tell(table, moves.NAME, RED) == "Player 2: red. [Each answer is forbidden: the challenger wins.]"
    said = tell(table, moves.POINT, 2)
    assert said == (
        "Player 1 points at rule 2. Contradiction on rule 2 does not hold. Player 1 loses to player 2. "
        "[Rule 1 forbids 1 heart, 1 spade made red: the challenger wins.]"
    )
    tell(table, moves.BREW, at("C"))
    tell(table, moves.YIELD, 1)
    assert table.winner == 2


def test_redundancy_and_universal_theory_are_told_by_their_words() -> None:
    table = game("HS", "CD", "HH", redundancy=True)
    table.book.write(1, codec.encode(parse("IF it has a spade THEN it is fizzy", FIRST), FIRST))
    assert tell(table, moves.CHALLENGE | REDUNDANCY, 1).endswith("challenges rule 1 of player 2: Redundancy.")
    said = tell(table, moves.SET, at("S"))
    assert said.endswith("[The author says 1 spade, C fizzy, I red, and wins.]")
    assert tell(table, moves.NAME, FIZZY).startswith("Player 2: C is fizzy.")
    assert tell(table, moves.NAME, TASTY).startswith("Player 2: I is tasty.")
    said = tell(table, moves.BOTH_KEEP)
    assert said == (
        'Player 1 says "both" of rule 1. Redundancy on rule 1 does not hold. Player 1 loses to player 2. '
        "[The challenger has no answer: the author wins.]"
    )
    table = game("HS", "CD", "HH")
    table.book.write(1, codec.encode(parse("IF it has a spade THEN it is fizzy", FIRST), FIRST))
    tell(table, moves.CHALLENGE | UNIVERSAL, 1)
    said = tell(table, moves.SET, at("C"))
    assert said.endswith("[1 club may be red, fizzy or tasty: the author names it and wins.]")
    said = tell(table, moves.YIELD, 0)
    assert said == (
        "Player 1 gives up. Universal Theory on rule 1 does not hold. Player 1 loses to player 2."
    )


def test_the_end_tells_the_list_what_follows_and_the_deck() -> None:
    table = game("HS", "CD", "HH")
    table.book.write(1, codec.encode(parse("IF it has a spade THEN it is fizzy", FIRST), FIRST))
    table.book.write(2, codec.encode(parse("IF it has a heart THEN it is red", FIRST), FIRST))
    assert tell(table, fold.PAUSE) == "The game is paused."
    assert tell(table, fold.RESUME) == "The game goes on."
    tell(table, moves.YIELD, 0)
    tell(table, moves.YIELD, 1)
    assert tell(table, fold.REVEAL) == "The deck is told."
    lines = telling.closing(table)
    assert lines[:2] == [
        "  1 player 2: IF it has at least 1 spade THEN it is fizzy (crossed off)",
        "  2 player 3: IF it has at least 1 heart THEN it is red",
    ]
    assert "The smallest faulty rule" not in "".join(lines) and "No rule is faulty." in lines
    assert lines[-1].endswith(telling.law(table)) and len(telling.law(table)) == 52
    assert {*telling.law(table)} == {*"♣♦♥♠"}


def test_after_a_challenge_the_fault_is_told_although_its_rule_is_crossed_off() -> None:
    """The newcomers' game: a contradiction holds, and the rules still standing have none."""
    table = game("HS", "CD", seats=2)
    for seat, sentence in ((0, "it is red"), (1, "it is fizzy"), (0, "it is not tasty")):
        table.book.note(book.WROTE, seat, len(table.book.entries) + 1)
        table.book.write(seat, codec.encode(parse(f"IF it has a heart THEN {sentence}", FIRST), FIRST))
    tell(table, moves.CHALLENGE | CONTRADICTION, 2)
    tell(table, moves.SET, at("H"))
    tell(table, moves.NAME, FIZZY)
    said = tell(table, moves.POINT, 1)
    assert said.startswith("Player 1 points at rule 1. Contradiction on rule 2 holds. Player 2 loses to")
    tell(table, fold.REVEAL)
    lines = telling.closing(table)
    before, after = (lines.index(f"The rules {what}:") for what in ("before player 2 lost", "still standing"))
    assert lines.index("The smallest faulty rule is 2.", before) < after < lines.index("No rule is faulty.")
    assert "Contradiction, from rule 2 on: name 1 heart." in "".join(lines[before:after])
    assert "No contradiction: every set keeps a potion." in lines[after:]
    assert lines.count("The rules still standing:") == 1


def test_rules_crossed_off_by_an_earlier_loss_do_not_count_before_a_later_one() -> None:
    table = game("HS", "CD", "HH")
    for seat, sentence in ((0, "it is red"), (1, "it is fizzy"), (2, "it is not tasty")):
        table.book.note(book.WROTE, seat, len(table.book.entries) + 1)
        table.book.write(seat, codec.encode(parse(f"IF it has a heart THEN {sentence}", FIRST), FIRST))
    tell(table, moves.YIELD, 0)
    tell(table, moves.YIELD, 1)
    (first, then), (second, last) = moment.follows(table)
    assert (first, second) == ("The rules before player 2 lost:", "The rules still standing:")
    assert then[0] == "Sets that keep no potion: 0 of 34; exactly one: 15; several: 19."
    assert last[0] == "Sets that keep no potion: 0 of 34; exactly one: 0; several: 34."


def test_the_strength_of_the_box_is_called_as_on_the_box() -> None:
    for strength, word in enumerate(("careless", "fair", "sharp"), 1):
        table = game("HS", "CD", seats=2, strength=strength)
        assert telling.agreed(table)[0] == ("players", f"one against the box ({word})")


def test_nobody_predicts_says_of_a_thief_whose_brew_it_is() -> None:
    table = game("HS", "CD", "HH", victory=True, count=3)
    tell(table, moves.BREW, at("H"))
    assert tell(table, moves.PASS) == "Nobody predicts."
    tell(table, moves.NAME, table.space.results - 1)
    assert tell(table, moves.CALL, 1) == "Player 2 shouts STEAL."
    assert tell(table, moves.PASS) == "Nobody predicts what player 2 makes of it."


def test_redundancy_is_a_fault_only_where_it_can_be_challenged() -> None:
    for redundancy in (False, True):
        table = game("HS", "CD", "HH", redundancy=redundancy)
        for sentence in ("IF it has a heart THEN it is red", "IF it has exactly 2 hearts THEN it is red"):
            table.book.write(1, codec.encode(parse(sentence, FIRST), FIRST))
        lines = telling.closing(table)
        assert ("Redundant: rule 2 follows from those before it; it changes no brew." in lines) == redundancy
        assert ("No rule is faulty." in lines) != redundancy


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_whole_games_are_told_move_by_move(variant: int) -> None:
    """Every move of every variant has its sentence, whoever lost is named, and so is the winner."""
    for seed in range(6):
        told, moment, done = [], None, b""
        for table, move, _ in played(seed, **VARIANTS[variant]):
            look = telling.look(table)
            if moment is not None:
                told.append(telling.sentence(moment, done, look))
            moment, done = look, move
        assert table.finished
        assert all(sentence[0].isupper() and sentence.rstrip("]")[-1] in ".!" for sentence in told), told
        did = [sentence.partition(" [")[0] for sentence in told]
        assert sum(sentence.count(" loses") for sentence in did) == table.seats - len(table.left())
        assert sum(" wins." in sentence for sentence in did) == (table.winner != book.NONE)
        assert len(telling.agreed(table)) == 5
