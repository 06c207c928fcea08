"""The sectional door."""

from library.materials import glow, material
from library.palette import workshop_finish
from library.shapes import box, new_group
from library.studio import no_diffuse_light


def sectional_door(location, w=3.2, h=3.2, parent=None, rotation=(0, 0, 0), windows=True, strength=6):
    """A sectional door that faces -y, daylight in its windows."""
    group = new_group("rd", location, rotation, parent)
    sl = material("slat", "#777b80", 0.45, 0.2, bump=0.03, bump_scale=90)
    n = 6
    q = h / n
    sky = glow("sky", "#dfeaf5", strength)
    for i in range(n):
        z = q * (i + 0.5)
        if windows and i in (2, 3):
            k = 4
            pw = w / k
            box("sb", (w, 0.05, 0.1), (0, 0, q * i + 0.05), 0.01, sl, group)
            box("st", (w, 0.05, 0.08), (0, 0, q * (i + 1) - 0.045), 0.01, sl, group)
            for j in range(k):
                box("mul", (0.1, 0.05, q - 0.02), (-w / 2 + pw * j, 0, z), 0.008, sl, group)
                no_diffuse_light(
                    box("gl", (pw - 0.08, 0.01, q - 0.16), (-w / 2 + pw * (j + 0.5), 0.02, z), 0, sky, group)
                )
            box("mul", (0.1, 0.05, q - 0.02), (w / 2, 0, z), 0.008, sl, group)
        else:
            box("slat", (w, 0.05, q - 0.012), (0, 0, z), 0.012, sl, group)
            for r in (-0.28, 0, 0.28):
                box("rib", (w, 0.012, 0.05), (0, -0.028, z + q * r), 0.006, sl, group)
    for s in (-1, 1):
        box(
            "track",
            (0.09, 0.12, h + 0.1),
            (s * (w / 2 + 0.05), -0.01, h / 2),
            0.006,
            workshop_finish("dark steel"),
            group,
        )
    box("box", (w + 0.3, 0.35, 0.35), (0, -0.05, h + 0.2), 0.02, workshop_finish("charcoal"), group)
    return group
