"""A car before the door while snow falls."""

import numpy as np
from math import pi

from library.car import car
from library.sets.street import street
from library.shapes import new_group
from library.studio import camera, new_scene
from library.surfaces import snow
from library.surfaces_from_functions import grains

new_scene(exposure=0.0)
street(winter=True, day=True)
g = new_group("g", (-2.1, -4.6, -0.01), (0, 0, -pi / 2 - 0.3))
car("graphite", parent=g, detail=False, lights=True)
rng = np.random.default_rng(5)
n = 1300
P = np.stack([rng.uniform(-6, 4, n), rng.uniform(-8.2, -1, n), rng.uniform(0, 5, n)], 1)
grains(P, rng.uniform(0.004, 0.009, n), snow(), "flakes", rng)
camera((-4.3, -11.2, 1.05), (-1.75, -4.0, 0.95), lens=46, fstop=2.2, focus=(-2.4, -6.6, 0.8), shift=(0.0, 0.03))

GRADE = {"bloom": 0.02}
