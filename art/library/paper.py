"""Printed sheets and labels; the prints come from art/labels."""

import math
from math import pi

from library.materials import material, printed
from library.outlines import rounded_rectangle
from library.palette import workshop_finish
from library.shapes import box, cylinder, extrude, lathe, new_group
from library.surfaces_from_functions import grid_surface


def sheet(file, w, h, location, rotation=0, curl=0.012, corner=0.02, seed=1, roughness=0.6, parent=None):
    """A printed page lying in xy, its top at +y, one corner lifted."""

    def fn(u, v):
        x = (u - 0.5) * w
        y = (v - 0.5) * h
        c = max(0, (u - 0.62) / 0.38 + (0.3 - v) / 0.3 - 0.35)
        z = curl * (0.5 + 0.5 * math.sin(2.1 * u + 1.3 * v + seed)) * (u * (1 - u) * 1.2 + 0.1) + corner * c**2.2
        return (x, y, z)

    return grid_surface(
        "sheet", fn, 40, 50, printed("p_" + file, file, roughness), parent, location, (0, 0, rotation), thick=0.00016
    )


def wrap_label(
    file,
    r,
    z0,
    z1,
    parent=None,
    location=(0, 0, 0),
    face=-pi / 2,
    rotation=(0, 0, 0),
    aspect=1600 / 820,
    roughness=0.42,
    clearcoat=0.1,
):
    """A label around a cylinder, centred on the angle `face`."""
    a = (z1 - z0) * aspect / r / 2
    return grid_surface(
        "lab",
        lambda u, v: (r * math.cos(face - a + 2 * a * u), r * math.sin(face - a + 2 * a * u), z0 + (z1 - z0) * v),
        64,
        4,
        printed("l_" + file, file, roughness, clearcoat, 0.02),
        parent,
        location,
        rotation,
    )


def pen(location, rotation=(0, 0, 0), parent=None, finish=None):
    """A ball pen along x."""
    group = new_group("pen", location, rotation, parent)
    b = finish or material("penb", "#16171a", 0.28, clearcoat=0.5)
    steel = workshop_finish("steel")
    lathe(
        "b",
        [(0, 0.0), (0.0011, 0), (0.0014, 0.004), (0.0034, 0.016), (0.0042, 0.02), (0.0047, 0.045), (0.0048, 0.075)],
        32,
        b,
        group,
        rotation=(0, pi / 2, 0),
    )
    lathe(
        "r",
        [(0.005, 0.075), (0.0052, 0.0755), (0.0052, 0.079), (0.005, 0.0795)],
        32,
        steel,
        group,
        rotation=(0, pi / 2, 0),
    )
    lathe(
        "c",
        [(0.0048, 0.0795), (0.0046, 0.13), (0.004, 0.134), (0.0024, 0.1345), (0.0024, 0.142), (0, 0.1425)],
        32,
        b,
        group,
        rotation=(0, pi / 2, 0),
    )
    lathe("tip", [(0, -0.003), (0.0005, -0.0028), (0.0012, 0.001)], 16, steel, group, rotation=(0, pi / 2, 0))
    box("clip", (0.04, 0.0026, 0.0009), (0.108, 0, 0.0066), 0.0004, steel, group)
    box("cl2", (0.003, 0.0026, 0.004), (0.127, 0, 0.0052), 0.0006, steel, group)
    return group


def clipboard(file, location=(0, 0, 0), rotation=0, parent=None, w=0.23, h=0.318, finish=None):
    """A clipboard with three sheets."""
    group = new_group("cb", location, (0, 0, rotation), parent)
    extrude(
        "bd",
        rounded_rectangle(w, h, 0.012, 6),
        0.0032,
        finish or material("hardb", "#5b3d24", 0.5, variation=0.12, variation_scale=140, bump=0.08, bump_scale=500),
        group,
        location=(0, 0, 0.0016),
        bevel=0.0008,
    )
    for i in range(3):
        sheet(
            file,
            0.2159,
            0.2794,
            (0.0006 * (i - 1), -0.012 + 0.0004 * i, 0.0034 + 0.0004 * i),
            0.004 * (i - 1),
            parent=group,
            curl=0.0016,
            corner=0.004 if i == 2 else 0.001,
            seed=i,
        )
    st = material("clipst", "#a9abad", 0.3, 1)
    y = h / 2 - 0.022
    extrude(
        "c0",
        rounded_rectangle(0.124, 0.04, 0.008, 6, 0, 0.004),
        0.0012,
        st,
        group,
        location=(0, y, 0.0062),
        bevel=0.0005,
    )
    grid_surface(
        "c1",
        lambda u, v: (
            (u - 0.5) * (0.116 - 0.01 * v),
            y - 0.014 + 0.036 * v,
            0.0068 + 0.0125 * math.sin(pi * 0.5 * min(1, v * 1.55)) - 0.004 * max(0, v - 0.75) * 4 * 0.5,
        ),
        24,
        24,
        st,
        group,
        thick=0.0012,
    )
    for s_ in (-1, 1):
        cylinder("ear", 0.0065, 0.003, (s_ * 0.06, y + 0.006, 0.01), st, group, axis="x", bevel=0.0008, segments=32)
    for s_ in (-1, 1):
        lathe(
            "rv", [(0, 0.0012), (0.0026, 0.001), (0.0036, 0)], 24, st, group, location=(s_ * 0.045, y + 0.019, 0.0068)
        )
    return group
