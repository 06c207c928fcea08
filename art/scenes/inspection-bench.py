"""Check-list, flashlight and tread gauge."""

from math import pi

from library.cloth import folded_towel
from library.hardware import bolt, nut
from library.inspection_tools import flashlight, tread_gauge
from library.paper import clipboard, pen
from library.shapes import box
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import concrete

new_scene(exposure=0.45)
box("top", (3, 2, 0.06), (0, 0.2, -0.03), 0.004, concrete())
clipboard("inspection-sheet.png", (-0.045, 0.02, 0), 0.16)
flashlight((0.15, 0.035, 0.0182), (0, 0.06, 1.15))
tread_gauge((0.15, -0.11, 0), (0, 0, 0.4))
pen((-0.03, -0.075, 0.0092), (0, -0.006, 0.62))
folded_towel((0.3, 0.165, 0), (0.19, 0.15), 4, -0.3, "#b5481a")
bolt(0.032, 0.004, None, (0.285, -0.02, 0.0064), (0, pi / 2, 2.2))
nut(0.004, None, (0.262, -0.052, 0), (0, 0, 0.3))
nut(0.004, None, (0.3, -0.058, 0), (0, 0, 0.8))
area_light((-1.3, 0.7, 1.2), (0, 0, 0), (1.0, 0.8), 34, "#dfeaff")
area_light((1.3, -0.1, 1.1), (0, 0, 0), (0.6, 1.0), 8, "#ffe6cc")
area_light((0.3, 1.4, 0.8), (0.1, 0, 0), (1.6, 0.3), 8, "#ffffff")
area_light((0, -1.0, 1.5), (0, 0.1, 0), (1.4, 0.9), 5, "#ffffff")
ambient_light((0.07, 0.076, 0.085), 1)
camera((0.1, -0.5, 0.45), (0.026, 0.004, 0.0), lens=53, fstop=5, focus=(0.01, -0.03, 0.005))
