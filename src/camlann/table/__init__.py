"""The table and its people: seats, host, readiness, absence, ballots, before, during and after a game.

A table is a fold of facts like any game, in the same log, and all of it is public. People are opaque ids
here; their names, chat and accounts are stored elsewhere. Seats are in clockwise order. One person is the
host, who chooses the game and starts it when everybody who sits is ready. A seat belongs to its owner. It
passes to another person only if the owner gives it away, or if the owner is missing and the others decide so
after a wait. The new person then knows what that seat knows, and no more.

A mechanic is one file. Its commands and facts are found by their tags, as those of a game are: a new one
needs only its own file, and a new file is imported here.
"""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from camlann.engine.facts import tag
from camlann.engine.wire import named
from camlann.table.absence import *
from camlann.table.adjournment import *
from camlann.table.ballots import *
from camlann.table.base_types import *
from camlann.table.base_types import TableCommand, TableFact
from camlann.table.bot_levels import *
from camlann.table.bot_names import *
from camlann.table.bot_tempers import *
from camlann.table.deal import *
from camlann.table.dismissal import *
from camlann.table.dispatch import *
from camlann.table.displays import *
from camlann.table.extra_time import *
from camlann.table.figures import *
from camlann.table.host import *
from camlann.table.mutes import *
from camlann.table.practice import *
from camlann.table.readiness import *
from camlann.table.reveal import *
from camlann.table.seat_claims import *
from camlann.table.seat_transfer import *
from camlann.table.seats import *
from camlann.table.seats import Shuffle
from camlann.table.shared_phones import *
from camlann.table.state import *
from camlann.table.time_controls import *
from camlann.table.waiting_list import *


def _union(kinds: Iterable[Any]) -> Any:
    return reduce(or_, kinds)


COMMANDS: tuple[type[TableCommand], ...] = tuple(sorted(named(TableCommand, "table"), key=tag))
"""Every command of a table, by tag."""
FACTS: tuple[type[TableFact], ...] = tuple(sorted(named(TableFact, "table"), key=tag))
"""Every fact of a table, by tag."""
read_command: msgspec.json.Decoder[TableCommand] = msgspec.json.Decoder(_union(COMMANDS))
"""Reads a command as `decide` takes it."""
read_client_command: msgspec.json.Decoder[TableCommand | Shuffle] = msgspec.json.Decoder(
    _union((*COMMANDS, Shuffle))
)
"""Reads a command as a device may send it. The server replaces a random one before it decides."""
read_fact: msgspec.json.Decoder[TableFact] = msgspec.json.Decoder(_union(FACTS))
