"""Where the printed labels lie (made by art/labels/print.sh)."""

from pathlib import Path

LABELS = str(Path(__file__).resolve().parents[1] / "labels" / "printed") + "/"
