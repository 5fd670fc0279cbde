"""Which room may import which: imports point one way, on the device and on the host, by strings too."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from lawkeeper_host.checks.imports import Tree, all_imports
from lawkeeper_host.places import DEVICE, FIRMWARE

REGISTRY = "the registry of games"  # lawkeeper.games itself, no game in it
MENUS = "the list of the box's own pages"  # lawkeeper.menus itself, no page in it

# room -> what it may import of ours, besides itself and what anybody may. A prefix ends at a dot.
ALLOWED = {
    "keep": (),
    "logic": (),
    "ui": (),
    "link": ("keep",),
    "menus": ("ui", "keep", REGISTRY, "modules"),
    "box": (),
    "games": ("modules", "keep.ledger", "keep.seal"),
    "games.pages": ("ui", REGISTRY, "games.fold"),
}
# The same for the modules that lie in no room: they tie the rooms together, each those that it is for.
ROOTS = {
    "__init__": (),
    "app": (
        *(REGISTRY, "menus", "keep", "ui", "modules", "cable", "countdown", "crash", "hands", "picture"),
        *("preferences", "recover", "results", "screensaver", "session", "stage", "storage"),
    ),
    "cable": ("link", "services"),
    "clock": (),
    "countdown": (),
    "crash": ("keep", "ui", "modules", "session"),
    "guide": (REGISTRY, "ui", "modules"),
    "hands": (REGISTRY, "keep", "ui"),
    "modules": (),
    "pages": (REGISTRY, MENUS, "modules"),
    "picture": ("ui",),
    "preferences": ("keep",),
    "results": (REGISTRY, "modules"),
    "recover": ("keep", "session", "storage"),
    "screensaver": (),
    "service_mode": (REGISTRY, "box", "keep"),
    "services": (REGISTRY, "link", "menus"),
    "session": (REGISTRY, "keep", "clock"),
    "stage": (
        REGISTRY,
        "keep",
        "link",
        "ui",
        "menus",
        "modules",
        "pages",
        "cable",
        "guide",
        "services",
        "recover",
    ),
    "storage": (REGISTRY, "keep"),
    "ticks": (),
}
# And for the files that CircuitPython starts.
STARTED = {"boot": ("service_mode",), "code": ("app", "box"), "safemode": ("service_mode",)}
ANYBODY_MAY = ("ticks", "VERSION")
RULES_MAY = ("keep.chance", "keep.library", "keep.seal", "keep.used", "logic", "modules")
SCREENS_MAY = ("ui", "logic", "keep.chance", "modules")

# The rooms and modules of the host, from the ground up: each may import what stands in rows above its own,
# and those of one row do not know each other. `EACH_GAME` is each game, a room of its own.
EACH_GAME = "games.*"
HOST = (
    ("errors", "places", "virtual", "render", "games"),
    ("measure", "transport", "packs", "drive", "art", "papers", "hardware"),
    ("client", "install", "saved"),
    ("find", "build"),
    ("terminal", "console"),
    ("sheet",),
    ("games.game",),
    (EACH_GAME,),
    ("games.registry",),
    ("record", "checks"),
    ("sim", "page"),
    ("cli",),
    ("docs", "__main__"),
)
FLOOR_OF_GAMES = next(floor for floor, names in enumerate(HOST) if EACH_GAME in names)


def forbidden_room(module: str, path: Path) -> str | None:
    """The sentence to say when the file at `path` must not import `module` ("lawkeeper.x.y"), else None."""
    wanted = module.removeprefix("lawkeeper").lstrip(".")
    allowed = _allowed(path)
    if allowed is None or any(_inside(wanted, prefix) for prefix in allowed):
        return None
    return f"imports {module}: {_here(path)} may import only {', '.join(allowed)} of ours (checks/rooms.py)"


def _inside(wanted: str, prefix: str) -> bool:
    if prefix == MENUS:
        return wanted in ("menus", "menus.PAGES")
    if prefix == REGISTRY:
        parts = wanted.split(".")
        return parts[0] == "games" and (len(parts) == 1 or not (DEVICE / "games" / parts[1]).is_dir())
    return wanted == prefix or wanted.startswith(prefix + ".")


def _allowed(path: Path) -> tuple[str, ...] | None:
    if path.parent == FIRMWARE:
        return STARTED.get(path.stem)
    if DEVICE not in path.parents:
        return None
    parts = path.relative_to(DEVICE).with_suffix("").parts
    room = parts[0]
    if len(parts) == 1:
        return (*ANYBODY_MAY, *ROOTS.get(room, ()))
    if parts[:2] == ("games", "pages"):
        room = "games.pages"
    elif room == "games" and len(parts) > 2:
        return _allowed_in_game(parts[1], parts[2])
    return (*ANYBODY_MAY, room, *ALLOWED.get(room, ()))


def _allowed_in_game(game: str, name: str) -> tuple[str, ...]:
    """A game's screens may import its rules and `ui`; its rules neither: they are what the host replays. What
    it declares of itself names both."""
    if name == "__init__":
        return (*ANYBODY_MAY, f"games.{game}", "games.fold", "games.pages", *SCREENS_MAY)
    if name == "settings":
        return (*ANYBODY_MAY, "keep.settings")
    if is_screens(name):
        return (*ANYBODY_MAY, "games", *SCREENS_MAY)
    number = f"games.{game.upper()}"  # its id, of the registry
    return ("games.fold", number, *RULES_MAY, *(f"games.{game}.{rules}" for rules in _rules_of(game)))


def is_screens(name: str) -> bool:
    """Whether a module (or folder) of a game is of its screens."""
    return name == "pages"


def _rules_of(game: str) -> list[str]:
    names = {path.stem if path.suffix == ".py" else path.name for path in (DEVICE / "games" / game).glob("*")}
    return sorted(name for name in names if not is_screens(name) and not name.startswith("__"))


def _here(path: Path) -> str:
    return str(path.relative_to(FIRMWARE))


# -- the host -----------------------------------------------------------------------------------------------


def host_complaints(tree: Tree) -> Iterator[str]:
    """A sentence for each import on the host that does not point down, and for each room that has no row."""
    for module, found in tree.imports.items():
        for one in found:
            wanted = tree.module(one.module)
            if wanted and not _points_down(room(module), room(wanted)):
                yield f"{module}:{one.line}: imports {wanted}, which is not below it (checks/rooms.py)"
    for name in sorted({room(module) for module in tree.files if module != tree.package}):
        if _floor(name) is None:
            yield f"{tree.package}.{name} has no row in checks/rooms.py"


def strangers(tree: Tree, games: Iterable[str]) -> Iterator[str]:
    """A sentence for each place outside a game's folder that asks for that game.

    games: their names. It asks by the name as a string, or by importing what is the game's on the device."""
    for module, path in tree.files.items():
        source = ast.parse(path.read_text("utf-8"))
        for one in all_imports(source, tree.package):
            for game in games:
                own = one.dynamic is False and f"{one.module}.".startswith(f"lawkeeper.games.{game}.")
                if own and room(module) != f"games.{game}":
                    yield f"{module}:{one.line}: imports {one.module}: only games/{game} may"
        for node in ast.walk(source):
            game = str(node.value) if isinstance(node, ast.Constant) else ""
            if game in games and room(module) != f"games.{game}":
                yield f"{module}:{getattr(node, 'lineno', 0)}: asks for {game}: only games/{game} may"


def room(module: str) -> str:
    """The room of a module, of the device or the host: "keep", "app", "games", of games "games.infer"."""
    parts = module.split(".")[1:]
    return ".".join(parts[:2]) if parts[:1] == ["games"] else "".join(parts[:1])


def _points_down(name: str, other: str) -> bool:
    floor, below = _floor(name), _floor(other)
    return name == other or (floor is not None and below is not None and below < floor)


def _floor(name: str) -> int | None:
    """The row of a room, counted from the ground."""
    found = [floor for floor, names in enumerate(HOST) if name in names]
    return found[0] if found else FLOOR_OF_GAMES if name.startswith("games.") else None
