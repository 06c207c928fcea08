"""Counter, coffee machine, cups and the word CAFÉ."""

import math
import numpy as np
from math import pi

from library.materials import glow, material
from library.palette import workshop_finish
from library.shapes import FACING_FRONT, box, cylinder, lathe, lettering, new_group, tube
from library.studio import no_diffuse_light


def counter():
    """The counter."""
    wd = material("wood2", "#6b4226", 0.45, variation=0.22, variation_scale=3, bump=0.05, bump_scale=50)
    K = workshop_finish("black")
    cw = 1.75
    cx = -2.15
    box(
        "ct",
        (cw + 0.06, 0.62, 0.045),
        (cx, -0.36, 0.935),
        0.008,
        material("cttop", "#1c1c1d", 0.25, roughness_variation=0.06, variation_scale=6),
    )
    box("cb", (cw, 0.56, 0.82), (cx, -0.34, 0.5), 0.006, wd)
    box("ck", (cw - 0.04, 0.5, 0.09), (cx, -0.33, 0.045), 0.0, K)
    for i in (1, 2):
        box("cg", (0.006, 0.004, 0.8), (cx - cw / 2 + cw / 3 * i, -0.622, 0.5), 0, K)
    for i in range(3):
        box(
            "chd",
            (0.18, 0.02, 0.015),
            (cx - cw / 2 + cw / 3 * (i + 0.5), -0.63, 0.84),
            0.004,
            workshop_finish("steel"),
        )


def coffee_machine():
    """An espresso machine."""
    sb = material("cmb", "#17181a", 0.3, clearcoat=0.5)
    steel = workshop_finish("steel")
    finish = new_group("cm", (-2.45, -0.34, 0.958), (0, 0, 0.12))
    sb = material("cmb", "#17181a", 0.3, clearcoat=0.5)
    steel = workshop_finish("steel")
    box("b", (0.36, 0.4, 0.07), (0, 0, 0.035), 0.012, sb, finish)
    box("bk", (0.36, 0.2, 0.36), (0, 0.1, 0.22), 0.02, sb, finish)
    box("tp", (0.37, 0.4, 0.11), (0, 0, 0.4), 0.022, steel, finish)
    box("gr", (0.3, 0.16, 0.012), (0, -0.11, 0.076), 0.003, steel, finish)
    cylinder("grp", 0.036, 0.05, (0, -0.09, 0.325), steel, finish, bevel=0.008)
    tube("pf", [(0, -0.1, 0.305), (0, -0.26, 0.295)], 0.014, sb, finish, smooth=False)
    for q in (-0.012, 0.012):
        cylinder("sp", 0.006, 0.025, (q, -0.09, 0.285), steel, finish)
    tube("wand", [(0.14, -0.12, 0.36), (0.15, -0.16, 0.25), (0.16, -0.17, 0.14)], 0.006, steel, finish)
    no_diffuse_light(
        box("dsp", (0.1, 0.004, 0.035), (-0.07, -0.2015, 0.405), 0.003, glow("cmd", "#ffb46a", 1.6), finish)
    )
    cylinder("knb", 0.022, 0.025, (0.1, -0.205, 0.405), sb, finish, axis="y")


def cup(x, y, z, c="#d9d6cf", r=0.038, H=0.07, handle=True, a=0):
    """A cup."""
    group = new_group("cup", (x, y, z), (0, 0, a))
    own_finish = material("cup" + c, c, 0.25, clearcoat=0.5)
    lathe(
        "c",
        [
            (0, 0),
            (r * 0.6, 0),
            (r * 0.66, 0.004),
            (r * 0.9, H * 0.5),
            (r, H),
            (r * 0.94, H),
            (r * 0.83, H * 0.5),
            (r * 0.55, 0.01),
            (0, 0.008),
        ],
        40,
        own_finish,
        group,
    )
    if handle:
        lathe(
            "h",
            [(0.013 + 0.0045 * math.cos(q), 0.0045 * math.sin(q)) for q in np.linspace(0, 2 * pi, 9)[:-1]],
            24,
            own_finish,
            group,
            axis="y",
            location=(r * 0.98, 0, H * 0.52),
            close=True,
        )
    return group


def cups_on_counter():
    """Cups, tray and jars."""
    wd = material("wood2", "#6b4226", 0.45, variation=0.22, variation_scale=3, bump=0.05, bump_scale=50)
    cup(-2.46, -0.46, 1.04)
    for i, (x, y, z) in enumerate(
        (
            (-1.98, -0.3, 0.958),
            (-1.88, -0.3, 0.958),
            (-1.93, -0.22, 0.958),
            (-1.98, -0.3, 1.016),
            (-1.885, -0.295, 1.016),
        )
    ):
        cup(x, y, z, ["#d9d6cf", "#c2451a"][i == 3], a=i * 1.3)
    lathe(
        "tray",
        [(0, 0), (0.13, 0), (0.135, 0.012), (0.13, 0.014), (0.125, 0.006), (0, 0.005)],
        48,
        wd,
        None,
        location=(-1.6, -0.4, 0.958),
    )
    cup(-1.64, -0.42, 0.965, "#c2451a", a=0.6)
    cup(-1.55, -0.37, 0.965, a=2.4)
    for i in range(2):
        lathe(
            "jar",
            [(0, 0), (0.048, 0), (0.05, 0.005), (0.05, 0.13), (0.044, 0.14), (0, 0.14)],
            32,
            material("jar%d" % i, ["#5a3720", "#d7cbb4"][i], 0.3, clearcoat=0.8),
            None,
            location=(-2.8 + 0.12 * i, -0.26, 0.958),
        )
        cylinder("jl", 0.047, 0.02, (-2.8 + 0.12 * i, -0.26, 1.105), wd, bevel=0.004)


def cafe_shelf():
    """Shelf and lit word CAFÉ."""
    K = workshop_finish("black")
    box("sh", (1.5, 0.24, 0.035), (-2.2, -0.15, 1.72), 0.005, K)
    no_diffuse_light(
        lettering("CAFÉ", 0.19, (-2.22, -0.045, 2.16), FACING_FRONT, glow("cafe", "#ff9a55", 2.2), None, 0.012)
    )
    for i in range(5):
        cup(-2.82 + 0.1 * i, -0.15, 1.738, ["#d9d6cf", "#2a2c30", "#c2451a", "#d9d6cf", "#2a2c30"][i], a=0.4 * i)
