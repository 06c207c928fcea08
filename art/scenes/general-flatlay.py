"""Parts and tools in order, from above."""

from math import pi

from library.brake_pad import brake_pad
from library.filters_and_belts import air_filter, serpentine_belt
from library.hardware import bolt, nut, spark_plug, washer
from library.inspection_tools import flashlight
from library.materials import material
from library.oil_filter import oil_filter
from library.shapes import box, new_group
from library.sockets_and_ratchets import ratchet, socket
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import concrete
from library.wrenches import combination_wrench

new_scene(exposure=0.42)
box("top", (3, 3, 0.04), (0, 0, -0.02), 0, concrete("palew", ("#c3bfb7", "#cdc9c1", "#d6d2ca"), 0.7, 1.2, False))
air_filter(
    0.225,
    0.16,
    0.032,
    dirty=False,
    location=(-0.225, 0.105, 0),
    rotation=(0, 0, 0),
    frame_finish=material("puo", "#b93a0a", 0.55, bump=0.1, bump_scale=300),
)
serpentine_belt(
    [(0.0, 0.085), (0.045, 0.16), (0.105, 0.17), (0.15, 0.12), (0.135, 0.06), (0.085, 0.045), (0.045, 0.03)],
    0.021,
    0.0046,
    location=(-0.06, 0.015, 0),
)
oil_filter(
    (0.205, 0.15, 0.036),
    rotation=(pi / 2, 0, -pi / 2 + 0.0),
    color=material("filo", "#1d1f22", 0.35, clearcoat=0.4, clearcoat_roughness=0.1),
)
ratchet(0.245, None, (-0.325, -0.04, 0.0135), (0, 0, 0))
x = -0.055
for i in range(7):
    r = 0.0155 - 0.0011 * i
    x += r + 0.004
    socket(r, 0.028, None, None, (x, -0.04, 0))
    x += r
for i in range(4):
    spark_plug(None, (0.245 + 0.032 * i, 0.008, 0.0092), (pi / 2, 0, 0))
for i in range(4):
    L = 0.205 - 0.022 * i
    combination_wrench(
        L,
        0.0165 - 0.0018 * i,
        None,
        None,
        (-0.315 + L / 2 - 0.0, -0.088 - 0.033 * i, 0.006),
        (0, 0, -pi / 2),
        str([17, 15, 13, 10][i]),
    )
group = new_group("pe", (0.055, -0.185, 0))
group.scale = (1.15, 1.15, 1.1)
brake_pad((0, 0, 0), (0, 0, 0), group, side=1)
group = new_group("pe2", (0.055, -0.112, 0))
group.scale = (1.15, 1.15, 1.1)
brake_pad((0, 0, 0), (0, 0, 0), group, side=-1)
for i in range(5):
    bolt(0.036 - 0.004 * i, 0.0044 - 0.0003 * i, None, (0.165 + 0.024 * i, -0.1, 0.0072), (pi / 2, 0, 0))
for i in range(5):
    nut(0.0044 - 0.0003 * i, None, (0.165 + 0.024 * i, -0.168, 0), (0, 0, 0.26))
for i in range(5):
    washer(0.005 - 0.0003 * i, 0.0105 - 0.0006 * i, 0.0014, None, (0.165 + 0.024 * i, -0.192, 0))
flashlight((0.352, -0.16, 0.0182), (0, 0, pi / 2))
area_light((-1.0, 1.1, 1.5), (0, 0, 0), (0.35, 0.35), 60, "#fff1de")
area_light((1.4, -0.3, 1.4), (0, 0, 0), (1.4, 1.4), 14, "#dfe9ff")
area_light((0, -0.6, 1.6), (0, 0, 0), (1.5, 0.4), 6, "#ffffff")
ambient_light((0.16, 0.165, 0.175), 1)
camera((0.012, -0.02, 1.25), (0.012, -0.0199, 0), lens=57, fstop=8, focus=(0, 0, 0.01))
