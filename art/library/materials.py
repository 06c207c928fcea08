"""Materials by physical property. A name identifies a material: a second call with that name returns the first one."""

import bpy

from library import shader_nodes as nodes
from library.colors import linear_rgb
from library.labels import LABELS


def material(
    name,
    color="#808080",
    roughness=0.5,
    metallic=0.0,
    clearcoat=0.0,
    clearcoat_roughness=0.03,
    specular=0.5,
    emission=None,
    emission_strength=0,
    transmission=0,
    ior=1.45,
    anisotropy=0,
    bump=0,
    bump_scale=50,
    variation=0,
    variation_scale=3,
    roughness_variation=0,
):
    """A principled material, every value 0 to 1 but `ior` and `emission_strength`.

    `variation` moves the colour, `roughness_variation` the sheen, `bump` the surface; their scales are per metre.
    """
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = new_material(name)
    rgb = linear_rgb(color) if isinstance(color, str) else color
    shader = finish.node_tree.nodes["Principled BSDF"]
    for socket, value in {
        "Base Color": (*rgb, 1),
        "Roughness": roughness,
        "Metallic": metallic,
        "Clearcoat": clearcoat,
        "Clearcoat Roughness": clearcoat_roughness,
        "Specular": specular,
        "Transmission": transmission,
        "IOR": ior,
        "Anisotropic": anisotropy,
    }.items():
        shader.inputs[socket].default_value = value
    if emission:
        shader.inputs["Emission"].default_value = (*linear_rgb(emission), 1)
        shader.inputs["Emission Strength"].default_value = emission_strength

    link = finish.node_tree.links.new
    place = nodes.add_node(finish, "TexCoord").outputs["Object"] if variation or roughness_variation or bump else None
    if variation:
        clouds = nodes.noise(finish, place, variation_scale)
        scaled = nodes.add_node(finish, "VectorMath")
        scaled.operation = "SCALE"
        scaled.inputs[0].default_value = rgb
        link(nodes.map_range(finish, clouds, 0.3, 0.7, 1 - variation, 1 + variation), scaled.inputs["Scale"])
        link(scaled.outputs[0], shader.inputs["Base Color"])
    if roughness_variation:
        clouds = nodes.noise(finish, place, variation_scale * 2.3, 8, 0.65)
        least, most = max(0.02, roughness - roughness_variation), min(1, roughness + roughness_variation)
        link(nodes.map_range(finish, clouds, 0.3, 0.7, least, most), shader.inputs["Roughness"])
    if bump:
        link(nodes.bump(finish, nodes.noise(finish, place, bump_scale, 4), bump, 0.01), shader.inputs["Normal"])
    return finish


def new_material(name, empty=False):
    """A new node material; `empty` starts without the principled shader."""
    finish = bpy.data.materials.new(name)
    finish.use_nodes = True
    if empty:
        finish.node_tree.nodes.clear()
    return finish


def glow(name, color="#ffffff", strength=5):
    """A light source that the camera sees at full strength and reflections see dimmed, which stops fireflies."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = new_material(name, empty=True)
    finish.cycles.sample_as_light = False
    emission = nodes.add_node(finish, "Emission")
    emission.inputs[0].default_value = (*linear_rgb(color), 1)
    seen_by_camera = nodes.add_node(finish, "LightPath").outputs["Is Camera Ray"]
    dimmed = min(strength, max(0.8, strength * 0.18))
    link = finish.node_tree.links.new
    link(nodes.map_range(finish, seen_by_camera, 0, 1, dimmed, strength), emission.inputs[1])
    link(emission.outputs[0], nodes.add_node(finish, "OutputMaterial").inputs[0])
    return finish


def tinted_glass(name, share, reflection=1.0):
    """Flat glass that lets this `share` of light through and mirrors the rest by angle."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = new_material(name, empty=True)
    through = nodes.add_node(finish, "BsdfTransparent")
    through.inputs[0].default_value = (share * 0.93, share, share * 0.98, 1)
    mirror = nodes.add_node(finish, "BsdfGlossy")
    mirror.inputs["Roughness"].default_value = 0.015
    mirror.inputs[0].default_value = (reflection, reflection, reflection, 1)
    angle = nodes.add_node(finish, "Fresnel")
    angle.inputs[0].default_value = 1.42
    mix = nodes.add_node(finish, "MixShader")
    link = finish.node_tree.links.new
    for source, socket in ((angle, 0), (through, 1), (mirror, 2)):
        link(source.outputs[0], mix.inputs[socket])
    link(mix.outputs[0], nodes.add_node(finish, "OutputMaterial").inputs[0])
    return finish


def let_light_through(finish):
    """Shadow rays pass the material, so that glass needs no caustics. A second call changes nothing."""
    if finish.get("lets light through"):
        return finish
    tree = finish.node_tree
    output = tree.nodes["Material Output"].inputs[0]
    source = output.links[0].from_socket
    red, green, blue, _ = tree.nodes["Principled BSDF"].inputs["Base Color"].default_value
    clear = nodes.add_node(finish, "BsdfTransparent")
    clear.inputs[0].default_value = (
        min(1, red * 0.5 + 0.45),
        min(1, green * 0.5 + 0.4),
        min(1, blue * 0.5 + 0.35),
        1,
    )
    mix = nodes.add_node(finish, "MixShader")
    tree.links.new(nodes.add_node(finish, "LightPath").outputs["Is Shadow Ray"], mix.inputs[0])
    tree.links.new(source, mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output)
    finish["lets light through"] = True
    return finish


def clear_glass():
    """Laboratory glass."""
    return let_light_through(material("clear glass", "#f6f8f8", 0.0, transmission=1, ior=1.45))


def liquid(name, color, glow_strength=0.03, roughness=0.02):
    """A clear liquid; `glow_strength` keeps its colour alive in the dark."""
    return let_light_through(
        material(name, color, roughness, transmission=1, ior=1.45, emission=color, emission_strength=glow_strength)
    )


def oil():
    """Fresh engine oil for middle distance."""
    return material("oil", "#f0a52a", 0.02, transmission=1.0, ior=1.47, emission="#d07a10", emission_strength=0.035)


def brushed_steel(name, color="#a3a6a9", roughness=0.26, streaks=0.1):
    """Machined steel with fine streaks along the object's x; `streaks` is their depth in roughness."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = material(name, color, roughness, 1)
    place = nodes.add_node(finish, "TexCoord").outputs["Object"]
    stretched = nodes.add_node(finish, "Mapping")
    stretched.inputs["Scale"].default_value = (14, 500, 500)
    both = nodes.add_node(finish, "Math")
    both.operation = "ADD"
    link = finish.node_tree.links.new
    link(place, stretched.inputs[0])
    fine = nodes.noise(finish, stretched.outputs[0], 1, 3, 0.6)
    smudges = nodes.noise(finish, place, 35, 5, 0.6)
    link(nodes.map_range(finish, fine, 0.3, 0.7, -streaks, streaks), both.inputs[0])
    link(nodes.map_range(finish, smudges, 0.35, 0.7, roughness - 0.05, roughness + 0.12), both.inputs[1])
    link(both.outputs[0], finish.node_tree.nodes["Principled BSDF"].inputs["Roughness"])
    return finish


def printed(name, file, roughness=0.55, clearcoat=0, relief=0.05):
    """A printed sheet; `file` is a picture made by art/labels/print.sh."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = material(name, "#ffffff", roughness, clearcoat=clearcoat, clearcoat_roughness=0.15)
    shader = finish.node_tree.nodes["Principled BSDF"]
    picture = nodes.add_node(finish, "TexImage")
    picture.image = bpy.data.images.load(LABELS + file)
    picture.interpolation = "Cubic"
    link = finish.node_tree.links.new
    link(picture.outputs[0], shader.inputs["Base Color"])
    if relief:
        place = nodes.add_node(finish, "TexCoord").outputs["Object"]
        link(nodes.bump(finish, nodes.noise(finish, place, 260, 3), relief, 0.001), shader.inputs["Normal"])
    return finish
