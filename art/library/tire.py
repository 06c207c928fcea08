"""Tires, axis along local y. Radius, rim and width in metres."""

import bmesh
import math
import numpy as np
from math import pi
from mathutils import Matrix

from library.materials import material
from library.shapes import lathe, lettering, mesh, new_group, shade_smooth, subdivide


def tire(parent, R=0.335, rim=0.222, W=0.205, detail=True, letters=False, finish=None):
    """A tire with tread blocks (`detail`) and raised sidewall letters (`letters`)."""
    rub = finish or material(
        "tire rubber",
        "#17181a",
        0.62,
        specular=0.35,
        bump=0.05,
        bump_scale=220,
        roughness_variation=0.08,
        variation_scale=8,
    )
    h = W / 2
    points = []
    ctrl = [
        (rim - 0.004, -h * 0.8),
        (rim + 0.004, -h * 0.86),
        (rim + 0.012, -h * 0.9),
        (rim + 0.265 * (R - rim), -h * 0.985),
        (rim + 0.46 * (R - rim), -h * 1.03),
        (rim + 0.64 * (R - rim), -h * 1.01),
        (R - 0.026, -h * 0.94),
        (R - 0.012, -h * 0.86),
        (R - 0.006, -h * 0.74),
        (R - 0.004, -h * 0.45),
        (R - 0.003, 0),
    ]
    points = ctrl + [(r, -z) for r, z in ctrl[-2::-1]]
    t = lathe("tyre", points, 128, rub, parent, axis="y", smooth_angle=50)
    subdivide(t, 1)
    for s in (-1, 1):
        for rr, w in ((rim + 0.02, 0.0016), (rim + 0.024, 0.001), (R - 0.034, 0.0022)):
            z = np.interp(rr, [c[0] for c in ctrl], [c[1] for c in ctrl])
            lathe(
                "ring",
                [(rr + w * math.cos(a), s * -z + w * 1.3 * math.sin(a)) for a in np.linspace(0, 2 * pi, 9)[:-1]],
                128,
                rub,
                parent,
                axis="y",
                close=True,
            )
    if detail:
        n = 64
        vertices = []
        faces = []

        def block(y0, y1, a0, a1, r0, r1, skew=0, ch=0.0015):
            k = len(vertices)
            for r, c in ((r0, 0), (r1, ch)):
                for yy, aa in (
                    (y0 + c, a0 + c / R),
                    (y1 - c, a0 + c / R + skew),
                    (y1 - c, a1 - c / R + skew),
                    (y0 + c, a1 - c / R),
                ):
                    vertices.append((r * math.cos(aa), yy, r * math.sin(aa)))
            faces.extend(
                [
                    (k + 4, k + 5, k + 6, k + 7),
                    (k, k + 1, k + 5, k + 4),
                    (k + 1, k + 2, k + 6, k + 5),
                    (k + 2, k + 3, k + 7, k + 6),
                    (k + 3, k, k + 4, k + 7),
                ]
            )

        da = 2 * pi / n
        r0 = R - 0.01
        r1 = R + 0.003
        for i in range(n):
            a = i * da
            for s in (-1, 1):
                for q in (0, 1):
                    aa = a + da * (q * 0.46 + 0.0) + (da * 0.5 if s > 0 else 0)
                    block(
                        s * h * 0.52 if s > 0 else s * h * 0.9,
                        s * h * 0.9 if s > 0 else s * h * 0.52,
                        aa,
                        aa + da * 0.4,
                        r0 - 0.004,
                        r1 - 0.0035,
                        skew=s * 0.01,
                    )
                for q in (0, 1):
                    aa = a + da * (q * 0.48) + da * 0.2
                    block(
                        h * 0.16 if s > 0 else -h * 0.44,
                        h * 0.44 if s > 0 else -h * 0.16,
                        aa,
                        aa + da * 0.42,
                        r0,
                        r1,
                        skew=s * 0.03,
                    )
            for q in (0, 1, 2):
                aa = a + da * q / 3
                block(-h * 0.09, h * 0.09, aa, aa + da * 0.29, r0, r1, skew=0.012)
        o = mesh("tread", vertices, faces, rub, parent)
        edit = bmesh.new()
        edit.from_mesh(o.data)
        bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
        edit.to_mesh(o.data)
        edit.free()
    if letters:
        lm = material("rubberL", "#222427", 0.5, specular=0.4)
        for s, ang0, st, sz in (
            ("HIVER  M+S", pi * 0.5, 1, 0.03),
            ("215/55 R17 98T", pi * 1.5, 1, 0.024),
            ("MONTREAL", pi * 1.0, 1, 0.0),
        ):
            if sz == 0:
                continue
            n = len(s)
            rr = rim + 0.048
            for i, ch in enumerate(s):
                if ch == " ":
                    continue
                thickness = ang0 + (i - (n - 1) / 2) * sz * 0.86 / rr
                z = h * 1.03 + 0.0002
                group = new_group("e", (rr * math.cos(thickness), z, rr * math.sin(thickness)), (0, 0, 0), parent)
                group.matrix_local = (
                    Matrix.Translation((rr * math.cos(thickness), z, rr * math.sin(thickness)))
                    @ Matrix.Rotation(-(thickness - pi / 2), 4, "Y")
                    @ Matrix.Rotation(pi, 4, "Z")
                    @ Matrix.Rotation(pi / 2, 4, "X")
                )
                lettering(ch, sz, (0, 0, 0), (0, 0, 0), lm, group, extrude=0.0012)
    return t


def winter_tread(parent, R=0.335, W=0.205, a0=0, a1=pi, pitch=0.034, finish=None, depth=0.0085):
    """Tread blocks of thin zig-zag lamellae between the angles a0 and a1."""
    finish = finish or material(
        "rubberW",
        "#1a1b1d",
        0.66,
        specular=0.3,
        bump=0.1,
        bump_scale=500,
        roughness_variation=0.08,
        variation_scale=14,
    )
    n = int(R * (a1 - a0) / pitch)
    vertices = []
    faces = []
    h = W / 2

    def lam(y0, y1, s0, s1, sk, r0, r1, zz, k, ph, crown):
        b = len(vertices)
        K = k + 1
        for r in (r0, r1):
            for s in (s0, s1):
                for i in range(K):
                    y = y0 + (y1 - y0) * i / k
                    z = zz * (1 if (i + ph) % 2 else -1) * (0 if i in (0, k) else 1)
                    a = (s + z + sk * (y - y0)) / R
                    rr = r - crown * (y / h) ** 4 * 0.01 - (0.0004 if r == r1 and i in (0, k) else 0)
                    vertices.append((rr * math.cos(a), y, rr * math.sin(a)))
        q = lambda L, S, i: b + L * 2 * K + S * K + i
        for i in range(k):
            faces.append((q(1, 0, i), q(1, 0, i + 1), q(1, 1, i + 1), q(1, 1, i)))
            faces.append((q(0, 0, i), q(0, 0, i + 1), q(1, 0, i + 1), q(1, 0, i)))
            faces.append((q(0, 1, i), q(1, 1, i), q(1, 1, i + 1), q(0, 1, i + 1)))
        for i in (0, k):
            faces.append((q(0, 0, i), q(1, 0, i), q(1, 1, i), q(0, 1, i)))

    ribs = [
        (-h * 0.96, -h * 0.58, -0.3, 0.5, 5, 0.001),
        (-h * 0.5, -h * 0.2, -0.62, 0.15, 4, 0.0011),
        (-h * 0.12, h * 0.12, 0.0, 0.0, 4, 0.001),
        (h * 0.2, h * 0.5, 0.62, 0.65, 4, 0.0011),
        (h * 0.58, h * 0.96, 0.3, 0.0, 5, 0.001),
    ]
    for i in range(n):
        for y0, y1, sk, off, nl, zz in ribs:
            s = a0 * R + pitch * (i + off)
            L = pitch * 0.8
            g = 0.0007
            w = (L - g * (nl - 1)) / nl
            yc = (y0 + y1) / 2
            for j in range(nl):
                lam(
                    y0,
                    y1,
                    s + j * (w + g) - sk * (yc - y0),
                    s + j * (w + g) + w - sk * (yc - y0),
                    sk,
                    R - depth,
                    R,
                    zz,
                    8,
                    0,
                    1.0,
                )
    o = mesh("wt", vertices, faces, finish, parent)
    edit = bmesh.new()
    edit.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(o.data)
    edit.free()
    bevel_width = o.modifiers.new("b", "BEVEL")
    bevel_width.width = 0.00035
    bevel_width.segments = 1
    bevel_width.limit_method = "ANGLE"
    bevel_width.angle_limit = math.radians(40)
    shade_smooth(o, 30)
    return o
