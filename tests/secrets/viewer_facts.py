"""What a viewer was told, written down in the words of the oracle.

It reads the facts in a viewer's frames as the JSON they are, with no other knowledge of the game. What it has
heard must be exactly what the viewer may know: less, and a stream of nothing would pass for a secret well
kept; more, and something slipped out. A fact it does not know is refused: say here what it tells.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from tests.secrets.ledger import Note

Told: TypeAlias = Mapping[str, Any]


class Frame(Struct):
    """All of a frame that is read: the facts."""

    told: list[dict[str, Any]]


_frame = msgspec.json.Decoder(Frame)


class Heard:
    """The notes of one viewer."""

    def __init__(self) -> None:
        self.notes: set[Note] = set()
        self._ask = self._leads = self._quest = self._quests = self._round = self._turned = self._points = 0
        self._looks: Counter[tuple[int, int]] = Counter()

    def hear(self, frame: bytes) -> set[Note]:
        """What this frame tells."""
        news = {note for fact in _frame.decode(frame).told for note in self._read(fact)}
        self.notes |= news
        return news

    def _read(self, fact: Told) -> Iterator[Note]:
        match fact:
            case {"type": "engine.asked", "phase": {"type": phase}, "asked": asked}:
                self._ask += 1
                yield "asked", self._ask, phase.removeprefix("avalon."), *asked
            case {"type": "engine.acted", "seat": seat}:
                yield "answered", self._ask, seat
            case {"type": "engine.answered", "seat": seat, "command": command}:
                yield from self._answer(seat, command)
            case {"type": "avalon.opinions-shown", "votes": votes}:
                for seat, vote in votes.items():
                    yield "vote", self._ask, int(seat), vote
            case {"type": "avalon.votes-shown", "votes": votes}:
                for seat, vote in enumerate(votes):
                    yield "vote", self._ask, seat, vote
            case {"type": "avalon.leader-chosen", "seat": seat}:
                yield "first leader", seat
            case {"type": "avalon.leader-passed", "to": to}:
                self._leads += 1
                yield "leads", self._leads, to
            case {"type": "avalon.round-opened", "round": number}:
                self._round = number
                yield "round", number
            case {"type": "avalon.team-proposed", "leader": leader, "quest": quest, "team": team}:
                self._quest = quest
                yield "proposed", self._ask, leader, quest, *team
            case {"type": "avalon.unready", "seat": seat}:
                yield "ready no more", self._ask, seat
            case {"type": "avalon.team-taken-back", "changes": changes}:
                yield "taken back", self._ask, changes
            case {"type": "avalon.vote-called" | "avalon.all-ready" | "avalon.time-over" as why}:
                yield "vote opens", self._ask, why
            case {"type": "avalon.team-approved"}:
                yield "approved", self._ask
            case {"type": "avalon.team-rejected", "rejections": rejections}:
                yield "rejected", self._ask, rejections
            case {"type": "avalon.quest-begun", "quest": quest, "team": team}:
                yield "begun", quest, *team
            case {"type": "avalon.cards-laid"}:
                yield "laid", self._quest
            case {"type": "avalon.card-shown", "seat": seat, "card": card}:
                yield "card", self._quest, seat, card
            case {"type": "avalon.quest-ended", "quest": quest, "fails": fails}:
                self._quests += 1
                yield "cards", quest, fact["successes"], fails, fact["won"]
            case {"type": "avalon.role-dealt", "seat": seat, "role": role}:
                yield "role", seat, role
            case {"type": "avalon.eyes-opened"}:
                yield from self._sight(fact)
            case {"type": "avalon.lady-given", "to": to}:
                yield "lady starts", to
            case {"type": "avalon.lady-passed", "by": by, "to": to}:
                yield "examined", self._quests, by, to
            case {"type": "avalon.loyalty-seen", "seat": seat, "target": target, "side": side}:
                yield "side", seat, target, self._looks[seat, target], side
                self._looks[seat, target] += 1
            case {"type": "avalon.lady-left", "by": by}:
                yield "left the lady", self._quests, by
            case {"type": "avalon.schedule-laid", "cards": cards}:
                yield "schedule", *cards
            case {"type": "avalon.allegiance-turned", "card": card}:
                self._turned += 1
                yield "turned", self._turned, card
            case {"type": "avalon.excalibur-given", "to": to}:
                yield "armed", self._ask, to
            case {"type": "avalon.excalibur-used", "by": by, "target": target}:
                yield "struck", self._quest, by, target
            case {"type": "avalon.excalibur-spared", "by": by}:
                yield "spared", self._quest, by
            case {"type": "avalon.replaced-card-seen" | "avalon.card-seen", "seat": seat}:
                yield "peeked", seat, fact["quest"], fact["target"], fact["card"]
            case {"type": "avalon.named", "by": by, "target": target}:
                yield "named", by, target
            case {"type": "avalon.nobody-named", "by": by}:
                yield "nobody named", by
            case {"type": "avalon.pointed", "seat": seat, "target": target}:
                self._points += 1
                yield "pointed", seat, self._points, target
            case {"type": "avalon.over", "winner": winner, "why": why, "roles": roles}:
                yield "over", winner, why
                for seat, role in enumerate(roles):
                    yield "role", seat, role
            case {"type": "avalon.guesses-shown", "guesses": guesses}:
                for seat, target in guesses.items():
                    yield "guess", int(seat), target
            case {"type": "avalon.all-told", "confessions": confessions}:
                for each in confessions:
                    yield from self._confession(each)
            case {"type": "engine.ended"}:
                self._ask += 1
                yield "ended", self._ask
            case _:
                yield from self._plot(fact)

    def _plot(self, fact: Told) -> Iterator[Note]:
        match fact:
            case {"type": "avalon.plot-deck-set", "number": number}:
                yield "plot deck", number
            case {"type": "avalon.plots-drawn", "by": by, "cards": cards}:
                yield "drawn", self._round, by, *cards
            case {"type": "avalon.plot-given", "by": by, "to": to, "card": card, "keeps": keeps}:
                yield "given", self._ask, by, to, card, keeps
            case {"type": "avalon.loyalty-looked", "by": by, "target": target}:
                yield "looked", self._ask, by, target
            case {"type": "avalon.loyalty-shown", "by": by, "to": to}:
                yield "showed", self._ask, by, to
            case {"type": "avalon.plot-taken", "by": by, "giver": giver, "card": card}:
                yield "took", self._ask, by, giver, card
            case {"type": "avalon.nothing-taken", "by": by}:
                yield "took nothing", self._ask, by
            case {"type": "avalon.window-opened", "card": card, "cards": cards}:
                yield "window", self._ask, *(cards or (card,))
            case {"type": "avalon.plot-used", "by": by, "card": card}:
                yield "used", self._ask, by, card
            case {"type": "avalon.plot-forgone", "by": by, "card": card}:
                yield "forgone", self._ask, by, card
            case {"type": "avalon.lead-taken", "by": by}:
                yield "lead taken", self._ask, by
            case {"type": "avalon.spotlight-set", "by": by, "target": target}:
                yield "spotlight", self._ask, by, target
            case {"type": "avalon.card-watched", "by": by, "target": target}:
                yield "watched", self._quest, by, target
            case _:
                raise AssertionError(f"nobody has said what this tells: {fact}")

    def _answer(self, seat: int, command: Told) -> Iterator[Note]:
        match command:
            case {"type": "avalon.acknowledge" | "avalon.miss-guess"}:
                pass
            case {
                "type": "avalon.get-ready"
                | "avalon.call-vote"
                | "avalon.change-team"
                | "avalon.keep-discussing"
            }:
                pass
            case {"type": "avalon.guess", "target": target}:
                yield "guess", seat, target
            case {"type": "avalon.vote", "vote": vote}:
                yield "vote", self._ask, seat, vote
            case {"type": "avalon.play-card", "card": card}:
                yield "card", self._quest, seat, card
            case _:
                raise AssertionError(f"nobody has said what this answer tells: {command}")

    def _sight(self, told: Told) -> Iterator[Note]:
        yield "eyes opened", told["seat"]
        for seen in told["shown"]:
            yield "shown", told["seat"], seen["seat"], seen["label"]

    def _confession(self, told: Told) -> Iterator[Note]:
        yield from self._sight(told)
        for target, sides in told["loyalties"].items():
            for time, side in enumerate(sides):
                yield "side", told["seat"], int(target), time, side
        for quest, card in told["cards"].items():
            yield "counts", int(quest), told["seat"], card
        for peek in told["peeked"]:
            yield "peeked", told["seat"], peek["quest"], peek["seat"], peek["card"]
