"""The car's skin: lower body and greenhouse from profile curves, and the wheel arches cut out of it."""

import bmesh
import bpy
import math
import numpy as np
from math import pi

from library.car_paint import car_black
from library.car_surface import lattice_surface, patch
from library.outlines import smooth_curve
from library.shapes import add_to_scene, shade_smooth

FRONT_AXLE = 1.3


REAR_AXLE = -1.34


WHEEL_RADIUS = 0.335


ARCH_RADIUS = 0.382


def lower_body(E, paint_finish):
    """The body below the windows."""
    W = smooth_curve(
        [0, 0.03, 0.08, 0.2, 0.33, 0.5, 0.66, 0.8, 0.9, 0.96, 1],
        [0.7, 0.79, 0.845, 0.905, 0.885, 0.872, 0.88, 0.905, 0.868, 0.8, 0.7],
    )
    zt = smooth_curve(
        [0, 0.04, 0.2, 0.5, 0.68, 0.8, 0.9, 0.96, 1], [0.985, 1.02, 1.035, 1.005, 0.982, 0.958, 0.905, 0.842, 0.78]
    )
    cr = smooth_curve([0, 0.1, 0.6, 0.7, 0.85, 0.95, 1], [0.0, 0.02, 0.03, 0.055, 0.075, 0.06, 0.02])
    zb = smooth_curve([0, 0.06, 0.2, 0.8, 0.93, 1], [0.3, 0.25, 0.2, 0.2, 0.22, 0.25])
    xf = smooth_curve([0, 0.15, 0.35, 0.55, 0.75, 0.9, 1], [2.05, 2.095, 2.115, 2.11, 2.085, 2.045, 1.985])
    xr = smooth_curve([0, 0.2, 0.4, 0.6, 0.8, 1], [-2.1, -2.17, -2.19, -2.165, -2.12, -2.07])
    prof = smooth_curve(
        [0, 0.1, 0.2, 0.27, 0.36, 0.5, 0.62, 0.71, 0.765, 0.81, 0.87, 0.95, 1],
        [0.925, 0.965, 0.978, 0.99, 0.968, 0.966, 0.98, 1.0, 1.01, 0.966, 0.95, 0.922, 0.885],
    )
    sc_ = smooth_curve([0, 0.25, 0.35, 0.5, 0.62, 0.75, 1], [0, 0, 0.018, 0.026, 0.018, 0, 0])

    def pos(u, v, w):
        s = (u + 1) / 2
        t = (w + 1) / 2
        a = abs(v)
        z0, z1 = (zb(s), zt(s))
        dent = sc_(s) * math.exp(-(((t - 0.36) / 0.17) ** 2))
        y = v * W(s) * (prof(t) - dent)
        z = (
            z0
            + (z1 - z0) * t
            + (cr(s) * (1 - a**2.0) if t > 0.97 else cr(s) * (1 - a**2) * max(0, t - 0.5) * 2 * 0.6 * (abs(u) > 0.99))
        )
        if t > 0.97 and s > 0.66:
            z += 0.02 * math.exp(-(((a - 0.5) / 0.16) ** 2)) * min(1, (s - 0.66) / 0.08) * (1 if s < 0.97 else 0.5)
        front = xf(t) - 0.27 * a**2.6
        back = xr(t) + 0.16 * a**2.6
        x = back + (front - back) * s
        return (x, y, z)

    us = [
        -1,
        -0.965,
        -0.9,
        -0.8,
        -0.68,
        -0.55,
        -0.42,
        -0.28,
        -0.12,
        0.04,
        0.2,
        0.34,
        0.46,
        0.58,
        0.7,
        0.8,
        0.88,
        0.945,
        0.98,
        1,
    ]
    vs = [-1, -0.93, -0.78, -0.5, -0.2, 0.2, 0.5, 0.78, 0.93, 1]
    ws = [-1, -0.9, -0.66, -0.46, -0.28, -0.1, 0.1, 0.3, 0.43, 0.49, 0.545, 0.61, 0.72, 0.88, 0.96, 1]
    kS = ws.index(0.545)
    kL = ws.index(-0.46)
    jv = (0, len(vs) - 1)
    jr = (vs.index(-0.5), vs.index(0.5))
    nk = len(ws) - 1

    def crs(a, b):
        s = (us[a[0]] + us[b[0]] + 2) / 4
        if a[1] == b[1] and a[1] in jv and (a[2] == b[2]):
            if a[2] == kS:
                return 0.74 * min(1, s / 0.1) * min(1, max(0, (0.955 - s) / 0.05))
            if a[2] == kL and 0.2 < s < 0.8:
                return 0.5
        if a[1] == b[1] and a[1] in jr and (a[2] == b[2] == nk) and (s > 0.7):
            return 0.55
        return 0

    lower = lattice_surface("low", us, vs, ws, pos, paint_finish, E, 3, crs)
    return lower


def greenhouse(E, paint_finish):
    """The body above the belt line."""
    gw0 = smooth_curve([0, 0.06, 0.2, 0.5, 0.8, 0.93, 1], [0.7, 0.765, 0.8, 0.815, 0.8, 0.765, 0.72])
    gw1 = smooth_curve([0, 0.1, 0.3, 0.6, 0.9, 1], [0.52, 0.575, 0.605, 0.61, 0.585, 0.55])
    roof = smooth_curve([0, 0.12, 0.35, 0.6, 0.85, 1], [1.435, 1.478, 1.515, 1.52, 1.485, 1.435])

    def gpos(u, v, w):
        s = (u + 1) / 2
        t = (w + 1) / 2
        a = abs(v)
        xF = 0.98 + (-0.02 - 0.98) * t - (0.2 - 0.06 * t) * a**2.4 + 0.05 * math.sin(pi * t)
        xR = -2.04 + (-1.8 + 2.04) * t**1.2 + 0.1 * a**2.4 - 0.03 * math.sin(pi * t)
        x = xR + (xF - xR) * s
        yy = (gw0(s) + (gw1(s) - gw0(s)) * t**1.15 + 0.018 * math.sin(pi * t)) * v
        z = 0.93 + (roof(s) - 0.93) * t + (0.045 * (1 - a**2.2) if t > 0.97 else 0) * 1
        if t < 0.05:
            z = 0.8
        return (x, yy, z)

    gu = [-1, -0.955, -0.86, -0.7, -0.5, -0.25, 0, 0.25, 0.5, 0.7, 0.86, 0.955, 1]
    gv = [-1, -0.94, -0.8, -0.5, -0.17, 0.17, 0.5, 0.8, 0.94, 1]
    gws = [-1, -0.72, -0.4, 0, 0.4, 0.7, 0.86, 0.95, 1]
    upper = lattice_surface("green", gu, gv, gws, gpos, paint_finish, E, 3)
    return upper


def wheel_arches(E, lower, body, paint_finish):
    """Cuts the arches and lays their black cladding."""
    black = car_black()
    cut = bpy.data.meshes.new("cut")
    co = bpy.data.objects.new("cut", cut)
    add_to_scene(co, E)
    edit = bmesh.new()
    for ax in (FRONT_AXLE, REAR_AXLE):
        for s in (1, -1):
            n = 96
            ring = [[], []]
            for q, yy in ((0, 0.6 * s), (1, 1.2 * s)):
                for i in range(n):
                    a = 2 * pi * i / n
                    ring[q].append(
                        edit.verts.new(
                            (ax + ARCH_RADIUS * math.cos(a), yy, WHEEL_RADIUS + 0.01 + ARCH_RADIUS * math.sin(a))
                        )
                    )
            for i in range(n):
                edit.faces.new((ring[0][i], ring[0][(i + 1) % n], ring[1][(i + 1) % n], ring[1][i]))
            edit.faces.new(ring[0])
            edit.faces.new(ring[1])
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    for f in edit.faces:
        f.material_index = 1
    edit.to_mesh(cut)
    edit.free()
    cut.materials.append(paint_finish)
    cut.materials.append(black)
    lower.data.materials.append(black)
    b = lower.modifiers.new("b", "BOOLEAN")
    b.operation = "DIFFERENCE"
    b.object = co
    b.solver = "EXACT"
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(lower.evaluated_get(dg))
    lower.modifiers.clear()
    lower.data = me
    shade_smooth(lower, 40)
    bpy.data.objects.remove(co)
    for ax in (FRONT_AXLE, REAR_AXLE):
        points = []
        Q = []
        for a in np.linspace(-0.22, pi + 0.22, 60):
            points.append(
                (ax + (ARCH_RADIUS - 0.004) * math.cos(a), WHEEL_RADIUS + 0.01 + (ARCH_RADIUS - 0.004) * math.sin(a))
            )
            Q.append(
                (
                    ax + (ARCH_RADIUS + 0.04) * math.cos(a),
                    min(WHEEL_RADIUS + 0.01 + (ARCH_RADIUS + 0.04) * math.sin(a), 0.746 + 0.006 * math.sin(a) ** 8),
                )
            )
        patch("clad", body, "side", points + Q[::-1], black, E, off=0.012, thick=0.02, step=0.016, bevel=0.003)
