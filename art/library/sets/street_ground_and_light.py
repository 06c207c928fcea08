"""Snow or asphalt before the front, and its light by season and hour."""

import bpy
import math
import numpy as np
from mathutils import Vector, noise

from library.colors import linear_rgb
from library.materials import material
from library.sets.street_front import DOOR_CENTER, DOOR_LEFT, DOOR_RIGHT
from library.shapes import box, mesh
from library.studio import ambient_light, area_light
from library.surfaces import masonry


def snow_ground():
    """Snow with banks and two wheel tracks."""
    snow = material("snow", "#e9edf2", 0.62, specular=0.3, bump=0.35, bump_scale=26)

    def hh(x, y):
        n = noise.fractal(Vector((x * 0.7, y * 0.7, 0)), 1, 2.2, 5) * 0.05
        b = 0
        for x0, wx_, hgt, yc, wy in (
            (-6.2, 2.6, 0.85, -1.6, 0.9),
            (-9.2, 2.0, 1.0, -2.2, 1.2),
            (5.6, 1.35, 0.95, -1.5, 0.9),
            (8.2, 2.0, 1.15, -2.4, 1.3),
            (-4.2, 0.7, 0.45, -1.5, 0.6),
            (5.3, 0.9, 0.7, -3.4, 1.0),
        ):
            b = max(b, hgt * math.exp(-(((x - x0) / wx_) ** 4)) * math.exp(-(((y - yc) / wy) ** 2)))
        b += b * 0.3 * noise.fractal(Vector((x * 1.6, y * 1.6, 3)), 1, 2.1, 5)
        h = 0.03 + n + max(0, b)
        for tx in (0.42, 1.95):
            cxx = tx + 0.1 * math.sin(y * 0.5) - (0.05 * y if y < 0 else 0) * 0
            d = abs(x - cxx)
            h -= 0.055 * math.exp(-((d / 0.16) ** 4))
            h += 0.02 * math.exp(-(((d - 0.26) / 0.07) ** 2))
        edge = 1 / (1 + math.exp(-(-y - 0.02) * 14))
        return h * edge + 0.0 * (1 - edge)

    xs = np.linspace(-13, 12, 330)
    ys = np.concatenate([np.linspace(-16, -6, 60), np.linspace(-5.95, 0.05, 150)])
    V = [(x, y, hh(x, y)) for y in ys for x in xs]
    nx = len(xs)
    F = [
        (j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i)
        for j in range(len(ys) - 1)
        for i in range(nx - 1)
    ]
    mesh("snow", V, F, snow, None, True, smooth_angle=180)


def summer_ground():
    """Asphalt, curbs and parking lines."""
    asph = material("asph", "#4a4b4d", 0.85, variation=0.1, variation_scale=1.5, bump=0.5, bump_scale=220)
    walk = masonry(
        "walk",
        "#8f8c86",
        axis="xy",
        bw=1.5,
        bh=1.5,
        mort=0.012,
        bump=0.3,
        roughness=0.8,
        mortar_color="#5f5d59",
        second_color="#86837d",
    )
    box("road", (60, 30, 0.1), (0, -15.9, -0.06), 0, asph)
    box(
        "apron",
        (5.4, 3.0, 0.012),
        ((DOOR_LEFT + DOOR_RIGHT) / 2, -1.5, -0.004),
        0.002,
        material("apron", "#77756f", 0.8, variation=0.15, variation_scale=2, bump=0.2, bump_scale=30),
    )
    box("curbL", (30, 0.9, 0.13), (DOOR_LEFT - 15.6, -0.45, 0.03), 0.02, walk)
    box("curbR", (30, 0.9, 0.13), (DOOR_RIGHT + 15.6, -0.45, 0.03), 0.02, walk)
    for k in range(4):
        box(
            "ln",
            (0.1, 4.6, 0.004),
            (-3.0 - 2.6 * k, -3.4, 0.0),
            0,
            material("mark", "#d8d6cf", 0.6, variation=0.15, variation_scale=4),
        )


def evening_light():
    """Warm light from inside against a blue evening."""
    cx = DOOR_CENTER
    area_light((cx, 0.55, 1.82), (cx - 0.5, -7.0, -0.6), (3.7, 0.22), 300, "#ff8c2a")
    area_light((cx, 1.0, 3.3), (cx, -0.9, 0), (3.6, 0.3), 160, "#ffb15c").visible_glossy = False
    area_light((1.6, 3.9, 4.1), (1.6, 3.6, 0.5), (4.5, 3.0), 700, "#ffb870")
    area_light((3.6, 6.0, 4.0), (3.6, 7.2, 1.6), (3.2, 0.4), 230, "#ffc98c")
    area_light((-1, 6.0, 4.0), (-1, 7.2, 1.4), (2, 0.4), 110, "#ffc98c")
    area_light((-4, -9, 8), (0, 0, 1), (10, 6), 170, "#6f9df0").visible_glossy = False
    ambient_light((0.034, 0.064, 0.15), 1)
    return


def daylight(winter):
    """Low summer sun, or a grey winter sky."""
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = 6.5 if not winter else 0.9
    l.angle = 0.012 if not winter else 0.35
    l.color = linear_rgb("#fff0d8")
    o = bpy.data.objects.new("sun", l)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = (math.radians(52), 0, math.radians(-38))
    area_light((1.6, 3.9, 4.1), (1.6, 3.6, 0.5), (4.5, 3.0), 700, "#ffdcb4")
    area_light((3.6, 6.0, 4.0), (3.6, 7.2, 1.6), (3.2, 0.4), 230, "#ffc98c")
    ambient_light((0.3, 0.46, 0.76) if not winter else (0.62, 0.68, 0.76), 0.6 if not winter else 0.85)
