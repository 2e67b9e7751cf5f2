"""Advice: what a strong bot would do in somebody's place, from what that seat was told.

It hears the facts of the seat and nothing else, so it tells a person only what they could have found out. It
takes the likeliest choice: whoever asks again about the same question is told the same.
"""

from statistics import mean

from msgspec import Raw, Struct
from msgspec.json import encode

from camlann.bots import AnyFact, AnyRules
from camlann.bots.analysis import ANALYSTS
from camlann.bots.levels import at_level
from camlann.engine.facts import Seat
from camlann.engine.phases import moves
from camlann.records.record import BrokenRecord, Record
from camlann.records.replay import options_of, replay

NOTHING = Raw(b"null")
STANDS_OUT = 0.03
"""How much likelier than the average somebody must be to be called a suspect."""


class Advice(Struct, frozen=True):
    """What a bot would do in this seat's place."""

    ask: int
    """The question that it answers."""
    command: Raw
    """Its answer; `null` if nothing is asked of this seat."""
    suspect: Seat | None = None
    """Whom it trusts least, of those about whom this seat cannot be sure, if anybody stands out. It tells no
    chances: only at a practice table is a running game analysed."""
    sure: bool = False
    """Whether this seat can be sure about everybody."""


def advise(record: Record, rules: AnyRules, seat: Seat) -> Advice:
    """From the part of a running game that this seat was told. Raises `BrokenRecord`."""
    steps = [*replay(record, rules, seat)]
    if not steps:
        raise BrokenRecord("record-unreadable")
    told = [fact for row, _ in steps for fact in row.facts]
    _, game = steps[-1]
    unsure = _unsure(record, rules, seat, told)
    suspect = _suspect(unsure)
    if not (offers := moves(game.public, game.own[seat])):
        return Advice(game.public.ask, NOTHING, suspect, not unsure)
    bot = at_level("strong")(rules, options_of(record, rules), record.header.seats, seat)
    bot.hear(told)
    (offer, fields), _ = max(bot.probs(offers), key=lambda each: each[1])
    return Advice(game.public.ask, Raw(encode(rules.WIRE.choose(offer, fields))), suspect, not unsure)


def _unsure(record: Record, rules: AnyRules, seat: Seat, told: list[AnyFact]) -> dict[Seat, float]:
    """Those about whom this seat cannot be sure, and how likely each is on the other side: that is the first
    kind of chances that an analyst of the game gives.
    """
    if rules.NAME not in ANALYSTS:
        return {}
    analyst = ANALYSTS[rules.NAME](rules, options_of(record, rules), record.header.seats, seat)
    analyst.hear(told)
    chances = next(iter(analyst.chances().values()))
    return {Seat(n): chance for n, chance in enumerate(chances) if n != seat and 0 < chance < 1}


def _suspect(unsure: dict[Seat, float]) -> Seat | None:
    """The likeliest, unless all are about as likely."""
    if not unsure or max(unsure.values()) < mean(unsure.values()) + STANDS_OUT:
        return None
    return max(unsure, key=unsure.__getitem__)
