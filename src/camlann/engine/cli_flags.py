"""Flags of the command line that a game offers, as data."""

from msgspec import Struct


class Flag(Struct, frozen=True):
    """A short way to choose an option of a game."""

    option: str
    help: str
    metavar: str | None = None
    """What stands for its value in the help; None: it takes no value and switches the option on."""

    @property
    def name(self) -> str:
        return "--" + self.option.replace("_", "-")
