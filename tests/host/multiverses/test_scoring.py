"""Scores as the rules reckon them."""

from lawkeeper_host.games.multiverses.scoring import Universe, magnitude, multiverse


def universe(laws, *lengths):
    return Universe(["law"] * laws, [["word"] * length for length in lengths])


def test_multiverses_item_3_lines_are_multiplied_not_added():
    assert universe(3, 5, 5, 5).score == 375
    assert universe(3, 15).score == 45
    assert multiverse([universe(3, 5, 5, 5), universe(2, 3, 2)]) == 4500
    assert universe(3, 5, 5, 5).sum() == "3 laws x 5 x 5 x 5 = 375"


def test_multiverses_item_37_a_universe_without_a_word_is_left_out():
    assert multiverse([universe(3), universe(1, 2)]) == 2
    assert multiverse([universe(3)]) == multiverse([]) == 0
    assert "not count" in universe(3).sum()


def test_multiverses_item_38_scores_of_any_size():
    score = multiverse([universe(3, 3, 3, 3, 3)] * 6)
    assert score == 243**6 and magnitude(score) == "2.06 x 10^14"
    assert magnitude(375) == "" and magnitude(9_999_999) == "1.00 x 10^7"
