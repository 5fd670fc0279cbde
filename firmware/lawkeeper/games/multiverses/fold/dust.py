"""The words that are drawn: the Dust, with replacement (item 11), then a test word for each law (item 18)."""

from lawkeeper.games.multiverses.laws.kinds import WORD

TESTS = 112  # no game has more: the seal number holds for so many


def packed(word):
    """-> a word in WORD + 1 bytes: zeros between its letters and its parts of speech."""
    return word[:-1] + bytes(WORD + 1 - len(word)) + word[-1:]


def unpacked(words, number):
    """-> word `number` of many that are `packed` side by side."""
    at = number * (WORD + 1)
    return words[at : at + WORD].rstrip(b"\0") + words[at + WORD : at + WORD + 1]


def numbers(seed, label, count, of):
    """-> list of draws, each a number of a word among `of`."""
    from lawkeeper.keep.chance import Chance

    chance = Chance(seed, label)
    return [chance.below(of) for _ in range(count)]


def dust(seed, setup):
    """-> (the words of the Dust, packed, in alphabetical order; how many words the list has; does it know
    parts of speech?). Refused when the list of the set-up is not on this box."""
    from lawkeeper.games.multiverses.words.wordlist import opened

    words = opened(setup.list)
    try:
        drawn = sorted(numbers(seed, "dust", setup.words, words.count))
        return b"".join([packed(words.word(number)) for number in drawn]), words.count, words.tagged > 0
    finally:
        words.close()


def drawn_word(number, crc):
    """-> a word of the list with this CRC-32. Refused when it cannot be read."""
    from lawkeeper.games.multiverses.words.wordlist import opened

    words = opened(crc)
    try:
        return words.word(number)
    finally:
        words.close()


def secret(seed, count, of):
    """-> bytes of all draws: `count` words of the Dust, then the test words; 2 bytes each."""
    found = b""
    for number in sorted(numbers(seed, "dust", count, of)) + numbers(seed, "tests", TESTS, of):
        found += number.to_bytes(2, "little")
    return found
