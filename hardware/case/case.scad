// Lawkeeper: the case of the carrier board, in two parts, and the six caps of its buttons. CERN-OHL-P-2.0.
// Sizes come from dimensions.scad, which is written from ../dimensions.json. x to the right, y away from the
// player, z up; the board's upper left corner is the origin, its lower face z = 0. Never printed.
//   openscad -D 'part="base"' -o base.stl case.scad
include <dimensions.scad>

part = "exploded"; // base, lid, caps, exploded, closed, clash_*: see the end
$fn = 48;

top = thickness + over;          // the lid's inner face
bottom = -under - floor_;        // the outer face of the floor
eps = 0.01;

module rounded(grow, r, z0, z1) {
    translate([0, 0, z0]) linear_extrude(z1 - z0) offset(r) offset(-r)
        translate([-grow, -size[1] - grow]) square([size[0] + 2 * grow, size[1] + 2 * grow]);
}

module at_holes() { for (p = holes) translate([p[0], p[1], 0]) children(); }
module at_buttons() { for (p = buttons) translate([p[0], p[1], 0]) children(); }
module tube(z0, z1, d) { translate([0, 0, z0]) cylinder(d = d, h = z1 - z0); }

module screw() {
    tube(bottom - 1, top, screw_free);
    translate([0, 0, bottom - eps]) cylinder(d1 = screw_head, d2 = screw_free, h = (screw_head - screw_free) / 2);
}

module usb_opening(depth) {
    translate([-gap - wall - 1, usb_y - usb_width / 2, thickness + usb_from]) cube([depth, usb_width, over]);
}

module battery_opening() {
    translate([size[0] - 1, battery_y - battery_width / 2, thickness + battery_from])
        cube([gap + wall + 2, battery_width, battery_to - battery_from]);
}

module base() {
    difference() {
        union() {
            difference() {
                rounded(gap + wall, corner, bottom, top);
                rounded(gap, corner - wall, -under, top + 1);
            }
            at_holes() tube(-under - eps, 0, post);
        }
        at_holes() screw();
        usb_opening(gap + wall + 1.5);
        battery_opening();
    }
}

module window() { // wider outside, so that it can be read from the side
    translate([window_at[0], window_at[1], top]) hull() {
        translate([-window[0] / 2, -window[1] / 2, -eps]) cube([window[0], window[1], eps]);
        translate([-window[0] / 2 - lid_, -window[1] / 2 - lid_, lid_]) cube([window[0] + 2 * lid_, window[1] + 2 * lid_, 1]);
    }
}

module ring_of(d) { for (i = [0 : lights - 1]) translate([ring_at[0], ring_at[1], 0])
    rotate(90 - 360 * i / lights) translate([(ring_outer + ring_inner) / 4, 0, 0]) tube(top - 1, top + lid_ + 1, d); }

module rim() { // the ring of lights is glued inside it
    translate([ring_at[0], ring_at[1], top - ring_thickness]) difference() {
        cylinder(d = ring_outer + 3.4, h = ring_thickness + eps, $fn = 120);
        translate([0, 0, -1]) cylinder(d = ring_outer + 0.6, h = ring_thickness + 2, $fn = 120);
        // the way out for its three wires
        translate([-5, -ring_outer, -1]) cube([10, ring_outer, ring_thickness + 0.9]);
    }
}

module lip() {
    difference() {
        rounded(gap - lip_gap, corner - wall, top - lip_, top + eps);
        rounded(gap - lip_gap - 1.6, corner - wall, top - lip_ - 1, top + 1);
        usb_opening(gap + wall + 6);
    }
}

module lid() {
    difference() {
        union() {
            rounded(gap + wall, corner, top, top + lid_);
            lip();
            rim();
            at_holes() tube(thickness + 0.2, top + eps, post);
        }
        at_holes() tube(thickness, top - 1.2, screw_bite);
        at_buttons() tube(top - 1, top + lid_ + 1, cap_hole);
        ring_of(light);
        window();
    }
}

module cap() { // foot down, as it is printed; its square hole sits on the switch's plunger
    foot = body_top + 0.6;
    difference() {
        union() {
            tube(thickness + foot, top - cap_play, cap_foot);
            tube(thickness + foot, top + lid_ + cap_proud, cap_shaft);
        }
        translate([-cap_square / 2, -cap_square / 2, thickness + foot - 1])
            cube([cap_square, cap_square, plunger_top - foot + 1]);
    }
}

module caps() { at_buttons() cap(); }

// What the board carries, as plain bodies: [middle x, y, wide, deep, from z, to z].
module parts_model() {
    for (b = bodies) translate([b[0] - b[2] / 2, b[1] - b[3] / 2, thickness + b[4]]) cube([b[2], b[3], b[5] - b[4]]);
    for (p = buttons) translate([p[0], p[1], thickness]) {
        translate([-6, -6, 0]) cube([12, 12, body_top]);
        translate([-1.9, -1.9, 0]) cube([3.8, 3.8, plunger_top]);
    }
}

module board_model() {
    difference() {
        rounded(0, board_corner, 0, thickness);
        at_holes() tube(-1, thickness + 1, hole);
    }
}

module ring_model() {
    translate([ring_at[0], ring_at[1], top - ring_thickness]) difference() {
        cylinder(d = ring_outer, h = ring_thickness - 0.05, $fn = 120);
        translate([0, 0, -1]) cylinder(d = ring_inner, h = ring_thickness + 2, $fn = 120);
    }
}

module exploded(gap_) {
    color("#3d5a73") base();
    translate([0, 0, gap_]) {
        color("#1d6b43") board_model();
        color("#c9c9c9") parts_model();
    }
    translate([0, 0, 1.9 * gap_]) color("#20242a") ring_model();
    translate([0, 0, 2.3 * gap_]) for (i = [0 : 5]) translate([buttons[i][0], buttons[i][1], 0])
        color(i == 4 ? "#2e9b4f" : i == 5 ? "#c62828" : "#555c63") cap();
    translate([0, 0, 3.2 * gap_]) color("#5b7f9f") lid();
}

if (part == "base") base();
if (part == "lid") translate([0, 0, top + lid_]) rotate([180, 0, 0]) lid(); // as it is printed: outer face down
if (part == "caps") translate([0, 0, -thickness - body_top - 0.6]) caps();
if (part == "exploded") exploded(36);
if (part == "closed") exploded(0);
if (part == "clash_base_lid") intersection() { base(); translate([0, 0, 0.02]) lid(); }
if (part == "clash_base_board") intersection() { base(); translate([0, 0, 0.02]) { board_model(); parts_model(); } }
if (part == "clash_lid_board") intersection() { lid(); union() { board_model(); parts_model(); ring_model(); } }
if (part == "clash_caps_lid") intersection() { lid(); caps(); }
if (part == "clash_caps_board") intersection() { board_model(); caps(); }
if (part == "clash_ring_parts") intersection() { ring_model(); union() { parts_model(); caps(); } }
