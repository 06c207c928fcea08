"""Canister, jar, lance and brush in daylight."""

import math
from math import pi

from library.cloth import folded_towel
from library.flat_brush import flat_brush
from library.materials import brushed_steel, liquid, material
from library.paper import wrap_label
from library.paraffin import paraffin_jar, wax_canister
from library.shapes import box, cylinder, lathe, new_group, tube
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import concrete

new_scene(exposure=0.42)
box("top", (3, 3, 0.04), (0, 0, -0.02), 0, concrete("palew", ("#b1aea8", "#bebbb4", "#cac7c0"), 0.65, 1.2, False))
wax_canister((-0.085, 0.045, 0), 0.22)
paraffin_jar((0.075, 0.075, 0), 0.046, 0.112, 0.082, liquid("wax", "#f0a030", 0.03), label=None)
wrap_label("paraffin-jar.png", 0.0464, 0.018, 0.052, None, (0.075, 0.075, 0), face=-pi / 2 - 0.1)
cylinder(
    "lidj",
    0.0445,
    0.014,
    (0.075, 0.075, 0.1195),
    material("lidm", "#1e1f22", 0.3, 0.6, clearcoat=0.5),
    bevel=0.0025,
    segments=96,
)
flat_brush((0.205, -0.07, 0.0085), (0, 0, 2.35), w=0.05)
folded_towel((0.235, 0.115, 0), (0.16, 0.13), 4, -0.35, "#a8441a")
points = []
for i in range(73):
    a = 2 * pi * i / 24
    r = 0.06 + 0.0016 * math.sin(3 * a)
    points.append((-0.215 + r * math.cos(a), -0.055 + r * 0.92 * math.sin(a), 0.004 + 0.0068 * i / 24))
points += [(-0.15, -0.085, 0.02), (-0.11, -0.112, 0.006), (-0.05, -0.128, 0.0042), (0.005, -0.128, 0.0042)]
tube("hose", points, 0.0036, material("hoseb", "#1d1e20", 0.35, clearcoat=0.3, bump=0.1, bump_scale=800), res=6)
br = brushed_steel("brass", "#b58a43", 0.2, 0.05)
group = new_group("n", (0.003, -0.128, 0.0046), (0, pi / 2, 0))
lathe(
    "nz",
    [
        (0.0036, -0.002),
        (0.0052, 0),
        (0.0052, 0.006),
        (0.004, 0.0066),
        (0.004, 0.012),
        (0.0046, 0.0124),
        (0.0046, 0.022),
        (0.003, 0.026),
        (0.0016, 0.0265),
        (0, 0.0262),
    ],
    40,
    br,
    group,
)
for k in range(2):
    n = new_group("n2", (0.075 + 0.035 * k, -0.105 - 0.012 * k, 0.0046), (0, pi / 2, 0.5 + 0.5 * k))
    lathe(
        "nz",
        [
            (0.0036, -0.002),
            (0.0052, 0),
            (0.0052, 0.006),
            (0.004, 0.0066),
            (0.004, 0.012),
            (0.0046, 0.0124),
            (0.0046, 0.022 + 0.012 * k),
            (0.003, 0.026 + 0.012 * k),
            (0, 0.0262 + 0.012 * k),
        ],
        40,
        br,
        n,
    )
area_light((-1.1, 0.8, 1.2), (0, 0, 0), (0.5, 0.5), 30, "#fff1de")
area_light((1.2, -0.1, 1.0), (0, 0, 0.05), (0.9, 1.2), 9, "#dfe9ff")
area_light((0, 1.0, 0.7), (0, 0, 0.08), (1.6, 0.25), 10, "#ffffff")
ambient_light((0.08, 0.083, 0.09), 1)
camera((0.035, -0.66, 0.42), (0.0, -0.004, 0.066), lens=47, fstop=5, focus=(-0.02, -0.01, 0.06))
