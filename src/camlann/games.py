"""The games there are, by name."""

from typing import Any

from camlann import avalon, shadows
from camlann.table.table import Rules

GAMES: dict[str, Rules[Any, Any, Any, Any]] = {avalon.NAME: avalon, shadows.NAME: shadows}
