"""The bench under the tool wall and what stands beside it."""

from library.bins_and_drums import waste_bin
from library.bottles import fluid_bottle, oil_jug
from library.cloth import rag
from library.materials import material
from library.oil_filter import oil_filter
from library.palette import workshop_finish
from library.shapes import box, cylinder, lathe, tube
from library.small_stock import can, cardboard_box, spray_can
from library.sockets_and_ratchets import simple_ratchet
from library.tire_storage import tire_stack
from library.trolley_and_bench import stool, tool_trolley, workbench
from library.wall_fittings import extinguisher, sign, wall_clock
from library.wrenches import flat_wrench

WALL_Y = 0.0


def bench_top():
    """The bench and what lies on it."""
    workbench((0, WALL_Y - 0.4, 0), 3.9)
    box("bk2", (3.9, 0.03, 0.1), (0, WALL_Y - 0.09, 0.98), 0.006, workshop_finish("wood"))
    for i in range(3):
        oil_jug((-1.72 + 0.205 * i, WALL_Y - 0.28, 0.93), 0.15 * (i - 1), grade=["0W-20", "5W-20", "5W-30"][i])
    for i in range(4):
        fluid_bottle((-1.02 + 0.115 * i, WALL_Y - 0.22, 0.93), 0.1)
    for i in range(4):
        oil_filter(
            (-1.0 + 0.11 * i, WALL_Y - 0.46, 0.93),
            color=[
                workshop_finish("accent"),
                workshop_finish("charcoal"),
                workshop_finish("accent"),
                workshop_finish("white"),
            ][i],
        )
    box("tb", (0.46, 0.24, 0.17), (-0.22, WALL_Y - 0.36, 1.015), 0.014, workshop_finish("accent"))
    box("tb2", (0.47, 0.25, 0.03), (-0.22, WALL_Y - 0.36, 1.115), 0.01, workshop_finish("charcoal"))
    tube(
        "tbh",
        [
            (-0.36, WALL_Y - 0.36, 1.13),
            (-0.34, WALL_Y - 0.36, 1.2),
            (-0.1, WALL_Y - 0.36, 1.2),
            (-0.08, WALL_Y - 0.36, 1.13),
        ],
        0.012,
        workshop_finish("steel"),
    )
    cardboard_box((0.28, 0.22, 0.18), (0.3, WALL_Y - 0.28, 0.93), rotation=0.12)
    cardboard_box((0.2, 0.18, 0.12), (0.31, WALL_Y - 0.28, 1.11), rotation=-0.1, color=workshop_finish("white"))
    can((0.55, WALL_Y - 0.35, 0.93))
    can((0.67, WALL_Y - 0.28, 0.93), 0.04, 0.1)
    spray_can((0.8, WALL_Y - 0.36, 0.93))
    spray_can((0.88, WALL_Y - 0.32, 0.93))


def vise_and_papers():
    """Vise, rag, papers, boxes below."""
    steel = workshop_finish("steel")
    vx = 1.42
    vx = 1.42
    cylinder("vb", 0.12, 0.04, (vx, WALL_Y - 0.5, 0.95), workshop_finish("charcoal"))
    box("v1", (0.13, 0.2, 0.12), (vx, WALL_Y - 0.47, 1.03), 0.02, material("vise", "#1d3a55", 0.35, clearcoat=0.4))
    box("v2", (0.13, 0.09, 0.12), (vx, WALL_Y - 0.66, 1.03), 0.015, material("vise", "#1d3a55", 0.35, clearcoat=0.4))
    for d in (-0.575, -0.615):
        box("vj", (0.16, 0.022, 0.05), (vx, WALL_Y + d, 1.1), 0.003, steel)
    cylinder("vs", 0.013, 0.16, (vx, WALL_Y - 0.76, 1.02), steel, axis="y")
    cylinder("vh", 0.0075, 0.22, (vx, WALL_Y - 0.83, 1.02), steel, rotation=(0, 0.9, 0))
    simple_ratchet((0.95, WALL_Y - 0.58, 0.955), (0, 0, 0.5))
    rag((0.02, WALL_Y - 0.6, 0.93), (0.26, 0.18))
    flat_wrench(0.24, 0.022, steel, None, (0.5, WALL_Y - 0.6, 0.937), (0, 0, 1.2))
    flat_wrench(0.2, 0.018, steel, None, (0.6, WALL_Y - 0.62, 0.936), (0, 0, 1.0))
    box(
        "cbd", (0.22, 0.3, 0.006), (1.05, WALL_Y - 0.32, 0.935), 0.003, workshop_finish("wood"), rotation=(0, 0, -0.2)
    )
    box(
        "cbp",
        (0.2, 0.27, 0.003),
        (1.05, WALL_Y - 0.325, 0.94),
        0.001,
        workshop_finish("white"),
        rotation=(0, 0, -0.2),
    )
    box("cbc", (0.08, 0.03, 0.012), (1.075, WALL_Y - 0.2, 0.945), 0.004, steel, rotation=(0, 0, -0.2))
    for i in range(6):
        cardboard_box(
            (0.34, 0.36, 0.24 + 0.08 * (i * 5 % 3)),
            (-1.6 + 0.6 * i, WALL_Y - 0.4, 0.265),
            rotation=0.06 * (i % 3 - 1),
            color=[
                None,
                material("bxk", "#2b2d31", 0.7),
                None,
                workshop_finish("accent"),
                None,
                material("bxb", "#1d3c5e", 0.6),
            ][i],
        )


def beside_the_bench():
    """Trolley, signs, stool, tires."""
    tool_trolley((2.28, WALL_Y - 0.95, 0), 0.0)
    extinguisher((-2.35, WALL_Y - 0.01, 0.75))
    sign((-2.35, WALL_Y - 0.01, 2.2), "blue")
    wall_clock((2.42, WALL_Y - 0.015, 2.35), r=0.21, time_shown=(8, 12))
    stool((-1.15, WALL_Y - 1.25, 0))
    waste_bin((-2.45, WALL_Y - 0.5, 0))
    tire_stack((-3.3, WALL_Y - 0.5, 0), 4, detail=True)
    cylinder("mug", 0.042, 0.095, (0.7, WALL_Y - 0.52, 0.978), workshop_finish("white"), bevel=0.006)
    lathe(
        "mugh",
        [(0.026, -0.006), (0.034, -0.006), (0.034, 0.006), (0.026, 0.006)],
        24,
        workshop_finish("white"),
        None,
        axis="y",
        location=(0.745, WALL_Y - 0.52, 0.978),
        close=True,
    )
