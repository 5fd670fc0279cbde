"""Loading a library over the cable: pieces into the file that is not in use, block 0 in memory, one commit.

A game goes on meanwhile: nothing here takes longer in one go than the drive needs for one block.
"""

from lawkeeper.keep.seal import sha256
from lawkeeper.keep.slots import BLOCK
from lawkeeper.keep.upload import Upload
from lawkeeper.link import check
from lawkeeper.link.check import Refusal
from lawkeeper.link.frame import CHUNK

SUMS_MOST = 64


class Uploads:
    """The upload that is going on, if there is one. `_head` is the part of block 0 that is sent."""

    def __init__(self, services):
        self.services = services
        self._upload = Upload(services.library)
        self._head = None
        self._end = 0

    def close(self):
        """Let go of the upload and its memory; what was written stays on the drive."""
        self._upload.close()
        self._head = None

    def under_way(self):
        """Whether an upload has begun and is not over."""
        return self._head is not None

    def put(self, args):
        length, head = args["length"], args["head"]
        if not 0 < head <= BLOCK:
            raise check.bad("Block 0 has 1 to %d bytes." % BLOCK)
        self.close()
        self._upload.begin(length)
        self._head = bytearray(head)
        self._end = length
        return {"chunk": CHUNK, "block": BLOCK}

    def _begun(self):
        if self._head is None:
            raise Refusal("busy", "No upload has begun, or the cable was out since then. Begin it again.")
        return self._upload

    def sums(self, args):
        upload = self._begun()
        first, count = args["first"], args["count"]
        if not 0 < count <= SUMS_MOST or first < 1 or (first + count - 1) * BLOCK >= self._end:
            raise check.bad("sums takes 1 to %d blocks of the image, not block 0." % SUMS_MOST)
        return self._sums(upload, first, count)

    def _sums(self, upload, first, count):
        crcs = []
        for block in range(first, first + count):
            at = block * BLOCK
            crcs.append(upload.crc(at, min(BLOCK, self._end - at)))
            yield None
        yield {"crcs": crcs}

    def data(self, args):
        upload = self._begun()
        at, piece = args["at"], args["b64"]
        if at >= BLOCK:
            upload.write(at, piece)
        elif at + len(piece) > len(self._head):
            raise check.bad("Block 0 was announced with %d bytes." % len(self._head))
        else:
            self._head[at : at + len(piece)] = piece
        return {"at": at}

    def copy(self, args):
        at = args["at"]
        return _after(self._begun().copy(args["source"], at, args["length"]), {"at": at})

    def commit(self, args):
        upload = self._begun()
        head = bytes(self._head)
        if sha256(head) != args["sha"]:
            raise Refusal("damaged", "Block 0 did not come through whole. Send it again.")
        return self._commit(upload.commit(head))

    def _commit(self, steps):
        for _ in steps:
            yield None
        self.close()
        library = self.services.library
        self.services.library_changed()
        yield {"id": library.id, "packs": sum([1 for _ in library.packs()])}

    def abort(self, args):
        self.close()
        return {}


def _after(steps, reply):
    for _ in steps:
        yield None
    yield reply
