"""Surfaces given by a function, by cross-sections or by many small grains."""

import bmesh
import math
import numpy as np
from math import pi

from library.outlines import rounded_rectangle
from library.shapes import mesh


def loft(name, sections, finish, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), n=8):
    """Rounded rectangles (z, width, depth, corner, shift in x) joined into a body."""
    vertices = []
    faces = []
    k = None
    for z, w, d, r, cx in sections:
        P = rounded_rectangle(w, d, min(r, w * 0.499, d * 0.499), n, cx, 0)
        k = len(P)
        vertices += [(x, y, z) for x, y in P]
    for i in range(len(sections) - 1):
        for j in range(k):
            faces.append((i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j))
    faces.append(tuple(range(k - 1, -1, -1)))
    faces.append(tuple(((len(sections) - 1) * k + j for j in range(k))))
    o = mesh(name, vertices, faces, finish, parent, True, location, rotation, 50)
    bevel_width = o.modifiers.new("b", "BEVEL")
    bevel_width.width = 0.003
    bevel_width.segments = 2
    bevel_width.limit_method = "ANGLE"
    bevel_width.angle_limit = math.radians(35)
    return o


def grid_surface(
    name,
    fn,
    nu,
    nv,
    finish=None,
    parent=None,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    uv=True,
    thick=0,
    smooth_angle=180,
):
    """Surface fn(u, v) -> (x, y, z) with u, v in 0..1; its UV map is (u, v)."""
    V = [fn(i / (nu - 1), j / (nv - 1)) for i in range(nu) for j in range(nv)]
    F = [
        (i * nv + j, (i + 1) * nv + j, (i + 1) * nv + j + 1, i * nv + j + 1)
        for i in range(nu - 1)
        for j in range(nv - 1)
    ]
    o = mesh(name, V, F, finish, parent, True, location, rotation, smooth_angle)
    if uv:
        l = o.data.uv_layers.new(name="UV")
        for p in o.data.polygons:
            for li in p.loop_indices:
                k = o.data.loops[li].vertex_index
                l.data[li].uv = (k // nv / (nu - 1), k % nv / (nv - 1))
    if thick:
        s = o.modifiers.new("s", "SOLIDIFY")
        s.thickness = thick
        s.offset = -1
    return o


def ring_stack(
    name,
    sections,
    n=96,
    finish=None,
    parent=None,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    smooth_angle=30,
    cap=(False, False),
):
    """Like a lathe, but each section (radius or fn(angle), z) has its own outline."""
    vertices = []
    faces = []
    for f, z in sections:
        for i in range(n):
            a = 2 * pi * i / n
            r = f(a) if callable(f) else f
            vertices.append((r * math.cos(a), r * math.sin(a), z))
    for k in range(len(sections) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    if cap[0]:
        faces.append(tuple(range(n - 1, -1, -1)))
    if cap[1]:
        faces.append(tuple(((len(sections) - 1) * n + i for i in range(n))))
    o = mesh(name, vertices, faces, finish, parent, True, location, rotation, smooth_angle)
    edit = bmesh.new()
    edit.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(o.data)
    edit.free()
    return o


def rounded_frame(w, d, t, h, r=0.01, finish=None, parent=None, location=(0, 0, 0), bevel_width=0.0025, n=8):
    """A rounded rectangular ring, thickness `t` inwards, height `h` from z = 0."""
    S = [
        (t - bevel_width * 0.4, 0),
        (bevel_width * 0.8, 0),
        (bevel_width * 0.2, bevel_width * 0.3),
        (0, bevel_width),
        (0, h - bevel_width),
        (bevel_width * 0.2, h - bevel_width * 0.3),
        (bevel_width * 0.8, h),
        (t - bevel_width * 0.8, h),
        (t - bevel_width * 0.2, h - bevel_width * 0.3),
        (t, h - bevel_width),
        (t, bevel_width),
        (t - bevel_width * 0.4, 0),
    ]
    vertices = []
    faces = []
    k = 0
    for ins, z in S:
        P = rounded_rectangle(w - 2 * ins, d - 2 * ins, max(0.0012, r - ins), n)
        k = len(P)
        vertices += [(x, y, z) for x, y in P]
    for i in range(len(S) - 1):
        for j in range(k):
            faces.append((i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j))
    o = mesh("frame", vertices, faces, finish, parent, True, location, smooth_angle=40)
    edit = bmesh.new()
    edit.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(o.data)
    edit.free()
    return o


def grains(path, rad, finish, name="ice", rng=None, sub_=1, parent=None):
    """Many small irregular grains as one mesh: snow, flakes, crumbs."""
    edit = bmesh.new()
    bmesh.ops.create_icosphere(edit, subdivisions=sub_, radius=1)
    bevel_width = np.array([v.co[:] for v in edit.verts])
    bf = np.array([[v.index for v in f.verts] for f in edit.faces])
    edit.free()
    rng = rng or np.random.default_rng(1)
    vertices = []
    faces = []
    k = 0
    for p, r in zip(path, rad):
        q = bevel_width * (1 + 0.28 * rng.normal(0, 1, (len(bevel_width), 1))) * r * rng.uniform(
            0.7, 1.25, 3
        ) + np.array(p)
        vertices.append(q)
        faces.append(bf + k)
        k += len(bevel_width)
    return mesh(name, np.concatenate(vertices), np.concatenate(faces), finish, parent, True, smooth_angle=45)
