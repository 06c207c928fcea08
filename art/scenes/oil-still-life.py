"""Jugs, fluids, filters and a glass of oil on the bench."""

from math import pi

from library.beakers import oil_beaker
from library.bottles import fluid_bottle, oil_jug
from library.drain_pan import drain_pan
from library.materials import material
from library.oil_filter import oil_filter
from library.palette import workshop_finish
from library.pegboard import pegboard
from library.shapes import box, cylinder
from library.sockets_and_ratchets import simple_ratchet
from library.studio import ambient_light, area_light, camera, new_scene
from library.wrenches import flat_wrench

new_scene(exposure=0.65)
box("bw", (8, 0.1, 5), (0, 2.5, 1), 0, workshop_finish("wall"))
pegboard((0.35, 2.42, 0.62), 2.6, 1.15)
box("bs", (8, 0.05, 0.05), (0, 2.43, -0.12), 0.004, workshop_finish("accent"))
box(
    "slab",
    (1.5, 0.8, 0.05),
    (0, 0.02, 0.025),
    0.006,
    material(
        "slab",
        "#3a3c3f",
        0.45,
        roughness_variation=0.12,
        variation_scale=3,
        variation=0.08,
        bump=0.05,
        bump_scale=120,
    ),
)
Z = 0.05
oil_jug((-0.27, 0.13, Z), 0.28)
oil_jug((-0.07, 0.2, Z), -0.05, color="#d6d3cc", grade="0W-20")
fluid_bottle((0.1, 0.17, Z), -0.2, t="DOT 4")
fluid_bottle((0.205, 0.19, Z), -0.1, color="#d6d3cc", t="-45 °C", t2="LAVE-GLACE")
oil_beaker((0.055, -0.05, Z))
oil_filter((0.175, 0.02, Z))
oil_filter((0.265, -0.06, Z + 0.036), rotation=(pi / 2, 0, 0.5), color=workshop_finish("charcoal"))
drain_pan((0.42, 0.17, Z), r=0.15, h=0.08)
cm = material("cl2", "#b5481a", 0.95, specular=0.1, bump=0.6, bump_scale=700)
[
    box(
        "cl",
        (0.17 - 0.006 * i, 0.125 - 0.004 * i, 0.017),
        (-0.2, -0.1, Z + 0.009 + 0.0165 * i),
        0.008,
        cm,
        rotation=(0, 0, 0.3 + 0.05 * (i % 2)),
        segments=5,
    )
    for i in range(3)
]
flat_wrench(0.2, 0.02, workshop_finish("steel"), None, (0.16, -0.17, Z + 0.006), (0, 0, 1.15))
simple_ratchet((-0.255, -0.085, Z + 0.072), (0, 0.0, -0.22))
for x, y in ((0.07, -0.19), (0.095, -0.205)):
    cylinder("plug", 0.009, 0.01, (x, y, Z + 0.005), workshop_finish("steel"), segments=6, bevel=0.0015)
    cylinder("pl2", 0.006, 0.018, (x, y, Z + 0.016), workshop_finish("dark steel"))
area_light((-1.1, -0.5, 1.3), (0, 0.05, 0.1), (0.8, 0.8), 26, "#fff0dd")
area_light((1.2, 0.3, 0.7), (0.1, 0.1, 0.12), (0.25, 0.9), 16, "#ffc48c")
area_light((0, 0.75, 1.3), (0, 0.1, 0.1), (1.4, 0.25), 14, "#e6eeff")
area_light((0.3, 1.9, 1.9), (0.35, 2.45, 0.6), (2.4, 0.2), 38, "#ffbf80")
area_light((0.1, 0.42, 0.32), (0.05, -0.05, 0.1), (0.14, 0.2), 4.5, "#ffe0b0")
ambient_light((0.02, 0.021, 0.024), 1)
camera((0.03, -1.3, 0.4), (0.055, 0.05, 0.165), lens=55, fstop=2.8, focus=(0.02, -0.06, 0.12))
