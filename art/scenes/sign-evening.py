"""The lit sign from below, snow on its edge."""

from library.sets.street import street
from library.studio import camera, new_scene

new_scene(exposure=0.55)
street()
camera((-1.9, -4.6, 2.15), (1.15, -0.1, 4.35), lens=50, fstop=2.8, focus=(0.9, -0.2, 4.5))
