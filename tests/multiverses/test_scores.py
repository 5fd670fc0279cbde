# portable: runs on CPython and on the MicroPython VM
"""Scores of universes and multiverses (MultiVerses items 2 to 4, 36 to 38)."""

from fakes.multiverses import game, law
from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.fold.universe import Universe, score, short


def universe(laws, *lengths):
    """A universe with so many laws and lines of so many words."""
    made = Universe()
    made.laws = bytearray(range(laws))
    made.lines = [bytearray(length) for length in lengths]
    return made


def test_multiverses_item_2_laws_times_lines_universes_multiplied_and_no_words_left_out():
    assert universe(3, 5, 5, 5).score() == 375
    assert score([universe(3, 5, 5, 5), universe(2, 3, 2)]) == 4500
    assert score([universe(3, 5, 5, 5), universe(4)]) == 375


def test_multiverses_item_3_lengths_are_multiplied_not_added():
    assert universe(3, 15).score() == 45 and universe(1, 5, 5, 5).score() == 125


def test_multiverses_item_4_a_length_is_a_number_of_words():
    assert universe(1, 15).score() == 15


def test_multiverses_item_36_ties_are_shared():
    play = game()
    play.multiverses = [[universe(2, 3)], [universe(1, 2)], [universe(3, 2)]]
    assert [play.score(seat) for seat in range(3)] == [6, 2, 6] and play.winners() == [0, 2]
    play.end(moves.SCORED)
    assert play.line() == "MultiVerses won by player 1 and 3 with 6, players 3, words 30, 0 min"


def test_multiverses_item_37_a_player_without_a_scored_universe_has_0():
    assert score([]) == 0 and score([universe(3)]) == 0 and universe(3).score() is None


def test_multiverses_item_38_exact_however_large():
    assert universe(3, 1).score() == universe(3, 1, 1).score() == 3
    many = score([universe(3, 3, 3, 3, 3)] * 6)
    assert many == 243**6 and short(many) == "2.0e14" and short(243) == "243"
    best = {4: 4, 6: 9, 10: 36, 12: 81, 15: 243}
    for words in best:
        assert _best(words) == best[words]


def _best(words):
    """The best product of line lengths for so many words, by trying."""
    found = [1]
    for count in range(1, words + 1):
        found.append(max([length * found[count - length] for length in range(1, count + 1)]))
    return found[words]


def test_multiverses_item_24_the_register_is_keyed_by_meaning():
    play = game()
    play.register.add(1, True, bytes(11), law("CONTAINS", "q"))
    play.register.add(2, False, bytes(11), law("BEGINS", "q"))
    assert play.register.find(law("COUNT", "q", 0, 1)) == 0 and play.register.find(law("AT", 1, "q")) == 1
    assert play.register.find(law("ENDS", "q")) is None and play.register.author(1) == 2
