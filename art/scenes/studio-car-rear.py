"""The black car from behind, tail lights on."""

from math import pi

from library.car import car
from library.materials import material, tinted_glass
from library.shapes import box, new_group
from library.studio import ambient_light, area_light, camera, new_scene

new_scene(exposure=0.7)
box(
    "floor",
    (60, 60, 0.1),
    (0, 0, -0.05),
    0,
    material("sfloor", "#0b0c0e", 0.17, roughness_variation=0.05, variation_scale=1.0, bump=0.002, bump_scale=16),
)
box("bk", (60, 0.2, 14), (0, 10, 7), 0, material("bkm", "#131417", 0.8))
tinted_glass("glsW", 0.1, 0.004)
tinted_glass("glsF", 0.4, 0.45)
g = new_group("g", (0, 0, 0), (0, 0, pi / 2 + 0.55))
car("graphite", parent=g, detail=True)
area_light((0.1, 1.1, 3.5), (0, 0.4, 0), (0.34, 5.6), 180, "#ffffff")
area_light((4.6, 2.4, 1.9), (0, 0.4, 0.8), (0.4, 4.2), 250, "#eef4ff")
area_light((-4.6, 3.6, 2.2), (-0.8, 0.6, 0.8), (4.4, 0.3), 190, "#ff8a3a")
area_light((-4.4, -3.6, 2.5), (-1.0, -0.6, 0.6), (3.2, 0.22), 60, "#fff0e0")
area_light((3.0, -6.0, 2.6), (0.6, -1.4, 0.7), (3.0, 1.0), 80, "#eaf1ff")
area_light((-0.8, -6.0, 0.5), (0, -1.6, 0.4), (2.4, 0.4), 22, "#ffffff")
area_light((0.5, 7.6, 0.4), (0.5, 10, 1.6), (8, 0.3), 110, "#7f93b4")
ambient_light((0.008, 0.009, 0.011), 1)
camera((1.35, -7.8, 0.86), (0.05, 0, 0.7), lens=62, fstop=4, focus=(0.3, -1.8, 0.8), shift=(0, 0.01))

SAMPLES = 64
