"""Practice: what a seat could know after each quest of a running game, and what its last vote was worth.

It is made from what that seat was told, by the analysts of finished games (`analysis.py`), up to the first
question after the quest: whoever asks again before the next quest gets the same.
"""

from collections.abc import Sequence

from msgspec import Struct

from camlann.bots import AnyFact, AnyRules
from camlann.bots.analysis import ANALYSTS, Chances, as_percent, chances_of
from camlann.engine.facts import Asked, Seat, tag
from camlann.games import DEFINITIONS
from camlann.records.record import BrokenRecord, Record
from camlann.records.replay import options_of, replay


class Deed(Struct, frozen=True):
    """A deed of this seat since the review before, by what it knew just before it."""

    deed: str
    chance: int
    best: int
    """As in `Judgement`."""


class Review(Struct, frozen=True):
    """What a seat could know after a quest."""

    number: int
    """How many reviews there were so far, with this one; 0: there was no quest yet."""
    before: Chances
    """At the review before this one, or after the deal."""
    now: Chances
    deeds: tuple[Deed, ...] = ()
    """The last team and the last vote of this seat, or whom it accused."""


def review(record: Record, rules: AnyRules, seat: Seat) -> Review:
    """From the part of a running game that this seat was told. Raises `BrokenRecord`."""
    game = record.header.game
    if game not in ANALYSTS:
        raise BrokenRecord("record-of-another-game")
    told = [fact for row, _ in replay(record, rules, seat) for fact in row.facts]
    analyst = ANALYSTS[game](rules, options_of(record, rules), record.header.seats, seat)
    ends = review_ends(told, DEFINITIONS[game].reviews)
    analyst.hear(told[: first_question(told)])
    before = now = chances_of(analyst)
    deeds: dict[str, Deed] = {}
    heard = first_question(told)
    for end in ends:
        analyst.hear(told[heard:end])
        before, now, heard = now, chances_of(analyst), end
        deeds = {_kind(deed): Deed(deed, *map(as_percent, odds)) for deed, *odds in analyst.take_judgements()}
    return Review(len(ends), before, now, tuple(deeds.values()))


def review_ends(told: Sequence[AnyFact], kinds: Sequence[str]) -> list[int]:
    """After how many facts each review is due: with the first question after a fact of one of these kinds."""
    ends, due = [], False
    for n, fact in enumerate(told, 1):
        due = due or tag(type(fact)) in kinds
        if due and isinstance(fact, Asked):
            ends.append(n)
            due = False
    return ends


def first_question(told: Sequence[AnyFact]) -> int:
    """How many facts there were with the first question: the deal."""
    return next((n for n, fact in enumerate(told, 1) if isinstance(fact, Asked)), len(told))


def _kind(deed: str) -> str:
    """Of several votes the last counts."""
    return "vote" if deed in ("approve", "reject") else deed
