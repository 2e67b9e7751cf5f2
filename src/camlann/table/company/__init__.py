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

from camlann.table.company.absence import *
from camlann.table.company.adjourning import *
from camlann.table.company.agreeing import *
from camlann.table.company.ballots import *
from camlann.table.company.claims import *
from camlann.table.company.clocks import *
from camlann.table.company.dealing import *
from camlann.table.company.deciding import *
from camlann.table.company.dismissal import *
from camlann.table.company.hosting import *
from camlann.table.company.muting import *
from camlann.table.company.people import *
from camlann.table.company.places import *
from camlann.table.company.places import Shuffle
from camlann.table.company.profiles import *
from camlann.table.company.queue import *
from camlann.table.company.saying import *
from camlann.table.company.saying import Saying, Told
from camlann.table.company.seat_offers import *
from camlann.table.facts import tag
from camlann.table.wire import named


def _union(kinds: Iterable[Any]) -> Any:
    return reduce(or_, kinds)


COMMANDS: tuple[type[Saying], ...] = tuple(sorted(named(Saying, "company"), key=tag))
"""Every command of the company, by tag."""
FACTS: tuple[type[Told], ...] = tuple(sorted(named(Told, "company"), key=tag))
"""And every fact."""
read_command: msgspec.json.Decoder[Saying] = msgspec.json.Decoder(_union(COMMANDS))
"""As it is decided on."""
read_spoken: msgspec.json.Decoder[Saying | Shuffle] = msgspec.json.Decoder(_union((*COMMANDS, Shuffle)))
"""As a device may send it; what chance has a part in is settled before it is decided."""
read_fact: msgspec.json.Decoder[Told] = msgspec.json.Decoder(_union(FACTS))
