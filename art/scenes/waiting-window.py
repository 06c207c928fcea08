"""Armchairs under the window onto the workshop."""

from library.sets.waiting_room import waiting_room
from library.studio import camera, new_scene

new_scene(exposure=0.8)
waiting_room()
camera((2.5, -3.9, 1.22), (1.12, 0, 1.22), lens=33, fstop=2.8, focus=(1.7, -0.8, 0.8), shift=(0, 0.01))

SAMPLES = 48
