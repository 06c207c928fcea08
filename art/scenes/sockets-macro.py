"""Sockets in their foam, very close."""

from library.sets.tool_drawer import tool_drawer
from library.studio import area_light, camera, new_scene

new_scene(exposure=0.55)
tool_drawer()
area_light((0.5, -0.35, 0.35), (0.17, 0.1, 0), (0.12, 0.5), 4, "#ffb878")
camera((0.36, -0.1, 0.17), (0.165, 0.115, -0.004), lens=58, fstop=6.3, focus=(0.2, 0.09, 0))

SAMPLES = 48
