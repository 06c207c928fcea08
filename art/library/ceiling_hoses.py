"""Hoses that hang from the ceiling."""

import math
import numpy as np
from math import pi

from library.materials import material
from library.palette import workshop_finish
from library.shapes import box, cylinder, lathe, new_group, tube


def hose_reel(location, drop=1.6, parent=None, rotation=0, color=None, sway=0.0):
    """A ceiling reel with its hose hanging `drop` metres."""
    group = new_group("hr", location, (0, 0, rotation), parent)
    a = color or workshop_finish("accent")
    for s in (1, -1):
        cylinder("d", 0.2, 0.014, (0, s * 0.075, -0.26), a, group, axis="y", bevel=0.004)
        box("br", (0.05, 0.012, 0.3), (0, s * 0.092, -0.14), 0.004, workshop_finish("charcoal"), group)
    box("bt", (0.16, 0.22, 0.02), (0, 0, -0.005), 0.004, workshop_finish("charcoal"), group)
    for i in range(6):
        lathe(
            "h",
            [(0.13 + 0.016 * math.cos(q), 0.016 * math.sin(q)) for q in np.linspace(0, 2 * pi, 9)[:-1]],
            40,
            workshop_finish("rubber"),
            group,
            axis="y",
            location=(0, -0.06 + 0.024 * i, -0.26),
            close=True,
        )
    x = 0.145
    tube(
        "ho",
        [
            (x, 0, -0.26),
            (x + 0.005, 0, -0.26 - drop * 0.4),
            (x + sway * 0.6, 0, -0.26 - drop * 0.8),
            (x + sway, 0, -0.26 - drop),
        ],
        0.011,
        workshop_finish("rubber"),
        group,
    )
    z = -0.26 - drop
    cylinder("stop", 0.035, 0.05, (x + sway * 0.85, 0, z + 0.18), workshop_finish("accent"), group, bevel=0.01)
    cylinder("cp", 0.014, 0.06, (x + sway, 0, z - 0.02), workshop_finish("steel"), group, segments=6)
    box("gun", (0.04, 0.03, 0.13), (x + sway, 0, z - 0.1), 0.01, workshop_finish("charcoal"), group)
    cylinder("nz", 0.012, 0.1, (x + sway + 0.05, 0, z - 0.06), workshop_finish("steel"), group, axis="x")
    return group


def exhaust_hose(location, drop=2.4, parent=None, rotation=0, reach=0.5):
    """A ribbed exhaust hose hanging from the ceiling."""
    group = new_group("eh", location, (0, 0, rotation), parent)
    p = []
    n = 150
    R = []
    for i in range(n):
        t = i / (n - 1)
        p.append(
            (
                reach * t**2.2,
                0.05 * math.sin(4 * t),
                -drop * math.sin(t * 1.45) / math.sin(1.45) * (1 if t < 0.98 else 1),
            )
        )
        R.append(1.0 if i % 2 else 0.86)
    tube("h", p, 0.065, material("corr", "#222427", 0.55), group, radii=R, smooth=False, res=4)
    x, y, z = p[-1]
    lathe(
        "fn",
        [(0.062, 0.06), (0.072, 0.04), (0.1, -0.06), (0.103, -0.09), (0.096, -0.09), (0.06, 0.03)],
        40,
        workshop_finish("accent"),
        group,
        location=(x + 0.02, y, z - 0.04),
        rotation=(0, -0.35, 0),
    )
    return group
