"""The spin-on oil filter."""

import math
import numpy as np
from math import pi

from library.materials import material
from library.palette import workshop_finish
from library.shapes import box, cylinder, lathe, new_group


def oil_filter(location=(0, 0, 0), parent=None, rotation=(0, 0, 0), color=None):
    """A spin-on oil filter, thread upwards."""
    group = new_group("flt", location, rotation, parent)
    finish = color or workshop_finish("accent")
    lathe(
        "can",
        [
            (0, 0),
            (0.03, 0),
            (0.033, 0.002),
            (0.0345, 0.006),
            (0.036, 0.01),
            (0.036, 0.07),
            (0.0345, 0.075),
            (0.0345, 0.078),
            (0.0375, 0.08),
            (0.0375, 0.084),
            (0.034, 0.086),
            (0.01, 0.086),
            (0, 0.08),
        ],
        64,
        finish,
        group,
    )
    for i in range(15):
        b = 2 * pi * i / 15
        box(
            "fl",
            (0.004, 0.01, 0.024),
            (0.0345 * math.cos(b), 0.0345 * math.sin(b), 0.014),
            0.0015,
            finish,
            group,
            rotation=(0, 0, b),
        )
    lathe(
        "gas",
        [(0.026 + 0.0022 * math.cos(a), 0.087 + 0.0022 * math.sin(a)) for a in np.linspace(0, 2 * pi, 13)[:-1]],
        64,
        workshop_finish("rubber"),
        group,
        close=True,
    )
    lathe("thr", [(0.009, 0.08), (0.0105, 0.087), (0.0095, 0.088)], 32, workshop_finish("steel"), group)
    for i in range(8):
        b = 2 * pi * i / 8
        cylinder(
            "h",
            0.0028,
            0.001,
            (0.018 * math.cos(b), 0.018 * math.sin(b), 0.0862),
            material("darkhole", "#0b0b0c", 0.6),
            group,
            segments=16,
            bevel=0.0002,
        )
    return group
