"""Colours are written as sRGB hex and turned into the linear values that Cycles wants."""


def linear_rgb(color):
    """'#rrggbb' to linear (red, green, blue), each 0 to 1."""
    values = [int(color.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
