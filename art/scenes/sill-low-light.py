"""Sill and wheel of a lifted car in low warm light."""

from math import pi

from library.bins_and_drums import oil_drum
from library.rooms import workshop_room
from library.sets.workshop import lift_bay_with_car
from library.studio import ambient_light, area_light, camera, new_scene
from library.trolley_and_bench import tool_trolley

new_scene(exposure=0.9)
workshop_room(-7, 9, -5, 4.0, 4.6, tubes=((), ()))
lift_bay_with_car(0, 0, 1.1, "graphite", beam=False, rotation=pi, span=3.1)
tool_trolley((2.9, 3.2, 0), -0.2)
oil_drum((-2.6, 3.4, 0))
area_light((0, -3.3, 2.6), (0, -0.9, 1.9), (4.6, 0.2), 60, "#ffffff")
area_light((-3.6, -2.6, 1.2), (-0.3, -0.9, 1.4), (0.3, 2.0), 50, "#ff9a4a")
area_light((3.8, -2.4, 1.5), (0.5, -0.9, 1.5), (0.3, 1.6), 36, "#bcd4ff")
area_light((0, 2.2, 4.0), (0, 4.0, 1.4), (5, 0.4), 170, "#ffb070")
area_light((-0.2, -1.6, 0.3), (0, -0.85, 1.25), (2.6, 0.3), 10, "#ffb878")
ambient_light((0.01, 0.011, 0.014), 1)
camera((-1.55, -3.9, 1.2), (-0.38, -0.9, 1.33), lens=48, fstop=2.2, focus=(-0.3, -0.95, 1.3))
