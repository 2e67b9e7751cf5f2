"""Who is around a table, and how the table is kept."""

import re
from typing import Annotated, Literal, NewType, TypeAlias

from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from camlann.engine.fair_deal import deal_name
from camlann.engine.match import Notice
from camlann.table.time_controls import Clock, Hours

PersonId = NewType("PersonId", str)
"""A person, by a name that says nothing."""


BOT = re.compile("bot:[0-9a-f]{32}")


def is_bot(person_id: PersonId) -> bool:
    """Whether this is a program, which everybody may know."""
    return BOT.fullmatch(person_id) is not None


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game, and how."""

    game: str
    options: Raw = Raw(b"{}")
    clock: Clock = Clock()
    """How long each question waits for its answer."""
    preset: str = ""
    """A table ready made, by its name: then the options are those it has for as many as sit there."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is kept, whatever is played at it."""

    spectators: bool = True
    """Whether those who do not sit may look on."""
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that onlookers are behind the table."""
    open: bool = False
    """Whether it is listed where anybody finds it."""
    language: Annotated[str, Meta(max_length=35, pattern="^[A-Za-z0-9-]*$")] = ""
    """What is spoken there; nothing: whatever people like."""
    abandoned: Annotated[int, Meta(ge=0, le=3650)] = 30
    """Days after which a game ends that nobody has come back to; 0: it waits for ever."""
    chat: Literal["all", "phrases", "off"] = "all"
    """What is said there: anything; claims and phrases alone, each read in the own language; or nothing."""
    quotes: bool = False
    """Whether lines and facts may be quoted."""
    marks: bool = False
    """Whether claims of one seat that cannot both be so are marked."""
    words: bool = False
    """Whether words that some would rather not read are pointed out to them."""

    def looser_than(self, other: "Settings") -> bool:
        """Whether an onlooker sees more, or sooner."""
        return self.spectators > other.spectators or self.delay < other.delay


class Claimant(Struct, frozen=True):
    """Somebody who does not sit and says: that is my seat."""

    by: PersonId
    of: PersonId
    """Who has the seat so far."""
    wait: int = 0
    """Seconds that the owner must stay away before the others decide."""
    vouched: tuple[PersonId, ...] = ()
    """Those at the table who say so too."""
    denied: tuple[PersonId, ...] = ()
    """Those at the table who say that it is not so."""


Option: TypeAlias = Literal["wait", "bot", "spectator", "adjourn", "end"]
"""What a table may do about somebody who is missing, or about the game."""


class Ballot(Struct, frozen=True):
    """The table votes, openly."""

    number: int
    about: PersonId | None
    """On the place of this person; None: on the game."""
    votes: dict[PersonId, Option] = {}
    wait: int = 0
    """Seconds until it is decided. Nothing is done about a missing person before."""


class Commitment(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that a device will show when all promises lie on the table, by its hash."""

    deal: Annotated[str, Meta(max_length=100)]
    """For this deal alone,"""
    seat: Annotated[int, Meta(ge=0, le=255)]
    """and for this seat."""
    commitment: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]


class Deal(Struct, frozen=True):
    """A deal under way. Bytes are written in hex."""

    name: str
    number: int
    """Of the game that is dealt."""
    attempt: int
    """From 1 on: those before were broken off."""
    cfg: str
    """What it depends on, in JSON: the game and its revision, the options, how many sit."""
    commitment: str
    """What the keeper of the table has promised."""
    commitments: dict[int, str]
    """What the seats have promised."""
    shown: dict[int, str] = {}
    """What they have shown of it."""

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have yet to show what they promised."""
        return tuple(seat for seat in sorted(self.commitments) if seat not in self.shown)


class PastDeal(Struct, frozen=True):
    """What became of a deal."""

    number: int
    attempt: int
    commitment: str
    shown: int
    """How many had shown their numbers."""
    begun: bool
    """The game was played; or the deal was broken off."""


class Deals(Struct, frozen=True):
    """How this table's games are dealt, and every promise its keeper has made."""

    lot: str = ""
    """Drawn when the game was chosen: what is promised here is good for no other table."""
    commitments: tuple[tuple[PersonId, Commitment], ...] = ()
    """Of those who are ready, as they gave them."""
    open: Deal | None = None
    tries: int = 0
    """How many deals of the next game were broken off."""
    past: tuple[PastDeal, ...] = ()
    """The latest deals, the oldest first."""
    begun: int = 0
    broken: int = 0
    """So many there were in all."""


class Extra(Struct, frozen=True):
    """Who has asked for more time, and for which question."""

    game: int
    ask: int
    by: tuple[PersonId, ...]


class CurrentGame(Struct, frozen=True):
    """What lasts as long as a game. When the game is over all of it goes at once: `CurrentGame()` is none."""

    playing: bool = False
    missed: dict[PersonId, int] = {}
    """How many deadlines somebody has missed since they were last seen to play, where everybody saw it."""
    given_up: tuple[PersonId, ...] = ()
    """Those who do not want to play this game to its end."""
    standing: dict[PersonId, PersonId] = {}
    """Who stands in at a place, and whose it is."""
    knowing: tuple[PersonId, ...] = ()
    """Those who had a place in the game that is played and know what was told there."""
    volunteers: tuple[PersonId, ...] = ()
    """Onlookers who would stand in, in the order they came forward."""
    ballot: Ballot | None = None
    adjourned: bool = False
    """Whether the game rests, to go on another time."""
    back: tuple[PersonId, ...] = ()
    """Those who are back to go on with it."""
    counted: bool = False
    """Whether it was an open table when the game began: there it is counted who leaves."""
    extra: Extra | None = None
    drawn: dict[PersonId, int] = {}
    """Seconds that somebody's bank has paid in this game."""


class Table(Struct, frozen=True):
    """Who is around a table. What belongs to one game alone stands in `current`."""

    seats: tuple[PersonId, ...] = ()
    """Who sits, clockwise."""
    ready: tuple[PersonId, ...] = ()
    """Those who are ready for the game as it stands, in seat order."""
    host: PersonId | None = None
    choice: Choice | None = None
    number: int = 0
    """How many games were begun; the last of them is the one played now, while `playing`."""
    settings: Settings = Settings()
    queue: tuple[PersonId, ...] = ()
    """Those who sit down when the game is over, in the order they came."""
    claims: tuple[Claimant, ...] = ()
    offered: dict[PersonId, PersonId] = {}
    """Who offers the own seat, and to whom."""
    kept_out: dict[PersonId, int] = {}
    """Those whom the host keeps from sitting down, and until when, in milliseconds since 1970."""
    wish: Choice | None = None
    """What the host chose, where so many could not play it and `choice` is the nearest they can."""
    notices: tuple[Notice, ...] = ()
    """Wherein the two differ."""
    deals: Deals = Deals()
    ballots: int = 0
    """How many ballots there were."""
    current: CurrentGame = CurrentGame()
    """The game that is played."""
    hours: dict[PersonId, Hours] = {}
    """When those who said so sleep."""
    muted: tuple[PersonId, ...] = ()
    """Those whom the host does not let speak here."""

    @property
    def playing(self) -> bool:
        """Whether a game is played."""
        return self.current.playing

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Those who sit and are no bots."""
        return tuple(person_id for person_id in self.seats if not is_bot(person_id))

    def owner(self, person_id: PersonId) -> PersonId:
        """Whose seat it is that this person, or bot, sits in."""
        return self.current.standing.get(person_id, person_id)

    def others(self, person_id: PersonId | None) -> tuple[PersonId, ...]:
        """Who decides about a seat: the other people who sit. Whoever has given up decides nothing."""
        return tuple(each for each in self.people if each != person_id and each not in self.current.given_up)

    def has_held_a_seat(self, person_id: PersonId) -> bool:
        """Whether this person has, or has had, a seat in the game that is played."""
        return self.playing and person_id in (*self.seats, *self.current.knowing)

    def during(self, **changes: object) -> "Table":
        """With these changes to what lasts as long as the game."""
        return replace(self, current=replace(self.current, **changes))

    def claim(self, by: PersonId) -> Claimant | None:
        return next((claim for claim in self.claims if claim.by == by), None)

    @property
    def next_deal(self) -> str:
        """What the next deal is called, in everything that is promised for it."""
        return deal_name(self.deals.lot, self.number + 1, self.deals.tries + 1)

    @property
    def next_commitments(self) -> dict[int, Commitment]:
        """The promises that count for the next deal, by seat: of those who sit there still and are ready."""
        given = dict(self.deals.commitments)
        return {
            seat: given[person_id]
            for seat, person_id in enumerate(self.seats)
            if person_id in self.ready
            and person_id in given
            and (given[person_id].deal, given[person_id].seat) == (self.next_deal, seat)
        }
