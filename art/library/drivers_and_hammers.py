"""Screwdrivers and hammers."""

from library.palette import workshop_finish
from library.shapes import box, cylinder, lathe, new_group


def screwdriver(L=0.26, finish=None, parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A screwdriver standing on its handle."""
    group = new_group("sd", location, rotation, parent)
    finish = finish or workshop_finish("accent")
    lathe(
        "h",
        [
            (0, 0),
            (0.012, 0),
            (0.0155, 0.008),
            (0.0145, 0.03),
            (0.016, 0.06),
            (0.0135, 0.085),
            (0.01, 0.1),
            (0.0125, 0.108),
            (0, 0.11),
        ],
        10,
        finish,
        group,
        smooth_angle=50,
    )
    cylinder("s", 0.004, L - 0.1, (0, 0, 0.1 + (L - 0.1) / 2), workshop_finish("steel"), group)
    return group


def hammer(parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A hammer with a wooden handle."""
    group = new_group("ham", location, rotation, parent)
    lathe(
        "hd",
        [(0, -0.15), (0.014, -0.15), (0.016, -0.08), (0.012, 0.0), (0.01, 0.14), (0, 0.14)],
        24,
        workshop_finish("wood"),
        group,
    )
    box("head", (0.1, 0.026, 0.028), (0, 0, 0.145), 0.006, workshop_finish("dark steel"), group)
    cylinder("f", 0.017, 0.03, (0.055, 0, 0.145), workshop_finish("dark steel"), group, axis="x")
    return group
