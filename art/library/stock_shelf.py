"""The steel shelf with its stock."""

import random

from library.bottles import oil_jug
from library.materials import material
from library.palette import galvanized, workshop_finish
from library.shapes import box, new_group
from library.small_stock import can, cardboard_box, spray_can


def stock_shelf(location, w=1.6, h=2.0, d=0.45, levels=5, parent=None, rotation=0, seed=1, z0=0.12):
    """A steel shelf filled with boxes, jugs and cans."""
    group = new_group("shf", location, (0, 0, rotation), parent)
    rng = random.Random(seed)
    random.seed(seed)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("u", (0.04, 0.04, h), (sx * w / 2, sy * d / 2, h / 2), 0.003, workshop_finish("charcoal"), group)
    for i in range(levels):
        z = z0 + (h - z0 - 0.04) * i / (levels - 1)
        box("b", (w, d, 0.035), (0, 0, z), 0.003, galvanized(), group)
        if i == levels - 1 and h > 1.9:
            gap = 0.4
        else:
            gap = (h - z0) / (levels - 1) - 0.06
        x = -w / 2 + 0.06
        kind = rng.choice(["box", "mix", "jug", "bin"])
        if i == 0:
            kind = "big"
        while x < w / 2 - 0.1:
            k = kind if rng.random() < 0.75 else rng.choice(["box", "can", "box2", "bin"])
            if k in ("box", "box2", "big", "mix"):
                bw = rng.uniform(0.16, 0.3)
                bh = min(gap, rng.uniform(0.12, 0.26) if k != "big" else rng.uniform(0.22, 0.34))
                if x + bw > w / 2 - 0.03:
                    break
                c = rng.choice(
                    [
                        None,
                        None,
                        workshop_finish("white"),
                        material("bxk", "#2b2d31", 0.7),
                        workshop_finish("accent"),
                        material("bxb", "#1d3c5e", 0.6),
                    ]
                )
                cardboard_box(
                    (bw, d * 0.72, bh),
                    (x + bw / 2, rng.uniform(-0.05, 0.0), z + 0.018),
                    group,
                    rng.uniform(-0.05, 0.05),
                    c,
                )
                if rng.random() < 0.4 and bh + 0.12 < gap:
                    cardboard_box(
                        (bw * 0.8, d * 0.6, 0.11),
                        (x + bw / 2, -0.02, z + 0.018 + bh),
                        group,
                        rng.uniform(-0.12, 0.12),
                    )
                x += bw + rng.uniform(0.01, 0.05)
            elif k == "jug" and gap > 0.33:
                if x + 0.2 > w / 2:
                    break
                oil_jug(
                    (x + 0.095, -d / 2 + 0.12, z + 0.018),
                    rng.uniform(-0.15, 0.15),
                    group,
                    grade=rng.choice(["5W-30", "0W-20", "5W-20"]),
                )
                x += 0.205
            elif k == "bin":
                if x + 0.2 > w / 2:
                    break
                q = new_group("pb", (x + 0.09, -0.04, z + 0.018), (0, 0, 0), group)
                c = rng.choice(
                    [workshop_finish("accent"), workshop_finish("accent"), material("bxk", "#2b2d31", 0.7)]
                )
                box("b1", (0.17, d * 0.7, 0.09), (0, 0, 0.045), 0.006, c, q)
                box("b2", (0.17, d * 0.4, 0.15), (0, d * 0.13, 0.075), 0.006, c, q)
                box("lb", (0.08, 0.002, 0.035), (0, -d * 0.35 - 0.001, 0.05), 0.001, workshop_finish("white"), q)
                x += 0.19
            else:
                n = rng.randint(2, 4)
                if x + n * 0.09 > w / 2 - 0.04:
                    break
                for j in range(n):
                    (
                        can(
                            (x + 0.05, -0.06, z + 0.018),
                            0.043,
                            rng.choice([0.1, 0.13]),
                            group,
                            color=rng.choice(
                                [workshop_finish("steel"), workshop_finish("charcoal"), workshop_finish("white")]
                            ),
                        )
                        if rng.random() < 0.5
                        else spray_can((x + 0.05, -0.07, z + 0.018), group)
                    )
                    x += 0.095
                x += 0.02
    return group
