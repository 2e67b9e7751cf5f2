"""Why somebody around a table may not do something."""

from camlann.table.company.people import Who
from camlann.table.phases import Reason
from camlann.table.table import Notice


class SeatedAlready(Reason, frozen=True, tag="company.seated-already"):
    """One person has one place."""


class NotSeated(Reason, frozen=True, tag="company.not-seated"):
    """Only for those who sit at the table."""


class NoBot(Reason, frozen=True, tag="company.no-bot"):
    """A person is not brought, and a bot is no host and has no say in who sits."""


class NoSuchPlace(Reason, frozen=True, tag="company.no-such-place"):
    """There is no such place to sit."""


class Full(Reason, frozen=True, tag="company.full"):
    """There are enough already."""


class HostOnly(Reason, frozen=True, tag="company.host-only"):
    """Only the host does this."""


class GameRunning(Reason, frozen=True, tag="company.game-running"):
    """Not while a game is played."""


class NoGame(Reason, frozen=True, tag="company.no-game"):
    """No game is played, so there is nothing to wait for."""


class NothingChosen(Reason, frozen=True, tag="company.nothing-chosen"):
    """The host has chosen no game yet."""


class NotReady(Reason, frozen=True, tag="company.not-ready"):
    """These have not said that they are ready."""

    waiting: tuple[Who, ...]


class CannotStart(Reason, frozen=True, tag="company.cannot-start"):
    """The game cannot be played like this."""

    notices: tuple[Notice, ...]


class NotEverybody(Reason, frozen=True, tag="company.not-everybody"):
    """An order names everybody who sits, once."""


class BotsPlace(Reason, frozen=True, tag="company.bots-place"):
    """A bot sits there until the host dismisses it."""


class ClaimedAlready(Reason, frozen=True, tag="company.claimed-already"):
    """This has been said, and waits for an answer."""


class NoClaim(Reason, frozen=True, tag="company.no-claim"):
    """They ask for no place."""


class VouchedAlready(Reason, frozen=True, tag="company.vouched-already"):
    """One seat has one voice."""


class InLine(Reason, frozen=True, tag="company.in-line"):
    """Next in already."""


class NotInLine(Reason, frozen=True, tag="company.not-in-line"):
    """Not waiting for the next game."""
