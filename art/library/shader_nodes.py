"""Short names for the shader nodes that most procedural materials need."""

from library.colors import linear_rgb


def add_node(finish, kind):
    """Adds the node `ShaderNode<kind>` to a material."""
    return finish.node_tree.nodes.new("ShaderNode" + kind)


def color_ramp(finish, source, stops):
    """A colour ramp over `source`, stops as (position, hex or linear colour)."""
    ramp = add_node(finish, "ValToRGB")
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, color) in zip(elements, stops):
        element.position = position
        element.color = (*(linear_rgb(color) if isinstance(color, str) else color), 1)
    finish.node_tree.links.new(source, ramp.inputs[0])
    return ramp.outputs[0]


def map_range(finish, source, from_min, from_max, to_min, to_max):
    """Maps one range of values to another."""
    mapping = add_node(finish, "MapRange")
    for socket, value in zip(mapping.inputs[1:5], (from_min, from_max, to_min, to_max)):
        socket.default_value = value
    finish.node_tree.links.new(source, mapping.inputs[0])
    return mapping.outputs[0]


def noise(finish, vector, scale, detail=6, roughness=0.6, distortion=0):
    """Fractal noise, `scale` per metre."""
    texture = add_node(finish, "TexNoise")
    for socket, value in {"Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}.items():
        texture.inputs[socket].default_value = value
    finish.node_tree.links.new(vector, texture.inputs["Vector"])
    return texture.outputs["Fac"]


def bump(finish, source, strength, distance=0.002):
    """A normal bent by `source`; `distance` in metres."""
    node = add_node(finish, "Bump")
    node.inputs["Strength"].default_value = strength
    node.inputs["Distance"].default_value = distance
    finish.node_tree.links.new(source, node.inputs["Height"])
    return node.outputs[0]
