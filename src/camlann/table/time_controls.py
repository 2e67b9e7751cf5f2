"""How long a table waits for an answer: profiles, a row each, by the pace of the question."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from camlann.engine.phases import Pace

PACES: tuple[Pace, ...] = get_args(Pace)

Profile: TypeAlias = Literal["none", "relaxed", "normal", "fast", "slow", "own"]

HOUR_SECONDS = 3600
MAX_SECONDS = 24 * HOUR_SECONDS * 14
"""Seconds that a question, or a bank, may last at most."""


class Times(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each pace; 0: as long as it takes."""

    glance: int = 0
    answer: int = 0
    choice: int = 0
    debate: int = 0
    bank: int = 0
    """Seconds that each seat has for the whole game, to be used where it alone is asked."""
    waking: bool = False
    """Whether only the hours count in which those who are asked are awake."""

    def of(self, pace: Pace) -> int:
        seconds: int = getattr(self, pace)
        return seconds


PROFILES: dict[Profile, Times] = {
    "none": Times(),
    "relaxed": Times(glance=60, answer=120, choice=240, debate=600, bank=300),
    "normal": Times(glance=30, answer=60, choice=120, debate=300, bank=120),
    "fast": Times(glance=15, answer=30, choice=45, debate=120, bank=30),
    "slow": Times(
        glance=8 * HOUR_SECONDS,
        answer=16 * HOUR_SECONDS,
        choice=16 * HOUR_SECONDS,
        debate=32 * HOUR_SECONDS,
        waking=True,
    ),
}
"""All but `own`, which a table writes itself. Sixteen waking hours are a day."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has agreed on."""

    profile: Profile = "none"
    own: Times | None = None
    """Where the profile is `own`."""

    @property
    def times(self) -> Times:
        return PROFILES[self.profile] if self.own is None else self.own

    @property
    def runs(self) -> bool:
        """Whether there is any question it runs for."""
        return any(self.times.of(pace) for pace in PACES)

    @property
    def fits(self) -> bool:
        """Whether it is one a table can play by."""
        if (self.profile == "own") != (self.own is not None):
            return False
        times = self.times
        return all(0 <= seconds <= MAX_SECONDS for seconds in (*map(times.of, PACES), times.bank))


Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=24 * 60)]


class Hours(Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody sleeps: from one minute of the day to another, by the clock where they are."""

    zone: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z][A-Za-z0-9_+/-]*$")]
    """As the time zone database calls it."""
    since: Minute
    until: Minute


def uniform_clock(seconds: int, bank: int = 0) -> Clock:
    """The same time for every question."""
    return Clock("own", Times(seconds, seconds, seconds, seconds, bank))
