"""A key on a work order."""

from math import pi
from mathutils import Vector

from library.keys import car_key, leather_fob
from library.palette import workshop_finish
from library.paper import pen, sheet
from library.shapes import box, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import wood

new_scene(exposure=0.72)
box(
    "desk",
    (2.4, 1.8, 0.04),
    (0, 0, -0.02),
    0.003,
    wood("walnut", ("#3a2417", "#553723", "#6d4a30"), 0.42, 1.6),
    rotation=(0, 0, 0.06),
)
sheet("work-order.png", 0.2159, 0.2794, (-0.01, 0.04, 0.0006), 0.2, curl=0.006, corner=0.01, seed=1)
sheet("work-order.png", 0.2159, 0.2794, (-0.02, 0.052, 0.0001), 0.09, curl=0.002, corner=0.004, seed=2)
K = new_group("K", (0.04, -0.018, 0.0042), (0, 0, 0.62))
car_key((0.0, 0, 0), (0, 0, 0), K)
leather_fob((-0.052, -0.001, 0), (0, 0, 0.55), K)
pen((-0.128, 0.012, 0.0098), (0, -0.004, -0.74))
area_light((-1.25, 1.15, 1.25), (0, 0.02, 0), (0.11, 0.11), 36, "#e4edff")
for k in (-1, 0, 1):
    c = Vector((-0.66, 0.62, 0.66))
    box(
        "mul",
        (0.016, 0.016, 1.2),
        tuple(c + Vector((0.17 * k, 0.19 * k, 0))),
        0,
        workshop_finish("black"),
        rotation=(0, 0, 0.8),
    )
    box(
        "mulh",
        (0.016, 0.9, 0.016),
        tuple(c + Vector((0, 0, 0.16 * k))),
        0,
        workshop_finish("black"),
        rotation=(0, 0, -0.83 + pi / 2 * 0),
    )
area_light((1.0, 0.2, 0.9), (0, 0, 0), (0.9, 0.9), 4.5, "#ffcf9e")
area_light((0, 0.9, 0.5), (0, 0, 0), (1.2, 0.2), 2.5, "#eaf0ff")
area_light((-0.5, -0.7, 1.2), (0, 0, 0), (0.8, 0.6), 2.5, "#ffffff")
ambient_light((0.05, 0.054, 0.062), 1)
camera((0.05, -0.35, 0.32), (0.012, 0.012, 0.004), lens=50, fstop=8, focus=(0.03, -0.03, 0.012))
