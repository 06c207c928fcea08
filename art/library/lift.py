"""The two-post lift, columns at y = ± span / 2, car along x."""

import math
from math import pi
from mathutils import Vector

from library.materials import material
from library.palette import workshop_finish
from library.shapes import box, cylinder, extrude, lettering, new_group, tube


def two_post_lift(location=(0, 0, 0), h=1.2, parent=None, span=3.1, rotation=0, H=3.75, beam=True):
    """The lift with its pads at height `h`."""
    group = new_group("lift", location, (0, 0, rotation), parent)
    a = workshop_finish("accent")
    k = workshop_finish("charcoal")
    for s in (1, -1):
        y = s * span / 2
        box("colb", (0.34, 0.02, H), (0, y + s * 0.13, H / 2), 0.004, a, group)
        for q in (-1, 1):
            box("cols", (0.02, 0.26, H), (q * 0.16, y, H / 2), 0.004, a, group)
            box("lipc", (0.07, 0.02, H), (q * 0.135, y - s * 0.13, H / 2), 0.004, a, group)
        box("base", (0.52, 0.55, 0.025), (0, y + s * 0.04, 0.0125), 0.004, a, group)
        for q in (-1, 1):
            extrude(
                "gus",
                [(0, 0), (0.1, 0), (0, 0.35)],
                0.012,
                a,
                group,
                location=(q * 0.17, y + s * 0.05, 0.025),
                rotation=(pi / 2, 0, 0 if q > 0 else pi),
            )
            for p in (-1, 1):
                cylinder(
                    "anch",
                    0.016,
                    0.04,
                    (q * 0.21, y + s * 0.04 + p * 0.2, 0.04),
                    workshop_finish("steel"),
                    group,
                    segments=6,
                    bevel=0.002,
                )
        box("car", (0.27, 0.2, 0.75), (0, y, h + 0.12), 0.01, k, group)
        box("carb", (0.34, 0.1, 0.16), (0, y - s * 0.15, h - 0.1), 0.012, k, group)
        box("plate", (0.17, 0.004, 0.3), (0, y - s * 0.143, 2.15), 0.002, workshop_finish("charcoal"), group)
        lettering(
            "4 000 kg",
            0.05,
            (0, y - s * 0.146, 2.15),
            (pi / 2, 0, 0 if s > 0 else pi),
            workshop_finish("white"),
            group,
        )
        if s < 0:
            box("ctl", (0.2, 0.1, 0.34), (0, y - 0.22, 1.35), 0.012, k, group)
            cylinder("stop", 0.03, 0.03, (0.0, y - 0.285, 1.43), material("estop", "#b5130c", 0.4), group, axis="y")
            cylinder("go", 0.02, 0.02, (0.0, y - 0.28, 1.33), material("ego", "#14803c", 0.4), group, axis="y")
        box("stk", (0.003, 0.14, 0.2), (0.171, y + s * 0.02, 1.62), 0.001, material("yel", "#d9a409", 0.5), group)
        box("stk", (0.003, 0.14, 0.1), (0.171, y + s * 0.02, 1.42), 0.001, workshop_finish("white"), group)
        box("stk", (0.003, 0.14, 0.2), (-0.171, y + s * 0.02, 1.62), 0.001, material("yel", "#d9a409", 0.5), group)
        for i in range(6):
            (
                box(
                    "hz",
                    (0.006, 0.26, 0.035),
                    (0.171, y, 0.12 + 0.1 * i),
                    0,
                    workshop_finish("black"),
                    group,
                    rotation=(0.6, 0, 0),
                )
                if i < 4
                else None
            )
        for i in range(4):
            box(
                "hz",
                (0.006, 0.26, 0.035),
                (-0.171, y, 0.12 + 0.1 * i),
                0,
                workshop_finish("black"),
                group,
                rotation=(0.6, 0, 0),
            )
        for q in (-1, 1):
            x1 = q * 0.78
            y1 = y - s * 0.72
            v = Vector((x1 - q * 0.1, y1 - (y - s * 0.18), 0))
            L = v.length
            an = math.atan2(v.y, v.x)
            c = Vector((q * 0.1, y - s * 0.18, h - 0.1))
            box("arm1", (L * 0.62, 0.115, 0.085), tuple(c + v * 0.31), 0.008, k, group, rotation=(0, 0, an))
            box(
                "arm2",
                (L * 0.55, 0.085, 0.06),
                tuple(c + v * 0.72),
                0.008,
                workshop_finish("dark steel"),
                group,
                rotation=(0, 0, an),
            )
            cylinder("pad0", 0.035, 0.08, (x1, y1, h - 0.04), workshop_finish("steel"), group)
            cylinder("pad", 0.062, 0.03, (x1, y1, h - 0.005), workshop_finish("rubber"), group)
            cylinder("piv", 0.05, 0.12, tuple(c), workshop_finish("dark steel"), group)
        tube(
            "hose",
            [(0.1, y + s * 0.15, 0.3), (0.11, y + s * 0.16, 1.5), (0.1, y + s * 0.15, 3.6)],
            0.012,
            workshop_finish("black"),
            group,
        )
        box("haz", (0.345, 0.022, 0.1), (0, y + s * 0.131, 0.3), 0.002, workshop_finish("black"), group)
    if beam:
        box("beam", (0.22, span + 0.3, 0.14), (0, 0, H + 0.07), 0.008, a, group)
    box("motor", (0.24, 0.22, 0.34), (0, -span / 2 - 0.27, 1.55), 0.03, workshop_finish("charcoal"), group)
    cylinder("mot2", 0.09, 0.26, (0, -span / 2 - 0.27, 1.85), workshop_finish("dark steel"), group, bevel=0.02)
    return group
