"""Time controls: how long a question waits for its answer, as profiles by the pace of the question."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from camlann.engine.phases import Pace

PACES: tuple[Pace, ...] = get_args(Pace)

Profile: TypeAlias = Literal["none", "relaxed", "normal", "fast", "slow", "own"]

HOUR_SECONDS = 3600
MAX_SECONDS = 24 * HOUR_SECONDS * 14
"""The longest time for a question, or a bank."""


class Times(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each pace; 0: as long as it takes."""

    glance: int = 0
    answer: int = 0
    choice: int = 0
    debate: int = 0
    bank: int = 0
    """A reserve of seconds for each seat and game, used when it alone is asked."""
    waking: bool = False
    """Whether only waking hours of the people who are asked count."""

    def of(self, pace: Pace) -> int:
        seconds: int = getattr(self, pace)
        return seconds


PROFILES: dict[Profile, Times] = {
    "none": Times(),
    "fast": Times(glance=15, answer=30, choice=45, debate=120, bank=30),
    "normal": Times(glance=30, answer=60, choice=120, debate=300, bank=120),
    "relaxed": Times(glance=60, answer=120, choice=240, debate=600, bank=300),
    "slow": Times(
        glance=8 * HOUR_SECONDS,
        answer=16 * HOUR_SECONDS,
        choice=16 * HOUR_SECONDS,
        debate=32 * HOUR_SECONDS,
        waking=True,
    ),
}
"""All but `own`, which a table sets itself, the fastest first. Sixteen waking hours are a day."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The time control of a game."""

    profile: Profile = "none"
    own: Times | None = None
    """Where the profile is `own`."""

    @property
    def times(self) -> Times:
        return PROFILES[self.profile] if self.own is None else self.own

    @property
    def runs(self) -> bool:
        """Whether it limits any question."""
        return any(self.times.of(pace) for pace in PACES)

    @property
    def fits(self) -> bool:
        """Whether it is valid."""
        if (self.profile == "own") != (self.own is not None):
            return False
        times = self.times
        return all(0 <= seconds <= MAX_SECONDS for seconds in (*map(times.of, PACES), times.bank))


Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=24 * 60)]


class Hours(Struct, frozen=True, forbid_unknown_fields=True):
    """Sleep hours: from one minute of the day to another, in a time zone."""

    zone: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z][A-Za-z0-9_+/-]*$")]
    """Its name in the time zone database."""
    since: Minute
    until: Minute


def uniform_clock(seconds: int, bank: int = 0) -> Clock:
    """The same time for every question."""
    return Clock("own", Times(seconds, seconds, seconds, seconds, bank))
