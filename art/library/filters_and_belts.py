"""Engine air filter, new or used, and a ribbed belt."""

import bmesh
import bpy
import math
import numpy as np
from math import pi
from mathutils import Vector

from library.materials import material
from library.shader_nodes import add_node, bump, color_ramp, map_range, noise
from library.shapes import extrude, mesh, new_group, tube
from library.surfaces_from_functions import grid_surface, rounded_frame


def filter_paper(dirty):
    """Pleated paper, clean or used."""
    nm = "fpaperD" if dirty else "fpaperC"
    if nm in bpy.data.materials:
        return bpy.data.materials[nm]
    finish = material(nm, "#e6dfcd", 0.9, specular=0.1)
    links = finish.node_tree.links
    shader = finish.node_tree.nodes["Principled BSDF"]
    coordinates = add_node(finish, "TexCoord")
    v = coordinates.outputs["Object"]
    f = noise(finish, v, 900, 3, 0.6)
    links.new(bump(finish, f, 0.25, 0.0006), shader.inputs["Normal"])
    if not dirty:
        links.new(
            color_ramp(finish, noise(finish, v, 30, 4), [(0.3, "#ddd5c0"), (0.7, "#ece6d6")]),
            shader.inputs["Base Color"],
        )
        return finish
    sp = add_node(finish, "SeparateXYZ")
    links.new(v, sp.inputs[0])
    a = noise(finish, v, 22, 8, 0.68, 0.6)
    g = noise(finish, v, 260, 4, 0.6)
    h = map_range(finish, sp.outputs["Z"], 0.004, 0.03, 0.02, 0.4)
    x = add_node(finish, "Math")
    x.operation = "MULTIPLY_ADD"
    links.new(a, x.inputs[0])
    x.inputs[1].default_value = 0.75
    links.new(h, x.inputs[2])
    y = add_node(finish, "Math")
    y.operation = "MULTIPLY_ADD"
    links.new(g, y.inputs[0])
    y.inputs[1].default_value = 0.22
    links.new(x.outputs[0], y.inputs[2])
    links.new(
        color_ramp(finish, y.outputs[0], [(0.42, "#c2b79b"), (0.62, "#a0947b"), (0.8, "#7d725d"), (1.0, "#564d41")]),
        shader.inputs["Base Color"],
    )
    return finish


def air_filter(
    w=0.26,
    d=0.19,
    h=0.034,
    pitch=0.0062,
    dirty=False,
    parent=None,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    frame_finish=None,
    seed=1,
    debris=140,
):
    """A panel air filter, clean or dirty with `debris` crumbs."""
    group = new_group("pf", location, rotation, parent)
    rng = np.random.default_rng(seed)
    t = 0.016
    rounded_frame(w, d, t, h, 0.018, frame_finish or material("pu", "#1d1e20", 0.6, bump=0.1, bump_scale=300), group)
    rounded_frame(
        w + 0.01,
        d + 0.01,
        0.01,
        0.008,
        0.021,
        frame_finish or material("pu", "#1d1e20", 0.6),
        group,
        location=(0, 0, h * 0.4),
    )
    W, Dd = (w - 2 * t + 0.001, d - 2 * t + 0.001)
    n = int(W / pitch)
    p = W / n
    H = h * 0.9
    prof = []
    for i in range(n):
        x = -W / 2 + p * i
        for u, z in ((0, 0), (0.08, 0.012), (0.46, 0.975), (0.5, 1), (0.54, 0.975), (0.92, 0.012)):
            prof.append((x + u * p, z))
    prof.append((W / 2, 0))
    N = len(prof)
    ph = rng.uniform(0, 6, (n + 1, 3))
    am = 0.0007 if dirty else 0.0003

    def fn(u, v):
        k = int(round(u * (N - 1)))
        x, z = prof[k]
        i = min(n, k // 6)
        wob = am * (math.sin(5 * v * 2 + ph[i, 0]) + 0.6 * math.sin(11 * v + ph[i, 1])) * z
        return (
            x + wob,
            (v - 0.5) * Dd,
            0.002 + H * z * (1 - (0.02 * math.sin(7 * v + ph[i, 2]) ** 2 if dirty else 0)),
        )

    grid_surface("pl", fn, N, 22, filter_paper(dirty), group, smooth_angle=30)
    for q in (-0.25, 0.25):
        tube(
            "bead",
            [(-W / 2, q * Dd, H + 0.0006), (W / 2, q * Dd, H + 0.0006)],
            0.0011,
            (
                material("bead", "#d9d4c6" if not dirty else "#8d836c", 0.6)
                if not dirty
                else material("beadD", "#6d6454", 0.8)
            ),
            group,
            smooth=False,
        )
    if dirty:
        ms = [material("deb%d" % i, c, 0.9) for i, c in enumerate(("#4a3823", "#6b5a35", "#2c2620", "#7a6a48"))]
        for i in range(debris):
            x, y = (rng.uniform(-0.48, 0.48) * W, rng.uniform(-0.48, 0.48) * Dd)
            s = float(min(0.0075, 0.0007 * math.exp(rng.normal(0.2, 0.75))))
            k = 5
            points = [
                (
                    s * (1 + 0.5 * rng.random()) * math.cos(2 * pi * j / k),
                    s * 0.55 * (1 + 0.6 * rng.random()) * math.sin(2 * pi * j / k),
                )
                for j in range(k)
            ]
            extrude(
                "d",
                points,
                s * 0.25,
                ms[int(rng.integers(4))],
                group,
                location=(x, y, H + 0.0012 + rng.uniform(-0.004, 0.0006)),
                rotation=(rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0, 6)),
                bevel=0,
            )
    return group


def serpentine_belt(path, w=0.02, t=0.0042, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), ribs=6):
    """A ribbed belt on its edge along a closed control polygon."""
    n = len(path)
    C = []
    for i in range(n):
        p0, p1, p2, p3 = [Vector(path[(i + k) % n]) for k in (-1, 0, 1, 2)]
        for s in range(24):
            u = s / 24
            C.append(
                0.5
                * (
                    2 * p1
                    + (p2 - p0) * u
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u
                    + (3 * p1 - p0 - 3 * p2 + p3) * u**3
                )
            )
    prof = [(0, 0), (t * 0.45, 0)]
    q = w / ribs
    for i in range(ribs):
        prof += [
            (t, q * i + q * 0.18),
            (t, q * i + q * 0.6),
            (t * 0.55, q * i + q * 0.78),
            (t * 0.55, q * (i + 1) - 0.0001),
        ]
    prof += [(t * 0.45, w), (0, w)]
    K = len(prof)
    vertices = []
    faces = []
    N = len(C)
    for i in range(N):
        d = (C[(i + 1) % N] - C[i - 1]).normalized()
        nn = Vector((-d.y, d.x))
        for a, z in prof:
            c = C[i] + nn * a
            vertices.append((c.x, c.y, z))
    for i in range(N):
        for k in range(K):
            faces.append((i * K + k, i * K + (k + 1) % K, (i + 1) % N * K + (k + 1) % K, (i + 1) % N * K + k))
    o = mesh(
        "belt",
        vertices,
        faces,
        material("beltm", "#17181a", 0.72, bump=0.08, bump_scale=700),
        parent,
        True,
        location,
        rotation,
        35,
    )
    edit = bmesh.new()
    edit.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(o.data)
    edit.free()
    return o
