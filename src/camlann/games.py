"""The games there are, by name."""

from typing import Any

from camlann import avalon, shadows
from camlann.table.needed import Needed
from camlann.table.table import Rules

GAMES: dict[str, Rules[Any, Any, Any, Any]] = {avalon.NAME: avalon, shadows.NAME: shadows}

NEEDED: dict[str, tuple[Needed, ...]] = {avalon.NAME: avalon.NEEDED, shadows.NAME: shadows.NEEDED}
"""What every deal throws, for verifiers that do not have the rules."""
