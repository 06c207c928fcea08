"""The workshop's own finishes: charcoal, one safety orange, steel, rubber, wood."""

from library.materials import material

ORANGE = "#d23f08"

FINISHES = {
    "wall": dict(color="#3d3f43", roughness=0.75, variation=0.08, variation_scale=0.8, bump=0.06, bump_scale=60),
    "side wall": dict(color="#46484b", roughness=0.7, variation=0.06, variation_scale=0.7, bump=0.05, bump_scale=80),
    "charcoal": dict(color="#1c1d1f", roughness=0.45, bump=0.03, bump_scale=200),
    "accent": dict(color=ORANGE, roughness=0.45, clearcoat=0.2, clearcoat_roughness=0.25, bump=0.02, bump_scale=250),
    "black": dict(color="#0d0e0f", roughness=0.5),
    "rubber": dict(color="#141516", roughness=0.8),
    "steel": dict(color="#a3a6a9", roughness=0.28, metallic=1, roughness_variation=0.08, variation_scale=6),
    "dark steel": dict(color="#4a4d50", roughness=0.42, metallic=1),
    "wood": dict(color="#7a4f2c", roughness=0.55, variation=0.2, variation_scale=5, bump=0.1, bump_scale=40),
    "white": dict(color="#d4d3cf", roughness=0.5),
}


def workshop_finish(name):
    """One of FINISHES; a scene may define a material of that name first to replace it."""
    return material(name, **FINISHES[name])


def signal_red():
    """Fire extinguisher red."""
    return material("signal red", "#a80f0a", 0.3, clearcoat=0.6, clearcoat_roughness=0.08)


def warning_yellow():
    """Yellow of warning signs."""
    return material("warning yellow", "#d9a409", 0.5)


def cardboard():
    """Brown cardboard."""
    return material("cardboard", "#8f6d47", 0.85, variation=0.12, variation_scale=6, bump=0.08, bump_scale=80)


def galvanized():
    """Zinc-coated steel."""
    return material("galvanized", "#8d9194", 0.45, 0.8, variation=0.12, variation_scale=9)
