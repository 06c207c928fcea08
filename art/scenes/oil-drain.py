"""Used oil falls into the drain pan."""

from library.drain_pan import drain_pan
from library.shapes import box
from library.studio import ambient_light, area_light, camera, glowing_wall, new_scene
from library.surfaces import workshop_floor

new_scene(exposure=0.65)
box("floor", (8, 8, 0.1), (0, 0, -0.05), 0, workshop_floor(True))
glowing_wall(
    (0.05, 0.32),
    y=1.6,
    stops=((0, "#d98b45"), (0.25, "#9c5526"), (0.55, "#3c1f10"), (1, "#0d0b0a")),
    reach=0.9,
    strength=0.8,
)
drain_pan((0, 0, 0), r=0.2, h=0.1, stream=0.6)
area_light((-0.8, -0.5, 0.8), (0, 0, 0.08), (0.5, 0.5), 8, "#ffffff")
area_light((0.9, 0.3, 0.5), (0, 0, 0.1), (0.12, 0.8), 10, "#ffb878")
area_light((-0.7, 0.6, 0.6), (0, 0, 0.1), (0.12, 0.7), 7, "#dbe8ff")
area_light((0, 0.8, 0.7), (0, 0, 0.06), (0.8, 0.15), 7, "#ffd9a4")
ambient_light((0.015, 0.015, 0.017), 1)
camera((0.02, -0.98, 0.36), (0, 0, 0.13), lens=56, fstop=3.2, focus=(0, -0.05, 0.1))

SAMPLES = 48
