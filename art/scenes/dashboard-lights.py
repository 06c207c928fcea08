"""Warning lights between two dials."""

import math
import numpy as np
from math import pi

from library.materials import material
from library.screen import screen
from library.shapes import box, lathe
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces_from_functions import grid_surface

new_scene(exposure=0.35)
screen("dashboard.png", 0.53, 0.2, 1.35, None, (0, 0, 0.11))
K = material("dashk", "#0d0e0f", 0.55, bump=0.15, bump_scale=900)
grid_surface(
    "hood",
    lambda u, v: (
        (u - 0.5) * 0.78,
        -0.16 + 0.2 * v,
        0.215 + 0.03 * math.sin(pi * u) - 0.01 * v + 0.004 * math.sin(pi * v),
    ),
    60,
    20,
    K,
    None,
    thick=0.012,
)
grid_surface(
    "base", lambda u, v: ((u - 0.5) * 0.9, -0.2 + 0.24 * v, 0.0 - 0.012 * (1 - v)), 40, 10, K, None, thick=0.02
)
for s in (-1, 1):
    box("side", (0.1, 0.24, 0.26), (s * 0.335, -0.06, 0.11), 0.04, K)
lathe(
    "wheel",
    [(0.19 + 0.0165 * math.cos(q), 0.0165 * math.sin(q)) for q in np.linspace(0, 2 * pi, 25)[:-1]],
    128,
    material("leatherk", "#131416", 0.48, bump=0.25, bump_scale=900),
    None,
    location=(0.03, -0.26, -0.135),
    rotation=(pi / 2 - 0.3, 0, 0),
    close=True,
)
area_light((-0.5, -0.6, 0.7), (0, 0, 0.1), (0.4, 0.3), 3.5, "#9fc0ff")
area_light((0.6, -0.5, 0.4), (0, 0, 0.1), (0.1, 0.5), 3.0, "#ff9a52")
area_light((0, -0.2, 0.55), (0, -0.1, 0.2), (0.6, 0.1), 1.6, "#cfe0ff")
ambient_light((0.006, 0.007, 0.009), 1)
camera((-0.17, -0.56, 0.205), (0.0, -0.02, 0.098), lens=50, fstop=2.0, focus=(0.0, -0.002, 0.11))

GRADE = {"bloom": 0.12}
