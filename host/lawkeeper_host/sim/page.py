"""The page in the browser: a picture of the box, drawn from what the runner hears, and buttons that press its
keys.

Websocket, server to page
    binary, 1024 bytes: the screen as seen (page by page, byte = 8 pixels of a column, lowest bit on top)
    binary, 3 bytes a light (72 or 36): red, green, blue
    JSON {"is": "box", ...} once, and when they change {"is": "state", ...}, {"is": "text", "rows"} (the
    screen for those who cannot see it), {"is": "tone", "hertz", "duty"}, {"is": "console", "text"}
Page to server, JSON
    {"do": "key", "key": name, "down": bool}, {"do": "turn", "steps": n}, {"do": "speed", "speed": x},
    {"do": "power", "on": bool, "hold": [names]}
"""

import asyncio
import contextlib
import json
import shlex
from collections import deque
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from lawkeeper_host.errors import HostError
from lawkeeper_host.places import data
from lawkeeper_host.sim.reading import text
from lawkeeper_host.sim.runner import SPEEDS, Runner

WEB = data("web")
FILES = {
    "/": "index.html",
    "/sim.css": "sim.css",
    "/sim.js": "sim.js",
    "/box.js": "box.js",
    "/sound.js": "sound.js",
}
OURS = frozenset(("127.0.0.1", "localhost", "::1"))
TRIES = 20  # ports looked at when the wanted one is taken
LONGEST = 2048  # bytes of a message from the page
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self' ws://%s"
)
STATE = ("power", "stage", "keys", "cable", "flash", "speed", "light")


class Page:
    """Serves the page for one runner, in the runner's loop, to this computer only."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.url = ""
        self._viewers: set[Viewer] = set()
        self._web: web.AppRunner | None = None
        runner.listeners.append(self._changed)

    async def start(self, port: int) -> str:
        """Listen on `port`, or the next one that is free. Returns the page's address; HostError when none
        is."""
        app = web.Application(middlewares=[_only_ours])
        for path in FILES:
            app.router.add_get(path, self._file)
        app.router.add_get("/ws", self._socket)
        self._web = web.AppRunner(app, access_log=None)
        await self._web.setup()
        for candidate in range(port, port + TRIES) if port else (0,):
            try:
                site = web.TCPSite(self._web, "127.0.0.1", candidate)
                await site.start()
            except OSError:
                continue
            self.url = "http://127.0.0.1:%d/" % self._web.addresses[0][1]
            return self.url
        await self._web.cleanup()
        raise HostError("No port from %d on is free for the page." % port, "Choose one: --http-port N", 4)

    async def stop(self) -> None:
        """Close every viewer and stop listening."""
        self.runner.listeners.remove(self._changed)
        for viewer in list(self._viewers):
            await viewer.socket.close(message=b"The simulator has ended.")
        if self._web is not None:
            await self._web.cleanup()

    def _changed(self, what: str) -> None:
        for viewer in self._viewers:
            viewer.mark(what)

    async def _file(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(WEB / FILES[request.path], headers=_headers(request))

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if not _same_origin(request):
            return web.Response(status=403, text="This page may only be used from its own address.")
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=LONGEST)
        await socket.prepare(request)
        viewer = Viewer(socket, self.runner)
        self._viewers.add(viewer)
        sender = asyncio.ensure_future(viewer.send())
        try:
            async for message in socket:
                if message.type == WSMsgType.TEXT:
                    viewer.obey(message.data)
        finally:
            self._viewers.discard(viewer)
            sender.cancel()
            viewer.let_go()
        return socket


class Viewer:
    """One open page. It is told the newest state, as fast as it takes it."""

    def __init__(self, socket: web.WebSocketResponse, runner: Runner) -> None:
        self.socket = socket
        self._runner = runner
        self._dirty = {"box", "state", "screen", "lights", "console"}
        self._tones: deque[tuple[int, int]] = deque(maxlen=64)
        self._printed = 0
        self._down: set[str] = set()
        self._wake = asyncio.Event()
        self._wake.set()

    def mark(self, what: str) -> None:
        """Something changed in the runner's view."""
        if what == "tone":
            self._tones.append(self._runner.view.tone)
        self._dirty.add("state" if what in STATE else what)
        self._wake.set()

    async def send(self) -> None:
        """For as long as the page is open."""
        with contextlib.suppress(ConnectionError):
            while True:
                await self._wake.wait()
                self._wake.clear()
                dirty, self._dirty = self._dirty, set()
                await self._send(dirty)

    async def _send(self, dirty: set[str]) -> None:
        view = self._runner.view
        if "box" in dirty:
            await self.socket.send_json(_box(self._runner))
        if "state" in dirty:
            await self.socket.send_json(_state(self._runner))
        if "screen" in dirty:
            await self.socket.send_bytes(view.screen)
            await self.socket.send_json({"is": "text", "rows": text(view.screen)})
        if "lights" in dirty:
            await self.socket.send_bytes(view.lights)
        while self._tones:
            hertz, duty = self._tones.popleft()
            await self.socket.send_json({"is": "tone", "hertz": hertz, "duty": duty})
        if "console" in dirty:
            fresh = view.printed - self._printed
            self._printed = view.printed
            if fresh:
                await self.socket.send_json({"is": "console", "text": view.console[-fresh:]})

    def obey(self, words: str) -> None:
        """Do what a message from the page says; one that cannot be read is ignored."""
        try:
            message = json.loads(words)
            self._act(message["do"], message)
        except (KeyError, TypeError, ValueError) as error:
            print("the page said something unknown: %s" % error)

    def _act(self, do: str, message: dict[str, Any]) -> None:
        runner = self._runner
        if do == "key":
            self._press(str(message["key"]), bool(message["down"]))
        elif do == "turn":
            runner.turn(int(message["steps"]))
        elif do == "speed":
            runner.set_speed(float(message["speed"]))
        elif do == "power" and message["on"]:
            runner.power_on(tuple(str(name) for name in message.get("hold", ())))
        elif do == "power":
            runner.cut_power()

    def _press(self, key: str, down: bool) -> None:
        self._runner.key(key, down)
        (self._down.add if down else self._down.discard)(key)

    def let_go(self) -> None:
        """The page is gone: no finger of it stays on a button."""
        for key in list(self._down):
            self._press(key, False)


def _box(runner: Runner) -> dict[str, Any]:
    """What does not change: the hardware and where its cable ends."""
    hardware = runner.hardware
    return {
        "is": "box",
        "board": hardware.name,
        "title": hardware.title,
        "keys": list(hardware.keys),
        "roles": hardware.roles,
        "lights": hardware.lights,
        "encoder": hardware.encoder is not None,
        "chip": hardware.panel.chip,
        "speeds": SPEEDS,
        "memory": str(runner.state.folder),
        "ports": ports(runner),
        "command": "lawkeeper --port %s info" % shlex.quote(next(iter(ports(runner)), "")),
    }


def ports(runner: Runner) -> list[str]:
    """What `lawkeeper --port` takes, whether the box is on or not."""
    line = runner.line
    pty = [_short(line.link)] if line.has_pty else []
    return pty + ([line.url] if line.url else [])


def _short(path: Path) -> str:
    """As it is typed from here."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


def _state(runner: Runner) -> dict[str, Any]:
    view = runner.view
    return {
        "is": "state",
        "power": view.power,
        "stage": view.stage,
        "stopped": view.stopped,
        "lit": view.lit,
        "contrast": view.contrast,
        "down": sorted(view.down),
        "speed": runner.speed,
        "plugged": runner.line.plugged,
        "connected": view.connected,
        "usb": {name: view.usb.get(name) for name in ("data", "console", "drive")},
        "boots": view.boots,
        "programs": view.programs,
        "erases": view.erases,
    }


@web.middleware
async def _only_ours(request: web.Request, handler: Any) -> web.StreamResponse:
    """A name that somebody else's server resolves to this computer is not ours."""
    if urlsplit("//" + request.host).hostname not in OURS:
        return web.Response(status=403, text="Open this page as http://127.0.0.1 and its port.")
    response: web.StreamResponse = await handler(request)
    return response


def _same_origin(request: web.Request) -> bool:
    origin = request.headers.get("Origin")
    return origin is None or urlsplit(origin).netloc == request.host


def _headers(request: web.Request) -> dict[str, str]:
    return {
        "Content-Security-Policy": POLICY % request.host,
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
    }
