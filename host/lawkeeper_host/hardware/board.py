"""`/usr/bin/python3 -m lawkeeper_host.hardware.board FOLDER`: the carrier board, from the netlist beside it.

Runs with the Python that has KiCad's `pcbnew`; so it imports the standard library and no more. Places come
from `dimensions.json`, tracks from `route`; ground is a plane on both sides.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

import pcbnew

from lawkeeper_host.hardware import silk
from lawkeeper_host.hardware.circuit import GND, Part, parts
from lawkeeper_host.hardware.route import BACK, FRONT, Grid, NoWay, Pad, Point, Router, Track
from lawkeeper_host.hardware.sexpr import every, one, read
from lawkeeper_host.hardware.truth import dimensions

FOOTPRINTS = Path("/usr/share/kicad/footprints")
NAME = "carrier"
PITCH = 2.54 / 8
WIDE, USUAL = 0.8, 0.3
POWER = ("VSYS", "3V3", "BAT")
ORDER = (
    *("BAT", "VSYS", "3V3", "OLED_1", "OLED_2", "SCL", "SDA", "RING_SEL", "RING_5V", "RING_DIN", "RING_DATA"),
    *("PIEZO", "PIEZO_R", "BTN_LEFT", "BTN_UP", "BTN_DOWN", "BTN_RIGHT", "BTN_B", "BTN_A"),
    "GND",  # its planes alone would leave islands between the tracks
)
_LAYERS = {FRONT: pcbnew.F_Cu, BACK: pcbnew.B_Cu}
# Between the two rows of a Pico W lies its antenna: KiCad keeps that free. In the footprint's coordinates.
ANTENNA: tuple[Point, Point] = ((1.79, 41.13), (15.99, 50.13))


def turned(point: Point, turn: float) -> Point:
    """A footprint's point turned counter-clockwise, y downwards."""
    angle = math.radians(turn)
    c, s = round(math.cos(angle)), round(math.sin(angle))
    return point[0] * c + point[1] * s, point[1] * c - point[0] * s


def mm(point: Point) -> pcbnew.VECTOR2I:
    """A point as KiCad counts."""
    return pcbnew.VECTOR2I_MM(*point)


class Netlist:
    """What `kicad-cli sch export netlist` has written."""

    def __init__(self, path: Path) -> None:
        tree = read(path.read_text("utf-8"))
        self.stamps = {
            str(one(part, "ref")[1]): "/" + str(one(part, "tstamps")[1])
            for part in every(one(tree, "components"), "comp")
        }
        self.nets: dict[tuple[str, str], str] = {}
        for net in every(one(tree, "nets"), "net"):
            for node in every(net, "node"):
                self.nets[str(one(node, "ref")[1]), str(one(node, "pin")[1])] = str(one(net, "name")[1])


class Maker:
    """Builds the board. `.board` is KiCad's."""

    def __init__(self, folder: Path) -> None:
        pcbnew.KIID.SeedGenerator(1)
        self._netlist = Netlist(folder / f"{NAME}.net")
        self._sizes = dimensions()
        self.board = pcbnew.CreateEmptyBoard()
        self._nets: dict[str, pcbnew.NETINFO_ITEM] = {}
        self._pads: list[Pad] = []

    def build(self) -> None:
        """All of it. Raises NoWay when a net cannot be joined."""
        self._outline()
        for part in parts():
            self._part(part)
        for ref, at in self._sizes["board"]["holes"].items():
            foot = self._footprint("MountingHole:MountingHole_3.2mm_M3", ref, "M3", tuple(at), 0)
            foot.Reference().SetVisible(False)
            self._pads.append(Pad("", tuple(at), (6.4, 6.4), (FRONT, BACK)))
        for track in self._tracks():
            self._track(track)
        silk.write(self.board, self._sizes)
        self._planes()

    def _outline(self) -> None:
        """A rectangle with round corners: four lines, four arcs."""
        width, height = self._sizes["board"]["size"]
        r = self._sizes["board"]["corner"]
        in_ = r - r / math.sqrt(2)  # from the corner of the rectangle to the middle of the arc, in x and y
        for x, y, sx, sy in ((0, 0, 1, 1), (width, 0, -1, 1), (width, height, -1, -1), (0, height, 1, -1)):
            arc = self._edge(pcbnew.SHAPE_T_ARC)
            middle = x + sx * in_, y + sy * in_
            arc.SetArcGeometry(mm((x + sx * r, y)), mm(middle), mm((x, y + sy * r)))
        for start, end in (
            ((r, 0), (width - r, 0)),
            ((width, r), (width, height - r)),
            ((r, height), (width - r, height)),
            ((0, r), (0, height - r)),
        ):
            line = self._edge(pcbnew.SHAPE_T_SEGMENT)
            line.SetStart(mm(start))
            line.SetEnd(mm(end))

    def _edge(self, kind: int) -> pcbnew.PCB_SHAPE:
        shape = pcbnew.PCB_SHAPE(self.board, kind)
        shape.SetLayer(pcbnew.Edge_Cuts)
        shape.SetWidth(pcbnew.FromMM(0.1))
        self.board.Add(shape)
        return shape

    def _net(self, name: str) -> pcbnew.NETINFO_ITEM:
        if name not in self._nets:
            self._nets[name] = pcbnew.NETINFO_ITEM(self.board, name)
            self.board.Add(self._nets[name])
        return self._nets[name]

    def _part(self, part: Part) -> None:
        x, y, turn = self._sizes["parts"][part.ref]
        dx, dy = turned(part.middle, turn)
        foot = self._footprint(part.footprint, part.ref, part.value, (x - dx, y - dy), turn)
        for pad in foot.Pads():
            name = self._netlist.nets.get((part.ref, pad.GetNumber()))
            if name:
                pad.SetNet(self._net(name))
            self._pads.append(_pad(pad, part.nets.get(pad.GetNumber(), "")))

    def _footprint(self, name: str, ref: str, value: str, at: Point, turn: float) -> pcbnew.FOOTPRINT:
        library, short = name.split(":")
        foot = pcbnew.FootprintLoad(str(FOOTPRINTS / f"{library}.pretty"), short)
        foot.SetFPID(pcbnew.LIB_ID(library, short))
        foot.SetReference(ref)
        foot.SetValue(value)
        foot.SetPath(pcbnew.KIID_PATH(self._netlist.stamps[ref]))
        for field in ("Datasheet", "Description"):
            foot.SetField(field, "")
            foot.GetFieldByName(field).SetVisible(False)
        self.board.Add(foot)
        foot.SetPosition(mm(at))
        foot.SetOrientationDegrees(turn)
        return foot

    def _tracks(self) -> list[Track]:
        """The tracks of all nets. Nets for which there is no way come first in the next try."""
        order = list(ORDER)
        for _ in range(len(order)):
            router = self._router()
            try:
                for net in order:
                    router.join(net, WIDE if net in POWER else USUAL)
                return router.tracks
            except NoWay as none:
                print("no way for", none.args[0], file=sys.stderr)
                order.remove(none.args[0])
                order.insert(0, none.args[0])
        raise NoWay(order[0])

    def _router(self) -> Router:
        pico = next(part for part in parts() if part.ref == "U1")
        x, y, turn = self._sizes["parts"]["U1"]
        dx, dy = turned(pico.middle, turn)
        origin = x - dx, y - dy
        corners = [turned(corner, turn) for corner in ANTENNA]
        xs = sorted(origin[0] + corner[0] for corner in corners)
        ys = sorted(origin[1] + corner[1] for corner in corners)
        free = (xs[0], ys[0]), (xs[1], ys[1])
        return Router(Grid(origin, PITCH, tuple(self._sizes["board"]["size"])), self._pads, [free])

    def _track(self, track: Track) -> None:
        net = self._net(track.net if track.net == GND else "/" + track.net)
        if len(track.layers) == 2:
            item = pcbnew.PCB_VIA(self.board)
            item.SetPosition(mm(track.start))
            item.SetWidth(pcbnew.FromMM(track.width))
            item.SetDrill(pcbnew.FromMM(0.3))
        else:
            item = pcbnew.PCB_TRACK(self.board)
            item.SetStart(mm(track.start))
            item.SetEnd(mm(track.end))
            item.SetWidth(pcbnew.FromMM(track.width))
            item.SetLayer(_LAYERS[track.layers[0]])
        item.SetNet(net)
        self.board.Add(item)

    def _planes(self) -> None:
        width, height = self._sizes["board"]["size"]
        for layer in _LAYERS.values():
            zone = pcbnew.ZONE(self.board)
            zone.SetLayer(layer)
            zone.SetNet(self._net(GND))
            zone.SetLocalClearance(pcbnew.FromMM(0.3))
            zone.SetMinThickness(pcbnew.FromMM(0.25))
            zone.SetThermalReliefGap(pcbnew.FromMM(0.4))
            zone.SetThermalReliefSpokeWidth(pcbnew.FromMM(0.5))
            zone.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
            points = pcbnew.VECTOR_VECTOR2I(
                [
                    mm(at)
                    for at in (
                        (0.5, 0.5),
                        (width - 0.5, 0.5),
                        (width - 0.5, height - 0.5),
                        (0.5, height - 0.5),
                    )
                ]
            )
            zone.AddPolygon(points)
            self.board.Add(zone)


def _pad(pad: pcbnew.PAD, net: str) -> Pad:
    box = pad.GetBoundingBox()
    middle = box.GetCenter()
    size = pcbnew.ToMM(box.GetWidth()), pcbnew.ToMM(box.GetHeight())
    smd = pad.GetAttribute() == pcbnew.PAD_ATTRIB_SMD
    return Pad(net, (pcbnew.ToMM(middle.x), pcbnew.ToMM(middle.y)), size, (FRONT,) if smd else (FRONT, BACK))


def main() -> int:
    """The command."""
    folder = Path(sys.argv[1])
    maker = Maker(folder)
    maker.build()
    path = str(folder / f"{NAME}.kicad_pcb")
    pcbnew.SaveBoard(path, maker.board)
    board = pcbnew.LoadBoard(path)  # a board that was never saved cannot be filled
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    pcbnew.SaveBoard(path, board)
    return 0


if __name__ == "__main__":
    sys.exit(main())
