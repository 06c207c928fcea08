"""Three jugs of engine oil, grades readable."""

from library.bottles import oil_jug
from library.materials import material
from library.shapes import box
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import stone_slab

new_scene(exposure=0.45)
stone_slab("#2a2c2f", 0.28)
box("bw", (8, 0.1, 5), (0, 1.6, 1), 0, material("wallw", "#2b2e32", 0.8, variation=0.1, variation_scale=1.2))
for i, (x, y, r, c, g) in enumerate(
    (
        (-0.21, 0.06, 0.2, "#d6d3cc", "0W-20"),
        (0, 0.0, 0.0, "#1b1d1f", "5W-30"),
        (0.21, 0.06, -0.2, "#d6d3cc", "5W-20"),
    )
):
    oil_jug((x, y, 0), r, None, color=c, grade=g, standard=None)
area_light((-0.9, -0.5, 0.7), (0, 0.03, 0.15), (0.35, 0.8), 12, "#eef3ff")
area_light((0.95, 0.1, 0.5), (0, 0.03, 0.15), (0.12, 0.9), 11, "#ff9c48")
area_light((-0.9, 0.5, 0.5), (0, 0.05, 0.15), (0.12, 0.8), 8, "#dbe8ff")
area_light((0, 0.6, 0.9), (0, 0.05, 0.2), (1.2, 0.15), 9, "#ffffff")
area_light((0, 1.0, 0.9), (0, 1.55, 0.35), (1.2, 0.3), 10, "#ff9a52")
ambient_light((0.02, 0.021, 0.024), 1)
camera((0.0, -1.15, 0.2), (0, 0, 0.145), lens=62, fstop=3.2, focus=(0, -0.05, 0.14))
