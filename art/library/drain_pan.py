"""The drain pan."""

from library.materials import liquid, material
from library.shapes import lathe, new_group, tube


def drain_pan(location=(0, 0, 0), parent=None, rotation=0, r=0.2, h=0.1, stream=None):
    """A drain pan with used oil; `stream` is the height of the falling oil."""
    group = new_group("pan", location, (0, 0, rotation), parent)
    finish = material("panm", "#18191b", 0.5, bump=0.03, bump_scale=250)
    lathe(
        "p",
        [
            (0, 0),
            (r * 0.86, 0),
            (r * 0.9, 0.004),
            (r * 0.985, h * 0.9),
            (r + 0.016, h),
            (r + 0.018, h + 0.004),
            (r + 0.012, h + 0.006),
            (r * 0.97, h - 0.002),
            (r * 0.875, 0.01),
            (0, 0.008),
        ],
        128,
        finish,
        group,
    )
    for s in (1, -1):
        tube(
            "h",
            [
                (s * (r + 0.005), -0.06, h - 0.004),
                (s * (r + 0.045), -0.045, h + 0.004),
                (s * (r + 0.045), 0.045, h + 0.004),
                (s * (r + 0.005), 0.06, h - 0.004),
            ],
            0.009,
            finish,
            group,
        )
    z = h * 0.55
    R = r * 0.86 + (r * 0.985 - r * 0.86) * 0.55
    lathe(
        "oil",
        [
            (0, z + 0.001),
            (0.012, z + 0.0025),
            (0.024, z - 0.0005),
            (0.04, z + 0.0012),
            (0.056, z),
            (R * 0.6, z),
            (R, z),
        ],
        128,
        material("oildark", "#2a1604", 0.03, clearcoat=1, specular=0.7),
        group,
        smooth_angle=60,
    )
    if stream:
        tube(
            "st",
            [(0, 0, stream), (0.0015, 0, stream * 0.75), (-0.0015, 0, stream * 0.45), (0, 0, z + 0.01), (0, 0, z)],
            0.005,
            liquid("used oil", "#3a1a06", 0.02),
            group,
            radii=[1.5, 1.1, 0.85, 0.8, 1.9],
            res=8,
        )
    return group
