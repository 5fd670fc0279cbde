"""docs/screens has a picture of every screen as it is now, and of no screen that is gone."""

from pathlib import Path

from PIL import Image, ImageChops

from fakes.golden import FOLDER
from flows.pictures import main
from lawkeeper_host.places import ROOT

PICTURES = ROOT / "docs" / "screens"


def names(folder, ending):
    return {path.stem for path in Path(folder).glob("*" + ending)}


def test_there_is_a_picture_for_every_golden_screen():
    assert names(PICTURES, ".png") == names(FOLDER + "screens", ".txt"), "run: make screens"


def test_the_pictures_are_the_screens(tmp_path):
    main(tmp_path)
    for name in sorted(names(tmp_path, ".png")):
        new, kept = (Image.open(folder / (name + ".png")).convert("RGB") for folder in (tmp_path, PICTURES))
        assert ImageChops.difference(new, kept).getbbox() is None, name + " has changed; run: make screens"
