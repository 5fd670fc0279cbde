"""How often a law excludes a word of the whole list: its chance to be validated. Reckoned in steps, since the
list is long."""

from lawkeeper.games.multiverses.laws.judge import obeys

STEP = 4  # blocks of words at a time: 50 ms at most on the board


def excluded(words, code, before=None):
    """Yield None after each step, at last (words that a law excludes, words). words: a `WordList`;
    before: the word that each is compared with."""
    found = 0
    for number in range(words.blocks):
        for word in words.block(number):
            found += not obeys(code, word, before)
        if number % STEP == STEP - 1:
            yield None
    yield found, words.count
