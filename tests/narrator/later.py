"""Clips that are still to be rendered, by language: `scripts/narration-clips --later` notes them."""

import json
from pathlib import Path

LATER: dict[str, list[str]] = json.loads((Path(__file__).parent / "later.json").read_text(encoding="utf-8"))
MISSING = {(language, name) for language, names in LATER.items() for name in names}
