"""A coin for scale: the size of 25 cents, with its value alone on a plain milled disc."""

import math
from math import pi

from library.materials import material
from library.shapes import extrude, lathe, lettering, new_group

RADIUS, THICKNESS = 0.01194, 0.00158


def coin_25_cents(location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """The coin lying on z = 0 of its group."""
    group = new_group("coin", location, rotation, parent)
    nickel = material("nickel", "#d6d2c8", 0.34, 1)
    field = material("nickel field", "#55524c", 0.55, 0.3, bump=0.08, bump_scale=3000)
    h = THICKNESS / 2
    reeds = [
        ((RADIUS - 0.00012 * (i % 2)) * math.cos(pi * i / 119), (RADIUS - 0.00012 * (i % 2)) * math.sin(pi * i / 119))
        for i in range(238)
    ]
    extrude("edge", reeds, THICKNESS * 0.94, nickel, group, location=(0, 0, h), bevel=0.00008)
    lathe(
        "rim",
        [(RADIUS - 0.0009, 2 * h - 0.0002), (RADIUS - 0.0007, 2 * h), (RADIUS - 0.00025, 2 * h), (RADIUS - 0.0001, h)],
        160,
        nickel,
        group,
    )
    lathe("field", [(0, 2 * h - 0.0001), (RADIUS - 0.0008, 2 * h - 0.0001)], 96, field, group)
    for text, size, y in (("25", 0.0112, 0.0024), ("CENTS", 0.0049, -0.0054)):
        letters = lettering(text, size, (0, y, 2 * h - 0.0001), (0, 0, 0), nickel, group, 0.00024)
        letters.data.offset = size * 0.02
    return group
