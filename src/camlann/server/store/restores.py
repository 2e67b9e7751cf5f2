"""Restores: when this store was made again from a backup, and of which moment it is.

A device that saw this server before the restore may have seen moves that are gone. It compares the time of
the last restore with the one it was told before.
"""

from typing import Protocol

from msgspec import Struct


class Restore(Struct, frozen=True):
    """Both are milliseconds since 1970; 0: this store was never restored."""

    restored_at: int = 0
    """When the backup was restored. It tells two restores apart."""
    restored_to: int = 0
    """When the backup was made: nothing that happened later is left."""


class RestoreStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def last_restore(self) -> Restore: ...
