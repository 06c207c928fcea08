"""A glowing picture behind glass."""

import bpy

from library.labels import LABELS
from library.shapes import mesh
from library.studio import no_diffuse_light


def screen(file, w, h, strength, parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A picture of art/labels glowing on a plane in xz that faces -y."""
    o = mesh(
        "scr",
        [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)],
        [(0, 1, 2, 3)],
        None,
        parent,
        location=location,
        rotation=rotation,
    )
    l = o.data.uv_layers.new(name="UV")
    for i, uv in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        l.data[i].uv = uv
    finish = bpy.data.materials.new("scr_" + file)
    finish.use_nodes = True
    tree = finish.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.12
    shader.inputs["Base Color"].default_value = (0.003, 0.003, 0.004, 1)
    im = tree.nodes.new("ShaderNodeTexImage")
    im.image = bpy.data.images.load(LABELS + file)
    im.interpolation = "Cubic"
    tree.links.new(im.outputs[0], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = strength
    finish.cycles.sample_as_light = False
    o.data.materials.append(finish)
    return no_diffuse_light(o)
