"""Traces of use: stains, rust, grime. A name identifies a material, as in `materials.py`."""

import bpy

from library.colors import linear_rgb
from library.materials import material, new_material
from library.shader_nodes import add_node, bump, color_ramp, map_range, noise
from library.shapes import mesh


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
            [(edge - 0.06, steel), (edge + 0.02, "#3b2b22"), (edge + 0.1, "#523a2a"), (edge + 0.24, "#6b4d37")],
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


def scored_lining(name):
    """Friction material worn down: glazed grey, scored along the turning of the disc (around the object's z)."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = material(name, "#3a3733", 0.6, specular=0.35)
    link = finish.node_tree.links.new
    shader = finish.node_tree.nodes["Principled BSDF"]
    place = add_node(finish, "TexCoord").outputs["Object"]
    split, flat, reach = add_node(finish, "SeparateXYZ"), add_node(finish, "CombineXYZ"), add_node(finish, "VectorMath")
    reach.operation = "LENGTH"
    link(place, split.inputs[0])
    link(split.outputs["X"], flat.inputs["X"])
    link(split.outputs["Y"], flat.inputs["Y"])
    link(flat.outputs[0], reach.inputs[0])
    rings = add_node(finish, "TexNoise")
    rings.noise_dimensions = "1D"
    rings.inputs["Scale"].default_value = 420
    rings.inputs["Detail"].default_value = 6
    link(reach.outputs["Value"], rings.inputs["W"])
    link(
        color_ramp(finish, rings.outputs["Fac"], [(0.3, "#26231f"), (0.5, "#47433d"), (0.7, "#6e6a63")]),
        shader.inputs["Base Color"],
    )
    link(map_range(finish, rings.outputs["Fac"], 0.35, 0.65, 0.72, 0.42), shader.inputs["Roughness"])
    link(bump(finish, rings.outputs["Fac"], 0.7, 0.0012), shader.inputs["Normal"])
    return finish


def smudge(location, reach, color="#2b2724", strength=0.5, scale=40, rotation=0):
    """Dust or grease wiped on a flat surface at z, fading out within `reach` (metres in x and y)."""
    finish = new_material("smudge %s %s" % (location, color), empty=True)
    link = finish.node_tree.links.new
    place = add_node(finish, "TexCoord").outputs["Object"]
    distance = add_node(finish, "VectorMath")
    distance.operation = "LENGTH"
    link(place, distance.inputs[0])
    fade = map_range(finish, distance.outputs["Value"], 0.15, 1, strength, 0)
    clouds = map_range(finish, noise(finish, place, scale * min(reach), 7, 0.68, 0.3), 0.38, 0.62, 0, 1)
    cover = add_node(finish, "Math")
    cover.operation = "MULTIPLY"
    link(fade, cover.inputs[0])
    link(clouds, cover.inputs[1])
    dust = add_node(finish, "BsdfDiffuse")
    dust.inputs[0].default_value = (*linear_rgb(color), 1)
    mix = add_node(finish, "MixShader")
    link(cover.outputs[0], mix.inputs[0])
    link(add_node(finish, "BsdfTransparent").outputs[0], mix.inputs[1])
    link(dust.outputs[0], mix.inputs[2])
    link(mix.outputs[0], add_node(finish, "OutputMaterial").inputs[0])
    o = mesh("smudge", [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [(0, 1, 2, 3)], finish)
    o.location, o.rotation_euler, o.scale = location, (0, 0, rotation), (*reach, 1)
    o.visible_shadow = False
    return o
