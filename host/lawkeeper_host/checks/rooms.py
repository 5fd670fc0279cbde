"""Which room of the device package may import which: imports point one way, towards `keep` and `ui`."""

from pathlib import Path

from lawkeeper_host.checks.places import DEVICE, FIRMWARE

REGISTRY = "the registry of games"  # lawkeeper.games itself, no game in it

# room -> what it may import of ours, besides itself and what anybody may. A prefix ends at a dot.
# The root modules (app.py and its parts) tie everything together and may import anything.
ALLOWED = {
    "ticks": (),
    "keep": (),
    "logic": (),
    "ui": (),
    "link": ("keep",),
    "menus": ("ui", "keep", REGISTRY, "modules"),
    "box": (),
    "games": ("modules", "keep.ledger", "keep.seal"),
    "games.pages": ("ui", REGISTRY, "games.fold"),
}
ANYBODY_MAY = ("ticks", "VERSION")
RULES_MAY = ("keep.chance", "keep.seal", "keep.used", "logic", "modules")
SCREENS_MAY = ("ui", "logic", "keep.chance", "modules")


def forbidden_room(module: str, path: Path) -> str | None:
    """The sentence to say when the file at `path` must not import `module` ("lawkeeper.x.y"), else None."""
    wanted = module.removeprefix("lawkeeper").lstrip(".")
    allowed = _allowed(path)
    if allowed is None or any(_inside(wanted, prefix) for prefix in allowed):
        return None
    return f"imports {module}: {_here(path)} may import only {', '.join(allowed)} of ours"


def _inside(wanted: str, prefix: str) -> bool:
    if prefix == REGISTRY:
        parts = wanted.split(".")
        return parts[0] == "games" and (len(parts) == 1 or not (DEVICE / "games" / parts[1]).is_dir())
    return wanted == prefix or wanted.startswith(prefix + ".")


def _allowed(path: Path) -> tuple[str, ...] | None:
    if DEVICE not in path.parents:
        return None
    parts = path.relative_to(DEVICE).with_suffix("").parts
    room = parts[0]
    if parts[:2] == ("games", "pages"):
        room = "games.pages"
    elif room == "games" and len(parts) > 2:
        return _allowed_in_game(parts[1], parts[2])
    if room not in ALLOWED:
        return None
    return (*ANYBODY_MAY, room, *ALLOWED[room])


def _allowed_in_game(game: str, name: str) -> tuple[str, ...]:
    """A game's screens may import its rules and `ui`; its rules neither: they are what the host replays."""
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
