"""Boxes and cans for shelves and benches."""

import random

from library.materials import material
from library.palette import cardboard, workshop_finish
from library.shapes import FACING_FRONT, box, lathe, lettering, new_group


def cardboard_box(size, location, parent=None, rotation=0, color=None, lab=None):
    """A taped cardboard box."""
    group = new_group("cb", location, (0, 0, rotation), parent)
    w, d, h = size
    box("b", size, (0, 0, h / 2), 0.004, color or cardboard(), group)
    box("tp", (0.05, d + 0.002, 0.001), (0, 0, h + 0.0006), 0, material("tapeb", "#b79a6c", 0.4), group)
    box("tp2", (0.05, 0.001, h * 0.3), (0, -d / 2 - 0.0006, h * 0.85), 0, material("tapeb", "#b79a6c", 0.4), group)
    box("lb", (w * 0.34, 0.001, h * 0.3), (w * 0.24, -d / 2 - 0.0007, h * 0.42), 0, workshop_finish("white"), group)
    if lab:
        lettering(
            lab, h * 0.16, (w * 0.24, -d / 2 - 0.002, h * 0.42), FACING_FRONT, workshop_finish("black"), group, 0.0003
        )
    return group


def can(location, r=0.05, h=0.13, parent=None, color=None, band=True):
    """A small can."""
    group = new_group("can", location, (0, 0, random.uniform(0, 6)), parent)
    lathe(
        "c",
        [
            (0, 0),
            (r * 0.96, 0),
            (r, 0.003),
            (r, h - 0.004),
            (r * 1.03, h),
            (r * 1.03, h + 0.003),
            (r * 0.9, h + 0.002),
            (r * 0.88, h - 0.003),
            (0, h - 0.003),
        ],
        32,
        color or workshop_finish("steel"),
        group,
    )
    if band:
        lathe("l", [(r + 0.0006, h * 0.15), (r + 0.0006, h * 0.85)], 32, workshop_finish("accent"), group)
    return group


def spray_can(location, parent=None, color=None):
    """A spray can."""
    group = new_group("sp", location, (0, 0, 0), parent)
    lathe(
        "c",
        [(0, 0), (0.031, 0), (0.033, 0.004), (0.033, 0.155), (0.028, 0.175), (0.016, 0.183), (0.016, 0.19)],
        32,
        color or workshop_finish("charcoal"),
        group,
    )
    lathe(
        "k",
        [(0.026, 0.176), (0.026, 0.215), (0.022, 0.222), (0, 0.222)],
        32,
        workshop_finish("accent") if random.random() < 0.5 else workshop_finish("white"),
        group,
    )
    return group
