"""Tools that lay glass, lamps and gaps onto the car's skin by casting rays at it."""

import bmesh
import bpy
import math
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import delaunay_2d_cdt

from library.outlines import densify, smooth_curve
from library.shapes import mesh, shade_smooth


def lattice_surface(name, us, vs, ws, pos, finish, parent, levels=3, crease=None):
    """The skin of the box lattice us x vs x ws, subdivided; pos(u, v, w) -> (x, y, z)."""
    idx = {}
    vertices = []
    faces = []
    nu, nv, nw = (len(us), len(vs), len(ws))

    def g(i, j, k):
        if (i, j, k) not in idx:
            idx[i, j, k] = len(vertices)
            vertices.append(pos(us[i], vs[j], ws[k]))
        return idx[i, j, k]

    for i in range(nu - 1):
        for j in range(nv - 1):
            faces.append((g(i, j, nw - 1), g(i + 1, j, nw - 1), g(i + 1, j + 1, nw - 1), g(i, j + 1, nw - 1)))
            faces.append((g(i, j, 0), g(i, j + 1, 0), g(i + 1, j + 1, 0), g(i + 1, j, 0)))
        for k in range(nw - 1):
            faces.append((g(i, 0, k), g(i + 1, 0, k), g(i + 1, 0, k + 1), g(i, 0, k + 1)))
            faces.append((g(i, nv - 1, k), g(i, nv - 1, k + 1), g(i + 1, nv - 1, k + 1), g(i + 1, nv - 1, k)))
    for j in range(nv - 1):
        for k in range(nw - 1):
            faces.append((g(nu - 1, j, k), g(nu - 1, j + 1, k), g(nu - 1, j + 1, k + 1), g(nu - 1, j, k + 1)))
            faces.append((g(0, j, k), g(0, j, k + 1), g(0, j + 1, k + 1), g(0, j + 1, k)))
    o = mesh(name, vertices, faces, finish, parent)
    edit = bmesh.new()
    edit.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(o.data)
    edit.free()
    if crease:
        inv = {q: k for k, q in idx.items()}
        for e in o.data.edges:
            c = crease(inv[e.vertices[0]], inv[e.vertices[1]])
            if c:
                e.crease = c
    s = o.modifiers.new("s", "SUBSURF")
    s.levels = levels
    s.render_levels = levels
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    o.modifiers.clear()
    o.data = me
    shade_smooth(o, 60)
    return o


class BodySurface:

    def __init__(s, objs):
        s.p = []
        for o in objs:
            me = o.data
            V = [v.co.copy() for v in me.vertices]
            N = [v.normal.copy() for v in me.vertices]
            F = [tuple(p.vertices) for p in me.polygons]
            s.p.append((BVHTree.FromPolygons(V, F), V, N, F))

    def hit(s, o, d):
        best = None
        for b, V, N, F in s.p:
            l, n, i, t = b.ray_cast(o, d)
            if l is None:
                continue
            if best is None or t < best[2]:
                ws = [1 / max(1e-06, (V[k] - l).length) ** 1.5 for k in F[i]]
                nn = Vector()
                for k, w in zip(F[i], ws):
                    nn += N[k] * w
                best = (l, nn.normalized(), t)
        return best


VIEWS = {
    "side": lambda a, b: (Vector((a, 3, b)), Vector((0, -1, 0))),
    "front": lambda a, b: (Vector((4, a, b)), Vector((-1, 0, 0))),
    "rear": lambda a, b: (Vector((-4, a, b)), Vector((1, 0, 0))),
    "top": lambda a, b: (Vector((a, b, 4)), Vector((0, 0, -1))),
}


def patch(name, S, view, poly, finish, parent, off=0.0015, thick=0.0, step=0.03, mirror=True, bevel=0):
    """A polygon in a view's plane, laid onto the skin: glass, lamps, plates."""
    poly = densify(poly, step)
    P = np.array(poly)
    lo = P.min(0)
    hi = P.max(0)
    path = [Vector(p) for p in poly]
    n = len(path)

    def inside(x, y):
        c = False
        j = n - 1
        for i in range(n):
            xi, yi = poly[i]
            xj, yj = poly[j]
            if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
                c = not c
            j = i
        return c

    def dist(x, y):
        return float(np.min(np.hypot(P[:, 0] - x, P[:, 1] - y)))

    for x in np.arange(lo[0] + step / 2, hi[0], step):
        for y in np.arange(lo[1] + step / 2, hi[1], step):
            if inside(x, y) and dist(x, y) > step * 0.5:
                path.append(Vector((x, y)))
    r = delaunay_2d_cdt(path, [(i, (i + 1) % n) for i in range(n)], [], 1, 1e-06)
    V2, F = (r[0], r[2])
    vertices = []
    normals = []
    ok = []
    for p in V2:
        h = S.hit(*VIEWS[view](p[0], p[1]))
        if h is None:
            vertices.append(Vector((0, 0, -9)))
            normals.append(Vector((0, 0, 1)))
            ok.append(False)
        else:
            vertices.append(h[0] + h[1] * off)
            normals.append(h[1])
            ok.append(True)
    F = [tuple(f) for f in F if all((ok[i] for i in f))]
    res = []
    for s in (1, -1) if mirror else (1,):
        VV = [(v.x, v.y * s, v.z) for v in vertices]
        NN = [Vector((q.x, q.y * s, q.z)) for q in normals]
        FF = []
        for f in F:
            a, b, c = [Vector(VV[i]) for i in f[:3]]
            nn = (b - a).cross(c - a)
            FF.append(f if nn.dot(NN[f[0]]) > 0 else f[::-1])
        o = mesh(name, VV, FF, finish, parent)
        if thick:
            so = o.modifiers.new("so", "SOLIDIFY")
            so.thickness = thick
            so.offset = -1
            if bevel:
                b = o.modifiers.new("b", "BEVEL")
                b.width = bevel
                b.segments = 2
                b.limit_method = "ANGLE"
                b.angle_limit = math.radians(50)
            shade_smooth(o, 40)
        else:
            shade_smooth(o, 180)
            if len(NN) == len(o.data.vertices):
                o.data.normals_split_custom_set_from_vertices([q[:] for q in NN])
        res.append(o)
    return res


def ribbon(name, S, view, path, w, finish, parent, off=0.0008, mirror=True, smooth=True):
    """A thin ribbon that follows the skin."""
    if smooth and len(path) > 2:
        fx = smooth_curve(range(len(path)), [p[0] for p in path])
        fy = smooth_curve(range(len(path)), [p[1] for p in path])
        path = [(fx(t), fy(t)) for t in np.linspace(0, len(path) - 1, len(path) * 8)]
    path = densify(path, 0.02, False)
    vertices = []
    faces = []
    normals = []
    for i, p in enumerate(path):
        a = Vector(path[max(0, i - 1)])
        b = Vector(path[min(len(path) - 1, i + 1)])
        t = (b - a).normalized()
        q = Vector((-t.y, t.x)) * w / 2
        for s in (-1, 1):
            h = S.hit(*VIEWS[view](p[0] + q.x * s, p[1] + q.y * s))
            vertices.append(h[0] + h[1] * off if h else None)
            normals.append(h[1] if h else None)
    for i in range(len(path) - 1):
        f = (2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2)
        if all((vertices[k] is not None for k in f)) and (vertices[2 * i] - vertices[2 * i + 2]).length < 0.15:
            faces.append(f)
    vertices = [v if v is not None else Vector() for v in vertices]
    for s in (1, -1) if mirror else (1,):
        mesh(name, [(v.x, v.y * s, v.z) for v in vertices], faces, finish, parent)


def groove(name, S, view, path, w, gap_finish, paint_finish, parent, mirror=True, smooth=True, off=0.0006, k=2.3):
    """A shut line: a black core between two strips whose normals bend into the gap, so that panel edges catch the light."""
    if smooth and len(path) > 2:
        fx = smooth_curve(range(len(path)), [p[0] for p in path])
        fy = smooth_curve(range(len(path)), [p[1] for p in path])
        path = [(fx(t), fy(t)) for t in np.linspace(0, len(path) - 1, len(path) * 8)]
    path = densify(path, 0.016, False)
    offs = (-w * k, -w / 2, w / 2, w * k)
    H = []
    for i, p in enumerate(path):
        a = Vector(path[max(0, i - 1)])
        b = Vector(path[min(len(path) - 1, i + 1)])
        t = (b - a).normalized()
        q = Vector((-t.y, t.x))
        H.append([S.hit(*VIEWS[view](p[0] + q.x * o, p[1] + q.y * o)) for o in offs])
    for s in (1, -1) if mirror else (1,):
        fl = lambda v: Vector((v.x, v.y * s, v.z))
        for c, finish in ((0, paint_finish), (1, gap_finish), (2, paint_finish)):
            vertices = []
            normals = []
            faces = []
            ok = []
            for h in H:
                a, b = (h[c], h[c + 1])
                if a is None or b is None:
                    ok.append(False)
                    vertices += [Vector(), Vector()]
                    normals += [Vector((0, 0, 1))] * 2
                    continue
                ok.append(True)
                d = (b[0] - a[0]).normalized()
                na, nb = (a[1], b[1])
                if c == 0:
                    nb = (nb * 0.55 + d * 0.84).normalized()
                if c == 2:
                    na = (na * 0.55 - d * 0.84).normalized()
                vertices += [fl(a[0] + a[1] * off), fl(b[0] + b[1] * off)]
                normals += [fl(na), fl(nb)]
            for i in range(len(H) - 1):
                if ok[i] and ok[i + 1] and ((vertices[2 * i] - vertices[2 * i + 2]).length < 0.12):
                    f = (2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2)
                    nn = (vertices[f[1]] - vertices[f[0]]).cross(vertices[f[2]] - vertices[f[0]])
                    faces.append(f if nn.dot(normals[2 * i] + normals[2 * i + 1]) > 0 else f[::-1])
            if not faces:
                continue
            o = mesh(name, vertices, faces, finish, parent)
            shade_smooth(o, 180)
            if len(o.data.vertices) == len(normals):
                o.data.normals_split_custom_set_from_vertices([tuple(q) for q in normals])


def apply_boolean(o, c, op="DIFFERENCE"):
    """Applies a boolean with object `c` and removes it."""
    b = o.modifiers.new("b", "BOOLEAN")
    b.operation = op
    b.object = c
    b.solver = "EXACT"
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    o.modifiers.clear()
    o.data = me
    bpy.data.objects.remove(c)


def prism(poly, axis, a, b, mats, parent):
    """An outline extruded along an axis, used to cut window openings."""
    n = len(poly)
    vertices = []
    for d in (a, b):
        for p, q in poly:
            vertices.append((p, d, q) if axis == "y" else (d, p, q))
    F = [tuple(range(n)), tuple(range(n, 2 * n))[::-1]] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    o = mesh("cut", vertices, F, None, parent)
    for finish in mats:
        o.data.materials.append(finish)
    edit = bmesh.new()
    edit.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    for f in edit.faces:
        f.material_index = len(mats) - 1
    edit.to_mesh(o.data)
    edit.free()
    return o
