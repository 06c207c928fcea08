"""The front on a summer day, shadows of leaves on the brick."""

import numpy as np
from math import pi
from mathutils import Vector

from library.car import car
from library.materials import material
from library.sets.street import street
from library.shapes import mesh, new_group, tube
from library.studio import camera, new_scene

new_scene(exposure=0.4)
street(winter=False, day=True)
g = new_group("g", (-4.45, -2.9, 0), (0, 0, -pi / 2 - 0.02))
car("blue", parent=g, detail=False, lights=False)
rng = np.random.default_rng(4)
d = Vector((0.485, 0.621, -0.616))
lf = material("leaf", "#2c4a1e", 0.6)
vertices = []
faces = []
for _ in range(1500):
    c = Vector((-5.2, 0, 4.3)) - d * 7.5 + Vector(tuple(rng.normal(0, (1.5, 1.1, 1.2))))
    a, b = [Vector(tuple(rng.normal(0, 1, 3))).normalized() * 0.16 for _ in (0, 1)]
    k = len(vertices)
    vertices += [c - a, c - b * 0.6, c + a, c + b * 0.6]
    faces.append((k, k + 1, k + 2, k + 3))
mesh("leaves", vertices, faces, lf)
tube("branch", [(-12, -5.2, 6.5), (-11, -4.8, 8), (-9.6, -4.4, 8.6)], 0.12, lf)
camera((-2.6, -11.6, 1.55), (-1.0, 0, 1.55), lens=31, fstop=8, focus=(0, 0, 1.5), shift=(0, 0.075))

SAMPLES = 48
GRADE = {"bloom": 0.02}
