"""A chapter of the tour played on CPython with the package as it is built.

The current (empty) folder is the drive.
`board_model` starts it with the built package and tests/ on the path. It leaves `presses.json`, what the box
did from each press to the picture, by phases, and `tour.txt`, which the VM plays after it (tests/vm/heap.py).
Where nothing is counted it is played strictly: what the board has not stops it. Guards would be counted.
"""

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from lawkeeper_host.checks import strict
from lawkeeper_host.checks.board_instrument import install, instruments, with_calls
from lawkeeper_host.measure.board_prices import HEAP_BYTES
from lawkeeper_host.measure.board_time import Meter, Tracer, count_into

START = "start"
# Phase -> what begins it, where nothing else has begun one: a function, a method of any page.
REST, IMPORT, MAKE, VIEW, DRAW, TIDY, WORK = "rest", "import", "make", "view", "draw", "tidy", "work"
# The build leaves the names alone that stand here as words.
_FUNCTIONS = {("Memory", "clear"): TIDY, ("Canvas", "draw"): DRAW}
_OF_A_PAGE = {"__init__": MAKE, "view": VIEW, "work": WORK}
_BEGIN = ("tap", "hold", "long", "release")
_LOOKED_UP = "page_row"  # where a page is found before it opens
SETTLED = 2, 12  # passes after a picture: the page before is gone; so is all that it alone needed
UNTOLD = 1 << 30  # bytes free where nobody knows
MOST_LOOKS, LOOK_EVERY = 12, 3  # at the heap while a page works, and after how many passes each


# --- phases ---


class Phases(Tracer):
    """Counts from a gesture that a page is told of to the picture that follows, phase by phase."""

    def __init__(self, device: str, lightly: bool) -> None:
        super().__init__(device)
        self._lightly = lightly  # only what opens and what is shown
        self.work: dict[str, Meter] | None = None
        self.files: dict[str, list[str]] = {}
        self.phase = REST
        self._owners: list[tuple[FrameType, str]] = []  # of the phases around, and what was before them

    def begin(self) -> None:
        """From here on it counts."""
        self.work, self.files, self._owners = {}, {}, []
        self._to(REST)

    def end(self) -> dict[str, Meter] | None:
        """-> what was counted since `begin`, by phases; None when nothing was."""
        work, self.work, self._owners = self.work, None, []
        return work

    def _to(self, phase: str) -> None:
        self.phase = phase
        if self.work is not None:
            count_into(self.work.setdefault(phase, Meter()))

    def entered(self, frame: FrameType) -> bool:
        code = frame.f_code
        if self.work is None:
            if not self._awaited(frame):
                return False
            self.begin()
        phase = self._begins(frame) if self.phase in (REST, WORK) and not self._lightly else None
        if phase:
            self._owners.append((frame, self.phase))
            self._to(phase)
        if code.co_name == "<module>":
            self.files.setdefault(self.phase, []).append(code.co_filename[len(self.device) + 1 :])
        return not self._lightly

    def left(self, frame: FrameType) -> None:
        if self._owners and frame is self._owners[-1][0]:
            self._to(self._owners.pop()[1])

    def _awaited(self, frame: FrameType) -> bool:
        """Whether a page is told of a gesture, or one opens by itself."""
        name = frame.f_code.co_name
        return name == _LOOKED_UP or (name in _BEGIN and self._is_page(frame))

    def _begins(self, frame: FrameType) -> str | None:
        name = frame.f_code.co_qualname
        if name == "<module>":
            return IMPORT if self.phase == REST else None
        owner, _, bare = name.rpartition(".")
        if (owner, bare) in _FUNCTIONS:
            return _FUNCTIONS[owner, bare]
        return _OF_A_PAGE[bare] if bare in _OF_A_PAGE and self._is_page(frame) else None

    @staticmethod
    def _is_page(frame: FrameType) -> bool:
        """Whether it is a method of a page; the build may have joined the module of `Page` to another."""
        return any(base.__name__ == "Page" for base in type(frame.f_locals.get("self")).__mro__)


# --- the tour ---


class Player:
    """Plays a chapter of the tour. `presses`: what was counted; `tape`: what the VM plays after it."""

    def __init__(self, phases: Phases) -> None:
        self.phases = phases
        self.presses: list[dict[str, Any]] = []
        self.flow: Any = None
        self._rows = 0
        self._from = START
        self._looks = self._passes = 0

    def watch(self) -> None:
        """Have every pass of the loop and every picture told."""
        box = importlib.import_module("fakes.box").Box
        app = importlib.import_module("lawkeeper.app").App
        show, step, ask = box.show, app.step, app.ask_service

        def showing(box: Any, buffer: bytes, mask: int) -> None:
            sys.settrace(None)
            count_into(Meter())
            self._rows += mask.bit_count()
            show(box, buffer, mask)

        def stepping(app: Any) -> None:
            self._rows = 0
            sys.settrace(self.phases)
            try:
                step(app)
            finally:
                sys.settrace(None)
                count_into(Meter())
            self._stepped(app)

        def asking(app: Any) -> None:
            sys.settrace(self.phases)  # up to the picture in the next pass
            ask(app)

        box.show, app.step, app.ask_service = showing, stepping, asking

    def _stepped(self, app: Any) -> None:
        """A pass of the loop is over: was it one from a gesture to a picture?"""
        name = app.nav.top()[0]
        work = self.phases.end()
        if work and self._rows:
            press = {"before": self._from, "page": name, "rows": self._rows}
            self.flow.tape.append("stop #%d" % len(self.presses))
            self.presses.append({**press, "files": self.phases.files, "work": work})
            self._looks = self._passes = 0
        elif self.presses:
            self._look(app.page.busy)
        self._from = name

    def _look(self, busy: bool) -> None:
        """Have the VM look at its heap when the page before is gone for good, and in long work."""
        self._passes += 1
        if self._passes in SETTLED or busy and self._looks < MOST_LOOKS and self._passes % LOOK_EVERY == 0:
            self._looks += 1
            self.flow.tape.append("stop ~%d" % (len(self.presses) - 1))

    def power_on(self) -> None:
        """The app starts anew: that is counted from its first line on."""
        self._from = START
        if self.phases.work is None:
            self.phases.begin()
        sys.settrace(self.phases)

    def stop(self, name: str) -> None:
        """The tour is at a screen that has a name."""
        self.flow.tape.append("stop " + name)
        if self.presses:
            self.presses[-1].setdefault("stop", name)


def play(folder: Path, of: str, chapter: int, free: Iterator[int] | None) -> Player:
    """Play a chapter of `of` (a module of tests/) with the package in `folder`.

    `free`: what the board would say of its memory, in turn. Without it nothing is counted, for the tape only.
    """
    player = Player(Phases(str(folder), free is None))
    install()
    if free is None:
        strict.install(instruments())
    player.power_on()
    importlib.import_module("lawkeeper.app")
    sys.settrace(None)
    if free is not None:
        holder: Any = importlib.import_module("lawkeeper.games")  # the build joins `modules` to it
        assert holder.free() == UNTOLD, "the box asks somebody else how much memory is free"
        holder.free = lambda: next(free, UNTOLD)
    of_the_start = set(sys.modules)
    player.watch()
    recorder = _recorder(player)
    tour = importlib.import_module(of)
    for name in [name for name in sys.modules if name.split(".")[0] == "lawkeeper"]:
        if name not in of_the_start:
            del sys.modules[name]  # only the tests use it up to now
    for _, stops in tour.chapters(recorder, tour.CHAPTERS[chapter : chapter + 1]):
        for name, _ in stops:
            player.stop(name)
    return player


def _recorder(player: Player) -> Any:
    class Watched(importlib.import_module("vm.recording").Recorder):  # type: ignore[misc]
        """A recorder that counts."""

        def __init__(self, nvm: Any) -> None:
            player.flow = self
            for thing, name in (("nvm write", "program"), ("nvm erase", "erase")):
                setattr(nvm.power, name, with_calls(getattr(nvm.power, name), thing))
            super().__init__(nvm)

        def power_on(self, held: Any = ()) -> None:
            player.power_on()
            super().power_on(held)

    return Watched


def main(folder: str, of: str, chapter: str, lightly: str = "") -> None:
    """Play, and leave the tape and the presses in the current folder; unless lightly there is `free.json`."""
    free = None if lightly else iter(json.loads(Path("free.json").read_text("utf-8")))
    player = play(Path(folder), of, int(chapter), free)
    importlib.import_module("fakes.place").settle()  # the VM begins with the same drive
    Path("tour.txt").write_text("\n".join([f"board {HEAP_BYTES}", *player.flow.tape]), "utf-8")
    Path("presses.json").write_text(json.dumps(player.presses), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
