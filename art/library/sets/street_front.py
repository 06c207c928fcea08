"""The brick front with door, sign and office window. The door's edges in metres."""

import math
from math import pi

from library.building_fittings import wall_outlet
from library.materials import glow, material
from library.palette import workshop_finish
from library.shapes import FACING_FRONT, box, extrude, lathe, lettering, tube
from library.studio import area_light, no_diffuse_light
from library.surfaces import masonry
from library.wall_fittings import electric_panel

DOOR_LEFT = -0.5


DOOR_RIGHT = 3.7


DOOR_HEIGHT = 3.5


DOOR_BOTTOM = 1.95


DOOR_CENTER = (DOOR_LEFT + DOOR_RIGHT) / 2


def facade(winter):
    """Brick wall with the door's opening."""
    brick = masonry(
        "brick",
        "#6a3a2c",
        axis="xz",
        bw=0.215,
        bh=0.075,
        mort=0.009,
        bump=0.5,
        second_color="#52291f",
        roughness=0.8,
        mortar_color="#77706a",
    )
    conc = material("conc", "#77756f", 0.8, variation=0.15, variation_scale=2, bump=0.2, bump_scale=30)
    snow = material("snow", "#e9edf2", 0.62, specular=0.3, bump=0.35, bump_scale=26)
    fr = material("frame", "#17181a", 0.4)

    def wall(x0, x1, z0, z1, finish=brick, y0=0, y1=0.35):
        return box("w", (x1 - x0, y1 - y0, z1 - z0), ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), 0, finish)

    wall(-11, DOOR_LEFT, 0, 5.5)
    wall(DOOR_RIGHT, 10, 0, 5.5)
    wall(DOOR_LEFT, DOOR_RIGHT, DOOR_HEIGHT, 5.5)
    box("pl", (10.5, 0.06, 0.42), (DOOR_LEFT - 5.25, -0.03, 0.21), 0.01, conc)
    box("pl", (6.3, 0.06, 0.42), (DOOR_RIGHT + 3.15, -0.03, 0.21), 0.01, conc)
    box(
        "lint",
        (DOOR_RIGHT - DOOR_LEFT + 0.5, 0.06, 0.28),
        ((DOOR_LEFT + DOOR_RIGHT) / 2, -0.03, DOOR_HEIGHT + 0.14),
        0.01,
        conc,
    )
    box("cap", (21, 0.55, 0.16), (-0.5, 0.16, 5.55), 0.02, conc)
    if winter:
        box("capS", (21, 0.5, 0.16), (-0.5, 0.16, 5.68), 0.075, snow, segments=5)
    for x, s in ((DOOR_LEFT, -1), (DOOR_RIGHT, 1)):
        box("jf", (0.1, 0.42, DOOR_HEIGHT), (x - s * 0.0, 0.17, DOOR_HEIGHT / 2), 0.008, fr)
        box("bol", (0.16, 0.16, 0.95), (x + s * 0.32, -0.3, 0.47), 0.05, material("bolY", "#c9930c", 0.5))
        if winter:
            box("bs", (0.17, 0.17, 0.07), (x + s * 0.32, -0.3, 0.97), 0.035, snow, segments=5)


def roll_door():
    """The door, half open."""
    cx = DOOR_CENTER
    sl = material("slat", "#5c6066", 0.45, 0.2, bump=0.03, bump_scale=90)
    W = DOOR_RIGHT - DOOR_LEFT - 0.1
    q = (DOOR_HEIGHT - DOOR_BOTTOM) / 3
    for i in range(3):
        z = DOOR_BOTTOM + q * (i + 0.5)
        if i == 1:
            box("sb", (W, 0.05, 0.09), (cx, 0.15, DOOR_BOTTOM + q * i + 0.045), 0.008, sl)
            box("st", (W, 0.05, 0.09), (cx, 0.15, DOOR_BOTTOM + q * (i + 1) - 0.05), 0.008, sl)
            for j in range(6):
                box("mu", (0.1 if 0 < j < 5 else 0.16, 0.05, q - 0.02), (cx - W / 2 + W * j / 5, 0.15, z), 0.008, sl)
        else:
            box("sl", (W, 0.05, q - 0.012), (cx, 0.15, z), 0.012, sl)
            for r in (-0.28, 0, 0.28):
                box("rib", (W, 0.012, 0.05), (cx, 0.122, z + q * r), 0.006, sl)
    box("seal", (W, 0.06, 0.05), (cx, 0.15, DOOR_BOTTOM - 0.01), 0.015, workshop_finish("rubber"))
    box("hdl", (0.22, 0.03, 0.04), (cx, 0.11, DOOR_BOTTOM + 0.1), 0.008, workshop_finish("steel"))


def lit_sign(winter):
    """The sign GARAGE with its lamps."""
    cx = DOOR_CENTER
    snow = material("snow", "#e9edf2", 0.62, specular=0.3, bump=0.35, bump_scale=26)
    dk = workshop_finish("black")
    box("sg", (4.6, 0.16, 0.86), (cx, -0.08, 4.55), 0.02, material("sgm", "#141517", 0.4))
    box("sgo", (4.6, 0.17, 0.06), (cx, -0.085, 4.15), 0.01, workshop_finish("accent"))
    no_diffuse_light(
        lettering("GARAGE", 0.62, (cx, -0.175, 4.6), (pi / 2, 0, 0), glow("sgt", "#ffe6c4", 3.4), None, 0.012)
    )
    if winter:
        box("sgs", (4.62, 0.24, 0.1), (cx, -0.06, 5.02), 0.05, snow, segments=5)
    for x in (-1.6, 0, 1.6):
        tube("gn", [(cx + x, 0.0, 5.3), (cx + x, -0.35, 5.4), (cx + x, -0.55, 5.32), (cx + x, -0.6, 5.2)], 0.014, dk)
        lathe(
            "gl",
            [(0.02, 0.05), (0.04, 0.04), (0.13, -0.05), (0.135, -0.06), (0.125, -0.055), (0.03, 0.03)],
            32,
            dk,
            location=(cx + x, -0.6, 5.18),
        )
    area_light((cx, -0.62, 5.12), (cx, 0, 4.4), (3.6, 0.1), 40, "#ffd9a8")


def side_door_and_window(winter, day):
    """Office door and window with blinds."""
    conc = material("conc", "#77756f", 0.8, variation=0.15, variation_scale=2, bump=0.2, bump_scale=30)
    snow = material("snow", "#e9edf2", 0.62, specular=0.3, bump=0.35, bump_scale=26)
    dk = workshop_finish("black")
    fr = material("frame", "#17181a", 0.4)
    wx = -4.75
    box("pdf", (1.12, 0.1, 2.2), (-2.15, -0.02, 1.1), 0.01, fr)
    box("pd", (0.98, 0.06, 2.08), (-2.15, -0.05, 1.05), 0.01, material("pdm", "#2a3b33", 0.4))
    no_diffuse_light(
        box(
            "pdw",
            (0.46, 0.01, 0.62),
            (-2.15, -0.085, 1.55),
            0.004,
            glow("wing", "#ffa650", 1.0) if not day else material("pane", "#0a0d11", 0.03, specular=0.8),
        )
    )
    box("pdh", (0.04, 0.06, 0.16), (-1.75, -0.11, 1.02), 0.01, workshop_finish("steel"))
    box("step", (1.5, 0.7, 0.16), (-2.15, -0.35, 0.08), 0.02, conc)
    box("lmp", (0.16, 0.14, 0.26), (-2.15, -0.09, 2.52), 0.02, dk)
    no_diffuse_light(box("lmg", (0.1, 0.1, 0.14), (-2.15, -0.12, 2.45), 0.02, glow("lmg", "#ffd08a", 7)))
    area_light((-2.15, -0.32, 2.38), (-2.15, -0.7, 0), (0.2, 0.2), 22, "#ffc070")
    wx = -4.75
    box("wf", (2.5, 0.06, 1.7), (wx, 0.02, 1.95), 0.01, fr)
    for i in range(10):
        k = [0.3, 0.36, 0.42, 0.5, 0.6, 0.72, 0.86, 1.0, 1.05, 0.95][i]
        no_diffuse_light(
            box(
                "wg",
                (2.3, 0.01, 0.151),
                (wx, -0.02, 1.275 + 0.15 * i),
                0,
                (
                    glow("wing2_%d" % i, "#ff9638", 0.95 * k)
                    if not day
                    else material("pane", "#0a0d11", 0.03, specular=0.8)
                ),
            )
        )
    sil = material("sil", "#1a0f08", 0.9)
    box("cnt", (1.1, 0.004, 0.3), (wx + 0.55, -0.027, 1.34), 0, sil)
    box("cm", (0.22, 0.004, 0.26), (wx + 0.85, -0.027, 1.6), 0.0, sil)
    box("shf", (0.7, 0.004, 0.03), (wx - 0.7, -0.027, 1.75), 0, sil)
    for i in range(5):
        box(
            "bk",
            (0.05 + 0.02 * (i % 2), 0.004, 0.16 + 0.05 * (i * 3 % 4) / 2),
            (wx - 0.98 + 0.11 * i, -0.027, 1.85),
            0,
            sil,
        )
    for i in range(9):
        a = pi * (0.12 + 0.095 * i)
        L = 0.34 - 0.05 * abs(i - 4) / 2
        points = [
            (0, 0),
            (0.5 * L * math.cos(a) - 0.03 * math.sin(a), 0.5 * L * math.sin(a) + 0.03 * math.cos(a)),
            (L * math.cos(a), L * math.sin(a)),
            (0.5 * L * math.cos(a) + 0.03 * math.sin(a), 0.5 * L * math.sin(a) - 0.03 * math.cos(a)),
        ]
        extrude("lf", points, 0.003, sil, None, location=(wx + 0.28, -0.028, 1.62), rotation=FACING_FRONT, bevel=0)
    box("pt", (0.12, 0.004, 0.16), (wx + 0.28, -0.027, 1.55), 0, sil)
    for i in range(22):
        box("bl", (2.3, 0.008, 0.01), (wx, -0.03, 2.66 - 0.036 * i), 0, material("blind", "#8a5a2c", 0.7))
    for x in (-0.77, 0, 0.77):
        box("wm", (0.05, 0.11, 1.56), (wx + x, 0.0, 1.95), 0.006, fr)
    box("sill", (2.7, 0.22, 0.1), (wx, -0.06, 1.05), 0.015, conc)
    if winter:
        box("sills", (2.6, 0.18, 0.09), (wx, -0.08, 1.13), 0.045, snow, segments=5)
    tube("dp", [(5.6, -0.1, 5.4), (5.6, -0.1, 0.15)], 0.055, material("dpm", "#3c3f42", 0.5, 0.6), smooth=False)
    electric_panel((6.6, 0, 1.6))
    wall_outlet(4.6, 0, 2.9, drop=3.4)
    box("vs", (0.5, 0.25, 0.4), (7.6, -0.12, 3.2), 0.02, material("dpm", "#3c3f42", 0.5, 0.6))
