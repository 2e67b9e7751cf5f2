"""The declared types of a game, by which its values are read back from JSON.

Phases, commands and facts are closed unions named once, in a game's front room; everything that was ever
written is read through them, so an unknown tag, an unknown field or a wrong type is refused.
"""

from typing import Any, get_args

import msgspec

from camlann.table.facts import tag
from camlann.table.forms import Choice, Offer
from camlann.table.phases import Command, Lapse


class Wire:
    """How to read a game's facts, commands and parts."""

    def __init__(self, *, options: Any, fact: Any, command: Any, public: Any, own: Any, sealed: Any) -> None:
        self.options = msgspec.json.Decoder(options)
        self.fact = msgspec.json.Decoder(fact)
        self.command = msgspec.json.Decoder(command)
        self.given: msgspec.json.Decoder[Command | None] = msgspec.json.Decoder(command | Lapse | None)
        """What stands in the log: a seat's command, the clock's, or none for the deal."""
        self.public = msgspec.json.Decoder(public)
        self.own = msgspec.json.Decoder(own)
        self.sealed = msgspec.json.Decoder(sealed)
        self.facts: tuple[Any, ...] = get_args(fact)
        self.commands: dict[str, type[Command]] = {
            tag(kind): kind for kind in get_args(command) or (command,)
        }

    def choose(self, offer: Offer, fields: Choice) -> Command:
        """The command that takes up an offer with these fields."""
        return self.commands[offer.command](*fields)
