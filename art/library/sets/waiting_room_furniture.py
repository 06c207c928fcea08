"""Chairs, table, plants."""

import math
import random
from math import pi

from library.materials import material
from library.palette import workshop_finish
from library.sets.cafe_counter import cup
from library.shapes import box, cylinder, lathe, mesh, new_group, tube


def potted_plant(x, y, z, s=1, n=14, seed=1):
    """A plant of arching leaves."""
    rng = random.Random(seed)
    group = new_group("pt", (x, y, z))
    lathe(
        "p",
        [
            (0, 0),
            (0.1 * s, 0),
            (0.105 * s, 0.01),
            (0.13 * s, 0.2 * s),
            (0.135 * s, 0.22 * s),
            (0.12 * s, 0.22 * s),
            (0.11 * s, 0.18 * s),
            (0, 0.18 * s),
        ],
        40,
        material("potw", "#33302d", 0.6, bump=0.1, bump_scale=60),
        group,
    )
    lm = material("leaf", "#1f3d1c", 0.4, variation=0.25, variation_scale=9, clearcoat=0.2)
    for i in range(n):
        a = 2 * pi * i / n * 2.4 + rng.uniform(-0.3, 0.3)
        tl = rng.uniform(0.25, 1.0)
        L = s * rng.uniform(0.4, 0.75)
        vertices = []
        faces = []
        N = 9
        for k in range(N):
            q = k / (N - 1)
            w = 0.045 * s * math.sin(pi * min(1, q * 0.95 + 0.05)) ** 0.8
            r = L * q * (0.35 + 0.5 * tl * q)
            zz = L * (q - 0.55 * tl * q * q) + 0.18 * s
            for direction in (-1, 0, 1):
                vertices.append(
                    (
                        r * math.cos(a) - direction * w * math.sin(a),
                        r * math.sin(a) + direction * w * math.cos(a),
                        zz + (0.012 * s if direction else 0),
                    )
                )
        for k in range(N - 1):
            for b in (0, 1):
                faces.append((k * 3 + b, k * 3 + b + 1, k * 3 + b + 4, k * 3 + b + 3))
        mesh("lf", vertices, faces, lm, group, True, smooth_angle=180)
    return group


def plants():
    """Two plants."""
    potted_plant(-1.62, -0.16, 1.738, 0.45, 9, 4)
    potted_plant(3.15, -0.45, 0, 1.9, 22, 2)


def chair(x, y, rotation, color="#7d4524"):
    """An armchair."""
    wd = material("wood2", "#6b4226", 0.45, variation=0.22, variation_scale=3, bump=0.05, bump_scale=50)
    group = new_group("ch", (x, y, 0), (0, 0, rotation))
    f = material("fab" + color, color, 0.85, bump=0.35, bump_scale=420, specular=0.2)
    box("s", (0.6, 0.58, 0.15), (0, -0.02, 0.4), 0.055, f, group, segments=6)
    box("b", (0.58, 0.15, 0.5), (0, 0.27, 0.66), 0.06, f, group, rotation=(-0.24, 0, 0), segments=6)
    for s in (1, -1):
        tube("a", [(s * 0.34, -0.3, 0.6), (s * 0.34, 0.26, 0.6)], 0.018, wd, group, smooth=False)
        tube("l", [(s * 0.34, -0.26, 0.61), (s * 0.34, -0.3, 0)], 0.017, wd, group, smooth=False)
        tube("l2", [(s * 0.34, 0.22, 0.61), (s * 0.34, 0.34, 0)], 0.017, wd, group, smooth=False)
        tube("r", [(s * 0.34, -0.27, 0.33), (s * 0.34, 0.26, 0.33)], 0.013, wd, group, smooth=False)
    for yy in (-0.27, 0.26):
        tube("c", [(-0.34, yy, 0.33), (0.34, yy, 0.33)], 0.013, wd, group, smooth=False)
    return group


def seats_and_table():
    """Two armchairs, a low table, magazines, a rug."""
    wd = material("wood2", "#6b4226", 0.45, variation=0.22, variation_scale=3, bump=0.05, bump_scale=50)
    K = workshop_finish("black")
    chair(0.35, -0.75, -0.16)
    chair(2.0, -0.8, 0.34)
    tb = new_group("tb", (1.18, -0.8, 0))
    cylinder("t", 0.26, 0.03, (0, 0, 0.46), wd, tb, bevel=0.008)
    for i in range(3):
        q = 2 * pi * i / 3 + 0.4
        tube(
            "l",
            [(0.1 * math.cos(q), 0.1 * math.sin(q), 0.45), (0.2 * math.cos(q), 0.2 * math.sin(q), 0)],
            0.014,
            K,
            tb,
            smooth=False,
        )
    for i in range(3):
        box(
            "mg",
            (0.2, 0.27, 0.008),
            (-0.06 + 0.01 * i, 0.03, 0.479 + 0.0085 * i),
            0.002,
            [material("mg1", "#2b4a66", 0.35), workshop_finish("white"), workshop_finish("accent")][i],
            tb,
            rotation=(0, 0, 0.3 - 0.35 * i),
        )
    cup(1.3, -0.9, 0.475, "#d9d6cf", a=-0.7)
    box(
        "rug",
        (2.9, 1.5, 0.012),
        (1.15, -1.05, 0.006),
        0.005,
        material("rug", "#2a2b2d", 0.95, bump=0.6, bump_scale=260),
    )
