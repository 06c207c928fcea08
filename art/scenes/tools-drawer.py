"""Wrenches and sockets in their drawer."""

from library.sets.tool_drawer import tool_drawer
from library.studio import camera, new_scene

new_scene(exposure=0.55)
tool_drawer()
camera((-0.38, -0.5, 0.37), (-0.018, -0.004, -0.01), lens=47, fstop=3.2, focus=(-0.09, -0.02, 0))
