"""What the second home notes before the journal is erased, so that a start after a power cut in the middle of
that knows that nothing is lost: everything that counts was saved before.

The note is [CRC-32 of all of nvm, CRC-32 of what began the game there, or 0]. Both are of a game that has had
its turn.
"""

from binascii import crc32

KEY = "erasing"  # in the second home
_PAGE = 256


def note(nvm, ledger):
    """-> what to put into the second home before `nvm` is erased."""
    whole = 0
    for at in range(0, len(nvm), _PAGE):
        whole = crc32(nvm[at : at + _PAGE], whole)
    return [whole, _begun(ledger)]


def _begun(ledger):
    return crc32(ledger.setup, crc32(ledger.seed)) if ledger.game_id else 0


def cut_short(noted, nvm, ledger):
    """Whether the erase that was `noted` has begun and no new game came after it: `nvm` holds rubbish."""
    now = note(nvm, ledger)
    return isinstance(noted, list) and now[0] != noted[0] and now[1] in (0, noted[1])
