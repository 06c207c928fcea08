"""Wheels taken off for the season, each marked with its place on the car."""

from math import pi

from library.materials import material
from library.rim import rim
from library.shapes import box, new_group
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import concrete
from library.tire import tire, winter_tread
from library.wear import marked_rubber, smudge

new_scene(exposure=0.35)
material("alloy", "#8e8d8a", 0.5, 0.55, variation=0.16, variation_scale=12, roughness_variation=0.12)
box("floor", (8, 6, 0.1), (0, 1, -0.05), 0, concrete("floor", ("#8b8883", "#a19e98", "#b4b1aa"), 0.5, 1.2))
box("wall", (8, 0.1, 3), (0, 0.62, 1.4), 0, material("wall", "#c9c8c4", 0.8, bump=0.12, bump_scale=30, variation=0.04))


def wheel_off(location, mark, turn, roll):
    """A wheel standing against the wall, its mark towards the camera."""
    stand = new_group("stand", location, (-0.09, 0, turn))
    group = new_group("wheel", (0, 0, 0), (0, roll, 0), stand)
    rubber = marked_rubber("rubber " + mark, mark, (0, 0.283), 0.17)
    tire(group, R=0.328, detail=False, finish=rubber)
    winter_tread(group, 0.336, 0.205, -pi, pi, finish=rubber)
    face = new_group("face", (0, 0, 0), (0, 0.3 + location[0] * 3, pi), group)
    rim(face)


wheel_off((-0.2, 0.3, 0.335), "chalk-left.png", 0.12, -0.04)
wheel_off((0.4, 0.4, 0.335), "chalk-right.png", -0.1, -0.5)
area_light((-2.2, -0.6, 1.9), (0, 0.2, 0.4), (1.2, 1.2), 90, "#e9f0ff")
area_light((2.0, -1.2, 1.4), (0.2, 0.2, 0.4), (1, 1), 14, "#fff5e8")
area_light((0, -1.8, 2.2), (0, 0.2, 0.4), (2, 1), 22, "#ffffff")
ambient_light((0.09, 0.096, 0.105), 1)
camera((-0.16, -0.92, 0.66), (-0.03, 0.2, 0.525), lens=60, fstop=3.5, focus=(-0.2, 0.2, 0.6))

SAMPLES = 40
SIZE = (1280, 800)
