"""Ballots: votes of the table about a missing person, or about the game itself.

Everybody who sits may vote, except bots, the person the ballot is about, and people who gave up. A ballot
about the game is settled as soon as more than half agree; one about a missing person waits until the
announced wait is over. Then the most votes win; in one room it takes more than half. A person who is present
and does not vote counts for waiting. A person stands in only if more than half want it, and only for an owner
who was disconnected the whole time; otherwise a bot does.
"""

from collections import Counter
from collections.abc import Collection
from typing import ClassVar, Literal

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.absence import NothingPlayed, seat_stand_in
from camlann.table.adjournment import Adjourned
from camlann.table.base_types import Checked, TableCommand, TableFact, without
from camlann.table.bot_names import with_free_name
from camlann.table.seat_claims import OWNER_WAIT_SECONDS
from camlann.table.seats import NoBot, NotSeated
from camlann.table.state import Ballot, CurrentGame, Option, PersonId, Table, is_bot

STAND_IN = frozenset(("bot", "spectator"))
MAX_MISSED_DEADLINES = 2
"""After this many missed deadlines the table votes."""


class Called(TableFact, frozen=True, tag="table.called"):
    """A ballot begins. `by` is None if the clock called it."""

    about: PersonId | None
    by: PersonId | None
    wait: int = OWNER_WAIT_SECONDS
    """Seconds until it is decided."""

    def apply(self, table: Table) -> Table:
        number = table.ballots + 1
        table = replace(table, ballots=number)
        return table.during(ballot=Ballot(number, self.about, wait=self.wait))


class Voted(TableFact, frozen=True, tag="table.voted"):
    person_id: PersonId
    choice: Option

    def apply(self, table: Table) -> Table:
        assert table.current.ballot is not None
        votes = {**table.current.ballot.votes, self.person_id: self.choice}
        return table.during(ballot=replace(table.current.ballot, votes=votes))


class Settled(TableFact, frozen=True, tag="table.settled"):
    """The result of a ballot."""

    about: PersonId | None
    choice: Option

    def apply(self, table: Table) -> Table:
        table = table.during(ballot=None)
        if self.about is None:
            return table
        missed = {
            person_id: times for person_id, times in table.current.missed.items() if person_id != self.about
        }
        waits = self.choice in ("wait", "adjourn")
        given_up = without(table.current.given_up, self.about) if waits else table.current.given_up
        return table.during(missed=missed, given_up=given_up)


class BrokenOff(TableFact, frozen=True, tag="table.broken-off"):
    """The game is cancelled without a result, and hidden information stays hidden."""

    number: int
    why: Literal["vote", "abandoned"]

    def apply(self, table: Table) -> Table:
        return replace(table, current=CurrentGame(), broken_off=self.number)


class Call(TableCommand, frozen=True, tag="table.call"):
    """Call a ballot: about a missing person, or about the game."""

    during_game: ClassVar[bool] = True
    about: PersonId | None = None
    wait: int = OWNER_WAIT_SECONDS
    """Seconds to vote. The server sets it; a value from a device is ignored."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if (reason := _no_voice(table, person_id)) is not None:
            return reason
        if table.current.ballot is not None:
            return BallotOpen()
        if self.about is None:
            return None
        if self.about not in table.seats:
            return NotSeated()
        if is_bot(self.about):
            return NoBot()
        return AboutYou() if self.about == person_id else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Called(self.about, person_id, self.wait),)


class Vote(TableCommand, frozen=True, tag="table.vote"):
    """Vote. You may change your vote until the ballot is settled."""

    during_game: ClassVar[bool] = True
    choice: Option

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if (reason := _no_voice(table, person_id)) is not None:
            return reason
        if table.current.ballot is None:
            return NoBallot()
        if person_id not in voters(table):
            return AboutYou()
        return None if self.choice in options(table) else NoSuchOption()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Voted(person_id, self.choice),)


def voters(table: Table) -> tuple[PersonId, ...]:
    return table.others(table.current.ballot.about if table.current.ballot is not None else None)


def options(table: Table) -> tuple[Option, ...]:
    """The choices of the ballot."""
    found: list[Option] = ["wait"]
    if table.current.ballot is not None and table.current.ballot.about is not None:
        found += ["bot", "spectator"] if table.current.volunteers else ["bot"]
    return (*found, "end") if table.current.adjourned else (*found, "adjourn", "end")


def outcome(table: Table) -> Option | None:
    """The result before the wait is over; None: not settled yet.

    For a missing person only "wait" can win early. A person who gave up has agreed to a bot, and to any
    choice about the game.
    """
    assert table.current.ballot is not None
    voices, about = voters(table), table.current.ballot.about
    if not voices:
        return _silence(table)
    count = Counter(_votes(table).values())
    choice = next((choice for choice, times in count.items() if 2 * times > len(voices)), None)
    if about is None or choice == "wait":
        return choice
    return choice if about in table.current.given_up and choice != "spectator" else None


def outcome_after_wait(table: Table, here: Collection[PersonId], person: PersonId | None = None) -> Option:
    """The result when the wait is over and these people are present.

    `person` may stand in; None: nobody may, and votes for a person count for a bot.
    """
    votes, silence, voices = _votes(table), _silence(table), voters(table)
    if table.in_one_room and table.current.ballot is not None and table.current.ballot.about is not None:
        voices_for = Counter(votes.values())
        most = next((choice for choice, times in voices_for.items() if 2 * times > len(voices)), silence)
        return "bot" if most == "spectator" and person is None else most
    wanted = sum(vote == "spectator" for vote in votes.values())
    if person is not None and 2 * wanted > len(voices):
        return "spectator"
    count: Counter[Option] = Counter("bot" if vote == "spectator" else vote for vote in votes.values())
    count[silence] += sum(person_id in here and person_id not in votes for person_id in voices)
    first, *others = count.most_common(2)
    return silence if others and others[0][1] == first[1] else first[0]


def settle(
    table: Table, choice: Option, bot: PersonId, person: PersonId | None = None
) -> tuple[TableFact, ...]:
    """The facts of a result, except for the end of the game. `bot` takes the seat, under a free name."""
    assert table.current.ballot is not None
    about = table.current.ballot.about
    facts: tuple[TableFact, ...] = (Settled(about, choice),)
    if choice == "adjourn":
        facts = (*facts, Adjourned())
    elif about is not None and choice in STAND_IN:
        by = with_free_name(bot, table.seats) if choice == "bot" else person
        assert by is not None
        facts = (*facts, *seat_stand_in(table, about, by))
    return facts


def call_due_ballot(table: Table, wait: int = OWNER_WAIT_SECONDS) -> tuple[TableFact, ...]:
    """Call a ballot about the first person who is missing for too long, unless one is open."""
    if table.current.ballot is not None or not table.playing:
        return ()
    for person_id in table.seats:
        if person_id in table.current.given_up:
            return (Called(person_id, person_id, wait),)
        others = any(other != person_id and other not in table.current.given_up for other in table.people)
        if table.current.missed.get(person_id, 0) >= MAX_MISSED_DEADLINES and others:
            return (Called(person_id, None, wait),)
    return ()


def _votes(table: Table) -> dict[PersonId, Option]:
    """The votes that are still valid."""
    ballot = table.current.ballot
    assert ballot is not None
    possible, voices = options(table), voters(table)
    return {
        person_id: vote
        for person_id, vote in ballot.votes.items()
        if person_id in voices and vote in possible
    }


def _silence(table: Table) -> Option:
    """The choice that silence counts for: a person who gave up need not be waited for."""
    assert table.current.ballot is not None
    return "bot" if table.current.ballot.about in table.current.given_up else "wait"


def _no_voice(table: Table, person_id: PersonId) -> Reason | None:
    if is_bot(person_id):
        return NoBot()
    if person_id not in table.seats:
        return NotSeated()
    return None if table.playing else NothingPlayed()


class BallotOpen(Reason, frozen=True, tag="table.ballot-open"):
    """A ballot is open already."""


class NoBallot(Reason, frozen=True, tag="table.no-ballot"):
    """No ballot is open."""


class AboutYou(Reason, frozen=True, tag="table.about-you"):
    """The missing person may not vote, nor may people who gave up."""


class NoSuchOption(Reason, frozen=True, tag="table.no-such-option"):
    """The ballot does not have this choice."""
