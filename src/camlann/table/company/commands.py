"""What people around a table may say."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from camlann.table.company.people import Choice, Settings, Who
from camlann.table.phases import Command


class Sit(Command, frozen=True, tag="company.sit"):
    """Take a place: the last one, or one between others."""

    place: int | None = None


class Rise(Command, frozen=True, tag="company.rise"):
    """Give up the own place."""


class Bring(Command, frozen=True, tag="company.bring"):
    """The host gives the last place to a bot."""

    who: Who


class Dismiss(Command, frozen=True, tag="company.dismiss"):
    """The host asks somebody to rise."""

    who: Who


class HandOver(Command, frozen=True, tag="company.hand-over"):
    """The host makes somebody else the host."""

    to: Who


class Arrange(Command, frozen=True, tag="company.arrange"):
    """The host says how the table is kept."""

    settings: Settings


class Choose(Command, frozen=True, tag="company.choose"):
    """The host chooses a game and its options."""

    choice: Choice


class Agree(Command, frozen=True, tag="company.agree"):
    """Ready for the game as it stands."""


class Wait(Command, frozen=True, tag="company.wait"):
    """Not ready after all."""


class Begin(Command, frozen=True, tag="company.begin"):
    """The host starts the game."""


# Places.


class Swap(Command, frozen=True, tag="company.swap"):
    """The host lets two change places."""

    one: Who
    other: Who


class Reorder(Command, frozen=True, tag="company.reorder"):
    """The host says how everybody sits."""

    order: tuple[Who, ...]


class Shuffle(Command, frozen=True, tag="company.shuffle"):
    """The host lets chance say it. Whoever keeps the table throws the dice, and makes a `Reorder` of it."""


# A place changes hands.


class Claim(Command, frozen=True, tag="company.claim"):
    """Somebody who does not sit here says: that place is mine."""

    of: Who


class Withdraw(Command, frozen=True, tag="company.withdraw"):
    """It was a mistake."""


class LetIn(Command, frozen=True, tag="company.let-in"):
    """It is theirs indeed. The word of the host is enough, or of whoever has the place; else it takes two."""

    by: Who


class TurnAway(Command, frozen=True, tag="company.turn-away"):
    """It is not, says the host, or whoever has the place."""

    by: Who


class MoveSeat(Command, frozen=True, tag="company.move-seat"):
    """Give the own place to somebody who has none, or to oneself under another name."""

    to: Annotated[Who, Meta(max_length=64)]


# The next game.


class Queue(Command, frozen=True, tag="company.queue"):
    """Sit down when this game is over."""


class Unqueue(Command, frozen=True, tag="company.unqueue"):
    """Or rather not."""


AnyCommand: TypeAlias = (
    Sit
    | Rise
    | Bring
    | Dismiss
    | HandOver
    | Arrange
    | Choose
    | Agree
    | Wait
    | Begin
    | Swap
    | Reorder
    | Claim
    | Withdraw
    | LetIn
    | TurnAway
    | MoveSeat
    | Queue
    | Unqueue
)
Spoken: TypeAlias = AnyCommand | Shuffle
"""What a device may send; what chance has a part in is settled before it is decided."""

HOSTS = (Bring, Dismiss, HandOver, Arrange, Choose, Begin, Swap, Reorder)
"""Only the host says these."""
MEANWHILE = (HandOver, Arrange, Claim, Withdraw, LetIn, TurnAway, MoveSeat, Queue, Unqueue)
"""These may be said while a game is played: its seats stay as they are, only who has them may change."""
