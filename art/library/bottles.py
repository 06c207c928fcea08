"""Jugs and bottles. Labels carry grades, never a brand or a claim."""

import math
from math import pi

from library.materials import material
from library.palette import workshop_finish
from library.shapes import box, cylinder, lettering, new_group, tube
from library.surfaces_from_functions import loft


def oil_jug(
    location=(0, 0, 0),
    rotation=0,
    parent=None,
    color="#1b1d1f",
    acc=None,
    grade="5W-30",
    sub1="SYNTHÉTIQUE",
    vol="5 L",
    standard="API SP",
):
    """A five-litre oil jug, 30 cm high, label towards -y."""
    group = new_group("jug", location, (0, 0, rotation), parent)
    finish = material("jug" + color, color, 0.42, clearcoat=0.25, clearcoat_roughness=0.25, bump=0.02, bump_scale=300)
    a = acc or workshop_finish("accent")
    loft(
        "b",
        [
            (0, 0.166, 0.096, 0.03, 0),
            (0.006, 0.178, 0.108, 0.035, 0),
            (0.03, 0.182, 0.112, 0.035, 0),
            (0.19, 0.182, 0.112, 0.035, 0),
            (0.205, 0.178, 0.108, 0.036, 0),
            (0.232, 0.13, 0.092, 0.04, -0.02),
            (0.252, 0.075, 0.066, 0.032, -0.045),
            (0.262, 0.05, 0.05, 0.025, -0.052),
            (0.275, 0.046, 0.046, 0.023, -0.054),
        ],
        finish,
        group,
    )
    cylinder("cap", 0.029, 0.034, (-0.054, 0, 0.292), a, group, bevel=0.004)
    for i in range(28):
        b = 2 * pi * i / 28
        box(
            "rib",
            (0.002, 0.003, 0.026),
            (-0.054 + 0.0292 * math.cos(b), 0.0292 * math.sin(b), 0.291),
            0,
            a,
            group,
            rotation=(0, 0, b),
        )
    cylinder("ring", 0.031, 0.005, (-0.054, 0, 0.272), a, group, bevel=0.002)
    tube(
        "hd",
        [
            (-0.025, 0, 0.245),
            (0.0, 0, 0.268),
            (0.045, 0, 0.27),
            (0.078, 0, 0.245),
            (0.083, 0, 0.19),
            (0.082, 0, 0.15),
        ],
        0.0155,
        finish,
        group,
        res=8,
    )
    box("lab", (0.14, 0.0015, 0.15), (0, -0.0565, 0.105), 0.006, material("label", "#e9e6df", 0.5), group)
    box("lab2", (0.14, 0.0018, 0.048), (0, -0.0568, 0.056), 0.004, a, group)
    bk = material("ink", "#151617", 0.5)
    wt = material("inkw", "#f2efe9", 0.5)
    R = (pi / 2, 0, 0)
    lettering(grade, 0.04, (0, -0.05735, 0.132), R, bk, group, 0.0001)
    lettering("HUILE MOTEUR", 0.0135, (0, -0.05735, 0.163), R, bk, group, 0.0001)
    lettering(sub1, 0.0125, (0, -0.05735, 0.099), R, bk, group, 0.0001)
    lettering(vol, 0.026, (-0.04, -0.0578, 0.056), R, wt, group, 0.0001)
    if standard:
        lettering(standard, 0.012, (0.036, -0.058, 0.056), R, wt, group, 0.0003)
    return group


def fluid_bottle(
    location=(0, 0, 0), rotation=0, parent=None, color="#2d3033", acc=None, t="DOT 4", t2="LIQUIDE DE FREIN"
):
    """A bottle of brake fluid or washer fluid."""
    group = new_group("bot", location, (0, 0, rotation), parent)
    finish = material("bot" + color, color, 0.4, clearcoat=0.3, clearcoat_roughness=0.2)
    a = acc or workshop_finish("accent")
    loft(
        "b",
        [
            (0, 0.078, 0.05, 0.02, 0),
            (0.005, 0.086, 0.058, 0.024, 0),
            (0.02, 0.088, 0.06, 0.024, 0),
            (0.15, 0.088, 0.06, 0.024, 0),
            (0.165, 0.08, 0.056, 0.025, 0),
            (0.19, 0.045, 0.042, 0.02, 0),
            (0.2, 0.032, 0.032, 0.016, 0),
            (0.215, 0.03, 0.03, 0.015, 0),
        ],
        finish,
        group,
    )
    cylinder("cap", 0.0185, 0.03, (0, 0, 0.228), a, group, bevel=0.003)
    cylinder("ring", 0.02, 0.004, (0, 0, 0.21), a, group, bevel=0.0015)
    box("lab", (0.066, 0.0012, 0.095), (0, -0.0302, 0.085), 0.004, material("label", "#e9e6df", 0.5), group)
    box("lab2", (0.066, 0.0014, 0.022), (0, -0.0304, 0.05), 0.003, a, group)
    R = (pi / 2, 0, 0)
    bk = material("ink", "#151617", 0.5)
    lettering(t, 0.019, (0, -0.0312, 0.095), R, bk, group, 0.0002)
    lettering(t2, 0.0068, (0, -0.0312, 0.117), R, bk, group, 0.0002)
    return group
