"""Questions in the middle of an effect: what to give up, whom to save, whether to come along."""

from collections.abc import Iterable
from typing import Any

from camlann.bots.shadows import worth
from camlann.bots.shadows.black_cards import harm
from camlann.bots.shadows.evil_answers import gifts, own_life, pay
from camlann.bots.shadows.hand import cheapest, cost, keep, prices
from camlann.bots.shadows.plans import rate
from camlann.bots.shadows.quests import COMBATS, open_quests
from camlann.bots.shadows.shadows_bot import Answer, ShadowsBot, worth_each
from camlann.engine.facts import Seat
from camlann.engine.forms import Choice
from camlann.shadows.cards.white_prompts import Coming
from camlann.shadows.lives import SPARE_CARDS
from camlann.shadows.state import SOLO, Place, combat

TURN = 2.0
"""What the rest of a turn is worth."""
PER_KNIGHT = 0.75
"""What it is worth that a Knight need not discard a card."""


def volunteer(bot: ShadowsBot, answer: str) -> float:
    """One pays for all, if that is less than everybody pays."""
    if answer == "no":
        return 0.0
    public = bot.public
    spared = PER_KNIGHT * len(public.able) - 0.5
    if bot.phase.price == "lives":
        return spared - own_life(bot, public.options.unconfirmed.morgan_5_lives)
    paid = cheapest(public, bot.own.hand, public.options.unconfirmed.morgan_1_cards)
    return spared - cost(prices(public, bot.own.hand), paid)


def pick_volunteer(bot: ShadowsBot, seat: Seat) -> float:
    """Whom it hurts least."""
    public = bot.public
    return float(public.lives[seat] if bot.phase.price == "lives" else public.hands[seat])


def discard(bot: ShadowsBot, form: Any) -> Iterable[tuple[Choice, float]]:
    return gifts(bot, form.lo)


def yield_grail(bot: ShadowsBot, answer: str) -> float:
    if answer == "life":
        return -own_life(bot)
    return -keep(bot.public, "grail", bot.own.hand.count("grail"))


def bleed(bot: ShadowsBot) -> float:
    return -worth.life(bot.public, bot.seat)


def drink(bot: ShadowsBot, seat: Seat) -> float:
    return 10.0 + (3.0 if seat == bot.seat else -12.0 * bot.threat(seat))


def keep_grail(bot: ShadowsBot) -> float:
    return 4.0 * worth.lateness(bot.public)


def stack(bot: ShadowsBot, form: Any) -> Iterable[tuple[Choice, float]]:
    """The harmless cards first; the other way round is for a Traitor."""
    cards = tuple(sorted(form.items, key=lambda card: (harm(bot.public, card), card)))
    return [((cards,), 0.0), ((cards[::-1],), -5.0)]


def answer(bot: ShadowsBot, said: str) -> float:
    """To join a Knight who calls, or to return to Camelot for a card."""
    public, own = bot.public, bot.own
    here = public.places[bot.seat]
    if said == "stay":
        return staying(bot, here)
    gain = -1.5 * len(combat(public, COMBATS[here]).white) if here in SOLO else 0.0
    if isinstance(bot.phase, Coming):
        to = bot.phase.place
        return gain + (rate(public, own, to, 0.0) if to in open_quests(public) else 0.0)
    return gain + 1.2 + 0.4 * (len(own.hand) < 4)


def staying(bot: ShadowsBot, here: Place) -> float:
    if here == "camelot":
        return 1.0
    return rate(bot.public, bot.own, here, 0.0) if here in open_quests(bot.public) else 0.0


def give_up(bot: ShadowsBot) -> float:
    """A turn is lost, and in an ambush a life point."""
    return -TURN - (own_life(bot) if hasattr(bot.phase, "cards") else 0.0)


def break_through(bot: ShadowsBot, card: str) -> float:
    return -keep(bot.public, card, bot.own.hand.count(card))


def lay_open(bot: ShadowsBot, card: str) -> float:
    """For the council: what is missed least."""
    return -keep(bot.public, card, bot.own.hand.count(card))


def pay_way(bot: ShadowsBot, form: Any) -> Iterable[tuple[Choice, float]]:
    return gifts(bot, form.lo)


PROMPT_ANSWERS: dict[str, Answer] = {
    "shadows.volunteer": worth_each(volunteer),
    "shadows.pick-volunteer": worth_each(pick_volunteer),
    "shadows.discard": discard,
    "shadows.yield-grail": worth_each(yield_grail),
    "shadows.spare": pay(SPARE_CARDS),
    "shadows.bleed": worth_each(bleed),
    "shadows.drink": worth_each(drink),
    "shadows.keep-grail": worth_each(keep_grail),
    "shadows.stack": stack,
    "shadows.answer": worth_each(answer),
    "shadows.pay-way": pay_way,
    "shadows.break-through": worth_each(break_through),
    "shadows.give-up": worth_each(give_up),
    "shadows.lay-open": worth_each(lay_open),
}
