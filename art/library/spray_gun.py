"""A gravity-cup paint gun."""

from math import pi

from library.materials import material
from library.outlines import fillet
from library.palette import workshop_finish
from library.shapes import box, cylinder, extrude, lathe, new_group, tube


def spray_gun(location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """The gun, nozzle towards +x, cup above."""
    group = new_group("gun", location, rotation, parent)
    s = material("gunm", "#b9bcc0", 0.22, 1)
    d = workshop_finish("charcoal")
    a = workshop_finish("accent")
    lathe(
        "bd",
        [
            (0, -0.085),
            (0.013, -0.085),
            (0.017, -0.075),
            (0.0175, -0.03),
            (0.015, -0.01),
            (0.017, 0.01),
            (0.019, 0.035),
            (0.017, 0.05),
        ],
        48,
        s,
        group,
        axis="x",
    )
    lathe(
        "ring",
        [(0.017, 0.046), (0.0225, 0.047), (0.0235, 0.052), (0.0235, 0.066), (0.0225, 0.07), (0.018, 0.071)],
        24,
        a,
        group,
        axis="x",
    )
    lathe(
        "cap",
        [(0.02, 0.07), (0.018, 0.074), (0.012, 0.075), (0.008, 0.08), (0.004, 0.082), (0, 0.08)],
        48,
        s,
        group,
        axis="x",
    )
    for q in (1, -1):
        box("horn", (0.018, 0.009, 0.01), (0.08, q * 0.0135, 0), 0.003, s, group, rotation=(0, 0, -q * 0.35))
    points = [
        (-0.072, 0.006),
        (-0.03, 0.006),
        (-0.034, -0.03),
        (-0.052, -0.125),
        (-0.06, -0.132),
        (-0.09, -0.126),
        (-0.094, -0.118),
        (-0.082, -0.04),
    ]
    extrude("hd", fillet(points, 0.012, 5), 0.024, d, group, rotation=(pi / 2, 0, 0), bevel=0.008, segments=4)
    tube("hook", [(-0.06, 0, 0.014), (-0.055, 0, 0.034), (-0.03, 0, 0.04), (-0.02, 0, 0.034)], 0.005, s, group)
    tube(
        "trg",
        [(0.012, 0, 0.016), (0.016, 0, -0.005), (0.008, 0, -0.04), (-0.004, 0, -0.07), (-0.002, 0, -0.088)],
        0.0075,
        a,
        group,
    )
    cylinder("pin", 0.006, 0.036, (0.012, 0, 0.014), s, group, axis="y")
    for i, (x, z) in enumerate(((-0.095, 0), (-0.088, -0.022))):
        cylinder("kn", 0.011, 0.022, (x - 0.008, 0, z), s, group, axis="x", segments=18, bevel=0.003)
    cylinder("con", 0.009, 0.03, (-0.078, 0, -0.146), s, group, rotation=(0, 0.25, 0), segments=6)
    tube(
        "hose",
        [(-0.08, 0, -0.158), (-0.09, 0, -0.2), (-0.14, 0.02, -0.23), (-0.26, 0.04, -0.235), (-0.45, 0.1, -0.235)],
        0.008,
        workshop_finish("black"),
        group,
    )
    cylinder("nk", 0.012, 0.03, (0.012, 0, 0.028), s, group, rotation=(0, 0.12, 0))
    cm = material("cup", "#d9dadb", 0.25, transmission=0.45, clearcoat=0.4)
    ce = new_group("ce", (0.016, 0, 0.042), (0, 0.12, 0), group)
    lathe("cup", [(0.01, 0), (0.016, 0.004), (0.038, 0.045), (0.0425, 0.06), (0.0425, 0.125)], 64, cm, ce)
    lathe(
        "pnt",
        [(0, 0.006), (0.015, 0.006), (0.037, 0.045), (0.041, 0.06), (0.041, 0.085), (0, 0.085)],
        64,
        material("paintin", "#c8321a", 0.25, clearcoat=0.5),
        ce,
    )
    lathe(
        "lid", [(0.044, 0.118), (0.045, 0.132), (0.04, 0.137), (0.01, 0.139), (0.008, 0.146), (0, 0.146)], 64, d, ce
    )
    return group
