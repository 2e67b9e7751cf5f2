"""Game options: checks, adapts and resolves the options a table has chosen, by the rules of that game."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from camlann.engine.match import Refused
from camlann.engine.rules import Games, Notice
from camlann.games import AnyRules, figures_of
from camlann.table import CannotStart, Choice, Table
from camlann.table.base_types import MAX_SEATS


class GameOptions:
    def __init__(self, games: Games) -> None:
        self._games = games

    def check(self, choice: Choice, seats: int) -> Sequence[Notice]:
        rules = self._games[choice.game]
        return rules.check(read_options(rules, choice), seats)

    def figures(self, choice: Choice) -> Mapping[str, str]:
        """What people may choose to play as with these options, and the colour of each figure."""
        figures = figures_of(choice.game)
        if figures is None or choice.game not in self._games:
            return {}
        return figures.offered(self._games[choice.game].WIRE.options.decode(choice.options))

    def fit(self, choice: Choice, seats: int) -> tuple[Choice, Sequence[Notice]]:
        """The nearest options for this number of seats. A preset defines its own."""
        rules = self._games[choice.game]
        ready = rules.presets(seats) if choice.preset else {}
        if choice.preset in ready:
            options = Raw(_encode(ready[choice.preset]))
            changed = () if options == choice.options else (Notice("F-PRESET"),)
            return replace(choice, options=options), changed
        gone: Sequence[Notice] = (Notice("F-PRESET"),) if choice.preset else ()
        options, notices = rules.fit(rules.WIRE.options.decode(choice.options), seats)
        # Without changes the options stay as they were written; a preset for another number is none any more.
        fitted = replace(choice, options=Raw(_encode(options))) if notices else choice
        return replace(fitted, preset=""), (*gone, *notices)

    def free_seats(self, table: Table) -> int:
        """How many more people can sit down for the chosen game, as it is or adapted."""
        most = MAX_SEATS if table.choice is None else self._most_seats(table.choice)
        return max(0, most - len(table.seats))

    def _most_seats(self, choice: Choice) -> int:
        if choice.game not in self._games:
            return 0

        def playable(seats: int) -> bool:
            fitted, _ = self.fit(choice, seats)
            return not any(notice.prevents_start for notice in self.check(fitted, seats))

        return max(filter(playable, range(1, MAX_SEATS + 1)), default=0)

    def resolved(self, choice: Choice, seats: int) -> Choice:
        """The same choice with every option written out. Raises `Refused` with the notices of a check."""
        if choice.game not in self._games:
            raise Refused(CannotStart((Notice("E-GAME"),)))
        if not choice.clock.fits:
            raise Refused(CannotStart((Notice("E-CLOCK"),)))
        rules = self._games[choice.game]
        if choice.preset:
            if choice.preset not in (ready := rules.presets(seats)):
                raise Refused(CannotStart((Notice("E-PRESET"),)))
            options = ready[choice.preset]
        else:
            try:
                options = rules.WIRE.options.decode(choice.options)
            except msgspec.DecodeError:
                raise Refused(CannotStart((Notice("E-OPTIONS"),))) from None
        return replace(choice, options=Raw(_encode(options)), figures=())


def read_options(rules: AnyRules, choice: Choice) -> Any:
    """The options of a choice, with what the seats wish to play as."""
    options, figures = rules.WIRE.options.decode(choice.options), figures_of(choice.game)
    return options if figures is None or not choice.figures else figures.seated(options, choice.figures)


_encode = msgspec.json.Encoder().encode
