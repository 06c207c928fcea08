"""Disc, caliper and pads on maple."""

import math
from math import pi

from library.brake_caliper import brake_caliper
from library.brake_disc import brake_disc
from library.brake_pad import brake_pad
from library.cloth import folded_towel
from library.hardware import bolt, washer
from library.materials import brushed_steel, material
from library.outlines import chamfered_hexagon, hexagon
from library.palette import workshop_finish
from library.shapes import cylinder, lathe, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import planks, wood
from library.surfaces_from_functions import ring_stack
from library.wrenches import combination_wrench

new_scene(exposure=0.25)
planks(2.0, 1.5, 0, 0.044, wood("maple", ("#8d7352", "#ad9470", "#bfa988"), 0.45), seed=4, seglen=1.5)
d = new_group("d", (-0.135, 0.045, 0.0125), (pi / 2, 0, 0))
s = new_group("s", (0, 0, 0), (0, 0.3, 0), d)
brake_disc(s, R=0.15)
for i in range(5):
    a = 2 * pi * i / 5
    cylinder(
        "h",
        0.0068,
        0.0012,
        (0.054 * math.cos(a), 0.0424, 0.054 * math.sin(a)),
        material("holeblk", "#020202", 1, specular=0),
        s,
        axis="y",
        bevel=0.0003,
    )
    lathe(
        "hc",
        [(0.0068, 0.0423), (0.0082, 0.0426), (0.0086, 0.042)],
        32,
        workshop_finish("dark steel"),
        s,
        axis="y",
        location=(0.054 * math.cos(a), 0, 0.054 * math.sin(a)),
    )
cylinder(
    "h2",
    0.0036,
    0.0012,
    (0.056 * math.cos(0.63), 0.0424, 0.056 * math.sin(0.63)),
    material("holeblk", "#020202", 1, specular=0),
    s,
    axis="y",
    bevel=0.0002,
)
c = new_group("c", (0.03, 0.045, 0.0585), (pi / 2, 0, 0))
AN = 0.3
c2 = new_group("c2", (0, 0, 0), (0, 0, 0), c)
brake_caliper(
    c2,
    angle=AN,
    finish=material(
        "caliper",
        "#a83208",
        0.36,
        clearcoat=0.5,
        clearcoat_roughness=0.12,
        bump=0.03,
        bump_scale=160,
        variation=0.04,
        variation_scale=20,
    ),
)
zn = brushed_steel("zinc", "#9b9a92", 0.3, 0.06)
a = AN
x, z = (0.156 * math.cos(a), 0.156 * math.sin(a))
be = new_group("be", (x, 0.0535, z), (-pi / 2, 0, 0), c2)
ring_stack(
    "bh",
    [
        chamfered_hexagon(0.0042, 0.0, 0.0046),
        (hexagon(0.0042), 0.0008),
        (hexagon(0.0042), 0.006),
        chamfered_hexagon(0.0042, 0.0068, 0.0046),
        (0.0024, 0.0068),
        (0.0024, 0.012),
        (0.0034, 0.0126),
        (0.0034, 0.015),
        (0.0024, 0.016),
        (0.0004, 0.016),
    ],
    48,
    zn,
    be,
)
for dd in (-0.24, 0.24):
    aa = AN + dd
    lathe(
        "rg",
        [(0.0205, 0.059), (0.0212, 0.0598), (0.0222, 0.0598), (0.0229, 0.059)],
        64,
        material("caliper", "#a83208"),
        c2,
        axis="y",
        location=(0.126 * math.cos(aa), -0.0008, 0.126 * math.sin(aa)),
    )
for x, y, r, direction in (
    (0.325, 0.15, -0.55, 1),
    (0.335, -0.005, -0.35, -1),
    (0.135, -0.165, 0.1, 1),
    (-0.03, -0.18, 0.05, -1),
):
    group = new_group("pe", (x, y, 0))
    group.scale = (1.22, 1.22, 1.1)
    brake_pad((0, 0, 0), (0, 0, r), group, side=direction)
for i, (x, y, r) in enumerate(((0.262, -0.125, 2.0), (0.297, -0.12, 2.3))):
    bolt(0.045, 0.0042, None, (x, y, 0.0068), (0, pi / 2, r))
for x, y in ((0.25, -0.172), (0.277, -0.178)):
    washer(0.0046, 0.0095, 0.0014, None, (x, y, 0.0002))
combination_wrench(0.22, 0.016, None, None, (-0.255, -0.165, 0.0048), (0, 0, 1.22), "16")
folded_towel((-0.325, 0.27, 0.0), (0.2, 0.15), 4, 0.25, "#4a4e53")
area_light((-1.3, 0.9, 1.3), (0, 0, 0), (0.7, 0.6), 40, "#e6efff")
area_light((1.2, 0.5, 0.9), (0.1, 0, 0), (0.5, 1.0), 7, "#ffe2c6")
area_light((0.0, 1.3, 0.75), (0, 0.1, 0), (1.8, 0.25), 11, "#ffffff")
area_light((-0.2, -1.2, 1.4), (0, 0, 0), (1.2, 0.6), 7, "#fff4e6")
ambient_light((0.06, 0.064, 0.072), 1)
camera((0.035, -0.64, 0.68), (0.036, 0.006, 0.012), lens=47, fstop=5.6, focus=(0.06, -0.03, 0.04))
