"""A paint gun before an orange car."""

from math import pi

from library.car import car
from library.materials import brushed_steel, material
from library.outlines import rounded_rectangle
from library.palette import workshop_finish
from library.paper import wrap_label
from library.shapes import box, cylinder, extrude, lathe, new_group, tube
from library.spray_gun import spray_gun
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import concrete

new_scene(exposure=0.55)
box(
    "bench",
    (2.4, 0.9, 0.05),
    (0, 0.12, -0.025),
    0.006,
    concrete("palew", ("#5d5c5b", "#6c6b69", "#7b7977"), 0.5, 2.0, False),
)
G = new_group("gg", (0.0, 0, 0.182), (0, 0.1, pi + 0.62))
spray_gun((0, 0, 0), (0, 0, 0), G)
B = new_group("B", (0, 0, 0), (0, 0, pi + 0.62))
steel = workshop_finish("steel")
ch = workshop_finish("charcoal")
extrude("base", rounded_rectangle(0.19, 0.11, 0.014, 6, 0.006, 0), 0.01, ch, B, location=(0, 0, 0.005), bevel=0.003)
for s in (-1, 1):
    tube(
        "post",
        [
            (-0.026, s * 0.036, 0.008),
            (-0.026, s * 0.036, 0.15),
            (-0.026, s * 0.036, 0.205),
            (-0.026, s * 0.03, 0.2135),
            (-0.026, s * 0.018, 0.2155),
            (-0.026, 0, 0.2155),
        ],
        0.0048,
        steel,
        B,
        res=8,
    )
for s in (-1, 1):
    tube(
        "arm",
        [(0.06, s * 0.03, 0.008), (0.06, s * 0.03, 0.11), (0.057, s * 0.028, 0.15), (0.053, s * 0.0225, 0.166)],
        0.004,
        steel,
        B,
        res=8,
    )
tube(
    "rest",
    [(0.053, -0.0225, 0.166), (0.051, -0.014, 0.16), (0.05, 0, 0.1575), (0.051, 0.014, 0.16), (0.053, 0.0225, 0.166)],
    0.004,
    steel,
    B,
    res=8,
)
cx, cy = (-0.155, 0.06)
lathe(
    "can",
    [
        (0, 0),
        (0.05, 0),
        (0.0525, 0.002),
        (0.0525, 0.003),
        (0.052, 0.005),
        (0.052, 0.108),
        (0.0525, 0.11),
        (0.0535, 0.112),
        (0.0535, 0.1145),
        (0.052, 0.116),
        (0.0495, 0.1155),
        (0.0485, 0.113),
        (0.042, 0.113),
        (0.0415, 0.1115),
        (0.04, 0.1115),
        (0.0395, 0.1145),
        (0.0375, 0.115),
        (0.036, 0.112),
        (0, 0.112),
    ],
    112,
    brushed_steel("tin", "#b9bbbd", 0.2, 0.04),
    None,
    location=(cx, cy, 0),
)
wrap_label("paint-can.png", 0.0524, 0.012, 0.102, None, (cx, cy, 0), face=-pi / 2 + 0.18)
tube(
    "bail",
    [
        (cx - 0.053, cy - 0.002, 0.092),
        (cx - 0.06, cy - 0.03, 0.075),
        (cx - 0.03, cy - 0.062, 0.062),
        (cx + 0.015, cy - 0.066, 0.06),
        (cx + 0.05, cy - 0.036, 0.073),
        (cx + 0.053, cy - 0.002, 0.092),
    ],
    0.0014,
    steel,
)
cols = ["#c23a08", "#8e1208", "#d9dadb", "#9aa0a6", "#23272c", "#12263d", "#4c5a3a", "#b98a2c", "#e8e4da", "#5d1f1a"]
for i, c in enumerate(cols):
    a = 1.02 - 0.135 * i
    finish = material(
        "chip" + c, c, 0.3, metallic=0.25 if i in (3, 5, 7) else 0, clearcoat=1, clearcoat_roughness=0.02
    )
    group = new_group("ch", (0.07, -0.095, 0.0016 + 0.0019 * i), (0, 0, a))
    extrude(
        "chip",
        rounded_rectangle(0.15, 0.04, 0.004, 4, 0.068, 0),
        0.0012,
        material("card", "#eceae4", 0.6),
        group,
        bevel=0.0003,
    )
    extrude(
        "col",
        rounded_rectangle(0.112, 0.04, 0.004, 4, 0.087, 0),
        0.0003,
        finish,
        group,
        location=(0, 0, 0.0008),
        bevel=0,
    )
cylinder("rivet", 0.0055, 0.024, (0.07, -0.095, 0.0115), steel, bevel=0.0015)
lathe(
    "tape",
    [(0.0375, 0), (0.052, 0), (0.0525, 0.0006), (0.0525, 0.0234), (0.052, 0.024), (0.0375, 0.024)],
    112,
    material("tape", "#d2b06a", 0.62, bump=0.15, bump_scale=500),
    None,
    location=(0.185, 0.085, 0),
    close=True,
)
lathe(
    "core",
    [(0.0355, 0.0005), (0.0377, 0.0005), (0.0377, 0.0235), (0.0355, 0.0235)],
    96,
    material("kraft", "#8a6a44", 0.8),
    None,
    location=(0.185, 0.085, 0),
    close=True,
)
lathe(
    "tape2",
    [(0.0375, 0), (0.052, 0), (0.0525, 0.0006), (0.0525, 0.0174), (0.052, 0.018), (0.0375, 0.018)],
    112,
    material("tapeb", "#35538a", 0.6, bump=0.15, bump_scale=500),
    None,
    location=(0.188, 0.082, 0.0241),
    close=True,
)
car("orange", location=(-0.6, 3.1, -0.6), rotation=pi + 0.15, detail=False)
area_light((-1.0, -0.6, 1.2), (0, 0, 0.15), (0.8, 0.6), 20, "#f2f5ff")
area_light((1.1, 0.2, 0.8), (0, 0, 0.15), (0.2, 1.0), 17, "#ffd9b4")
area_light((-0.9, 0.5, 0.6), (0, 0, 0.18), (0.14, 0.8), 9, "#e6eeff")
area_light((0, 0.9, 1.3), (0, 0, 0.15), (1.4, 0.2), 12, "#ffffff")
area_light((0, 1.4, 2.6), (-0.6, 2.6, 0.4), (4, 0.4), 110, "#ffffff")
area_light((-2.2, 1.2, 1.2), (-0.6, 2.8, 0.3), (1.2, 1.2), 60, "#fff0e0")
box("bw", (12, 0.1, 6), (0, 6, 1), 0, workshop_finish("charcoal"))
ambient_light((0.03, 0.032, 0.036), 1)
camera((0.05, -1.02, 0.29), (0.008, 0, 0.172), lens=53, fstop=2.2, focus=(0, -0.02, 0.2))
