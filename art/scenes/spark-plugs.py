"""Five spark plugs on a dark slab."""

from math import pi

from library.hardware import spark_plug
from library.palette import workshop_finish
from library.shapes import box
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import stone_slab

new_scene(exposure=0.65)
stone_slab("#2a2c2f", 0.3)
for i in range(4):
    spark_plug(None, (-0.06 + 0.046 * i, 0.02 * i - 0.02, 0.0092), (pi / 2, 0, -0.2 + 0.03 * i))
spark_plug(None, (0.052, -0.052, 0.0092), (pi / 2, 0, 1.2))
area_light((-0.5, 0.25, 0.45), (0, 0, 0), (0.3, 0.1), 3.0, "#e6efff")
area_light((0.5, 0.05, 0.28), (0, 0, 0), (0.06, 0.4), 3.4, "#ffb878")
area_light((0, 0.4, 0.35), (0, 0, 0), (0.6, 0.08), 3, "#ffffff")
area_light((0, -0.45, 0.45), (0, 0, 0), (0.5, 0.2), 1.4, "#ffffff")
area_light((0, 0.8, 0.8), (0, 1.2, 0.2), (1.2, 0.2), 6, "#ff9a52")
box("bk", (6, 0.05, 3), (0, 1.3, 0.6), 0, workshop_finish("charcoal"))
ambient_light((0.02, 0.021, 0.024), 1)
camera((0.06, -0.29, 0.165), (0.013, -0.006, 0.004), lens=58, fstop=4.5, focus=(-0.01, -0.015, 0.008))

SAMPLES = 48
