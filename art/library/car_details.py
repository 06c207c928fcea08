"""Gaps, handles, lamps, grille, plate, mirrors, rails, wipers."""

import numpy as np
from math import pi
from mathutils import Vector

from library.car_paint import car_black, gap_black, gloss_black
from library.car_surface import VIEWS, groove, patch, ribbon
from library.materials import glow, material
from library.outlines import fillet, rounded_rectangle
from library.shapes import box, extrude, lettering, tube


def panel_gaps(E, body, paint_finish, trim_finish):
    """Shut lines and door handles."""
    gap = gap_black()
    g = 0.0055
    ln = lambda v, p, S=body, mir=True, w=g, sm=True: groove(
        "gap", S, v, p, w, gap, paint_finish, E, mirror=mir, smooth=sm
    )
    ln("side", [(0.66, 1.0), (0.78, 0.9), (0.8, 0.62), (0.74, 0.4), (0.7, 0.36)])
    ln("side", [(-0.47, 1.03), (-0.465, 0.7), (-0.47, 0.36)])
    ln("side", [(-1.3, 1.04), (-1.2, 0.95), (-1.04, 0.8), (-0.93, 0.62), (-0.885, 0.36)])
    ln("side", [(0.7, 0.362), (-0.885, 0.362)], w=0.006)
    ln("side", [(1.62, 0.8), (1.66, 0.66), (1.68, 0.5)])
    ln("side", [(-1.72, 0.64), (-1.9, 0.64), (-2.02, 0.66)])
    ln("top", [(0.8, 0.69), (1.15, 0.715), (1.5, 0.7), (1.78, 0.63)])
    ln(
        "front",
        [(-0.7, 0.775), (-0.6, 0.8), (-0.35, 0.822), (0, 0.83), (0.35, 0.822), (0.6, 0.8), (0.7, 0.775)],
        mir=False,
    )
    ln(
        "rear",
        [
            (-0.64, 0.98),
            (-0.66, 0.8),
            (-0.6, 0.62),
            (-0.3, 0.585),
            (0.3, 0.585),
            (0.6, 0.62),
            (0.66, 0.8),
            (0.64, 0.98),
        ],
        S=body,
        mir=False,
    )
    for hx, lift_height in ((-0.3, 0.865), (-1.02, 0.885)):
        h = body.hit(*VIEWS["side"](hx, lift_height))
        for s in (1, -1):
            box(
                "handle",
                (0.17, 0.02, 0.024),
                (h[0].x, s * (h[0].y + 0.014), h[0].z),
                0.009,
                trim_finish,
                E,
                segments=4,
            )
            box("recess", (0.12, 0.004, 0.04), (h[0].x, s * (h[0].y - 0.0005), h[0].z - 0.002), 0.0015, gap, E)


def car_front(E, body, lights):
    """Headlamps, grille, intakes."""
    gap = gap_black()
    hl = [
        (0.36, 0.7),
        (0.56, 0.735),
        (0.72, 0.765),
        (0.8, 0.775),
        (0.795, 0.735),
        (0.74, 0.675),
        (0.6, 0.655),
        (0.42, 0.668),
    ]
    patch(
        "hl",
        body,
        "front",
        fillet(hl, 0.02),
        material("lamphouse", "#050607", 0.22, specular=0.18),
        E,
        off=0.0022,
        step=0.02,
    )
    on = glow("drl", "#f4f8ff", 14 if lights else 0.6)
    lens = glow("lens", "#eaf2ff", 5 if lights else 0.4)
    drl = [(0.4, 0.682), (0.5, 0.672), (0.62, 0.672), (0.72, 0.69), (0.775, 0.742)]
    ribbon("drl", body, "front", drl, 0.011, on, E, off=0.0042)
    for yy in (0.52, 0.6, 0.68):
        points = [(yy + dx, 0.712 + 0.1 * (yy - 0.52) + dz) for dx, dz in rounded_rectangle(0.05, 0.022, 0.008)]
        patch(
            "lens",
            body,
            "front",
            points,
            lens if lights else material("lensoff", "#aab2ba", 0.05, 0.6),
            E,
            off=0.0038,
            step=0.012,
        )
    patch(
        "grille",
        body,
        "front",
        fillet([(-0.375, 0.7), (0.375, 0.7), (0.385, 0.672), (0.33, 0.655), (-0.33, 0.655), (-0.385, 0.672)], 0.012),
        gap,
        E,
        off=0.0018,
        mirror=False,
    )
    patch(
        "intake",
        body,
        "front",
        fillet([(-0.5, 0.545), (0.5, 0.545), (0.6, 0.36), (-0.6, 0.36)], 0.05),
        gap,
        E,
        off=0.0018,
        mirror=False,
    )
    for k in range(5):
        z = 0.385 + 0.034 * k
        ww = 0.575 - 0.018 * k
        ribbon(
            "slat",
            body,
            "front",
            [(-ww, z), (0, z), (ww, z)],
            0.012,
            material("slatm", "#121314", 0.42),
            E,
            off=0.006,
            mirror=False,
        )
    patch(
        "curtain",
        body,
        "front",
        fillet([(0.665, 0.6), (0.735, 0.61), (0.755, 0.42), (0.68, 0.4)], 0.02),
        gap,
        E,
        off=0.0018,
        step=0.015,
    )


def car_rear(E, body, lights):
    """Tail lamps, plate (it reads GARAGE), diffuser."""
    black = car_black()
    red = glow("tail", "#ff1505", 3.0 if lights else 0.5)
    rg = material("redglass", "#3a0504", 0.08, clearcoat=1)
    patch(
        "tl",
        body,
        "rear",
        fillet([(0.3, 0.93), (0.62, 0.955), (0.745, 0.94), (0.76, 0.86), (0.62, 0.85), (0.32, 0.875)], 0.02),
        rg,
        E,
        off=0.0022,
        step=0.02,
    )
    ribbon(
        "tlb",
        body,
        "rear",
        [(-0.7, 0.905), (-0.3, 0.912), (0, 0.915), (0.3, 0.912), (0.7, 0.905)],
        0.016,
        red,
        E,
        off=0.0042,
        mirror=False,
    )
    for q in (1, -1):
        ribbon(
            "tl2",
            body,
            "rear",
            [(q * 0.34, 0.886), (q * 0.5, 0.88), (q * 0.63, 0.866), (q * 0.715, 0.872), (q * 0.722, 0.925)],
            0.01,
            red,
            E,
            off=0.0044,
            mirror=False,
        )
    patch(
        "diff",
        body,
        "rear",
        fillet([(-0.62, 0.46), (0.62, 0.46), (0.7, 0.3), (-0.7, 0.3)], 0.05),
        black,
        E,
        off=0.003,
        mirror=False,
    )
    patch("refl", body, "rear", rounded_rectangle(0.16, 0.028, 0.01, 4, 0.6, 0.5), rg, E, off=0.003, step=0.012)
    patch(
        "plate",
        body,
        "rear",
        rounded_rectangle(0.32, 0.16, 0.012, 4, 0, 0.74),
        material("plate", "#e6e6e2", 0.4),
        E,
        off=0.004,
        mirror=False,
    )
    h = body.hit(*VIEWS["rear"](0, 0.74))
    lettering(
        "GARAGE",
        0.062,
        (h[0].x - 0.009, 0, 0.735),
        (pi / 2, 0, -pi / 2),
        material("plink", "#17356b", 0.5),
        E,
        0.0005,
    )


def car_trim(E, cabin_skin, trim_finish):
    """Cowl, rails, mirrors, fin, spoiler, wipers."""
    black = car_black()
    gloss = gloss_black()
    cw = []
    for yy in np.linspace(-0.5, 0.5, 13):
        for zz in (1.0,):
            q = cabin_skin.hit(*VIEWS["front"](float(yy), 1.012))
            if q:
                cw.append(tuple(q[0] + Vector((0.008, 0, -0.012))))
    if len(cw) > 4:
        tube("cowl", cw, 0.016, black, E)
    for q in (1, -1):
        R_ = []
        for xx in np.linspace(-1.45, -0.05, 9):
            h = cabin_skin.hit(*VIEWS["top"](float(xx), q * 0.545))
            if h:
                R_.append(tuple(h[0] + Vector((0, 0, 0.038))))
        if len(R_) > 4:
            R_[0] = (R_[0][0], R_[0][1], R_[0][2] - 0.036)
            R_[-1] = (R_[-1][0], R_[-1][1], R_[-1][2] - 0.036)
            tube("rail", R_, 0.013, black, E)
    for s in (1, -1):
        box(
            "mir",
            (0.125, 0.205, 0.125),
            (0.47, s * 0.945, 1.07),
            0.05,
            gloss,
            E,
            rotation=(0, 0, s * 0.22),
            segments=6,
        )
        box(
            "mirg",
            (0.008, 0.16, 0.09),
            (0.4045, s * 0.956, 1.072),
            0.003,
            material("mirrorglass", "#c0c4c8", 0.02, 1),
            E,
            rotation=(0, 0, s * 0.22),
        )
        tube("mst", [(0.5, s * 0.78, 0.995), (0.49, s * 0.84, 1.01), (0.47, s * 0.9, 1.03)], 0.026, black, E)
    fin = [(-1.6, 1.52), (-1.66, 1.565), (-1.72, 1.58), (-1.74, 1.575), (-1.74, 1.515)]
    extrude("fin", [(x, z) for x, z in fin], 0.022, trim_finish, E, rotation=(pi / 2, 0, 0), bevel=0.008)
    box("spoil", (0.22, 0.9, 0.03), (-1.745, 0, 1.448), 0.013, trim_finish, E, rotation=(0, -0.2, 0))
    box("brk3", (0.006, 0.3, 0.012), (-1.856, 0, 1.427), 0.002, material("redglass", "#3a0504", 0.08, clearcoat=1), E)
    for y0 in (0.05, 0.6):
        h = [cabin_skin.hit(*VIEWS["front"](y0 - t * 0.5, 1.035 + 0.03 * t)) for t in (0, 0.5, 1)]
        tube("wip", [tuple(p[0] + p[1] * 0.01) for p in h if p], 0.006, black, E)
