"""Command-line flags that a game offers, as data."""

from msgspec import Struct


class Flag(Struct, frozen=True):
    """A short way to choose an option of a game. Its help is the message `cli-GAME-OPTION` of `cli.ftl`."""

    option: str
    metavar: str | None = None
    """The placeholder of its value in the help; None: it takes no value and switches the option on."""
    values: tuple[str, ...] = ()
    """What may be chosen, for the help."""

    @property
    def name(self) -> str:
        return "--" + self.option.replace("_", "-")
