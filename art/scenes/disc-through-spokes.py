"""The disc behind the spokes."""

from math import pi

from library.brake_caliper import brake_caliper
from library.brake_disc import brake_disc
from library.materials import material
from library.palette import workshop_finish
from library.rim import rim
from library.shapes import box, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import workshop_floor
from library.tire import tire

new_scene(exposure=0.45)
material("alloy", "#b9bcc0", 0.27, 1, variation=0.03, variation_scale=2)
material("alloyD", "#3c3e41", 0.45, 0.8)
E_ = new_group("E", (0, 0, 0.336), (0, 0, pi))
S = new_group("S", (0, 0, 0), (0, 0.3, 0), E_)
tire(S, letters=True)
rim(S)
D_ = new_group("D", (0, -0.022, 0), (0, 0, 0), E_)
brake_disc(D_, R=0.158, y=0.005, holes=True)
brake_caliper(
    D_,
    Rd=0.158,
    y=0.005,
    angle=2.62,
    finish=material("caliper", "#b93a0c", 0.3, clearcoat=0.7, clearcoat_roughness=0.08, bump=0.02, bump_scale=120),
)
box("wellb", (1.6, 0.04, 1.4), (0, 0.42, 0.5), 0, workshop_finish("black"))
box("floor", (8, 8, 0.1), (0, 0, -0.05), 0, workshop_floor(True))
area_light((-1.0, -1.1, 1.3), (0, 0, 0.33), (0.9, 0.7), 26, "#e4edff")
area_light((1.1, -0.9, 0.55), (0, 0, 0.33), (0.25, 1.1), 17, "#ffdcbc")
area_light((0, -1.5, 1.8), (0, 0, 0.33), (1.6, 0.4), 16, "#ffffff")
area_light((-0.15, -0.75, 0.95), (-0.1, 0.05, 0.38), (0.35, 0.25), 7, "#ffffff")
ambient_light((0.03, 0.032, 0.036), 1)
camera((-0.36, -0.62, 0.455), (-0.055, -0.05, 0.372), lens=52, fstop=2.0, focus=(-0.1, -0.06, 0.38))
