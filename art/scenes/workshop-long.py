"""The length of the workshop, both lifts in a row."""

from library.sets.lift_bay import lift_bay
from library.studio import area_light, camera, new_scene

new_scene(exposure=0.55)
lift_bay()
area_light((-5.5, -3.0, 3.4), (0, 0, 0.8), (0.5, 3.0), 90, "#cfe0ff")
camera((-5.9, -1.9, 1.25), (3.2, 1.0, 1.25), lens=30, fstop=3.5, focus=(0.4, 0, 1.3), shift=(0, 0.05))
