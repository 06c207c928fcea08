"""The inspection sheet of 47 points, half filled in, with the tools that filled it."""

from math import pi

from library.cloth import folded_towel
from library.hardware import bolt, nut
from library.inspection_tools import flashlight, tread_gauge
from library.paper import clipboard, pen
from library.shapes import box
from library.studio import ambient_light, area_light, camera, new_scene
from library.surfaces import concrete
from library.wear import stained_cloth

new_scene(exposure=0.45)
box("top", (3, 2, 0.06), (0, 0.2, -0.03), 0.004, concrete())
clipboard("inspection-sheet.png", (-0.068, 0.006, 0), 0.07)
flashlight((0.155, 0.075, 0.0182), (0, 0.06, 1.3))
tread_gauge((0.16, -0.104, 0), (0, 0, 0.4))
pen((0.042, -0.012, 0.0085), (0, 0.012, -0.22))
folded_towel((0.262, 0.128, 0), (0.16, 0.13), 3, -0.4, finish=stained_cloth("rag", "#8494a0", "#4a4a48"))
bolt(0.032, 0.004, None, (0.088, 0.125, 0.0064), (0, pi / 2, 2.2))
nut(0.004, None, (0.112, 0.108, 0), (0, 0, 0.3))
area_light((-1.3, 0.7, 1.2), (0, 0, 0), (1.0, 0.8), 36, "#e6eeff")
area_light((1.3, -0.1, 1.1), (0, 0, 0), (0.6, 1.0), 7, "#fff1e0")
area_light((0, -1.0, 1.5), (0, 0.1, 0), (1.4, 0.9), 5, "#ffffff")
ambient_light((0.07, 0.076, 0.085), 1)
camera((0.03, -0.36, 0.72), (0.016, -0.002, 0.0), lens=57, fstop=9, focus=(-0.05, 0.0, 0.005))

SAMPLES = 56
