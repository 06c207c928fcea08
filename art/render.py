"""Renders one scene inside Blender: blender -b -P art/render.py -- <scene> <preview|final> <file.png>

A scene may set SIZE = (width, height) in pixels, SAMPLES and GRADE = {"bloom": .., "vignette": .., "grain": ..}.
"""

import os
import runpy
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

from library.photograph import photograph  # noqa: E402  (needs the path above)

name, mode, target = sys.argv[sys.argv.index("--") + 1 :]
scene = runpy.run_path(str(ART / "scenes" / f"{name}.py"))
width, height = scene.get("SIZE", (1600, 1000))
samples = scene.get("SAMPLES", 80)
if mode == "preview":
    scale = float(os.environ.get("SCALE", 0.4))
    width, height, samples = int(width * scale), int(height * scale), int(os.environ.get("SAMPLES", 20))
photograph(target, width, height, samples, **scene.get("GRADE", {}))
