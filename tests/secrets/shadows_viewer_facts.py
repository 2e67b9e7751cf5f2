"""What a seat was told in a game of Shadows, from the JSON of its frames alone, held against the oracle."""

from collections.abc import Iterable
from typing import Any

import msgspec

from camlann.engine.facts import Seat
from camlann.shadows.state import Game
from tests.secrets.shadows_knowledge_oracle import Authentication, Oracle
from tests.secrets.shadows_rulebook_tables import Plain, word
from tests.shadows.deals import Shadows


class Followed:
    """A game followed by the oracle, and by every seat as it was told."""

    def __init__(self) -> None:
        self.oracle: Oracle | None = None
        self.rows = 0

    def __call__(self, match: Shadows) -> None:
        if self.oracle is None:
            self.oracle = oracle_of(match.truth)
        else:
            row = match.rows[-1]
            self.oracle.follow(msgspec.to_builtins(row.command), map(msgspec.to_builtins, row.facts))
        sent = [page for page in match.updates()[1] if page.viewer is not None]
        frames = {page.viewer: msgspec.json.decode(match.frame(page.viewer, page.since)) for page in sent}
        for seat, known in self.oracle.own.items():
            if seat in frames:
                told = Authentication(frames[Seat(seat)]["own"]).plain()
                assert told == known.plain(), f"{seat} was told {told} and may know {known.plain()}"
                notes = sorted(heard(frames[Seat(seat)]["told"]), key=str) if self.rows else []
                assert notes == sorted(self.oracle.notes[seat], key=str), f"{seat} heard {notes}"
        self.rows += 1


def oracle_of(truth: Game) -> Oracle:
    """The oracle of a game as it stands, told the truth."""
    own: dict[int, Plain] = {seat: msgspec.to_builtins(part) for seat, part in truth.own.items()}
    return Oracle(msgspec.to_builtins(truth.public), own, msgspec.to_builtins(truth.sealed))


def heard(told: Iterable[Plain]) -> list[Any]:
    """What these facts of a frame tell of cards given, got and taken, as the oracle notes it."""
    notes: list[Any] = []
    gave: Plain | None = None
    taunt: Plain | None = None
    swap: Plain | None = None
    for fact in told:
        match word(fact):
            case "taunted":
                taunt = fact
            case "gave":
                gave = fact
            case "exchanged":
                swap = fact
            case "taunt-seen":
                notes.append(("taunted", fact["card"]))
            case "cards-left" if taunt is not None and fact["seat"] == taunt["victim"]:
                notes.append(("taunted", *fact["cards"]))
                taunt = None
            case "cards-left" | "cards-came" if gave is not None:
                notes.append((gave["by"], gave["to"], *sorted(fact["cards"])))
                gave = None
            case "cards-swapped" if swap is not None:
                me, by = fact["seat"], swap["by"]
                other = swap["partner"] if me == by else by
                mine, theirs = (me, other, fact["gave"]), (other, me, fact["got"])
                notes += (mine, theirs) if me == by else (theirs, mine)
    return notes
