"""A panel: bare steel, primer, finished paint."""

import math
from math import pi

from library.materials import material
from library.palette import workshop_finish
from library.shapes import box
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import workshop_floor
from library.surfaces_from_functions import grid_surface

new_scene(exposure=0.35)
box("floor", (10, 10, 0.1), (0, 0, -0.5), 0, workshop_floor(True))
box("bk", (12, 0.1, 7), (0, 3.2, 2), 0, workshop_finish("charcoal"))
W, Hh = (1.9, 1.05)


def surf(u, v):
    x = (u - 0.5) * W
    z = v * Hh
    y = -0.16 * math.sin(pi * min(1, max(0, v))) ** 0.8 - 0.05 * math.exp(-(((v - 0.62) / 0.05) ** 2)) - 0.04 * u
    return (x, y, z)


def sect(u0, u1, finish, off=0):
    return grid_surface(
        "pn",
        lambda u, v: (lambda p: (p[0], p[1] - off, p[2]))(surf(u0 + (u1 - u0) * u, v)),
        40,
        120,
        finish,
        None,
        thick=0.004,
    )


sect(
    0,
    0.3,
    material(
        "baresteel", "#a9abad", 0.36, 1, roughness_variation=0.05, variation_scale=2.5, bump=0.02, bump_scale=90
    ),
)
sect(0.3, 0.55, material("primer", "#8b9094", 0.72, specular=0.25, bump=0.12, bump_scale=260))
sect(0.55, 1, material("paintP", "#b93203", 0.4, metallic=0.35, clearcoat=1, clearcoat_roughness=0.012))
for u in (0.3, 0.55):
    sect(u - 0.009, u + 0.009, material("tape", "#cfae6c", 0.65, bump=0.2, bump_scale=400), 0.0022)
area_light((-2.0, -1.6, 2.0), (0, 0, 0.5), (1.0, 0.9), 55, "#eef3ff")
area_light((1.7, -1.8, 1.3), (0.4, -0.1, 0.6), (0.25, 2.0), 50, "#ffffff")
area_light((0.4, -1.4, 2.2), (0.4, -0.1, 0.7), (2.2, 0.22), 40, "#ffffff")
area_light((-1.8, -0.5, 0.7), (-0.4, 0, 0.5), (0.2, 1.4), 14, "#ffc593")
area_light((0, 1.8, 2.6), (0, 3.1, 0.8), (4, 0.4), 80, "#ff9a52")
ambient_light((0.035, 0.037, 0.042), 1)
camera((-0.25, -2.1, 0.78), (0.02, -0.1, 0.53), lens=52, fstop=3.2, focus=(0.05, -0.15, 0.6))
