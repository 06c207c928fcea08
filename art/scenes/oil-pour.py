"""Oil pours into a glass before a warm light."""

import bpy
import math
import numpy as np
from math import pi
from mathutils import Vector

from library.colors import linear_rgb
from library.materials import clear_glass, liquid, material
from library.shapes import box, lathe, lettering, mesh, new_group
from library.studio import ambient_light, area_light, camera, new_scene

new_scene(exposure=0.25)
box(
    "slab",
    (2.4, 0.9, 0.05),
    (0, 0.1, -0.025),
    0.006,
    material(
        "slab", "#2a2c2f", 0.3, roughness_variation=0.1, variation_scale=3, variation=0.08, bump=0.04, bump_scale=120
    ),
)
bw = mesh("bw", [(-2, 1.1, -0.5), (2, 1.1, -0.5), (2, 1.1, 2), (-2, 1.1, 2)], [(0, 1, 2, 3)], None)
finish = bpy.data.materials.new("bwm")
finish.use_nodes = True
tree = finish.node_tree
tree.nodes.clear()
e = tree.nodes.new("ShaderNodeEmission")
o = tree.nodes.new("ShaderNodeOutputMaterial")
coordinates = tree.nodes.new("ShaderNodeTexCoord")
d = tree.nodes.new("ShaderNodeVectorMath")
d.operation = "DISTANCE"
d.inputs[1].default_value = (0.03, 1.1, 0.16)
tree.links.new(coordinates.outputs["Object"], d.inputs[0])
mp = tree.nodes.new("ShaderNodeMapRange")
mp.inputs[1].default_value = 0
mp.inputs[2].default_value = 0.66
tree.links.new(d.outputs["Value"], mp.inputs[0])
r = tree.nodes.new("ShaderNodeValToRGB")
el = r.color_ramp.elements
r.color_ramp.interpolation = "B_SPLINE"
for _ in range(3):
    el.new(0.5)
for q, (p, c) in zip(el, ((0, "#ffe2b4"), (0.2, "#f0b66e"), (0.42, "#a8642f"), (0.68, "#472713"), (1, "#15110f"))):
    q.position = p
    q.color = (*linear_rgb(c), 1)
tree.links.new(mp.outputs[0], r.inputs[0])
tree.links.new(r.outputs[0], e.inputs[0])
e.inputs[1].default_value = 1.15
tree.links.new(e.outputs[0], o.inputs[0])
bw.data.materials.append(finish)
finish.cycles.sample_as_light = False
R = 0.052
g = clear_glass()
Hh = 0.135
lathe(
    "g",
    [
        (0, 0.001),
        (R - 0.006, 0.001),
        (R - 0.001, 0.004),
        (R, 0.01),
        (R, Hh - 0.004),
        (R + 0.004, Hh),
        (R + 0.002, Hh + 0.001),
        (R - 0.0028, Hh - 0.004),
        (R - 0.0028, 0.012),
        (R - 0.008, 0.0055),
        (0, 0.0055),
    ],
    128,
    g,
    None,
    smooth_angle=40,
)
L = liquid("oilp", "#f8bd55", 0.02)
fill = 0.072
rings = [
    ((0, 0, z), r, (0, 0, 1))
    for r, z in [
        (0.0001, 0.0052),
        (R - 0.0075, 0.0052),
        (R - 0.0026, 0.012),
        (R - 0.0026, fill - 0.0006),
        (R - 0.0036, fill - 0.0012),
        (R - 0.008, fill - 0.0018),
        (0.03, fill - 0.0016),
        (0.022, fill - 0.001),
        (0.016, fill - 0.0018),
        (0.0115, fill - 0.0006),
        (0.0085, fill + 0.0012),
        (0.0062, fill + 0.0045),
        (0.005, fill + 0.0095),
        (0.0044, fill + 0.018),
        (0.0041, fill + 0.03),
        (0.004, fill + 0.044),
        (0.0041, fill + 0.058),
        (0.0042, fill + 0.07),
    ]
]
C = [
    (0, 0, 0.15),
    (-0.0004, 0, 0.164),
    (-0.0022, 0, 0.177),
    (-0.0066, 0, 0.1885),
    (-0.014, 0, 0.1972),
    (-0.024, 0, 0.203),
    (-0.033, 0, 0.2066),
    (-0.046, 0, 0.212),
    (-0.064, 0, 0.2198),
    (-0.09, 0, 0.231),
]
rr = [0.0043, 0.0045, 0.0048, 0.0053, 0.006, 0.0068, 0.0074, 0.0078, 0.008, 0.008]
points = [Vector(c) for c in C]
for k in range(len(points) - 1):
    p0, p1, p2, p3 = (points[max(0, k - 1)], points[k], points[k + 1], points[min(len(points) - 1, k + 2)])
    for u in np.linspace(0, 1, 6)[:-1]:
        u = float(u)
        q = 0.5 * (
            2 * p1 + (p2 - p0) * u + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u + (3 * p1 - p0 - 3 * p2 + p3) * u**3
        )
        d = 0.5 * (p2 - p0 + 2 * (2 * p0 - 5 * p1 + 4 * p2 - p3) * u + 3 * (3 * p1 - p0 - 3 * p2 + p3) * u * u)
        rings.append((tuple(q), rr[k] + (rr[k + 1] - rr[k]) * u, tuple(d.normalized())))
vertices = []
faces = []
n = 112
for c, r_, d in rings:
    d = Vector(d)
    yv = Vector((0, 1, 0))
    xv = yv.cross(d).normalized()
    for i in range(n):
        a = 2 * pi * i / n
        v = Vector(c) + xv * (r_ * math.cos(a)) + yv * (r_ * math.sin(a))
        vertices.append(v)
for k in range(len(rings) - 1):
    for i in range(n):
        faces.append((k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i))
faces.append(tuple(range(n - 1, -1, -1)))
faces.append(tuple(((len(rings) - 1) * n + i for i in range(n))))
mesh("oil", vertices, faces, L, None, True, smooth_angle=60)
for i in range(5):
    box(
        "gr",
        (0.014 if i % 2 == 0 else 0.009, 0.0004, 0.0009),
        (0.012, -R - 0.0004, 0.03 + 0.018 * i),
        0,
        material("inkw", "#f2efe9", 0.5),
    )
for i in (0, 2, 4):
    lettering(
        str(100 + 50 * i),
        0.0068,
        (0.03, -R * 0.86, 0.03 + 0.018 * i),
        (pi / 2, 0, 0.52),
        material("inkw", "#f2efe9", 0.5),
        None,
        0.0001,
    )
J = new_group("J", (-0.0245, 0, 0.2155), (0, 1.98, 0))
bk = material("jugp", "#1a1c1e", 0.38, clearcoat=0.3, clearcoat_roughness=0.2, bump=0.02, bump_scale=300)
points = [(0.0185, 0.002), (0.019, 0), (0.0215, 0), (0.0222, 0.001), (0.0222, 0.004), (0.0212, 0.005)]
for i in range(3):
    z = -0.006 - 0.0055 * i
    points += []
prof = [(0.0178, -0.04), (0.0182, 0.0), (0.0196, 0.0012), (0.0208, 0.0), (0.0208, -0.004)]
for i in range(3):
    z = -0.007 - 0.005 * i
    prof += [(0.0208, z + 0.0014), (0.0224, z), (0.0208, z - 0.0014)]
prof += [
    (0.0208, -0.023),
    (0.025, -0.0245),
    (0.0252, -0.0285),
    (0.021, -0.03),
    (0.0225, -0.04),
    (0.034, -0.055),
    (0.056, -0.075),
    (0.072, -0.105),
    (0.078, -0.16),
    (0.078, -0.3),
    (0, -0.3),
]
lathe("neck", prof, 96, bk, J, smooth_angle=40)
area_light((-0.8, -0.7, 0.8), (0, 0, 0.1), (0.5, 0.6), 7, "#fff2e2")
area_light((0.75, 0.15, 0.35), (0, 0, 0.1), (0.12, 0.6), 7, "#ffe0b8")
area_light((-0.6, 0.55, 0.45), (-0.05, 0, 0.2), (0.12, 0.5), 6, "#ffd09a")
area_light((0, 0.3, 0.8), (0, 0, 0.1), (0.6, 0.2), 5, "#fff2e0")
ambient_light((0.018, 0.018, 0.02), 1)
camera((0.02, -0.86, 0.17), (0.014, 0, 0.104), lens=74, fstop=3.2, focus=(0, -0.012, 0.12))
