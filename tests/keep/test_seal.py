# portable: runs on CPython and on the MicroPython VM
"""The seal: what the box shows before a game proves after it that nothing was changed."""

from lawkeeper.keep import seal

SECRET, SETUP, NONCE = b"There must be a red die", b"\x01\x02", b"12345678"


def test_sha256_is_the_published_one():
    assert seal.sha256(b"abc")[:8] == b"\xba\x78\x16\xbf\x8f\x01\xcf\xea"
    assert seal.sha256(bytearray(b"abc")) == seal.sha256(memoryview(b"abc")) == seal.sha256(b"abc")


def test_the_hash_grows_piece_by_piece():
    h = seal.hasher()
    h.update(b"a")
    h.update(b"bc")
    assert h.digest() == seal.sha256(b"abc")


def test_the_fingerprint_of_a_known_game_is_the_same_for_ever():
    assert seal.fingerprint(SECRET, SETUP, NONCE) == "QBMQP-CBBTP"
    assert seal.fingerprint(b"", b"", b"") == "63404-47FDD"


def test_it_has_ten_signs_that_cannot_be_misread():
    for number in range(50):
        shown = seal.fingerprint(bytes((number,)), SETUP, NONCE)
        assert len(shown) == 11 and shown[5] == "-"
        assert not [sign for sign in shown if sign in "ILOU"]


def test_every_byte_of_every_field_counts():
    shown = seal.fingerprint(SECRET, SETUP, NONCE)
    for field in range(3):
        fields = [SECRET, SETUP, NONCE]
        for i in range(len(fields[field])):
            changed = bytearray(fields[field])
            changed[i] ^= 1
            other = list(fields)
            other[field] = bytes(changed)
            assert seal.fingerprint(*other) != shown
            assert not seal.check(shown, *other)


def test_bytes_cannot_move_from_one_field_to_the_next():
    assert seal.fingerprint(b"ab", b"c", b"") != seal.fingerprint(b"a", b"bc", b"")
    assert seal.fingerprint(b"", b"ab", b"c") != seal.fingerprint(b"ab", b"", b"c")


def test_a_fingerprint_copied_by_hand_still_counts():
    shown = seal.fingerprint(SECRET, SETUP, NONCE)
    assert seal.check(shown, SECRET, SETUP, NONCE)
    assert seal.check(shown.lower().replace("-", " "), SECRET, SETUP, NONCE)
    assert seal.check(shown.replace("0", "o").replace("1", "l"), SECRET, SETUP, NONCE)
    assert not seal.check("", SECRET, SETUP, NONCE)


def test_the_nonce_does_not_show_the_seed():
    for number in range(20):
        seed = seal.sha256(bytes((number,)))[:8]
        nonce = seal.nonce(seed)
        assert len(nonce) == 8 and nonce == seal.nonce(seed)
        assert nonce != seed and not [1 for i in range(5) if seed[i : i + 4] in nonce]
