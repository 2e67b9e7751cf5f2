"""Teams, votes and quest cards as simple players play them: each acts openly on what it knows."""

from math import exp

from camlann.avalon.state import Ballot, Card, proposed
from camlann.bots.avalon.avalon_bot import LAST_CHANCE, Answer, AvalonBot, rejections_ahead
from camlann.bots.avalon.teams import mask_of
from camlann.engine.facts import Team

BARS = (0.8, 0.7, 0.5, 0.3)
"""How good a team must be, compared with the best one, by the number of rejected teams."""
SHARPNESS = 12.0
"""How much likelier a better team is to be approved or proposed."""


def approval(ratio: float, bar: float, sharpness: float) -> float:
    """How likely a team is approved that is this good, compared with the best one: a half at the bar."""
    return 1 / (1 + exp(-sharpness * (ratio - bar)))


def propose(bot: AvalonBot, quest: int, team: Team) -> float:
    members = mask_of(team)
    if not bot.is_evil:
        return exp(SHARPNESS * (bot.ratios(quest)[members] - 1))
    # Evil goes itself, and takes nobody along who could be suspected together with it.
    fellows = members & bot.fellows
    return 1.0 if fellows == 1 << bot.seat else 0.1 if fellows else 0.001


def vote(bot: AvalonBot, ballot: Ballot) -> float:
    public = bot.public
    if bot.is_evil:
        wanted = (bot.team & bot.fellows).bit_count() >= bot.spoils
        approve = 1.0 if wanted else 0.05 if public.rejections < LAST_CHANCE else 0.0
    else:
        rejections, ratio = rejections_ahead(public, bot.seat), bot.ratios(proposed(public).quest)[bot.team]
        approve = approval(ratio, BARS[rejections], SHARPNESS) if rejections < LAST_CHANCE else 1.0
    return approve if ballot == "approve" else 1 - approve


def play_card(bot: AvalonBot, card: Card) -> float:
    """Good has no choice. Of several who know each other the first fails, unless it takes more."""
    fails = [seat for seat in range(bot.seats) if bot.team & bot.fellows & 1 << seat][: bot.spoils]
    enough = len(fails) >= bot.spoils or bot.missing > 0
    return 1.0 if (card == "fail") == (bot.is_evil and bot.seat in fails and enough) else 0.02


TEAM_ANSWERS: dict[str, Answer] = {
    "avalon.propose": propose,
    "avalon.vote": vote,
    "avalon.play-card": play_card,
}
