"""Laboratory glasses."""

from library.materials import clear_glass, let_light_through, material, oil
from library.shapes import box, lathe, new_group


def beaker(location, content, r=0.052, h=0.135, fill=0.072, parent=None, marks=True):
    """A laboratory glass filled with `content` to the height `fill`."""
    group = new_group("bk", location, (0, 0, 0), parent)
    g = clear_glass()
    lathe(
        "g",
        [
            (0, 0.001),
            (r - 0.006, 0.001),
            (r - 0.001, 0.004),
            (r, 0.01),
            (r, h - 0.004),
            (r + 0.004, h),
            (r + 0.002, h + 0.001),
            (r - 0.0028, h - 0.004),
            (r - 0.0028, 0.012),
            (r - 0.008, 0.0055),
            (0, 0.0055),
        ],
        128,
        g,
        group,
        smooth_angle=40,
    )
    lathe(
        "o",
        [
            (0, 0.0052),
            (r - 0.0075, 0.0052),
            (r - 0.0026, 0.012),
            (r - 0.0026, fill + 0.0006),
            (r - 0.0034, fill - 0.0004),
            (r - 0.007, fill - 0.001),
            (0, fill - 0.001),
        ],
        128,
        content,
        group,
        smooth_angle=40,
    )
    if marks:
        for i in range(4):
            box(
                "gr",
                (0.014 if i % 2 == 0 else 0.009, 0.0004, 0.0009),
                (0.012, -r - 0.0004, 0.03 + 0.016 * i),
                0,
                material("inkw", "#f2efe9", 0.5),
                group,
            )
    return group


def oil_beaker(location=(0, 0, 0), r=0.052, h=0.15, fill=0.1, parent=None):
    """A laboratory glass of oil for middle distance."""
    group = new_group("bk", location, (0, 0, 0), parent)
    g = material("glassb", "#f6f8f8", 0.0, transmission=1, ior=1.45)
    let_light_through(g)
    lathe(
        "g",
        [
            (0, 0.001),
            (r - 0.006, 0.001),
            (r - 0.001, 0.004),
            (r, 0.01),
            (r, h - 0.004),
            (r + 0.004, h),
            (r + 0.002, h + 0.001),
            (r - 0.0028, h - 0.004),
            (r - 0.0028, 0.012),
            (r - 0.008, 0.0055),
            (0, 0.0055),
        ],
        96,
        g,
        group,
        smooth_angle=40,
    )
    o = oil()
    let_light_through(o)
    lathe(
        "o",
        [
            (0, 0.0052),
            (r - 0.0075, 0.0052),
            (r - 0.0026, 0.012),
            (r - 0.0026, fill - 0.002),
            (r - 0.0035, fill),
            (0, fill - 0.0008),
        ],
        96,
        o,
        group,
        smooth_angle=40,
    )
    for i in range(5):
        box(
            "gr",
            (0.014 if i % 2 == 0 else 0.009, 0.0004, 0.001),
            (0, -r - 0.0004, 0.03 + 0.02 * i),
            0,
            material("inkw", "#f2efe9", 0.5),
            group,
        )
    return group
