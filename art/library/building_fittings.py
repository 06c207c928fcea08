"""Tubes, ducts, outlets, drains."""

import numpy as np

from library.materials import glow, material
from library.palette import galvanized, workshop_finish
from library.shapes import box, lathe, mesh, new_group, tube
from library.studio import no_diffuse_light


def air_duct(x0, x1, y, z, r=0.2, parent=None):
    """A round duct along x."""
    group = new_group("duct", (0, 0, 0), (0, 0, 0), parent)
    finish = material("ductm", "#7c8185", 0.42, 0.85, variation=0.1, variation_scale=3)
    tube("d", [(x0, y, z), (x1, y, z)], r, finish, group, smooth=False, res=8)
    for x in np.arange(x0 + 0.5, x1, 1.25):
        lathe(
            "dr",
            [(r, -0.012), (r + 0.012, -0.012), (r + 0.012, 0.012), (r, 0.012)],
            48,
            finish,
            group,
            axis="x",
            location=(x, y, z),
            close=True,
        )
    for x in np.arange(x0 + 1.1, x1, 2.5):
        box(
            "gr",
            (0.42, 0.03, 0.14),
            (x, y - r + 0.01, z - 0.05),
            0.006,
            workshop_finish("charcoal"),
            group,
            rotation=(-0.25, 0, 0),
        )
    return group


def led_tube(location, L=2.4, parent=None, rotation=0, s=22, color="#fff3e0"):
    """A ceiling tube of length `L`."""
    group = new_group("led", location, (0, 0, rotation), parent)
    box("h", (L + 0.06, 0.12, 0.05), (0, 0, 0.03), 0.012, workshop_finish("charcoal"), group)
    no_diffuse_light(
        box("t", (L, 0.07, 0.03), (0, 0, -0.005), 0.012, glow("led%d%s" % (s, color[1:]), color, s), group)
    )
    return group


def wall_outlet(x, y, z, e=None, drop=3.3):
    """An outlet with its conduit."""
    box("ob", (0.11, 0.06, 0.16), (x, y - 0.03, z), 0.008, galvanized(), e)
    box("of", (0.07, 0.006, 0.11), (x, y - 0.062, z), 0.003, workshop_finish("white"), e)
    tube("oc", [(x, y - 0.03, z + 0.08), (x, y - 0.03, drop)], 0.011, galvanized(), e, smooth=False)
    for q in (0.025, -0.025):
        box("oh", (0.018, 0.004, 0.022), (x, y - 0.0655, z + q), 0.002, workshop_finish("black"), e)


def floor_drain(location, L=3.0, w=0.16, parent=None, rotation=0):
    """A grated drain."""
    group = new_group("dr", location, (0, 0, rotation), parent)
    box("pit", (L, w, 0.004), (0, 0, 0.0005), 0, material("pit", "#050505", 0.9), group)
    for s in (1, -1):
        box("ed", (L, 0.018, 0.008), (0, s * w / 2, 0.002), 0.002, galvanized(), group)
    vertices = []
    faces = []
    for x in np.arange(-L / 2 + 0.02, L / 2, 0.036):
        k = len(vertices)
        vertices += [
            (x - 0.008, -w / 2, 0.006),
            (x + 0.008, -w / 2, 0.006),
            (x + 0.008, w / 2, 0.006),
            (x - 0.008, w / 2, 0.006),
        ]
        faces.append((k, k + 1, k + 2, k + 3))
    mesh("bars", vertices, faces, galvanized(), group)
    return group
