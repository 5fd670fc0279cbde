# portable: runs on CPython and on the MicroPython VM
"""What the box finds out after a game of MultiVerses: laws that were missed, and a greedy player's score."""

from fakes.multiverses import NOUN, game, law, setup, valid, word
from lawkeeper.games.multiverses.fold.greedy import played
from lawkeeper.games.multiverses.fold.missed import family, missed
from lawkeeper.games.multiverses.fold.rules import MultiVerses
from lawkeeper.games.multiverses.laws.judge import obeys
from lawkeeper.games.multiverses.laws.law import canonical
from lawkeeper.games.multiverses.words import wordlist


def last(steps):
    """-> the last thing that a generator yields; all before it are None."""
    found = list(steps)
    assert set(found[:-1]) == {None}
    return found[-1]


def test_the_laws_that_are_looked_at_are_canonical_and_none_twice():
    laws = list(family(True))
    assert all(canonical(code) == code for code in laws) and len(set(laws)) == len(laws) > 150
    assert len(list(family(False))) == len(laws) - 8


def test_what_was_missed_is_obeyed_likely_and_not_there_already():
    play = valid(game("level noon", seats=1), law("PART", NOUN))
    play.multiverses[0][0].lines = [bytearray((0, 1))]
    words = wordlist.opened()
    found = last(missed(play, play.multiverses[0][0], words))
    words.close()
    assert 1 <= len(found) <= 3 and law("PALINDROME") in [code for _, code in found]
    assert [share for share, _ in found] == sorted([share for share, _ in found], reverse=True)
    for share, code in found:
        assert share >= 50 and obeys(code, word("level")) and obeys(code, word("noon"), word("level"))


def test_a_greedy_player_plays_by_the_rules_and_always_the_same():
    agreed = setup(seats=1, each=12).encode()
    words = wordlist.opened()
    scores = [last(played(MultiVerses(agreed, seed), words)) for seed in (b"one", b"two", b"one")]
    words.close()
    assert scores[0] == scores[2] and min(scores) >= 4
