"""Large surfaces: floors, walls, table tops, snow."""

import bpy
import random

from library.colors import linear_rgb
from library.materials import material
from library.shader_nodes import add_node, bump, color_ramp, map_range, noise
from library.shapes import box, new_group


def workshop_floor(dark=False):
    """Polished workshop concrete."""
    finish = material("concrete", "#6b6a68" if not dark else "#2e2f30", 0.3)
    tree = finish.node_tree
    if tree.nodes.get("FL"):
        return finish
    links = tree.links
    shader = tree.nodes["Principled BSDF"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    coordinates.name = "FL"

    def no(scene, detail=8, r=0.6, dist=0):
        n = tree.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = scene
        n.inputs["Detail"].default_value = detail
        n.inputs["Roughness"].default_value = r
        n.inputs["Distortion"].default_value = dist
        links.new(coordinates.outputs["Object"], n.inputs["Vector"])
        return n

    a = no(0.9, 5, 0.65, 0.4)
    cr = tree.nodes.new("ShaderNodeValToRGB")
    e = cr.color_ramp.elements
    c0, c1 = ("#4a4947", "#7b7974") if not dark else ("#232425", "#3a3a3a")
    e[0].position = 0.34
    e[0].color = (*linear_rgb(c0), 1)
    e[1].position = 0.68
    e[1].color = (*linear_rgb(c1), 1)
    links.new(a.outputs["Fac"], cr.inputs[0])
    s = no(38, 1.5, 0.5)
    mp = tree.nodes.new("ShaderNodeMapRange")
    mp.inputs[1].default_value = 0.35
    mp.inputs[2].default_value = 0.65
    mp.inputs[3].default_value = 0.88
    mp.inputs[4].default_value = 1.08
    links.new(s.outputs["Fac"], mp.inputs[0])
    mu = tree.nodes.new("ShaderNodeVectorMath")
    mu.operation = "SCALE"
    links.new(cr.outputs[0], mu.inputs[0])
    links.new(mp.outputs[0], mu.inputs["Scale"])
    links.new(mu.outputs[0], shader.inputs["Base Color"])
    r = no(1.7, 5, 0.7, 0.6)
    rp = tree.nodes.new("ShaderNodeMapRange")
    rp.inputs[1].default_value = 0.3
    rp.inputs[2].default_value = 0.7
    rp.inputs[3].default_value = 0.14
    rp.inputs[4].default_value = 0.42
    links.new(r.outputs["Fac"], rp.inputs[0])
    links.new(rp.outputs[0], shader.inputs["Roughness"])
    bp = tree.nodes.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.015
    bp.inputs["Distance"].default_value = 0.01
    links.new(s.outputs["Fac"], bp.inputs["Height"])
    links.new(bp.outputs[0], shader.inputs["Normal"])
    return finish


def masonry(
    name="blocks",
    color="#4a4c50",
    axis="xz",
    bw=0.4,
    bh=0.2,
    mort=0.012,
    bump=0.35,
    second_color=None,
    roughness=0.62,
    mortar_color=None,
):
    """Painted blocks, bricks or tiles by shader, in the plane named by `axis`; sizes in metres."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = material(name, color, roughness)
    tree = finish.node_tree
    links = tree.links
    shader = tree.nodes["Principled BSDF"]
    sp = tree.nodes.new("ShaderNodeSeparateXYZ")
    g = tree.nodes.new("ShaderNodeNewGeometry")
    links.new(g.outputs["Position"], sp.inputs[0])
    cx = tree.nodes.new("ShaderNodeCombineXYZ")
    links.new(sp.outputs[axis[0].upper()], cx.inputs[0])
    links.new(sp.outputs[axis[1].upper()], cx.inputs[1])
    br = tree.nodes.new("ShaderNodeTexBrick")
    links.new(cx.outputs[0], br.inputs["Vector"])
    I = br.inputs
    I["Scale"].default_value = 1
    I["Brick Width"].default_value = bw
    I["Row Height"].default_value = bh
    I["Mortar Size"].default_value = mort
    I["Mortar Smooth"].default_value = 0.25
    I["Color1"].default_value = (*linear_rgb(color), 1)
    I["Color2"].default_value = (*linear_rgb(second_color or color), 1)
    I["Mortar"].default_value = (*linear_rgb(mortar_color or color), 1)
    n = tree.nodes.new("ShaderNodeTexNoise")
    n.inputs["Scale"].default_value = 1.1
    n.inputs["Detail"].default_value = 4
    links.new(g.outputs["Position"], n.inputs["Vector"])
    mp = tree.nodes.new("ShaderNodeMapRange")
    mp.inputs[1].default_value = 0.3
    mp.inputs[2].default_value = 0.7
    mp.inputs[3].default_value = 0.8
    mp.inputs[4].default_value = 1.12
    links.new(n.outputs["Fac"], mp.inputs[0])
    scene = tree.nodes.new("ShaderNodeVectorMath")
    scene.operation = "SCALE"
    links.new(br.outputs["Color"], scene.inputs[0])
    links.new(mp.outputs[0], scene.inputs["Scale"])
    links.new(scene.outputs[0], shader.inputs["Base Color"])
    iv = tree.nodes.new("ShaderNodeMath")
    iv.operation = "SUBTRACT"
    iv.inputs[0].default_value = 1
    links.new(br.outputs["Fac"], iv.inputs[1])
    n2 = tree.nodes.new("ShaderNodeTexNoise")
    n2.inputs["Scale"].default_value = 60
    n2.inputs["Detail"].default_value = 1
    links.new(g.outputs["Position"], n2.inputs["Vector"])
    ad = tree.nodes.new("ShaderNodeMath")
    ad.operation = "MULTIPLY_ADD"
    links.new(n2.outputs["Fac"], ad.inputs[0])
    ad.inputs[1].default_value = 0.25
    links.new(iv.outputs[0], ad.inputs[2])
    bp = tree.nodes.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = bump
    bp.inputs["Distance"].default_value = 0.012
    links.new(ad.outputs[0], bp.inputs["Height"])
    links.new(bp.outputs[0], shader.inputs["Normal"])
    return finish


def stone_slab(color="#2a2c2f", roughness=0.3):
    """A dark table top, surface at z = 0."""
    return box(
        "slab",
        (3.4, 1.4, 0.05),
        (0, 0.3, -0.025),
        0.006,
        material(
            "slab",
            "%s" % color,
            roughness,
            roughness_variation=0.1,
            variation_scale=3,
            variation=0.08,
            bump=0.04,
            bump_scale=120,
        ),
    )


def wood(name="beech", c=("#8a5f38", "#b98f5f", "#caa57a"), roughness=0.42, sx=2.2):
    """Wood with its grain along local x, different for each object."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = material(name, c[1], roughness)
    links = finish.node_tree.links
    shader = finish.node_tree.nodes["Principled BSDF"]
    coordinates = add_node(finish, "TexCoord")
    oi = add_node(finish, "ObjectInfo")
    mp = add_node(finish, "Mapping")
    mp.inputs["Scale"].default_value = (sx, 34, 34)
    links.new(coordinates.outputs["Object"], mp.inputs[0])
    ad = add_node(finish, "VectorMath")
    sc_ = add_node(finish, "VectorMath")
    sc_.operation = "SCALE"
    sc_.inputs[0].default_value = (17, 53, 29)
    links.new(oi.outputs["Random"], sc_.inputs["Scale"])
    links.new(mp.outputs[0], ad.inputs[0])
    links.new(sc_.outputs[0], ad.inputs[1])
    a = noise(finish, ad.outputs[0], 1.0, 5, 0.6, 1.2)
    f = noise(finish, ad.outputs[0], 7, 4, 0.6, 0.2)
    color = color_ramp(finish, a, [(0.3, c[0]), (0.5, c[1]), (0.72, c[2])])
    frame_finish = map_range(finish, f, 0.3, 0.7, 0.9, 1.06)
    rm = map_range(finish, oi.outputs["Random"], 0, 1, 0.84, 1.12)
    x = add_node(finish, "Math")
    x.operation = "MULTIPLY"
    links.new(frame_finish, x.inputs[0])
    links.new(rm, x.inputs[1])
    s = add_node(finish, "VectorMath")
    s.operation = "SCALE"
    links.new(color, s.inputs[0])
    links.new(x.outputs[0], s.inputs["Scale"])
    links.new(s.outputs[0], shader.inputs["Base Color"])
    links.new(bump(finish, f, 0.12, 0.001), shader.inputs["Normal"])
    links.new(map_range(finish, f, 0.3, 0.7, roughness - 0.06, roughness + 0.12), shader.inputs["Roughness"])
    return finish


def planks(w=1.6, d=0.9, z=0, stave=0.062, finish=None, thickness=0.04, seed=1, y0=None, seglen=0.62):
    """A butcher-block top, surface at `z`."""
    finish = finish or wood()
    rng = random.Random(seed)
    n = int(d / stave) + 1
    y = -d / 2 if y0 is None else y0
    group = new_group("top")
    for i in range(n):
        x = -w / 2 - rng.uniform(0, seglen)
        while x < w / 2:
            L = seglen * rng.uniform(0.8, 1.3)
            box(
                "st",
                (L - 0.0003, stave - 0.0003, thickness),
                (x + L / 2, y + stave * (i + 0.5), z - thickness / 2),
                0.0007,
                finish,
                group,
                segments=2,
            )
            x += L
    return group


def concrete(name="pale", c=("#a9a6a0", "#bdbab4", "#cfccc6"), roughness=0.62, scale=2.0, pores=True):
    """Pale or dark cast concrete, with pores when asked."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    finish = material(name, c[1], roughness)
    links = finish.node_tree.links
    shader = finish.node_tree.nodes["Principled BSDF"]
    coordinates = add_node(finish, "TexCoord")
    v = coordinates.outputs["Object"]
    a = noise(finish, v, scale, 9, 0.62, 0.5)
    f = noise(finish, v, 90 * scale, 3, 0.5)
    color = color_ramp(finish, a, [(0.32, c[0]), (0.52, c[1]), (0.72, c[2])])
    frame_finish = map_range(finish, f, 0.3, 0.7, 0.93, 1.05)
    s = add_node(finish, "VectorMath")
    s.operation = "SCALE"
    links.new(color, s.inputs[0])
    if pores:
        vo = add_node(finish, "TexVoronoi")
        vo.inputs["Scale"].default_value = 28 * scale
        vo.inputs["Randomness"].default_value = 1
        links.new(v, vo.inputs["Vector"])
        p = map_range(finish, vo.outputs["Distance"], 0.03, 0.1, 0.55, 1)
        p2 = noise(finish, v, 9 * scale, 2)
        paint_finish = map_range(finish, p2, 0.52, 0.6, 0, 1)
        mx = add_node(finish, "Mix")
        links.new(paint_finish, mx.inputs[0])
        mx.inputs[2].default_value = 1
        links.new(p, mx.inputs[3])
        x = add_node(finish, "Math")
        x.operation = "MULTIPLY"
        links.new(frame_finish, x.inputs[0])
        links.new(mx.outputs[0], x.inputs[1])
        links.new(x.outputs[0], s.inputs["Scale"])
    else:
        links.new(frame_finish, s.inputs["Scale"])
    links.new(s.outputs[0], shader.inputs["Base Color"])
    links.new(bump(finish, f, 0.1, 0.001), shader.inputs["Normal"])
    links.new(map_range(finish, a, 0.3, 0.7, roughness - 0.12, roughness + 0.1), shader.inputs["Roughness"])
    return finish


def snow():
    """Fresh snow."""
    finish = material("snow", "#eef3f8", 0.55, specular=0.35, bump=0.6, bump_scale=700)
    return finish
