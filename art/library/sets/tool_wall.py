"""The tool wall over the long bench, with its task light."""

import bpy
from math import pi

from library.drivers_and_hammers import hammer, screwdriver
from library.materials import glow, material
from library.palette import warning_yellow, workshop_finish
from library.pegboard import pegboard
from library.rooms import workshop_room
from library.sets.tool_bench import WALL_Y, bench_top, beside_the_bench, vise_and_papers
from library.shapes import FACING_FRONT, box, cylinder, extrude, lathe, new_group, tube
from library.studio import ambient_light, area_light, no_diffuse_light
from library.wall_fittings import hose_coil
from library.wrenches import flat_wrench


def bare_pegboard():
    """The board without its usual tools."""
    workshop_room(-5, 5, -6, WALL_Y, 4.2, tubes=((), ()), joists=False)
    pb = pegboard((0, WALL_Y - 0.03, 1.95), 3.6, 1.3)
    for o in list(pb.children_recursive):
        if o.name.split(".")[0] not in ("pb", "fr"):
            bpy.data.objects.remove(o)


def wrenches_and_drivers():
    """Graded wrenches, screwdrivers, hammers."""
    yy = WALL_Y - 0.062
    steel = workshop_finish("steel")
    for i in range(11):
        flat_wrench(
            0.36 - 0.019 * i,
            0.031 - 0.0014 * i,
            steel,
            None,
            (-1.66 + 0.072 * i, yy, 2.28 + 0.0095 * i),
            FACING_FRONT,
        )
    for i in range(9):
        flat_wrench(
            0.25 - 0.012 * i,
            0.026 - 0.0012 * i,
            workshop_finish("dark steel"),
            None,
            (-1.64 + 0.062 * i, yy, 1.8 + 0.006 * i),
            FACING_FRONT,
        )
    for i in range(8):
        screwdriver(
            0.31 - 0.018 * i,
            [workshop_finish("accent"), workshop_finish("black"), warning_yellow()][i % 3],
            None,
            (-0.72 + 0.07 * i, yy - 0.006, 2.5),
            (pi, 0, 0),
        )
    for i, x in enumerate((-0.05, 0.12, 0.29)):
        hammer(None, (x, yy, 2.28 - 0.02 * i))


def pliers(x, z, finish, L=1):
    """A pair of pliers."""
    yy = WALL_Y - 0.062
    group = new_group("pl", (x, yy, z))
    for s in (1, -1):
        tube(
            "p",
            [(s * 0.004, 0, 0.1 * L), (s * 0.012, 0, 0.05 * L), (s * 0.006, 0, 0.0), (s * -0.01, 0, -0.04 * L)],
            0.008,
            workshop_finish("dark steel"),
            group,
        )
        tube(
            "h",
            [(s * 0.01, 0, -0.02 * L), (s * 0.03, 0, -0.08 * L), (s * 0.022, 0, -0.19 * L)],
            0.0105,
            finish,
            group,
        )
    cylinder("pv", 0.016, 0.018, (0, -0.002, 0), workshop_finish("steel"), group, axis="y")


def pliers_and_sockets():
    """Pliers, socket rails, ratchets, keys, clamps."""
    yy = WALL_Y - 0.062
    steel = workshop_finish("steel")
    for i in range(6):
        pliers(
            0.52 + 0.125 * i,
            2.36,
            [workshop_finish("accent"), material("plb", "#16324f", 0.45), workshop_finish("black")][i % 3],
            1.05 - 0.04 * (i % 3),
        )
    for i in range(14):
        lathe(
            "so",
            [
                (0.01 + 0.0008 * i, 0.0),
                (0.01 + 0.0008 * i, 0.034),
                (0.017 + 0.0011 * i, 0.034),
                (0.018 + 0.0011 * i, 0.03),
                (0.018 + 0.0011 * i, 0.0),
            ],
            24,
            steel,
            None,
            axis="y",
            location=(-0.98 + 0.056 * i, yy - 0.02, 1.895),
        )
    box("rl", (0.86, 0.012, 0.018), (-0.6, WALL_Y - 0.05, 1.86), 0.003, workshop_finish("black"))
    for i in range(14):
        lathe(
            "so2",
            [
                (0.008 + 0.0007 * i, 0.0),
                (0.008 + 0.0007 * i, 0.06),
                (0.013 + 0.001 * i, 0.06),
                (0.014 + 0.001 * i, 0.056),
                (0.014 + 0.001 * i, 0.0),
            ],
            24,
            workshop_finish("dark steel"),
            None,
            axis="y",
            location=(-0.98 + 0.056 * i, yy - 0.045, 1.712),
        )
    box("rl", (0.86, 0.012, 0.018), (-0.6, WALL_Y - 0.05, 1.685), 0.003, workshop_finish("accent"))
    for i, (z, L) in enumerate(((1.99, 0.46), (1.86, 0.4), (1.74, 0.34))):
        x0 = 0.14
        cylinder("rh", 0.024, 0.028, (x0, yy - 0.01, z), steel, axis="y", bevel=0.006)
        tube("rb", [(x0, yy - 0.01, z), (x0 + L * 0.55, yy - 0.01, z)], 0.009, steel, smooth=False)
        tube(
            "rg",
            [(x0 + L * 0.5, yy - 0.01, z), (x0 + L, yy - 0.01, z)],
            0.0155,
            [workshop_finish("black"), workshop_finish("accent"), workshop_finish("black")][i],
            smooth=False,
        )
    for i in range(8):
        z = 2.06 - 0.0 * i
        x = 0.8 + 0.045 * i
        tube(
            "hx",
            [(x + 0.02 + 0.002 * i, yy, z), (x, yy, z), (x, yy, z - 0.2 + 0.016 * i)],
            0.0042,
            workshop_finish("black"),
            smooth=False,
        )
    for i in range(3):
        lathe(
            "tp",
            [(0.035, -0.012), (0.055, -0.012), (0.055, 0.012), (0.035, 0.012)],
            40,
            [material("tape1", "#101112", 0.4), workshop_finish("accent"), warning_yellow()][i],
            None,
            axis="y",
            location=(1.28 + 0.14 * i, yy, 2.0),
            close=True,
        )
    for i in range(3):
        x = 0.84 + 0.17 * i
        q = new_group("cl", (x, yy, 1.66))
        tube(
            "c",
            [(0, 0, 0.1), (0.07, 0, 0.1), (0.07, 0, -0.1), (0, 0, -0.1)],
            0.01,
            workshop_finish("accent"),
            q,
            smooth=False,
        )
        cylinder("s", 0.006, 0.17, (-0.005, 0, -0.05), steel, q)
        cylinder("pd", 0.013, 0.012, (-0.005, 0, 0.035), steel, q)
        cylinder("t", 0.004, 0.07, (-0.005, 0, -0.135), steel, q, axis="x")
    hose_coil((1.5, WALL_Y - 0.05, 1.7), r=0.12, n=4, finish=workshop_finish("accent"), t=0.008)


def saws_funnels_and_lamp():
    """What fills the rest of the board."""
    yy = WALL_Y - 0.062
    steel = workshop_finish("steel")
    for i in range(4):
        flat_wrench(0.4 - 0.05 * i, 0.04 - 0.004 * i, steel, None, (-1.6 + 0.13 * i, yy, 1.53), (pi / 2, 0, 0))
    for i in range(7):
        x = -0.98 + 0.085 * i
        tube("th", [(x, yy, 2.2), (x, yy, 2.02)], 0.006, steel, smooth=False)
        tube(
            "tg",
            [(x - 0.032, yy, 2.205), (x + 0.032, yy, 2.205)],
            0.0125,
            [workshop_finish("black"), workshop_finish("accent")][i % 2],
            smooth=False,
        )
    for i in range(5):
        lathe(
            "fw",
            [
                (0.04 + 0.006 * i, -0.012),
                (0.047 + 0.006 * i, -0.012),
                (0.047 + 0.006 * i, 0.012),
                (0.04 + 0.006 * i, 0.012),
            ],
            40,
            workshop_finish("dark steel"),
            None,
            axis="y",
            location=(0.6 + 0.0 * i + 0.125 * i, yy, 2.16 - 0.015 * i) if i < 2 else (0.0, yy, -5),
            close=True,
        )
    q = new_group("lv", (-0.52, yy, 1.5))
    box("l", (0.92, 0.035, 0.055), (0, 0, 0), 0.006, warning_yellow(), q)
    box("v", (0.07, 0.037, 0.03), (0, 0, 0.004), 0.004, material("vial", "#8fd14a", 0.2, clearcoat=0.6), q)
    box("v2", (0.05, 0.037, 0.05), (0.32, 0, 0), 0.004, workshop_finish("black"), q)
    q = new_group("saw", (0.33, yy, 1.54))
    extrude(
        "bl",
        [(-0.2, -0.02), (0.3, 0.0), (0.3, 0.035), (-0.2, 0.085)],
        0.003,
        steel,
        q,
        rotation=FACING_FRONT,
        bevel=0,
    )
    tube(
        "hd",
        [(-0.2, 0, 0.1), (-0.32, 0, 0.09), (-0.34, 0, 0.0), (-0.28, 0, -0.05), (-0.2, 0, -0.03)],
        0.017,
        workshop_finish("wood"),
        q,
    )
    tube("hd2", [(-0.2, 0, 0.1), (-0.2, 0, -0.03)], 0.017, workshop_finish("wood"), q, smooth=False)
    for i in range(2):
        lathe(
            "fn",
            [
                (0.008, -0.1),
                (0.012, -0.1),
                (0.016, -0.02),
                (0.07 - 0.012 * i, 0.06),
                (0.072 - 0.012 * i, 0.075),
                (0.066 - 0.012 * i, 0.075),
                (0.013, -0.01),
            ],
            40,
            [workshop_finish("accent"), workshop_finish("black")][i],
            None,
            location=(0.5 + 0.15 * i - 0.38, yy - 0.05, 2.18),
        )
    lx = 1.56
    box("il", (0.055, 0.04, 0.3), (lx, yy - 0.015, 2.24), 0.014, workshop_finish("accent"))
    no_diffuse_light(box("ile", (0.034, 0.006, 0.22), (lx, yy - 0.037, 2.27), 0.006, glow("ilamp", "#fff2d8", 7)))
    tube("ih", [(lx, yy, 2.4), (lx, yy - 0.02, 2.46), (lx + 0.02, yy, 2.48)], 0.006, steel)
    tube(
        "ic",
        [
            (lx, yy, 2.09),
            (lx + 0.01, yy, 1.95),
            (lx + 0.14, yy - 0.02, 1.75),
            (lx + 0.22, yy, 1.35),
            (lx + 0.25, yy, 1.0),
        ],
        0.007,
        workshop_finish("black"),
    )
    area_light((lx - 0.05, yy - 0.1, 2.25), (lx - 0.6, WALL_Y, 1.9), (0.05, 0.24), 3.0, "#fff2d8")


def lights():
    """The task light and the room's light."""
    no_diffuse_light(box("tl", (2.9, 0.05, 0.03), (0, WALL_Y - 0.3, 2.86), 0.008, glow("task", "#ffe2b8", 5.0)))
    box("tlh", (3.0, 0.12, 0.04), (0, WALL_Y - 0.3, 2.895), 0.008, workshop_finish("charcoal"))
    for q in (-1, 1):
        tube(
            "ch",
            [(q * 1.3, WALL_Y - 0.3, 2.9), (q * 1.3, WALL_Y - 0.3, 4.2)],
            0.004,
            workshop_finish("black"),
            smooth=False,
            res=1,
        )
    area_light((0, WALL_Y - 0.42, 2.83), (0, WALL_Y - 0.03, 1.5), (2.9, 0.1), 125, "#ffd7a4")
    area_light((0, WALL_Y - 0.62, 2.83), (0, WALL_Y - 0.6, 0.9), (2.8, 0.14), 44, "#ffdcb0")
    area_light((-3.6, -3.0, 2.6), (-0.5, WALL_Y, 1.2), (0.6, 1.8), 60, "#a9c6ff")
    area_light((3.4, -3.4, 2.2), (1.6, WALL_Y, 1.0), (0.8, 1.6), 40, "#ffe3c4")
    area_light((0, -4.2, 3.6), (0, WALL_Y, 1.2), (4, 0.8), 80, "#f4efe8").visible_glossy = False
    ambient_light((0.014, 0.016, 0.02), 1)


def tool_wall():
    """Builds the wall and its lights; the scene adds the camera."""
    bare_pegboard()
    wrenches_and_drivers()
    pliers_and_sockets()
    saws_funnels_and_lamp()
    bench_top()
    vise_and_papers()
    beside_the_bench()
    lights()
