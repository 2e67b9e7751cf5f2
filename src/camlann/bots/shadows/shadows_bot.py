"""A bot that answers every question of Shadows: it says what each choice is worth, and takes the best.

Each command has a function that lists choices of its fields and what they are worth to the Loyal. A form may
have millions of choices, so a function lists only those that may be the best. A command that has none, of a
module that came later, is answered at random.
"""

from collections.abc import Callable, Iterable, Sequence
from math import exp
from typing import Any, ClassVar, TypeAlias

from camlann.bots import AnyRules, Chosen, Probs, SeatBot
from camlann.engine.facts import Seat
from camlann.engine.forms import Choice, Form, Offer, each
from camlann.shadows.state import Camelot, Knight, Place

Values: TypeAlias = list[tuple[Chosen, float]]
Answer: TypeAlias = Callable[[Any, Any], Iterable[tuple[Choice, float]]]
"""From the bot and the form of a command to choices of its fields and what they are worth."""
LOOSENESS = 0.05
"""So many points less make a choice about a third as likely."""
NEGLIGIBLE = 0.4
"""What is worth so much less than the best is never chosen."""


class ShadowsBot(SeatBot):
    ANSWERS: ClassVar[dict[str, Answer]] = {}

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat) -> None:
        super().__init__(rules, options, seats, seat)
        self.calls: dict[Place, float] = {}
        """What the others said of going somewhere, in points."""

    @property
    def public(self) -> Camelot:
        public: Camelot = self.game.public
        return public

    @property
    def own(self) -> Knight:
        own: Knight = self.game.own[self.seat]
        return own

    @property
    def phase(self) -> Any:
        """The open question, with what everybody knows about it."""
        return self.public.phase

    def values(self, moves: Sequence[Offer]) -> Values:
        """What each choice is worth to the Loyal; empty if there is a command that it does not know."""
        found: Values = []
        for offer in moves:
            answer = self.ANSWERS.get(offer.command)
            if answer is None:
                return []
            found += [((offer, fields), value) for fields, value in answer(self, offer.form)]
        return found

    def threat(self, seat: Seat) -> float:
        """How likely a seat is a Traitor, to this bot."""
        return 0.0

    def intend(self, values: Values) -> Values:
        """What the choices are worth to this bot."""
        return values

    def weights(self, moves: Sequence[Offer]) -> Probs:
        values = self.intend(self.values(moves))
        if not values:
            return super().weights(moves)
        best = max(value for _, value in values)
        return [
            (chosen, exp((value - best) / LOOSENESS)) for chosen, value in values if best - value < NEGLIGIBLE
        ]


def worth_each(judge: Callable[..., float]) -> Answer:
    """The answer that judges every choice of a small form."""

    def answer(bot: ShadowsBot, form: Form | None) -> Iterable[tuple[Choice, float]]:
        return [(fields, judge(bot, *fields)) for fields in each(form)]

    return answer
