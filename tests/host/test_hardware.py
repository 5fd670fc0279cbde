"""The real box: everything in `hardware/` says the same, and a fault that is put in is found."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lawkeeper.ui.ring import Ring
from lawkeeper_host.hardware import case, check, circuit, fabricate, handbuild, mesh
from lawkeeper_host.hardware.route import Grid, NoWay, Pad, Router
from lawkeeper_host.hardware.sexpr import read, write
from lawkeeper_host.hardware.truth import CARRIER, CASE, HANDBUILD, HARDWARE, dimensions, parts, pins

NET = (CARRIER / "carrier.net").read_text("utf-8")
PLACES = (CARRIER / "positions.csv").read_text("utf-8")
BILL = (CARRIER / "bom.csv").read_text("utf-8")


@pytest.mark.parametrize("one", check.PYTHON_TIER, ids=lambda one: one.__name__)
def test_nothing_is_wrong(one: Any) -> None:
    assert one() == []


def test_an_unwired_pin_is_found() -> None:
    cut, count = re.subn(r'\(node \(ref "J1"\) \(pin "3"\)[^\n]*', "", NET)
    assert count == 1
    said = check.netlist(cut + ")" * (NET.count(")") - NET.count("(") - cut.count(")") + cut.count("(")))
    assert said == ["the netlist: the net SCL is not as pins.json and the circuit have it: J1 pin 3."]


def test_two_swapped_buttons_are_found() -> None:
    swapped = (
        NET.replace('"/BTN_UP"', '"/X"').replace('"/BTN_DOWN"', '"/BTN_UP"').replace('"/X"', '"/BTN_DOWN"')
    )
    said = check.netlist(swapped)
    assert [re.search(r"BTN_\w+", line).group() for line in said] == ["BTN_DOWN", "BTN_UP"]  # type: ignore[union-attr]


def test_a_pin_that_the_firmware_has_elsewhere_is_found() -> None:
    table = pins()
    table["pico_ring"]["signals"][2][2] = "GP9"
    (said,) = check.firmware(table)
    assert said.startswith("pico_ring: the firmware has ") and "GP9" in said


def test_a_pin_that_moves_in_the_table_moves_the_circuit(monkeypatch: pytest.MonkeyPatch) -> None:
    table = pins()
    for row in table["pico_ring"]["signals"]:
        row[2] = {"GP10": "GP11", "GP11": "GP10"}.get(row[2], row[2])
    monkeypatch.setattr("lawkeeper_host.hardware.truth.pins", lambda: table)
    assert len(check.netlist()) == len(check.board()) == 2


def test_a_pad_on_another_net_of_the_board_is_found() -> None:
    text = (CARRIER / "carrier.kicad_pcb").read_text("utf-8")
    assert check.board(text.replace('"/PIEZO_R")', '"/PIEZO")'))


def test_a_missing_line_of_the_parts_is_found() -> None:
    lines = [line for line in BILL.splitlines() if not line.startswith("D1,")]
    assert check.bill("\n".join(lines)) == ["bom.csv does not have D1."]


def test_a_part_without_a_number_is_found() -> None:
    said = check.bill(BILL.replace("B3F-4055", ""))
    assert said == ["bom.csv has push button, normally open without a number to order."]


def _moved(ref: str, by: float) -> str:
    rows = list(csv.DictReader(io.StringIO(PLACES)))
    out = io.StringIO()
    writer = csv.DictWriter(out, rows[0])
    writer.writeheader()
    for row in rows:
        writer.writerow(row | {"PosX": float(row["PosX"]) + by} if row["Ref"] == ref else row)
    return out.getvalue()


def test_a_button_that_is_not_under_its_hole_is_found() -> None:
    assert len(check.positions(_moved("SW5", 0.5))) == 1
    assert check.openings(positions_=_moved("SW5", 0.5)) == [
        "The case: the hole over button A is closed or in another place."
    ]


def test_a_moved_hole_of_the_board_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = dimensions()
    sizes["board"]["holes"]["H2"] = [86, 5]
    monkeypatch.setattr(check, "dimensions", lambda: sizes)
    assert check.positions() == ["The hole H2 is at 86, 4; dimensions.json says 86, 5."]


def test_a_case_that_is_not_of_these_dimensions_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = dimensions()
    sizes["ring"]["middle"][0] += 3
    sizes["display"]["window_middle"][1] += 2
    monkeypatch.setattr(check, "dimensions", lambda: sizes)
    said = check.openings()
    assert "The case: the window is closed or in another place." in said and len(said) > 10


def test_the_openings_at_the_sides_are_looked_through(tmp_path: Path) -> None:
    for name in ("lid", "base"):
        body = mesh.read(CASE / f"{name}.stl")
        mesh.write(
            body + np.array([0, 0, 0]) if name == "lid" else body + np.array([0, 9, 0]),
            tmp_path / f"{name}.stl",
        )
    assert check.openings(tmp_path) == [
        "The case: the opening for USB is closed or in another place.",
        "The case: the opening for the battery is closed or in another place.",
    ]


def test_a_body_that_leaks_or_falls_apart_is_found(tmp_path: Path) -> None:
    for name in case.PRINTED:
        body = mesh.read(CASE / f"{name}.stl")
        if name == "lid":
            body = body[:-1]
        elif name == "base":
            body = np.concatenate([body, body + np.array([200, 0, 0])])
        mesh.write(body, tmp_path / f"{name}.stl")
    assert check.bodies(tmp_path) == [
        "base.stl is 2 pieces, not 1.",
        "base.stl does not fit on a bed of 220 mm.",
        "lid.stl is not closed.",
    ]


def test_a_stl_that_is_cut_off_is_told(tmp_path: Path) -> None:
    (tmp_path / "x.stl").write_bytes((CASE / "base.stl").read_bytes()[:-3])
    with pytest.raises(ValueError, match="is cut off"):
        mesh.read(tmp_path / "x.stl")


def test_a_ring_without_its_cap_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "Ring", lambda lights: Ring(lights, 10**6))
    assert check.current()[0] == "pico_ring: the brightest frame takes 1464 mA, more than 300."


def test_joints_and_price_stay_within_what_was_promised() -> None:
    table = parts()
    assert handbuild.joints(check.wires.wires()) <= 40 and handbuild.cost(table) <= 35
    table["parts"][0]["price"] = 20
    assert check.effort(table) == ["The parts of the hand build cost 46.85 EUR."]


def test_every_part_has_two_sources_and_no_link() -> None:
    for row in parts()["parts"]:
        assert len(row["sources"]) == 2 and not any("://" in source for source in row["sources"]), row["part"]
        assert row["price"] > 0


def test_a_page_without_its_marks_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing")
    monkeypatch.setattr(handbuild, "TABLES", ((page, "parts", handbuild.bill_table),))
    with pytest.raises(ValueError, match="has lost the marks"):
        handbuild.pages()


def test_the_second_tier_says_loudly_that_it_was_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "PYTHON_TIER", (list,))
    monkeypatch.setattr(fabricate, "has_kicad", lambda: False)
    monkeypatch.setattr(case, "has_openscad", lambda: False)
    monkeypatch.setattr(check, "_tell", lambda name, found: bool(found))
    assert check.main() == 0
    assert capsys.readouterr().err.count("*** SKIPPED: ") == 2


def test_a_fault_ends_the_check_with_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> list[str]:
        return ["The board is green."]

    monkeypatch.setattr(check, "PYTHON_TIER", (broken,))
    monkeypatch.setattr(check, "tools_tier", list)
    assert check.main() == 1
    assert capsys.readouterr().out == "broken: 1 faults\n  The board is green.\n"


@pytest.mark.skipif(
    not fabricate.has_kicad(), reason="KiCad 9 is not installed: ERC, DRC and parity did not run"
)
def test_kicad_finds_nothing() -> None:
    assert check.kicad() == []


@pytest.mark.skipif(
    not fabricate.has_kicad(), reason="KiCad 9 is not installed: its DRC was not tried on faults"
)
def test_kicad_finds_a_track_that_is_gone(tmp_path: Path) -> None:
    for name in ("carrier.kicad_sch", "carrier.kicad_pro", "sym-lib-table", "fp-lib-table"):
        (tmp_path / name).write_text((CARRIER / name).read_text("utf-8"), "utf-8")
    text = (CARRIER / "carrier.kicad_pcb").read_text("utf-8")
    tree = read(text)
    net = next(
        str(node[1]) for node in tree if isinstance(node, list) and node[0] == "net" and node[-1] == "/SDA"
    )
    left = [
        node
        for node in tree
        if not (isinstance(node, list) and node[0] in ("segment", "via") and ["net", net] in node)
    ]
    assert len(left) < len(tree)
    (tmp_path / "carrier.kicad_pcb").write_text(write(left), "utf-8")
    assert any("unconnected_items" in line for line in fabricate.faults(tmp_path))


def test_the_project_names_every_library_that_it_uses() -> None:
    """KiCad has no list of its own before it was opened once: its checks were red on a fresh machine."""
    tables = fabricate.libraries((CARRIER / "carrier.kicad_sch").read_text("utf-8"))
    assert '(name "MCU_Module")' in tables["sym-lib-table"] and '(name "Module")' in tables["fp-lib-table"]
    for name, text in tables.items():
        assert (CARRIER / name).read_text("utf-8") == text


def test_every_revision_says_that_it_was_never_made() -> None:
    for page in (HARDWARE, CARRIER, CASE, HANDBUILD, HARDWARE / "macropad"):
        words = (page / "README.md").read_text("utf-8")
        assert re.search(r"\*\*[Nn]ever (fabricated|built|printed|tried)", words), page
    assert "CERN Open Hardware Licence Version 2 - Permissive" in (HARDWARE / "LICENSE").read_text("utf-8")


def test_the_schematic_writer_and_reader_are_each_others_inverse() -> None:
    text = (CARRIER / "carrier.kicad_sch").read_text("utf-8")
    assert write(read(text)) + "\n" == text
    with pytest.raises(ValueError, match="brackets"):
        read("(a (b)")


def test_the_router_goes_around_and_says_when_there_is_no_way() -> None:
    grid = Grid((0, 0), 0.5, (20, 20))
    ends = [Pad("a", (3, 10), (1, 1), (0, 1)), Pad("a", (17, 10), (1, 1), (0, 1))]
    wall = Pad("", (10, 8), (1, 12), (0, 1))
    router = Router(grid, [*ends, wall], [])
    router.join("a", 0.3)
    assert max(track.end[1] for track in router.tracks) > 14
    with pytest.raises(NoWay):
        Router(grid, [*ends, Pad("", (10, 10), (1, 20), (0, 1))], []).join("a", 0.3)


def test_every_net_of_the_circuit_joins_two_pins_and_no_pin_is_on_two() -> None:
    nets = circuit.nets()
    assert all(len(pins_) > 1 for pins_ in nets.values())
    every = [pin for pins_ in nets.values() for pin in pins_]
    assert len(every) == len(set(every))


@pytest.mark.skipif(not fabricate.has_kicad(), reason="KiCad 9 is not installed: no body of the board")
def test_a_board_that_lies_elsewhere_does_not_fit(tmp_path: Path) -> None:
    fabricate.solid(CARRIER, tmp_path / "board.stl")
    body, base = mesh.read(tmp_path / "board.stl"), mesh.read(CASE / "base.stl")
    assert check.fit(body, base) == []
    said = check.fit(body + np.array([1.0, 0, 0]), base)
    assert said[-1] == "The board does not fit between the walls of the base." and len(said) == 5
