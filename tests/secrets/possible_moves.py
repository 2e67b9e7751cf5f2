"""What may be done in each turn of Avalon, by the oracle's word; and what anybody might try at any time."""

from collections.abc import Iterator
from itertools import combinations

from tests.choices import Choices
from tests.secrets.knowledge_oracle import Oracle
from tests.secrets.ledger import Plain
from tests.secrets.plot_cards import WINDOWS
from tests.secrets.rulebook_tables import PLOTS, TEAM


def acts(oracle: Oracle, choices: Choices) -> Iterator[Plain]:
    """What whoever is asked might do, the likeliest first."""
    if oracle.phase in WINDOWS:
        uses = choices.shuffled([*_uses(oracle)])
        forgoes: list[Plain] = [{"type": "avalon.forgo"}]
        yield from [*forgoes, *uses] if choices.one_in(3) else [*uses, *forgoes]
        return
    (seat,) = oracle.asked
    match oracle.phase:
        case "proposing":
            for _ in range(6):
                quest = choices.pick(oracle.choosable())
                team = choices.some(range(oracle.seats), TEAM[oracle.seats][quest - 1])
                yield {"type": "avalon.propose", "quest": quest, "team": sorted(team)}
        case "arming":
            for bearer in choices.shuffled([n for n in oracle.team if n != seat]):
                yield {"type": "avalon.arm", "bearer": bearer}
        case "examining":
            if oracle.rules["lady_use"] == "may_decline" and choices.one_in(3):
                yield {"type": "avalon.leave-lady"}
            for target in choices.shuffled([n for n in range(oracle.seats) if n not in oracle.held]):
                yield {"type": "avalon.examine", "target": target}
        case "striking":
            strikes: list[Plain] = [{"type": "avalon.strike", "target": n} for n in oracle.strikable()]
            spares: list[Plain] = [{"type": "avalon.sheathe"}]
            yield from [*spares, *strikes] if choices.one_in(3) else [*choices.shuffled(strikes), *spares]
        case "handing-out":
            card = choices.pick(oracle.drawn)
            if card == "establish_confidence":
                yield {"type": "avalon.carry-out", "card": card}
            else:
                to = choices.pick(oracle.recipients())
                yield {"type": "avalon.hand-out", "card": card, "to": to}
        case "overhearing":
            for step in choices.shuffled((-1, 1)):
                yield {"type": "avalon.overhear", "target": (seat + step) % oracle.seats}
        case "confiding":
            for to in choices.shuffled([n for n in range(oracle.seats) if n != seat]):
                yield {"type": "avalon.confide", "to": to}
        case "taking-responsibility":
            yield choices.pick([*_takings(oracle, seat)])
        case _:
            raise AssertionError(f"nobody has said what is done in {oracle.phase}")


def _uses(oracle: Oracle) -> Iterator[Plain]:
    """What the holder of a card may do in its window."""
    (seat,) = oracle.asked
    mine = oracle.lying[seat]
    match oracle.phase:
        case "claiming":
            if "strong_leader" in mine and seat != oracle.leader:
                yield {"type": "avalon.take-lead"}
            if "take_responsibility" in mine:
                yield from _takings(oracle, seat)
        case "doubting":
            yield {"type": "avalon.distrust"}
        case "illuminating":
            for target in oracle.team:
                yield {"type": "avalon.illuminate", "target": target}
        case "watching":
            for n in range(1, mine.count("close_eye") + 1):
                for targets in combinations(oracle.watchable(seat), n):
                    yield {"type": "avalon.watch", "targets": [*targets]}


def _takings(oracle: Oracle, seat: int) -> Iterator[Plain]:
    for giver, card in oracle.takeable(seat):
        yield {"type": "avalon.take", "giver": giver, "card": card}


def anything(oracle: Oracle, choices: Choices) -> Plain:
    """A command at any time, by anyone, about anybody."""
    seats = oracle.seats
    somebody = choices.below(seats + 2) - 1
    team = choices.some(range(seats), 1 + choices.below(seats))
    card = choices.pick([*PLOTS])
    quest = next(iter(oracle.choosable()), 5)
    return choices.pick(
        [
            {"type": "avalon.play-card", "card": "fail"},
            {"type": "avalon.play-card", "card": "success"},
            {"type": "avalon.name", "target": somebody},
            {"type": "avalon.guess", "target": somebody},
            {"type": "avalon.miss-guess"},
            {"type": "avalon.point", "target": somebody},
            {"type": "avalon.examine", "target": somebody},
            {"type": "avalon.propose", "quest": choices.below(7), "team": team},
            {"type": "avalon.propose", "quest": quest, "team": sorted(team)},
            {"type": "avalon.vote", "vote": "approve"},
            {"type": "avalon.get-ready"},
            {"type": "avalon.not-yet"},
            {"type": "avalon.call-vote"},
            {"type": "avalon.change-team"},
            {"type": "avalon.keep-discussing"},
            {"type": "avalon.acknowledge"},
            {"type": "avalon.leave-lady"},
            {"type": "avalon.arm", "bearer": somebody},
            {"type": "avalon.strike", "target": somebody},
            {"type": "avalon.sheathe"},
            {"type": "avalon.hand-out", "card": card, "to": somebody},
            {"type": "avalon.carry-out", "card": card},
            {"type": "avalon.overhear", "target": somebody},
            {"type": "avalon.confide", "to": somebody},
            {"type": "avalon.take", "giver": somebody, "card": card},
            {"type": "avalon.take-lead"},
            {"type": "avalon.distrust"},
            {"type": "avalon.illuminate", "target": somebody},
            {"type": "avalon.watch", "targets": sorted(team)},
            {"type": "avalon.forgo"},
        ]
    )
