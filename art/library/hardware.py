"""Bolts, nuts, washers, spark plugs. Radii are the thread's."""

from library.materials import brushed_steel, material
from library.outlines import chamfered_hexagon, hexagon
from library.shapes import lathe, new_group, tube
from library.surfaces_from_functions import ring_stack


def bolt(L=0.03, r=0.004, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), finish=None, flange=True, thread=0.6):
    """A hexagon bolt, head below z = 0, shank along +z."""
    finish = finish or brushed_steel("zinc", "#9b9a92", 0.3, 0.06)
    group = new_group("bo", location, rotation, parent)
    a = r * 1.62
    H = r * 1.5
    ring_stack(
        "h",
        [
            (0.0004, -H),
            (a * 0.86, -H),
            (a * 0.98, -H + 0.0004),
            chamfered_hexagon(a, -H + 0.001, a * 1.1),
            chamfered_hexagon(a, -H + 0.0016, a * 1.2),
            (hexagon(a), -0.0012),
            (hexagon(a), 0),
        ],
        96,
        finish,
        group,
    )
    if flange:
        lathe("f", [(a * 1.0, -0.0018), (a * 1.35, -0.0006), (a * 1.38, 0), (0, 0)], 48, finish, group)
    points = [(r, 0), (r, L * (1 - thread))]
    n = int(L * thread / 0.00125)
    p = L * thread / n
    for i in range(n):
        z = L * (1 - thread) + p * i
        points += [(r * 1.0, z + p * 0.15), (r * 0.86, z + p * 0.5), (r * 1.0, z + p * 0.85)]
    points += [(r * 0.8, L + 0.0006), (0, L + 0.0008)]
    lathe("t", points, 40, finish, group, smooth_angle=60)
    return group


def nut(r=0.004, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), finish=None):
    """A hexagon nut."""
    finish = finish or brushed_steel("zinc", "#9b9a92", 0.3, 0.06)
    a = r * 1.62
    h = r * 1.6
    return ring_stack(
        "nut",
        [
            (r * 0.86, 0.0008),
            (r * 1.08, 0),
            (a * 0.95, 0),
            chamfered_hexagon(a, 0.0006, a * 1.08),
            (hexagon(a), 0.0012),
            (hexagon(a), h - 0.0012),
            chamfered_hexagon(a, h - 0.0006, a * 1.08),
            (a * 0.95, h),
            (r * 1.08, h),
            (r * 0.86, h - 0.0008),
            (r * 0.86, 0.0008),
        ],
        96,
        finish,
        parent,
        location,
        rotation,
    )


def washer(r=0.005, R=0.01, t=0.0014, parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A washer."""
    return lathe(
        "wa",
        [(r, 0), (R - 0.0003, 0), (R, 0.0003), (R, t - 0.0003), (R - 0.0003, t), (r + 0.0003, t), (r, t - 0.0003)],
        64,
        brushed_steel("zinc", "#9b9a92", 0.3, 0.06),
        parent,
        location,
        rotation,
        close=True,
    )


def spark_plug(parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A spark plug, electrode towards +z, 85 mm long."""
    group = new_group("sp", location, rotation, parent)
    st = brushed_steel("plugst", "#a9aaa8", 0.24, 0.05)
    ce = material("ceram", "#e9e7e1", 0.14, clearcoat=0.6, clearcoat_roughness=0.05)
    lathe(
        "t",
        [
            (0, -0.05),
            (0.0022, -0.05),
            (0.003, -0.0488),
            (0.003, -0.0462),
            (0.0022, -0.0448),
            (0.0022, -0.0435),
            (0.0032, -0.0425),
            (0.0032, -0.0405),
            (0, -0.0405),
        ],
        32,
        st,
        group,
    )
    points = [(0.0034, -0.0408)]
    for i in range(4):
        z = -0.038 + i * 0.0042
        points += [(0.0046, z), (0.0052, z + 0.0011), (0.0046, z + 0.0022), (0.0041, z + 0.003)]
    points += [(0.0056, -0.0195), (0.0061, -0.016), (0.0061, -0.006)]
    lathe("c", points, 48, ce, group, smooth_angle=50)
    a = 0.008
    ring_stack(
        "hx",
        [
            (0.0062, -0.0085),
            (0.0076, -0.008),
            chamfered_hexagon(a, -0.0072, a * 1.09),
            (hexagon(a), -0.0064),
            (hexagon(a), 0.0034),
            chamfered_hexagon(a, 0.0042, a * 1.1),
            (0.0072, 0.0046),
        ],
        96,
        st,
        group,
    )
    lathe(
        "b",
        [
            (0.007, 0.004),
            (0.007, 0.0075),
            (0.0088, 0.0078),
            (0.0092, 0.0085),
            (0.0092, 0.0098),
            (0.0088, 0.0106),
            (0.0062, 0.0108),
        ],
        48,
        st,
        group,
    )
    points = [(0.0066, 0.0106)]
    for i in range(14):
        z = 0.0112 + i * 0.00125
        points += [(0.0068, z), (0.006, z + 0.0006)]
    points += [(0.0066, 0.0292), (0.0052, 0.0298), (0.0048, 0.0294), (0.0046, 0.027)]
    lathe("th", points, 48, st, group, smooth_angle=60)
    lathe("ci", [(0.0026, 0.027), (0.0022, 0.031), (0.0012, 0.0314), (0.0012, 0.0322), (0, 0.0323)], 24, ce, group)
    tube(
        "g",
        [(0.0056, 0, 0.0292), (0.0056, 0, 0.033), (0.005, 0, 0.0342), (0.0022, 0, 0.0343), (-0.0008, 0, 0.0342)],
        0.0011,
        st,
        group,
        res=3,
    )
    return group
