"""A game whose every secret is a word that occurs nowhere else, so that it can be searched for.

Each bird has a song (as a role) and two notes (as cards); a pile nobody sees lies in the nest. In every round
each sings one of its notes, unseen, and hears an echo that is for it alone. In the end the songs are told.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine import facts, phases, transition
from camlann.engine.facts import C, F, Seat, Team
from camlann.engine.forms import Offer, one
from camlann.engine.phases import Command, Roll, offer
from camlann.engine.rules import Notice, Result
from camlann.engine.wire import Wire

NAME = "canary"
REVISION = 1


class Words:
    """The words of one game, and whose they are; None: nobody's."""

    def __init__(self, seats: int, rounds: int, words: Sequence[str]) -> None:
        left = iter(words)
        self.songs = [next(left) for _ in range(seats)]
        self.notes = [sorted((next(left), next(left))) for _ in range(seats)]
        self.echoes = [[next(left) for _ in range(rounds)] for _ in range(seats)]
        self.tried = [next(left) for _ in range(seats)]
        """In commands that are refused."""
        self.nest = [next(left) for _ in range(3)]

    def owners(self) -> dict[str, int | None]:
        owners: dict[str, int | None] = dict.fromkeys(self.nest)
        for seat, song in enumerate(self.songs):
            mine = (song, *self.notes[seat], *self.echoes[seat], self.tried[seat])
            owners |= dict.fromkeys(mine, seat)
        return owners


WORDS: list[Words] = []
"""Those of the game that is played next."""


class Options(Struct, frozen=True, kw_only=True):
    rounds: int = 3


class CageOf(facts.Board[F], Generic[F], frozen=True, kw_only=True):
    options: Options
    rounds: int = 0
    songs: tuple[str, ...] = ()


class BirdOf(facts.Own[C], Generic[C], frozen=True, kw_only=True):
    song: str = ""
    notes: tuple[str, ...] = ()
    heard: tuple[str, ...] = ()


class Nest(facts.SealedPart, frozen=True):
    pile: tuple[str, ...] = ()


Cage: TypeAlias = CageOf[transition.Step[Any, Any, Any]]
Bird: TypeAlias = BirdOf[Command]
Game: TypeAlias = facts.GameState[Cage, Bird, Nest]
Public: TypeAlias = facts.Public[Cage, Bird, Nest]
Private: TypeAlias = facts.Private[Cage, Bird]
Sealed: TypeAlias = facts.Sealed[Cage, Nest]
Poll: TypeAlias = phases.Poll[Cage, Bird, Nest]
Step: TypeAlias = transition.Step[Cage, Bird, Nest]
Transition: TypeAlias = transition.Transition[Cage, Bird, Nest]


class SongDealt(Private, frozen=True, tag="canary.song-dealt"):
    song: str
    notes: tuple[str, ...]

    def apply(self, own: Bird, public: Cage) -> Bird:
        return replace(own, song=self.song, notes=self.notes)


class PileLaid(Sealed, frozen=True, tag="canary.pile-laid"):
    pile: tuple[str, ...]

    def apply(self, sealed: Nest, public: Cage) -> Nest:
        return Nest(self.pile, throws=sealed.throws)


class Echoed(Private, frozen=True, tag="canary.echoed"):
    word: str

    def apply(self, own: Bird, public: Cage) -> Bird:
        return replace(own, heard=(*own.heard, self.word))


class Sung(Public, frozen=True, tag="canary.sung"):
    def apply(self, public: Cage) -> Cage:
        return replace(public, rounds=public.rounds + 1)


class SongsTold(Public, frozen=True, tag="canary.songs-told"):
    songs: tuple[str, ...]

    def apply(self, public: Cage) -> Cage:
        return replace(public, songs=self.songs)


class Sing(Command, frozen=True, tag="canary.sing"):
    note: str


class Singing(Poll, frozen=True, tag="canary.singing"):
    def asks(self, public: Cage) -> Team:
        return public.everyone

    def offers(self, public: Cage, own: Bird) -> Sequence[Offer]:
        return (offer(Sing, one(own.notes)),)

    def lapse(self, public: Cage, own: Bird, roll: Roll) -> Command:
        return Sing(own.notes[0])

    def close(self, tell: Transition, answers: Mapping[Seat, Sing]) -> None:
        for seat in answers:
            tell(Echoed(seat, WORDS[-1].echoes[seat][tell.public.rounds]))
        tell(Sung())


WIRE = Wire(NAME, options=Options, public=CageOf, own=BirdOf, sealed=Nest)


def check(options: Options, seats: int) -> tuple[Notice, ...]:
    return ()


def fit(options: Options, seats: int) -> tuple[Options, tuple[Notice, ...]]:
    return options, ()


def presets(seats: int) -> dict[str, Options]:
    return {}


def blank(options: Options, seats: int) -> Game:
    cage: Cage = CageOf(seats=seats, options=options)
    return Game(cage, {seat: BirdOf(seat=seat) for seat in cage.everyone}, Nest())


def deal(tell: Transition) -> None:
    words = WORDS[-1]
    for seat in tell.public.everyone:
        tell(SongDealt(seat, words.songs[seat], tuple(words.notes[seat])))
    tell(PileLaid(tuple(words.nest)))


def throws(options: Options, seats: int) -> tuple[transition.AnyThrow, ...]:
    return ()


def ending(game: Game) -> tuple[SongsTold, ...]:
    if game.public.rounds < game.public.options.rounds:
        return ()
    return (SongsTold(tuple(own.song for own in game.own.values())),)


def onward(game: Game) -> Step:
    return Singing()


def result(public: Cage) -> Result | None:
    return Result(public.everyone, "sung") if public.songs else None


PHRASES: tuple[str, ...] = ()


def channels(public: Cage) -> tuple[str, ...]:
    return ()


def in_channel(public: Cage, own: Bird, channel: str) -> bool:
    return False


def private_size(public: Cage, told: Sequence[object]) -> int:
    return 2048


def disclosed(options: Options) -> bool:
    return True
