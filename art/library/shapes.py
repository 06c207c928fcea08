"""Basic solids. All lengths in metres, all angles in radians, z upwards."""

import bmesh
import bpy
import math
from math import pi

FACING_FRONT = (pi / 2, 0, 0)  # turns what lies in xy so that it stands facing -y


def add_to_scene(o, parent=None, finish=None):
    """Links an object to the scene, its parent and its finish."""
    bpy.context.scene.collection.objects.link(o)
    if parent is not None:
        o.parent = parent
    if finish is not None:
        o.data.materials.append(finish)
    return o


def new_group(name="E", location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """An empty that carries other objects."""
    o = bpy.data.objects.new(name, None)
    o.location = location
    o.rotation_euler = rotation
    return add_to_scene(o, parent)


def mesh(name, v, f, finish=None, parent=None, smooth=False, location=(0, 0, 0), rotation=(0, 0, 0), smooth_angle=35):
    """A mesh from vertices and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, p)) for p in v], [], [tuple(map(int, q)) for q in f])
    me.validate()
    me.update()
    o = bpy.data.objects.new(name, me)
    add_to_scene(o, parent, finish)
    o.location = location
    o.rotation_euler = rotation
    if smooth:
        shade_smooth(o, smooth_angle)
    return o


def shade_smooth(o, smooth_angle=35):
    """Smooth shading up to an angle in degrees."""
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(smooth_angle)
    return o


def bevel_edges(o, w=0.004, segments=3, angle=30):
    """Rounds edges sharper than `angle` degrees by `w` metres."""
    b = o.modifiers.new("bev", "BEVEL")
    b.width = w
    b.segments = segments
    b.limit_method = "ANGLE"
    b.angle_limit = math.radians(angle)
    b.harden_normals = False
    shade_smooth(o, 40)
    return o


def subdivide(o, levels=2):
    """Subdivision surface."""
    s = o.modifiers.new("sub", "SUBSURF")
    s.levels = levels
    s.render_levels = levels
    shade_smooth(o, 60)
    return o


def box(name, size, location=(0, 0, 0), bevel=0.004, finish=None, parent=None, rotation=(0, 0, 0), segments=3):
    """A box of `size` with rounded edges."""
    x, y, z = [s / 2 for s in size]
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh(name, v, f, finish, parent, location=location, rotation=rotation)
    if bevel:
        bevel_edges(o, min(bevel, min(size) * 0.49), segments)
    return o


def lathe(
    name,
    prof,
    segments=64,
    finish=None,
    parent=None,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    axis="z",
    smooth_angle=35,
    close=False,
    arc=2 * pi,
):
    """Turns a profile of (radius, height) around an axis."""
    n = len(prof)
    full = abs(arc - 2 * pi) < 1e-06
    k = segments if full else segments + 1
    vertices = []
    faces = []
    for i in range(k):
        a = arc * i / segments
        for r, z in prof:
            vertices.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(segments):
        j = (i + 1) % k
        for p in range(n if close else n - 1):
            q = (p + 1) % n
            faces.append((i * n + p, j * n + p, j * n + q, i * n + q))
    if axis == "y":
        vertices = [(a, c, -b) for a, b, c in vertices]
    if axis == "x":
        vertices = [(c, a, b) for a, b, c in vertices]
    o = mesh(name, vertices, faces, finish, parent, True, location, rotation, smooth_angle)
    edit = bmesh.new()
    edit.from_mesh(o.data)
    bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-06)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(o.data)
    edit.free()
    shade_smooth(o, smooth_angle)
    return o


def cylinder(
    name,
    r,
    h,
    location=(0, 0, 0),
    finish=None,
    parent=None,
    rotation=(0, 0, 0),
    bevel=0.003,
    segments=48,
    axis="z",
    r2=None,
):
    """A cylinder, or a cone frustum when `r2` is given, with rounded edges."""
    r2 = r if r2 is None else r2
    b = min(bevel, r * 0.45, r2 * 0.45, h * 0.45)
    points = [(0, -h / 2)]
    for i in range(4):
        a = -pi / 2 + pi / 2 * i / 3
        points.append((r - b + b * math.cos(a), -h / 2 + b + b * math.sin(a)))
    for i in range(4):
        a = pi / 2 * i / 3
        points.append((r2 - b + b * math.cos(a), h / 2 - b + b * math.sin(a)))
    points.append((0, h / 2))
    return lathe(name, points, segments, finish, parent, location, rotation, axis)


def tube(
    name,
    path,
    r=0.01,
    finish=None,
    parent=None,
    cyclic=False,
    smooth=True,
    res=4,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    radii=None,
):
    """A round tube along a path; `radii` scale `r` at each point."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    cu.resolution_u = 12
    if smooth:
        s = cu.splines.new("NURBS")
        s.points.add(len(path) - 1)
        s.use_endpoint_u = True
        s.order_u = 4
        s.use_cyclic_u = cyclic
    else:
        s = cu.splines.new("POLY")
        s.points.add(len(path) - 1)
        s.use_cyclic_u = cyclic
    for i, p in enumerate(path):
        s.points[i].co = (*p, 1)
        if radii:
            s.points[i].radius = radii[i]
    o = bpy.data.objects.new(name, cu)
    add_to_scene(o, parent, finish)
    o.location = location
    o.rotation_euler = rotation
    return o


def extrude(
    name,
    poly,
    depth,
    finish=None,
    parent=None,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    bevel=0.002,
    segments=2,
    smooth_angle=35,
):
    """A flat outline in xy, extruded along z symmetrically by `depth`."""
    n = len(poly)
    v = [(x, y, -depth / 2) for x, y in poly] + [(x, y, depth / 2) for x, y in poly]
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    o = mesh(name, v, f, finish, parent, location=location, rotation=rotation)
    edit = bmesh.new()
    edit.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(o.data)
    edit.free()
    if bevel:
        bevel_edges(o, bevel, segments)
    else:
        shade_smooth(o, smooth_angle)
    return o


def duplicate(o, location=None, rotation=None, parent=None, scale=None):
    """A second object with the same mesh."""
    d = o.copy()
    bpy.context.scene.collection.objects.link(d)
    if location is not None:
        d.location = location
    if rotation is not None:
        d.rotation_euler = rotation
    if parent is not None:
        d.parent = parent
    if scale is not None:
        d.scale = scale
    return d


def duplicate_tree(o, parent=None, location=None, rotation=None, scale=None):
    """A second group with the same meshes."""
    d = duplicate(o, location, rotation, None, scale)
    d.parent = parent
    for c in list(o.children):
        k = duplicate_tree(c, d)
        k.matrix_parent_inverse = c.matrix_parent_inverse.copy()
    return d


def lettering(s, size, location, rotation, finish, parent=None, extrude=0.001, align="CENTER"):
    """Raised lettering, `size` is the font's height in metres."""
    cu = bpy.data.curves.new("txt", "FONT")
    cu.body = s
    cu.size = size
    cu.extrude = extrude
    cu.align_x = align
    cu.align_y = "CENTER"
    o = bpy.data.objects.new("txt", cu)
    add_to_scene(o, parent, finish)
    o.location = location
    o.rotation_euler = rotation
    return o
