"""Waste bin and oil drum."""

import math
from math import pi

from library.materials import material
from library.palette import workshop_finish
from library.shapes import cylinder, lathe, lettering, new_group


def waste_bin(location, parent=None, rotation=0, color=None):
    """A bin."""
    group = new_group("bin", location, (0, 0, rotation), parent)
    finish = color or material("binm", "#2a2d30", 0.5, bump=0.03, bump_scale=120)
    points = [
        (0, 0.02),
        (0.2, 0.02),
        (0.215, 0.04),
        (0.255, 0.62),
        (0.272, 0.635),
        (0.272, 0.66),
        (0.25, 0.66),
        (0.248, 0.64),
        (0.2, 0.06),
        (0, 0.06),
    ]
    lathe("b", points, 48, finish, group)
    for z in (0.2, 0.44):
        lathe(
            "r",
            [
                (0.222 + 0.064 * (z - 0.04), z - 0.012),
                (0.232 + 0.064 * (z - 0.04), z - 0.012),
                (0.232 + 0.066 * (z - 0.04), z + 0.012),
                (0.224 + 0.066 * (z - 0.04), z + 0.012),
            ],
            48,
            finish,
            group,
            close=True,
        )
    lathe(
        "bag",
        [(0.262, 0.57), (0.282, 0.62), (0.279, 0.67), (0.255, 0.668), (0.235, 0.6)],
        40,
        material("bag", "#0b0b0c", 0.25, bump=0.8, bump_scale=14),
        group,
    )
    return group


def oil_drum(location, parent=None, color=None, rotation=0, lab="HUILE"):
    """A 200-litre drum."""
    group = new_group("dm", location, (0, 0, rotation), parent)
    a = color or material("drumb", "#1c2b3a", 0.4, clearcoat=0.3, clearcoat_roughness=0.2)
    points = [(0, 0.015), (0.27, 0.015), (0.275, 0), (0.288, 0), (0.29, 0.02), (0.285, 0.03)]
    for z in (0.29, 0.58):
        points += [(0.285, z - 0.03), (0.296, z - 0.012), (0.296, z + 0.012), (0.285, z + 0.03)]
    points += [(0.285, 0.85), (0.29, 0.86), (0.288, 0.88), (0.275, 0.88), (0.27, 0.865), (0, 0.865)]
    lathe("b", points, 64, a, group)
    cylinder("bg", 0.03, 0.02, (0.17, 0.05, 0.872), workshop_finish("steel"), group)
    for i, ch in enumerate(lab):
        thickness = -pi / 2 + (i - (len(lab) - 1) / 2) * 0.28
        lettering(
            ch,
            0.11,
            (0.2862 * math.cos(thickness), 0.2862 * math.sin(thickness), 0.435),
            (pi / 2, 0, thickness + pi / 2),
            workshop_finish("white"),
            group,
            0.001,
        )
    return group
