"""Windows laid onto the greenhouse, and the cabin behind them."""

import bpy
import math
import numpy as np
from math import pi
from mathutils import Vector

from library.car_paint import chrome, gloss_black
from library.car_surface import VIEWS, apply_boolean, patch, prism, ribbon
from library.materials import material, tinted_glass
from library.outlines import fillet
from library.shapes import add_to_scene, box, cylinder, lathe, mesh, shade_smooth


def car_windows(E, cabin_skin):
    """Lays frames and glass; gives the outlines back, for the openings to be cut."""
    gloss = gloss_black()
    gF, gR, gW = (tinted_glass("glsF", 0.42), tinted_glass("glsR", 0.1), tinted_glass("glsW", 0.5))
    cuts = []

    def offs(points, d):
        A = np.array(points)
        n = len(A)
        out = []
        sg = 1 if sum((A[i][0] * A[(i + 1) % n][1] - A[(i + 1) % n][0] * A[i][1] for i in range(n))) > 0 else -1
        for i in range(n):
            t = A[(i + 1) % n] - A[i - 1]
            L = np.hypot(*t)
            out.append(tuple(A[i] + np.array((t[1], -t[0])) / max(L, 1e-09) * sg * d))
        return out

    def ring(S, view, points, Q, finish, mirror, off):
        points, Q = (list(points), list(Q))
        n = len(points)
        A = []
        B = []
        for i in range(n):
            p0, p1, q0, q1 = [Vector(v) for v in (points[i], points[(i + 1) % n], Q[i], Q[(i + 1) % n])]
            k = max(1, int((p1 - p0).length / 0.025))
            for t in range(k):
                A.append(p0 + (p1 - p0) * t / k)
                B.append(q0 + (q1 - q0) * t / k)
        n = len(A)
        h = [[S.hit(*VIEWS[view](v.x, v.y)) for v in X] for X in (A, B)]
        for direction in (1, -1) if mirror else (1,):
            vertices = []
            normals = []
            ok = []
            for i in range(n):
                for X in h:
                    q = X[i]
                    ok.append(q is not None)
                    vertices.append(
                        Vector(((q[0] + q[1] * off).x, (q[0] + q[1] * off).y * direction, (q[0] + q[1] * off).z))
                        if q
                        else Vector()
                    )
                    normals.append(Vector((q[1].x, q[1].y * direction, q[1].z)) if q else Vector((0, 0, 1)))
            faces = []
            for i in range(n):
                j = (i + 1) % n
                f = (2 * i, 2 * i + 1, 2 * j + 1, 2 * j)
                if all((ok[k] for k in f)):
                    nn = (vertices[f[1]] - vertices[f[0]]).cross(vertices[f[2]] - vertices[f[0]])
                    faces.append(f if nn.dot(normals[f[0]]) > 0 else f[::-1])
            o = mesh("frame", vertices, faces, finish, parent=E)
            shade_smooth(o, 180)
            (
                o.data.normals_split_custom_set_from_vertices([tuple(q) for q in normals])
                if len(o.data.vertices) == len(normals)
                else None
            )

    def win(view, poly, r, mirror, S, grow=0.014, gap_finish=None):
        points = fillet(poly, r)
        ring(S, view, offs(points, -0.01), offs(points, grow), gloss, mirror, 0.0025)
        patch("glass", S, view, points, gap_finish, E, off=0.0012, mirror=mirror)
        cuts.append((view, offs(points, -0.002)))

    win(
        "side",
        [(0.48, 1.035), (-0.1, 1.368), (-0.4, 1.405), (-0.44, 1.045)],
        [0.04, 0.12, 0.03, 0.03],
        True,
        cabin_skin,
        gap_finish=gF,
    )
    win(
        "side",
        [(-0.5, 1.046), (-0.46, 1.409), (-1.1, 1.38), (-1.28, 1.075)],
        [0.03, 0.03, 0.03, 0.04],
        True,
        cabin_skin,
        gap_finish=gR,
    )
    win(
        "side",
        [(-1.345, 1.085), (-1.17, 1.374), (-1.36, 1.345), (-1.62, 1.15)],
        [0.03, 0.03, 0.05, 0.06],
        True,
        cabin_skin,
        grow=0.012,
        gap_finish=gR,
    )
    ribbon("bpil", cabin_skin, "side", [(-0.47, 1.03), (-0.43, 1.418)], 0.085, gloss, E, off=0.0014)
    win(
        "front",
        [(-0.645, 1.0), (0.645, 1.0), (0.5, 1.415), (-0.5, 1.415)],
        [0.05, 0.05, 0.07, 0.07],
        False,
        cabin_skin,
        grow=0.016,
        gap_finish=gW,
    )
    win(
        "rear",
        [(-0.6, 1.1), (0.6, 1.1), (0.5, 1.4), (-0.5, 1.4)],
        [0.07, 0.07, 0.08, 0.08],
        False,
        cabin_skin,
        grow=0.02,
        gap_finish=gR,
    )
    return cuts


def cabin(E, upper, cuts, paint_finish):
    """Hollows the greenhouse, cuts the window openings and seats the cabin."""
    hl_ = material("cabin", "#1a1b1d", 0.8)
    seat = material("seat", "#232427", 0.7, bump=0.05, bump_scale=90)
    dash = material("dash", "#141517", 0.6)
    inn = bpy.data.objects.new("inn", upper.data.copy())
    add_to_scene(inn, E)
    upper.data.materials.append(hl_)
    inn.data.materials.clear()
    inn.data.materials.append(paint_finish)
    inn.data.materials.append(hl_)
    Nn = [v.normal.copy() for v in inn.data.vertices]
    for v, n_ in zip(inn.data.vertices, Nn):
        v.co -= n_ * 0.03
    for p_ in inn.data.polygons:
        p_.material_index = 1
    apply_boolean(upper, inn)
    for view, P in cuts:
        apply_boolean(
            upper,
            (
                prism(P, "y", -1.3, 1.3, [paint_finish, hl_], E)
                if view == "side"
                else (
                    prism(P, "x", -0.25, 2.2, [paint_finish, hl_], E)
                    if view == "front"
                    else prism(P, "x", -2.6, -1.45, [paint_finish, hl_], E)
                )
            ),
        )
    shade_smooth(upper, 40)
    box("cabf", (2.3, 1.34, 0.05), (-0.58, 0, 1.035), 0.01, hl_, E)
    box("dash", (0.42, 1.16, 0.1), (0.52, 0, 1.015), 0.045, dash, E, rotation=(0, 0.1, 0))
    box("bin", (0.22, 0.3, 0.07), (0.44, 0.36, 1.085), 0.03, dash, E)
    lathe(
        "stw",
        [(0.175 + 0.017 * math.cos(q), 0.017 * math.sin(q)) for q in np.linspace(0, 2 * pi, 13)[:-1]],
        48,
        dash,
        E,
        location=(0.22, 0.36, 1.075),
        rotation=(0, -1.15, 0),
        close=True,
    )
    box("rvm", (0.03, 0.21, 0.065), (0.16, 0, 1.375), 0.015, dash, E)
    for s in (1, -1):
        box("sb", (0.13, 0.5, 0.62), (-0.33, s * 0.36, 1.02), 0.06, seat, E, rotation=(0, -0.2, 0), segments=6)
        box(
            "sbol",
            (0.15, 0.08, 0.4),
            (-0.31, s * 0.36 + 0.2, 1.05),
            0.035,
            seat,
            E,
            rotation=(0, -0.2, 0),
            segments=4,
        )
        box(
            "sbol",
            (0.15, 0.08, 0.4),
            (-0.31, s * 0.36 - 0.2, 1.05),
            0.035,
            seat,
            E,
            rotation=(0, -0.2, 0),
            segments=4,
        )
        box("hr", (0.1, 0.27, 0.17), (-0.425, s * 0.36, 1.385), 0.045, seat, E, rotation=(0, -0.12, 0), segments=6)
        for q in (-0.05, 0.05):
            cylinder("hp", 0.007, 0.12, (-0.4, s * 0.36 + q, 1.3), chrome(), E, rotation=(0, -0.2, 0))
        box("hr2", (0.09, 0.24, 0.14), (-1.36, s * 0.36, 1.28), 0.04, seat, E, segments=5)
    box("rb", (0.14, 1.25, 0.55), (-1.3, 0, 0.97), 0.06, seat, E, rotation=(0, -0.25, 0), segments=5)
