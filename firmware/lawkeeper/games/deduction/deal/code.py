"""The code of a deal as players write it down: by it another table plays the same deal."""

from lawkeeper.keep.seal import ALPHABET, plain, signs

CODE = 5  # bytes of a deal, as in `deal`


def spelt(code):
    """-> a code (5 bytes) as players write it down: "7K2M-9QXP"."""
    text = signs(int.from_bytes(code, "big"), 8)
    return text[:4] + "-" + text[4:]


def read(text):
    """-> the code (5 bytes) that players wrote down, in any case, with or without the dash. ValueError, with
    a sentence, when it is none."""
    text = plain(text)
    number = 0
    for sign in text:
        if sign not in ALPHABET:
            raise ValueError("The code of a deal has no sign %s." % sign)
        number = number << 5 | ALPHABET.index(sign)
    if len(text) != 8:
        raise ValueError("The code of a deal has 8 signs, like 7K2M-9QXP.")
    return number.to_bytes(CODE, "big")
