"""Four tires and a mounted wheel."""

from math import pi

from library.materials import material
from library.rim import rim
from library.rooms import simple_room
from library.shapes import new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.tire import tire

new_scene(exposure=0.5)
material("wall", "#8f9498", 0.75, variation=0.05, variation_scale=0.8, bump=0.05, bump_scale=60)
material("side wall", "#8f9498", 0.75)
simple_room(led=16, back_y=2.3, tubes=False)
for i in range(4):
    group = new_group("t", (-0.92 + 0.25 * i, 0.1 + 0.03 * i, 0.336), (0, 0, pi / 2 + 0.04 * (i - 1.5) * 0))
    tire(group, letters=False)
al = material("alloy", "#c7c9cc", 0.25, 1, variation=0.03, variation_scale=2)
material("alloyD", "#55575a", 0.42, 0.8)
group = new_group("w", (0.52, -0.12, 0.336), (-0.1, 0, pi - 0.34))
r = new_group("s", (0, 0, 0), (0, 0.2, 0), group)
tire(r, letters=True)
rim(r, rim_finish=al)
for i in range(3):
    group = new_group("ts", (1.3, 0.7, 0.105 + 0.212 * i), (pi / 2, 0, 0.4 * i))
    tire(group)
area_light((-2.2, -1.4, 2.0), (0, 0, 0.3), (1.6, 1.4), 120, "#dde9ff")
area_light((1.3, -2.6, 1.2), (0.5, -0.1, 0.35), (1.4, 0.9), 46, "#ffffff")
area_light((2.6, -0.3, 1.0), (0.5, 0, 0.35), (0.3, 1.4), 36, "#ffd2a4")
area_light((0, 1.5, 3.4), (0, 2.3, 1.5), (4.5, 0.5), 130, "#f2f5ff")
area_light((-0.3, -0.2, 2.6), (-0.3, 0.1, 0.3), (2.4, 0.5), 50, "#ffffff")
ambient_light((0.07, 0.075, 0.085), 1)
camera((0.06, -2.45, 0.42), (0.06, 0, 0.375), lens=47, fstop=2.0, focus=(0.4, -0.25, 0.4))
