"""The guided first round of Shadows over Camelot: three Knights, and no Traitor among them.

The learner is King Arthur; Gareth plays Sir Gawain and Pelleas Sir Tristan. The council is over.
"""

from typing import Any

from camlann import shadows
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.shadows.card_division import Consent, ProposeShare
from camlann.shadows.heroic_actions import DrawCards, FightWar, LayGrail, Move
from camlann.shadows.progression_of_evil import DrawBlack, RaiseSiege
from camlann.shadows.setup import LayOpen
from camlann.shadows.turn_commands import EndTurn
from scripts.guided_lessons.recorder import ChosenDice, Lesson, Recorder

KNIGHTS = (6, 14)
"""Gareth and Pelleas, by their place among the names of bots."""
YOU, GARETH, PELLEAS = range(3)
HANDS = (
    *("fight_1", "fight_2", "fight_3", "grail", "fight_5"),
    *("fight_4", "fight_1", "grail", "fight_2", "fight_3"),
    *("fight_5", "fight_4", "grail", "fight_1", "fight_2"),
)
DRAWN = ("fight_4", "grail", "fight_3")
BLACK = ("picts", "despair", "excalibur", "saxons")
COUNCIL: tuple[tuple[int, Command], ...] = (
    (YOU, LayOpen("fight_5")),
    (GARETH, LayOpen("fight_4")),
    (PELLEAS, LayOpen("fight_5")),
    (YOU, ProposeShare((Seat(YOU), Seat(GARETH), Seat(PELLEAS)))),
    (GARETH, Consent("accept")),
    (PELLEAS, Consent("accept")),
)
FIRST_TURNS: tuple[tuple[int, Command], ...] = (
    (GARETH, RaiseSiege()),
    (GARETH, DrawCards()),
    (GARETH, EndTurn()),
    (PELLEAS, DrawBlack()),
    (PELLEAS, Move("grail")),
    (PELLEAS, EndTurn()),
)
SECOND_TURNS: tuple[tuple[int, Command], ...] = (
    (GARETH, DrawBlack()),
    (GARETH, Move("picts")),
    (GARETH, EndTurn()),
    (PELLEAS, RaiseSiege()),
    (PELLEAS, LayGrail()),
    (PELLEAS, EndTurn()),
)


def _start() -> Match[Any, Any, Any]:
    dice = ChosenDice({"white": (*HANDS, *DRAWN), "black": BLACK}, {})
    options = shadows.Options(coats=("arthur", "gawain", "tristan"), traitors="none", odds=True)
    match: Match[Any, Any, Any] = Match(shadows, options, 3, lambda n: dice)
    for seat, command in COUNCIL:
        match.play(Seat(seat), command)
    return match


def camelot() -> Lesson:
    at = Recorder("camelot", _start, KNIGHTS)
    at.say("welcome")
    at.say("board")
    at.act("evil1", DrawBlack(), branches=[("evil1", [(YOU, RaiseSiege())])])
    at.say("pict")
    at.act("move", Move("picts"))
    at.act("end1", EndTurn())
    for seat, command in FIRST_TURNS:
        at.play(seat, command)
    at.say("others")
    at.ask("engines", right=2)
    at.act("evil2", DrawBlack())
    at.act("fight", FightWar("fight_1"))
    at.ask("second", right=3)
    at.act("end2", EndTurn())
    for seat, command in SECOND_TURNS:
        at.play(seat, command)
    at.say("help")
    at.say("end")
    return at.lesson()
