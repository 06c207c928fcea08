"""Three glasses: oil, coolant, washer fluid."""

from library.beakers import beaker
from library.materials import liquid
from library.studio import ambient_light, area_light, camera, glowing_wall, new_scene
from library.surfaces import stone_slab

new_scene(exposure=0.55)
stone_slab("#26282b", 0.26)
glowing_wall(
    (0.0, 0.14),
    stops=((0, "#f4f7fb"), (0.22, "#c3ced9"), (0.46, "#6b7884"), (0.72, "#2a3138"), (1, "#111416")),
    strength=1.15,
    reach=0.72,
)
for x, y, content, fill, h in (
    (-0.15, 0.035, liquid("amber", "#ffc864", 0.01), 0.078, 0.135),
    (0, -0.02, liquid("pinkcool", "#ff8ea9", 0.01), 0.062, 0.135),
    (0.15, 0.035, liquid("bluewash", "#86c4ff", 0.01), 0.07, 0.135),
):
    beaker((x, y, 0), content, fill=fill, h=h)
area_light((-0.9, -0.7, 0.9), (0, 0, 0.08), (0.6, 0.6), 7, "#ffffff")
area_light((0.85, 0.15, 0.4), (0, 0, 0.1), (0.12, 0.6), 8, "#ffd9b0")
area_light((-0.75, 0.45, 0.45), (-0.05, 0, 0.1), (0.12, 0.6), 7, "#dbe8ff")
area_light((0, 0.35, 0.9), (0, 0, 0.05), (0.9, 0.2), 6, "#ffffff")
ambient_light((0.02, 0.021, 0.024), 1)
camera((0.0, -0.98, 0.185), (0, 0, 0.072), lens=70, fstop=4, focus=(0, -0.05, 0.07))

SAMPLES = 64
