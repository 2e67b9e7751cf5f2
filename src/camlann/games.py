"""The games there are, by name."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from camlann import avalon, shadows
from camlann.avalon.tables import tables as avalon_tables
from camlann.shadows.tables import tables as shadows_tables
from camlann.table.needed import Needed
from camlann.table.table import Rules

GAMES: dict[str, Rules[Any, Any, Any, Any]] = {avalon.NAME: avalon, shadows.NAME: shadows}

NEEDED: dict[str, tuple[Needed, ...]] = {avalon.NAME: avalon.NEEDED, shadows.NAME: shadows.NEEDED}
"""What every deal throws, for verifiers that do not have the rules."""

TABLES: dict[str, Callable[[], Struct]] = {avalon.NAME: avalon_tables, shadows.NAME: shadows_tables}
"""The rule tables that a browser draws with."""
