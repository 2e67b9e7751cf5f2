"""A bot that weighs every vote, team and quest by how likely each kind of player was to act so.

It keeps two beliefs: its own, and the one that everybody shares, which says what a servant would do. It does
not know how openly the others play, so it weighs that too: each style of play has weights of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import mul
from typing import Any

from camlann.avalon.propose import TeamProposed
from camlann.avalon.quest import spoils
from camlann.avalon.role_reveal import EyesOpened
from camlann.avalon.state import Court, Game, proposed
from camlann.avalon.team_and_side_sizes import EVIL, team_size
from camlann.avalon.vote import VotesShown
from camlann.bots import AnyFact, AnyRules
from camlann.bots.avalon.avalon_bot import rejections_ahead
from camlann.bots.avalon.belief import Belief
from camlann.bots.avalon.evidence import Evidence, Fails
from camlann.bots.avalon.hypotheses import for_spectator
from camlann.bots.avalon.kinds import Kind
from camlann.bots.avalon.quiet_bot import QUIET_ANSWERS, QuietBot
from camlann.bots.avalon.quiet_policy import open_fails, open_vote
from camlann.bots.avalon.teams import given_good, mask_of, safeties, teams_by_evil
from camlann.engine.facts import Seat

STYLES = ((False, False), (True, False), (False, True), (True, True))
"""Whether Evil votes openly, and whether those of Good do who know."""
STYLE_ODDS = (0.55, 0.2, 0.15, 0.1)
DISCOUNT = 0.8
"""Votes of one proposal go together, so they count for less than so many independent ones."""


class BayesBot(QuietBot):
    ANSWERS = QUIET_ANSWERS

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat) -> None:
        super().__init__(rules, options, seats, seat)
        self.shared = Evidence(Belief(for_spectator(self.public.cast, options), STYLE_ODDS), None)

    def consider(self, fact: AnyFact, before: Game) -> None:
        if isinstance(fact, EyesOpened):
            self.evidence = Evidence(Belief(self.hypotheses, STYLE_ODDS), self.seat)
        elif self.public.round:
            self._weigh(fact, before.public)
            for evidence in (self.evidence, self.shared):
                evidence.consider(fact, before.public, self.game, self.fails(before.public))

    def fails(self, public: Court) -> Fails:
        def fails(style: int, evil: int, free: int, alone: int) -> Sequence[float]:
            if STYLES[style][0]:
                return open_fails(free)
            return self.POLICY.fails_odds(public, evil, free, alone, spoils(public, proposed(public).quest))

        return fails

    def _weigh(self, fact: AnyFact, public: Court) -> None:
        match fact:
            case VotesShown(votes):
                self._weigh_votes(public, [ballot == "approve" for ballot in votes])
            case TeamProposed(leader, quest, team):
                self._weigh_team(public, leader, quest, mask_of(team))

    def _as_servant(self, seat: int, size: int, needed: int) -> Mapping[int, float]:
        """How safe teams are to a servant in some seat, whatever was said."""
        everybody = self.shared.belief.masks()
        masks = given_good(everybody, seat) or everybody
        return safeties(masks, self.seats, size, needed)

    def _weigh_votes(self, public: Court, votes: Sequence[bool]) -> None:
        team = mask_of(proposed(public).team)
        needed, size = spoils(public, proposed(public).quest), team.bit_count()
        servants = [
            self.POLICY.servant_approval(
                self._as_servant(seat, size, needed), team, rejections_ahead(public, seat)
            )
            for seat in range(self.seats)
        ]
        for evidence in (self.evidence, self.shared):
            kinds, switched = evidence.belief.kinds, evidence.belief.switched
            opens = [[style[not kind.evil(switched)] for kind in kinds] for style in STYLES]
            tables: list[list[list[list[float]]]] = [[] for _ in STYLES]
            for evil in range(min(size, EVIL[self.seats]) + 1):
                rows = [
                    self._vote_rows(kinds, switched, public, servants[seat], evil, needed, votes[seat])
                    for seat in range(self.seats)
                ]
                if evidence.seat is not None:
                    rows[evidence.seat] = [(1.0, 1.0)] * len(kinds)
                for table, open_kinds in zip(tables, opens, strict=True):
                    table.append([[each[n] for each, n in zip(row, open_kinds, strict=True)] for row in rows])
            evidence.belief.weigh_acts(team, tables)

    def _vote_rows(
        self,
        kinds: Sequence[Kind],
        switched: bool,
        public: Court,
        servant: float,
        evil: int,
        needed: int,
        vote: bool,
    ) -> list[tuple[float, float]]:
        """How likely each kind was to vote so: if it hides what it knows, and if it does not."""
        found = []
        for kind in kinds:
            odds = quiet = servant
            if kind.informed:
                quiet = self.POLICY.vote_odds(kind, switched, public, servant, evil, needed)
                odds = open_vote(kind, switched, public, servant, evil, needed)
            both = (quiet, odds) if vote else (1 - quiet, 1 - odds)
            found.append((both[0] ** DISCOUNT, both[1] ** DISCOUNT))
        return found

    def _weigh_team(self, public: Court, leader: int, quest: int, team: int) -> None:
        needed, size = spoils(public, quest), team_size(self.seats, quest)
        tastes = self.POLICY.servant_taste(self._as_servant(leader, size, needed))

        @cache
        def sums(evil: int) -> Sequence[float]:
            """How much a servant likes all teams together that have 0, 1, 2, … of Evil."""
            return [sum(map(tastes.__getitem__, some)) for some in teams_by_evil(self.seats, size, evil)]

        for evidence in (self.evidence, self.shared):
            if evidence.seat != leader:
                self._weigh_leader(evidence.belief, leader, needed, team, tastes[team], sums)

    def _weigh_leader(
        self,
        belief: Belief,
        leader: int,
        needed: int,
        team: int,
        taste: float,
        sums: Callable[[int], Sequence[float]],
    ) -> None:
        """How likely the leader was to propose just this team, by kind and by who is Evil."""
        switched, numbers = belief.switched, range(team.bit_count() + 1)
        by_kind = [
            [self.POLICY.team_taste(kind, switched, number, needed) for number in numbers]
            for kind in belief.kinds
        ]

        @cache
        def chance(case: int) -> float:
            kind, evil = divmod(case, 1 << self.seats)
            tastes = by_kind[kind]
            total = sum(map(mul, tastes, sums(evil)))
            return float((taste * tastes[(evil & team).bit_count()] / total) ** DISCOUNT)

        cases = [
            (one.kinds[leader] << self.seats) + evil
            for one, evil in zip(belief.each, belief.evil_now, strict=True)
        ]
        belief.weigh(cases, lambda style, case: chance(case))
