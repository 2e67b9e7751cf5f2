"""The questions of the modules: discussion, Lady, Excalibur, plot cards; and whom to name at the end.

All levels answer them alike, by how likely they take each seat to be Evil.
"""

from math import exp

from camlann.avalon.state import proposed
from camlann.bots.avalon.avalon_bot import LAST_CHANCE, Answer, AvalonBot, rejections_ahead
from camlann.engine.facts import Seat, Team

HELPFUL = ("strong_leader", "no_confidence", "close_eye", "spotlight", "overheard")
"""Plot cards that are best in the hands of a friend."""


def trust(bot: AvalonBot, seat: Seat) -> float:
    """How much the bot takes somebody for a friend."""
    threat = bot.threats()[seat]
    return exp(6 * (threat if bot.is_evil else 1 - threat))


def doubt(bot: AvalonBot, seat: Seat) -> float:
    """How much there is to learn about somebody."""
    threat = bot.threats()[seat]
    return 0.01 + threat * (1 - threat)


def examine(bot: AvalonBot, target: Seat) -> float:
    """Good asks about those it is unsure of; Evil gives the Lady to Good, who cannot be caught lying."""
    return doubt(bot, target) if not bot.is_evil else 1.0 - 0.5 * bot.threats()[target]


def leave_lady(bot: AvalonBot) -> float:
    return 0.001 if not bot.is_evil else 0.2


def arm(bot: AvalonBot, bearer: Seat) -> float:
    return trust(bot, bearer)


def strike(bot: AvalonBot, target: Seat) -> float:
    """Good strikes where it expects a fail; Evil turns a success, where there are too few fails."""
    if not bot.is_evil:
        threat = bot.threats()[target]
        return exp(8 * (threat - 0.6)) if threat > 0.6 else 0.0
    return trust(bot, target) ** -1 if _fails_expected(bot) < bot.spoils else 0.0


def sheathe(bot: AvalonBot) -> float:
    return 0.2 if not bot.is_evil or _fails_expected(bot) < bot.spoils else 1.0


def _fails_expected(bot: AvalonBot) -> int:
    return (bot.team & bot.fellows).bit_count()


def illuminate(bot: AvalonBot, target: Seat) -> float:
    """Nobody fails in the light: Good lights up the most suspect, Evil somebody who is Good."""
    threat = bot.threats()[target]
    return threat if not bot.is_evil else 0.3 * (1 - threat)


def watch(bot: AvalonBot, targets: Team) -> float:
    worth = sum(doubt(bot, target) for target in targets)
    return worth if not bot.is_evil else 0.1 * worth


def forgo(bot: AvalonBot) -> float:
    """Leave a plot card where it is."""
    return 0.1


def take_lead(bot: AvalonBot) -> float:
    """Lead where it matters: late in the game or late in the round."""
    public = bot.public
    decisive = 2 in (public.won, public.lost) or public.rejections >= 2
    friend = abs(bot.threats()[public.leader] - bot.is_evil) < 0.01
    return 1.0 if decisive and not friend else 0.02


def distrust(bot: AvalonBot) -> float:
    """Stop a team that was approved."""
    public = bot.public
    if bot.is_evil:
        harmless = (bot.team & bot.fellows).bit_count() < bot.spoils
        return 10.0 if public.rejections >= LAST_CHANCE else float(harmless and public.won == 2)
    if rejections_ahead(public, bot.seat) + 1 >= LAST_CHANCE:
        return 0.0
    return 0.5 if bot.ratios(proposed(public).quest)[bot.team] < 0.4 else 0.0


def hand_out(bot: AvalonBot, card: str, to: Seat) -> float:
    return trust(bot, to) if card in HELPFUL else 1.0


def take(bot: AvalonBot, giver: Seat, card: str) -> float:
    return (2.0 if card in HELPFUL else 1.0) / trust(bot, giver)


def overhear(bot: AvalonBot, target: Seat) -> float:
    return doubt(bot, target)


def confide(bot: AvalonBot, to: Seat) -> float:
    """Good shows itself to a friend, and so does Evil."""
    return trust(bot, to)


def call_vote(bot: AvalonBot) -> float:
    return 1.0


def change_team(bot: AvalonBot) -> float:
    """It has laid the team it likes best, and a discussion changes nothing that it knows."""
    return 0.0


def name(bot: AvalonBot, target: Seat) -> float:
    """The likeliest Merlin, and of equals anybody."""
    quarries = bot.quarries()
    best = max(chance for seat, chance in enumerate(quarries) if seat != bot.seat)
    return exp(60 * (quarries[target] - best))


def guess(bot: AvalonBot, target: Seat) -> float:
    return name(bot, target)


MODULE_ANSWERS: dict[str, Answer] = {
    "avalon.examine": examine,
    "avalon.leave-lady": leave_lady,
    "avalon.arm": arm,
    "avalon.strike": strike,
    "avalon.sheathe": sheathe,
    "avalon.illuminate": illuminate,
    "avalon.watch": watch,
    "avalon.forgo": forgo,
    "avalon.take-lead": take_lead,
    "avalon.distrust": distrust,
    "avalon.hand-out": hand_out,
    "avalon.take": take,
    "avalon.overhear": overhear,
    "avalon.confide": confide,
    "avalon.call-vote": call_vote,
    "avalon.change-team": change_team,
    "avalon.name": name,
    "avalon.guess": guess,
}
