"""Tables, by what they are called inside and outside."""

from typing import NewType

from msgspec import Struct

TableId = NewType("TableId", int)
"""A table, inside: 64 bits, in order of time. Outside it has a name nobody can guess."""


class Place(Struct, frozen=True):
    """A table by its inner number and its outer name."""

    id: TableId
    name: str
