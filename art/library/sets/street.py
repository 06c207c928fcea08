"""The garage seen from the street, in winter or summer, by day or in the evening."""

from math import pi

from library.bins_and_drums import oil_drum
from library.car import car
from library.diagnostic_cart import diagnostic_cart
from library.floor_equipment import oil_drainer, trolley_jack
from library.lift import two_post_lift
from library.materials import tinted_glass
from library.rooms import workshop_room
from library.sets.street_front import facade, lit_sign, roll_door, side_door_and_window
from library.sets.street_ground_and_light import daylight, evening_light, snow_ground, summer_ground
from library.sets.workshop import work_wall
from library.shapes import box, new_group
from library.stock_shelf import stock_shelf
from library.surfaces import workshop_floor
from library.tire_storage import tire_rack
from library.trolley_and_bench import stool, tool_trolley
from library.wall_fittings import extinguisher, wall_clock


def inside():
    """What is seen through the door."""
    workshop_room(-3.2, 7.0, 0.36, 7.2, 4.3, tubes=((-0.2, 3.4), (1.6, 4.4)), led=7, floor=False)
    box("fl", (10.2, 6.9, 0.2), (1.9, 3.8, -0.1), 0, workshop_floor())
    tinted_glass("glsW", 0.5, 0.18)
    g = new_group("g", (1.15, 3.5, 0), (0, 0, -pi / 2 - 0.12))
    car("silver", parent=g, detail=False)
    work_wall(3.6, 7.2, 3.0)
    wall_clock((1.2, 7.18, 2.5))
    stock_shelf((-0.9, 6.9, 0), 1.9, 2.1, 0.5, 5, seed=3)
    tool_trolley((3.15, 5.0, 0), 0.2)
    tire_rack((6.6, 4.0, 0), L=3.6, rows=3)
    oil_drum((-2.4, 5.6, 0))
    stool((2.9, 2.4, 0))
    trolley_jack((2.75, 1.7, 0), 1.9)
    diagnostic_cart((3.1, 3.3, 0), -0.5)
    oil_drainer((-0.45, 2.2, 0), h=1.0)
    oil_drum((-0.2, 5.9, 0))
    extinguisher((1.75, 7.18, 0.8))
    two_post_lift(
        (0, 0, 0), h=0.25, span=3.1, rotation=-pi / 2, parent=new_group("lg", (1.15, 3.7, 0)), beam=False, H=3.6
    )


def street(winter=True, day=False):
    """Builds the front with its ground and its light; the scene adds the camera."""
    facade(winter)
    roll_door()
    lit_sign(winter)
    side_door_and_window(winter, day)
    inside()
    snow_ground() if winter else summer_ground()
    daylight(winter) if day else evening_light()
