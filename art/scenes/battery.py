"""A battery with its cables and a multimeter."""

import math
from math import pi
from mathutils import Vector

from library.hardware import bolt, nut
from library.materials import brushed_steel, material
from library.outlines import rounded_rectangle
from library.palette import workshop_finish
from library.shapes import FACING_FRONT, box, cylinder, extrude, lathe, lettering, new_group, tube
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import wood

new_scene(exposure=0.62)
box("bench", (2.6, 1.4, 0.05), (0, 0.15, -0.025), 0.006, wood("bench", ("#4a3322", "#664630", "#7d5a3d"), 0.5, 2.0))
box("bk", (8, 0.1, 4), (0, 1.7, 1), 0, workshop_finish("wall"))
group = new_group("bat", (-0.02, 0.05, 0), (0, 0, 0.24))
k = material("batk", "#16181a", 0.42, clearcoat=0.15, clearcoat_roughness=0.3, bump=0.04, bump_scale=500)
o = workshop_finish("accent")
pb = brushed_steel("lead", "#8d8f90", 0.42, 0.1)
box("b", (0.242, 0.175, 0.15), (0, 0, 0.075), 0.008, k, group, segments=4)
box("lid", (0.248, 0.18, 0.03), (0, 0, 0.165), 0.007, k, group, segments=4)
box("lid2", (0.236, 0.1, 0.012), (0, 0.028, 0.184), 0.004, k, group)
for i in range(7):
    box("rib", (0.002, 0.003, 0.12), (-0.105 + 0.035 * i, -0.0878, 0.072), 0.0008, k, group)
box("lab", (0.17, 0.0016, 0.086), (0, -0.0892, 0.078), 0.004, material("label", "#e9e6df", 0.5), group)
box("lab2", (0.17, 0.0018, 0.026), (0, -0.0894, 0.048), 0.003, o, group)
lettering("12 V", 0.04, (-0.028, -0.0905, 0.092), FACING_FRONT, material("ink", "#151617", 0.5), group, 0.0002)
lettering("60 Ah", 0.02, (0.048, -0.0905, 0.09), FACING_FRONT, material("ink", "#151617", 0.5), group, 0.0002)
lettering("BATTERIE", 0.014, (0, -0.0908, 0.048), FACING_FRONT, material("inkw", "#f2efe9", 0.5), group, 0.0002)
for s, c in ((-1, material("redp", "#b5130c", 0.4, clearcoat=0.3)), (1, material("blkp", "#101112", 0.45))):
    x, y = (s * 0.082, -0.052)
    lathe(
        "post",
        [(0, 0.02), (0.0085, 0.02), (0.0095, 0.0185), (0.01, 0), (0.014, 0), (0.014, -0.004)],
        40,
        pb,
        group,
        location=(x, y, 0.184),
    )
    lettering(
        "+" if s < 0 else "−", 0.022, (x, y + 0.034, 0.1905), (0, 0, 0), material("inkw", "#f2efe9"), group, 0.0003
    )
    lathe(
        "ring",
        [(0.0104, -0.0065), (0.0165, -0.0065), (0.017, -0.006), (0.017, 0.006), (0.0165, 0.0065), (0.0104, 0.0065)],
        48,
        pb,
        group,
        location=(x, y, 0.194),
        close=True,
    )
    for q in (-1, 1):
        box("ear", (0.006, 0.018, 0.012), (x + q * 0.0065, y - 0.022, 0.194), 0.0015, pb, group)
    bolt(0.026, 0.003, group, (x - 0.016, y - 0.024, 0.194), (0, pi / 2, 0))
    nut(0.003, group, (x + 0.0105, y - 0.024, 0.194), (0, pi / 2, 0))
    box("lug", (0.02, 0.03, 0.011), (x, y + 0.026, 0.195), 0.003, pb, group)
    tube(
        "cab",
        [
            (x, y + 0.038, 0.195),
            (x, y + 0.062, 0.197),
            (x + s * 0.02, y + 0.095, 0.19),
            (x + s * 0.08, y + 0.115, 0.15),
            (x + s * 0.115, y + 0.1, 0.07),
            (x + s * 0.16, y + 0.06, 0.012),
            (x + s * 0.26, y + 0.03, 0.009),
            (x + s * 0.42, y + 0.09, 0.009),
        ],
        0.0085,
        c,
        group,
        res=8,
    )
    cylinder("boot", 0.0115, 0.03, (x, y + 0.048, 0.196), c, group, axis="y", bevel=0.004)
finish = new_group("mm", (0.235, -0.075, 0), (0, 0, -0.3))
mk = material("mmo", "#c2400b", 0.5, bump=0.05, bump_scale=500)
extrude(
    "c", rounded_rectangle(0.085, 0.165, 0.014, 6), 0.034, mk, finish, location=(0, 0, 0.017), bevel=0.006, segments=4
)
extrude(
    "f",
    rounded_rectangle(0.073, 0.15, 0.01, 6),
    0.004,
    material("mmk", "#1b1d1f", 0.5),
    finish,
    location=(0, 0, 0.0345),
    bevel=0.001,
)
extrude(
    "lcd",
    rounded_rectangle(0.058, 0.034, 0.003, 4, 0, 0.048),
    0.001,
    material("lcd", "#aab3a0", 0.25, clearcoat=0.4),
    finish,
    location=(0, 0, 0.037),
    bevel=0,
)
lettering("12,6", 0.024, (-0.004, 0.048, 0.0378), (0, 0, 0), material("ink", "#151617"), finish, 0.0001)
lettering("V", 0.009, (0.022, 0.042, 0.0378), (0, 0, 0), material("ink", "#151617"), finish, 0.0001)
cylinder("knob", 0.019, 0.01, (0, -0.006, 0.0395), material("knob", "#2c2e31", 0.5), finish, bevel=0.002)
box("kn", (0.004, 0.03, 0.004), (0, -0.006, 0.0455), 0.001, material("inkw", "#f2efe9"), finish, rotation=(0, 0, 0.6))
for i in range(10):
    a = 2 * pi * i / 12 + 0.9
    cylinder(
        "dt",
        0.0012,
        0.0006,
        (0.027 * math.cos(a), -0.006 + 0.027 * math.sin(a), 0.0368),
        material("inkw", "#f2efe9"),
        finish,
        bevel=0.0001,
        segments=12,
    )
for x, c, px, py, ra in ((-0.018, "blkp", -0.15, -0.105, 0.3), (0.018, "redp", -0.13, -0.15, 0.12)):
    own_finish = material(c, "#101112" if c == "blkp" else "#b5130c", 0.4)
    cylinder("jk", 0.006, 0.012, (x, -0.058, 0.04), own_finish, finish, bevel=0.002)
    pe = new_group("pr", (px, py, 0.0072), (0, 0, ra + 0.3))
    lathe(
        "ph",
        [
            (0, 0),
            (0.0052, 0.001),
            (0.006, 0.012),
            (0.0066, 0.06),
            (0.0078, 0.066),
            (0.0078, 0.07),
            (0.0045, 0.074),
            (0.004, 0.088),
            (0, 0.089),
        ],
        40,
        own_finish,
        pe,
        rotation=(0, -pi / 2, 0),
    )
    lathe(
        "tip",
        [(0.0011, 0.086), (0.001, 0.104), (0, 0.108)],
        20,
        workshop_finish("steel"),
        pe,
        rotation=(0, -pi / 2, 0),
    )
    a = Vector((0.235, -0.075, 0)) + Vector(
        (x * math.cos(0.3) - 0.058 * math.sin(0.3) * 1, -x * math.sin(0.3) - 0.058 * math.cos(0.3), 0)
    )
    d = Vector((math.cos(ra + 0.3), math.sin(ra + 0.3), 0))
    tube(
        "ld",
        [
            (a.x, a.y, 0.045),
            (a.x, a.y - 0.004, 0.062),
            (a.x - 0.01, a.y - 0.035, 0.04),
            (a.x - 0.03, a.y - 0.062, 0.006),
            (a.x - 0.1, a.y - 0.075 + x, 0.003),
            (px + 0.12, py + 0.02 + x, 0.003),
            (px + d.x * 0.05, py + d.y * 0.05, 0.0065),
            (px + d.x * 0.0, py + d.y * 0.0, 0.0072),
        ],
        0.0024,
        own_finish,
        res=6,
    )
area_light((-1.1, -0.5, 1.2), (0, 0, 0.1), (0.7, 0.7), 20, "#eef3ff")
area_light((1.1, 0.1, 0.7), (0, 0, 0.1), (0.2, 0.9), 13, "#ffc593")
area_light((0, 0.9, 1.1), (0, 0, 0.15), (1.4, 0.22), 12, "#ffffff")
area_light((0, 1.2, 1.6), (0, 1.7, 0.5), (2.4, 0.25), 26, "#ffb070")
ambient_light((0.03, 0.032, 0.036), 1)
camera((0.1, -0.86, 0.42), (0.045, -0.025, 0.078), lens=56, fstop=4, focus=(0.0, -0.07, 0.12))
