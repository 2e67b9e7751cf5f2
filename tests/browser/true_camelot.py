"""How three play Shadows over Camelot to an end: nobody betrays, and each turn begins with the same evil."""

from typing import Final

from camlann.client.socket_client import Frame
from camlann.engine.phases import Command
from camlann.games import GAMES
from tests.browser.seats import Seat
from tests.browser.true_players import Wants

EVIL: Final = {"siege": "shadows.raise-siege", "loyal_dead": "shadows.suffer"}
CAMELOT_ENDS = (*EVIL,)
SHORT_NAMES: Final = ("shadows.draw-cards", "shadows.end-turn")
"""What has a shorter name on its button."""


def names_of(command: str, seat: Seat) -> list[str]:
    """What the button of a command may be called."""
    short = [seat.says(f"ui-{command.replace('.', '-verb-')}")] if command in SHORT_NAMES else []
    return [*short, seat.says(f"{command.replace('.', '-')}.offer")]


class CamelotWants(Wants):
    """They stay at Camelot, draw cards, and let this evil grow."""

    game: str = "shadows"
    names: tuple[str, ...] = ("Hanna", "Caradoc")

    @property
    def ways(self) -> tuple[str, ...]:
        """What they choose where it is offered, the first before the others."""
        return EVIL[self.why], "shadows.draw-cards", "shadows.end-turn"

    def knows(self, frame: Frame, name: str) -> bool:
        return True

    def longer(self, frame: Frame) -> float:
        return 0

    def answer(self, frame: Frame) -> Command | None:
        offers = {each.command: each for each in frame.moves}
        offer = next((offers[way] for way in self.ways if way in offers), None) or self.chance.choice(
            frame.moves
        )
        fields = () if offer.form is None else offer.form.sample(self.chance.randrange)
        return GAMES["shadows"].WIRE.choose(offer, fields)
