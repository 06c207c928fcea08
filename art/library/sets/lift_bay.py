"""The workshop with a silver car on the front lift, daylight tubes and warm bench light."""

from library.building_fittings import floor_drain
from library.ceiling_hoses import exhaust_hose, hose_reel
from library.diagnostic_cart import diagnostic_cart
from library.floor_equipment import oil_drainer, trolley_jack
from library.palette import workshop_finish
from library.sets.workshop import floor_lines, lift_bay_with_car, workshop
from library.shapes import tube
from library.studio import ambient_light, area_light
from library.trolley_and_bench import stool, tool_trolley


def lift_bay():
    """Builds the bay with its lights; the scene adds the camera."""
    workshop(door_strength=0.22)
    HZ = 1.22
    lift_bay_with_car(1.7, 0, HZ, "silver")
    lift_bay_with_car(6.6, 0.9, 0.55, "blue", lights=False)
    floor_lines((-0.35, 3.9, 4.35, 8.6))
    floor_drain((1.7, -2.9, 0), 2.6)
    tool_trolley((3.05, 2.9, 0), 0.35)
    tool_trolley((-0.1, 3.5, 0), -0.1, color=workshop_finish("charcoal"))
    oil_drainer((0.95, 1.2, 0), h=1.0)
    stool((3.6, 1.6, 0))
    trolley_jack((3.75, -1.7, 0), 2.75)
    diagnostic_cart((-0.45, 1.9, 0), 0.55)
    hose_reel((0.35, 0.6, 4.2), 1.9, sway=0.05)
    hose_reel((4.1, 1.9, 4.2), 2.0, sway=-0.06)
    exhaust_hose((5.0, 2.4, 4.2), 2.2)
    tube(
        "fh",
        [
            (4.2, -0.2, 0.012),
            (3.6, -1.0, 0.012),
            (3.0, -0.7, 0.012),
            (2.9, 0.3, 0.012),
            (3.6, 0.9, 0.012),
            (4.0, 1.9, 0.05),
            (4.04, 1.9, 0.6),
            (4.04, 1.9, 1.6),
        ],
        0.011,
        workshop_finish("rubber"),
    )
    area_light((1.5, -1.7, 4.2), (1.7, 0.2, 1.3), (4.2, 2.4), 400, "#fff6ea")
    area_light((-2.6, -3.2, 3.0), (1.2, -0.4, 1.5), (0.5, 3.0), 95, "#dfe9ff")
    area_light((6.6, 0.2, 4.2), (6.6, 0.8, 0.8), (3.4, 2.0), 170, "#ffe7cc")
    area_light((5.6, -4.2, 2.4), (2.2, -0.6, 1.3), (1.0, 2.4), 210, "#ffdfbf")
    area_light((4.1, 3.6, 4.1), (4.1, 5.0, 1.6), (4.0, 0.5), 150, "#ffcf9a")
    area_light((1.2, 4.0, 4.1), (1.3, 5.0, 1.5), (1.6, 0.4), 40, "#ffd2a0")
    area_light((7.6, 3.8, 4.1), (7.6, 5, 1.4), (2, 0.4), 60, "#ffd2a0")
    area_light((-2.0, 4.7, 2.0), (-1.5, 1, 0), (3.0, 1.0), 22, "#9cc0f0")
    ambient_light((0.022, 0.025, 0.03), 1)
