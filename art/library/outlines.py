"""Flat outlines and curves as lists of (x, y), in metres."""

import math
import numpy as np
from math import pi
from mathutils import Vector


def smooth_curve(xs, ys):
    """Interpolation without overshoot (PCHIP) through the given points."""
    xs = np.array(xs, float)
    ys = np.array(ys, float)
    h = np.diff(xs)
    d = np.diff(ys) / h
    finish = np.zeros_like(xs)
    finish[0] = d[0]
    finish[-1] = d[-1]
    for i in range(1, len(xs) - 1):
        if d[i - 1] * d[i] > 0:
            w1 = 2 * h[i] + h[i - 1]
            w2 = h[i] + 2 * h[i - 1]
            finish[i] = (w1 + w2) / (w1 / d[i - 1] + w2 / d[i])

    def f(x):
        x = np.clip(x, xs[0], xs[-1])
        i = int(np.clip(np.searchsorted(xs, x) - 1, 0, len(xs) - 2))
        t = (x - xs[i]) / h[i]
        return (
            (1 + 2 * t) * (1 - t) ** 2 * ys[i]
            + t * (1 - t) ** 2 * h[i] * finish[i]
            + t * t * (3 - 2 * t) * ys[i + 1]
            + t * t * (t - 1) * h[i] * finish[i + 1]
        )

    return f


def fillet(poly, r, n=5):
    """Rounds the corners of a polygon; `r` in metres, one for all or one each."""
    out = []
    finish = len(poly)
    rr = r if isinstance(r, (list, tuple)) else [r] * finish
    for i in range(finish):
        a, b, c = (Vector(poly[i - 1]), Vector(poly[i]), Vector(poly[(i + 1) % finish]))
        u = a - b
        v = c - b
        d = min(rr[i], u.length * 0.45, v.length * 0.45)
        p = b + u.normalized() * d
        q = b + v.normalized() * d
        for k in range(n + 1):
            t = k / n
            out.append(((1 - t) ** 2 * p + 2 * t * (1 - t) * b + t * t * q)[:])
    return out


def densify(poly, step, closed=True):
    """Adds points so that no step is longer than `step`."""
    out = []
    finish = len(poly)
    for i in range(finish if closed else finish - 1):
        a = Vector(poly[i])
        b = Vector(poly[(i + 1) % finish])
        k = max(1, int((b - a).length / step))
        for t in range(k):
            out.append((a + (b - a) * t / k)[:])
    if not closed:
        out.append(tuple(poly[-1]))
    return out


def hexagon(a_, ph=0):
    """Polar outline of a hexagon with apothem `a_`."""
    return lambda t: a_ / math.cos((t + ph) % (pi / 3) - pi / 6)


def twelve_point_star(a_):
    """Polar outline of a twelve-point socket."""
    h1, h2 = (hexagon(a_), hexagon(a_, pi / 6))
    return lambda t: max(h1(t), h2(t))


def chamfered_hexagon(a_, z, k):
    """Section of a hexagon whose corners are cut at radius `k`."""
    h = hexagon(a_)
    return (lambda t: min(h(t), k), z)


def rounded_rectangle(w, h, r, n=6, cx=0, cy=0):
    """Outline of a rectangle with rounded corners."""
    points = []
    for sx, sy, a0 in ((1, 1, 0), (-1, 1, pi / 2), (-1, -1, pi), (1, -1, 1.5 * pi)):
        for i in range(n + 1):
            a = a0 + pi / 2 * i / n
            points.append((cx + sx * (w / 2 - r) + r * math.cos(a), cy + sy * (h / 2 - r) + r * math.sin(a)))
    return points


def ring_sector(r0, r1, a0, a1, n=18):
    """Outline of a sector between two radii and two angles."""
    return [(r1 * math.cos(t), r1 * math.sin(t)) for t in np.linspace(a0, a1, n)] + [
        (r0 * math.cos(t), r0 * math.sin(t)) for t in np.linspace(a1, a0, n)
    ]


def circle(x, y, r, n=40):
    """Outline of a circle."""
    return [(x + r * math.cos(2 * pi * i / n), y + r * math.sin(2 * pi * i / n)) for i in range(n)]


def smooth_noise(nx, ny, cells, rng):
    """A grid of smooth random heights, standard deviation about 1."""
    g = rng.normal(0, 1, (cells + 3, cells + 3))
    x = np.linspace(0, cells, nx)
    y = np.linspace(0, cells, ny)
    i = x.astype(int)
    j = y.astype(int)
    fx = x - i
    fy = y - j
    fx = fx * fx * (3 - 2 * fx)
    fy = fy * fy * (3 - 2 * fy)
    a = g[np.ix_(i, j)]
    b = g[np.ix_(i + 1, j)]
    c = g[np.ix_(i, j + 1)]
    d = g[np.ix_(i + 1, j + 1)]
    return (a * (1 - fx)[:, None] + b * fx[:, None]) * (1 - fy)[None] + (
        c * (1 - fx)[:, None] + d * fx[:, None]
    ) * fy[None]
