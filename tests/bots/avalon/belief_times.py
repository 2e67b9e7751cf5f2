"""How long beliefs of ten seats take, in milliseconds of CPU: `python -m tests.bots.avalon.belief_times`."""

from functools import partial
from random import Random
from time import process_time

from camlann import avalon
from camlann.avalon.propose import TeamProposed
from camlann.avalon.quest import QuestEnded
from camlann.avalon.vote import VotesShown
from camlann.bots.arena.modules import options_with
from camlann.bots.avalon.bayes_bot import BayesBot
from camlann.bots.avalon.hypotheses import for_seat
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.bots.match_player import MatchPlayer, play_out
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat, tag
from camlann.engine.match import Match
from tests.avalon.deals import Avalon

SEATS = 10
MODULES = (
    ["percival", "morgana", "mordred", "oberon"],
    ["percival", "morgana", "mordred", "hidden_switch"],
    ["percival", "morgana", "oberon", "hidden_switch"],
)
"""The last has the most hypotheses."""
MEASURED = (TeamProposed, VotesShown, QuestEnded)


def played(modules: list[str]) -> Avalon:
    options = options_with(modules, SEATS)
    match: Avalon = Match(avalon, options, SEATS, partial(Seeded, seed_of("arena/1"), 1))
    everyone = match.public.everyone
    play_out(match, {seat: MatchPlayer(match, seat, RulesBot, Random(f"{seat}")) for seat in everyone})
    return match


def longest(match: Avalon, seat: Seat) -> dict[str, float]:
    """By kind of fact, the longest that a bot in this seat took to hear one."""
    bot, found = BayesBot(avalon, match.options, SEATS, seat), dict[str, float]()
    for fact in match.facts_for(seat):
        began = process_time()
        bot.hear((fact,))
        if isinstance(fact, MEASURED):
            kind = tag(type(fact))
            found[kind] = max(found.get(kind, 0.0), 1000 * (process_time() - began))
    return found


def main() -> None:
    for modules in MODULES:
        match = played(modules)
        print(f"ten seats, {', '.join(modules)}")
        for turn in ("first", "again"):
            for seat, own in match.truth.own.items():
                began = process_time()
                found = for_seat(match.public.cast, match.options, seat, own.role, own.shown)
                took = 1000 * (process_time() - began)
                print(f"  {turn}, {own.role}: {len(found.each):,} hypotheses, {took:.0f} ms")
        servant = next(seat for seat, own in match.truth.own.items() if own.role == "loyal")
        print(
            "  longest:", ", ".join(f"{kind} {took:.0f} ms" for kind, took in longest(match, servant).items())
        )


if __name__ == "__main__":
    main()
