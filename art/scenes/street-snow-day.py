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
g = new_group("g", (1.2, -3.3, 0.0), (0, 0, pi / 2 + 0.06))
car("graphite", parent=g, detail=False, lights=True)
rng = np.random.default_rng(5)
n = 1300
P = np.stack([rng.uniform(-7, 5, n), rng.uniform(-8.2, -1, n), rng.uniform(0, 5, n)], 1)
grains(P, rng.uniform(0.004, 0.009, n), snow(), "flakes", rng)
camera((-5.6, -9.4, 1.35), (0.75, 0, 1.55), lens=32, fstop=4, focus=(0.6, -3.0, 1.2), shift=(0.0, 0.07))

SAMPLES = 48
GRADE = {"bloom": 0.02}
