"""One corner of the car without its wheel."""

import math
import numpy as np
from math import pi

from library.brake_caliper import brake_caliper
from library.brake_disc import brake_disc, wheel_studs
from library.materials import material
from library.shapes import box, cylinder, lathe, new_group, tube


def brake_corner(location, side, parent, finish=None, angle=2.75):
    """Disc, caliper, hub, strut and spring of one corner without its wheel."""
    group = new_group("bc", location, (0, 0, 0 if side > 0 else pi), parent)
    brake_disc(group, R=0.158, y=0.0)
    brake_caliper(group, Rd=0.158, y=0.0, angle=angle, finish=finish)
    wheel_studs(group, 0.042)
    k = material("knuck", "#3c3e40", 0.6, 0.7, variation=0.12, variation_scale=20, bump=0.15, bump_scale=90)
    dk = material("under", "#1b1c1e", 0.6, bump=0.1, bump_scale=30)
    lathe(
        "shield",
        [(0.03, -0.035), (0.13, -0.033), (0.15, -0.026), (0.152, -0.028), (0.13, -0.037), (0.03, -0.04)],
        96,
        dk,
        group,
        axis="y",
    )
    cylinder("kn", 0.055, 0.1, (0, -0.07, 0), k, group, axis="y", bevel=0.01)
    box("arm", (0.07, 0.4, 0.04), (0, -0.22, -0.12), 0.015, k, group)
    box("kn2", (0.05, 0.05, 0.3), (0, -0.075, 0.06), 0.015, k, group)
    cylinder("bj", 0.025, 0.07, (0, -0.05, -0.13), k, group)
    path = [
        (0.06 * math.cos(t), -0.115 + 0.06 * math.sin(t), 0.1 + 0.03 * t / (2 * pi) * 1.3)
        for t in np.linspace(0, 2 * pi * 7, 120)
    ]
    tube("spring", path, 0.0075, material("springm", "#d9480f", 0.4, clearcoat=0.4), group, smooth=False)
    cylinder("strut", 0.026, 0.5, (0, -0.115, 0.22), material("strutm", "#202225", 0.35, clearcoat=0.3), group)
    cylinder("seat", 0.068, 0.012, (0, -0.115, 0.1), dk, group)
    tube(
        "hose",
        [(-0.16, -0.05, 0.06), (-0.2, -0.09, 0.13), (-0.15, -0.13, 0.22), (-0.04, -0.14, 0.28)],
        0.006,
        material("rubb2", "#101112", 0.6),
        group,
    )
    return group
