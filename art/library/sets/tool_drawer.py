"""A drawer of wrenches, sockets and screwdrivers in cut foam."""

import math
import numpy as np
from math import pi

from library.drawer_foam import drawer_foam
from library.drivers_and_hammers import screwdriver
from library.materials import brushed_steel, material
from library.outlines import circle, rounded_rectangle
from library.palette import workshop_finish
from library.shapes import box, lathe, lettering, new_group, tube
from library.sockets_and_ratchets import ratchet, socket
from library.studio import ambient_light, area_light
from library.wrenches import combination_wrench


def tool_drawer():
    """Builds the drawer and its lights; the scene adds the camera."""
    W, D, TH = (0.66, 0.42, 0.014)
    cuts = []
    st = brushed_steel("chromv", "#b4b6b8", 0.16, 0.04)
    new_group("wl")
    for i in range(10):
        L = 0.255 - 0.015 * i
        s = 0.0205 - 0.00135 * i
        x = -0.298 + 0.0415 * i - 0.001 * i * i
        y = 0.005
        combination_wrench(L, s, st, None, (x, y, -0.003), (0, 0, 0), str([19, 17, 16, 15, 14, 13, 12, 11, 10, 8][i]))
        h = L / 2
        cuts.append(
            [
                (x + px, y + py)
                for px, py in [
                    (s * 0.8, -h + s * 0.45 + s * 0.3),
                    (s * 0.82, h - s * 1.5),
                    (s * 1.22, h - s * 0.9),
                    (s * 1.22, h + s * 0.62),
                    (s * 0.55, h + s * 1.0),
                    (-s * 0.55, h + s * 1.0),
                    (-s * 1.22, h + s * 0.62),
                    (-s * 1.22, h - s * 0.9),
                    (-s * 0.82, h - s * 1.5),
                    (-s * 0.8, -h + s * 0.45 + s * 0.3),
                ]
                + [
                    (s * 1.02 * math.cos(a), -h + s * 0.45 + s * 1.02 * math.sin(a))
                    for a in np.linspace(pi - 0.6, 2 * pi + 0.6, 14)
                ]
            ]
        )
        cuts.append(circle(x, y - 0.01, s * 0.95, 28))
    for j, (y, k, r0, dr) in enumerate(
        ((0.165, 6, 0.0135, 0.0008), (0.117, 6, 0.0115, 0.0007), (0.075, 7, 0.009, 0.0006))
    ):
        x = 0.088
        for i in range(k):
            r = r0 + dr * i
            x += r + 0.0045
            socket(r, 0.03 - 0.002 * j, st, None, (x, y, -TH + 0.003), corners=6 if j else 12)
            cuts.append(circle(x, y, r + 0.0009, 48))
            lettering(
                str(
                    [19, 20, 21, 22, 23, 24][i]
                    if j == 0
                    else [13, 14, 15, 16, 17, 18][i] if j == 1 else [6, 7, 8, 9, 10, 11, 12][i]
                ),
                0.0066,
                (x, y - r - 0.007, 0.0003),
                (0, 0, 0),
                material("inkg2", "#a8abae", 0.6),
                None,
                3e-05,
            )
            x += r
    ratchet(0.235, None, (0.108, 0.018, -TH + 0.0115), (0, 0, 0))
    cuts.append(
        [
            (0.108 + px, 0.018 + py)
            for px, py in [
                (0.0, 0.0215),
                (-0.015, 0.0155),
                (-0.0215, 0),
                (-0.015, -0.0155),
                (0.0, -0.0215),
                (0.02, -0.0175),
                (0.045, -0.0155),
                (0.225, -0.0165),
                (0.238, -0.01),
                (0.238, 0.01),
                (0.225, 0.0165),
                (0.045, 0.0155),
                (0.02, 0.0175),
            ]
        ]
    )
    for j, (L, y) in enumerate(((0.15, -0.03), (0.085, -0.03))):
        x0 = 0.092 if j == 0 else 0.255
        lathe(
            "ext",
            [
                (0, 0),
                (0.007, 0),
                (0.0085, 0.001),
                (0.0085, 0.016),
                (0.0062, 0.019),
                (0.0062, L - 0.014),
                (0.0048, L - 0.013),
                (0.0048, L - 0.001),
                (0.004, L),
                (0, L),
            ],
            40,
            st,
            None,
            location=(x0, y, -TH + 0.0087),
            rotation=(0, pi / 2, 0),
        )
        cuts.append(rounded_rectangle(L + 0.006, 0.0195, 0.004, 4, x0 + L / 2, y))
    for i in range(4):
        y = -0.072 - 0.031 * i
        screwdriver(
            0.215 - 0.012 * i,
            (
                material("sdo", "#c2400b", 0.35, clearcoat=0.3, clearcoat_roughness=0.1)
                if i % 2 == 0
                else workshop_finish("black")
            ),
            None,
            (0.092, y, -TH + 0.0155),
            (0, pi / 2, 0),
        )
        cuts.append(rounded_rectangle(0.118, 0.035, 0.008, 4, 0.092 + 0.055, y))
        cuts.append(
            rounded_rectangle(0.125 - 0.012 * i, 0.012, 0.002, 3, 0.092 + 0.11 + (0.118 - 0.012 * i) / 2 - 0.005, y)
        )
    drawer_foam(W, D, cuts, TH)
    oc = material("drwo", "#b93a0a", 0.34, clearcoat=0.5, clearcoat_roughness=0.12, bump=0.02, bump_scale=250)
    for s in (1, -1):
        box("sd", (W + 0.032, 0.01, 0.085), (0, s * (D / 2 + 0.006), -0.012), 0.003, oc)
        box("sd", (0.01, D + 0.02, 0.085), (s * (W / 2 + 0.006), 0, -0.012), 0.003, oc)
    box("fr", (W + 0.07, 0.022, 0.105), (0, -D / 2 - 0.022, -0.01), 0.006, oc)
    tube(
        "hd",
        [(-W / 2 + 0.03, -D / 2 - 0.046, 0.018), (W / 2 - 0.03, -D / 2 - 0.046, 0.018)],
        0.0085,
        workshop_finish("steel"),
        smooth=False,
    )
    for x in (-W / 2 + 0.05, 0, W / 2 - 0.05):
        box("hs", (0.016, 0.022, 0.012), (x, -D / 2 - 0.036, 0.018), 0.003, workshop_finish("steel"))
    box("cab", (1.4, 0.5, 0.5), (0, D / 2 + 0.27, -0.19), 0.01, workshop_finish("charcoal"))
    box("cab2", (1.4, 0.9, 0.02), (0, 0, -0.42), 0, workshop_finish("charcoal"))
    area_light((-0.55, 0.55, 0.62), (-0.05, 0.02, 0), (0.8, 0.25), 11, "#dfeaff")
    area_light((0.75, 0.15, 0.45), (0.1, 0, 0), (0.15, 0.8), 7, "#ffd2a4")
    area_light((0, -0.55, 0.95), (0, 0, 0), (1.0, 0.25), 5, "#ffffff")
    area_light((0.15, 0.35, 1.0), (0.1, 0.05, 0), (0.9, 0.5), 9, "#f4f6ff")
    ambient_light((0.03, 0.032, 0.036), 1)
