"""Traces of use: stains, rust, grime. A name identifies a material, as in `materials.py`."""

import bpy

from library.materials import material
from library.shader_nodes import add_node, bump, color_ramp, map_range, noise


def stained_cloth(name, color, dark, scale=7, amount=0.4):
    """Woven cloth with oil stains of the colour `dark`; a larger `amount` stains more, 0.3 to 0.6."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = material(name, color, 0.95, specular=0.08)
    link = finish.node_tree.links.new
    shader = finish.node_tree.nodes["Principled BSDF"]
    place = add_node(finish, "TexCoord").outputs["Object"]
    stains = noise(finish, place, scale, 5, 0.62, 0.6)
    edge = 1 - amount
    link(
        color_ramp(finish, stains, [(edge - 0.04, color), (edge + 0.22, dark)]),
        shader.inputs["Base Color"],
    )
    link(map_range(finish, stains, edge, edge + 0.1, 0.95, 0.6), shader.inputs["Roughness"])
    link(bump(finish, noise(finish, place, 1500, 2), 0.5, 0.002), shader.inputs["Normal"])
    return finish


def rust(name, steel="#4a4744", scale=70, amount=0.55):
    """Steel gone brown: dull metal where the noise is low, two browns above."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = material(name, "#5c3a22", 0.85, specular=0.25)
    link = finish.node_tree.links.new
    shader = finish.node_tree.nodes["Principled BSDF"]
    place = add_node(finish, "TexCoord").outputs["Object"]
    clouds = noise(finish, place, scale, 9, 0.68, 0.4)
    edge = 1 - amount
    link(
        color_ramp(
            finish,
            clouds,
            [(edge - 0.06, steel), (edge + 0.02, "#4b2f1f"), (edge + 0.09, "#6d4428"), (edge + 0.2, "#8a5a34")],
        ),
        shader.inputs["Base Color"],
    )
    link(map_range(finish, clouds, edge - 0.06, edge + 0.04, 0.5, 0.92), shader.inputs["Roughness"])
    link(map_range(finish, clouds, edge - 0.06, edge + 0.02, 0.7, 0.0), shader.inputs["Metallic"])
    link(bump(finish, noise(finish, place, scale * 9, 6, 0.7), 0.8, 0.0012), shader.inputs["Normal"])
    return finish


def greasy_steel(name, color="#a4a6a8", roughness=0.24, scale=38, amount=0.5):
    """Chromed tool steel, dulled by hands and oil in patches, with fine scratches."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = material(name, color, roughness, 1)
    link = finish.node_tree.links.new
    shader = finish.node_tree.nodes["Principled BSDF"]
    place = add_node(finish, "TexCoord").outputs["Object"]
    grime = noise(finish, place, scale, 7, 0.66, 0.5)
    edge = 1 - amount
    link(
        color_ramp(finish, grime, [(edge - 0.1, color), (edge + 0.03, "#6c655c"), (edge + 0.16, "#2b2722")]),
        shader.inputs["Base Color"],
    )
    link(map_range(finish, grime, edge - 0.12, edge + 0.12, roughness, 0.62), shader.inputs["Roughness"])
    link(map_range(finish, grime, edge, edge + 0.15, 1.0, 0.45), shader.inputs["Metallic"])
    link(bump(finish, noise(finish, place, 900, 3), 0.1, 0.0006), shader.inputs["Normal"])
    return finish
