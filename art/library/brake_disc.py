"""The vented disc and the studs. Their axis is the wheel's, local y."""

import math
from math import pi

from library.materials import material
from library.shapes import cylinder, lathe, mesh


def brake_disc(parent, R=0.15, y=0.0, T=0.024, holes=True):
    """A vented disc of radius `R` and thickness `T`."""
    st = material("discsteel", "#9a9c9e", 0.3, 1.0, anisotropy=0.6)
    edge = material("disciron", "#55575a", 0.55, 0.9, variation=0.1, variation_scale=30, bump=0.1, bump_scale=200)
    if st.node_tree.nodes.get("DONE") is None:
        tree = st.node_tree
        links = tree.links
        shader = tree.nodes["Principled BSDF"]
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
        coordinates.name = "DONE"
        sep = tree.nodes.new("ShaderNodeSeparateXYZ")
        links.new(coordinates.outputs["Object"], sep.inputs[0])
        cx = tree.nodes.new("ShaderNodeCombineXYZ")
        links.new(sep.outputs["X"], cx.inputs[0])
        links.new(sep.outputs["Z"], cx.inputs[1])
        ln = tree.nodes.new("ShaderNodeVectorMath")
        ln.operation = "LENGTH"
        links.new(cx.outputs[0], ln.inputs[0])
        no = tree.nodes.new("ShaderNodeTexNoise")
        no.noise_dimensions = "1D"
        no.inputs["Scale"].default_value = 900
        no.inputs["Detail"].default_value = 5
        links.new(ln.outputs["Value"], no.inputs["W"])
        mp = tree.nodes.new("ShaderNodeMapRange")
        mp.inputs[1].default_value = 0.3
        mp.inputs[2].default_value = 0.7
        mp.inputs[3].default_value = 0.22
        mp.inputs[4].default_value = 0.4
        links.new(no.outputs["Fac"], mp.inputs[0])
        links.new(mp.outputs[0], shader.inputs["Roughness"])
        bp = tree.nodes.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = 0.1
        bp.inputs["Distance"].default_value = 0.001
        links.new(no.outputs["Fac"], bp.inputs["Height"])
        links.new(bp.outputs[0], shader.inputs["Normal"])
        tg = tree.nodes.new("ShaderNodeTangent")
        tg.direction_type = "RADIAL"
        tg.axis = "Y"
        links.new(tg.outputs[0], shader.inputs["Tangent"])
    r0 = 0.088
    for s in (1, -1):
        lathe(
            "plate",
            [
                (r0, y + s * T * 0.16),
                (R, y + s * T * 0.16),
                (R, y + s * T * 0.47),
                (R - 0.002, y + s * T * 0.5),
                (r0 + 0.002, y + s * T * 0.5),
                (r0, y + s * T * 0.47),
            ],
            160,
            st,
            parent,
            axis="y",
            close=True,
        )
    vertices = []
    faces = []
    n = 48
    for i in range(n):
        a = 2 * pi * i / n
        da = 0.018
        k = len(vertices)
        for r, aa in ((r0, a), (R - 0.001, a + 0.1)):
            for d in (-da, da):
                for yy in (y - T * 0.2, y + T * 0.2):
                    vertices.append((r * math.cos(aa + d * 0.12 / r), yy, r * math.sin(aa + d * 0.12 / r)))
        faces.extend(
            [
                (k, k + 1, k + 3, k + 2),
                (k + 4, k + 6, k + 7, k + 5),
                (k, k + 4, k + 5, k + 1),
                (k + 2, k + 3, k + 7, k + 6),
            ]
        )
    mesh("vanes", vertices, faces, edge, parent)
    lathe(
        "hat",
        [
            (0.03, y + T * 0.5 + 0.03),
            (0.07, y + T * 0.5 + 0.03),
            (0.076, y + T * 0.5 + 0.027),
            (0.079, y + T * 0.5 + 0.02),
            (0.081, y + T * 0.5),
            (0.092, y + T * 0.5 - 0.003),
            (0.092, y - T * 0.3),
        ],
        96,
        edge,
        parent,
        axis="y",
    )
    dk = material("darkhole", "#0b0b0c", 0.6)
    if holes:
        for i in range(12):
            for q, (rr, off) in enumerate(((0.102, 0), (0.117, 0.07), (0.132, 0.14))):
                a = 2 * pi * i / 12 + off
                lathe(
                    "hole",
                    [(0, y + T * 0.5 + 0.0003), (0.0036, y + T * 0.5 + 0.0003)],
                    16,
                    dk,
                    parent,
                    axis="y",
                    location=(rr * math.cos(a), 0, rr * math.sin(a)),
                )
                lathe(
                    "holeR",
                    [(0.0036, y + T * 0.5 + 0.0002), (0.0046, y + T * 0.5 + 0.0004), (0.005, y + T * 0.5)],
                    16,
                    st,
                    parent,
                    axis="y",
                    location=(rr * math.cos(a), 0, rr * math.sin(a)),
                )


def wheel_studs(parent, y):
    """Hub flange with five studs and the axle nut."""
    ch = material("chrome", "#c9cbce", 0.12, 1.0)
    for i in range(5):
        a = 2 * pi * i / 5 + pi / 2
        c = (0.054 * math.cos(a), y + 0.014, 0.054 * math.sin(a))
        cylinder("stud", 0.0062, 0.034, c, material("studsteel", "#77797c", 0.3, 1.0), parent, axis="y")
        for k in range(7):
            cylinder(
                "th",
                0.0068,
                0.0012,
                (c[0], y + 0.01 + k * 0.003, c[2]),
                material("studsteel", "#77797c", 0.3, 1.0),
                parent,
                axis="y",
                bevel=0.0005,
                segments=20,
            )
    lathe(
        "hubflange",
        [(0.0, y + 0.03), (0.022, y + 0.03), (0.027, y + 0.026), (0.029, y + 0.012), (0.031, y), (0.036, y)],
        64,
        material("studsteel", "#77797c", 0.3, 1.0),
        parent,
        axis="y",
    )
    lathe(
        "axlenut",
        [(0, y + 0.038), (0.01, y + 0.038), (0.0145, y + 0.034), (0.015, y + 0.026)],
        6,
        ch,
        parent,
        axis="y",
        smooth_angle=20,
    )
