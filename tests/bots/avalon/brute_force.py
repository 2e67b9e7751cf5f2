"""A belief by brute force: every deal and, quest by quest, every way to play the cards.

It shares nothing with the belief of the bots but the reading of facts, and is far too slow for real tables.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import comb
from typing import Any

from camlann.avalon.role_knowledge import Role, sight
from camlann.avalon.roles import role_of
from camlann.bots.avalon.evidence import Fails
from camlann.engine.facts import Seat, tag
from tests.avalon.deals import Avalon


def posterior(match: Avalon, seat: Seat, fails: Fails) -> dict[tuple[str, ...], float]:
    """How likely each deal is, to this seat, by the sides shown to it and by the cards of the quests."""
    own, public = match.truth.own[seat], match.public
    found: dict[tuple[str, ...], float] = {}
    row_of = {name: role_of(name, public.options) for name in public.cast}
    for deal in {*permutations(public.cast)}:
        rows = {Seat(n): row_of[name] for n, name in enumerate(deal)}
        if deal[seat] != own.role or sight(seat, rows) != own.shown:
            continue
        weight = 1.0
        for facts, switches in _quests(match.facts_for(seat)):
            weight *= _quest(rows, facts, switches, match, seat, fails)
        weight *= all(
            _evil(rows[fact.target], switches) == (fact.side == "evil")
            for fact, switches in _with_switches(match.facts_for(seat))
            if tag(type(fact)) == "avalon.loyalty-seen"
        )
        if weight:
            found[deal] = weight
    total = sum(found.values())
    return {deal: weight / total for deal, weight in found.items()}


def _evil(role: Role, switches: int) -> bool:
    return (role.side == "evil") != (role.lancelot and switches % 2 == 1)


def _with_switches(facts: Sequence[Any]) -> Iterator[tuple[Any, int]]:
    switches = 0
    for fact in facts:
        switches += tag(type(fact)) == "avalon.allegiance-turned" and fact.card == "switch"
        yield fact, switches


def _quests(facts: Sequence[Any]) -> Iterator[tuple[dict[str, Any], int]]:
    """The facts of each completed quest by their tags, and how many switches came before its end."""
    found: dict[str, Any] = {}
    for fact, switches in _with_switches(facts):
        name = tag(type(fact)).removeprefix("avalon.")
        if name == "quest-begun":
            found = {}
        found.setdefault(name, []).append(fact)
        if name == "quest-ended":
            yield found, switches


def _quest(
    rows: dict[Seat, Role], facts: dict[str, Any], switches: int, match: Avalon, seat: Seat, fails: Fails
) -> float:
    """The chance of all that this seat knows of a quest: the sum over every way to play the cards."""
    (begun,), (ended,) = facts["quest-begun"], facts["quest-ended"]
    struck = next((fact.target for fact in facts.get("excalibur-used", ())), None)
    mine = [
        fact.command.card
        for fact in facts.get("engine.answered", ())
        if tag(type(fact.command)) == "avalon.play-card"
    ]
    options = match.options
    bound = options.lancelot == "open_schedule"
    if options.evil_lancelot_must_fail is not None:
        bound = options.evil_lancelot_must_fail
    evil = [n for n in begun.team if _evil(rows[n], switches)]
    forced = [n for n in evil if bound and rows[n].lancelot]
    known = {*(fact.seat for fact in facts.get("card-shown", ()))}
    known |= {fact.target for name in ("replaced-card-seen", "card-seen") for fact in facts.get(name, ())}
    known |= {seat} & {*begun.team}
    free = [n for n in evil if n not in known and n not in forced]
    alone = [n for n in free if not any(sees.side == "evil" for sees in rows[n].sees)]
    total = 0.0
    for cards in product(("success", "fail"), repeat=len(begun.team)):
        played = dict(zip(begun.team, cards, strict=True))
        if any(card == "fail" and n not in evil for n, card in played.items()):
            continue
        if any(played[n] == "success" for n in forced):
            continue
        counted = dict(played)
        if struck is not None:
            counted[struck] = "success" if played[struck] == "fail" else "fail"
        seen = (
            [*counted.values()].count("fail") == ended.fails
            and all(played[fact.seat] == fact.card for fact in facts.get("card-shown", ()))
            and all(played[fact.target] == fact.card for fact in facts.get("replaced-card-seen", ()))
            and all(counted[fact.target] == fact.card for fact in facts.get("card-seen", ()))
            and (seat not in played or played[seat] == mine[-1])
        )
        if seen:
            failing = sum(played[n] == "fail" for n in free)
            total += fails(0, len(evil), len(free), len(alone))[failing] / comb(len(free), failing)
    return total
