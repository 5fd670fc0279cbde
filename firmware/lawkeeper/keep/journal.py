"""The journal: records appended to the 4096 bytes of nvm, none of them ever changed.

nvm is one flash sector. A write into bytes that are all 0xFF only programs; any other write erases everything
first, so a record goes out in one slice assignment into blank bytes, and what a power cut left half written
is passed over.

A part on the flash: header (kind << 6 | more << 5 | length), 0..12 bytes of payload, 3 bytes of CRC; it takes
one or two cells of 8 bytes and stays inside a page of 256. A record of more than 12 bytes is a chain of
parts; the CRC of each further part starts from the CRC before it, so that a part can only ever continue the
chain it was written for.
"""

from binascii import crc32

from lawkeeper.keep import KeepError

CELL = 8
PAGE = 256
BYTES = 4096
BEGIN, MOVE, UNDO, NOTE = range(4)
RESERVE = 32

_MOST = 12
_MORE = 0x20
_NEVER = 0x10  # always 0 in a header: a blank byte is no header
_CELLS = PAGE // CELL
_BLANK = b"\xff" * PAGE


class JournalError(KeepError):
    """args[0] is a sentence for the players."""


class Full(JournalError):
    """No room for the record; nothing was written."""


class NotKept(JournalError):
    """The memory did not take the record; a reader passes over what is there of it."""


def _crc(cell, body, chain):
    """-> 3 bytes. The cell's number goes in, so that a part is valid only where it was written."""
    return (crc32(body, crc32(bytes((cell & 0xFF,)), chain)) & 0xFFFFFF).to_bytes(3, "little")


def _link(crc):
    """-> what the CRC of the next part of a chain starts from; never 0, which stands for a first part."""
    return int.from_bytes(crc, "little") | 1 << 24


def _sound(page, at, cell, chain):
    """-> the bytes that the part at `at` in `page` takes, 0 when there is no sound one."""
    head = page[at]
    length = head & 0x0F
    end = at + 1 + length
    if head & _NEVER or length > _MOST or end + 3 > PAGE:
        return 0
    if page[end : end + 3] != _crc(cell, page[at:end], chain):
        return 0
    return end + 3 - at


def _after(cell, length):
    """-> (first cell of a part with `length` bytes of payload that is written at `cell` or later, cell after
    it)."""
    if length <= CELL - 4:
        return cell, cell + 1
    if cell % _CELLS == _CELLS - 1:
        cell += 1
    return cell, cell + 2


class Journal:
    """Records in `nvm`: 4096 bytes with len, slice read and slice assignment. No content of it raises.

    .torn: places that power cuts left behind. .damaged: more is unreadable than power cuts explain."""

    def __init__(self, nvm):
        self._nvm = nvm
        self._cells = len(nvm) // CELL
        self.rescan()

    def rescan(self):
        """Read everything again: finds the end, the torn places and damage."""
        self.torn = 0
        self.damaged = False
        row = 0
        begun = False
        for part in self._parts():
            if part is None:
                self.torn += 1
                row += 1
                # A cut leaves one hole; three in a row would be three cuts with nothing kept between them.
                self.damaged = self.damaged or row > 2
                continue
            row = 0
            kind = part[0] >> 6
            begun = begun or kind == BEGIN
            # A move without a game: the record that began it could be read once and cannot any more.
            self.damaged = self.damaged or not (begun or kind == NOTE)
        self._next = self._walked

    @property
    def free(self):
        """Cells left."""
        return max(0, self._cells - self._next)

    def _used(self):
        """-> cells up to the last byte that is not blank."""
        end = len(self._nvm)
        while end and self._nvm[end - PAGE : end] == _BLANK:
            end -= PAGE
        if end:
            end += len(bytes(self._nvm[end - PAGE : end]).rstrip(b"\xff")) - PAGE
        return (end + CELL - 1) // CELL

    def _parts(self):
        """Yield (header, payload, joined) for every sound part, None for every hole, and leave the end in
        _walked."""
        used = self._used()
        cell = chain = 0
        page = _BLANK
        number = -1
        while cell < used:
            if cell // _CELLS != number:
                number = cell // _CELLS
                page = bytes(self._nvm[number * PAGE : number * PAGE + PAGE])
            at = cell % _CELLS * CELL
            joined = chain and _sound(page, at, cell, chain)
            size = joined or _sound(page, at, cell, 0)
            if size:
                head = page[at]
                chain = _link(page[at + size - 3 : at + size]) if head & _MORE else 0
                cell += (size + CELL - 1) // CELL
                yield head, page[at + 1 : at + size - 3], joined > 0
            elif at == PAGE - CELL and page[at:] == _BLANK[:CELL]:
                cell += 1  # a part of two cells did not fit here
            else:
                chain = 0
                # A cut leaves two cells that are never used again. A record right behind one cell was there
                # before that cell went bad.
                one = at == PAGE - CELL or _sound(page, at + CELL, cell + 1, 0)
                cell += 1 if one else 2
                yield None
        self._walked = cell

    def records(self):
        """Yield (kind, payload bytes) of every whole record, in the order they were written."""
        held = b""
        for part in self._parts():
            if part is None:
                continue
            head, payload, joined = part
            if joined:
                payload = held + payload
            if head & _MORE:
                held = payload
            else:
                yield head >> 6, payload

    def append(self, kind, payload, reserve=RESERVE):
        """Write one record. Full (and nothing written) when fewer than `reserve` cells would stay free;
        a move that ends a game passes reserve=0. NotKept when it does not read back."""
        starts = range(0, len(payload) or 1, _MOST)
        cell = self._next
        for start in starts:
            cell = _after(cell, min(_MOST, len(payload) - start))[1]
        if self._cells - cell < reserve:
            raise Full("The box's record of this game is full: bring the game to its end now.")
        chain = 0
        for start in starts:
            part = payload[start : start + _MOST]
            more = _MORE if start + _MOST < len(payload) else 0
            chain = self._write(kind << 6 | more | len(part), part, chain)

    def _write(self, head, part, chain):
        """Write one part in one assignment -> link for the next part of its chain."""
        cell, after = _after(self._next, len(part))
        body = bytes((head,)) + part
        crc = _crc(cell, body, chain)
        at = cell * CELL
        end = at + len(body) + 3
        # Never into bytes that are not blank: the board would erase the whole game to do it.
        if self._nvm[at:end] == _BLANK[: end - at]:
            self._nvm[at:end] = body + crc
            if self._nvm[at:end] == body + crc:
                self._next = after
                return _link(crc)
        self.rescan()
        raise NotKept(
            "The box could not write this down: try again, and note the game on paper if it happens twice."
        )

    def erase(self):
        """Make all of nvm blank, in one assignment. Only when what it holds has been saved or given up."""
        self._nvm[0 : len(self._nvm)] = b"\xff" * len(self._nvm)
        self.rescan()
