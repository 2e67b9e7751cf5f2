"""What the next black card costs on average, by what the table has seen."""

from collections.abc import Mapping

from camlann.bots.shadows.black_cards import Costs
from camlann.shadows.black_odds import unseen
from camlann.shadows.state import Camelot

OPTIMISM = 0.47
"""Cards that somebody draws cost less than they seem to: some are cancelled, and some come too late."""
AT_BEST = -4.0
"""No card is expected to do more good than this."""


def next_card_cost(public: Camelot, known: Mapping[int, str]) -> float:
    """What the top card costs on average; `known` are the cards of the pile that somebody knows."""
    costs = Costs(public)
    if 0 in known:
        return costs.harm(known[0])
    left = unseen(public)
    if not left:
        return 1.0
    harms = (number * max(costs.harm(card), AT_BEST) for card, number in left.items())
    return OPTIMISM * sum(harms) / left.total()
