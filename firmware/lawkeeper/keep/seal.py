"""The seal: a short fingerprint that is shown before the game and proven after it."""

import hashlib

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford base32: no I, L, O, U to misread
_LABEL = b"lawkeeper seal 1"


def hasher():
    """-> an empty SHA-256 with .update(data) and .digest(), on any runtime."""
    # CircuitPython has only hashlib.new, MicroPython only hashlib.sha256.
    if hasattr(hashlib, "sha256"):
        return hashlib.sha256()
    return hashlib.new("sha256")


def sha256(data):
    """-> the 32 bytes of SHA-256 over `data` (bytes, bytearray or memoryview)."""
    h = hasher()
    h.update(data)
    return h.digest()


def nonce(seed):
    """-> 8 bytes that may be shown at the end of a game: they do not give the seed away."""
    return sha256(b"nonce" + seed)[:8]


def fingerprint(secret, setup, nonce):
    """-> "XXXXX-XXXXX": 50 bits of SHA-256 over the three byte strings."""
    h = hasher()
    for field in (_LABEL, secret, setup, nonce):
        # The length in front keeps ("ab", "c") and ("a", "bc") apart.
        h.update(len(field).to_bytes(4, "big"))
        h.update(field)
    bits = int.from_bytes(h.digest()[:7], "big") >> 6
    text = signs(bits, 10)
    return text[:5] + "-" + text[5:]


def signs(number, count):
    """-> a whole number of 5 * `count` bits as so many signs that nobody misreads."""
    places = [number >> shift & 31 for shift in range(5 * count - 5, -1, -5)]
    return "".join([ALPHABET[at : at + 1] for at in places])  # a board keeps each sign that an index gives


def plain(text):
    """-> `signs` as a person may have copied them: any case, no dash, O for 0, I and L for 1."""
    text = text.upper().replace("-", "").replace(" ", "")
    return text.replace("O", "0").replace("I", "1").replace("L", "1")


def check(fingerprint_shown, secret, setup, nonce):
    """-> True when the fingerprint on the screen was made from exactly these three byte strings."""
    return plain(fingerprint_shown) == plain(fingerprint(secret, setup, nonce))
