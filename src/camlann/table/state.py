"""Table state: people, seats, settings, choice, deals, and what belongs to the current game."""

import re
from typing import Annotated, Literal, NewType, TypeAlias

from msgspec import Meta, Raw, Struct, field
from msgspec.structs import replace

from camlann.engine.fair_deal import deal_name
from camlann.engine.rules import Notice
from camlann.table.reveal import LanguageTag, Reveal
from camlann.table.time_controls import Clock, Hours

PersonId = NewType("PersonId", str)
"""A person, by an opaque id."""


BotLevel: TypeAlias = Literal["easy", "fair", "strong"]
"""How well a bot plays. Everybody may know it."""
BOT = re.compile("bot:[0-9a-f]{32}(?:-(fair|strong))?")


def is_bot(person_id: PersonId) -> bool:
    """Whether this is a bot. Everybody may know it."""
    return person_id.startswith("bot:") and BOT.fullmatch(person_id) is not None


def always_ready(seats: tuple[PersonId, ...]) -> tuple[PersonId, ...]:
    """Those who are ready for any game: the bots."""
    return tuple(person_id for person_id in seats if is_bot(person_id))


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """The chosen game, its options and its time control."""

    game: str
    options: Raw = field(default_factory=lambda: Raw(b"{}"))
    clock: Clock = Clock()
    """How long each question waits for its answer."""
    preset: str = ""
    """The name of a preset: then the options are the preset's for the number of seats."""
    figures: tuple[str, ...] = ()
    """In a game that begins: what each seat wishes to play as, or nothing; empty: nobody has a wish."""


class Figure(Struct, frozen=True):
    """What somebody wishes to play as. No two at a table have one colour."""

    name: str
    colour: str


Place: TypeAlias = Literal["remote", "room", "mixed"]
"""Where people play: each elsewhere, all in one room, or some in a room and some elsewhere."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table, for any game."""

    spectators: bool = True
    """Whether spectators are allowed."""
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Spectator delay in seconds."""
    open: bool = False
    """Whether the table is listed publicly."""
    ask_host: bool = False
    """Whether the host is asked about everybody who comes with the table's code."""
    language: LanguageTag = ""
    """The language of the table; empty: any."""
    abandoned: Annotated[int, Meta(ge=0, le=3650)] = 30
    """Days after which an abandoned game ends; 0: never."""
    chat: Literal["all", "phrases", "off"] = "all"
    """Chat: anything; claims and phrases only; or nothing."""
    bot_chat: bool = True
    """Whether bots may write in chat."""
    stand_ins: BotLevel = "easy"
    """The level of bots that stand in for somebody."""
    quotes: bool = False
    """Whether chat messages and facts may be quoted."""
    marks: bool = False
    """Whether contradicting claims of one seat are marked."""
    words: bool = False
    """Whether offensive words are marked for readers who want that."""
    place: Place = "remote"
    """Where people play. It is fixed while a game runs."""
    reveal: Reveal = Reveal()
    """How roles are revealed in a room. It is fixed while a game runs."""
    practice: bool = False
    """Whether one person practises here with bots. It is fixed from the first deal on."""
    advice: bool = False
    """Whether everybody may ask what a bot would do in their place. It is fixed while a game runs."""

    def looser_than(self, other: "Settings") -> bool:
        """Whether spectators would see more, or sooner."""
        return self.spectators > other.spectators or self.delay < other.delay


class Claimant(Struct, frozen=True):
    """An open seat claim, and its votes."""

    by: PersonId
    of: PersonId
    """Who has the seat so far."""
    wait: int = 0
    """Seconds that the owner must stay away before the others decide."""
    vouched: tuple[PersonId, ...] = ()
    """People who confirm it."""
    denied: tuple[PersonId, ...] = ()
    """People who deny it."""


Option: TypeAlias = Literal["wait", "bot", "spectator", "adjourn", "end"]
"""The choices of a ballot."""


class Ballot(Struct, frozen=True):
    """An open vote of the table."""

    number: int
    about: PersonId | None
    """The missing person; None: it is about the game."""
    votes: dict[PersonId, Option] = {}
    wait: int = 0
    """Seconds until it is decided. Nothing is done about a missing person before."""


class Commitment(Struct, frozen=True, forbid_unknown_fields=True):
    """A commitment of a device: the hash of a number that it reveals after all have committed."""

    deal: Annotated[str, Meta(max_length=100)]
    """The deal it is for."""
    seat: Annotated[int, Meta(ge=0, le=255)]
    """The seat it is for."""
    commitment: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]


class Deal(Struct, frozen=True):
    """An open deal. Bytes are in hex."""

    name: str
    number: int
    """The number of the game."""
    attempt: int
    """Counts from 1. Earlier attempts were cancelled."""
    cfg: str
    """The input of the deal, in JSON: the game and its revision, the options, the number of seats."""
    commitment: str
    """The commitment of the keeper."""
    commitments: dict[int, str]
    """The commitments of the seats."""
    shown: dict[int, str] = {}
    """The numbers they have revealed."""

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that committed and have not revealed yet."""
        return tuple(seat for seat in sorted(self.commitments) if seat not in self.shown)


class PastDeal(Struct, frozen=True):
    """A past deal."""

    number: int
    attempt: int
    commitment: str
    shown: int
    """How many seats had revealed."""
    begun: bool
    """Whether the game began, or the deal was cancelled."""


class Deals(Struct, frozen=True):
    """The deals of a table, open and past, with every commitment of its keeper."""

    lot: str = ""
    """A random value, drawn when the game was chosen, so that commitments fit no other table."""
    commitments: tuple[tuple[PersonId, Commitment], ...] = ()
    """The commitments of the people who are ready."""
    open: Deal | None = None
    tries: int = 0
    """How many deals of the next game were cancelled."""
    past: tuple[PastDeal, ...] = ()
    """The latest deals, the oldest first."""
    begun: int = 0
    broken: int = 0
    """How many deals there were in all."""


class Extra(Struct, frozen=True):
    """Requests for extra time for one question."""

    game: int
    ask: int
    by: tuple[PersonId, ...]


class CurrentGame(Struct, frozen=True):
    """The state that lasts as long as a game. `CurrentGame()`: no game is running."""

    playing: bool = False
    missed: dict[PersonId, int] = {}
    """Missed deadlines of a person since they last played, if everybody could see them."""
    given_up: tuple[PersonId, ...] = ()
    """People who gave up this game."""
    standing: dict[PersonId, PersonId] = {}
    """Stand-ins, and the owner of each seat."""
    knowing: tuple[PersonId, ...] = ()
    """People who had a seat in this game and know its secrets."""
    volunteers: tuple[PersonId, ...] = ()
    """Spectators who offered to stand in, in order."""
    ballot: Ballot | None = None
    adjourned: bool = False
    """Whether the game is paused."""
    back: tuple[PersonId, ...] = ()
    """People who are back to go on."""
    counted: bool = False
    """Whether the table was public when the game began. There, leaving is counted."""
    extra: Extra | None = None
    drawn: dict[PersonId, int] = {}
    """Seconds taken from each person's bank in this game."""


class Display(Struct, frozen=True):
    """A screen that shows the public part of the table. Everybody may know it."""

    id: PersonId
    link: str = ""
    """The hash of its link, until a screen has opened it."""
    until: int = 0
    """When the link runs out, in milliseconds since 1970."""
    token: str = ""
    """The hash of the token of that screen; empty: none has opened the link yet."""


class Table(Struct, frozen=True):
    """The state of a table. What belongs to the current game alone is in `current`."""

    seats: tuple[PersonId, ...] = ()
    """The people who sit, clockwise."""
    ready: tuple[PersonId, ...] = ()
    """The people who are ready for the chosen game, in seat order. Bots always are."""
    host: PersonId | None = None
    choice: Choice | None = None
    number: int = 0
    """How many games have begun. While `playing`, the last of them is running."""
    broken_off: int = 0
    """The last game that the table ended without a result; 0: none. Every other end is told by its game."""
    settings: Settings = Settings()
    queue: tuple[PersonId, ...] = ()
    """The waiting list, in order."""
    claims: tuple[Claimant, ...] = ()
    offered: dict[PersonId, PersonId] = {}
    """Seat offers: from whom, to whom."""
    kept_out: dict[PersonId, int] = {}
    """People the host keeps from sitting down, and until when, in milliseconds since 1970."""
    wish: Choice | None = None
    """What the host chose, if `choice` had to be adapted to the number of seats."""
    notices: tuple[Notice, ...] = ()
    """How `choice` was adapted."""
    deals: Deals = Deals()
    ballots: int = 0
    """How many ballots there were."""
    current: CurrentGame = CurrentGame()
    """The running game."""
    hours: dict[PersonId, Hours] = {}
    """Sleep hours of people who set them."""
    muted: tuple[PersonId, ...] = ()
    """People the host has muted."""
    displays: tuple[Display, ...] = ()
    """Screens in the room that show the table."""
    phones: dict[PersonId, PersonId] = {}
    """People who have no phone of their own, and on whose they play."""
    figures: dict[PersonId, Figure] = {}
    """What people wish to play as in the next game, if the game lets them choose."""

    @property
    def playing(self) -> bool:
        """Whether a game is running."""
        return self.current.playing

    @property
    def people(self) -> tuple[PersonId, ...]:
        """The people who sit, without bots."""
        return tuple(person_id for person_id in self.seats if not is_bot(person_id))

    @property
    def in_one_room(self) -> bool:
        """Whether everybody plays in one room, where a sleeping phone is no absence."""
        return self.settings.place == "room"

    def is_display(self, person_id: PersonId) -> bool:
        """Whether this is a display of the table that a screen shows."""
        return any(each.id == person_id and each.token for each in self.displays)

    def owner(self, person_id: PersonId) -> PersonId:
        """The owner of the seat that this person or bot sits in."""
        return self.current.standing.get(person_id, person_id)

    def others(self, person_id: PersonId | None) -> tuple[PersonId, ...]:
        """Who decides about a seat: the other people who sit, except those who gave up."""
        return tuple(each for each in self.people if each != person_id and each not in self.current.given_up)

    def has_held_a_seat(self, person_id: PersonId) -> bool:
        """Whether this person has, or had, a seat in the running game."""
        return self.playing and person_id in (*self.seats, *self.current.knowing)

    def during(self, **changes: object) -> "Table":
        """The table with these changes to `current`."""
        return replace(self, current=replace(self.current, **changes))

    def figures_without(self, person_id: PersonId) -> dict[PersonId, Figure]:
        return {each: figure for each, figure in self.figures.items() if each != person_id}

    @property
    def next_choice(self) -> Choice | None:
        """The choice as it would begin now, with the wishes of those who sit."""
        if self.choice is None or not self.figures:
            return self.choice
        names = {person_id: figure.name for person_id, figure in self.figures.items()}
        return replace(self.choice, figures=tuple(names.get(person_id, "") for person_id in self.seats))

    def claim(self, by: PersonId) -> Claimant | None:
        return next((claim for claim in self.claims if claim.by == by), None)

    @property
    def next_deal(self) -> str:
        """The name of the next deal, which commitments include."""
        return deal_name(self.deals.lot, self.number + 1, self.deals.tries + 1)

    @property
    def next_commitments(self) -> dict[int, Commitment]:
        """The valid commitments for the next deal, by seat: of people who still sit there and are ready."""
        given = dict(self.deals.commitments)
        return {
            seat: given[person_id]
            for seat, person_id in enumerate(self.seats)
            if person_id in self.ready
            and person_id in given
            and (given[person_id].deal, given[person_id].seat) == (self.next_deal, seat)
        }
