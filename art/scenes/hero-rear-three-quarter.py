"""A blue car leaves the workshop; daylight from behind the camera."""

from math import pi

from library.building_fittings import floor_drain
from library.car import car
from library.ceiling_hoses import exhaust_hose, hose_reel
from library.diagnostic_cart import diagnostic_cart
from library.floor_equipment import traffic_cone, trolley_jack
from library.lift import two_post_lift
from library.sets.workshop import floor_lines, lift_bay_with_car, workshop
from library.shapes import new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.trolley_and_bench import stool, tool_trolley

new_scene(exposure=0.5)
workshop(door_strength=0.8, led=7, door_color="#cfe0f5")
g = new_group("g", (0.9, -1.6, 0), (0, 0, pi / 2 - 0.1))
car("petrol", parent=g, detail=False, steer=0.0)
two_post_lift((0, 0, 0), h=0.35, span=3.1, rotation=-pi / 2, parent=new_group("lg", (4.6, 0.6, 0)), beam=True)
lift_bay_with_car(7.9, 1.2, 1.45, "graphite", lights=False, beam=True)
tool_trolley((2.5, 3.2, 0), 0.25)
diagnostic_cart((-1.6, 1.8, 0), 0.5)
trolley_jack((-1.8, -0.6, 0), 0.9)
stool((3.2, 2.0, 0))
floor_lines((-0.9, 2.7, 6.3))
floor_drain((0.9, -4.6, 0), 3.2)
traffic_cone((-2.4, -1.6, 0))
hose_reel((-0.9, 1.6, 4.2), 2.0, sway=0.05)
hose_reel((3.0, 1.6, 4.2), 1.8)
exhaust_hose((6.4, 2.6, 4.2), 2.0)
area_light((0.6, -9.0, 3.2), (0.9, -2, 0.9), (5.0, 2.6), 620, "#dce9fb")
area_light((-3.4, -2.2, 3.6), (0.5, -1.6, 0.8), (0.4, 4.4), 120, "#ffffff")
area_light((0.9, -1.2, 4.3), (0.9, -1.4, 0.8), (1.0, 4.2), 130, "#fff2e0")
area_light((5.2, -2.6, 2.4), (1.6, -2, 0.8), (0.6, 2.6), 80, "#ffd9b0")
area_light((4.1, 3.6, 4.1), (4.1, 5.0, 1.6), (4.0, 0.5), 170, "#ffcf9a")
area_light((1.2, 4.0, 4.1), (1.3, 5.0, 1.5), (2.4, 0.4), 80, "#ffd2a0")
area_light((-5, 3.8, 4.1), (-5, 5, 1.4), (3, 0.4), 60, "#ffd2a0")
[
    area_light((0.9 + q * 0.55 - 0.15, -4.05, 0.9), (0.9 + q * 0.6, -6, 0.2), (0.35, 0.06), 5, "#ff1a08")
    for q in (-1, 1)
]
ambient_light((0.03, 0.034, 0.04), 1)
camera((-1.95, -7.6, 1.18), (0.66, -1.2, 1.18), lens=43, fstop=2.2, focus=(0.4, -3.6, 0.9), shift=(0, 0.02))
