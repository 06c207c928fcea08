"""Shop towels."""

import math
import numpy as np
from math import pi

from library.materials import material
from library.shapes import mesh, subdivide
from library.surfaces_from_functions import grid_surface


def rag(location, size=(0.24, 0.18), parent=None, color="#9c3a12", rotation=0, seed=2, h=0.03, finish=None):
    """A crumpled rag, of one colour unless it has a `finish`."""
    rng = np.random.default_rng(seed)
    n = 48
    vertices = []
    faces = []
    ph = rng.uniform(0, 6, 8)
    for i in range(n):
        for j in range(n):
            u, v = (i / (n - 1) - 0.5, j / (n - 1) - 0.5)
            z = (
                h
                * (
                    0.5
                    + 0.28 * math.sin(9 * u + 3 * v + ph[0])
                    + 0.22 * math.sin(14 * v - 5 * u + ph[1])
                    + 0.12 * math.sin(23 * u + 9 * v + ph[2])
                )
                * (1 - (2 * abs(u)) ** 6 * 0.8)
                * (1 - (2 * abs(v)) ** 6 * 0.8)
            )
            vertices.append(
                (
                    u * size[0] + 0.012 * math.sin(11 * v + ph[3]),
                    v * size[1] + 0.012 * math.sin(9 * u + ph[4]),
                    0.003 + max(0, z),
                )
            )
    for i in range(n - 1):
        for j in range(n - 1):
            faces.append((i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1))
    finish = finish or material("cloth" + color, color, 0.95, specular=0.1, bump=0.5, bump_scale=900)
    o = mesh("cl", vertices, faces, finish, parent, True, location, (0, 0, rotation), 180)
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.003
    subdivide(o, 1)
    return o


def folded_towel(
    location=(0, 0, 0),
    size=(0.2, 0.15),
    layers=5,
    rotation=0,
    color="#b5481a",
    parent=None,
    seed=2,
    t=0.0034,
    gap=0.0062,
    finish=None,
):
    """A folded towel, `layers` thick, of one colour unless it has a `finish`."""
    rng = np.random.default_rng(seed)
    w, d = size
    points = []
    z = gap * 0.5
    for k in range(layers):
        x0, x1 = (-w / 2, w / 2) if k % 2 == 0 else (w / 2, -w / 2)
        sh = rng.uniform(-0.004, 0.004)
        for u in np.linspace(0, 1, 26):
            points.append((x0 + (x1 - x0) * u + sh, z))
        if k < layers - 1:
            c = x1 + sh
            s = 1 if x1 > 0 else -1
            for a in np.linspace(-pi / 2, pi / 2, 9)[1:-1]:
                points.append((c + s * gap * 0.62 * math.cos(a), z + gap / 2 + gap / 2 * math.sin(a)))
            z += gap
    ph = rng.uniform(0, 6, 9)
    n = len(points)

    def fn(u, v):
        x, zz = points[min(n - 1, int(round(u * (n - 1))))]
        y = (v - 0.5) * d * (1 + 0.012 * math.sin(20 * u + ph[0]))
        zz *= 1 + 0.1 * math.sin(9 * x / w * 2 + 5 * v + ph[1]) * 0.6 + 0.06 * math.sin(17 * v + ph[2] - 6 * x / w)
        x += 0.0022 * math.sin(13 * v + ph[3] + zz * 300)
        y += 0.002 * math.sin(22 * x / w + ph[4] + u * 30)
        ed = 1 - max(0, (abs(v - 0.5) - 0.47) / 0.03) * 0.12
        return (x, y, zz * ed + 0.0016)

    finish = finish or material(
        "towel" + color, color, 0.95, specular=0.08, bump=0.55, bump_scale=1500, variation=0.1, variation_scale=240
    )
    o = grid_surface("towel", fn, n, 44, finish, parent, location, (0, 0, rotation))
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = t
    s.offset = 0
    subdivide(o, 1)
    return o


def spread_cloth(location=(0, 0, 0), size=(0.5, 0.4), finish=None, rotation=0, seed=1, parent=None):
    """A cloth spread out: the creases of its folds still show, its border wavers a little."""
    rng = np.random.default_rng(seed)
    ph = rng.uniform(0, 6, 8)

    def fn(u, v):
        x, y = (u - 0.5) * size[0], (v - 0.5) * size[1]
        creases = sum(math.exp(-(((u - at) / 0.008) ** 2)) for at in (0.335, 0.665)) + math.exp(-(((v - 0.5) / 0.01) ** 2))
        waves = math.sin(17 * u + 5 * v + ph[0]) + math.sin(23 * v - 7 * u + ph[1]) + math.sin(9 * u - 13 * v + ph[2])
        border = max(abs(u - 0.5), abs(v - 0.5)) ** 6 * 64
        lift = 0.0012 + 0.0016 * creases + 0.0006 * (waves + 3) + 0.0016 * border * (1 + math.sin(31 * (u + v) + ph[3]))
        return (x + 0.004 * math.sin(12 * v + ph[4]), y + 0.004 * math.sin(11 * u + ph[5]), lift)

    return grid_surface("cloth", fn, 180, 150, finish, parent, location, (0, 0, rotation), thick=0.0009)
