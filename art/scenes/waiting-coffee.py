"""Coffee machine and cups on the counter."""

from library.sets.waiting_room import waiting_room
from library.studio import area_light, camera, new_scene

new_scene(exposure=0.75)
waiting_room()
area_light((-1.4, -1.6, 1.9), (-2.1, -0.3, 1.0), (0.7, 0.5), 14, "#ffe2c0").visible_glossy = False
camera((-1.12, -1.62, 1.24), (-2.08, -0.3, 1.09), lens=44, fstop=2, focus=(-1.95, -0.32, 1.0))

SAMPLES = 48
