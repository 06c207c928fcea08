"""A colour fan, masking tape, a can of paint."""

from library.materials import brushed_steel, material
from library.outlines import rounded_rectangle
from library.palette import workshop_finish
from library.shapes import box, cylinder, extrude, lathe, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import concrete

new_scene(exposure=0.45)
box("top", (3, 3, 0.04), (0, 0, -0.02), 0, concrete("palew", ("#b9b6b0", "#c4c1ba", "#cfccc5"), 0.6, 1.2, False))
cols = [
    "#c23a08",
    "#d9622a",
    "#8e1208",
    "#5d1f1a",
    "#3a2a26",
    "#b98a2c",
    "#e8e4da",
    "#d9dadb",
    "#9aa0a6",
    "#5c636b",
    "#23272c",
    "#16324f",
    "#2d5f8a",
    "#4c5a3a",
    "#7a8a6a",
]
for i, c in enumerate(cols):
    a = 1.55 - 0.128 * i
    finish = material(
        "chip" + c, c, 0.28, metallic=0.35 if i in (1, 5, 8, 9, 12) else 0, clearcoat=1, clearcoat_roughness=0.02
    )
    group = new_group("ch", (-0.03, -0.06, 0.0014 + 0.0017 * i), (0, -0.004 * i * 0, a))
    extrude(
        "chip",
        rounded_rectangle(0.19, 0.042, 0.004, 4, 0.088, 0),
        0.0011,
        material("card", "#eceae4", 0.6),
        group,
        bevel=0.0003,
    )
    extrude(
        "col",
        rounded_rectangle(0.146, 0.042, 0.004, 4, 0.11, 0),
        0.0003,
        finish,
        group,
        location=(0, 0, 0.0007),
        bevel=0,
    )
cylinder("rivet", 0.0055, 0.03, (-0.03, -0.06, 0.0145), workshop_finish("steel"), bevel=0.0015)
group = new_group("pan", (-0.215, 0.07, 0))
lathe(
    "can",
    [
        (0, 0),
        (0.05, 0),
        (0.0525, 0.003),
        (0.052, 0.005),
        (0.052, 0.108),
        (0.0535, 0.112),
        (0.0535, 0.1145),
        (0.052, 0.116),
        (0.0495, 0.1155),
        (0.0485, 0.113),
        (0.044, 0.04),
        (0, 0.04),
    ],
    112,
    brushed_steel("tin", "#b9bbbd", 0.2, 0.04),
    group,
)
lathe(
    "paint",
    [(0, 0.094), (0.0478, 0.094)],
    96,
    material("wetpaint", "#c8370a", 0.05, clearcoat=1, specular=0.8),
    group,
)
lathe(
    "tape",
    [(0.0375, 0), (0.052, 0), (0.0525, 0.0006), (0.0525, 0.0234), (0.052, 0.024), (0.0375, 0.024)],
    112,
    material("tape", "#d2b06a", 0.62, bump=0.15, bump_scale=500),
    None,
    location=(-0.15, -0.105, 0),
    close=True,
)
lathe(
    "core",
    [(0.0355, 0.0005), (0.0377, 0.0005), (0.0377, 0.0235), (0.0355, 0.0235)],
    96,
    material("kraft", "#8a6a44", 0.8),
    None,
    location=(-0.15, -0.105, 0),
    close=True,
)
area_light((-1.1, 0.9, 1.2), (0, 0, 0), (0.5, 0.5), 30, "#fff1de")
area_light((1.2, 0.1, 0.9), (0, 0, 0), (0.9, 1.2), 9, "#dfe9ff")
area_light((0, 1.1, 0.6), (0, 0, 0), (1.6, 0.25), 10, "#ffffff")
ambient_light((0.09, 0.094, 0.1), 1)
camera((0.0, -0.6, 0.48), (-0.035, 0.016, 0.03), lens=50, fstop=4, focus=(0.02, -0.01, 0.02))

SAMPLES = 48
