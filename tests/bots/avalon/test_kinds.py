"""Roles that act alike are counted as one kind: every belief is as if each role were a kind of its own."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import pytest

from camlann import avalon
from camlann.avalon.options import Options
from camlann.avalon.role_knowledge import Role
from camlann.bots.avalon import analyst, bayes_bot, hypotheses, logic_bot, quiet_bot
from camlann.bots.avalon.analyst import AvalonAnalyst
from camlann.bots.avalon.bayes_bot import BayesBot
from camlann.bots.avalon.kinds import Kind, camp_of, rows
from camlann.bots.avalon.logic_bot import LogicBot
from tests.avalon.deals import Avalon
from tests.bots.avalon.random_game import random_game

BASE = ("merlin", "assassin")
LANCELOTS = (*BASE, "lancelot_good", "lancelot_evil")
GAMES: dict[str, tuple[int, Options]] = {
    "every knowledge": (7, Options(roles=(*BASE, "percival", "mordred", "oberon"))),
    "Percival and Morgana": (6, Options(roles=(*BASE, "percival", "morgana"), lady=True)),
    "Lancelots who know each other": (7, Options(roles=LANCELOTS, lancelot="known_pair", lady=True)),
    "and must fail": (7, Options(roles=LANCELOTS, lancelot="known_pair", evil_lancelot_must_fail=True)),
    "Lancelots who change sides": (7, Options(roles=LANCELOTS, lancelot="hidden_switch", lady=True)),
    "as laid out": (6, Options(roles=LANCELOTS, lancelot="open_schedule", excalibur=True)),
    "and may succeed": (6, Options(roles=LANCELOTS, lancelot="open_schedule", evil_lancelot_must_fail=False)),
    "with Oberon": (7, Options(roles=(*LANCELOTS, "oberon"), lancelot="hidden_switch")),
}


class Named(Kind, frozen=True):
    """A kind for each role."""

    name: str = ""


NewKind: TypeAlias = Callable[[Role, Options], Kind]


def by_name(role: Role, options: Options) -> Kind:
    informed = any(sight.side == "evil" for sight in role.sees)
    return Named(role.side, role.lancelot, role.quarry, informed, role.name)


def to_others(role: Role, options: Options, *, quarry: bool = False) -> Kind:
    """As others take it, who were shown nothing."""
    informed = by_name(role, options).informed and role.side == "evil"
    hunted = quarry and role.quarry
    return Named(role.side, role.lancelot, hunted, informed or hunted, role.name)


def beliefs(match: Avalon) -> list[Sequence[float]]:
    """What all bots and a spectator make of a game."""
    found, seats = list[Sequence[float]](), match.public.seats
    watching = AvalonAnalyst(avalon, match.options, seats, None)
    watching.hear(match.facts_for(None))
    found += [watching.belief.evil(seats), watching.belief.quarry(seats), watching.chances()["evil"]]
    for seat in match.public.everyone:
        for new_bot in (LogicBot, BayesBot):
            bot = new_bot(avalon, match.options, seats, seat)
            bot.hear(match.facts_for(seat))
            found += [bot.belief.evil(seats), bot.belief.quarry(seats), bot.belief.styles()]
            found += [bot.shared.belief.evil(seats)]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_belief_is_as_with_a_kind_for_each_role(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, options = GAMES[name]
    games = [random_game(options, seats, f"kinds {name} {number}") for number in range(2)]
    merged = [beliefs(match) for match in games]

    def for_spectator(
        cast: tuple[str, ...], options: Options, kind: NewKind = camp_of
    ) -> hypotheses.Hypotheses:
        return original(cast, options, partial(to_others, quarry=kind is not camp_of))

    original = hypotheses.for_spectator
    for module in (analyst, bayes_bot, logic_bot):
        monkeypatch.setattr(module, "for_spectator", for_spectator)
    for module in (hypotheses, quiet_bot):
        monkeypatch.setattr(module, "kind_of", by_name)
    for match, found in zip(games, merged, strict=True):
        assert len({by_name(role, options) for role in rows(match.public.cast, options)}) > 3
        for one, other in zip(found, beliefs(match), strict=True):
            assert one == pytest.approx(other)
