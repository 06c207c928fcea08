"""Two-colour foam with cut-outs for tools."""

import bpy
import math

from library.materials import material
from library.shapes import box, extrude


def drawer_foam(w, d, cuts, thickness=0.016, finish=None, base=None, parent=None):
    """Black foam, surface at z = 0, with cut-outs onto a coloured base."""
    finish = finish or material("foamb", "#1a1b1d", 0.93, specular=0.15, bump=0.5, bump_scale=1100)
    b = base or material("foamo", "#c2400b", 0.9, specular=0.1, bump=0.4, bump_scale=1100)
    s = box("foam", (w, d, thickness), (0, 0, -thickness / 2), 0, finish, parent)
    box("fb", (w, d, 0.006), (0, 0, -thickness - 0.003), 0, b, parent)
    color = bpy.data.collections.new("cut")
    bpy.context.scene.collection.children.link(color)
    for k, P in enumerate(cuts):
        o = extrude("c", P, thickness * 3, None, None, location=(0, 0, -thickness / 2 + 0.0001 * (k % 3)), bevel=0)
        bpy.context.scene.collection.objects.unlink(o)
        color.objects.link(o)
        o.hide_render = True
    md = s.modifiers.new("b", "BOOLEAN")
    md.operation = "DIFFERENCE"
    md.operand_type = "COLLECTION"
    md.collection = color
    md.solver = "EXACT"
    md.use_self = True
    bevel_width = s.modifiers.new("bv", "BEVEL")
    bevel_width.width = 0.0007
    bevel_width.segments = 2
    bevel_width.limit_method = "ANGLE"
    bevel_width.angle_limit = math.radians(50)
    return s
