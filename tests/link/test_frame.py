# portable: runs on CPython and on the MicroPython VM
"""Lines: what is one, what is none, and that nothing a cable can bring hurts."""

from lawkeeper.link.frame import CHUNK, LONGEST, Lines, decode, encode


class Wire:
    def __init__(self):
        self.data = b""

    def read(self, buffer):
        count = min(len(buffer), len(self.data))
        buffer[:count] = self.data[:count]
        self.data = self.data[count:]
        return count


def heard(data, lines=None):
    wire = Wire()
    lines = lines or Lines(wire.read)
    lines._read = wire.read
    wire.data = data
    found = []
    while lines.more():
        thing = lines.next()
        if thing is not None:
            found.append(thing)
    return found


def good(number):
    return encode({"q": number, "do": "hello"})


def test_a_line_survives_the_way_there_and_back():
    full = {"a": [1, -2, 4294967295], "b": "x\ny\u00e9\u25b2", "c": {"d": None, "e": True}}
    for thing in ({}, {"q": 1}, full):
        line = encode(thing)
        assert line.endswith(b"\n") and line.count(b"\n") == 1
        assert decode(line[:-1]) == thing
        assert heard(line) == [thing]


def test_the_line_is_what_the_document_says():
    assert encode({}) == b"{}*a3a6bf43\n"


def test_garbage_is_no_line():
    for data in (
        b"",
        b"\n",
        b"\n\n\r\n",
        b"AT+GCAP\r",
        b"AT\r\nAT+GMI\n",
        b"{}\n",
        b"*\n",
        b"*a3a6bf43\n",
        bytes(range(256)) * 8,
        b"{}*A3A6BF43\n",
        b"{}*a3a6bf43 \n",
        b"{} *a3a6bf43\n",
        b"{}*a3a6bf44\n",
    ):
        assert heard(data) == [], data


def test_a_valid_checksum_over_what_is_no_object_is_no_line():
    for thing in ([], [1], "text", 5, None, True):
        assert heard(encode(thing)) == [], thing


def test_a_valid_checksum_over_what_is_no_json_is_no_line():
    from binascii import crc32

    for body in (b"{", b"\xff\xfe", b"[" * 900, b'{"q":1e}', b"nul"):
        assert heard(body + ("*%08x\n" % crc32(body)).encode()) == [], body


def test_one_wrong_bit_anywhere_makes_it_no_line():
    line = good(7)
    for place in range(len(line) - 1):
        for bit in range(8):
            wrong = bytearray(line)
            wrong[place] ^= 1 << bit
            assert heard(bytes(wrong)) == [], (place, bit)


def test_a_line_that_comes_in_pieces_is_one_line():
    line = good(5)
    for cut in range(1, len(line)):
        lines = Lines(None)
        assert heard(line[:cut], lines) == []
        assert heard(line[cut:], lines) == [{"q": 5, "do": "hello"}]


def test_many_lines_at_once_come_one_by_one():
    assert [thing["q"] for thing in heard(b"".join([good(n) for n in range(50)]))] == list(range(50))


def test_half_a_line_costs_only_the_next_one_and_a_newline_saves_that():
    half = good(1)[:9]
    assert heard(half + good(2) + good(3)) == [{"q": 3, "do": "hello"}]
    assert heard(half + b"\n" + good(2)) == [{"q": 2, "do": "hello"}]


def test_the_longest_line_fits_and_one_byte_more_is_dropped():
    room = LONGEST - len(encode({"q": 1, "p": ""}))
    assert len(heard(encode({"q": 1, "p": "x" * room}))) == 1
    assert heard(encode({"q": 1, "p": "x" * (room + 1)}) + good(2)) == [{"q": 2, "do": "hello"}]


def test_100_kb_without_a_newline_are_dropped_and_the_line_behind_them_is_heard():
    assert heard(b"x" * 100000 + b"\n" + good(9)) == [{"q": 9, "do": "hello"}]
    assert heard(good(8)[:-1] * 3000 + b"\n" + good(9)) == [{"q": 9, "do": "hello"}]


def test_a_full_data_line_fits():
    from binascii import b2a_base64

    piece = b2a_base64(b"\xff" * CHUNK)[:-1].decode()
    assert len(encode({"q": 1 << 24, "do": "data", "at": 262144, "b64": piece})) <= LONGEST


def test_the_mark_tells_the_same_line_from_another():
    lines = Lines(None)
    marks = []
    for number in (1, 1, 2, 1):
        heard(good(number), lines)
        marks.append(lines.mark)
    assert marks[0] == marks[1] == marks[3] != marks[2]


def test_reset_forgets_the_half_line():
    lines = Lines(None)
    heard(good(1)[:12], lines)
    lines.reset()
    assert heard(good(2), lines) == [{"q": 2, "do": "hello"}]
