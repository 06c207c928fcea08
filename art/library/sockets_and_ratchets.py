"""Sockets and ratchets."""

from math import pi

from library.materials import brushed_steel, material
from library.outlines import hexagon, twelve_point_star
from library.palette import workshop_finish
from library.shapes import box, cylinder, extrude, lathe, new_group
from library.surfaces_from_functions import ring_stack


def simple_ratchet(location, rotation=(0, 0, 0), parent=None):
    """A ratchet for middle distance."""
    group = new_group("rt", location, rotation, parent)
    steel = workshop_finish("steel")
    cylinder("h", 0.021, 0.026, (0, 0, 0), steel, group, bevel=0.006)
    cylinder("k", 0.013, 0.034, (0, 0, 0), workshop_finish("dark steel"), group)
    box("n", (0.1, 0.016, 0.013), (0.065, 0, 0), 0.005, steel, group)
    lathe(
        "g",
        [
            (0, 0),
            (0.011, 0),
            (0.0135, 0.006),
            (0.0125, 0.02),
            (0.014, 0.05),
            (0.0125, 0.09),
            (0.0105, 0.105),
            (0, 0.107),
        ],
        32,
        workshop_finish("black"),
        group,
        location=(0.105, 0, 0),
        rotation=(0, pi / 2, 0),
    )
    cylinder("soc", 0.013, 0.036, (0, 0, -0.028), steel, group, bevel=0.002)
    return group


def socket(r=0.011, h=0.026, finish=None, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), corners=6):
    """A socket of outer radius `r`, opening upwards; 6 or 12 points."""
    finish = finish or brushed_steel("chromv", "#b4b6b8", 0.16, 0.04)
    group = new_group("so", location, rotation, parent)
    q = r * 0.7
    f = hexagon(q) if corners == 6 else twelve_point_star(q)
    ring_stack(
        "s",
        [
            (r * 0.55, 0.001),
            (r * 0.86, 0),
            (r * 0.9, 0.0007),
            (r * 0.9, h * 0.38),
            (r * 0.93, h * 0.42),
            (r * 0.97, h * 0.46),
            (r, h * 0.5),
            (r, h - 0.0012),
            (r * 0.96, h - 0.0002),
            (r * 0.93, h),
            (r * 0.84, h),
            (f, h - 0.0014),
            (f, h * 0.4),
            (r * 0.3, h * 0.4),
        ],
        96,
        finish,
        group,
    )
    ring_stack(
        "k",
        [(r * 0.905, h * 0.14), (r * 0.915, h * 0.145), (r * 0.915, h * 0.3), (r * 0.905, h * 0.305)],
        72,
        material("knurl", "#85878a", 0.45, 1, bump=0.6, bump_scale=900),
        group,
    )
    cylinder("sq", r * 0.5, 0.001, (0, 0, h * 0.41), material("darkhole", "#0b0b0c", 0.6), group)
    return group


def ratchet(L=0.25, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), acc=None):
    """A ratchet for close-ups, along +x with its head at the origin."""
    group = new_group("rt", location, rotation, parent)
    st = brushed_steel("chromv", "#b4b6b8", 0.16, 0.04)
    a = acc or workshop_finish("accent")
    lathe(
        "hd",
        [
            (0, -0.011),
            (0.0165, -0.011),
            (0.019, -0.009),
            (0.0195, -0.004),
            (0.0195, 0.006),
            (0.0185, 0.009),
            (0.0165, 0.0105),
            (0.0155, 0.0102),
            (0.015, 0.011),
            (0.004, 0.0112),
            (0, 0.0112),
        ],
        72,
        st,
        group,
    )
    lathe(
        "dial",
        [(0.0138, 0.0105), (0.0136, 0.0125), (0.0125, 0.0132), (0, 0.0132)],
        48,
        material("dialblk", "#17181a", 0.4, 0.6),
        group,
    )
    box("lev", (0.018, 0.0045, 0.003), (0.004, 0.0, 0.0142), 0.0012, st, group, rotation=(0, 0, 0.5))
    points = [
        (0.012, -0.012),
        (0.026, -0.0085),
        (0.045, -0.0065),
        (L * 0.42, -0.0062),
        (L * 0.42, 0.0062),
        (0.045, 0.0065),
        (0.026, 0.0085),
        (0.012, 0.012),
    ]
    extrude("nk", points, 0.0115, st, group, bevel=0.0032, segments=4)
    x0 = L * 0.4
    lathe(
        "gr",
        [
            (0, 0),
            (0.0085, 0),
            (0.0105, 0.0015),
            (0.0112, 0.006),
            (0.01, 0.011),
            (0.0106, 0.016),
            (0.0132, 0.035),
            (0.0138, 0.06),
            (0.0128, 0.085),
            (0.0112, 0.105),
            (0.0118, 0.116),
            (0.0128, 0.124),
            (0.012, L * 0.6 - 0.004),
            (0.0085, L * 0.6),
            (0, L * 0.6),
        ],
        48,
        material("grip", "#15161a", 0.55, bump=0.05, bump_scale=300),
        group,
        location=(x0, 0, 0),
        rotation=(0, pi / 2, 0),
    )
    for q in (0.03, 0.058, 0.086):
        lathe(
            "gb",
            [(0.0131, 0), (0.0142, 0.001), (0.0142, 0.007), (0.0131, 0.008)],
            48,
            a,
            group,
            location=(x0 + q, 0, 0),
            rotation=(0, pi / 2, 0),
        )
    box("sq", (0.0095, 0.0095, 0.014), (0, 0, -0.016), 0.0012, st, group)
    return group
