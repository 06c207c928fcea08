"""Rooms."""

import numpy as np

from library.building_fittings import led_tube
from library.materials import material
from library.palette import galvanized, workshop_finish
from library.shapes import box, lathe, new_group, tube
from library.surfaces import masonry, workshop_floor


def workshop_room(
    x0=-6.5,
    x1=6.5,
    y0=-9,
    y1=4.6,
    h=4.6,
    joists=True,
    tubes=((-3.6, 0, 3.6), (-2.6, 0, 2.4)),
    led=6,
    floor=True,
    front=False,
    dado=True,
):
    """Room with painted block walls, joists, conduits; the back wall is at y1."""
    group = new_group("room")
    W = x1 - x0
    D = y1 - y0
    cx = (x0 + x1) / 2
    cy = (y0 + y1) / 2
    if floor:
        box("floor", (W + 16, D + 16, 0.2), (cx, cy, -0.1), 0, workshop_floor(False), group)
    wm = masonry("blkx", "#55575b", axis="xz")
    wy = masonry("blky", "#505256", axis="yz")
    box("back", (W, 0.2, h), (cx, y1 + 0.1, h / 2), 0, wm, group)
    box("left", (0.2, D, h), (x0 - 0.1, cy, h / 2), 0, wy, group)
    box("right", (0.2, D, h), (x1 + 0.1, cy, h / 2), 0, wy, group)
    if front:
        box("front", (W, 0.2, h), (cx, y0 - 0.1, h / 2), 0, wm, group)
    if dado:
        dm = masonry("dadx", "#1f2023", axis="xz", roughness=0.42)
        dy = masonry("dady", "#1f2023", axis="yz", roughness=0.42)
        box("dado", (W, 0.006, 1.2), (cx, y1 - 0.003, 0.6), 0, dm, group)
        box("st", (W, 0.008, 0.07), (cx, y1 - 0.004, 1.235), 0, workshop_finish("accent"), group)
        for xx, s in ((x0, 1), (x1, -1)):
            box("dado", (0.006, D, 1.2), (xx + s * 0.003, cy, 0.6), 0, dy, group)
            box("st", (0.008, D, 0.07), (xx + s * 0.004, cy, 1.235), 0, workshop_finish("accent"), group)
    box("ceil", (W, D, 0.2), (cx, cy, h + 0.1), 0, material("ceilm", "#232528", 0.7, bump=0.1, bump_scale=6), group)
    if joists:
        jm = material("joist", "#2b2d30", 0.55, 0.2)
        for y in np.arange(y1 - 1.0, y0, -2.0):
            for z in (h - 0.06, h - 0.42):
                box("ch", (W, 0.07, 0.05), (cx, y, z), 0, jm, group)
            path = []
            k = 0
            for x in np.arange(x0, x1 + 0.01, 0.36):
                path.append((x, y, h - 0.08 if k % 2 else h - 0.4))
                k += 1
            tube("web", path, 0.012, jm, group, smooth=False, res=1)
    for y in tubes[1]:
        for x in tubes[0]:
            led_tube((x, y, h - 0.5), 2.6, group, s=led)
            for q in (-1, 1):
                tube(
                    "hang",
                    [(x + q * 1.0, y, h - 0.45), (x + q * 1.0, y, h)],
                    0.004,
                    workshop_finish("black"),
                    group,
                    smooth=False,
                    res=1,
                )
    tube("air", [(x0, y1 - 0.05, 2.95), (x1, y1 - 0.05, 2.95)], 0.017, workshop_finish("accent"), group, smooth=False)
    for z in (3.25, 3.33):
        tube("cd", [(x0, y1 - 0.03, z), (x1, y1 - 0.03, z)], 0.012, galvanized(), group, smooth=False)
    for x in np.arange(x0 + 0.5, x1, 1.3):
        box("clip", (0.03, 0.06, 0.06), (x, y1 - 0.03, 2.95), 0.004, workshop_finish("dark steel"), group)
    return group


def simple_room(w=13, d=9, h=4.4, back_y=4.2, tubes=True, dark=False, led=20):
    """A plainer room for backgrounds."""
    group = new_group("room")
    box("floor", (30, 26, 0.2), (0, 0, -0.1), 0, workshop_floor(dark), group)
    box("back", (w, 0.2, h), (0, back_y + 0.1, h / 2), 0, workshop_finish("wall"), group)
    box("dado", (w, 0.03, 1.15), (0, back_y - 0.01, 0.575), 0.004, workshop_finish("charcoal"), group)
    box("stripe", (w, 0.035, 0.07), (0, back_y - 0.012, 1.19), 0.004, workshop_finish("accent"), group)
    box("left", (0.2, d * 2, h), (-w / 2 - 0.1, 0, h / 2), 0, workshop_finish("side wall"), group)
    box("right", (0.2, d * 2, h), (w / 2 + 0.1, 0, h / 2), 0, workshop_finish("wall"), group)
    box("ceil", (w, d * 2, 0.2), (0, 0, h + 0.1), 0, workshop_finish("charcoal"), group)
    for x in np.arange(-w / 2 + 1, w / 2, 2.4):
        box("beam", (0.14, d * 2, 0.28), (x, 0, h - 0.14), 0.006, workshop_finish("charcoal"), group)
    tube(
        "duct",
        [(-w / 2, back_y - 0.7, h - 0.5), (w / 2, back_y - 0.7, h - 0.5)],
        0.2,
        workshop_finish("dark steel"),
        group,
        smooth=False,
    )
    for x in np.arange(-w / 2 + 0.6, w / 2, 1.2):
        lathe(
            "dr",
            [(0.2, -0.012), (0.212, -0.012), (0.212, 0.012), (0.2, 0.012)],
            48,
            workshop_finish("dark steel"),
            group,
            axis="x",
            location=(x, back_y - 0.7, h - 0.5),
            close=True,
        )
    tube(
        "air",
        [(-w / 2, back_y - 0.06, 2.75), (w / 2, back_y - 0.06, 2.75)],
        0.018,
        workshop_finish("accent"),
        group,
        smooth=False,
    )
    if tubes:
        for y in (-2.6, 0.0, 2.4):
            for x in (-3.6, 0, 3.6):
                led_tube((x, y, h - 0.42), 2.6, group, s=led)
    return group
