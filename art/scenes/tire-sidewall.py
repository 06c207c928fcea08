"""The size on a sidewall in raking light."""

from math import pi

from library.materials import material
from library.palette import workshop_finish
from library.rim import rim
from library.shapes import box, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import workshop_floor
from library.tire import tire

new_scene(exposure=0.95)
al = material("alloy", "#b9bcc0", 0.27, 1, variation=0.03, variation_scale=2)
material("alloyD", "#3c3e41", 0.45, 0.8)
E_ = new_group("E", (0, 0, 0.336), (0, 0, pi))
S = new_group("S", (0, 0, 0), (0, pi + 0.2, 0), E_)
tire(S, letters=True)
rim(S)
box("floor", (8, 8, 0.1), (0, 0, -0.05), 0, workshop_floor(True))
box("bk", (8, 0.1, 4), (0, 2.4, 1), 0, workshop_finish("charcoal"))
area_light((0.2, -0.16, 1.15), (0, -0.1, 0.5), (0.9, 0.1), 10, "#ffffff")
area_light((-1.0, -0.42, 0.85), (-0.1, -0.1, 0.55), (0.2, 0.8), 24, "#ffcf9f")
area_light((1.1, -0.5, 0.5), (0, -0.1, 0.5), (0.14, 0.9), 9, "#cfe0ff")
area_light((0, 1.6, 2.2), (0, 2.3, 0.8), (3, 0.4), 50, "#ff9a52")
ambient_light((0.025, 0.027, 0.031), 1)
camera((-0.3, -0.62, 0.5), (-0.035, -0.1, 0.555), lens=70, fstop=2.4, focus=(-0.02, -0.105, 0.6))

SAMPLES = 64
