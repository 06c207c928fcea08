"""Stage, lights and camera. Lengths in metres, lens in millimetres, light power in watts."""

import bpy
from math import pi
from mathutils import Vector

from library.colors import linear_rgb
from library.shader_nodes import color_ramp
from library.shapes import mesh


def new_scene(exposure=0.0, look="Medium High Contrast"):
    """Empties Blender and sets up Cycles without caustics or fireflies. `exposure` in stops."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    c = scene.cycles
    c.device = "CPU"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    c.max_bounces = 12
    c.diffuse_bounces = 2
    c.glossy_bounces = 2
    c.transmission_bounces = 12
    c.transparent_max_bounces = 8
    c.light_sampling_threshold = 0.04
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = 4.0
    c.sample_clamp_direct = 0
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.01
    c.adaptive_min_samples = 16
    c.use_denoising = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    w = bpy.data.worlds.new("W")
    scene.world = w
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = (0.02, 0.022, 0.026, 1)
    w.node_tree.nodes["Background"].inputs[1].default_value = 1
    return scene


def glowing_wall(
    center,
    y=1.1,
    stops=((0, "#ffe2b4"), (0.2, "#f0b66e"), (0.42, "#a8642f"), (0.68, "#472713"), (1, "#15110f")),
    reach=0.66,
    strength=1.15,
):
    """A back wall with a soft round light behind the subject; `center` is (x, z), `reach` in metres."""
    bw = mesh("bw", [(-3, y, -0.8), (3, y, -0.8), (3, y, 2.4), (-3, y, 2.4)], [(0, 1, 2, 3)], None)
    finish = bpy.data.materials.new("bwm")
    finish.use_nodes = True
    tree = finish.node_tree
    tree.nodes.clear()
    e = tree.nodes.new("ShaderNodeEmission")
    o = tree.nodes.new("ShaderNodeOutputMaterial")
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    d = tree.nodes.new("ShaderNodeVectorMath")
    d.operation = "DISTANCE"
    d.inputs[1].default_value = (center[0], y, center[1])
    tree.links.new(coordinates.outputs["Object"], d.inputs[0])
    mp = tree.nodes.new("ShaderNodeMapRange")
    mp.inputs[1].default_value = 0
    mp.inputs[2].default_value = reach
    tree.links.new(d.outputs["Value"], mp.inputs[0])
    r = tree.nodes.new("ShaderNodeValToRGB")
    el = r.color_ramp.elements
    r.color_ramp.interpolation = "B_SPLINE"
    for _ in range(len(stops) - 2):
        el.new(0.5)
    for q, (p, c) in zip(el, stops):
        q.position = p
        q.color = (*linear_rgb(c), 1)
    tree.links.new(mp.outputs[0], r.inputs[0])
    tree.links.new(r.outputs[0], e.inputs[0])
    e.inputs[1].default_value = strength
    tree.links.new(e.outputs[0], o.inputs[0])
    bw.data.materials.append(finish)
    finish.cycles.sample_as_light = False
    return bw


def ambient_light(color, strength=1):
    """Light from everywhere, linear colour; keep it weak."""
    b = bpy.context.scene.world.node_tree.nodes["Background"]
    b.inputs[0].default_value = (*color, 1)
    b.inputs[1].default_value = strength


def no_diffuse_light(o):
    """The object is seen but lights nothing: for lamps whose real light is an area light."""
    o.visible_diffuse = False
    o.visible_volume_scatter = False
    return o


def area_light(
    location, target, size=(2, 2), power=200, color="#ffffff", spread=pi, shape="RECTANGLE", visible_to_camera=False
):
    """A soft lamp of `size` metres and `power` watts at `location`, turned to `target`; unseen by the camera unless told."""
    l = bpy.data.lights.new("A", "AREA")
    l.shape = shape
    l.size = size[0]
    l.size_y = size[1]
    l.energy = power
    l.color = linear_rgb(color)
    l.spread = spread
    o = bpy.data.objects.new("A", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = location
    o.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = visible_to_camera
    return o


def camera(location, target, lens=50, fstop=None, focus=None, roll=0, shift=(0, 0)):
    """Camera with `lens` in mm on a 36 mm sensor, aperture `fstop`, focus on a point. `shift` keeps verticals straight."""
    c = bpy.data.cameras.new("C")
    c.lens = lens
    c.sensor_width = 36
    c.clip_start = 0.01
    o = bpy.data.objects.new("C", c)
    bpy.context.scene.collection.objects.link(o)
    o.location = location
    q = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y")
    o.rotation_euler = q.to_euler()
    if roll:
        o.rotation_euler.rotate_axis("Z", roll)
    c.shift_x, c.shift_y = shift
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        f = Vector(focus if focus is not None else target)
        d = (Vector(target) - Vector(location)).normalized()
        c.dof.focus_distance = (f - Vector(location)).dot(d)
        c.dof.aperture_blades = 7
    bpy.context.scene.camera = o
    return o


def light_card(location, w, h, stops, strength=1.0, name="glow"):
    """Vertical gradient seen only through glass or liquid, stops in fractions of its height."""
    o = mesh(
        name,
        [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)],
        [(0, 1, 2, 3)],
        None,
        None,
        location=location,
    )
    finish = bpy.data.materials.new(name)
    finish.use_nodes = True
    tree = finish.node_tree
    tree.nodes.clear()
    e = tree.nodes.new("ShaderNodeEmission")
    e.inputs[1].default_value = strength
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    sp = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates.outputs["Generated"], sp.inputs[0])
    tree.links.new(color_ramp(finish, sp.outputs["Z"], stops), e.inputs[0])
    tree.links.new(e.outputs[0], out.inputs[0])
    finish.cycles.sample_as_light = False
    o.data.materials.append(finish)
    o.visible_camera = False
    o.visible_diffuse = False
    o.visible_glossy = False
    o.visible_shadow = False
    return o
