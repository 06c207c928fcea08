"""A wheel off, the brake behind it."""

from math import pi

from library.car import car
from library.pegboard import pegboard
from library.rim import rim
from library.rooms import simple_room
from library.shapes import new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.tire import tire
from library.trolley_and_bench import tool_trolley

new_scene(exposure=0.5)
HZ = 0.2
simple_room(led=20, back_y=4.6, dark=False)
g = new_group("g", (0, 0, 0), (0, 0, 0))
car("silver", location=(0, 0, HZ), detail=False, parent=g, bare=(True, -1), under=True)
group = new_group("lw", (1.95, -0.96, 0.332), (-0.1, 0, pi - 0.42))
r = new_group("s", (0, 0, 0), (0, 0.35, 0), group)
tire(r, letters=True)
rim(r)
tb = tool_trolley((3.9, 2.6, 0), -0.5)
pegboard((1.0, 4.56, 1.9), 2.7, 1.15)
area_light((0.9, -2.4, 1.9), (1.5, -0.8, 0.5), (1.6, 0.8), 95, "#fff2e2")
area_light((2.9, -1.9, 1.0), (1.4, -0.8, 0.5), (0.3, 1.2), 42, "#ffd2a4")
area_light((-0.3, -1.7, 0.6), (1.35, -0.8, 0.5), (0.3, 1.0), 30, "#cfe2ff")
area_light((1.2, 3.2, 3.6), (1, 4.6, 1.7), (3.4, 0.5), 110, "#ffcf9a")
area_light((2.6, 1.4, 3.2), (2.4, 1.6, 0), (2.5, 1.5), 90, "#ffe2c0")
area_light((1.95, -2.4, 0.9), (1.95, -0.96, 0.35), (0.5, 0.5), 16, "#ffffff")
ambient_light((0.03, 0.032, 0.036), 1)
fx = (1.3, -0.8, HZ + 0.335)
camera((0.85, -2.15, 0.66), (1.52, -0.8, 0.475), lens=46, fstop=1.2, focus=fx)
