"""A worn pad laid on a new one, so that their thickness shows; a coin lies beside them."""

from library.sets.worn_pad import worn_pad
from library.studio import camera, new_scene

new_scene(exposure=0.35)
worn_pad(
    worn=((-0.004, 0.002, 0.0167), (0, 0, 0.09)),
    new=((0, 0, 0), (0, 0, -0.04)),
    coin=((0.052, -0.05, 0), (0, 0, -0.12)),
)
camera((-0.035, -0.235, 0.105), (0.004, -0.004, 0.009), lens=56, fstop=9, focus=(0.0, -0.03, 0.012))

SAMPLES = 40
