"""Practice: a table for one person and bots, where the person is told after each quest what could be known.

That would be help against others, so nobody else may sit, watch, stand in, take a seat or open a display
here, before a game or during it. Practice is chosen before the first deal, and stays.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.state import PersonId, Settings, Table, is_bot


def for_practice(settings: Settings) -> Settings:
    """The settings of a practice table: nobody finds it or looks on, whatever else was chosen."""
    if not settings.practice:
        return settings
    return replace(settings, spectators=False, open=False, place="remote")


def is_closed_to(table: Table, person_ids: Iterable[PersonId]) -> bool:
    """Whether these people are kept from a practice table. Without a person in it, it is free."""
    now = table.current
    inside = {*table.people, *now.standing.values(), *now.knowing}
    return table.settings.practice and bool(inside) and inside.isdisjoint(person_ids)


def why_outside(table: Table, person_id: PersonId) -> Reason | None:
    """Why somebody may do nothing here: another person practises."""
    return PracticeTable() if not is_bot(person_id) and is_closed_to(table, (person_id,)) else None


def why_fixed(table: Table, settings: Settings) -> Reason | None:
    """Why practice may not be turned on or off."""
    if settings.practice == table.settings.practice:
        return None
    if table.number:
        return PracticeFixed()
    return PracticeAlone() if settings.practice and len(table.people) > 1 else None


def why_crowded(table: Table) -> Reason | None:
    """Why a game of practice may not begin."""
    return PracticeAlone() if table.settings.practice and len(table.people) != 1 else None


class PracticeTable(Reason, frozen=True, tag="table.practice-table"):
    """One person practises here with bots: nobody else sits, watches or takes a seat."""


class PracticeFixed(Reason, frozen=True, tag="table.practice-fixed"):
    """Practice is chosen before the first deal."""


class PracticeAlone(Reason, frozen=True, tag="table.practice-alone"):
    """One person practises, and all others are bots."""
