"""What an inspection needs on the bench."""

from math import pi

from library.materials import brushed_steel, glow, let_light_through, material
from library.outlines import rounded_rectangle
from library.palette import workshop_finish
from library.shapes import cylinder, extrude, lathe, lettering, new_group


def flashlight(location, rotation=(0, 0, 0), parent=None, on=False):
    """A flashlight along +x."""
    group = new_group("to", location, rotation, parent)
    b = material("anod", "#1b1c1f", 0.34, 0.75, roughness_variation=0.05, variation_scale=30)
    k = material("anodk", "#141517", 0.5, 0.6, bump=0.9, bump_scale=1100)
    lathe(
        "b",
        [
            (0, -0.06),
            (0.0095, -0.06),
            (0.0115, -0.0585),
            (0.012, -0.056),
            (0.012, -0.046),
            (0.0112, -0.0455),
            (0.0112, -0.0445),
            (0.012, -0.044),
            (0.012, -0.04),
        ],
        64,
        b,
        group,
        rotation=(0, pi / 2, 0),
    )
    lathe(
        "kn",
        [(0.012, -0.04), (0.0123, -0.0395), (0.0123, 0.01), (0.012, 0.0105)],
        64,
        k,
        group,
        rotation=(0, pi / 2, 0),
    )
    lathe(
        "h",
        [
            (0.012, 0.0105),
            (0.012, 0.016),
            (0.0112, 0.0165),
            (0.0112, 0.018),
            (0.0125, 0.019),
            (0.0165, 0.03),
            (0.0175, 0.034),
            (0.0175, 0.052),
            (0.0168, 0.054),
            (0.0155, 0.054),
            (0.0152, 0.0525),
        ],
        64,
        b,
        group,
        rotation=(0, pi / 2, 0),
    )
    lathe(
        "or",
        [(0.0176, 0.036), (0.018, 0.0365), (0.018, 0.0395), (0.0176, 0.04)],
        64,
        workshop_finish("accent"),
        group,
        rotation=(0, pi / 2, 0),
    )
    lathe(
        "rf",
        [(0.003, 0.03), (0.008, 0.04), (0.015, 0.0515)],
        48,
        material("chromerf", "#d8d9da", 0.06, 1),
        group,
        rotation=(0, pi / 2, 0),
    )
    lathe(
        "led",
        [(0, 0.0335), (0.0028, 0.033), (0.003, 0.031)],
        24,
        glow("ledw", "#fff1d8", 14) if on else material("ledy", "#e8d27a", 0.3),
        group,
        rotation=(0, pi / 2, 0),
    )
    g = material("glassl", "#f5f7f8", 0, transmission=1, ior=1.3)
    let_light_through(g)
    lathe("ln", [(0, 0.052), (0.0153, 0.052)], 48, g, group, rotation=(0, pi / 2, 0))
    cylinder("bt", 0.006, 0.003, (-0.061, 0, 0), material("btn", "#c9400c", 0.6), group, axis="x", bevel=0.001)
    return group


def tread_gauge(location, rotation=(0, 0, 0), parent=None, reading="6,2"):
    """A digital tread gauge along x, foot at +x; `reading` in millimetres as shown."""
    group = new_group("dg", location, rotation, parent)
    b = material("dgb", "#222427", 0.4, clearcoat=0.2, clearcoat_roughness=0.2, bump=0.03, bump_scale=600)
    st = brushed_steel("dgs", "#b9bbbd", 0.24, 0.05)
    ik = material("ink", "#151617", 0.5)
    extrude(
        "body",
        rounded_rectangle(0.078, 0.036, 0.007, 6),
        0.012,
        b,
        group,
        location=(0, 0, 0.006),
        bevel=0.002,
        segments=4,
    )
    extrude(
        "foot",
        rounded_rectangle(0.01, 0.066, 0.0035, 5, 0.04, 0),
        0.011,
        b,
        group,
        location=(0, 0, 0.0058),
        bevel=0.0016,
        segments=3,
    )
    extrude(
        "bz",
        rounded_rectangle(0.046, 0.024, 0.003, 5, -0.006, 0),
        0.0006,
        material("bezel", "#0d0e0f", 0.15, clearcoat=1),
        group,
        location=(0, 0, 0.0121),
        bevel=0.0002,
    )
    extrude(
        "lcd",
        rounded_rectangle(0.04, 0.018, 0.0014, 4, -0.006, 0),
        0.0004,
        material("lcd", "#aab3a0", 0.25, clearcoat=0.4),
        group,
        location=(0, 0, 0.0126),
        bevel=0,
    )
    lettering(reading, 0.015, (-0.009, 0, 0.0129), (0, 0, 0), ik, group, 2e-05)
    lettering("mm", 0.0052, (0.0085, -0.0045, 0.0129), (0, 0, 0), ik, group, 2e-05)
    for i, a in enumerate((workshop_finish("accent"), material("btn2", "#6a6d70", 0.5))):
        cylinder("bt", 0.0042, 0.0022, (0.0255, 0.0075 - 0.015 * i, 0.0124), a, group, bevel=0.0008, segments=32)
    extrude(
        "bar",
        rounded_rectangle(0.03, 0.0058, 0.001, 3, -0.052, 0),
        0.0026,
        st,
        group,
        location=(0, 0, 0.0062),
        bevel=0.0004,
    )
    cylinder(
        "kn",
        0.0052,
        0.007,
        (-0.069, 0, 0.0062),
        material("dgk", "#2c2e31", 0.5, bump=0.6, bump_scale=900),
        group,
        axis="x",
        bevel=0.001,
        segments=32,
    )
    cylinder("pin", 0.0013, 0.012, (0.05, 0, 0.0058), st, group, axis="x", bevel=0.0004)
    return group
