"""The diagnostic tablet on the bench."""

from math import pi

from library.materials import material
from library.outlines import rounded_rectangle
from library.palette import workshop_finish
from library.pegboard import pegboard
from library.screen import screen
from library.shapes import FACING_FRONT, box, extrude, new_group, tube
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import concrete

new_scene(exposure=0.65)
box(
    "bench",
    (2.6, 1.4, 0.05),
    (0, 0.15, -0.025),
    0.006,
    concrete("palew", ("#55565a", "#626468", "#6e7074"), 0.5, 2.0, False),
)
box("bk", (8, 0.1, 4), (0, 1.9, 1), 0, workshop_finish("wall"))
pegboard((0.3, 1.82, 0.75), 2.6, 1.15)
t = new_group("t", (-0.03, 0.06, 0.098), (-0.42, 0, 0.16))
K = material("tabk", "#1a1b1d", 0.5, bump=0.08, bump_scale=700)
extrude(
    "b",
    rounded_rectangle(0.3, 0.212, 0.018, 8),
    0.02,
    K,
    t,
    location=(0, 0.0105, 0),
    rotation=FACING_FRONT,
    bevel=0.005,
    segments=4,
)
for sx in (-1, 1):
    for sz in (-1, 1):
        box(
            "bump",
            (0.036, 0.026, 0.036),
            (sx * 0.136, 0.01, sz * 0.092),
            0.01,
            workshop_finish("accent"),
            t,
            segments=4,
        )
extrude(
    "gl",
    rounded_rectangle(0.272, 0.184, 0.006, 5),
    0.001,
    material("glk", "#040405", 0.06, clearcoat=1),
    t,
    location=(0, -0.0003, 0),
    rotation=FACING_FRONT,
    bevel=0,
)
screen("tablet.png", 0.258, 0.173, 1.25, t, (0, -0.0011, 0))
box("stand", (0.1, 0.012, 0.16), (0, 0.055, -0.025), 0.003, K, t, rotation=(0.62, 0, 0))
p = new_group("p", (0.215, -0.085, 0.0125), (0, 0, 0.55))
extrude(
    "pl",
    [(-0.024, -0.01), (0.024, -0.01), (0.02, 0.01), (-0.02, 0.01)],
    0.03,
    K,
    p,
    location=(-0.01, 0, 0),
    rotation=(pi / 2, 0, pi / 2),
    bevel=0.0025,
)
box("bd", (0.036, 0.04, 0.022), (0.02, 0, 0), 0.005, workshop_finish("accent"), p, segments=4)
for i in range(8):
    for z in (-0.004, 0.004):
        box("pin", (0.002, 0.0022, 0.0016), (-0.0258, -0.014 + 0.004 * i, z), 0.0003, workshop_finish("steel"), p)
tube(
    "cb",
    [
        (0.251, -0.062, 0.0125),
        (0.285, -0.042, 0.01),
        (0.31, 0.02, 0.006),
        (0.27, 0.1, 0.006),
        (0.19, 0.13, 0.006),
        (0.13, 0.11, 0.03),
        (0.115, 0.085, 0.07),
    ],
    0.0045,
    workshop_finish("black"),
    res=6,
)
area_light((-1.0, 0.2, 0.9), (0, 0, 0.1), (0.5, 0.6), 9, "#e6efff")
area_light((1.1, 0.1, 0.5), (0.1, 0, 0.05), (0.2, 0.8), 8, "#ffc593")
area_light((0, 0.8, 0.9), (0, 0, 0.1), (1.2, 0.2), 6, "#ffffff")
area_light((0.3, 1.2, 1.9), (0.3, 1.8, 0.7), (2.4, 0.2), 30, "#ffb070")
ambient_light((0.025, 0.027, 0.03), 1)
camera((0.09, -0.72, 0.33), (0.03, 0.03, 0.088), lens=58, fstop=3.2, focus=(-0.01, 0.04, 0.1))

SAMPLES = 48
GRADE = {"bloom": 0.04}
