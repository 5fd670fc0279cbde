"""The child's thread that talks with the simulator, so that the firmware never waits for it."""

import os
import selectors
import socket
import struct
import threading

from lawkeeper_host.sim import wire
from lawkeeper_host.sim.machine import Machine

WATCH_S = 0.1


class Talk:
    """Sends what changed, newest state only, and takes in keys, speed and cable. Ends the process with the
    simulator."""

    def __init__(self, sock: socket.socket, machine: Machine) -> None:
        self._sock = sock
        self._machine = machine
        self._dirty: set[str] = set()
        self._lock = threading.Lock()
        self._wake_end, self._wake = socket.socketpair()
        self._wake.setblocking(False)
        self._unpacker = wire.Unpacker()
        self._doubted: set[int] = set()
        machine.dirty = self.dirty
        machine.nvm.changed = lambda: self.dirty("flash")

    def start(self) -> None:
        """Talk until the process ends."""
        threading.Thread(target=self._until_alone, name="talk", daemon=True).start()

    def dirty(self, what: str) -> None:
        """Called by the firmware's thread: `what` has changed ("screen", "lights", "tone", "flash")."""
        self._dirty.add(what)
        try:
            self._wake.send(b"!")
        except BlockingIOError:
            return  # the thread has been woken often enough

    def note(self, **facts: object) -> None:
        """Tell the simulator a fact, after everything that is still unsent. Called by the firmware's
        thread."""
        with self._lock:
            self._sock.sendall(self._news() + wire.pack_json(wire.NOTE, facts))

    def _until_alone(self) -> None:
        try:
            self._run()
        except OSError:
            os._exit(0)  # the simulator is gone, perhaps killed: nobody watches this box any more

    def _run(self) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._sock, selectors.EVENT_READ)
            selector.register(self._wake_end, selectors.EVENT_READ)
            while True:
                ready = [key.fileobj for key, _ in selector.select(WATCH_S)]
                if self._wake_end in ready:
                    self._wake_end.recv(4096)
                if self._sock in ready:
                    self._take_in()
                with self._lock:
                    self._sock.sendall(self._news())
                if self._machine.watchdog_due():
                    self._machine.end("watchdog")

    def _take_in(self) -> None:
        data = self._sock.recv(4096)
        if not data:
            raise ConnectionResetError
        for kind, payload in self._unpacker.feed(data):
            self._handle(kind, payload)

    def _handle(self, kind: bytes, payload: bytes) -> None:
        machine = self._machine
        if kind == wire.PIN:
            machine.ground(payload[0], bool(payload[1]))
        elif kind == wire.TURN:
            machine.encoder_steps += struct.unpack("<b", payload)[0]
        elif kind == wire.SPEED:
            machine.clock.set_speed(struct.unpack("<d", payload)[0])
        elif kind == wire.CABLE:
            machine.cable.connected = bool(payload[0])
            with self._lock:
                self._sock.sendall(wire.pack(wire.LINKED, payload))

    def _news(self) -> bytes:
        """Messages for everything that is dirty. The marks go first: what changes meanwhile is sent again."""
        dirty, self._dirty = self._dirty, set()
        return b"".join(getattr(self, "_news_" + what)() for what in sorted(dirty))

    def _news_screen(self) -> bytes:
        display = self._machine.display
        if display is None:
            return b""
        for command in sorted(display.unknown - self._doubted):
            print("the display chip does not know the command 0x%02X" % command, flush=True)
        self._doubted |= display.unknown
        return wire.pack(wire.SCREEN, display.picture() + bytes((display.lit, display.contrast)))

    def _news_lights(self) -> bytes:
        return wire.pack(wire.LIGHTS, self._machine.lights)

    def _news_tone(self) -> bytes:
        out = b""
        while self._machine.tones:
            out += wire.pack(
                wire.TONE,
                struct.pack("<HH", *(min(0xFFFF, value) for value in self._machine.tones.popleft())),
            )
        return out

    def _news_scratch(self) -> bytes:
        return wire.pack(wire.SCRATCH, bytes(self._machine.scratch))

    def _news_flash(self) -> bytes:
        nvm = self._machine.nvm
        return wire.pack(wire.FLASH, struct.pack("<II", nvm.programs, nvm.erases))
