"""A five-twin-spoke alloy rim, axis along local y, outer face towards +y."""

import bmesh
import math
from math import pi

from library.materials import material
from library.shapes import bevel_edges, cylinder, lathe, mesh


def rim(parent, R=0.222, W=0.19, style="5twin", rim_finish=None, cap=None):
    """The rim, radius `R` and width `W` in metres."""
    finish = rim_finish or material("alloy", "#b4b7bb", 0.34, 0.62, clearcoat=0.7, clearcoat_roughness=0.06)
    mi = material("alloyD", "#2a2b2d", 0.45, 0.8)
    dark = material("darkhole", "#0b0b0c", 0.6)
    h = W / 2
    lathe(
        "barrel",
        [
            (R + 0.006, h),
            (R + 0.006, h - 0.012),
            (R - 0.01, h - 0.016),
            (R - 0.018, h - 0.05),
            (R - 0.03, 0),
            (R - 0.022, -h * 0.7),
            (R - 0.004, -h),
            (R + 0.004, -h),
        ],
        96,
        mi,
        parent,
        axis="y",
    )
    lathe(
        "lip",
        [
            (R - 0.01, h - 0.018),
            (R - 0.012, h - 0.004),
            (R - 0.006, h + 0.002),
            (R + 0.004, h + 0.003),
            (R + 0.009, h - 0.001),
            (R + 0.008, h - 0.008),
        ],
        128,
        finish,
        parent,
        axis="y",
    )
    face = h - 0.022
    hubr = 0.062

    def spoke(thickness, twist, w0, w1):
        vertices = []
        faces = []
        N = 9
        for i in range(N):
            t = i / (N - 1)
            r = hubr * 0.75 + t * (R - 0.008 - hubr * 0.75)
            w = (w0 + (w1 - w0) * t) * (1 - 0.18 * math.sin(pi * t))
            yf = face - 0.02 * math.sin(pi * t * 0.85) * 1 + 0.004 * t
            dep = 0.026 - 0.01 * t
            tw = twist * t
            for a, b in (
                (-w / 2, yf - dep),
                (-w / 2 * 0.95, yf - 0.004),
                (-w / 2 * 0.72, yf),
                (w / 2 * 0.72, yf),
                (w / 2 * 0.95, yf - 0.004),
                (w / 2, yf - dep),
            ):
                x = r
                z = a
                c, s = (math.cos(thickness + tw), math.sin(thickness + tw))
                vertices.append((x * c - z * s, b, x * s + z * c))
        for i in range(N - 1):
            for k in range(6):
                q = (k + 1) % 6
                faces.append((i * 6 + k, i * 6 + q, (i + 1) * 6 + q, (i + 1) * 6 + k))
        faces.append(tuple(range(5, -1, -1)))
        faces.append(tuple(((N - 1) * 6 + k for k in range(6))))
        o = mesh("spoke", vertices, faces, finish, parent)
        edit = bmesh.new()
        edit.from_mesh(o.data)
        bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
        edit.to_mesh(o.data)
        edit.free()
        bevel_edges(o, 0.0025, 2, 40)
        return o

    for i in range(5):
        a = 2 * pi * i / 5 + pi / 2
        if style == "5twin":
            spoke(a - 0.18, -0.09, 0.04, 0.036)
            spoke(a + 0.18, 0.09, 0.04, 0.036)
        else:
            spoke(a, 0, 0.07, 0.05)
    lathe(
        "hub",
        [
            (0, face + 0.004),
            (0.026, face + 0.004),
            (0.03, face + 0.001),
            (0.031, face - 0.004),
            (0.052, face - 0.006),
            (0.068, face - 0.012),
            (0.078, face - 0.03),
            (0.08, -0.01),
            (0, -0.01),
        ],
        64,
        finish,
        parent,
        axis="y",
    )
    cylinder(
        "cap",
        0.027,
        0.006,
        (0, face + 0.006, 0),
        cap or material("capblk", "#101113", 0.25, 0, clearcoat=1),
        parent,
        axis="y",
        bevel=0.002,
    )
    for i in range(5):
        a = 2 * pi * i / 5 + pi / 2 + pi / 5
        c = (0.05 * math.cos(a), face - 0.008, 0.05 * math.sin(a))
        cylinder("seat", 0.0125, 0.006, (c[0], face - 0.0075, c[2]), dark, parent, axis="y")
        lathe(
            "nut",
            [(0, face + 0.006), (0.0075, face + 0.006), (0.0095, face + 0.003), (0.0098, face - 0.012)],
            6,
            material("chrome", "#c9cbce", 0.12, 1.0),
            parent,
            axis="y",
            location=(c[0], 0, c[2]),
            smooth_angle=20,
        )
    raise_spoke_tips(parent, R)


def raise_spoke_tips(parent, R, up=0.021):
    """Bends the spokes so that their tips meet the rim's flange instead of the barrel."""
    r0 = R * 0.676
    for o in parent.children:
        if o.name.startswith("spoke"):
            for v in o.data.vertices:
                r = math.hypot(v.co.x, v.co.z)
                t = min(1, max(0, (r - r0) / (R - 0.01 - r0)))
                v.co.y += up * t * t * (3 - 2 * t)
