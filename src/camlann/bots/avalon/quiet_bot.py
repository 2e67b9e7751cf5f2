"""A bot that hides what it knows: Merlin and Evil mostly act as a servant in the same seat would."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from camlann.avalon.quest import spoils
from camlann.avalon.state import Ballot, Card, proposed
from camlann.avalon.team_and_side_sizes import team_size
from camlann.bots.avalon.avalon_bot import LAST_CHANCE, rejections_ahead
from camlann.bots.avalon.claim_evidence import by_claims
from camlann.bots.avalon.deducing_bot import DeducingBot
from camlann.bots.avalon.evidence import Evidence
from camlann.bots.avalon.kinds import Kind, kind_of, rows
from camlann.bots.avalon.module_answers import MODULE_ANSWERS
from camlann.bots.avalon.quiet_policy import Policy
from camlann.bots.avalon.teams import given_good, mask_of, safeties
from camlann.engine.facts import Team

FAR_FROM_SAFEST = 0.6
"""How safe a team may be at most, compared with the safest one, to count as far from it."""


class QuietBot(DeducingBot):
    POLICY: ClassVar[Policy] = Policy()

    shared: Evidence
    """What everybody can tell."""

    def masks(self) -> Mapping[int, float]:
        return by_claims(self.belief.masks(), self.claims_about)

    def public_masks(self) -> Mapping[int, float]:
        """How likely it is, to somebody who was shown nothing, that just these are Evil."""
        return by_claims(self.shared.belief.masks(), self.claims_about)

    @cached_property
    def kind(self) -> Kind:
        """What it is itself. It is asked for only after the deal."""
        options = self.public.options
        return kind_of(rows((self.own.role,), options)[0], options)

    @property
    def switched(self) -> bool:
        return self.public.switches % 2 == 1

    def find_quarries(self) -> Sequence[float]:
        return self.belief.quarry(self.seats)

    def as_servant(self, size: int, spoils: int) -> Mapping[int, float]:
        """How safe teams would be to this bot, if it were a servant."""
        if not self.is_evil and not self.kind.informed:
            return self.safeties(size, spoils)
        masks = given_good(self.public_masks(), self.seat) or self.public_masks()
        return safeties(masks, self.seats, size, spoils)

    def tastes(self, quest: int) -> Mapping[int, float]:
        """How much it would like to propose each team, if it were a servant."""
        return self.POLICY.servant_taste(
            self.as_servant(team_size(self.seats, quest), spoils(self.public, quest))
        )


def evil_on(bot: QuietBot, quest: int, team: int) -> int:
    """How many of Evil the bot takes to be on a team.

    While the Lancelots have changed sides, Merlin may be sure of nobody. A team that is far from the safest
    then counts as one that loses the quest.
    """
    known, needed = (team & bot.fellows).bit_count(), spoils(bot.public, quest)
    sure = bot.is_evil or not bot.switched or not bot.missing
    return known if sure or bot.ratios(quest)[team] > FAR_FROM_SAFEST else max(known, needed)


def propose(bot: QuietBot, quest: int, team: Team) -> float:
    members, needed = mask_of(team), spoils(bot.public, quest)
    evil = evil_on(bot, quest, members)
    return bot.once(bot.tastes, quest)[members] * bot.POLICY.team_taste(bot.kind, bot.switched, evil, needed)


def vote(bot: QuietBot, ballot: Ballot) -> float:
    rejections = rejections_ahead(bot.public, bot.seat)
    safeties = bot.as_servant(bot.team.bit_count(), bot.spoils)
    servant = bot.POLICY.servant_approval(safeties, bot.team, rejections)
    evil = evil_on(bot, proposed(bot.public).quest, bot.team)
    approve = bot.POLICY.vote_odds(bot.kind, bot.switched, bot.public, servant, evil, bot.spoils)
    if not bot.is_evil and rejections >= LAST_CHANCE:
        approve = 1.0
    return approve if ballot == "approve" else 1 - approve


def play_card(bot: QuietBot, card: Card) -> float:
    """Of several who know each other the first by seat fail, as many as it takes."""
    evil = bot.team & bot.fellows
    before = (evil & ((1 << bot.seat) - 1)).bit_count()
    fail = bot.POLICY.second_fail
    if before < bot.spoils:
        fail = bot.POLICY.fail_odds(bot.public, evil.bit_count(), bot.spoils)
    return fail if card == "fail" else 1 - fail


QUIET_ANSWERS = MODULE_ANSWERS | {
    "avalon.propose": propose,
    "avalon.vote": vote,
    "avalon.play-card": play_card,
}
