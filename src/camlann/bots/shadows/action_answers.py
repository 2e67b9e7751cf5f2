"""Heroic actions: travel, the cards of a quest, drawing, healing, a second action, and powers of Knights."""

from collections.abc import Iterable

from camlann.bots.shadows import worth
from camlann.bots.shadows.battle_answers import best_attack
from camlann.bots.shadows.evil_answers import FIRST, NEVER, cheapest_evil, own_life
from camlann.bots.shadows.hand import cheapest, cost, keep, prices
from camlann.bots.shadows.plans import Opposition, best_fill, drawing, rate
from camlann.bots.shadows.quests import COMBATS, loss, missing, prize
from camlann.bots.shadows.shadows_bot import Answer, ShadowsBot, worth_each
from camlann.engine.facts import Seat
from camlann.engine.forms import Choice, Form
from camlann.shadows.heroic_actions import FULL_HAND, HEAL_CARDS, actions
from camlann.shadows.state import SOLO, Combat, Place, coat, combat

RISK_OF_TRAVEL = 0.3
"""Turns that travel cards cost on average."""
LEFT_BEHIND = 2.0
"""What each card costs that is given up on a solo quest."""
TO_DRAW = 0.72
"""How much of a draw is left if one must first go to Camelot."""
FREEDOM = 7.0
SIEGE_FROM = 7
"""Nobody fights fewer siege engines than these."""
HEALED = 0.53
"""How much of the price of the cards that heal counts."""
URGENT = 4.0
"""Better actions than this are worth a life point more easily."""
HASTE = 0.12
BEST = 40.0
"""No action is worth more."""


def travel_turns(bot: ShadowsBot) -> float:
    return 1.0 + (RISK_OF_TRAVEL if bot.public.options.expansion else 0.0)


def move(bot: ShadowsBot, to: Place) -> float:
    return journey(bot, to, travel_turns(bot))


def depart(bot: ShadowsBot, to: Place) -> float:
    """Tristan leaves for nothing, and can act there in the same turn."""
    return journey(bot, to, 0.1 if not bot.public.turn.actions else 0.6) - 0.1


def journey(bot: ShadowsBot, to: Place, travel: float) -> float:
    public, own = bot.public, bot.own
    here = public.places[bot.seat]
    gain = 0.7 if coat(public, bot.seat).gains_by_moving else 0.0
    if here in SOLO:
        gain -= LEFT_BEHIND * len(combat(public, COMBATS[here]).white)
    if to == "camelot":
        return gain + (drawing(public, own) * TO_DRAW if len(own.hand) < FULL_HAND else 0.0)
    there = rate(public, own, to, travel)
    # A call moves only somebody who can do something there.
    return gain + there + (bot.calls.get(to, 0.0) if there > 0 else 0.0)


def draw_cards(bot: ShadowsBot) -> float:
    return drawing(bot.public, bot.own)


def fight_siege(bot: ShadowsBot) -> float:
    return best_attack(bot) if bot.public.siege >= SIEGE_FROM else -1.0


def lay_fight(bot: ShadowsBot, card: str, number: int) -> float:
    return fight_on(bot, COMBATS[bot.public.places[bot.seat]], card, number)


def slay_fight(bot: ShadowsBot, card: str, number: int) -> float:
    return fight_on(bot, "dragon", card, number)


def fight_on(bot: ShadowsBot, quest: Combat, card: str, number: int) -> float:
    """A card of the best pattern; the last one decides."""
    public, own = bot.public, bot.own
    fill, _ = best_fill(public, own, quest)
    board = combat(public, quest)
    fits = sum(int(lying[-1]) == number for lying in board.white) < fill.counts.get(number, 0)
    spare = card == "fight_any" and f"fight_{number}" in own.hand
    if missing(public, quest) == 1:
        total = sum(int(lying[-1]) for lying in board.white) + number
        total += public.relics.get("excalibur") == bot.seat
        won = Opposition(public, own, quest).chance(total, -1)
        return won * prize(public, quest, bot.seat) - (1 - won) * loss(public, quest) - 0.3 * spare
    return rate(public, own, quest, 0.0) * (1.0 if fits else 0.3) - 0.5 * spare


def here_rate(bot: ShadowsBot) -> float:
    return rate(bot.public, bot.own, bot.public.places[bot.seat], 0.0)


def pull_sword(bot: ShadowsBot, card: str) -> float:
    """Any card will do, so the one that is missed least."""
    return here_rate(bot) + 0.6 - 0.6 * keep(bot.public, card, bot.own.hand.count(card))


def lay_grail(bot: ShadowsBot) -> float:
    return here_rate(bot) + 0.3


def fight_war(bot: ShadowsBot, card: str) -> float:
    return here_rate(bot) + 0.2 - (0.4 if card == "fight_any" and len(bot.own.hand) > 1 else 0.0)


def free(bot: ShadowsBot, card: str, seat: Seat) -> float:
    """A captive comes back to the table for a special card."""
    return FREEDOM - 0.8 * keep(bot.public, card, bot.own.hand.count(card))


def heal(bot: ShadowsBot, card: str) -> float:
    paid = HEAL_CARDS * prices(bot.public, bot.own.hand)[card]
    return worth.cure(bot.public, bot.seat) - HEALED * paid


def buy_action(bot: ShadowsBot) -> float:
    """A second action costs a life point, and the next turn costs what evil takes: the cheaper one is better.

    What is urgent cannot wait for the next turn.
    """
    saved = cheapest_evil(bot) - own_life(bot)
    if saved + HASTE * BEST <= 0:
        return NEVER
    best = max((value for _, value in bot.values(actions(bot.public, bot.own))), default=0.0)
    return saved + HASTE * (best - URGENT) if best > URGENT / 4 else NEVER


def take_back(bot: ShadowsBot) -> float:
    """Whoever paid knew what for."""
    return NEVER


def end_turn(bot: ShadowsBot) -> float:
    return 0.0


def step_forth(bot: ShadowsBot) -> float:
    return NEVER


def freely(value: float) -> float:
    """What costs no action is done first if it is good, and never if it is not."""
    return FIRST + value if value > 0 else NEVER


def exchange(bot: ShadowsBot, partner: Seat) -> float:
    """For a card that is worth little; those with many cards have better ones to give."""
    price = prices(bot.public, bot.own.hand)
    return freely(0.9 - min(price.values()) + 0.02 * bot.public.hands[partner] - 0.3 * bot.threat(partner))


def give_card(bot: ShadowsBot, card: str) -> float:
    """A Grail card for who is at the Grail, or else what is missed least."""
    other = bot.phase.partner if bot.phase.by == bot.seat else bot.phase.by
    public = bot.public
    handy = card == "grail" and public.places[other] == "grail" != public.places[bot.seat]
    return 1.0 if handy else -keep(public, card, bot.own.hand.count(card))


def swap(bot: ShadowsBot, card: str) -> float:
    return freely(1.2 - keep(bot.public, card, bot.own.hand.count(card)))


def bleed_for_cards(bot: ShadowsBot) -> float:
    return freely(worth.cards(bot.public, bot.seat, 2) - own_life(bot) - 0.3)


def search_discard(bot: ShadowsBot) -> float:
    return freely(0.1 if len(bot.own.hand) >= 6 else -1.0)


def recall_merlin(bot: ShadowsBot, form: Form | None) -> Iterable[tuple[Choice, float]]:
    cards = cheapest(bot.public, bot.own.hand, 3)
    return [((cards,), freely(3.0 - cost(prices(bot.public, bot.own.hand), cards)))]


def merlins_gift(bot: ShadowsBot) -> float:
    return freely(1.0)


ACTION_ANSWERS: dict[str, Answer] = {
    "shadows.move": worth_each(move),
    "shadows.depart": worth_each(depart),
    "shadows.draw-cards": worth_each(draw_cards),
    "shadows.fight-siege": worth_each(fight_siege),
    "shadows.lay-fight": worth_each(lay_fight),
    "shadows.slay-fight": worth_each(slay_fight),
    "shadows.pull-sword": worth_each(pull_sword),
    "shadows.lay-grail": worth_each(lay_grail),
    "shadows.fight-war": worth_each(fight_war),
    "shadows.free": worth_each(free),
    "shadows.heal": worth_each(heal),
    "shadows.buy-action": worth_each(buy_action),
    "shadows.take-back": worth_each(take_back),
    "shadows.end-turn": worth_each(end_turn),
    "shadows.step-forth": worth_each(step_forth),
    "shadows.exchange": worth_each(exchange),
    "shadows.give-card": worth_each(give_card),
    "shadows.swap": worth_each(swap),
    "shadows.bleed-for-cards": worth_each(bleed_for_cards),
    "shadows.search-discard": worth_each(search_discard),
    "shadows.recall-merlin": recall_merlin,
    "shadows.merlins-gift": worth_each(merlins_gift),
}
