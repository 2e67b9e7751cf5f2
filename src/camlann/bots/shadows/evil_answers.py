"""The progression of evil: a black card, a siege engine, a life point, or what a Knight may pay instead."""

from collections.abc import Iterable

from camlann.bots.shadows import worth
from camlann.bots.shadows.black_cards import Costs, harm
from camlann.bots.shadows.hand import cheapest, cost, dearest, prices
from camlann.bots.shadows.shadows_bot import Answer, ShadowsBot, worth_each
from camlann.bots.shadows.unseen import next_card_cost
from camlann.engine.forms import Choice, Form
from camlann.shadows.state import Camelot, War, coat

FIRST = 40.0
"""What is free, and good, is done before anything else."""
NEVER = -50.0
NUMBERS_DOWN = {"1": 1.0, "3": 0.4}
"""How gladly a card of this number is laid face down; higher ones are shown, so that nobody is surprised."""


def draw_black(bot: ShadowsBot) -> float:
    armored = bot.public.relics.get("armor") == bot.seat
    expected = next_card_cost(bot.public, bot.own.black)
    return -expected * (0.55 if armored else 1.0)


def raise_siege(bot: ShadowsBot) -> float:
    return -worth.siege(bot.public)


def suffer(bot: ShadowsBot) -> float:
    return -own_life(bot)


def own_life(bot: ShadowsBot, number: int = 1) -> float:
    """What life points cost the bot; Lamorak may pay with cards."""
    lives = worth.life(bot.public, bot.seat, number)
    if coat(bot.public, bot.seat).pays_blood and len(bot.own.hand) >= 2 * number:
        return min(
            lives,
            0.8 * cost(prices(bot.public, bot.own.hand), cheapest(bot.public, bot.own.hand, 2 * number)),
        )
    return lives


def cheapest_evil(bot: ShadowsBot) -> float:
    """What the next progression of evil will cost at least."""
    return -max(draw_black(bot), raise_siege(bot), suffer(bot))


def pay(number: int) -> Answer:
    """So many cards of the hand: the cheapest, and the dearest, which only a Traitor gives away."""

    def answer(bot: ShadowsBot, form: Form | None) -> Iterable[tuple[Choice, float]]:
        return gifts(bot, number)

    return answer


def gifts(bot: ShadowsBot, number: int) -> list[tuple[Choice, float]]:
    price = prices(bot.public, bot.own.hand)
    options = {cheapest(bot.public, bot.own.hand, number), dearest(bot.public, bot.own.hand, number)}
    return [((cards,), -0.8 * cost(price, cards)) for cards in sorted(options)]


def peek(bot: ShadowsBot) -> float:
    return FIRST


def welcome(bot: ShadowsBot) -> float:
    """People decide when a latecomer sits down."""
    return NEVER


def choose_black(bot: ShadowsBot, card: str) -> float:
    return -harm(bot.public, card)


def lay_up(bot: ShadowsBot) -> float:
    return 0.0


def lay_down(bot: ShadowsBot) -> float:
    """A card face down brings a white one. Where there may be a Traitor, high ones are shown."""
    (card,) = bot.own.drawn
    if not worth.may_have_traitors(bot.public):
        return 1.0
    return NUMBERS_DOWN.get(card.rpartition("_")[2], -1.0)


def choose_war(bot: ShadowsBot, war: War) -> float:
    return -war_harm(bot.public, war, bot.phase.mordred)


def war_harm(public: Camelot, war: War, mordred: bool) -> float:
    """What one more warrior costs there; Mordred is worst where the Knights are near the end."""
    cards = public.picts.cards if war == "picts" else public.saxons.cards
    return Costs(public).step(war) + (0.6 * cards if mordred else 0.0)


EVIL_ANSWERS: dict[str, Answer] = {
    "shadows.draw-black": worth_each(draw_black),
    "shadows.raise-siege": worth_each(raise_siege),
    "shadows.suffer": worth_each(suffer),
    "shadows.pay-evil": pay(2),
    "shadows.peek": worth_each(peek),
    "shadows.welcome": worth_each(welcome),
    "shadows.choose-black": worth_each(choose_black),
    "shadows.lay-up": worth_each(lay_up),
    "shadows.lay-down": worth_each(lay_down),
    "shadows.choose-war": worth_each(choose_war),
}
