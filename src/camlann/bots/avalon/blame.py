"""Blame: what lost and won quests say about those who were there, and about those who wanted them."""

from camlann.avalon.state import Court, proposed
from camlann.engine.facts import Seat, Team

TEAM_BLAME = 1.2
"""How much a fail counts against those who were there."""
VOTE_BLAME = 0.3
"""How much a vote for a lost quest, or against one that was won, counts against its voter."""


class Blame:
    def __init__(self, seats: int, seat: Seat) -> None:
        self.seat = seat
        """Who blames: for what happened on its own quests, it blames the others."""
        self.by_seat = [0.0] * seats

    def take(self, public: Court, fails: int, won: bool) -> None:
        """Take in how the quest ended that was proposed."""
        team = [seat for seat in proposed(public).team if seat != self.seat]
        for seat in team:
            self.by_seat[seat] += TEAM_BLAME * fails / len(team) if fails else -TEAM_BLAME / 4
        for voter, ballot in enumerate(public.votes):
            self.by_seat[voter] += VOTE_BLAME if (ballot == "approve") != won else -VOTE_BLAME

    def worst(self, seats: Team) -> Seat | None:
        """The one of these seats who is most to blame, if anybody is."""
        blamed = [seat for seat in seats if self.by_seat[seat] > 0]
        return max(blamed, key=self.by_seat.__getitem__, default=None)
