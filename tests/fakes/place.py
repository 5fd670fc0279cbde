# portable: runs on CPython and on the MicroPython VM
"""A drive of real files in the current folder, with packs in it, for tests that run the whole app."""

import json
import os

from lawkeeper.games.infer.laws import forms as f
from lawkeeper.keep import home, image
from lawkeeper.keep.seal import sha256
from lawkeeper.keep.slots import BLOCK


def _dice(colour=0, test=f.ANY_NUMBER, relation=None):
    return colour, test, f.ANYWHERE, relation


LAWS = (
    (1, "There must be at least one \x01 die.", (f.IS, (f.COUNT, _dice(1)), (f.AT_LEAST, 1))),
    (1, "There must be no 4s.", (f.IS, (f.COUNT, _dice(0, (f.EXACTLY, 4))), (f.EXACTLY, 0))),
    (2, "There must be more \x02 dice than \x03 dice.", (f.MORE, (f.COUNT, _dice(2)), (f.COUNT, _dice(3)))),
    (2, "The sum of the numbers must be at least 9.", (f.IS, (f.SUM, f.ANY_DIE), (f.AT_LEAST, 9))),
    (3, "No two touching dice may share a number.", (f.PAIRS, 1, f.PAIR_NUMBER, (f.OTHER_THAN, 0))),
    (3, "Every \x03 die must touch a \x01 die.",
     (f.EVERY, _dice(3), _dice(relation=(f.TOUCHING, (f.AT_LEAST, 1), (1, f.ANY_NUMBER, f.ANYWHERE))))),
)  # fmt: skip


def library(packs):
    """The bytes of one library file that holds `packs`: (name, laws) each."""
    entries, sections, at = [], [], image.HEAD_BYTES
    for name, laws in packs:
        meta = json.dumps({"name": name, "author": "A tester", "licence": "CC0-1.0"})
        records = [_law(*law) for law in laws]
        body = image.section(meta, records)
        entries.append(image.entry(1, len(records), at, len(body), sha256(body), name))
        sections.append(body)
        at += len(body)
    whole = b"\xff" * BLOCK + image.block(entries, at, 1) + b"".join(sections)
    return whole + b"\xff" * (image.LIBRARY_BYTES - len(whole))


def _law(level, text, tree=None):
    """A law record; without a tree only people know what it means."""
    record = bytes((level, len(text.encode()))) + text.encode()
    code = f.encode(tree) if tree else b""
    return record + (bytes((len(code),)) + code if code else b"")


def settle(packs=(("Test laws", LAWS),), explain="never"):
    """Make the current folder a fresh drive with these packs: (name, ((level, text, tree), ...)) each.

    explain: the setting of that name. Tests play many first games, and mostly know them."""
    for folder in ("keep", "packs"):
        if folder not in os.listdir("."):
            os.mkdir(folder)
    for name in home.FILES:
        _write(name, home.blank())
    for number, name in enumerate(image.FILES):
        _write(name, library(packs) if packs and number == 0 else image.blank())
    if explain:
        kept = home.Home()
        kept.data["settings"] = {"explain": explain}
        kept.save()
        kept.close()


def _write(name, data):
    with open(name, "wb") as file:
        file.write(data)
