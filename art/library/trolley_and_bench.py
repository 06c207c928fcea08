"""Tool trolley, workbench, stool."""

import math
from math import pi

from library.materials import material
from library.palette import workshop_finish
from library.shapes import box, cylinder, new_group, tube


def tool_trolley(location, rotation=0, parent=None, color=None, open_drawer=None):
    """A tool trolley, drawers towards -y; `open_drawer` pulls one out."""
    group = new_group("tr", location, (0, 0, rotation), parent)
    a = color or workshop_finish("accent")
    w, d, h = (0.72, 0.46, 0.86)
    z0 = 0.14
    box("body", (w, d, h), (0, 0, z0 + h / 2), 0.012, workshop_finish("charcoal"), group)
    box("top", (w + 0.03, d + 0.03, 0.03), (0, 0, z0 + h + 0.015), 0.012, workshop_finish("rubber"), group)
    hs = [0.085, 0.085, 0.085, 0.12, 0.16, 0.21]
    z = z0 + h - 0.03
    for i, q in enumerate(hs):
        off = -0.22 if open_drawer == i else 0
        box(
            "dr",
            (w - 0.05, 0.03 + (0.22 if open_drawer == i else 0), q - 0.01),
            (0, -d / 2 - 0.008 + off / 2, z - q / 2),
            0.006,
            a,
            group,
        )
        tube(
            "hd",
            [(-w / 2 + 0.06, -d / 2 - 0.026 + off, z - 0.022), (w / 2 - 0.06, -d / 2 - 0.026 + off, z - 0.022)],
            0.008,
            workshop_finish("steel"),
            group,
            smooth=False,
        )
        z -= q
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(
                "cw",
                0.058,
                0.034,
                (sx * (w / 2 - 0.08), sy * (d / 2 - 0.07), 0.058),
                workshop_finish("rubber"),
                group,
                axis="x",
                bevel=0.01,
            )
            box(
                "cf",
                (0.05, 0.06, 0.05),
                (sx * (w / 2 - 0.08), sy * (d / 2 - 0.07), 0.115),
                0.006,
                workshop_finish("dark steel"),
                group,
            )
    tube(
        "push",
        [
            (w / 2, -d / 2 + 0.05, z0 + h - 0.1),
            (w / 2 + 0.07, -d / 2 + 0.05, z0 + h - 0.06),
            (w / 2 + 0.07, d / 2 - 0.05, z0 + h - 0.06),
            (w / 2, d / 2 - 0.05, z0 + h - 0.1),
        ],
        0.013,
        workshop_finish("steel"),
        group,
        smooth=False,
    )
    return group


def workbench(location, w=2.4, parent=None, rotation=0):
    """A bench with a wooden top at 93 cm."""
    group = new_group("bench", location, (0, 0, rotation), parent)
    box("top", (w, 0.65, 0.06), (0, 0, 0.9), 0.01, workshop_finish("wood"), group)
    for s in (-1, 1):
        box("leg", (0.08, 0.6, 0.87), (s * (w / 2 - 0.06), 0, 0.435), 0.008, workshop_finish("charcoal"), group)
    box("shelf", (w - 0.15, 0.55, 0.03), (0, 0, 0.25), 0.005, workshop_finish("charcoal"), group)
    n = 3
    for i in range(n):
        box(
            "drw",
            ((w - 0.3) / n - 0.02, 0.03, 0.14),
            (-w / 2 + 0.15 + (w - 0.3) / n * (i + 0.5), -0.31, 0.79),
            0.006,
            workshop_finish("accent") if i == 1 else workshop_finish("charcoal"),
            group,
        )
    return group


def stool(location, parent=None, h=0.46, rotation=0):
    """A workshop stool on castors."""
    group = new_group("stl", location, (0, 0, rotation), parent)
    cylinder("s", 0.18, 0.07, (0, 0, h), material("vinyl", "#17181a", 0.45), group, bevel=0.025)
    cylinder("s2", 0.185, 0.02, (0, 0, h - 0.04), workshop_finish("black"), group)
    cylinder("p", 0.025, h - 0.1, (0, 0, h / 2 + 0.02), workshop_finish("steel"), group)
    for i in range(5):
        q = 2 * pi * i / 5
        tube(
            "l",
            [
                (0, 0, 0.13),
                (0.2 * math.cos(q), 0.2 * math.sin(q), 0.09),
                (0.22 * math.cos(q), 0.22 * math.sin(q), 0.07),
            ],
            0.014,
            workshop_finish("charcoal"),
            group,
        )
        cylinder(
            "w",
            0.028,
            0.022,
            (0.22 * math.cos(q), 0.22 * math.sin(q), 0.03),
            workshop_finish("rubber"),
            group,
            axis="x",
            bevel=0.006,
        )
    return group
