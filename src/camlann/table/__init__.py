"""The company: the people around a table, before a game, between games and after them.

It is a fold of facts like any game, in the same log, and all of it is public. People are opaque names here;
what they are called, say and own is kept elsewhere. Whoever sits is in clockwise order; one of them is the
host, who chooses the game and starts it when everyone who sits is ready. A seat belongs to its owner: it
passes to another person only if the owner gives it away, or is missing and the others decide so after a
wait. Whoever has it then knows what was told to that seat, and no more.

A mechanic is one file. Its commands and facts are found by their tags, as those of a game are: a new one is
written in its file alone, and a new file is imported here.
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
from camlann.table.deal import *
from camlann.table.dismissal import *
from camlann.table.dispatch import *
from camlann.table.extra_time import *
from camlann.table.host import *
from camlann.table.mutes import *
from camlann.table.readiness import *
from camlann.table.seat_claims import *
from camlann.table.seat_offers import *
from camlann.table.seats import *
from camlann.table.seats import Shuffle
from camlann.table.state import *
from camlann.table.time_controls import *
from camlann.table.waiting_list import *


def _union(kinds: Iterable[Any]) -> Any:
    return reduce(or_, kinds)


COMMANDS: tuple[type[TableCommand], ...] = tuple(sorted(named(TableCommand, "table"), key=tag))
"""Every command of the company, by tag."""
FACTS: tuple[type[TableFact], ...] = tuple(sorted(named(TableFact, "table"), key=tag))
"""And every fact."""
read_command: msgspec.json.Decoder[TableCommand] = msgspec.json.Decoder(_union(COMMANDS))
"""As it is decided on."""
read_client_command: msgspec.json.Decoder[TableCommand | Shuffle] = msgspec.json.Decoder(
    _union((*COMMANDS, Shuffle))
)
"""As a device may send it; what chance has a part in is settled before it is decided."""
read_fact: msgspec.json.Decoder[TableFact] = msgspec.json.Decoder(_union(FACTS))
