"""A used and a new air filter."""

import math
import numpy as np
from math import pi

from library.filters_and_belts import air_filter
from library.hardware import bolt
from library.materials import material
from library.shapes import box, extrude
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import concrete

new_scene(exposure=0.75)
box("top", (3, 3, 0.04), (0, 0, -0.02), 0, concrete("cool", ("#74797d", "#8c9195", "#a0a5a8"), 0.55, 2.6, True))
frame_finish = material("pu", "#a8380a", 0.55, bump=0.12, bump_scale=300)
fd = material("pud", "#8a3a12", 0.7, variation=0.16, variation_scale=14, bump=0.2, bump_scale=240)
air_filter(
    0.235,
    0.165,
    0.034,
    dirty=True,
    location=(-0.138, 0.02, 0),
    rotation=(0, 0, 0.1),
    frame_finish=fd,
    seed=4,
    debris=170,
)
air_filter(
    0.235,
    0.165,
    0.034,
    dirty=False,
    location=(0.134, 0.012, 0),
    rotation=(0, 0, -0.07),
    frame_finish=frame_finish,
    seed=2,
)
rng = np.random.default_rng(8)
ds = [material("dst%d" % i, c, 0.95) for i, c in enumerate(("#4a4136", "#6b604d", "#332d26"))]
for i in range(130):
    a = rng.uniform(0, 2 * pi)
    r = abs(rng.normal(0, 0.035))
    x = -0.138 + math.copysign(0.118, math.cos(a)) * min(1, abs(math.cos(a)) * 1.5) + r * math.cos(a)
    y = 0.02 + math.copysign(0.083, math.sin(a)) * min(1, abs(math.sin(a)) * 1.5) + r * math.sin(a)
    s = float(min(0.004, 0.0005 * math.exp(rng.normal(0.1, 0.6))))
    k = 5
    points = [
        (
            s * (1 + 0.5 * rng.random()) * math.cos(2 * pi * j / k),
            s * 0.6 * (1 + 0.6 * rng.random()) * math.sin(2 * pi * j / k),
        )
        for j in range(k)
    ]
    extrude(
        "d",
        points,
        s * 0.4,
        ds[int(rng.integers(3))],
        None,
        location=(x, y, s * 0.2),
        rotation=(0, 0, rng.uniform(0, 6)),
        bevel=0,
    )
for x, y in ((-0.018, -0.108), (0.012, -0.122), (0.04, -0.106)):
    bolt(0.016, 0.0028, None, (x, y, 0.0046), (0, pi / 2, x * 40), flange=True)
area_light((-1.1, 0.75, 0.7), (0, 0, 0), (0.45, 0.45), 24, "#e2ecff")
area_light((1.2, 0.4, 0.7), (0.1, 0, 0), (0.4, 0.9), 7, "#ffe0c0")
area_light((0, -0.9, 1.4), (0, 0, 0), (1.3, 0.6), 2.5, "#ffffff")
ambient_light((0.05, 0.056, 0.064), 1)
camera((0.0, -0.5, 0.54), (0.0, -0.008, 0.01), lens=49, fstop=5, focus=(0, -0.03, 0.03))
