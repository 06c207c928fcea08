"""The jar and the canister of paraffin."""

import math
from math import pi

from library.materials import brushed_steel, clear_glass, liquid, material
from library.palette import workshop_finish
from library.paper import wrap_label
from library.shapes import box, lathe, new_group


def paraffin_jar(
    location=(0, 0, 0), r=0.048, h=0.118, fill=0.082, content=None, parent=None, label="paraffin-jar.png"
):
    """A jar of warm paraffin."""
    group = new_group("jar", location, (0, 0, 0), parent)
    g = clear_glass()
    t = 0.0028
    nk = r * 0.86
    points = [
        (0, 0.003),
        (r * 0.72, 0.002),
        (r * 0.86, 0.0),
        (r - 0.003, 0.002),
        (r, 0.008),
        (r, h * 0.78),
        (r * 0.985, h * 0.82),
        (nk + 0.002, h * 0.87),
        (nk, h * 0.885),
    ]
    for i in range(2):
        z = h * 0.905 + i * 0.0048
        points += [(nk, z - 0.0012), (nk + 0.0014, z), (nk, z + 0.0012)]
    points += [
        (nk, h - 0.003),
        (nk - 0.0006, h),
        (nk - t + 0.0006, h),
        (nk - t, h - 0.002),
        (nk - t, h * 0.885),
        (nk - t + 0.002, h * 0.865),
        (r - t, h * 0.81),
        (r - t, 0.012),
        (r - t - 0.004, 0.0075),
        (0, 0.0085),
    ]
    lathe("g", points, 112, g, group, smooth_angle=50)
    lathe(
        "l",
        [
            (0, 0.0082),
            (r - t - 0.0042, 0.0072),
            (r - t - 0.0002, 0.012),
            (r - t - 0.0002, fill - 0.0012),
            (r - t - 0.0012, fill - 0.0004),
            (r - t - 0.004, fill),
            (0, fill),
        ],
        112,
        content or liquid("wax", "#e08a1c", 0.05),
        group,
        smooth_angle=45,
    )
    if label:
        wrap_label(label, r + 0.0004, h * 0.18, h * 0.62, group)
    return group


def wax_canister(location=(0, 0, 0), rotation=0, parent=None, label="paraffin-canister.png", r=0.043, h=0.2):
    """A canister for cavity paraffin; the scene adds the lance."""
    group = new_group("sc", location, (0, 0, rotation), parent)
    st = brushed_steel("canst", "#9fa1a3", 0.22, 0.05)
    bl = material("canpaint", "#1c1d20", 0.3, clearcoat=0.5, clearcoat_roughness=0.1)
    lathe(
        "c",
        [
            (0, 0.002),
            (r * 0.9, 0.0),
            (r * 0.98, 0.001),
            (r * 1.02, 0.003),
            (r * 1.02, 0.006),
            (r * 0.99, 0.008),
            (r, 0.01),
            (r, h * 0.86),
            (r * 0.985, h * 0.868),
            (r * 1.01, h * 0.874),
            (r * 1.01, h * 0.884),
            (r * 0.97, h * 0.89),
            (r * 0.8, h * 0.93),
            (r * 0.5, h * 0.965),
            (r * 0.42, h * 0.97),
        ],
        96,
        bl,
        group,
        smooth_angle=30,
    )
    for z in (0.0045, h * 0.879):
        lathe(
            "rim",
            [
                (r * 1.0, z - 0.0022),
                (r * 1.028, z - 0.0012),
                (r * 1.032, z),
                (r * 1.028, z + 0.0012),
                (r * 1.0, z + 0.0022),
            ],
            96,
            st,
            group,
        )
    wrap_label(label, r + 0.0005, h * 0.1, h * 0.8, group, aspect=1000 / 820)
    lathe(
        "nk",
        [(r * 0.42, h * 0.965), (r * 0.46, h * 0.97), (r * 0.46, h * 1.05), (r * 0.42, h * 1.06), (0.008, h * 1.06)],
        48,
        workshop_finish("accent"),
        group,
    )
    for i in range(26):
        a = 2 * pi * i / 26
        box(
            "rb",
            (0.0016, 0.0022, h * 0.07),
            (r * 0.462 * math.cos(a), r * 0.462 * math.sin(a), h * 1.008),
            0,
            workshop_finish("accent"),
            group,
            rotation=(0, 0, a),
        )
    return group
