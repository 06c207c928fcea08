"""Along the tool wall, wrenches in focus."""

from library.sets.tool_wall import tool_wall
from library.studio import camera, new_scene

new_scene(exposure=0.8)
tool_wall()
camera((-2.35, -1.25, 1.92), (-1.05, -0.02, 2.08), lens=44, fstop=1.8, focus=(-1.35, -0.06, 2.1))
