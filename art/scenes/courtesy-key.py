"""The courtesy car's key on its hook."""

import math
import numpy as np
from math import pi

from library.keys import car_key
from library.materials import brushed_steel, material, printed
from library.outlines import rounded_rectangle
from library.palette import workshop_finish
from library.shapes import FACING_FRONT, box, cylinder, extrude, lathe, lettering, new_group, tube
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import wood
from library.surfaces_from_functions import grid_surface

new_scene(exposure=0.75)
wd = wood("walnut", ("#3a2417", "#553723", "#6d4a30"), 0.42, 1.6)
box("bd", (1.6, 0.03, 0.9), (0, 0.015, 0.05), 0.004, wd)
br = brushed_steel("brass", "#b58a43", 0.22, 0.05)
ik = material("inkw", "#f2efe9", 0.5)
for i in range(4):
    x = -0.24 + 0.16 * i
    cylinder("ros", 0.012, 0.004, (x, -0.002, 0.17), br, axis="y", bevel=0.0012)
    tube("hk", [(x, -0.004, 0.17), (x, -0.03, 0.166), (x, -0.04, 0.172), (x, -0.042, 0.184)], 0.0028, br, res=8)
    lathe(
        "kn",
        [(0, 0.0046), (0.004, 0.003), (0.0046, 0), (0.004, -0.003), (0, -0.0046)],
        32,
        br,
        None,
        location=(x, -0.042, 0.187),
    )
    cylinder("pl", 0.016, 0.002, (x, -0.001, 0.225), material("plq", "#17181a", 0.4), axis="y", bevel=0.0006)
    lettering(str(i + 1), 0.016, (x, -0.0025, 0.225), FACING_FRONT, ik, None, 0.0002)
x = -0.24 + 0.16
g = new_group("g", (x, -0.03, 0.162))
lathe(
    "ring",
    [(0.0135 + 0.0011 * math.cos(a), 0.0011 * math.sin(a)) for a in np.linspace(0, 2 * pi, 13)[:-1]],
    72,
    brushed_steel("keyst", "#b6b8ba", 0.24, 0.06),
    g,
    location=(0, 0, -0.012),
    rotation=(0, pi / 2, 0.25),
    close=True,
)
k = new_group("k", (0.006, 0.004, -0.024), (0, -0.3, 0), g)
kk = new_group("kk", (-0.004, 0, -0.037), (pi / 2, pi / 2, 0), k)
car_key((0, 0, -0.007), (0, 0, 0), kk)
t = new_group("t", (-0.006, -0.014, -0.022), (0, 0.34, 0.1), g)
lw = 0.046
lh = 0.069
extrude(
    "tg",
    rounded_rectangle(lw, lh, 0.005, 6, 0, -lh / 2 - 0.004),
    0.0016,
    workshop_finish("accent"),
    t,
    rotation=FACING_FRONT,
    bevel=0.0004,
)
o = grid_surface(
    "tl",
    lambda u, v: ((u - 0.5) * lw * 0.98, -0.0012, -0.0045 - lh * 0.99 + lh * 0.98 * v),
    3,
    3,
    printed("cour", "courtesy-tag.png", 0.4, 0.2, 0),
    t,
)
box("ledge", (1.6, 0.1, 0.012), (0, -0.03, -0.105), 0.003, wd)
area_light((-0.9, -0.8, 0.7), (0, 0, 0.1), (0.35, 0.35), 7, "#fff1de")
area_light((0.9, -0.7, 0.3), (0, 0, 0.1), (0.4, 0.8), 4.5, "#dfe9ff")
area_light((0, -0.5, 0.85), (0, 0, 0.1), (0.9, 0.15), 3.5, "#ffffff")
ambient_light((0.035, 0.037, 0.042), 1)
camera((0.085, -0.64, 0.14), (-0.03, -0.02, 0.116), lens=60, fstop=3.2, focus=(-0.08, -0.045, 0.115))
