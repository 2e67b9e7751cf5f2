"""Reference opponents: simple players known from research, written anew, for the arena.

The naive player acts openly on what it knows: Merlin approves clean teams, Evil approves teams with Evil in
them and always fails. A naive servant approves a team of those it trusts most, and no other. The observing
player only leaves out what the failed quests have ruled out; as Evil it approves everything and always fails.
"""

from collections.abc import Mapping

from camlann.avalon.state import Ballot, Card
from camlann.bots.avalon.avalon_bot import Answer, AvalonBot
from camlann.bots.avalon.deducing_bot import DeducingBot
from camlann.bots.avalon.module_answers import MODULE_ANSWERS
from camlann.bots.avalon.teams import mask_of
from camlann.engine.facts import Seat, Team


def trusted(bot: AvalonBot, size: int) -> int:
    """All Good players, if the bot knows them; otherwise those it trusts most, and of equals the first."""
    threats = bot.threats()
    if not bot.missing:
        return mask_of(seat for seat, threat in enumerate(threats) if not threat)
    order = sorted(range(bot.seats), key=lambda seat: (threats[seat], seat != bot.seat, seat))
    return mask_of(order[: size + 1])


def naive_propose(bot: AvalonBot, quest: int, team: Team) -> float:
    members = mask_of(team)
    if bot.is_evil:
        return float(members & bot.fellows == 1 << bot.seat)
    return float(bool(members >> bot.seat & 1 and not members & ~trusted(bot, len(team))))


def naive_vote(bot: AvalonBot, ballot: Ballot) -> float:
    if bot.is_evil:
        approve = bool(bot.team & bot.fellows)
    else:
        approve = not bot.team & ~trusted(bot, bot.team.bit_count())
    return float((ballot == "approve") == approve)


def always_fail(bot: AvalonBot, card: Card) -> float:
    return float((card == "fail") == bot.is_evil)


def possible(bot: AvalonBot, team: int) -> bool:
    """Whether a team may be clean, to somebody who is Good; Evil minds nothing."""
    return bot.is_evil or bot.safeties(team.bit_count(), 1)[team] > 0


def observing_propose(bot: AvalonBot, quest: int, team: Team) -> float:
    return 1.0 if possible(bot, mask_of(team)) else 0.001


def observing_vote(bot: AvalonBot, ballot: Ballot) -> float:
    return float((ballot == "approve") == possible(bot, bot.team))


def anybody(bot: AvalonBot, target: Seat) -> float:
    return 1.0


ENDS: dict[str, Answer] = {"avalon.name": anybody, "avalon.guess": anybody}


class Unblaming(DeducingBot):
    """It goes by logic alone."""

    def masks(self) -> Mapping[int, float]:
        return self.belief.masks()


class NaiveBot(Unblaming):
    ANSWERS = MODULE_ANSWERS | {
        "avalon.propose": naive_propose,
        "avalon.vote": naive_vote,
        "avalon.play-card": always_fail,
        **ENDS,
    }


class ObservingBot(Unblaming):
    ANSWERS = MODULE_ANSWERS | {
        "avalon.propose": observing_propose,
        "avalon.vote": observing_vote,
        "avalon.play-card": always_fail,
        **ENDS,
    }
