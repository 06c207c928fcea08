"""Winter tread in snow."""

import math
import numpy as np
from math import pi
from mathutils import Vector

from library.materials import glow
from library.outlines import smooth_noise
from library.shapes import cylinder, mesh, new_group
from library.studio import ambient_light, area_light, camera, new_scene, no_diffuse_light
from library.surfaces import snow
from library.surfaces_from_functions import grains
from library.tire import tire, winter_tread

new_scene(exposure=0.3)
rng = np.random.default_rng(3)
E_ = new_group("E", (0.085, 0.1, 0.32), (0, 0, pi / 2 - 0.62 + 0.5))
T = new_group("T", (0, 0, 0), (0, 0, 0), E_)
tire(T, R=0.328, detail=False)
winter_tread(T, 0.336, 0.205, pi * 0.5, pi * 1.75)
nx, ny = (260, 220)
X = np.linspace(-0.75, 0.75, nx)
Y = np.linspace(-0.42, 1.1, ny)
Z = (
    0.01 * smooth_noise(nx, ny, 7, rng)
    + 0.0045 * smooth_noise(nx, ny, 26, rng)
    + 0.0022 * smooth_noise(nx, ny, 80, rng)
)
c, s = (math.cos(pi / 2 - 0.62 + 0.5), math.sin(pi / 2 - 0.62 + 0.5))


def gz(x, y):
    i = np.clip(((x + 0.75) / 1.5 * (nx - 1)).astype(int), 0, nx - 1)
    j = np.clip(((y + 0.42) / 1.52 * (ny - 1)).astype(int), 0, ny - 1)
    return Z[i, j]


XX, YY = np.meshgrid(X, Y, indexing="ij")
dx, dy = (XX - 0.085, YY - 0.1)
al = dx * -s * 0 + (dx * c + dy * s) * 1
ax = -dx * s + dy * c
roll = dx * c + dy * s
side = -dx * s + dy * c
Z -= 0.01 * np.exp(-((side / 0.095) ** 6)) * (1 / (1 + np.exp(-roll / 0.03))) + 0.004 * np.exp(
    -((side / 0.1) ** 4)
) * np.exp(-((roll / 0.09) ** 2))
Z += 0.014 * np.exp(-(((np.abs(side) - 0.125) / 0.026) ** 2)) * (1 / (1 + np.exp(-(roll + 0.06) / 0.03)))
V = [(X[i], Y[j], Z[i, j]) for i in range(nx) for j in range(ny)]
F = [
    (i * ny + j, (i + 1) * ny + j, (i + 1) * ny + j + 1, i * ny + j + 1) for i in range(nx - 1) for j in range(ny - 1)
]
sm = snow()
mesh("sn", V, F, sm, None, True, smooth_angle=180)
x = rng.uniform(-0.55, 0.5, 9000)
y = rng.uniform(-0.4, 0.5, 9000)
r = np.minimum(0.0052, 0.001 * np.exp(rng.normal(0.1, 0.55, 9000)))
grains(np.stack([x, y, gz(x, y) + r * 0.3], 1), r, sm, "gr", rng)
a = rng.uniform(pi * 0.8, pi * 1.62, 3600)
yy = rng.uniform(-0.097, 0.097, 3600)
lvl = rng.random(3600) < 0.5
rr = np.where(lvl, 0.3372 - np.abs(yy / 0.1025) ** 4 * 0.01, 0.3295 - np.abs(yy / 0.1025) ** 4 * 0.008)
keep = np.where(lvl, rng.random(3600) < 0.16, True) & (
    rng.random(3600) < np.clip(((a - pi * 0.85) / 1.9) ** 1.5, 0.03, 1)
)
a, yy, rr = (a[keep], yy[keep], rr[keep])
q = np.minimum(0.0026, 0.00065 * np.exp(rng.normal(0.15, 0.6, len(a))))
grains(np.stack([rr * np.cos(a), yy, rr * np.sin(a)], 1), q, sm, "cr", rng, 1, T)
sky = glow("skyb", "#8199b5", 0.5)
no_diffuse_light(mesh("bg", [(-6, 4, -1), (6, 4, -1), (6, 4, 4), (-6, 4, 4)], [(0, 1, 2, 3)], sky))
bk = glow("bokeh", "#ffb060", 5.5)
bo = glow("bokeh2", "#ffe2c0", 4.0)
filter_width = Vector((0.43, 0.68, -0.03)).normalized()
ri = filter_width.cross(Vector((0, 0, 1))).normalized()
up = ri.cross(filter_width)
rq = (-filter_width).to_track_quat("Z", "Y").to_euler()
for i, (a_, b_) in enumerate(((-1.36, 0.34), (-1.2, 0.56), (-1.04, 0.4), (-1.3, 0.76), (-1.12, 0.7))):
    q = Vector((-0.43, -0.7, 0.15)) + filter_width * 4.6 + ri * a_ * 0.92 + up * b_ * 0.92
    no_diffuse_light(cylinder("bk", 0.012, 0.004, tuple(q), bk if i % 2 == 0 else bo, rotation=rq, bevel=0.0005))
area_light((-1.2, 0.3, 1.5), (0, 0, 0.15), (0.8, 0.7), 46, "#d4e4ff")
area_light((1.1, -0.5, 1.0), (0, 0, 0.2), (0.25, 0.8), 24, "#ffb878")
area_light((-0.5, -1.2, 1.0), (0, 0, 0.15), (1.0, 0.6), 13, "#e0ebff")
area_light((0.2, 1.3, 1.0), (0, 0.1, 0.25), (1.2, 0.3), 18, "#f3f7ff")
ambient_light((0.11, 0.14, 0.19), 1)
camera((-0.43, -0.7, 0.15), (0.0, -0.02, 0.12), lens=62, fstop=4, focus=(-0.06, -0.17, 0.11))
