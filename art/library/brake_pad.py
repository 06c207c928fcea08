"""One brake pad."""

import math
import numpy as np
from math import pi

from library.materials import brushed_steel, material
from library.outlines import fillet, ring_sector
from library.shapes import extrude, lettering, new_group, tube


def brake_pad(
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    parent=None,
    side=1,
    code="AVANT",
    lining=0.01,
    plate_finish=None,
    lining_finish=None,
):
    """One pad lying flat: side = 1 shows the friction material, -1 the back plate. `lining` metres of friction are left."""
    group = new_group("pad", location, rotation, parent)
    g = new_group("g", (0, -0.122, 0), (0, 0, 0), group)
    bp = plate_finish or material("padplate", "#1d1f22", 0.42, 0.4, bump=0.12, bump_scale=400)
    fr = lining_finish or material(
        "frict", "#4a4743", 0.92, specular=0.2, bump=0.9, bump_scale=1400, variation=0.28, variation_scale=260
    )
    A = 0.36
    outl = fillet(
        [
            (0.101 * math.cos(pi / 2 - A * 0.92), 0.101 * math.sin(pi / 2 - A * 0.92)),
            (0.101 * math.cos(pi / 2 - A * 1.0), 0.11 * math.sin(pi / 2 - A)),
            (0.128 * math.cos(pi / 2 - A * 1.22), 0.128 * math.sin(pi / 2 - A * 1.22)),
            (0.139 * math.cos(pi / 2 - A * 1.22), 0.139 * math.sin(pi / 2 - A * 1.22)),
            (0.142 * math.cos(pi / 2 - A * 1.02), 0.142 * math.sin(pi / 2 - A * 1.02)),
            (0.15 * math.cos(pi / 2 - A * 0.9), 0.15 * math.sin(pi / 2 - A * 0.9)),
        ]
        + [(0.153 * math.cos(t), 0.153 * math.sin(t)) for t in np.linspace(pi / 2 - A * 0.7, pi / 2 + A * 0.7, 7)]
        + [
            (0.15 * math.cos(pi / 2 + A * 0.9), 0.15 * math.sin(pi / 2 + A * 0.9)),
            (0.142 * math.cos(pi / 2 + A * 1.02), 0.142 * math.sin(pi / 2 + A * 1.02)),
            (0.139 * math.cos(pi / 2 + A * 1.22), 0.139 * math.sin(pi / 2 + A * 1.22)),
            (0.128 * math.cos(pi / 2 + A * 1.22), 0.128 * math.sin(pi / 2 + A * 1.22)),
            (0.101 * math.cos(pi / 2 + A), 0.11 * math.sin(pi / 2 + A)),
            (0.101 * math.cos(pi / 2 + A * 0.92), 0.101 * math.sin(pi / 2 + A * 0.92)),
        ],
        0.003,
        3,
    )
    zp = 0.003 if side > 0 else 0.0135
    extrude("bp", outl, 0.0055, bp, g, location=(0, 0, zp), bevel=0.0007)
    for s in (-1, 1):
        a0 = pi / 2 + s * 0.012
        a1 = pi / 2 + s * A * 0.95
        q = ring_sector(0.1, 0.15, min(a0, a1), max(a0, a1))
        extrude(
            "fr",
            q,
            lining,
            fr,
            g,
            location=(0, 0, zp + side * (0.0028 + lining / 2)),
            bevel=min(0.0022, lining * 0.3),
            segments=1,
        )
    if side < 0:
        extrude(
            "shim",
            ring_sector(0.105, 0.146, pi / 2 - A * 0.86, pi / 2 + A * 0.86),
            0.0008,
            material("shim", "#2c2e31", 0.55, 0.3, clearcoat=0.2, bump=0.15, bump_scale=900),
            g,
            location=(0, 0, zp + 0.0032),
            bevel=0.0003,
        )
        lettering(code, 0.0075, (0, 0.126, zp + 0.0037), (0, 0, 0), material("inkg", "#8d9094", 0.6), g, 4e-05)
    tube(
        "wear",
        [(0.046, 0.12, zp), (0.052, 0.116, zp + lining * 0.6), (0.05, 0.108, zp + lining)],
        0.0011,
        brushed_steel("spr", "#77797c", 0.3),
        g,
    )
    return group
