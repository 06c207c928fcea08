"""The winter evening front for phones."""

from library.sets.street import street
from library.studio import camera, new_scene

SIZE = (1000, 1250)
new_scene(exposure=0.55)
street()
camera((0.35, -10.4, 1.45), (1.15, 0, 1.45), lens=36, fstop=5.6, focus=(1, 0, 1.5), shift=(0.0, 0.16))
