"""A worn pad beside a new one, each with its thickness on tape, and a coin for scale."""

from library.materials import printed
from library.sets.worn_pad import worn_pad
from library.studio import camera, new_scene
from library.surfaces_from_functions import grid_surface

new_scene(exposure=0.3)
worn_pad(
    worn=((-0.056, -0.012, 0), (0, 0, 0.16)),
    new=((0.066, 0.044, 0), (0, 0, -0.2)),
    coin=((0.032, -0.03, 0), (0, 0, 0.2)),
)


def tape(file, location, rotation):
    """A strip of masking tape with a word in pen."""
    return grid_surface(
        "tape",
        lambda u, v: ((u - 0.5) * 0.066, (v - 0.5) * 0.022, 0.0004 + 0.0005 * abs(u - 0.5) ** 3 * 8),
        16,
        4,
        printed("tape " + file, file, 0.75, 0, 0.15),
        None,
        location,
        (0, 0, rotation),
    )


tape("tape-worn.png", (-0.052, -0.066, 0.0006), 0.1)
tape("tape-new.png", (0.088, -0.014, 0.0006), -0.14)
camera((0.03, -0.35, 0.27), (0.003, -0.002, 0.004), lens=61, fstop=9, focus=(0.0, -0.03, 0.006))

SAMPLES = 48
