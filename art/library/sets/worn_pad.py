"""A worn pad and a new one on a pale bench by a window, with a coin for scale."""

from library.brake_pad import brake_pad
from library.coin import coin_25_cents
from library.studio import ambient_light, area_light
from library.surfaces import planks, wood
from library.wear import rust, scored_lining, smudge


def worn_pad(worn, new, coin):
    """Each is (location, rotation); the dust of the brake lies around the worn one."""
    planks(1.6, 2.4, 0, 0.09, wood("birch", ("#b39a78", "#c9b391", "#d8c6a8"), 0.5), seed=9, y0=-0.6, seglen=1.4)
    brake_pad(*worn, lining=0.0022, plate_finish=rust("plate"), lining_finish=scored_lining("worn"))
    brake_pad(*new, lining=0.011)
    coin_25_cents(*coin)
    x, y, _ = worn[0]
    smudge((x - 0.004, y - 0.008, 0.0004), (0.13, 0.085), "#2a2622", 0.9, 60, 0.2)
    smudge((x + 0.096, y - 0.054, 0.0005), (0.07, 0.022), "#2f2a25", 0.6, 90, 0.3)
    area_light((-1.0, 0.9, 0.9), (0, 0, 0), (0.7, 0.7), 26, "#e9f0ff")
    area_light((1.2, 0.5, 1.0), (0, 0, 0), (0.8, 0.8), 5, "#fff6ea")
    area_light((0.1, -0.9, 1.2), (0, 0, 0), (1.2, 0.6), 5, "#ffffff")
    ambient_light((0.08, 0.085, 0.092), 1)
