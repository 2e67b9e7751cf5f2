"""What a viewer could know in Shadows: what the loyalty cards prove, and what a bot there would believe."""

from collections.abc import Sequence
from typing import Any

from camlann.bots import AnyFact, AnyRules, SeatBot
from camlann.bots.shadows.belief import Belief
from camlann.engine.facts import GameState, Seat
from camlann.shadows.accusations import Accused
from camlann.shadows.state import Camelot, Side

Deed = tuple[str, float, float]


class ShadowsAnalyst(SeatBot):
    """It believes what the bots do. A spectator's is never asked what it would do."""

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat | None) -> None:
        # A spectator's game has no compartment, and nothing here looks into one.
        super().__init__(rules, options, seats, seat)  # type: ignore[arg-type]
        self.viewer = seat
        self.belief = Belief(options, seats, None)
        self._deeds: list[Deed] = []

    def consider(self, fact: AnyFact, before: GameState[Any, Any, Any]) -> None:
        if isinstance(fact, Accused) and fact.by == self.viewer and self._own_side() == "loyal":
            chances = self.chances()["traitor"]
            open_to = (seat for seat in before.public.able if seat not in (fact.by, *before.public.proved))
            self._deeds.append(("accuse", chances[fact.seat], max(chances[seat] for seat in open_to)))
        self.belief.consider(fact, before.public)

    def possible(self) -> int:
        """How many sets of players may be the Traitors."""
        return sum(1 for _ in self.belief.possible(*self._known()))

    def chances(self) -> dict[str, Sequence[float]]:
        return {"traitor": self.belief.chances(*self._known())}

    def take_judgements(self) -> list[Deed]:
        deeds, self._deeds = self._deeds, []
        return deeds

    def _known(self) -> tuple[set[int], set[int]]:
        """The seats that are Loyal for sure, and those that are Traitors."""
        public: Camelot = self.game.public
        # What is shown at the end could not be known before.
        known: dict[Side, set[int]] = {"loyal": set(public.proved), "traitor": set(public.traitors)}
        if self.viewer is not None and (own := self._own_side()):
            known[own].add(self.viewer)
        return known["loyal"], known["traitor"]

    def _own_side(self) -> Side | None:
        own: Side | None = self.game.own[self.seat].loyalty if self.viewer is not None else None
        return own
