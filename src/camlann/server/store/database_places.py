"""Database places: several PostgreSQL databases become one store, in the order in which they are given.

Each database remembers its installation and its place. So a database of another server, a missing one or a
wrong order is refused before anything is read. A new database joins empty and holds no slot until
`camlann slots` moves some there.
"""

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING
from uuid import uuid4

from camlann.server.store.migrate import LOCK, LOCK_TIMEOUT
from camlann.server.store.slot_places import FIRST, SlotPlace, WrongDatabases
from camlann.server.store.slots import SLOTS

if TYPE_CHECKING:
    from asyncpg import Connection, Record

BY_SLOT = ("event_log", "chat_messages", "records", "analyses", "wake_ups")
"""The tables whose rows are where their slot is."""

SLOT_PLACES = "SELECT slot, epoch, place, here FROM slot_places"
NO_SLOT = f"""
INSERT INTO slot_places (slot, epoch, place, here)
SELECT slot, 0, {FIRST}, false FROM generate_series(0, {SLOTS - 1}) AS slot
"""
"""Of a new database: all slots are in the first one."""

FENCE = """
CREATE TRIGGER fence BEFORE INSERT OR UPDATE ON {table} FOR EACH ROW EXECUTE FUNCTION refuse_moved_slot()
"""
FENCED = "SELECT EXISTS (SELECT 1 FROM pg_trigger WHERE tgrelid = to_regclass($1) AND tgname = 'fence')"


async def slot_rows(connection: "Connection[Record]") -> list[SlotPlace]:
    """What a database says of the slots; nothing if it is new."""
    if await connection.fetchval("SELECT to_regclass('slot_places')") is None:
        return []
    return [SlotPlace(*row) for row in await connection.fetch(SLOT_PLACES)]


async def join(
    connection: "Connection[Record]", place: int, installation: str | None, used: Set[int] = frozenset()
) -> str:
    """Check that a database has this place, or give it the place if it is new. Returns the installation.

    The first database is asked without an installation, and all others with the one it returns. `used` are
    the places at which the other databases know slots: no new database can have one of them.
    """
    async with connection.transaction():
        await connection.execute(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        row = await connection.fetchrow("SELECT installation, place FROM database_places")
        if row is not None:
            if installation not in (None, row["installation"]):
                raise WrongDatabases("store-databases-of-another-server", place)
            if row["place"] != place:
                raise WrongDatabases("store-databases-in-wrong-order", place)
        elif place != FIRST and await _is_used(connection):
            raise WrongDatabases("store-databases-not-empty", place)
        elif place != FIRST and place in used:
            raise WrongDatabases("store-databases-empty", place)
        else:
            if place != FIRST:
                await connection.execute(NO_SLOT)
            installation = installation or uuid4().hex
            added = "INSERT INTO database_places (installation, place, version) VALUES ($1, $2, 1)"
            await connection.execute(added, installation, place)
        for table in BY_SLOT:
            if not await connection.fetchval(FENCED, table):
                await connection.execute(FENCE.format(table=table))
    return str(installation if row is None else row["installation"])


async def check_alone(connection: "Connection[Record]") -> None:
    """Raise `WrongDatabases` if this is one of several databases and the others were not given."""
    if await connection.fetchval("SELECT EXISTS (SELECT 1 FROM slot_places WHERE NOT here)"):
        raise WrongDatabases("store-databases-missing", FIRST)


async def _is_used(connection: "Connection[Record]") -> bool:
    used: Sequence[bool] = [
        await connection.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})")
        for table in (*BY_SLOT, "tables", "people")
    ]
    return any(used)
