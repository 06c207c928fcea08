"""The air compressor."""

import math
import numpy as np
from math import pi

from library.materials import material
from library.palette import workshop_finish
from library.shapes import FACING_FRONT, box, cylinder, lathe, lettering, new_group, tube


def compressor(location, rotation=0, parent=None, color=None):
    """A horizontal air compressor."""
    group = new_group("cp", location, (0, 0, rotation), parent)
    a = color or workshop_finish("accent")
    r = 0.22
    L = 1.05
    points = (
        [(0, -L / 2)]
        + [(r * math.sin(t), -L / 2 + 0.1 - 0.1 * math.cos(t)) for t in np.linspace(0.2, pi / 2, 6)]
        + [(r * math.sin(t), L / 2 - 0.1 + 0.1 * math.cos(t)) for t in np.linspace(pi / 2, 0.2, 6)]
        + [(0, L / 2)]
    )
    lathe("tank", points, 48, a, group, axis="x", location=(0, 0, 0.42))
    for x in (-0.32, 0.32):
        for y in (-0.15, 0.15):
            box("ft", (0.05, 0.05, 0.26), (x, y, 0.13), 0.005, workshop_finish("charcoal"), group)
    box("pl", (0.85, 0.3, 0.03), (0, 0, 0.66), 0.006, workshop_finish("charcoal"), group)
    cylinder("mot", 0.11, 0.3, (-0.24, 0, 0.8), workshop_finish("charcoal"), group, axis="x", bevel=0.02)
    for i in range(9):
        lathe(
            "fin",
            [(0.075, -0.005), (0.105, -0.005), (0.105, 0.005), (0.075, 0.005)],
            32,
            workshop_finish("dark steel"),
            group,
            location=(0.22, 0, 0.74 + 0.022 * i),
            close=True,
        )
    cylinder("pump", 0.08, 0.24, (0.22, 0, 0.8), workshop_finish("dark steel"), group)
    box("hd", (0.2, 0.2, 0.06), (0.22, 0, 0.955), 0.012, workshop_finish("dark steel"), group)
    box("crk", (0.22, 0.18, 0.12), (0.22, 0, 0.73), 0.03, workshop_finish("charcoal"), group)
    lathe(
        "gd",
        [(0.0, 0.0), (0.23, 0), (0.235, 0.02), (0.235, 0.05), (0.22, 0.055), (0, 0.055)],
        48,
        material("guard", "#1b1c1e", 0.6, bump=0.5, bump_scale=200),
        group,
        axis="y",
        location=(0.22, -0.13, 0.84),
    )
    box(
        "gd2",
        (0.46, 0.05, 0.3),
        (-0.02, -0.155, 0.83),
        0.02,
        material("guard", "#1b1c1e", 0.6, bump=0.5, bump_scale=200),
        group,
    )
    cylinder("ga", 0.04, 0.03, (0.45, -0.2, 0.58), workshop_finish("white"), group, axis="y")
    tube(
        "p",
        [(0.32, 0, 0.95), (0.42, 0, 0.92), (0.44, 0, 0.75), (0.4, 0, 0.62)],
        0.012,
        material("copper", "#b5703c", 0.3, 1),
        group,
    )
    lettering("AIR", 0.11, (-0.05, -0.2215, 0.42), FACING_FRONT, workshop_finish("white"), group, 0.0008)
    return group
