"""The workshop as it is in every picture: doors, bench wall, shelves, racks."""

from math import pi

from library.bins_and_drums import oil_drum, waste_bin
from library.bottles import fluid_bottle, oil_jug
from library.building_fittings import air_duct, wall_outlet
from library.car import car
from library.compressor import compressor
from library.floor_equipment import broom
from library.lift import two_post_lift
from library.materials import glow, material
from library.palette import workshop_finish
from library.pegboard import pegboard
from library.rooms import workshop_room
from library.sectional_door import sectional_door
from library.shapes import box, cylinder, new_group
from library.small_stock import can, cardboard_box, spray_can
from library.stock_shelf import stock_shelf
from library.studio import area_light, no_diffuse_light
from library.tire_storage import tire_rack, tire_stack
from library.trolley_and_bench import workbench
from library.wall_fittings import electric_panel, extinguisher, hose_coil, sign, wall_calendar, wall_clock


def lift_bay_with_car(x, y, lift_height, color, lights=True, rotation=-pi / 2, span=3.1, beam=True, H=3.75, **k):
    """A lift at (x, y) with a car `lift_height` metres up."""
    g = new_group("bay", (x, y, 0), (0, 0, rotation))
    if color:
        car(color, location=(0, 0, lift_height), detail=False, parent=g, lights=lights, **k)
    two_post_lift((-0.05, 0, 0), h=lift_height + 0.165, span=span, parent=g, beam=beam, H=H)
    return g


def work_wall(x, y, w=3.4):
    """Bench, pegboard and what lies there, back against the wall at `y`."""
    pegboard((x, y - 0.03, 2.02), min(w - 0.2, 2.9), 1.15)
    workbench((x, y - 0.38, 0), w)
    for i in range(3):
        oil_jug((x - w / 2 + 0.22 + 0.21 * i, y - 0.3, 0.93), 0.2 * (i - 1))
    for i in range(4):
        fluid_bottle((x - 0.35 + 0.12 * i, y - 0.25, 0.93), 0.1)
    box("vice", (0.14, 0.22, 0.1), (x + w / 2 - 0.35, y - 0.55, 1.0), 0.02, workshop_finish("charcoal"))
    box("vj", (0.17, 0.04, 0.07), (x + w / 2 - 0.35, y - 0.67, 1.06), 0.006, workshop_finish("dark steel"))
    box("vj", (0.17, 0.04, 0.07), (x + w / 2 - 0.35, y - 0.58, 1.06), 0.006, workshop_finish("dark steel"))
    cylinder("vs", 0.012, 0.22, (x + w / 2 - 0.35, y - 0.78, 1.02), workshop_finish("steel"), axis="y")
    cylinder("vh", 0.007, 0.2, (x + w / 2 - 0.35, y - 0.87, 1.02), workshop_finish("steel"), axis="x")
    cardboard_box((0.26, 0.2, 0.17), (x + 0.45, y - 0.3, 0.93), rotation=0.1)
    can((x + 0.72, y - 0.35, 0.93))
    can((x + 0.83, y - 0.28, 0.93), 0.04, 0.1)
    spray_can((x + 0.93, y - 0.36, 0.93))
    for i in range(5):
        cardboard_box(
            (0.3, 0.34, 0.22 + 0.07 * (i % 2)),
            (x - w / 2 + 0.35 + 0.52 * i, y - 0.38, 0.265),
            rotation=0.05 * (i - 2),
            color=[None, material("bxk", "#2b2d31", 0.7), None, workshop_finish("accent"), None][i],
        )
    no_diffuse_light(box("tl", (w * 0.7, 0.05, 0.03), (x, y - 0.25, 2.76), 0.008, glow("task", "#ffe2b8", 4.0)))
    box("tlh", (w * 0.7 + 0.04, 0.1, 0.03), (x, y - 0.25, 2.79), 0.006, workshop_finish("charcoal"))
    for q in (-1, 1):
        box("tlb", (0.03, 0.26, 0.02), (x + q * w * 0.3, y - 0.13, 2.8), 0.004, workshop_finish("charcoal"))
    area_light((x, y - 0.32, 2.72), (x, y - 0.05, 1.2), (w * 0.7, 0.06), 26, "#ffd29a")


def workshop(
    door_strength=0.5, led=7, door_color="#8fb2dd", tubes=((-4.4, -0.6, 3.2, 7.0), (-3.4, -0.4, 2.6)), h=4.7
):
    """The room with doors, bench wall, shelves, racks and compressor."""
    workshop_room(-7.0, 9.6, -9.5, 5.0, h, tubes=tubes, led=led)
    air_duct(-7, 9.6, 4.35, 4.05, 0.21)
    glow("sky", door_color, door_strength)
    sectional_door((-2.0, 4.92, 0), 3.4, 3.2, strength=door_strength)
    for x, direction in ((-5.6, 3), (7.5, 8)):
        stock_shelf((x, 4.72, 0), 1.9, 2.1, 0.5, 5, seed=direction)
    work_wall(4.1, 5.0, 3.4)
    wall_clock((0.75, 4.985, 2.55))
    extinguisher((0.55, 4.985, 0.75))
    sign((0.98, 4.985, 1.8), "warn")
    sign((1.36, 4.985, 1.8), "blue")
    sign((-2.0, 4.985, 3.72), "exit", w=0.26)
    electric_panel((1.6, 4.98, 1.2))
    wall_outlet(2.15, 5.0, 1.32, drop=3.25)
    wall_outlet(6.2, 5.0, 1.32, drop=3.25)
    hose_coil((6.25, 4.985, 2.1))
    compressor((1.55, 4.45, 0))
    waste_bin((6.25, 4.5, 0))
    oil_drum((-4.2, 4.55, 0))
    oil_drum((-4.15, 3.85, 0), color=workshop_finish("accent"), lab="")
    broom((0.22, 4.93, 0), (-0.1, 0.03, 0.1))
    tire_stack((-6.4, 3.0, 0), 4)
    tire_stack((-6.35, 2.2, 0), 3, seed=5)
    tire_rack((9.25, 1.0, 0), L=4.2, rows=3, seed=4)
    sign((5.95, 4.985, 3.0), "text")
    wall_calendar((6.95 - 0.1, 4.985, 2.55))


def floor_lines(xs, y0=-3.6, y1=3.2):
    """Yellow lines on the floor."""
    for x in xs:
        box(
            "ln",
            (0.09, y1 - y0, 0.002),
            (x, (y0 + y1) / 2, 0.001),
            0,
            material("mark", "#c9a20f", 0.5, variation=0.25, variation_scale=5),
        )
