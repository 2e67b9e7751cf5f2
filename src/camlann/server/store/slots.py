"""Slots: every table falls into one of a fixed number of slots, and a keeper owns whole slots.

So a keeper asks the store for its own slots, and nothing that every keeper does grows with the number of
all tables. There are many more slots than keepers: with 134 keepers each owns 122 on average, and the
fullest about a quarter more.
"""

from camlann.server.store.table_names import TableId

SLOTS = 16_384
"""Stands in the migrations too: an index holds the slot of each wake-up."""


def slot_of(table: TableId) -> int:
    """The lowest bits of a table's id, which are random."""
    return table & (SLOTS - 1)
