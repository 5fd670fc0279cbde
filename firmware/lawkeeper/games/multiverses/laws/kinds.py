"""What laws are made of: the one table for box and host.

A law is bytes: its kind (with NOT: "must not"), then its parameters, each one byte but the pattern. A symbol
is a small letter, or one of VOWEL and CONSONANT; a pattern is symbols side by side.
"""

(
    CONTAINS,
    BEGINS,
    ENDS,
    AT,
    COUNT,
    LENGTH,
    PARITY,
    DOUBLE,
    PALINDROME,
    ALTERNATE,
    SORTED,
    UNREPEATED,
    PART,
    ORDER,
    SAME_FIRST,
    LENGTHS,
    ENDING,
    SHARE,
    CHAIN,
    TABLE,
) = range(1, 21)
NOT = 0x80
FIRST_OF_LINE = ORDER  # from here on a law compares a word with the one before it on its line

# By kind, its parameters: p pattern of 1 to 4 symbols, s symbol, n place of a letter (BACK added: from the
# end), h how (AT_LEAST, AT_MOST, EXACTLY), c a count from 0 to 11, b 0 or 1, t 0 to 2, m parts of speech as
# bits, e 1 to 3, w 1 to 5, r number of a law on paper, 1 to 63.
PARAMETERS = (
    "", "p", "p", "p", "ns", "shc", "hc", "b", "", "", "", "b", "", "m",
    "b", "", "t", "e", "w", "", "r",
)  # fmt: skip
AT_LEAST, AT_MOST, EXACTLY = range(3)
BACK = 0x80
VOWEL, CONSONANT = 86, 67  # as ASCII: V, C
LONGEST = 5  # bytes of a law
WORD = 10  # letters of a word, at most
PATTERN = 4  # symbols, at most
PAPER = 63  # laws that the table judges, at most
# Of a word, as bits: all that it can be.
PARTS = ("noun", "verb", "adjective", "adverb", "pronoun", "preposition", "conjunction", "interjection")
