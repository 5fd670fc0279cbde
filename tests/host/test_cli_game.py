"""A whole evening: packs go onto the box, a game is played on it, its record comes back and proves itself."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from fakes.flow import Flow, play
from fakes.infer import state
from fakes.infer_flow import TO_FORM
from lawkeeper.games.infer.fold import rules
from lawkeeper.keep import home, image
from lawkeeper_host.cli import main
from lawkeeper_host.client import Client
from lawkeeper_host.terminal.frame import Cable

PACKS = Path(__file__).parents[2] / "host" / "packs"
TO_THE_SEAL = TO_FORM + (("A A A A", "SEAL NUMBER"),)
TO_THE_END = (
    (rules.MARK, 1),
    (rules.MARK, 0),
    (rules.MARK, 1),
    (rules.PUBLISH,),
    (rules.CONSENT, rules.ALL_YES),
    (rules.ACCEPT,),
    (rules.UNDISPROVED,),
)


class AppPort:
    """A `Port` whose other end is the app: reading lets its loop run, a millisecond a pass."""

    name = "the app"

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.passes = 0
        flow.box.plugged = True

    def clock(self) -> float:
        return self.passes / 1000

    def read(self, seconds: float) -> bytes:
        for _ in range(max(1, int(seconds * 1000))):
            self.passes += 1
            self.flow.run(1)
            if self.flow.box.from_box:
                said = bytes(self.flow.box.from_box)
                self.flow.box.from_box.clear()
                return said
        return b""

    def write(self, data: bytes) -> None:
        self.flow.box.to_box.extend(data)

    def close(self) -> None:
        self.flow.box.plugged = False
        self.flow.run(2)


@pytest.fixture
def flow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Flow]:
    """A new box that every command finds."""
    monkeypatch.chdir(tmp_path)
    for files, blank in ((home.FILES, home.blank()), (image.FILES, image.blank())):
        for path in map(Path, files):
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(blank)
    kept = home.Home()
    kept.data["settings"] = {"explain": "never"}
    kept.save()
    kept.close()
    flow = Flow(bytearray(b"\xff" * 4096))

    def connect(cable: Cable) -> Client:
        port = AppPort(flow)
        return Client(port, port.clock)

    monkeypatch.setattr(Cable, "connect", connect)
    yield flow
    flow.app.library.close()


def run(*words: str, code: int = 0) -> str:
    """The output of a command that must end with `code`."""
    result = CliRunner().invoke(main, words)
    assert result.exit_code == code, result.output
    return result.output


def test_item_49_an_evening_with_the_box(flow: Flow) -> None:
    run("load", str(PACKS))
    flow.do("A")  # closes the box's sentence on its new library
    play(flow, TO_THE_SEAL)
    number = re.search(r"[0-9A-Z]{5}-[0-9A-Z]{5}", flow.text())
    assert number
    for move in TO_THE_END:
        assert flow.app.play(*move)
        assert "sealed" not in run("info") and "Finish the game" in run("log", code=5)
    law = flow.app.game.law(flow.app.game.kept)
    assert law not in run("verify", code=5)
    assert flow.app.play(rules.REVEAL)
    told = run("log")
    assert "Infer won: O 2 X 1, theories 1" in told and f"Law: {law}" in told
    assert "fits: the seal number you noted" in run("verify", number[0])
    assert "DOES NOT FIT" in run("verify", "AAAAA-AAAAA", code=7)


def test_what_is_loaded_and_set_during_a_game_leaves_it_alone(flow: Flow) -> None:
    run("load", str(PACKS))
    flow.do("A")
    play(flow, TO_THE_SEAL)
    before = state(flow.app.game)
    run("settings", "set", "brightness", "3")
    run("remove", "Deep Waters")
    assert json.loads(run("info", "--json"))["status"]["game"] == "Infer"
    assert state(flow.app.game) == before
    flow.do("cut")
    assert state(flow.app.game) == before and flow.app.settings.get("brightness") == 3


def test_service_is_asked_on_the_box(flow: Flow) -> None:
    run("service")
    assert "SERVICE" in flow.text().upper()
