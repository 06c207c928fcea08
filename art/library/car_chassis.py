"""What is below: underside, exhaust, wheels."""

from library.brake_corner import brake_corner
from library.car_body import FRONT_AXLE, REAR_AXLE, WHEEL_RADIUS
from library.car_paint import car_black
from library.materials import material
from library.shapes import box, cylinder, tube
from library.wheel import wheel


def car_underside(E):
    """A plain underside with exhaust; never shown open."""
    um = material("under", "#1b1c1e", 0.6, bump=0.1, bump_scale=30)
    st = material("exh", "#7a7672", 0.38, 0.9, variation=0.15, variation_scale=6)
    box("und", (3.1, 1.0, 0.03), (-0.05, 0, 0.2), 0.01, um, E)
    box("sub1", (0.35, 1.1, 0.1), (1.3, 0, 0.2), 0.03, um, E)
    box("sub2", (0.28, 1.1, 0.09), (-1.34, 0, 0.22), 0.03, um, E)
    box("tunnel", (1.9, 0.22, 0.05), (-0.1, 0.0, 0.19), 0.02, material("heat", "#8a8b8c", 0.4, 0.9), E)
    tube(
        "ex",
        [
            (1.1, 0.1, 0.17),
            (0.8, 0, 0.165),
            (0.2, 0, 0.165),
            (-0.7, 0, 0.165),
            (-1.0, 0.12, 0.19),
            (-1.45, 0.25, 0.26),
        ],
        0.03,
        st,
        E,
    )
    cylinder("cat", 0.062, 0.34, (0.45, 0, 0.165), st, E, axis="x", bevel=0.03)
    cylinder("muf", 0.075, 0.52, (-1.6, 0.15, 0.275), um, E, axis="y", bevel=0.03)
    tube("tip", [(-1.6, 0.4, 0.27), (-1.9, 0.47, 0.24), (-2.04, 0.48, 0.245)], 0.032, st, E)
    for s in (1, -1):
        tube("arm", [(1.45, s * 0.35, 0.2), (1.32, s * 0.7, 0.24)], 0.03, um, E)
        tube("arm2", [(-1.0, s * 0.35, 0.22), (-1.32, s * 0.7, 0.26)], 0.03, um, E)
        box("sillp", (1.6, 0.1, 0.05), (0, s * 0.74, 0.19), 0.015, um, E)
    box("tank", (0.5, 0.9, 0.09), (-0.95, -0.0, 0.205), 0.04, material("tankm", "#202226", 0.5), E)


def car_wheels(E, detail, steer, bare):
    """Four wheels, or a bare brake at one corner."""
    black = car_black()
    k = 0
    for ax, s in ((FRONT_AXLE, 1), (FRONT_AXLE, -1), (REAR_AXLE, 1), (REAR_AXLE, -1)):
        k += 1
        if bare == (ax > 0, s):
            brake_corner((ax, s * 0.765, WHEEL_RADIUS), s, E)
            continue
        w = wheel((ax, s * 0.762, WHEEL_RADIUS), s, E, rotation=0.3 * k, detail=detail)
        if ax == FRONT_AXLE and steer:
            w.rotation_euler.z += steer
        cylinder("well", 0.05, 0.15, (ax, s * 0.62, WHEEL_RADIUS), black, E, axis="y")
