"""Clock, extinguisher, signs, hose, panel, calendar."""

import math
from math import pi

from library.materials import glow, material
from library.palette import galvanized, signal_red, warning_yellow, workshop_finish
from library.shapes import FACING_FRONT, box, cylinder, extrude, lathe, lettering, new_group, tube
from library.studio import no_diffuse_light


def wall_clock(location, r=0.19, parent=None, rotation=0, time_shown=(10, 9)):
    """A clock that shows (hour, minute)."""
    group = new_group("clk", location, (0, 0, rotation), parent)
    lathe(
        "rim",
        [(r * 0.93, 0.0), (r * 0.93, 0.035), (r, 0.04), (r + 0.012, 0.03), (r + 0.012, 0)],
        64,
        workshop_finish("black"),
        group,
        rotation=FACING_FRONT,
    )
    lathe("face", [(0, 0.012), (r * 0.94, 0.012)], 64, material("face", "#e8e6e0", 0.5), group, rotation=FACING_FRONT)
    for i in range(12):
        a = pi / 6 * i
        L = 0.03 if i % 3 == 0 else 0.018
        box(
            "tk",
            (0.009 if i % 3 == 0 else 0.005, 0.002, L),
            ((r * 0.82 - L / 2) * math.sin(a), -0.0135, (r * 0.82 - L / 2) * math.cos(a)),
            0,
            workshop_finish("black"),
            group,
            rotation=(0, a, 0),
        )
    for angle, L, w, finish in (
        (2 * pi * (time_shown[0] + time_shown[1] / 60) / 12, r * 0.5, 0.013, workshop_finish("black")),
        (2 * pi * time_shown[1] / 60, r * 0.74, 0.009, workshop_finish("black")),
        (2 * pi * 0.62, r * 0.78, 0.003, workshop_finish("accent")),
    ):
        box(
            "hd",
            (w, 0.002, L),
            (L / 2 * 0.86 * math.sin(angle), -0.017, L / 2 * 0.86 * math.cos(angle)),
            0,
            finish,
            group,
            rotation=(0, angle, 0),
        )
    cylinder("c", 0.009, 0.012, (0, -0.016, 0), workshop_finish("black"), group, axis="y")
    return group


def extinguisher(location, parent=None, rotation=0, sign_=True):
    """A fire extinguisher and its sign."""
    group = new_group("ext", location, (0, 0, rotation), parent)
    r = 0.075
    lathe(
        "b",
        [
            (0, 0),
            (r * 0.8, 0),
            (r, 0.02),
            (r, 0.38),
            (r * 0.92, 0.425),
            (r * 0.6, 0.455),
            (0.025, 0.465),
            (0.025, 0.49),
            (0, 0.49),
        ],
        48,
        signal_red(),
        group,
        location=(0, -0.1, 0),
    )
    cylinder("v", 0.022, 0.05, (0, -0.1, 0.51), workshop_finish("steel"), group)
    box("h1", (0.03, 0.13, 0.014), (0, -0.14, 0.55), 0.005, workshop_finish("black"), group, rotation=(0.25, 0, 0))
    box("h2", (0.03, 0.12, 0.012), (0, -0.135, 0.522), 0.005, workshop_finish("black"), group)
    tube(
        "ho",
        [(0.025, -0.1, 0.51), (0.11, -0.1, 0.5), (0.12, -0.11, 0.36), (0.098, -0.13, 0.16), (0.09, -0.13, 0.08)],
        0.011,
        workshop_finish("black"),
        group,
    )
    lathe(
        "nz",
        [(0, 0), (0.01, 0), (0.02, -0.09), (0, -0.09)],
        24,
        workshop_finish("black"),
        group,
        location=(0.09, -0.13, 0.09),
    )
    box("lab", (0.09, 0.004, 0.13), (0, -0.1745, 0.26), 0.002, workshop_finish("white"), group)
    box("br", (0.17, 0.02, 0.02), (0, -0.03, 0.3), 0.003, workshop_finish("black"), group)
    cylinder("g", 0.016, 0.012, (0, -0.128, 0.485), workshop_finish("white"), group, axis="y")
    if sign_:
        box("sg", (0.24, 0.008, 0.3), (0, -0.006, 0.95), 0.006, signal_red(), group)
        lettering("EXTINCTEUR", 0.034, (0, -0.011, 1.055), FACING_FRONT, workshop_finish("white"), group, 0.0005)
        box("ic", (0.055, 0.002, 0.12), (0, -0.011, 0.92), 0.02, workshop_finish("white"), group)
        box("ic", (0.02, 0.002, 0.035), (0, -0.011, 0.99), 0.004, workshop_finish("white"), group)
    return group


def sign(location, kind="warn", parent=None, rotation=0, w=0.3, wording=None):
    """A safety sign: warn, blue, exit or text."""
    group = new_group("sg", location, (0, 0, rotation), parent)
    K = workshop_finish("black")
    Wt = workshop_finish("white")
    if kind == "warn":
        box("p", (w, 0.006, w * 1.35), (0, 0, 0), 0.008, warning_yellow(), group)
        t = [(0, 0.1), (0.105, -0.08), (-0.105, -0.08)]
        extrude(
            "t",
            [(x * w / 0.3, z * w / 0.3) for x, z in t],
            0.003,
            K,
            group,
            location=(0, -0.004, w * 0.16),
            rotation=FACING_FRONT,
            bevel=0,
        )
        extrude(
            "t2",
            [(x * w / 0.3 * 0.72, z * w / 0.3 * 0.72) for x, z in t],
            0.003,
            warning_yellow(),
            group,
            location=(0, -0.0055, w * 0.14),
            rotation=FACING_FRONT,
            bevel=0,
        )
        lettering("!", w * 0.34, (0, -0.0075, w * 0.135), FACING_FRONT, K, group, 0.0004)
        box("bar", (w * 0.9, 0.003, w * 0.3), (0, -0.0035, -w * 0.44), 0.003, K, group)
        lettering(
            wording or "ATTENTION", w * 0.135, (0, -0.0058, -w * 0.44), FACING_FRONT, warning_yellow(), group, 0.0004
        )
    elif kind == "blue":
        bl = material("sblue", "#0b4a8f", 0.45)
        box("p", (w, 0.006, w * 1.35), (0, 0, 0), 0.008, Wt, group)
        cylinder("c", w * 0.4, 0.004, (0, -0.004, w * 0.17), bl, group, axis="y", bevel=0.001)
        for s in (1, -1):
            lathe(
                "gl",
                [(w * 0.07, -0.001), (w * 0.12, -0.001), (w * 0.12, 0.001), (w * 0.07, 0.001)],
                32,
                Wt,
                group,
                axis="y",
                location=(s * w * 0.14, -0.0072, w * 0.17),
                close=True,
            )
        box("br", (w * 0.08, 0.002, w * 0.03), (0, -0.0072, w * 0.17), 0, Wt, group)
        lettering(wording or "LUNETTES", w * 0.14, (0, -0.0045, -w * 0.37), FACING_FRONT, bl, group, 0.0004)
        lettering("OBLIGATOIRES", w * 0.11, (0, -0.0045, -w * 0.53), FACING_FRONT, bl, group, 0.0004)
    elif kind == "exit":
        box("p", (w * 1.9, 0.07, w * 0.75), (0, -0.03, 0), 0.012, Wt, group)
        no_diffuse_light(
            box("f", (w * 1.82, 0.004, w * 0.66), (0, -0.066, 0), 0.003, glow("exit", "#0f8a3c", 1.6), group)
        )
        lettering("SORTIE", w * 0.4, (0, -0.07, -0.005), FACING_FRONT, glow("exitw", "#ffffff", 2.2), group, 0.0005)
    elif kind == "text":
        L = wording or "DÉFENSE DE FUMER"
        box("p", (w * 2.2, 0.006, w * 0.55), (0, 0, 0), 0.006, Wt, group)
        box("q", (w * 2.12, 0.002, w * 0.47), (0, -0.0035, 0), 0.004, material("sred", "#a5120c", 0.5), group)
        lettering(L, w * 0.205, (0, -0.0055, 0), FACING_FRONT, Wt, group, 0.0004)
    return group


def hose_coil(location, r=0.18, n=5, parent=None, rotation=(0, 0, 0), finish=None, t=0.011):
    """A coiled hose on its hook."""
    path = []
    for i in range(n * 24):
        a = 2 * pi * i / 24
        k = i / (n * 24)
        rr = r * (1 + 0.07 * math.sin(5 * k * pi))
        path.append((rr * math.cos(a), -0.02 - 0.05 * k + 0.004 * math.sin(7 * a), rr * 1.12 * math.sin(a)))
    path += [(r, -0.07, -r * 0.4), (r * 0.9, -0.06, -r * 2.2), (r * 1.0, -0.05, -r * 3.2)]
    group = new_group("coil", location, rotation, parent)
    tube("c", path, t, finish or workshop_finish("rubber"), group, res=3)
    box("hk", (0.06, 0.12, 0.05), (0, -0.05, r * 0.98), 0.01, workshop_finish("dark steel"), group)
    return group


def electric_panel(location, parent=None, rotation=0):
    """A grey electric panel."""
    group = new_group("ep", location, (0, 0, rotation), parent)
    box("b", (0.46, 0.12, 0.7), (0, -0.06, 0), 0.01, galvanized(), group)
    box("d", (0.42, 0.01, 0.66), (0, -0.124, 0), 0.006, material("epd", "#6d7276", 0.5), group)
    box("lk", (0.02, 0.02, 0.05), (0.17, -0.13, 0), 0.004, workshop_finish("black"), group)
    box("w", (0.1, 0.003, 0.09), (0, -0.131, 0.16), 0.002, warning_yellow(), group)
    for x in (-0.12, 0, 0.12):
        tube("c", [(x, -0.05, 0.35), (x, -0.05, 1.4)], 0.014, galvanized(), group, smooth=False)
    return group


def wall_calendar(location, parent=None):
    """A small calendar for the background."""
    group = new_group("cal", location, (0, 0, 0), parent)
    box("p", (0.34, 0.004, 0.5), (0, 0, 0), 0.001, workshop_finish("white"), group)
    box("im", (0.32, 0.002, 0.22), (0, -0.003, 0.12), 0, material("calim", "#2a3a4c", 0.5), group)
    box("im2", (0.32, 0.002, 0.06), (0, -0.004, 0.05), 0, workshop_finish("accent"), group)
    for i in range(6):
        for j in range(5):
            box(
                "g",
                (0.03, 0.001, 0.022),
                (-0.12 + 0.048 * i, -0.0028, -0.06 - 0.036 * j),
                0,
                material("calg", "#b9b7b1", 0.6),
                group,
            )
    return group
