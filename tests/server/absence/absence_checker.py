"""Checks the rows that the keeper adds about absent people: each must follow from the rows before it."""

from collections.abc import Sequence
from typing import Any

from camlann import table as table_rules
from camlann.server.keeper import absence
from camlann.table import (
    BankDrawn,
    BrokenOff,
    Called,
    Finished,
    HandedOver,
    Missed,
    PersonId,
    Replaced,
    SeatClaimLapsed,
    SeenAgain,
    Settled,
    Table,
    TableFact,
    is_bot,
)


class Unasked(AssertionError):
    """Nothing led to this."""


class Choosing:
    """What a keeper's choosing is to what follows."""

    def __init__(self, check: table_rules.Checked) -> None:
        self.check, self.fit = check, table_rules.unchanged


def unspoken(
    now: Table, told: Sequence[Any], check: table_rules.Checked, *, lapsed: bool, ended: bool
) -> tuple[TableFact, ...]:
    """The facts that should stand where these stand, in a row that nobody commanded."""
    found: tuple[TableFact, ...] = ()
    rest = [*told]
    while rest and isinstance(rest[0], BankDrawn | SeatClaimLapsed | SeenAgain):
        fact = rest.pop(0)
        some = table_rules.mark_seen(now, fact.person_id) if isinstance(fact, SeenAgain) else (fact,)
        found, now = (*found, *some), table_rules.fold(now, some)
    if not rest:
        return found
    match rest[0]:
        case Missed():
            if not lapsed:
                raise Unasked("a deadline was missed, and none has passed")
            person_ids = [fact.person_id for fact in rest if isinstance(fact, Missed)]
            return (*found, *absence.missed(now, person_ids, _wait(rest)))
        case Settled(_, choice):
            assert now.current.ballot is not None
            person = next((fact.by for fact in rest if isinstance(fact, Replaced)), None)
            made = absence.settled(now, choice, Choosing(check), lambda: bot(told), person)  # type: ignore[arg-type]
            return (*found, *made, *followed(table_rules.fold(now, made), told, check))
        case BrokenOff(_, "abandoned") if now.playing:
            return (*found, *table_rules.finish(now, check, over=BrokenOff(now.number, "abandoned")))
        case HandedOver() | Replaced() if (claimed := _claimed(now, rest)) is not None:
            return (*found, *claimed)
        case HandedOver(to) if not now.playing and to in now.people and to != now.host:
            return (*found, HandedOver(to))
        case Finished() if ended and now.playing:
            return (*found, *table_rules.finish(now, check))
        case other:
            raise Unasked(f"nothing led to {type(other).__name__}")


def followed(now: Table, told: Sequence[Any], check: table_rules.Checked) -> tuple[TableFact, ...]:
    """What follows from what was said in the middle of a game."""
    return absence.followed(now, Choosing(check), lambda: bot(told), _wait(told))  # type: ignore[arg-type]


def _wait(told: Sequence[Any]) -> int:
    """How long the table votes, as it was told: the length of the open question is not known here."""
    return next((fact.wait for fact in told if isinstance(fact, Called)), table_rules.OWNER_WAIT_SECONDS)


def _claimed(now: Table, told: Sequence[Any]) -> tuple[TableFact, ...] | None:
    """What the others have decided about a claimed seat, if that is what was told."""
    by = next((fact.by for fact in told if isinstance(fact, Replaced)), None)
    claim = None if by is None else now.claim(by)
    return None if claim is None else table_rules.decide_claim(now, claim)


def bot(told: Sequence[Any]) -> PersonId:
    """What chance has called the bot that stands in."""
    return next((fact.by for fact in told if isinstance(fact, Replaced) and is_bot(fact.by)), PersonId(""))
