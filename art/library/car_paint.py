"""The car's paints: a base under a clear coat, black below the sill."""

import bpy

from library.colors import linear_rgb
from library.materials import material

PAINTS = {
    "petrol": ("#174059", 0.6),
    "graphite": ("#23272c", 0.9),
    "white": ("#d9dadb", 0),
    "red": ("#8e1208", 0.6),
    "orange": ("#b93203", 0.6),
    "blue": ("#12263d", 0.7),
    "silver": ("#9aa0a6", 0.85),
    "sand": ("#8c7f6c", 0.6),
}


def body_paint(color, cut=True):
    """The skin's paint, black below the sill."""
    c, metallic = PAINTS[color]
    nm = "paint_" + color
    if nm in bpy.data.materials:
        return bpy.data.materials[nm]
    finish = material(
        nm, c, 0.36 if metallic > 0.3 else 0.45, metallic=metallic, clearcoat=1.0, clearcoat_roughness=0.01
    )
    if cut:
        tree = finish.node_tree
        links = tree.links
        shader = tree.nodes["Principled BSDF"]
        out = tree.nodes["Material Output"]
        pl = tree.nodes.new("ShaderNodeBsdfPrincipled")
        pl.inputs["Base Color"].default_value = (*linear_rgb("#141516"), 1)
        pl.inputs["Roughness"].default_value = 0.55
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
        sp = tree.nodes.new("ShaderNodeSeparateXYZ")
        links.new(coordinates.outputs["Object"], sp.inputs[0])
        lt = tree.nodes.new("ShaderNodeMath")
        lt.operation = "LESS_THAN"
        links.new(sp.outputs["Z"], lt.inputs[0])
        lt.inputs[1].default_value = 0.345
        mx = tree.nodes.new("ShaderNodeMixShader")
        links.new(lt.outputs[0], mx.inputs[0])
        links.new(shader.outputs[0], mx.inputs[1])
        links.new(pl.outputs[0], mx.inputs[2])
        links.new(mx.outputs[0], out.inputs[0])
    return finish


def trim_paint(color):
    """The same paint for handles and spoiler."""
    c, metallic = PAINTS[color]
    return material(
        "paintu_" + color,
        c,
        0.36 if metallic > 0.3 else 0.45,
        metallic=metallic,
        clearcoat=1.0,
        clearcoat_roughness=0.01,
    )


def car_black():
    """Black plastic."""
    return material("carblack", "#0e0f10", 0.5, specular=0.4)


def gloss_black():
    """Piano black."""
    return material("cargloss", "#060708", 0.06, clearcoat=1)


def gap_black():
    """The dark of a gap."""
    return material("gap", "#020202", 0.8, specular=0.1)


def chrome():
    """Bright chrome."""
    return material("chrome", "#c9cbce", 0.12, 1.0)
