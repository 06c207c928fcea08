"""An orange caliper on its disc, very close."""

from math import pi

from library.brake_corner import brake_corner
from library.materials import material
from library.shapes import box, lathe, new_group
from library.studio import ambient_light, area_light, camera, new_scene

new_scene(exposure=0.62)
c = new_group("c", (0, 0, 0.45), (0, 0, pi))
brake_corner(
    (0, 0, 0),
    1,
    c,
    finish=material("caliper", "#b93a0c", 0.3, clearcoat=0.7, clearcoat_roughness=0.08, bump=0.02, bump_scale=120),
    angle=2.55,
)
box("wb", (2.5, 0.05, 2), (0.1, 0.55, 0.5), 0, material("wellm", "#101113", 0.7))
lathe("well", [(0.37, -0.3), (0.37, 0.45)], 96, material("wellm", "#101113"), None, axis="y", location=(0, 0, 0.46))
area_light((-0.2, -1.1, 1.15), (0, 0, 0.47), (0.9, 0.5), 13, "#eef3ff")
area_light((0.95, -0.55, 0.5), (0.05, 0, 0.45), (0.16, 0.9), 11, "#ffc38c")
area_light((-0.95, -0.45, 0.45), (0, 0, 0.45), (0.16, 0.8), 8, "#d5e3ff")
area_light((0.1, -0.8, 0.05), (0.1, 0, 0.4), (0.8, 0.2), 3, "#ffffff")
ambient_light((0.02, 0.021, 0.024), 1)
camera((0.36, -0.52, 0.6), (0.085, 0, 0.485), lens=62, fstop=2.2, focus=(0.1, -0.05, 0.5))
