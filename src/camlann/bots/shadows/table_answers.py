"""Questions to several at once: Merlins against a card, cards to share, squires to knight."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from camlann.bots.shadows.black_cards import MERLIN_PRICE, harm
from camlann.bots.shadows.shadows_bot import Answer, ShadowsBot, worth_each
from camlann.engine.facts import Seat
from camlann.engine.forms import Choice
from camlann.shadows.black_card_cancellation import MERLINS_TO_CANCEL
from camlann.shadows.state import Camelot, in_play

EXCALIBUR_PRICE = 7.0
REFUSAL = 1.2
"""So many cards too many must go to a Traitor before somebody refuses."""


def offer_merlins(bot: ShadowsBot, number: int) -> float:
    """All or none: three in all are spent, whoever offers more."""
    gain = harm(bot.public, bot.phase.card) - MERLINS_TO_CANCEL * MERLIN_PRICE
    return number * (0.5 if gain > 0 else -0.5)


def stand_by(bot: ShadowsBot, form: Any) -> Iterable[tuple[Choice, float]]:
    """A standing answer saves people time. A bot looks at each card."""
    return []


def give_excalibur(bot: ShadowsBot) -> float:
    card = bot.phase.card
    return (harm(bot.public, card) if card else 1.0) - EXCALIBUR_PRICE


def keep_excalibur(bot: ShadowsBot) -> float:
    return 0.0


def propose_share(bot: ShadowsBot, form: Any) -> Iterable[tuple[Choice, float]]:
    return [((share(bot, form.items, form.to),), 0.0)]


def share(bot: ShadowsBot, cards: tuple[str, ...], among: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Each card to who has the fewest and is trusted; Grail cards to one Knight, at the Grail if possible."""
    public = bot.public
    sizes = {seat: float(public.hands[seat]) for seat in among}
    got: list[Seat] = []
    for card in cards:

        def wish(seat: Seat, card: str = card) -> float:
            place = public.places[seat]
            handy = 2.0 if card == "grail" and place == "grail" and in_play(public, "grail") else 0.0
            return handy - sizes[seat] - 6.0 * (bot.threat(seat) if seat != bot.seat else 0.0)

        seat = max(among, key=wish)
        sizes[seat] += 1
        got.append(seat)
    return spelled(cards, got)


def spelled(cards: tuple[str, ...], got: list[Seat]) -> tuple[Seat, ...]:
    """The receivers of equal cards in seat order, as forms have them."""
    places = iter(got)
    return tuple(seat for _, equal in groupby(cards) for seat in sorted(next(places) for _ in equal))


def consent(bot: ShadowsBot, answer: str) -> float:
    """To refuse costs time and trust; it is for shares that go to somebody suspect."""
    if answer == "accept":
        return 0.0
    return suspect_share(bot.public, bot.phase.to, bot.phase.among, bot) - REFUSAL


def suspect_share(public: Camelot, to: tuple[Seat, ...], among: tuple[Seat, ...], bot: ShadowsBot) -> float:
    even = len(to) / len(among)
    others = [seat for seat in among if seat != bot.seat]
    return sum(max(0.0, to.count(seat) - even) * bot.threat(seat) for seat in others)


def propose_knight(bot: ShadowsBot, seat: Seat) -> float:
    return 1.0 if seat == bot.seat else 0.5 - bot.threat(seat)


def agree(bot: ShadowsBot, answer: str) -> float:
    if answer == "accept":
        return 0.0
    return (bot.threat(bot.phase.named) if bot.phase.named != bot.seat else 0.0) - 0.7


TABLE_ANSWERS: dict[str, Answer] = {
    "shadows.offer-merlins": worth_each(offer_merlins),
    "shadows.stand-by": stand_by,
    "shadows.give-excalibur": worth_each(give_excalibur),
    "shadows.keep-excalibur": worth_each(keep_excalibur),
    "shadows.keep-on": stand_by,
    "shadows.propose-share": propose_share,
    "shadows.consent": worth_each(consent),
    "shadows.propose-knight": worth_each(propose_knight),
    "shadows.agree": worth_each(agree),
}
