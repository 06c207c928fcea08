"""The same bay for phones, portrait; the upper third is quiet."""

from library.sets.lift_bay import lift_bay
from library.studio import camera, new_scene

SIZE = (1200, 1500)
new_scene(exposure=0.55)
lift_bay()
camera((-0.75, -6.7, 1.05), (1.72, 0, 1.05), lens=40, fstop=2.8, focus=(1.3, -1.9, 1.8), shift=(0.0, 0.15))
