"""The waiting room, straight on, the repair behind glass."""

from library.sets.waiting_room import waiting_room
from library.studio import camera, new_scene

new_scene(exposure=0.8)
waiting_room()
camera((0.02, -5.0, 1.32), (0.02, 0, 1.32), lens=31, fstop=4, focus=(0.6, -0.7, 1.0), shift=(0, 0.005))
