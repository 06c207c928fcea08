"""Tires stacked and stored on racks."""

import random
from math import pi

from library.palette import workshop_finish
from library.rim import rim
from library.shapes import box, duplicate_tree, new_group
from library.tire import tire


def tire_stack(location, n=4, parent=None, seed=1, detail=False):
    """Tires lying on each other."""
    rng = random.Random(seed)
    group = new_group("ts", location, (0, 0, 0), parent)
    for i in range(n):
        t = new_group(
            "t",
            (rng.uniform(-0.015, 0.015), rng.uniform(-0.015, 0.015), 0.105 + 0.21 * i),
            (pi / 2, 0, rng.uniform(0, 6)),
            group,
        )
        tire(t, detail=detail)
    return group


def tire_rack(location, L=2.7, rows=3, parent=None, rotation=0, seed=1, detail=False, depth=0.55, full=1.0):
    """A rack along local y, three rows of standing tires."""
    group = new_group("rk", location, (0, 0, rotation), parent)
    H = 0.35 + 0.86 * rows - 0.15
    for y in (-L / 2, 0, L / 2):
        for x in (-depth / 2, depth / 2):
            box("p", (0.05, 0.05, H), (x, y, H / 2), 0.005, workshop_finish("charcoal"), group)
        for z in (0.4, H - 0.2):
            box("x", (depth, 0.03, 0.04), (0, y, z), 0.004, workshop_finish("charcoal"), group)
    rng = random.Random(seed)
    proto = None
    protor = None
    for r in range(rows):
        z = 0.3 + 0.86 * r
        for x in (-0.19, 0.19):
            box("b", (0.04, L, 0.05), (x, 0, z), 0.005, workshop_finish("accent"), group)
        y = -L / 2 + 0.16
        while y < L / 2 - 0.12:
            if rng.random() < full:
                hasrim = rng.random() < 0.22
                source = protor if hasrim else proto
                if source is None:
                    q = new_group("q", (0, y, z + 0.275), (0, rng.uniform(0, 6), 0), group)
                    tire(q, rim=0.238, detail=detail)
                    if hasrim:
                        rim(q, R=0.238)
                        protor = q
                    else:
                        proto = q
                else:
                    duplicate_tree(
                        source,
                        group,
                        location=(0, y + rng.uniform(-0.01, 0.01), z + 0.275),
                        rotation=(0, rng.uniform(0, 6), rng.uniform(-0.02, 0.02)),
                    )
            y += 0.235
    return group
