"""A tread gauge stands on a winter tire."""

from math import pi

from library.inspection_tools import tread_gauge
from library.palette import workshop_finish
from library.shapes import box, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import workshop_floor
from library.tire import tire, winter_tread

new_scene(exposure=0.8)
box("floor", (8, 8, 0.1), (0, 0, -0.05), 0, workshop_floor(True))
a = new_group("a", (0, 0, 0), (0, 0, pi / 2 - 0.55))
T = new_group("T", (0, 0, 0), (0, 0.3, 0), a)
tire(T, R=0.328, detail=False)
winter_tread(T, 0.336, 0.205, 0, pi)
g = new_group("g", (0, 0, 0.336 + 0.046), (0, 0, -0.28))
tread_gauge((0, 0, 0), (pi / 2, pi / 2, 0), g, reading="7,4")
area_light((-0.9, -0.5, 1.1), (0, 0, 0.36), (0.6, 0.6), 13, "#e6efff")
area_light((0.9, 0.1, 0.75), (0, 0, 0.36), (0.2, 0.7), 11, "#ffbe85")
area_light((0, 0.7, 0.8), (0, 0, 0.36), (1.0, 0.16), 8, "#ffffff")
area_light((0, 1.3, 1.2), (0, 2.2, 0.5), (2.5, 0.4), 26, "#ff9a52")
box("bk", (8, 0.1, 4), (0, 2.4, 1), 0, workshop_finish("charcoal"))
area_light((0, -0.9, 0.55), (0, 0, 0.38), (0.7, 0.3), 3.5, "#ffffff")
ambient_light((0.03, 0.032, 0.036), 1)
camera((0.16, -0.62, 0.545), (0.0, 0, 0.355), lens=68, fstop=2.8, focus=(0, -0.02, 0.37))
