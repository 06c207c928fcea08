"""One invented car, 4.3 m long: profile curves under subdivision, everything else cast onto that skin."""

from library.car_body import greenhouse, lower_body, wheel_arches
from library.car_chassis import car_underside, car_wheels
from library.car_details import car_front, car_rear, car_trim, panel_gaps
from library.car_glass import cabin, car_windows
from library.car_paint import body_paint, trim_paint
from library.car_surface import BodySurface
from library.shapes import new_group


def car(
    color="graphite",
    location=(0, 0, 0),
    rotation=0,
    lights=True,
    detail=True,
    steer=0.0,
    parent=None,
    under=True,
    bare=None,
):
    """The car, wheels on z = 0, nose towards +x. `bare` names a corner (front?, side) without its wheel."""
    E = new_group("car", location, (0, 0, rotation), parent)
    paint_finish = body_paint(color)
    trim_finish = trim_paint(color)
    lower = lower_body(E, paint_finish)
    upper = greenhouse(E, paint_finish)
    body = BodySurface([lower])
    cabin_skin = BodySurface([upper])
    wheel_arches(E, lower, body, paint_finish)
    cabin(E, upper, car_windows(E, cabin_skin), paint_finish)
    panel_gaps(E, body, paint_finish, trim_finish)
    car_front(E, body, lights)
    car_rear(E, body, lights)
    car_trim(E, cabin_skin, trim_finish)
    if under:
        car_underside(E)
    car_wheels(E, detail, steer, bare)
    return E
