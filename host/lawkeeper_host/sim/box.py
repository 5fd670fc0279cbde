"""A virtual box to hold in the hand of a test or of another program.

with VirtualBox(folder) as box:
    box.power_on()
    box.wait_until(lambda: "Lawkeeper" in box.screen_text())
    box.press("A")
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any, TypeVar

from lawkeeper_host.places import data
from lawkeeper_host.sim.hardware import BOARDS
from lawkeeper_host.sim.reading import inverse, png, text
from lawkeeper_host.sim.runner import Runner, View
from lawkeeper_host.sim.state import State

T = TypeVar("T")
TAP_MS = 60
WAIT_S = 10.0


class VirtualBox:
    """The box as a person has it: buttons, screen, lights, a cable and a power switch.

    state: folder of its memory, made new when missing. board: "pico_ring" or "macropad". seed: makes the
    box's chance the same in every run. speed: box seconds a second, 0.25 to 10. chip: another display chip
    than the board's own, or "none". tcp_port: 0 for any free one, None for no TCP. firmware: folder with
    boot.py and code.py.
    """

    def __init__(
        self,
        state: Path,
        board: str = "pico_ring",
        seed: int | None = None,
        speed: float = 1.0,
        *,
        chip: str | None = None,
        pty: bool = True,
        tcp_port: int | None = None,
        firmware: Path | None = None,
    ) -> None:
        self.hardware = BOARDS[board].with_chip(chip)
        self._firmware = (firmware or data("firmware")).resolve()
        self.state = State(Path(state), self._firmware)
        self.loop = asyncio.new_event_loop()
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run_loop, name="virtual box", daemon=True)
        self._thread.start()
        try:
            self.runner = self.call(self._make_runner, str(self._firmware), seed, speed, pty, tcp_port)
        except BaseException:
            self._stop_loop()
            raise

    def _make_runner(
        self, folder: str, seed: int | None, speed: float, pty: bool, tcp_port: int | None
    ) -> Runner:
        runner = Runner(self.state, folder, self.hardware, seed=seed, speed=speed, pty=pty, tcp_port=tcp_port)
        runner.listeners.append(self._notify)
        return runner

    # -- power -------------------------------------------------------------------------------------------

    def power_on(self, hold: Iterable[str] = ()) -> None:
        """Switch on, with the buttons `hold` down until the firmware runs."""
        self.call(self.runner.power_on, tuple(hold))

    def crash(self, reason: str = "HARD_FAULT") -> None:
        """A fault of the processor: the box starts again in safe mode; `reason` is a name of
        supervisor.SafeModeReason."""
        self.call(self.runner.crash, reason)

    def cut_power(self) -> None:
        """Take the power away at once. The child is dead when this returns."""
        self.call(self.runner.cut_power)

    def new(self) -> None:
        """Factory-fresh: cut the power and erase the memory."""
        self.cut_power()
        self.state.forget(self._firmware)

    def close(self) -> None:
        """Cut the power and free everything. A second call does nothing."""
        if self._thread.is_alive():
            self.cut_power()
            self._stop_loop()

    def __enter__(self) -> "VirtualBox":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- hand --------------------------------------------------------------------------------------------

    def press(self, button: str, ms: float = TAP_MS, times: int = 1) -> None:
        """Press a button for `ms` box milliseconds and let it go: 60 is a tap, 700 a hold, 2100 a long
        hold."""
        for _ in range(times):
            self.hold(button)
            self.pass_time(ms)
            self.release(button)
            self.pass_time(TAP_MS)

    def hold(self, button: str) -> None:
        """Press a button and keep it down."""
        self.call(self.runner.key, button, True)

    def release(self, button: str) -> None:
        """Let a button go."""
        self.call(self.runner.key, button, False)

    def turn(self, steps: int) -> None:
        """Turn the MacroPad's knob by detents, clockwise when positive."""
        self.call(self.runner.turn, steps)

    def set_speed(self, speed: float) -> None:
        """Box seconds a second, 0.25 to 10."""
        self.call(self.runner.set_speed, speed)

    def pass_time(self, ms: float) -> None:
        """Let box milliseconds go by, as people do between two presses."""
        threading.Event().wait(ms / 1000 / self.runner.speed)

    # -- eye and ear -------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """Everything that can be seen of the box now."""
        return self.runner.view

    @property
    def screen(self) -> bytes:
        """1024 bytes as seen: page by page, byte = 8 pixels of a column, lowest bit on top. Zeros while it is
        dark."""
        return self.runner.view.screen

    def screen_lines(self) -> list[str]:
        """The 8 text rows, read back from the pixels; see `reading.text`."""
        return text(self.screen)

    def screen_text(self) -> str:
        """The screen as one string, rows parted by line ends."""
        return "\n".join(self.screen_lines())

    def cursor(self) -> int:
        """The text row 1 to 6 that stands dark on light, or -1."""
        return next((row for row in range(1, 7) if inverse(self.screen, row)), -1)

    def screen_png(self, scale: int = 4) -> bytes:
        """The screen as a PNG file's bytes."""
        return png(self.screen, scale)

    def ring(self) -> list[tuple[int, int, int]]:
        """(red, green, blue) of every light, 0 to 255."""
        lights = self.runner.view.lights
        return [(lights[i], lights[i + 1], lights[i + 2]) for i in range(0, len(lights), 3)]

    @property
    def console(self) -> str:
        """What the firmware has printed, over all starts, the newest 64,000 characters."""
        return self.runner.view.console

    @property
    def port(self) -> str:
        """What `lawkeeper --port` and `open_port` take: the pty's path or the TCP address; "" while there is
        no port."""
        line = self.runner.line
        return (line.path or line.url or "") if line.plugged else ""

    @property
    def url(self) -> str | None:
        """The TCP address, `socket://127.0.0.1:PORT`, or None."""
        return self.runner.line.url

    def wait_until(self, predicate: Callable[[], T], timeout: float = WAIT_S, what: str = "") -> T:
        """Wait until `predicate()` is true, looking whenever something changed. Raises TimeoutError showing
        the screen."""
        with self._changed:
            found: list[T] = []
            if self._changed.wait_for(lambda: _keep(found, predicate()), timeout):
                return found[-1]
        raise TimeoutError(
            "waited %.1f s for %s; the box is %s %s and shows\n%s\nconsole:\n%s"
            % (
                timeout,
                what or "a condition",
                self.view.stage,
                self.view.stopped,
                self.screen_text(),
                self.console[-2000:],
            )
        )

    def wait_for(self, words: str, timeout: float = WAIT_S) -> None:
        """Wait until the screen shows these words."""
        self.wait_until(lambda: words in self.screen_text(), timeout, "%r on the screen" % words)

    # -- the loop ----------------------------------------------------------------------------------------

    def call(self, function: Callable[..., T], *args: object) -> T:
        """Run a function in the box's loop and return what it returns."""

        async def run() -> T:
            return function(*args)

        return self.await_(run())

    def await_(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the box's loop and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(WAIT_S)

    def _run_loop(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()

    def _stop_loop(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(WAIT_S)
        self.loop.close()
        self.state.close()

    def _notify(self, what: str) -> None:
        with self._changed:
            self._changed.notify_all()


def _keep(found: list[T], value: T) -> bool:
    found.append(value)
    return bool(value)
