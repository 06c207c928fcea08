"""The flat brush."""

import bmesh
import math
import numpy as np
from math import pi
from mathutils import Matrix

from library.materials import brushed_steel, material
from library.shader_nodes import add_node, color_ramp, map_range
from library.shapes import mesh, new_group, subdivide
from library.surfaces import wood
from library.surfaces_from_functions import loft


def flat_brush(location, rotation=(0, 0, 0), parent=None, w=0.05, wet=True, seed=3):
    """A flat brush along x, bristles towards +x; `wet` with paraffin."""
    group = new_group("br", location, rotation, parent)
    rng = np.random.default_rng(seed)
    wd = wood("brushwood", ("#7e4a22", "#a5672f", "#bb8046"), 0.34, 6)
    N = 22
    zs = np.linspace(0, 0.15, N)
    wp = np.interp(
        zs,
        [0, 0.012, 0.03, 0.055, 0.1, 0.138, 0.15],
        [w * 0.49, w * 0.48, w * 0.34, w * 0.2, w * 0.23, w * 0.27, w * 0.16],
    )
    tp = np.interp(zs, [0, 0.02, 0.05, 0.1, 0.14, 0.15], [0.0068, 0.007, 0.0062, 0.0075, 0.007, 0.004])
    n = 28
    vertices = []
    faces = []
    for z, a, shader in zip(zs, wp, tp):
        for i in range(n):
            t = 2 * pi * i / n
            c, s = (math.cos(t), math.sin(t))
            vertices.append((-z, a * math.copysign(abs(c) ** 0.75, c), shader * math.copysign(abs(s) ** 0.75, s)))
    for k in range(N - 1):
        for i in range(n):
            faces.append((k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i))
    faces.append(tuple(((N - 1) * n + i for i in range(n))))
    o = mesh("hd", vertices, faces, wd, group, True, smooth_angle=60)
    edit = bmesh.new()
    edit.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(o.data)
    edit.free()
    subdivide(o, 1)
    frame_finish = brushed_steel("ferrule", "#b5b6b4", 0.24, 0.08)
    fe = loft(
        "fe",
        [
            (0, w * 1.02, 0.0166, 0.006, 0),
            (0.0015, w * 1.03, 0.0172, 0.006, 0),
            (0.006, w * 1.03, 0.0172, 0.006, 0),
            (0.0075, w * 1.045, 0.0186, 0.006, 0),
            (0.0095, w * 1.045, 0.0186, 0.006, 0),
            (0.011, w * 1.03, 0.0172, 0.006, 0),
            (0.022, w * 1.03, 0.017, 0.006, 0),
            (0.0235, w * 1.045, 0.0182, 0.006, 0),
            (0.0255, w * 1.045, 0.0182, 0.006, 0),
            (0.027, w * 1.03, 0.0168, 0.006, 0),
            (0.034, w * 1.03, 0.0164, 0.006, 0),
        ],
        frame_finish,
        group,
        location=(-0.012, 0, 0),
        rotation=(pi / 2, 0, pi / 2),
    )
    for o in (fe,):
        o.rotation_euler = (0, pi / 2, 0)
        o.rotation_euler = Matrix(((0, 0, 1), (1, 0, 0), (0, 1, 0))).to_euler()
    vertices = []
    faces = []
    k = 0
    for i in range(2600):
        y = rng.uniform(-0.5, 0.5) * w * 0.98
        z = rng.uniform(-0.5, 0.5) * 0.0145
        links = 0.048 + rng.normal(0, 0.0012) - 0.01 * abs(y / w) ** 2 * 2 - (0.0045 if rng.random() < 0.1 else 0)
        dy = rng.normal(0, 0.0009) + y * 0.03
        dz = rng.normal(0, 0.0007) - z * 0.62
        r = 0.00017
        path = [
            (0.018, y, z),
            (0.018 + links * 0.55, y * 1.0 + dy * 0.4, z + dz * 0.35),
            (0.018 + links, y + dy, z + dz),
        ]
        for q, (px, py, pz) in enumerate(path):
            rr = r * (1, 0.95, 0.35)[q]
            for a in range(3):
                vertices.append((px, py + rr * math.cos(a * 2.1), pz + rr * math.sin(a * 2.1)))
        for q in range(2):
            for a in range(3):
                faces.append((k + q * 3 + a, k + q * 3 + (a + 1) % 3, k + q * 3 + 3 + (a + 1) % 3, k + q * 3 + 3 + a))
        k += 9
    finish = material("bristle", "#33261a", 0.38, specular=0.6)
    if not finish.node_tree.nodes.get("BR"):
        links = finish.node_tree.links
        coordinates = add_node(finish, "TexCoord")
        coordinates.name = "BR"
        sp_ = add_node(finish, "SeparateXYZ")
        links.new(coordinates.outputs["Object"], sp_.inputs[0])
        shader = finish.node_tree.nodes["Principled BSDF"]
        links.new(
            color_ramp(
                finish,
                map_range(finish, sp_.outputs["X"], 0.018, 0.066, 0, 1),
                (
                    [(0, "#2a2019"), (0.45, "#4d3217"), (0.75, "#a5641a"), (1, "#d08a2c")]
                    if wet
                    else [(0, "#2a2019"), (1, "#8a7250")]
                ),
            ),
            shader.inputs["Base Color"],
        )
        links.new(
            map_range(finish, sp_.outputs["X"], 0.03, 0.06, 0.5, 0.14 if wet else 0.5), shader.inputs["Roughness"]
        )
    mesh("bs", vertices, faces, finish, group, True, smooth_angle=80)
    return group
