"""The waiting room with its window onto the workshop."""

from library.ceiling_hoses import hose_reel
from library.floor_equipment import oil_drainer
from library.materials import glow, material, tinted_glass
from library.palette import workshop_finish
from library.rooms import workshop_room
from library.sets.cafe_counter import cafe_shelf, coffee_machine, counter, cups_on_counter
from library.sets.waiting_room_furniture import plants, seats_and_table
from library.sets.workshop import lift_bay_with_car, work_wall
from library.shapes import box, cylinder, lathe, mesh, tube
from library.stock_shelf import stock_shelf
from library.studio import ambient_light, area_light, no_diffuse_light
from library.surfaces import masonry, workshop_floor
from library.tire_storage import tire_rack
from library.trolley_and_bench import tool_trolley
from library.wall_fittings import wall_clock

WALL_Y = 0.0


HEIGHT = 2.85


WINDOW_LEFT = -1.05


WINDOW_RIGHT = 2.35


WINDOW_BOTTOM = 0.95


WINDOW_TOP = 2.35


def walls():
    """Walls, wood slats and floor."""
    h = HEIGHT
    wl = material("wplast", "#b3aca1", 0.75, bump=0.06, bump_scale=120, variation=0.03, variation_scale=1)
    wd = material("wood2", "#6b4226", 0.45, variation=0.22, variation_scale=3, bump=0.05, bump_scale=50)
    K = workshop_finish("black")

    def wall(x0, x1, z0, z1, finish=wl, y0=0, y1=0.18):
        return box("w", (x1 - x0, y1 - y0, z1 - z0), ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2), 0, finish)

    wall(-4, WINDOW_LEFT, 0, h)
    wall(WINDOW_RIGHT, 4, 0, h)
    wall(WINDOW_LEFT, WINDOW_RIGHT, 0, WINDOW_BOTTOM)
    wall(WINDOW_LEFT, WINDOW_RIGHT, WINDOW_TOP, h)
    box("left", (0.1, 7, h), (-3.15, -3.3, h / 2), 0, wl)
    box("right", (0.1, 7, h), (3.65, -3.3, h / 2), 0, wl)
    box("ceil", (9, 8, 0.1), (0, -3.4, h + 0.05), 0, material("ceilw", "#b9b5ad", 0.8))
    for i in range(30):
        box("sl", (0.036, 0.03, h), (-3.06 + 0.0665 * i, -0.018, h / 2), 0.004, wd)
    frame_finish = masonry(
        "tiles",
        "#4b4a48",
        axis="xy",
        bw=0.9,
        bh=0.6,
        mort=0.004,
        bump=0.25,
        roughness=0.22,
        second_color="#454442",
        mortar_color="#2a2a2a",
    )
    box("fl", (9, 8, 0.1), (0, -3.4, -0.05), 0, frame_finish)
    box("base", (9, 0.02, 0.1), (0, -0.01, 0.05), 0.004, K)


def window():
    """The window onto the workshop."""
    wd = material("wood2", "#6b4226", 0.45, variation=0.22, variation_scale=3, bump=0.05, bump_scale=50)
    K = workshop_finish("black")
    for x in (
        WINDOW_LEFT,
        WINDOW_LEFT + (WINDOW_RIGHT - WINDOW_LEFT) / 3,
        WINDOW_LEFT + 2 * (WINDOW_RIGHT - WINDOW_LEFT) / 3,
        WINDOW_RIGHT,
    ):
        box(
            "mf",
            (0.05, 0.12, WINDOW_TOP - WINDOW_BOTTOM + 0.05),
            (x, 0.06, (WINDOW_BOTTOM + WINDOW_TOP) / 2),
            0.006,
            K,
        )
    for z in (WINDOW_BOTTOM, WINDOW_TOP):
        box(
            "mf",
            (WINDOW_RIGHT - WINDOW_LEFT + 0.05, 0.14, 0.05),
            ((WINDOW_LEFT + WINDOW_RIGHT) / 2, 0.05, z),
            0.006,
            K,
        )
    mesh(
        "gl",
        [
            (WINDOW_LEFT, 0.08, WINDOW_BOTTOM),
            (WINDOW_RIGHT, 0.08, WINDOW_BOTTOM),
            (WINDOW_RIGHT, 0.08, WINDOW_TOP),
            (WINDOW_LEFT, 0.08, WINDOW_TOP),
        ],
        [(0, 1, 2, 3)],
        tinted_glass("wglass", 0.86, 0.5),
    )
    box(
        "sill",
        (WINDOW_RIGHT - WINDOW_LEFT + 0.2, 0.26, 0.04),
        ((WINDOW_LEFT + WINDOW_RIGHT) / 2, -0.06, WINDOW_BOTTOM - 0.03),
        0.008,
        wd,
    )


def workshop_beyond():
    """The workshop behind the glass."""
    workshop_room(-6.5, 8.5, 0.2, 9.5, 4.6, tubes=((-3, 0.4, 3.8), (2.4, 5.2)), led=7, floor=False)
    box("fl2", (15, 9.2, 0.1), (1, 4.9, -0.05), 0, workshop_floor())
    lift_bay_with_car(1.35, 5.2, 1.05, "silver", beam=True)
    lift_bay_with_car(-3.6, 6.2, 0.4, "petrol", lights=False, beam=True)
    work_wall(4.5, 9.5, 3.2)
    tool_trolley((3.5, 7.6, 0), 0.2)
    stock_shelf((-0.6, 9.2, 0), 1.9, 2.1, 0.5, 5, seed=3)
    oil_drainer((0.6, 7.0, 0), h=0.9)
    wall_clock((2.2, 9.48, 2.7))
    hose_reel((-0.2, 6.4, 4.1), 1.8)
    tire_rack((7.9, 5, 0), L=3)
    area_light((1.2, 3.2, 4.2), (1.3, 5.0, 1.2), (4, 2.2), 600, "#fff3e2")
    area_light((3.6, 8.2, 4.1), (3.6, 9.5, 1.6), (5, 0.5), 320, "#ffd2a0")
    area_light((-3.4, 4.6, 4.2), (-3.4, 6, 1), (3, 2), 170, "#eef2ff")
    area_light((-1.0, 8.2, 4.1), (-1.0, 9.5, 1.5), (3, 0.4), 150, "#ffd2a0")


def lamps():
    """Pendants and the room's light."""
    h = HEIGHT
    K = workshop_finish("black")
    for x in (0.3, 1.9):
        tube("pc", [(x, -0.95, h), (x, -0.95, 2.28)], 0.004, K, smooth=False, res=1)
        lathe(
            "ps",
            [
                (0.02, 0.1),
                (0.03, 0.1),
                (0.05, 0.08),
                (0.17, -0.05),
                (0.172, -0.06),
                (0.165, -0.055),
                (0.045, 0.07),
                (0.02, 0.09),
            ],
            48,
            K,
            location=(x, -0.95, 2.22),
        )
        no_diffuse_light(cylinder("pb", 0.045, 0.05, (x, -0.95, 2.2), glow("bulb", "#ffdca6", 6), bevel=0.02))
        area_light((x, -0.95, 2.17), (x, -0.95, 0), (0.26, 0.26), 40, "#ffcf94", shape="DISK")
    no_diffuse_light(box("us", (1.4, 0.03, 0.012), (-2.2, -0.1, 1.695), 0, glow("us", "#ffd9a4", 4)))
    area_light((-2.2, -0.16, 1.69), (-2.2, -0.1, 0.9), (1.4, 0.06), 22, "#ffcf94")
    area_light((-0.2, -4.6, 2.7), (0.2, -0.5, 0.8), (4.5, 1.2), 150, "#ffe7cc").visible_glossy = False
    area_light((-3.0, -3.0, 1.8), (0, -0.8, 0.8), (0.8, 1.6), 26, "#cfe0ff").visible_glossy = False
    ambient_light((0.03, 0.03, 0.032), 1)


def waiting_room():
    """Builds the room, the workshop beyond and the lights; the scene adds the camera."""
    walls()
    window()
    workshop_beyond()
    counter()
    coffee_machine()
    cups_on_counter()
    cafe_shelf()
    plants()
    seats_and_table()
    lamps()
