"""Wire types of a game: the decoders that read its values back from JSON.

A game's commands, phases and facts are the types whose tags begin with its name. Together they form closed
unions, and everything stored or received is read through them: an unknown tag, an unknown field or a wrong
type is refused.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import Struct

from camlann.engine import facts
from camlann.engine.chat_claims import Claim
from camlann.engine.facts import tag
from camlann.engine.forms import Choice, Offer
from camlann.engine.phases import Command, Lapse, Phase, Reason, Stand
from camlann.engine.transition import Step


class Wire:
    """The decoders of a game. `public` and `own` are generic in the game's steps and commands."""

    def __init__(
        self,
        game: str,
        *,
        options: Any,
        public: Any,
        own: Any,
        sealed: Any,
    ) -> None:
        self.commands: dict[str, type[Command]] = {tag(kind): kind for kind in named(Command, game)}
        self.steps: tuple[type[Struct], ...] = tuple(named(Step, game))
        self.phases: tuple[type[Phase[Any, Any, Any]], ...] = tuple(named(Phase, game))
        self.reasons: tuple[type[Struct], ...] = tuple(named(Reason, game))
        self.claims: tuple[type[Claim], ...] = tuple(named(Claim, game))
        audiences = (facts.Public, facts.Private, facts.Sealed)
        mine = tuple(kind for audience in audiences for kind in named(audience, game))
        step, command = _union(self.steps), _union(self.commands.values())
        asked: Any = facts.Asked
        answered: Any = facts.Answered
        of_engine = (asked[Any, Any, Any, step], answered[Any, Any, command])
        plain = (facts.Acted, facts.Ended, facts.Shuffled, facts.Rolled)
        self.facts: tuple[type[Struct], ...] = (*mine, facts.Asked, facts.Answered, *plain)
        self.options = msgspec.json.Decoder(options)
        self.fact = msgspec.json.Decoder(_union((*mine, *of_engine, *plain)))
        self.command = msgspec.json.Decoder(command)
        self.claim = msgspec.json.Decoder(_union(self.claims))
        self.given = msgspec.json.Decoder(_union((command, Lapse, Stand, None)))
        """The command of a log row: a seat's, the clock's, or none for the deal."""
        self.public = msgspec.json.Decoder(public[step])
        self.own = msgspec.json.Decoder(own[command])
        self.sealed = msgspec.json.Decoder(sealed)

    def choose(self, offer: Offer, fields: Choice) -> Command:
        """The command that takes up an offer with these fields."""
        return self.commands[offer.command](*fields)


def named(kind: type[Any], game: str) -> Iterator[type[Any]]:
    """All subclasses of `kind` whose tag begins with the game's name."""
    for each in kind.__subclasses__():
        yield from named(each, game)
        name = each.__struct_config__.tag
        if isinstance(name, str) and name.startswith(f"{game}."):
            yield each


def _union(kinds: Iterable[Any]) -> Any:
    return reduce(or_, kinds, None)
