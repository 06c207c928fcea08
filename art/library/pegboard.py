"""The pegboard."""

from math import pi

from library.colors import linear_rgb
from library.drivers_and_hammers import hammer, screwdriver
from library.materials import material
from library.palette import workshop_finish
from library.shapes import box, cylinder, new_group, tube
from library.wrenches import flat_wrench


def pegboard(location, w=2.4, h=1.2, parent=None, rotation=(0, 0, 0)):
    """A pegboard in xz that faces -y, with tools."""
    group = new_group("peg", location, rotation, parent)
    paint_finish = material("pegb", "#26282b", 0.55)
    if not paint_finish.node_tree.nodes.get("PG"):
        tree = paint_finish.node_tree
        links = tree.links
        shader = tree.nodes["Principled BSDF"]
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
        coordinates.name = "PG"
        v = tree.nodes.new("ShaderNodeVectorMath")
        v.operation = "SCALE"
        v.inputs["Scale"].default_value = 1 / 0.04
        links.new(coordinates.outputs["Object"], v.inputs[0])
        fr = tree.nodes.new("ShaderNodeVectorMath")
        fr.operation = "FRACTION"
        links.new(v.outputs[0], fr.inputs[0])
        su = tree.nodes.new("ShaderNodeVectorMath")
        su.operation = "SUBTRACT"
        su.inputs[1].default_value = (0.5, 0.5, 0.5)
        links.new(fr.outputs[0], su.inputs[0])
        mu = tree.nodes.new("ShaderNodeVectorMath")
        mu.operation = "MULTIPLY"
        mu.inputs[1].default_value = (1, 0, 1)
        links.new(su.outputs[0], mu.inputs[0])
        ln = tree.nodes.new("ShaderNodeVectorMath")
        ln.operation = "LENGTH"
        links.new(mu.outputs[0], ln.inputs[0])
        lt = tree.nodes.new("ShaderNodeMath")
        lt.operation = "LESS_THAN"
        lt.inputs[1].default_value = 0.15
        links.new(ln.outputs["Value"], lt.inputs[0])
        mx = tree.nodes.new("ShaderNodeMix")
        mx.data_type = "RGBA"
        links.new(lt.outputs[0], mx.inputs[0])
        mx.inputs[6].default_value = (*linear_rgb("#34373a"), 1)
        mx.inputs[7].default_value = (0.002, 0.002, 0.002, 1)
        links.new(mx.outputs[2], shader.inputs["Base Color"])
    box("pb", (w, 0.02, h), (0, 0, 0), 0.004, paint_finish, group)
    for s in (-1, 1):
        box("fr", (w + 0.06, 0.035, 0.03), (0, -0.002, s * (h / 2 + 0.01)), 0.004, workshop_finish("black"), group)
        box("fr", (0.03, 0.035, h + 0.05), (s * (w / 2 + 0.01), -0.002, 0), 0.004, workshop_finish("black"), group)
    x = -w / 2 + 0.14
    for i in range(9):
        flat_wrench(
            0.34 - 0.022 * i,
            0.03 - 0.0014 * i,
            workshop_finish("steel"),
            group,
            (x + i * 0.075, -0.028, h / 2 - 0.3 + 0.011 * i),
            (pi / 2, 0, 0),
        )
    x2 = x + 9 * 0.075 + 0.08
    for i in range(6):
        screwdriver(
            0.3 - 0.02 * i,
            workshop_finish("accent") if i % 2 == 0 else workshop_finish("black"),
            group,
            (x2 + i * 0.075, -0.035, h / 2 - 0.12),
            (pi, 0, 0),
        )
    x3 = x2 + 6 * 0.075 + 0.1
    hammer(group, (x3, -0.03, h / 2 - 0.3))
    hammer(group, (x3 + 0.16, -0.03, h / 2 - 0.32))
    for i in range(12):
        cylinder(
            "soc",
            0.016 + 0.0012 * i * 0.6,
            0.035,
            (x + i * 0.052, -0.035, -h / 2 + 0.2),
            workshop_finish("steel"),
            group,
            axis="y",
        )
    box("rail", (0.66, 0.012, 0.016), (x + 0.29, -0.016, -h / 2 + 0.2), 0.003, workshop_finish("black"), group)
    for i in range(4):
        xx = x + 0.8 + i * 0.13
        for s in (-1, 1):
            tube(
                "pl",
                [
                    (xx + s * 0.004, -0.03, -h / 2 + 0.46),
                    (xx + s * 0.01, -0.03, -h / 2 + 0.38),
                    (xx + s * 0.028, -0.03, -h / 2 + 0.3),
                    (xx + s * 0.018, -0.03, -h / 2 + 0.2),
                ],
                0.008,
                workshop_finish("accent") if i % 2 else workshop_finish("black"),
                group,
            )
        cylinder("pv", 0.016, 0.014, (xx, -0.03, -h / 2 + 0.4), workshop_finish("dark steel"), group, axis="y")
    for i in range(3):
        flat_wrench(
            0.3,
            0.034,
            workshop_finish("dark steel"),
            group,
            (x3 - 0.1 + i * 0.11, -0.03, -h / 2 + 0.3),
            (pi / 2, 0, 0),
        )
    return group
