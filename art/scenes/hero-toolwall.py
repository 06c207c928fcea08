"""The tool wall, straight on."""

from library.sets.tool_wall import tool_wall
from library.studio import camera, new_scene

new_scene(exposure=0.65)
tool_wall()
camera((0.22, -5.2, 1.4), (0.22, 0, 1.4), lens=43, fstop=2.8, focus=(0.22, -0.1, 1.5), shift=(0, 0.012))
