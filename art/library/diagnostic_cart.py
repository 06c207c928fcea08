"""The diagnostic cart."""

import math

from library.materials import glow
from library.palette import workshop_finish
from library.shapes import box, cylinder, new_group, tube
from library.studio import no_diffuse_light


def diagnostic_cart(location, rotation=0, parent=None):
    """A cart with a screen."""
    group = new_group("dg", location, (0, 0, rotation), parent)
    box("b", (0.55, 0.45, 0.65), (0, 0, 0.45), 0.015, workshop_finish("charcoal"), group)
    box("d", (0.5, 0.02, 0.25), (0, -0.23, 0.3), 0.008, workshop_finish("accent"), group)
    box("d", (0.5, 0.02, 0.25), (0, -0.23, 0.58), 0.008, workshop_finish("black"), group)
    box("t", (0.6, 0.5, 0.03), (0, 0, 0.79), 0.01, workshop_finish("rubber"), group)
    box("post", (0.05, 0.05, 0.45), (0, 0.15, 1.0), 0.006, workshop_finish("dark steel"), group)
    q = new_group("sc", (0, 0.1, 1.28), (-0.12, 0, 0), group)
    box("mon", (0.56, 0.035, 0.35), (0, 0, 0), 0.012, workshop_finish("black"), q)
    no_diffuse_light(box("scr", (0.52, 0.004, 0.305), (0, -0.018, 0), 0, glow("scr", "#12243a", 1.4), q))
    o = glow("scrl", "#ff8a3c", 3.0)
    w = glow("scrw", "#dfe9f5", 2.0)
    path = [
        (
            -0.24 + 0.012 * i,
            -0.022,
            -0.05 + 0.05 * math.sin(i * 0.55) * math.exp(-(((i - 20) / 14) ** 2)) + 0.02 * math.sin(i * 1.7),
        )
        for i in range(28)
    ]
    tube("gr", path, 0.0022, o, q, smooth=False, res=1)
    for i in range(4):
        box("l", (0.1, 0.002, 0.012), (0.17, -0.021, 0.09 - 0.035 * i), 0, w if i != 2 else o, q)
    for i in range(3):
        box("bar", (0.03, 0.002, 0.04 + 0.03 * i), (0.13 + 0.045 * i, -0.021, -0.12 + 0.015 * i), 0, w, q)
    box("hdr", (0.48, 0.002, 0.014), (-0.0, -0.021, 0.13), 0, w, q)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(
                "w",
                0.045,
                0.03,
                (sx * 0.22, sy * 0.17, 0.047),
                workshop_finish("rubber"),
                group,
                axis="x",
                bevel=0.008,
            )
    tube(
        "cb",
        [
            (0.2, -0.2, 0.8),
            (0.32, -0.25, 0.7),
            (0.34, -0.2, 0.4),
            (0.28, -0.15, 0.25),
            (0.3, -0.1, 0.5),
            (0.27, 0, 0.75),
        ],
        0.008,
        workshop_finish("accent"),
        group,
    )
    return group
