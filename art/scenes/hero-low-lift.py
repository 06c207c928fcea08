"""A white car overhead, seen from the floor with a wide lens."""

from math import pi

from library.building_fittings import led_tube
from library.ceiling_hoses import exhaust_hose
from library.diagnostic_cart import diagnostic_cart
from library.floor_equipment import oil_drainer, trolley_jack
from library.materials import material
from library.sets.workshop import floor_lines, lift_bay_with_car, workshop
from library.studio import ambient_light, area_light, camera, new_scene
from library.trolley_and_bench import stool, tool_trolley

new_scene(exposure=0.5)
workshop(door_strength=0.22, led=7, tubes=((), ()), door_color="#6f93c8", h=4.9)
for x in (-1.35, 3.75):
    for y in (-7.2, -4.3, -1.4, 1.5):
        led_tube((x, y, 4.35), 2.6, None, rotation=pi / 2, s=8, color="#fff3e0")
for y in (-2.9, 3.4):
    led_tube((-4.6, y, 4.35), 2.6, None, rotation=pi / 2, s=8)
    led_tube((7, y, 4.35), 2.6, None, rotation=pi / 2, s=8)
material("under", "#060607", 0.8)
material("heat", "#1a1a1b", 0.6, 0.5)
material("exh", "#1c1b1a", 0.5, 0.6)
lift_bay_with_car(1.2, 0, 1.02, "white", beam=False, H=3.9)
lift_bay_with_car(6.3, 1.2, 0.35, "petrol", lights=False, beam=False)
tool_trolley((3.9, 2.4, 0), 0.35)
oil_drainer((-0.2, 2.0, 0), h=1.1)
trolley_jack((-1.75, 0.2, 0), 0.5)
floor_lines((-1.3, 3.7))
diagnostic_cart((-1.9, 2.6, 0), 0.3)
stool((3.0, 1.9, 0))
exhaust_hose((-1.2, 2.6, 4.3), 2.3, reach=0.6)
area_light((1.2, -3.2, 4.5), (1.2, -1.4, 1.6), (0.3, 3.0), 130, "#ffffff")
area_light((-1.35, -3.0, 4.25), (0.6, -1.6, 1.9), (0.25, 6.0), 150, "#f2f5ff")
area_light((3.75, -3.0, 4.25), (1.8, -1.6, 1.9), (0.25, 6), 150, "#ffe9d2")
area_light((-3.6, -4.6, 1.5), (0.6, -1.9, 1.9), (0.5, 2.4), 80, "#b4cfff")
area_light((5.4, -3.6, 1.4), (1.8, -1.6, 1.8), (0.4, 2.2), 70, "#ff9d54")
area_light((4.1, 3.6, 4.1), (4.1, 5.0, 1.6), (4.0, 0.5), 150, "#ffcf9a")
area_light((1.2, 4.0, 4.1), (1.3, 5.0, 1.5), (2.6, 0.4), 110, "#ffd2a0")
area_light((-4.5, 3.8, 4.1), (-4.5, 5, 1.4), (3, 0.4), 60, "#ffd2a0")
ambient_light((0.014, 0.017, 0.023), 1)
camera((-0.55, -4.35, 0.4), (1.02, -0.9, 1.42), lens=22, fstop=3.5, focus=(0.9, -2.0, 1.6))
