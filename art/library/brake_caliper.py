"""The caliper astride the disc."""

import bmesh
import math
from math import pi
from mathutils import Matrix

from library.materials import material
from library.shapes import bevel_edges, cylinder, lathe, lettering, mesh, new_group


def brake_caliper(parent, Rd=0.15, y=0.0, angle=0.35, finish=None, T=0.024, label=None):
    """A fixed four-piston caliper astride the disc, centred on `angle`."""
    finish = finish or material("caliper", "#c8321a", 0.32, clearcoat=0.8, bump=0.02, bump_scale=120)
    group = new_group("cal", (0, 0, 0), (0, 0, 0), parent)
    half = 0.5

    def arc(r0, r1, y0, y1, a0, a1, bevel_width=0.006, n=28, own_finish=None, prof=None):
        vertices = []
        faces = []
        for i in range(n + 1):
            t = i / n
            a = a0 + (a1 - a0) * t
            k = prof(t) if prof else 0
            for r, yy in ((r0, y0), (r1, y0), (r1, y1 + k), (r0, y1 + k)):
                vertices.append((r * math.cos(a), yy, r * math.sin(a)))
        for i in range(n):
            for q in range(4):
                faces.append((i * 4 + q, i * 4 + (q + 1) % 4, i * 4 + 4 + (q + 1) % 4, i * 4 + 4 + q))
        faces.append((3, 2, 1, 0))
        faces.append((n * 4, n * 4 + 1, n * 4 + 2, n * 4 + 3))
        o = mesh("arc", vertices, faces, own_finish or finish, group)
        edit = bmesh.new()
        edit.from_mesh(o.data)
        bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
        edit.to_mesh(o.data)
        edit.free()
        bevel_edges(o, bevel_width, 4, 40)
        return o

    oy = y + T / 2 + 0.012
    arc(0.094, Rd + 0.022, oy, oy + 0.024, angle - half, angle + half, 0.007, prof=lambda t: 0.007 * math.sin(pi * t))
    arc(0.094, Rd + 0.022, y - T / 2 - 0.012 - 0.034, y - T / 2 - 0.012, angle - half, angle + half, 0.007)
    for a0, a1 in ((-half, -half + 0.16), (-0.1, 0.1), (half - 0.16, half)):
        arc(Rd + 0.006, Rd + 0.024, y - T / 2 - 0.02, oy + 0.012, angle + a0, angle + a1, 0.004, n=10)
    pad = material("pad", "#3a3633", 0.8, bump=0.2, bump_scale=300)
    bp = material("padback", "#1a1b1d", 0.5)
    for s in (1, -1):
        y0 = y + s * T / 2
        arc(
            0.098,
            Rd - 0.002,
            min(y0 + s * 0.0006, y0 + s * 0.008),
            max(y0 + s * 0.0006, y0 + s * 0.008),
            angle - half * 0.78,
            angle + half * 0.78,
            0.001,
            own_finish=pad,
        )
        arc(
            0.096,
            Rd + 0.004,
            min(y0 + s * 0.008, y0 + s * 0.0125),
            max(y0 + s * 0.008, y0 + s * 0.0125),
            angle - half * 0.82,
            angle + half * 0.82,
            0.001,
            own_finish=bp,
        )
    for d in (-0.24, 0.24):
        a = angle + d
        r = 0.126
        lathe(
            "boss",
            [(0, oy + 0.0345), (0.019, oy + 0.0345), (0.023, oy + 0.0325), (0.0245, oy + 0.027), (0.026, oy + 0.018)],
            48,
            finish,
            group,
            axis="y",
            location=(r * math.cos(a), 0, r * math.sin(a)),
        )
    for d in (-half + 0.075, half - 0.075):
        a = angle + d
        cylinder(
            "bolt",
            0.0075,
            0.01,
            (0.15 * math.cos(a), oy + 0.029, 0.15 * math.sin(a)),
            material("boltblk", "#202124", 0.4, 0.8),
            group,
            axis="y",
            segments=32,
        )
        lathe(
            "hex",
            [(0, oy + 0.0342), (0.004, oy + 0.0342)],
            6,
            material("darkhole", "#0b0b0c", 0.6),
            group,
            axis="y",
            location=(0.15 * math.cos(a), 0.0003, 0.15 * math.sin(a)),
        )
    a = angle
    r = 0.126
    te = new_group("te", (0, 0, 0), (0, 0, 0), group)
    te.matrix_local = (
        Matrix.Translation((r * math.cos(a), oy + 0.0312, r * math.sin(a)))
        @ Matrix.Rotation(-(a - pi / 2) + pi * (1 if math.sin(a) < -0.2 else 0), 4, "Y")
        @ Matrix.Rotation(pi, 4, "Z")
        @ Matrix.Rotation(pi / 2, 4, "X")
    )
    if label:
        lettering(label, 0.014, (0, 0, 0), (0, 0, 0), material("inkw", "#f2efe9", 0.5), te, 0.0006)
    a = angle + half - 0.2
    return group
