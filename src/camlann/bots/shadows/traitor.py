"""The Traitor: hidden, he does the most harm that a Knight might have done; revealed, all that he can.

What nobody sees he does against the Knights: the cards that he discards, the Merlins that he does not offer.
What all see he does as a Knight would, or nearly. A blow that ends the game is worth being seen.
"""

from collections import defaultdict

from camlann.bots.shadows import worth
from camlann.bots.shadows.shadows_bot import Answer, ShadowsBot, Values, worth_each
from camlann.bots.shadows.unseen import next_card_cost
from camlann.engine.facts import Seat

SECRET = {
    "shadows.offer-merlins",
    "shadows.discard",
    "shadows.give-card",
    "shadows.pull-sword",
    "shadows.stack",
    "shadows.choose-black",
    "shadows.pay-evil",
    "shadows.spare",
    "shadows.pay-way",
    "shadows.swap",
    "shadows.recall-merlin",
    "shadows.volunteer",
}
"""Commands whose fields nobody sees, or nobody can blame him for."""
OPEN_EVIL = {"shadows.taunt", "shadows.call-black", "shadows.call-siege"}
"""Commands that only a revealed Traitor has; their values are his."""
NEARLY = 0.6
"""How many points worse than a Knight's best choice his own may be."""
TREACHERY = 0.1
"""How much he prefers what is worse for the Knights, of all that a Knight might do."""
AS_A_KNIGHT = {"shadows.accuse", "shadows.step-forth", "shadows.consent", "shadows.agree", "shadows.heal"}
"""What he does only if a Knight would: it would betray him, or help the Knights little."""
BLOW = 0.9 * worth.LOST_GAME


def hidden(values: Values) -> Values:
    """What choices are worth to a hidden Traitor."""
    blows = [(chosen, -value) for chosen, value in values if value <= -BLOW]
    if blows:
        return blows
    best: dict[str, float] = defaultdict(lambda: -worth.LOST_GAME)
    for (offer, _), value in values:
        best[offer.command] = max(best[offer.command], value)
    most = max(best.values())
    found: Values = []
    for (offer, fields), value in values:
        secret = offer.command in SECRET
        seen = best[offer.command] if secret else value
        if seen == most or (seen >= most - NEARLY and offer.command not in AS_A_KNIGHT):
            # Of what looks good he prefers the worst, and of what nobody sees he does the worst.
            found.append(((offer, fields), -TREACHERY * seen - (value if secret else 0.0)))
    return found


def revealed(values: Values) -> Values:
    """What choices are worth to a Traitor whom all know."""
    return [
        ((offer, fields), value if offer.command in OPEN_EVIL else -value)
        for (offer, fields), value in values
    ]


def taunt(bot: ShadowsBot, victim: Seat) -> float:
    """Whoever is on a quest with few cards misses one most."""
    public = bot.public
    return (1.0 if public.places[victim] != "camelot" else 0.0) + 3.0 / public.hands[victim]


def call_black(bot: ShadowsBot) -> float:
    return next_card_cost(bot.public, bot.own.black)


def call_siege(bot: ShadowsBot) -> float:
    return worth.siege(bot.public)


TRAITOR_ANSWERS: dict[str, Answer] = {
    "shadows.taunt": worth_each(taunt),
    "shadows.call-black": worth_each(call_black),
    "shadows.call-siege": worth_each(call_siege),
}
