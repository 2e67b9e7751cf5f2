"""Deciding about a command of the company: whether it may be said now, and what follows."""

from collections.abc import Iterable

from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.table.absence import returning
from camlann.table.base import Checked, Fit, Saying, Told
from camlann.table.deal import DealUnderWay, Show
from camlann.table.host import GameRunning, HostOnly
from camlann.table.readiness import Finished, fitting, unchanged
from camlann.table.seat_claims import here
from camlann.table.seats import Sat
from camlann.table.state import Company, Who


def fold(company: Company, facts: Iterable[Told]) -> Company:
    for fact in facts:
        company = fact.apply(company)
    return company


def why(company: Company, who: Who, saying: Saying, check: Checked) -> Reason | None:
    """Why a person may not say this now; None if they may."""
    if company.playing and not saying.meanwhile:
        return GameRunning()
    if company.deals.open is not None and not saying.dealing:
        return DealUnderWay()
    if saying.hosts and who != company.host:
        return HostOnly()
    return saying.why(company, who, check)


def decide(
    company: Company, who: Who, saying: Saying, check: Checked, fit: Fit = unchanged
) -> tuple[Told, ...]:
    """What follows when a person says this; raises `Refused`."""
    if (reason := why(company, who, saying, check)) is not None:
        raise Refused(reason)
    # A device that shows its number is nobody's word.
    seen = () if isinstance(saying, Show) else here(company, who)
    facts = (*seen, *saying.told(company, who))
    return (*facts, *fitting(company, fold(company, facts), fit))


def finish(
    company: Company, check: Checked, fit: Fit = unchanged, over: Told | None = None
) -> tuple[Told, ...]:
    """What follows when the game is over: places go back to those who own them, and whoever waits sits down,
    as many as the game takes.
    """
    facts: list[Told] = [over or Finished(company.number), *returning(company)]
    now = fold(company, facts)
    wish, seats = now.wish or now.choice, len(now.seats)
    for who in now.queue:
        seats += 1
        if wish is None or any(notice.stops for notice in check(fit(wish, seats)[0], seats)):
            break
        facts.append(Sat(who, seats - 1))
    return (*facts, *fitting(company, fold(company, facts), fit))
