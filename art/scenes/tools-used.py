"""Tools laid on a stained cloth after the work."""

from math import pi

from library.cloth import spread_cloth
from library.hardware import bolt, nut, washer
from library.materials import material
from library.shapes import new_group
from library.sockets_and_ratchets import ratchet, socket
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import planks, wood
from library.wear import greasy_steel, rust, smudge, stained_cloth
from library.wrenches import combination_wrench

new_scene(exposure=0.3)
steel = greasy_steel("chromv", "#a9abad", 0.22, 45, 0.5)  # every tool of chromed steel takes it by this name
planks(1.8, 1.3, 0, 0.1, wood("birch", ("#a98f6c", "#bfa783", "#cfbb9b"), 0.5), seed=12, seglen=1.5)
smudge((-0.2, -0.12, 0.0004), (0.16, 0.1), "#2a2622", 0.8, 50, 0.4)
smudge((0.26, -0.1, 0.0005), (0.1, 0.06), "#2f2a25", 0.6, 60, -0.3)
spread_cloth((0.05, 0.06, 0), (0.62, 0.46), stained_cloth("cloth", "#a2a4a2", "#3b3833", 8, 0.47), 0.1, 5)
for i, (size, length, turn) in enumerate(((0.019, 0.25, 0.1), (0.017, 0.228, 0.16), (0.013, 0.18, 0.05))):
    combination_wrench(length, size, None, None, (-0.125 + 0.058 * i, 0.02 - 0.008 * i, 0.0085), (0, 0, turn), str(round(size * 1000)))
material("grip", "#1b1c1e", 0.6, bump=0.05, bump_scale=300)
tool = new_group("tool", (0.125, 0.1, 0.0165), (0, 0, -1.95))
ratchet(0.24, tool, acc=material("band", "#3a3c3f", 0.5))
socket(0.0115, 0.03, None, None, (0.16, 0.035, 0.0145), (0, pi / 2, 0.5))
for x, y, turn in ((0.158, -0.016, 2.3), (0.152, -0.052, 2.75)):
    bolt(0.04, 0.005, None, (x, y, 0.0105), (0, pi / 2, turn), rust("bolt", scale=160))
nut(0.005, None, (0.118, -0.088, 0.0035), (0, 0, 0.4), rust("bolt"))
washer(0.0055, 0.011, 0.0015, None, (0.148, -0.098, 0.0035))
area_light((-1.1, 0.9, 0.9), (0, 0, 0), (0.6, 0.8), 28, "#e9f0ff")
area_light((1.2, 0.4, 1.0), (0, 0, 0), (0.8, 0.8), 6, "#fff6ea")
area_light((0.1, 1.3, 0.7), (0, 0, 0), (1.6, 0.3), 9, "#ffffff")
area_light((0.1, -0.9, 1.2), (0, 0, 0), (1.2, 0.6), 4, "#ffffff")
ambient_light((0.08, 0.085, 0.092), 1)
camera((0.05, -0.4, 0.4), (0.006, -0.002, 0.004), lens=52, fstop=7, focus=(0.0, -0.02, 0.012))

SAMPLES = 48
