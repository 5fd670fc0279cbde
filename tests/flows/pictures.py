"""Every screen of the tour as a picture: `python tests/flows/pictures.py docs/screens`."""

import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from flows.tour import tour  # noqa: E402
from lawkeeper_host.render import box_picture, save  # noqa: E402


def main(folder: Path) -> None:
    """Draw all screens into `folder`; pictures of screens that are no more are removed."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = set()

    def visit(name: str, app) -> None:  # type: ignore[no-untyped-def]
        save(box_picture(app.screen, app.frame, scale=2), folder / (name + ".png"))
        drawn.add(name + ".png")

    before = os.getcwd()
    with tempfile.TemporaryDirectory() as drive:
        os.chdir(drive)
        try:
            tour(visit)
        finally:
            os.chdir(before)
    for old in folder.glob("*.png"):
        if old.name not in drawn:
            old.unlink()
    print("%d pictures in %s" % (len(drawn), folder))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
