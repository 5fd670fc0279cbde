# portable: runs on CPython and on the MicroPython VM
"""Small libraries for tests: packs of laws, the image they make, and the drive they lie on."""

import json

from fakes.drive import CLUSTER, Drive
from lawkeeper.keep import image
from lawkeeper.keep.library import Library
from lawkeeper.keep.seal import sha256
from lawkeeper.keep.upload import Upload


def law(text, level=1):
    """A record of Infer."""
    text = text.encode()
    return bytes((level, len(text))) + text


def section(name, count, length=40):
    """A pack with laws that all differ; about `length` bytes each."""
    laws = [law("%s law %d %s" % (name, i, "x" * length), 1 + i % 3) for i in range(count)]
    return image.section(json.dumps({"name": name, "author": "Ann", "licence": "CC0"}), laws)


def pack(name, count, game=1, length=40):
    return name, game, count, section(name, count, length)


def layout(packs):
    """(name, game, count, section) each -> (block 0, bytes after it)."""
    entries, body = [], b""
    for name, game, count, data in packs:
        at = image.HEAD_BYTES + len(body)
        entries.append(image.entry(game, count, at, len(data), sha256(data), name))
        body += data
    return image.block(entries, image.HEAD_BYTES + len(body)), body


def new_drive(lead=2):
    """A drive with two empty library files between others; `lead` sectors of the first move those behind
    it."""
    paths = [("code.py", lead * CLUSTER)]
    paths += [(path, image.LIBRARY_BYTES) for path in image.FILES]
    return Drive(paths + [("x.mpy", 900)])


def library_on(drive):
    return Library("packs", drive.open, drive.sync)


def load(library, packs, piece=768):
    """Upload `packs` the way the cable does."""
    head, body = layout(packs)
    upload = Upload(library)
    upload.begin(image.HEAD_BYTES + len(body))
    for at in range(0, len(body), piece):
        upload.write(image.HEAD_BYTES + at, body[at : at + piece])
    for _ in upload.commit(head):
        pass
    return upload
