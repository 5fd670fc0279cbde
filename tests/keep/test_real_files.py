# portable: runs on CPython and on the MicroPython VM
"""Second home and library on the runtime's own files, as they lie on a drive that a build has just filled."""

import os

from fakes.packs import load, pack
from lawkeeper.keep import home, image
from lawkeeper.keep.home import Home
from lawkeeper.keep.library import Library


def make(names, content):
    os.mkdir(names[0].split("/")[0])
    for name in names:
        with open(name, "wb") as file:
            file.write(content)


def size(name):
    return os.stat(name)[6]


def test_the_second_home_on_real_files():
    make(home.FILES, home.blank())
    for number in range(3):
        kept = Home()
        assert kept.complaint is None
        kept.data["results"] = [str(number)]
        kept.save()
        kept.close()
    kept = Home()
    assert kept.data == {"results": ["2"]}
    kept.close()
    assert [size(name) for name in home.FILES] == [home.HOME_BYTES] * 2


def test_the_library_on_real_files():
    make(image.FILES, image.blank())
    library = Library()
    load(library, [pack("One", 20)])
    load(library, [pack("Two", 25), pack("Three", 5)])
    library.close()
    again = Library()
    assert [found.name for found in again.packs()] == ["Two", "Three"] and again.id == library.id
    assert again.record(1, 26)[2:].startswith(b"Three law 1")
    again.close()
    assert [size(name) for name in image.FILES] == [image.LIBRARY_BYTES] * 2


def test_a_drive_without_the_files_gives_sentences_and_no_files():
    library, kept = Library(), Home()
    assert library.complaint.endswith(".") and library.id == "" and list(library.packs()) == []
    assert kept.complaint.endswith(".") and kept.data == {}
    assert os.listdir(".") == []
