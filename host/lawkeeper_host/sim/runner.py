"""One virtual box as seen from outside: power, buttons, what it shows. All of it runs in one asyncio loop.

Cutting the power is SIGKILL: nothing in the child gets to know of it.
"""

import asyncio
import json
import struct
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from lawkeeper_host.sim import wire
from lawkeeper_host.sim.hardware import Hardware
from lawkeeper_host.sim.line import Line
from lawkeeper_host.sim.process import Child
from lawkeeper_host.sim.state import State

CONSOLE_CHARS = 64_000
SPEEDS = (0.25, 10.0)
RESTARTS, WITHIN_S = 5, 5.0
HOLD_AFTER_START_MS = 300


@dataclass
class View:
    """What can be seen and heard of the box from outside."""

    power: bool = False
    stage: str = "off"  # off, on, boot.py, code.py, stopped
    stopped: str = ""
    screen: bytes = bytes(1024)
    lit: bool = False
    contrast: int = 0
    lights: bytes = b""
    tone: tuple[int, int] = (0, 0)
    down: set[str] = field(default_factory=set)
    connected: bool = False
    usb: dict[str, object] = field(default_factory=dict)
    programs: int = 0
    erases: int = 0
    boots: int = 0
    console: str = ""
    printed: int = 0  # characters ever printed


class Runner:
    """One virtual box. Listeners are called with the name of what changed in `view`."""

    def __init__(
        self,
        state: State,
        firmware: str,
        hardware: Hardware,
        *,
        seed: int | None = None,
        speed: float = 1.0,
        pty: bool = True,
        tcp_port: int | None = None,
    ) -> None:
        self.state = state
        self.hardware = hardware
        self.seed = seed
        self.speed = speed
        self.view = View(lights=bytes(3 * hardware.lights))
        self.listeners: list[Callable[[str], None]] = []
        self.line = Line(self._linked, pty=pty, tcp_port=tcp_port, link=state.folder / "port")
        self._firmware = firmware
        self._loop = asyncio.get_running_loop()
        self._child: Child | None = None
        self._last_words: dict[str, object] = {}
        self._starts: deque[float] = deque(maxlen=RESTARTS)
        self._hold_end: asyncio.TimerHandle | None = None
        self._for_start: set[str] = set()  # keys that are down for the start only
        self._scratch = b""

    # -- power -------------------------------------------------------------------------------------------

    def power_on(
        self, hold: tuple[str, ...] = (), reset_reason: str = "POWER_ON", safe_mode: str = "NONE"
    ) -> None:
        """Give the box power; `hold` are the buttons that are down while it starts."""
        if self.view.power:
            return
        held = {self.hardware.key_of(name) for name in hold}
        self._forget_view()
        self.view.power, self.view.stage = True, "on"
        self.view.boots += 1
        self.view.down |= held
        self._for_start |= held
        self._spawn(reset_reason, safe_mode)
        self._tell("power", "keys")

    def cut_power(self) -> None:
        """Take the power away at once, whatever the box is doing."""
        if self._child is not None:
            self._child.kill()
        self._lay_off("off", "")
        self._scratch = b""

    def crash(self, safe_mode: str) -> None:
        """A fault of the processor: CircuitPython starts again, in safe mode for this reason, and runs
        safemode.py."""
        if self._child is not None:
            self._child.kill()
            self._lay_off("on", "")
            self.power_on(reset_reason="SOFTWARE", safe_mode=safe_mode)

    def _forget_view(self) -> None:
        old = self.view
        self.view = View(
            lights=bytes(3 * self.hardware.lights),
            boots=old.boots,
            down=old.down,
            console=old.console,
            printed=old.printed,
        )

    def _spawn(self, reset_reason: str, safe_mode: str) -> None:
        self._starts.append(self._loop.time())
        self._last_words = {}
        options = {
            "state": self.state.folder,
            "firmware": self._firmware,
            "board": self.hardware.name,
            "chip": self.hardware.panel.chip,
            "speed": self.speed,
            "boots": self.view.boots,
            "reset-reason": reset_reason,
            "safe-mode": safe_mode,
            "scratch": self._scratch.hex(),
            "ground": ",".join(str(self.hardware.keys[key]) for key in sorted(self.view.down)),
        }
        if self.seed is not None:
            options["seed"] = self.seed
        arguments = ["--%s=%s" % option for option in options.items()]
        self._child = Child(arguments, self._take, self._take_console, self._ended)

    def _lay_off(self, stage: str, stopped: str) -> None:
        """The child is dead or dying: let go of everything that led to it."""
        child, self._child = self._child, None
        if child is None:
            return
        self.line.unplug()
        child.close()
        if self._hold_end is not None:
            self._hold_end.cancel()
        view = self.view
        view.power, view.stage, view.stopped = False, stage, stopped
        view.screen, view.lit, view.lights, view.tone = bytes(1024), False, bytes(len(view.lights)), (0, 0)
        view.connected = False
        self._tell("screen", "lights", "tone", "cable", "power")

    # -- what a hand does --------------------------------------------------------------------------------

    def key(self, name: str, down: bool) -> None:
        """Press or let go a key (or the button that it plays). Raises KeyError when there is none of that
        name."""
        key = self.hardware.key_of(name)
        self._for_start.discard(key)  # from now on it is the hand's
        (self.view.down.add if down else self.view.down.discard)(key)
        self._send(wire.PIN, bytes((self.hardware.keys[key], down)))
        self._tell("keys")

    def turn(self, steps: int) -> None:
        """Turn the knob by detents, clockwise when positive."""
        self._send(wire.TURN, struct.pack("<b", max(-100, min(100, steps))))

    def set_speed(self, speed: float) -> None:
        """Box seconds that pass in a second, 0.25 to 10."""
        self.speed = max(SPEEDS[0], min(SPEEDS[1], speed))
        self._send(wire.SPEED, struct.pack("<d", self.speed))
        self._tell("speed")

    # -- what the child says -----------------------------------------------------------------------------

    def _send(self, kind: bytes, payload: bytes) -> None:
        if self._child is not None:
            self._child.send(kind, payload)

    def _take_console(self, text: str) -> None:
        self.view.console = (self.view.console + text)[-CONSOLE_CHARS:]
        self.view.printed += len(text)
        self._tell("console")

    def _take(self, kind: bytes, payload: bytes) -> None:
        view = self.view
        if kind == wire.SCREEN:
            light = (view.lit, view.contrast)
            view.screen, view.lit, view.contrast = payload[:1024], bool(payload[1024]), payload[1025]
            self._tell("screen")
            if (view.lit, view.contrast) != light:
                self._tell("light")
        elif kind == wire.LIGHTS:
            view.lights = payload
            self._tell("lights")
        elif kind == wire.TONE:
            view.tone = struct.unpack("<HH", payload)
            self._tell("tone")
        elif kind == wire.SCRATCH:
            self._scratch = payload
        elif kind == wire.FLASH:
            view.programs, view.erases = struct.unpack("<II", payload)
            self._tell("flash")
        elif kind == wire.LINKED:
            view.connected = bool(payload[0])
            if view.connected:
                self.line.go()
            self._tell("cable")
        elif kind == wire.NOTE:
            self._take_note(json.loads(payload))

    def _take_note(self, note: dict[str, object]) -> None:
        if "exit" in note:
            self._last_words = note
            return
        self.view.stage = str(note["stage"])
        if self.view.stage == "code.py":
            self.view.usb = note
            if note["data"] and self._child is not None and not self.line.plugged:
                self.line.plug(self._child.cable)
            delay = HOLD_AFTER_START_MS / 1000 / self.speed
            self._hold_end = self._loop.call_later(delay, self._let_go)
        self._tell("stage", "cable")

    def _let_go(self) -> None:
        """Buttons that were held for the start only."""
        for key in list(self._for_start):
            self.key(key, False)

    def _linked(self, connected: bool) -> None:
        """A host has opened or closed the port: the box must know before bytes move."""
        if not connected:
            self.view.connected = False
            self._tell("cable")
        self._send(wire.CABLE, bytes((connected,)))

    def _ended(self) -> None:
        """The child has gone by itself."""
        why, mode = self._last_words.get("exit", "died"), self._last_words.get("mode", "NORMAL")
        say = str(self._last_words.get("say", ""))
        if why == "reset" and mode in ("UF2", "BOOTLOADER"):
            say = "it waits in its bootloader for new firmware, which the virtual box cannot take"
        elif why in ("reset", "watchdog"):
            if self._restarts_calmly():
                self._lay_off("on", "")
                reason = "WATCHDOG" if why == "watchdog" else "SOFTWARE"
                self.power_on(
                    reset_reason=reason, safe_mode="PROGRAMMATIC" if mode == "SAFE_MODE" else "NONE"
                )
                return
            say = "it restarted itself %d times in %d seconds" % (RESTARTS, WITHIN_S)
        elif why == "died":
            say = "the process that runs the firmware ended without a word"
        self._lay_off("stopped", say)

    def _restarts_calmly(self) -> bool:
        starts = self._starts
        return len(starts) < RESTARTS or self._loop.time() - starts[0] > WITHIN_S

    def _tell(self, *what: str) -> None:
        for name in what:
            for listener in list(self.listeners):
                listener(name)
