"""December the first ringed on a calendar."""

import math

from library.keys import car_key, leather_fob
from library.materials import material, printed
from library.outlines import rounded_rectangle
from library.paper import pen
from library.shapes import box, extrude, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import wood
from library.surfaces_from_functions import grid_surface

new_scene(exposure=0.6)
box(
    "desk",
    (2.4, 1.8, 0.04),
    (0, 0, -0.02),
    0.003,
    wood("maple", ("#9a7d58", "#b69a72", "#c7ae8a"), 0.45, 1.6),
    rotation=(0, 0, 0.06),
)
o = grid_surface(
    "cal",
    lambda u, v: (
        (u - 0.5) * 0.28,
        (v - 0.5) * 0.2284,
        0.0008 + 0.006 * max(0, (0.18 - v) / 0.18) ** 2 + 0.002 * math.sin(3 * u) * u,
    ),
    40,
    40,
    printed("pcal", "december.png", 0.6),
    None,
    (-0.02, 0.03, 0),
    (0, 0, 0.16),
    thick=0.0002,
)
extrude(
    "pad",
    rounded_rectangle(0.282, 0.2304, 0.003, 3),
    0.0014,
    material("paperedge", "#d9d5ca", 0.8),
    None,
    location=(-0.02, 0.03, 0.0),
    rotation=(0, 0, 0.16),
    bevel=0.0002,
)
K = new_group("K", (0.1, -0.02, 0.0042), (0, 0, 2.0))
car_key((0.0, 0, 0), (0, 0, 0), K)
leather_fob((-0.052, -0.001, 0), (0, 0, 0.45), K)
pen((-0.155, -0.088, 0.0062), (0, -0.004, 0.42), finish=material("peno", "#c2400b", 0.35, clearcoat=0.5))
area_light((-1.25, 1.15, 1.25), (0, 0.02, 0), (0.16, 0.16), 40, "#fff4e4")
area_light((1.0, 0.2, 0.9), (0, 0, 0), (0.9, 0.9), 5.5, "#dfe9ff")
area_light((0, 0.9, 0.5), (0, 0, 0), (1.2, 0.2), 2.5, "#eaf0ff")
ambient_light((0.07, 0.073, 0.08), 1)
camera((0.07, -0.38, 0.33), (0.008, 0.004, 0.0), lens=54, fstop=5, focus=(-0.03, 0.03, 0.003))
