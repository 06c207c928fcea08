"""A flip key without a brand and its leather fob."""

import math
import numpy as np
from math import pi
from mathutils import Vector

from library.materials import brushed_steel, material
from library.outlines import fillet, rounded_rectangle
from library.shapes import box, cylinder, extrude, lathe, new_group, tube


def car_key(location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """A flip key lying in xy, blade towards +x."""
    group = new_group("key", location, rotation, parent)
    b = material("keyb", "#17181a", 0.42, clearcoat=0.15, clearcoat_roughness=0.3, bump=0.05, bump_scale=900)
    gl = material("keyg", "#0c0d0e", 0.1, clearcoat=1, clearcoat_roughness=0.03)
    st = brushed_steel("keyst", "#b6b8ba", 0.24, 0.06)
    out = fillet(
        [
            (-0.036, -0.013),
            (-0.03, -0.0175),
            (0.01, -0.019),
            (0.03, -0.0165),
            (0.036, -0.009),
            (0.036, 0.009),
            (0.03, 0.0165),
            (0.01, 0.019),
            (-0.03, 0.0175),
            (-0.036, 0.013),
        ],
        0.008,
        5,
    )
    extrude("b", out, 0.0135, b, group, location=(0, 0, 0.0068), bevel=0.0042, segments=6)
    extrude(
        "seam",
        [(x * 1.004, y * 1.006) for x, y in out],
        0.0007,
        material("darkhole", "#0b0b0c", 0.6),
        group,
        location=(0, 0, 0.0062),
        bevel=0,
    )
    extrude(
        "inl",
        fillet(
            [(-0.026, -0.0115), (0.022, -0.013), (0.027, -0.008), (0.027, 0.008), (0.022, 0.013), (-0.026, 0.0115)],
            0.004,
            5,
        ),
        0.0012,
        gl,
        group,
        location=(0, 0, 0.0134),
        bevel=0.0004,
    )
    wt = material("inkw", "#f2efe9", 0.5)
    for i, (x, a) in enumerate(((-0.016, 0), (0.0005, 0), (0.0165, 1))):
        extrude(
            "bt",
            rounded_rectangle(0.0128, 0.0165, 0.004, 6, x, 0),
            0.0016,
            material("keyr", "#25272a", 0.62, bump=0.08, bump_scale=1200),
            group,
            location=(0, 0, 0.0142),
            bevel=0.0006,
        )
        z = 0.01515
        if i < 2:
            extrude(
                "lk",
                rounded_rectangle(0.0044, 0.0034, 0.0006, 3, x, -0.001),
                0.0002,
                wt,
                group,
                location=(0, 0, z),
                bevel=0,
            )
            tube(
                "sh",
                [
                    (x - 0.0013, 0.0006, z),
                    (x - 0.0013, 0.0022, z),
                    (x, 0.003, z),
                    (x + 0.0013, 0.0022, z),
                    (x + 0.0013, 0.0006 if i else 0.0016, z),
                ],
                0.00032,
                wt,
                group,
                res=2,
            )
        else:
            tube(
                "tr",
                [
                    (x - 0.0026, -0.0006, z),
                    (x - 0.0012, 0.0012, z),
                    (x + 0.0014, 0.0012, z),
                    (x + 0.0028, -0.0006, z),
                ],
                0.00032,
                wt,
                group,
                smooth=False,
                res=2,
            )
            tube("tr2", [(x - 0.003, -0.0014, z), (x + 0.003, -0.0014, z)], 0.00032, wt, group, smooth=False, res=2)
    points = [(0.03, -0.0042), (0.088, -0.0042), (0.0935, -0.0012), (0.0935, 0.0012), (0.088, 0.0042), (0.03, 0.0042)]
    extrude("bl", points, 0.0024, st, group, location=(0, 0, 0.0066), bevel=0.0003)
    for q in (-0.0017, 0.0017):
        box(
            "mill", (0.046, 0.0011, 0.0026), (0.064, q, 0.0066), 0.0002, material("keymill", "#3f4144", 0.5, 1), group
        )
    cylinder("hub", 0.0062, 0.015, (0.031, 0.0, 0.0068), st, group, bevel=0.0012)
    cylinder("loop", 0.004, 0.004, (-0.038, 0, 0.0068), st, group, bevel=0.0008)
    return group


def leather_fob(location=(0, 0, 0), rotation=(0, 0, 0), parent=None, L=0.09, w=0.027):
    """A stitched leather tag along -x from the ring at the origin."""
    group = new_group("lf", location, rotation, parent)
    lm = material(
        "leather",
        "#8a3f16",
        0.52,
        clearcoat=0.12,
        clearcoat_roughness=0.35,
        bump=0.35,
        bump_scale=420,
        variation=0.12,
        variation_scale=60,
    )
    st = brushed_steel("keyst", "#b6b8ba", 0.24, 0.06)

    def out(k, r):
        return rounded_rectangle(L - 2 * k, w - 2 * k, r, 8, -L / 2 - 0.006, 0)

    for z, t in ((0.0016, 0.0024), (0.0042, 0.0024)):
        extrude("le", out(0, 0.009), t, lm, group, location=(0, 0, z), bevel=0.0008, segments=3)
    extrude(
        "edge",
        out(-0.0001, 0.009),
        0.0008,
        material("leatherE", "#3c1c0c", 0.6),
        group,
        location=(0, 0, 0.0029),
        bevel=0,
    )
    points = [Vector((x, y)) for x, y in rounded_rectangle(L - 0.006, w - 0.006, 0.0065, 10, -L / 2 - 0.006, 0)]
    thread = material("thread", "#e3c9a0", 0.8)
    n = len(points)
    per = [(points[(i + 1) % n] - points[i]).length for i in range(n)]
    tot = sum(per)
    step = 0.0036
    k = int(tot / step)

    def at(s):
        s %= tot
        for i in range(n):
            if s <= per[i]:
                return points[i] + (points[(i + 1) % n] - points[i]) * (s / max(1e-09, per[i]))
            s -= per[i]
        return points[0]

    for i in range(k):
        a, b = (at(tot * i / k), at(tot * i / k + step * 0.68))
        m_ = (a + b) / 2
        tube("st", [(a.x, a.y, 0.0053), (m_.x, m_.y, 0.0061), (b.x, b.y, 0.0053)], 0.00042, thread, group, res=2)
    lathe(
        "rv", [(0, 0.0072), (0.0026, 0.007), (0.004, 0.006), (0.0042, 0.0054)], 40, st, group, location=(-0.016, 0, 0)
    )
    lathe(
        "ring",
        [(0.0125 + 0.0011 * math.cos(a), 0.0011 * math.sin(a)) for a in np.linspace(0, 2 * pi, 13)[:-1]],
        72,
        st,
        group,
        location=(0.0055, 0, 0.004),
        rotation=(0.1, 0.12, 0),
        close=True,
    )
    lathe(
        "ring2",
        [(0.0125 + 0.0011 * math.cos(a), 0.002 + 0.0011 * math.sin(a)) for a in np.linspace(0, 2 * pi, 13)[:-1]],
        72,
        st,
        group,
        location=(0.0055, 0, 0.0042),
        rotation=(0.1, 0.12, 0),
        close=True,
    )
    return group
