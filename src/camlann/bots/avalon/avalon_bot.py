"""A bot that answers every question of Avalon. What it thinks of the others is for its level to say.

Each command has a function that says how much the bot likes a choice of its fields. A command that has none,
of a module that came later, is answered at random.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias, TypeVar

from camlann.avalon.plots.no_confidence import CARD as NO_CONFIDENCE
from camlann.avalon.quest import spoils
from camlann.avalon.state import Court, Knight, allegiance, proposed
from camlann.avalon.team_and_side_sizes import EVIL, team_size
from camlann.bots import AnyFact, AnyRules, Heard, Probs, SeatBot
from camlann.bots.avalon.claim_evidence import ClaimAbout, claims_about, looks
from camlann.bots.avalon.teams import mask_of
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer, each

T = TypeVar("T")
Answer: TypeAlias = Callable[..., float]
"""From the bot and the fields of a command to how much it likes them."""
LAST_CHANCE = 4
"""After so many rejected teams the next one loses the game for Good."""


def rejections_ahead(public: Court, seat: int) -> int:
    """The rejected teams of this round, and those that others may still reject by No Confidence."""
    others = (cards for n, cards in enumerate(public.plots) if n != seat)
    return public.rejections + sum(cards.count(NO_CONFIDENCE) for cards in others)


class AvalonBot(SeatBot, ABC):
    ANSWERS: ClassVar[dict[str, Answer]] = {}

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat) -> None:
        super().__init__(rules, options, seats, seat)
        self.seats = seats
        self.claims_about: Sequence[ClaimAbout] = ()
        """What others have said of each other."""
        self._looks: set[tuple[Seat, Seat]] = set()
        self._found: dict[object, Any] = {}

    @abstractmethod
    def find_threats(self) -> Sequence[float]:
        """How likely each seat is Evil now."""

    @abstractmethod
    def find_safeties(self, size: int, spoils: int) -> Mapping[int, float]:
        """How likely each team of this size has too few of Evil to lose a quest that so many fails lose."""

    @abstractmethod
    def find_quarries(self) -> Sequence[float]:
        """How likely each seat is Merlin."""

    def hear(self, facts: Sequence[AnyFact]) -> None:
        for fact in facts:
            super().hear((fact,))
            self._looks |= looks(fact)
            self._found = {}

    def heed(self, claims: Heard) -> None:
        self.claims_about = claims_about([each for each in claims if each[0] != self.seat], self._looks)
        self._found = {}

    def once(self, work: Callable[..., T], *given: object) -> T:
        """The result of some work, which is done once between two facts."""
        if (work.__name__, given) not in self._found:
            self._found[work.__name__, given] = work(*given)
        found: T = self._found[work.__name__, given]
        return found

    def threats(self) -> Sequence[float]:
        return self.once(self.find_threats)

    def safeties(self, size: int, spoils: int) -> Mapping[int, float]:
        return self.once(self.find_safeties, size, spoils)

    def quarries(self) -> Sequence[float]:
        return self.once(self.find_quarries)

    @property
    def public(self) -> Court:
        public: Court = self.game.public
        return public

    @property
    def own(self) -> Knight:
        own: Knight = self.game.own[self.seat]
        return own

    @property
    def is_evil(self) -> bool:
        return allegiance(self.public, self.own) == "evil"

    @property
    def team(self) -> int:
        """The proposed team."""
        return mask_of(proposed(self.public).team)

    @property
    def spoils(self) -> int:
        """How many fails lose the quest that is proposed."""
        return spoils(self.public, proposed(self.public).quest)

    @property
    def fellows(self) -> int:
        """Those who are Evil for sure, and the bot itself if it is."""
        sure = mask_of(seat for seat, threat in enumerate(self.threats()) if threat > 0.99)
        return sure | (1 << self.seat if self.is_evil else 0)

    @property
    def missing(self) -> int:
        """How many of Evil the bot does not know."""
        return max(0, EVIL[self.seats] - self.fellows.bit_count())

    def quest_safeties(self, quest: int) -> Mapping[int, float]:
        """The same as `safeties`, for the teams of a quest."""
        return self.safeties(team_size(self.seats, quest), spoils(self.public, quest))

    def ratios(self, quest: int) -> Mapping[int, float]:
        """How safe each team for a quest is, compared with the safest."""
        return self.once(self._find_ratios, quest)

    def _find_ratios(self, quest: int) -> Mapping[int, float]:
        safeties = self.quest_safeties(quest)
        best = max(safeties.values())
        return {team: safe / best if best > 0 else 0.0 for team, safe in safeties.items()}

    def weights(self, moves: Sequence[Offer]) -> Probs:
        found: Probs = []
        for offer in moves:
            answer = self.ANSWERS.get(offer.command)
            for fields in each(offer.form):
                found.append(((offer, fields), 1.0 if answer is None else answer(self, *fields)))
        return found if any(weight for _, weight in found) else super().weights(moves)
