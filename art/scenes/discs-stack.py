"""Three discs and two pads."""

import math
from math import pi

from library.brake_disc import brake_disc
from library.brake_pad import brake_pad
from library.materials import material
from library.shapes import box, cylinder, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import planks, wood

new_scene(exposure=0.35)
planks(2.0, 1.6, 0, 0.05, wood("maple", ("#8d7352", "#ad9470", "#bfa988"), 0.45), seed=7, seglen=1.5)
for i in range(3):
    d = new_group("d", (0.004 * i - 0.05, 0.05 + 0.003 * i, 0.0125 + 0.0545 * i), (pi / 2, 0, 0))
    s = new_group("s", (0, 0, 0), (0, 0.3 + 0.5 * i, 0), d)
    brake_disc(s, R=0.15, holes=i != 1)
    for k in range(5):
        a = 2 * pi * k / 5
        cylinder(
            "h",
            0.0068,
            0.0012,
            (0.054 * math.cos(a), 0.0424, 0.054 * math.sin(a)),
            material("holeblk", "#020202", 1, specular=0),
            s,
            axis="y",
            bevel=0.0003,
        )
for x, y, r, direction in ((0.185, -0.02, 0.35, -1), (0.18, -0.105, 0.18, 1)):
    group = new_group("pe", (x, y, 0))
    group.scale = (1.2, 1.2, 1.1)
    brake_pad((0, 0, 0), (0, 0, r), group, side=direction)
box("bk", (8, 0.1, 4), (0, 1.8, 1), 0, material("bkc", "#55585c", 0.8))
area_light((-1.1, 0.3, 1.1), (0, 0, 0.1), (0.7, 0.6), 24, "#e6efff")
area_light((1.1, 0.1, 0.5), (0.1, 0, 0.1), (0.2, 0.9), 9, "#ffc593")
area_light((0, 0.9, 0.9), (0, 0.1, 0.1), (1.5, 0.2), 12, "#ffffff")
area_light((-0.1, -1.1, 0.9), (0, 0, 0.08), (0.9, 0.4), 5, "#fff4e6")
area_light((0, 1.0, 1.3), (0, 1.75, 0.4), (2.2, 0.3), 16, "#ffb070")
ambient_light((0.05, 0.053, 0.06), 1)
camera((0.075, -0.88, 0.31), (0.055, 0.02, 0.074), lens=64, fstop=5, focus=(0.0, -0.09, 0.1))

SAMPLES = 64
