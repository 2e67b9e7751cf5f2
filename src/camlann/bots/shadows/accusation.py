"""Accusations: whom, and when it is worth the risk."""

from camlann.bots.shadows import worth
from camlann.bots.shadows.shadows_bot import ShadowsBot
from camlann.engine.facts import Seat
from camlann.shadows.state import SWORDS

UNMASKED = 22.0
"""What it is worth that a Traitor cannot turn swords at the end; a white sword comes on top."""
LATE = 16.0
"""What it is worth more when the end is near."""
LATE_SWORDS = 9
OPEN_EVIL = 5.0
"""What a revealed Traitor does until the end, for each sword that is missing. So the Loyal wait."""
PROVED = 2.0
"""What it is worth to know that somebody is Loyal."""


def accuse(bot: ShadowsBot, seat: Seat) -> float:
    public = bot.public
    chance = bot.threat(seat)
    late = LATE if len(public.swords) >= LATE_SWORDS else 0.0
    right = UNMASKED + late + worth.white_swords(public, 1)
    right -= OPEN_EVIL * max(0, SWORDS - len(public.swords))
    return chance * right - (1 - chance) * (mistake(bot) - PROVED)


def mistake(bot: ShadowsBot) -> float:
    """What it costs to accuse somebody Loyal."""
    public = bot.public
    turned = min(public.whites, 2 if "witch_5" in public.lasting else 1)
    if public.blacks + turned >= len(worth.BLACKS):
        return worth.LOST_GAME
    return turned * worth.SWORD + sum(max(2.0, worth.BLACKS[public.blacks + n]) for n in range(turned))
