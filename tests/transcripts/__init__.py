"""Whole games told in English, for people to read: whatever changes in the rules or the words shows here.

`scripts/update-transcripts` writes them anew; who changes a rule or a sentence reads the
difference before committing it.
"""

import random
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from camlann import avalon, shadows
from camlann.avalon import Options
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.match import Match
from camlann.i18n.sentences import Words
from camlann.records.record import record
from camlann.records.replay import read
from camlann.records.transcript import transcript
from tests.avalon.configs import agreeable
from tests.choices import Choices
from tests.shadows import sensible_player

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gwen", "Hugo", "Ida", "Jon")


class Tale(NamedTuple):
    name: str
    options: Options | shadows.Options
    seats: int
    seed: str
    """The word that deals the game, and by which its people choose."""


FIRST = ("merlin", "assassin")
LANCELOTS = (*FIRST, "lancelot_good", "lancelot_evil")

Alone = partial(Options, everyone_guesses=False)
"""At these tables the Assassin alone is asked who Merlin is."""

TALES = (
    Tale("lady", Alone(roles=(*FIRST, "percival", "morgana"), lady=True), 5, "lady 49"),
    Tale("excalibur", Alone(excalibur=True), 6, "excalibur 26"),
    Tale("lancelots-known", Alone(roles=LANCELOTS, lancelot="known_pair"), 7, "lancelots-known 59"),
    Tale("lancelots-hidden", Alone(roles=LANCELOTS, lancelot="hidden_switch"), 7, "lancelots-hidden 57"),
    Tale("lancelots-laid-out", Alone(roles=LANCELOTS, lancelot="open_schedule"), 7, "lancelots-laid-out 50"),
    Tale("plots-classic", Alone(plot=True), 7, "plots-classic 49"),
    Tale("plots-revised", Alone(plot=True, plot_edition="revised"), 6, "plots-revised 23"),
    Tale("free-quests", Alone(quest_order="free"), 5, "free-quests 39"),
    Tale("everything", replace(avalon.presets(8)["everything"], everyone_guesses=False), 8, "everything 49"),
    Tale("everyone-guesses", Options(roles=(*FIRST, "percival", "morgana")), 6, "everyone-guesses 15"),
    Tale("camelot", shadows.Options(traitors="among_us"), 4, "camelot 1"),
    Tale("merlins-company", shadows.Options(expansion=True, traitors="among_us"), 7, "merlins-company 1"),
)


def played(tale: Tale) -> Match[Any, Any, Any]:
    """The game, by people who mostly agree, or know a little what they do."""
    if isinstance(tale.options, shadows.Options):
        quest = Match(shadows, tale.options, tale.seats, partial(Seeded, seed_of(tale.seed), 1))
        sensible_player.play(quest, Choices(random.Random(tale.seed).randbytes(40000)))
        assert quest.over
        return quest
    match = Match(avalon, tale.options, tale.seats, partial(Seeded, seed_of(tale.seed), 1))
    choices = Choices(random.Random(tale.seed).randbytes(4000))
    while not match.over:
        assert not choices.used_up
        seat = choices.pick([seat for seat in match.public.everyone if match.moves(seat)])
        offer, fields = agreeable(match.moves(seat), choices)
        match.play(seat, avalon.WIRE.choose(offer, fields))
    return match


def fold_all(tale: Tale) -> str:
    names = NAMES[: tale.seats]
    match = played(tale)
    rows = read(record(match, "whole"), match.rules)
    say = partial(Words("en", isolate=False).tell, names=names)
    return "".join(f"{line.rstrip()}\n" for line in transcript(rows, names, say))


def file(tale: Tale) -> Path:
    return FOLDER / f"{tale.name}.txt"
