"""Paraffin, brush and canister in warm light."""

import math
from math import pi

from library.cloth import folded_towel
from library.flat_brush import flat_brush
from library.materials import brushed_steel, liquid, material
from library.paper import wrap_label
from library.paraffin import paraffin_jar, wax_canister
from library.shapes import box, cylinder, lathe, new_group, tube
from library.studio import ambient_light, area_light, camera, light_card, new_scene

new_scene(exposure=0.55)
box(
    "bw",
    (8, 0.1, 5),
    (0, 2.6, 1),
    0,
    material("wallw", "#26282b", 0.8, variation=0.1, variation_scale=1.2, bump=0.06, bump_scale=60),
)
box(
    "slab",
    (2.4, 0.9, 0.05),
    (0, 0.15, -0.025),
    0.006,
    material(
        "slab", "#2b2d30", 0.4, roughness_variation=0.12, variation_scale=3, variation=0.1, bump=0.05, bump_scale=120
    ),
)
j = paraffin_jar((0.0, -0.02, 0), 0.05, 0.122, 0.09, liquid("wax", "#f0a030", 0.03), label=None)
wrap_label("paraffin-jar.png", 0.0504, 0.016, 0.046, None, (0.0, -0.02, 0), face=-pi / 2)
flat_brush((-0.066, -0.032, 0.1308), (0, 0.035, 0.16 + pi), w=0.052)
folded_towel((-0.215, 0.055, 0), (0.185, 0.14), 5, 0.3, "#a8441a")
wax_canister((0.17, 0.095, 0), -0.17)
x, y, z = (0.17, 0.095, 0.212)
tube(
    "hose",
    [
        (x, y, z - 0.006),
        (x, y, z + 0.026),
        (x + 0.03, y - 0.012, z + 0.046),
        (x + 0.085, y - 0.05, z),
        (x + 0.09, y - 0.11, 0.12),
        (x + 0.095, y - 0.16, 0.03),
        (x + 0.055, y - 0.195, 0.0042),
        (x + 0.01, y - 0.212, 0.0042),
        (x - 0.055, y - 0.21, 0.0042),
    ],
    0.0036,
    material("hoseb", "#1d1e20", 0.35, clearcoat=0.3, bump=0.1, bump_scale=800),
    res=6,
)
br = brushed_steel("brass", "#b58a43", 0.2, 0.05)
group = new_group("n", (0.117, -0.115, 0.0046), (0, -pi / 2, -0.03))
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
cylinder(
    "lidj",
    0.0465,
    0.014,
    (-0.105, -0.105, 0.0072),
    material("lidm", "#1e1f22", 0.3, 0.6, clearcoat=0.5),
    bevel=0.0025,
    segments=96,
)
lathe(
    "lidr",
    [(0.0466, 0.002), (0.0474, 0.003), (0.0466, 0.004)],
    96,
    material("lidm", "#1e1f22", 0.3, 0.6, clearcoat=0.5),
    None,
    location=(-0.105, -0.105, 0),
)
for i in range(60):
    a = 2 * pi * i / 60
    box(
        "kr",
        (0.0008, 0.0018, 0.0085),
        (-0.105 + 0.0467 * math.cos(a), -0.105 + 0.0467 * math.sin(a), 0.0085),
        0,
        material("lidm", "#1e1f22", 0.3, 0.6, clearcoat=0.5),
        None,
        rotation=(0, 0, a),
    )
area_light((-0.9, -0.55, 0.95), (0, 0, 0.06), (0.7, 0.7), 13, "#f4f1ee")
area_light((1.0, 0.5, 0.5), (0.1, 0.05, 0.1), (0.16, 0.8), 12, "#ff9c48")
area_light((-0.75, 0.7, 0.45), (-0.05, 0.05, 0.1), (0.16, 0.7), 9, "#ffb070")
bk = area_light((0.01, 0.3, 0.16), (0.0, -0.02, 0.06), (0.11, 0.13), 3.0, "#ffd08a")
bk.visible_transmission = False
area_light((0.0, 2.3, 0.02), (0.0, 2.55, 0.25), (1.3, 0.06), 7, "#ff9a52")
light_card(
    (0, 0.26, -0.1),
    0.6,
    0.3,
    [(0, "#2a1204"), (0.34, "#c9822c"), (0.52, "#ffc477"), (0.66, "#7a4a20"), (0.8, "#1a1310"), (1, "#0c0b0b")],
    1.6,
)
ambient_light((0.016, 0.016, 0.018), 1)
camera((-0.02, -0.92, 0.245), (0.022, 0.03, 0.098), lens=68, fstop=4, focus=(0.0, -0.055, 0.08))
