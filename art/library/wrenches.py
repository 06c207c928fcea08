"""Wrenches, lengths in metres."""

import math
import numpy as np
from math import pi
from mathutils import Vector

from library.materials import brushed_steel, material
from library.outlines import rounded_rectangle, twelve_point_star
from library.palette import workshop_finish
from library.shapes import extrude, lathe, lettering, new_group
from library.surfaces_from_functions import ring_stack


def flat_wrench(L=0.25, w=0.02, finish=None, parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A simple wrench for walls and distance."""
    group = new_group("wr", location, rotation, parent)
    finish = finish or workshop_finish("steel")
    h = L / 2
    points = []
    hd = w * 1.15
    jaw = []
    for a in np.linspace(-pi / 2 + 0.45, pi / 2 - 0.75, 8):
        jaw.append((hd * math.cos(a), h + hd * math.sin(a)))
    jaw += [
        (hd * 0.62, h + hd * 0.95),
        (hd * 0.45, h + hd * 0.25),
        (0, h - hd * 0.05),
        (-hd * 0.45, h + hd * 0.25),
        (-hd * 0.62, h + hd * 0.95),
    ]
    for a in np.linspace(pi / 2 + 0.75, pi * 1.5 - 0.45, 8):
        jaw.append((hd * math.cos(a), h + hd * math.sin(a)))
    points = (
        [(w * 0.34, -h + w * 0.6)]
        + [(w * 0.38, h - hd * 1.15)]
        + jaw
        + [(-w * 0.38, h - hd * 1.15), (-w * 0.34, -h + w * 0.6)]
    )
    extrude("wrb", points, w * 0.28, finish, group, bevel=w * 0.06)
    lathe(
        "ring",
        [(w * 0.52, -w * 0.2), (w * 0.92, -w * 0.2), (w * 0.98, 0), (w * 0.92, w * 0.2), (w * 0.52, w * 0.2)],
        32,
        finish,
        group,
        location=(0, -h, 0),
        close=True,
    )
    return group


def combination_wrench(L=0.2, s=0.013, finish=None, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), label=None):
    """A combination wrench lying along y, `s` across flats, open jaw towards +y."""
    finish = finish or brushed_steel("chromv", "#b4b6b8", 0.16, 0.04)
    group = new_group("cw", location, rotation, parent)
    h = L / 2
    R = s * 1.02
    t = s * 0.42
    w = s * 0.5
    g = 0.26
    al = math.asin(s * 0.5 / R)
    A0 = pi / 2 - g - al
    A1 = pi / 2 - g + al
    arc = [(R * math.cos(a), R * math.sin(a)) for a in np.linspace(A1, A0 + 2 * pi, 40)]
    d = Vector((math.cos(pi / 2 - g), math.sin(pi / 2 - g)))
    n = Vector((-d.y, d.x))
    sl = []
    for k in range(9):
        b = pi * k / 8
        q = d * (R * 0.02 - s * 0.42 * math.sin(b)) - n * (s * 0.5 * math.cos(b))
        sl.append((q.x, q.y))
    hd = arc + sl
    extrude("oj", [(x, y + h - R * 0.4) for x, y in hd], t, finish, group, bevel=t * 0.16, segments=3)
    y0, y1 = (-h + s * 1.0, h - R * 1.15)
    N = 14
    L_ = []
    R_ = []
    for i in range(N + 1):
        u = i / N
        ww = w * (0.86 + 0.3 * abs(2 * u - 1) ** 3)
        L_.append((-ww, y0 + (y1 - y0) * u))
        R_.append((ww, y0 + (y1 - y0) * u))
    extrude("sh", R_ + L_[::-1], t * 0.74, finish, group, bevel=t * 0.24, segments=4)
    extrude(
        "pn",
        rounded_rectangle(w * 1.05, (y1 - y0) * 0.62, w * 0.4, 5, 0, (y0 + y1) / 2),
        t * 0.78,
        material("recess", "#8b8d90", 0.42, 1, bump=0.2, bump_scale=700),
        group,
        bevel=0.0002,
    )
    Rr = s * 0.8
    zz = t * 0.62
    ring_stack(
        "rg",
        [
            (twelve_point_star(s * 0.5), -zz + 0.0004),
            (s * 0.56, -zz),
            (Rr - 0.0012, -zz),
            (Rr - 0.0003, -zz + 0.0005),
            (Rr, -zz + 0.0014),
            (Rr, zz - 0.0014),
            (Rr - 0.0003, zz - 0.0005),
            (Rr - 0.0012, zz),
            (s * 0.56, zz),
            (twelve_point_star(s * 0.5), zz - 0.0006),
            (twelve_point_star(s * 0.5), -zz + 0.0004),
        ],
        96,
        finish,
        group,
        location=(0, -h + s * 0.45, 0),
    )
    if label:
        lettering(
            label,
            s * 0.62,
            (0, (y0 + y1) / 2 - (y1 - y0) * 0.22, t * 0.395),
            (0, 0, -pi / 2),
            material("ink2", "#3b3d40", 0.5, 0.6),
            group,
            6e-05,
        )
    return group
