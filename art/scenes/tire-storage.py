"""Stored tires with their tags."""

import random
from math import pi

from library.materials import printed
from library.palette import workshop_finish
from library.rooms import workshop_room
from library.shapes import box, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces_from_functions import grid_surface
from library.tire_storage import tire_rack

new_scene(exposure=0.9)
workshop_room(-3.2, 6, -5, 1.2, 4.2, tubes=((), ()))
random.seed(3)
R = new_group("R", (0, 0.62, 0), (0, 0, -pi / 2))
tire_rack((0, 0, 0), L=5.0, rows=3, parent=R, seed=4, detail=True, full=1.0)
for r in range(3):
    for i in range(5):
        x = -2.0 + 0.94 * i + 0.11 * ((i * 7 + r * 3) % 3 - 1)
        z = 0.3 + 0.86 * r - 0.075
        g = new_group("tg", (x, 0.29, z + 0.09), (0, 0.02 * ((i + r) % 3 - 1), 0))
        box("tb", (0.16, 0.0012, 0.096), (0, 0.001, -0.048), 0.002, workshop_finish("white"), g)
        grid_surface(
            "tl",
            lambda u, v: ((u - 0.5) * 0.158, -0.0005, -0.0955 + 0.095 * v),
            3,
            3,
            printed("tg%d" % ((i + r) % 5), "tire-tag-%d.png" % ((i * 2 + r) % 5), 0.5, 0.1, 0),
            g,
        )
area_light((-2.6, -1.8, 2.6), (-0.2, 0.4, 1.2), (0.6, 2.2), 95, "#e6efff")
area_light((2.6, -1.6, 1.8), (0.4, 0.4, 1.2), (0.5, 2.0), 80, "#ffd2a4")
area_light((0, -0.5, 3.9), (0, 0.4, 1.5), (4.5, 0.4), 120, "#ffffff")
area_light((-0.5, -2.6, 1.2), (-0.3, 0.4, 1.1), (2, 1), 26, "#ffffff")
ambient_light((0.03, 0.032, 0.036), 1)
camera((-2.05, -1.35, 1.3), (-0.1, 0.42, 1.22), lens=36, fstop=2.8, focus=(-0.75, 0.3, 1.2), shift=(0, 0.0))

SAMPLES = 48
