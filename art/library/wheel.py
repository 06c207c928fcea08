"""Tire, rim and brake together."""

from math import pi

from library.brake_caliper import brake_caliper
from library.brake_disc import brake_disc
from library.rim import rim
from library.shapes import new_group
from library.tire import tire

RIM_RADIUS = 0.238


def wheel(
    location=(0, 0, 0),
    side=1,
    parent=None,
    rotation=0.0,
    letters=False,
    detail=True,
    brake=True,
    rim_finish=None,
    style="5twin",
):
    """A whole wheel; its outer face points to +y for side = 1 and to -y for side = -1."""
    group = new_group("wheel", location, (0, 0, 0 if side > 0 else pi), parent)
    r = new_group("spin", (0, 0, 0), (0, rotation, 0), group)
    tire(r, rim=RIM_RADIUS, detail=detail, letters=letters)
    rim(r, R=RIM_RADIUS, rim_finish=rim_finish, style=style)
    if brake:
        brake_disc(group, y=-0.016, holes=False)
        brake_caliper(group, y=-0.016, angle=2.6)
    return group
