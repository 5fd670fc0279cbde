"""The code of a deal as players write it down: by it another table plays the same deal."""

from lawkeeper.keep.seal import ALPHABET, plain, signs

CODE = 5  # bytes of a deal, as in `deal`
SIGNS = 8  # of these bytes; one more stands behind them by which a wrong one is found
_NO_ZEROS = 7  # nine signs that nobody has entered are none
_WRONG = "This is no code of a deal: a sign is wrong, or two have changed places."


def check(code):
    """-> 0 to 31, for the last sign: another one for each sign that is wrong, and for nearly all neighbours
    that have changed places."""
    number = int.from_bytes(code, "big")
    return _NO_ZEROS + sum([(2 * at + 1) * (number >> 5 * at & 31) for at in range(SIGNS)]) & 31


def spelt(code):
    """-> a code (5 bytes) as players write it down: "7K2-M9Q-XPG"."""
    return dashed(int.from_bytes(code, "big") << 5 | check(code))


def dashed(number):
    """-> 45 bits as a code is written, whether it is one or not."""
    text = signs(number, SIGNS + 1)
    return "-".join([text[at : at + 3] for at in (0, 3, 6)])


def whole(number):
    """-> the code (5 bytes) that 45 bits are. ValueError, with a sentence, when they are none."""
    code = (number >> 5).to_bytes(CODE, "big")
    if number & 31 != check(code):
        raise ValueError(_WRONG)
    return code


def read(text):
    """-> the code (5 bytes) that players wrote down, in any case, with or without dashes. ValueError, with a
    sentence, when it is none."""
    text = plain(text)
    number = 0
    for sign in text:
        if sign not in ALPHABET:
            raise ValueError("The code of a deal has no sign %s." % sign)
        number = number << 5 | ALPHABET.index(sign)
    if len(text) != SIGNS + 1:
        raise ValueError("The code of a deal has 9 signs, like 7K2-M9Q-XPG.")
    return whole(number)
