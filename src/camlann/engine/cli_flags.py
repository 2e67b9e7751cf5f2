"""Command-line flags that a game offers, as data."""

from msgspec import Struct


class Flag(Struct, frozen=True):
    """A short way to choose an option of a game."""

    option: str
    help: str
    metavar: str | None = None
    """The placeholder of its value in the help; None: it takes no value and switches the option on."""

    @property
    def name(self) -> str:
        return "--" + self.option.replace("_", "-")
