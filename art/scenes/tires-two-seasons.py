"""Winter tread beside summer tread."""

from math import pi

from library.materials import material
from library.shapes import box, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import concrete
from library.tire import tire, winter_tread

new_scene(exposure=1.0)
box("floor", (8, 8, 0.1), (0, 0, -0.05), 0, concrete("cool", ("#63676a", "#777b7e", "#8a8e91"), 0.45, 1.2, False))
box("bk", (12, 0.1, 6), (0, 2.6, 2), 0, material("bkc", "#2b2e32", 0.8, variation=0.05, variation_scale=0.8))
a = new_group("a", (-0.165, 0, 0.337), (0, 0, pi / 2 + 0.1))
T = new_group("T", (0, 0, 0), (0, 0.2, 0), a)
tire(T, R=0.328, detail=False)
winter_tread(T, 0.336, 0.205, 0, 2 * pi)
b = new_group("b", (0.165, 0.02, 0.337), (0, 0, pi / 2 - 0.1))
tire(b)
area_light((-1.5, -0.9, 1.5), (-0.1, 0, 0.35), (0.8, 0.8), 42, "#cfe2ff")
area_light((1.4, -0.8, 1.0), (0.15, 0, 0.3), (0.5, 1.1), 26, "#ffbe85")
area_light((0, 0.4, 1.9), (0, 0, 0.3), (1.6, 0.3), 26, "#ffffff")
area_light((-1.2, 1.6, 1.8), (-1.0, 2.5, 0.8), (1.6, 1.0), 26, "#7fa6dc")
area_light((1.3, 1.6, 1.8), (1.1, 2.5, 0.8), (1.6, 1.0), 26, "#ff9a52")
area_light((0, -1.6, 0.5), (0, 0, 0.25), (1.2, 0.4), 7, "#ffffff")
ambient_light((0.045, 0.048, 0.054), 1)
camera((0, -1.55, 0.44), (0, 0, 0.325), lens=54, fstop=3.2, focus=(0, -0.3, 0.36))
