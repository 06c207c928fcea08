"""The street front on a winter evening, light falling on the snow."""

from library.sets.street import street
from library.studio import camera, new_scene

new_scene(exposure=0.55)
street()
camera((-1.5, -10.2, 1.45), (0.0, 0, 1.45), lens=32, fstop=5.6, focus=(1, 0, 1.5), shift=(0.0, 0.085))
