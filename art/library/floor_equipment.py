"""Jack, oil drainer, cone, broom."""

import math
from math import pi

from library.materials import material
from library.palette import workshop_finish
from library.shapes import FACING_FRONT, box, cylinder, extrude, lathe, new_group, tube


def trolley_jack(location, rotation=0, parent=None, color=None, lift_=0.16, handle=0.9):
    """A trolley jack, front towards +x."""
    group = new_group("jk", location, (0, 0, rotation), parent)
    a = color or workshop_finish("accent")
    points = [(-0.32, 0.06), (0.36, 0.05), (0.4, 0.07), (0.4, 0.11), (0.2, 0.15), (-0.1, 0.2), (-0.3, 0.17)]
    for s in (1, -1):
        extrude("pl", points, 0.012, a, group, location=(0, s * 0.11, 0), rotation=FACING_FRONT, bevel=0.003)
    cylinder("fr", 0.045, 0.26, (0.35, 0, 0.046), workshop_finish("dark steel"), group, axis="y")
    for s in (1, -1):
        cylinder("rw", 0.035, 0.03, (-0.28, s * 0.15, 0.036), workshop_finish("dark steel"), group, axis="y")
        box("ax", (0.06, 0.05, 0.05), (-0.28, s * 0.125, 0.075), 0.006, a, group)
    box(
        "arm",
        (0.48, 0.07, 0.06),
        (0.08, 0, 0.13 + lift_ * 0.4),
        0.01,
        workshop_finish("charcoal"),
        group,
        rotation=(0, -lift_ * 1.6, 0),
    )
    cylinder("sad", 0.055, 0.03, (0.3, 0, 0.16 + lift_ * 0.9), workshop_finish("dark steel"), group)
    cylinder("sadr", 0.05, 0.012, (0.3, 0, 0.182 + lift_ * 0.9), workshop_finish("rubber"), group)
    box("pump", (0.18, 0.12, 0.12), (-0.22, 0, 0.13), 0.015, workshop_finish("charcoal"), group)
    cylinder("ram", 0.028, 0.26, (-0.05, 0, 0.12), workshop_finish("steel"), group, axis="x")
    h = handle
    tube(
        "hd",
        [(-0.3, 0, 0.15), (-0.3 - 0.55 * h, 0, 0.15 + 0.75 * h)],
        0.016,
        workshop_finish("black"),
        group,
        smooth=False,
    )
    tube(
        "gr",
        [(-0.3 - 0.36 * h, 0, 0.15 + 0.49 * h), (-0.3 - 0.55 * h, 0, 0.15 + 0.75 * h)],
        0.021,
        a,
        group,
        smooth=False,
    )
    return group


def oil_drainer(location, parent=None, h=1.35, color=None):
    """A wheeled oil drainer with a funnel at height `h`."""
    group = new_group("od", location, (0, 0, 0), parent)
    a = color or workshop_finish("accent")
    cylinder("b", 0.21, 0.48, (0, 0, 0.36), a, group, bevel=0.05)
    cylinder("rod", 0.022, h - 0.6, (0, 0, 0.6 + (h - 0.6) / 2), workshop_finish("steel"), group)
    lathe(
        "fun",
        [
            (0.03, h - 0.03),
            (0.06, h),
            (0.25, h + 0.11),
            (0.27, h + 0.115),
            (0.265, h + 0.125),
            (0.24, h + 0.118),
            (0.05, h + 0.012),
            (0, h + 0.01),
        ],
        48,
        workshop_finish("charcoal"),
        group,
    )
    for i in range(4):
        q = pi / 4 + i * pi / 2
        cylinder(
            "cw",
            0.04,
            0.03,
            (0.2 * math.cos(q), 0.2 * math.sin(q), 0.042),
            workshop_finish("rubber"),
            group,
            axis="x",
            bevel=0.008,
        )
        box(
            "l",
            (0.03, 0.03, 0.08),
            (0.2 * math.cos(q), 0.2 * math.sin(q), 0.1),
            0.004,
            workshop_finish("charcoal"),
            group,
        )
    tube(
        "gh",
        [(-0.16, -0.12, 0.6), (-0.2, -0.16, 0.75), (-0.1, -0.2, 0.85), (0.02, -0.2, 0.75), (0.05, -0.215, 0.5)],
        0.01,
        workshop_finish("rubber"),
        group,
    )
    return group


def traffic_cone(location, parent=None):
    """A cone."""
    group = new_group("cn", location, (0, 0, 0), parent)
    o = material("coneo", "#d8430a", 0.45)
    box("b", (0.27, 0.27, 0.025), (0, 0, 0.0125), 0.008, workshop_finish("black"), group)
    lathe("c", [(0.11, 0.025), (0.1, 0.03), (0.025, 0.42), (0.018, 0.43), (0, 0.43)], 40, o, group)
    for z0, z1 in ((0.16, 0.23), (0.29, 0.34)):
        r = lambda z: 0.1 - 0.075 * (z - 0.03) / 0.39
        lathe("w", [(r(z0) + 0.002, z0), (r(z1) + 0.002, z1)], 40, workshop_finish("white"), group)
    return group


def broom(location, rotation=(0, 0, 0), parent=None):
    """A broom."""
    group = new_group("brm", location, rotation, parent)
    tube("h", [(0, 0, 0.12), (0, 0, 1.45)], 0.013, workshop_finish("wood"), group, smooth=False)
    box("hd", (0.45, 0.07, 0.045), (0, 0, 0.115), 0.012, workshop_finish("accent"), group)
    box(
        "br",
        (0.44, 0.055, 0.09),
        (0, 0, 0.05),
        0.012,
        material("brist", "#15161a", 0.95, bump=1, bump_scale=160),
        group,
    )
    return group
