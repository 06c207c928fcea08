"""The whole workshop, silver car on the front lift. Room for text on the left door and the floor."""

from library.sets.lift_bay import lift_bay
from library.studio import camera, new_scene

new_scene(exposure=0.55)
lift_bay()
camera((-1.75, -7.0, 1.15), (0.55, 0, 1.15), lens=30, fstop=2.8, focus=(1.5, -1.9, 1.8), shift=(0, 0.085))
