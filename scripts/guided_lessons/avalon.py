"""The guided games of Avalon: as a Loyal Servant, as Merlin, and as a minion of Evil.

Five sit at the table. The learner is the first; Gareth, Marhaus, Pelleas and Accolon follow clockwise.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from camlann import avalon
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.engine.phases import Command
from scripts.guided_lessons.recorder import ChosenDice, Lesson, Recorder

KNIGHTS = (6, 11, 14, 0)
"""Gareth, Marhaus, Pelleas and Accolon, by their place among the names of bots."""
YOU, GARETH, MARHAUS, PELLEAS, ACCOLON = range(5)
APPROVE, REJECT = avalon.Vote("approve"), avalon.Vote("reject")
SUCCESS, FAIL = avalon.PlayCard("success"), avalon.PlayCard("fail")
Moves = list[tuple[int, Command]]


def _start(roles: str, leader: int) -> Match[Any, Any, Any]:
    named = tuple(sorted(name for name in roles.split() if name not in ("loyal", "minion")))
    dice = ChosenDice({"roles": roles.split()}, {"leader": leader})
    return Match(avalon, avalon.Options(roles=named, everyone_guesses=False), 5, lambda n: dice)


def _recorder(name: str, roles: str, leader: int) -> Recorder:
    return Recorder(name, partial(_start, roles, leader), KNIGHTS)


def _team(quest: int, *team: int) -> avalon.Propose:
    return avalon.Propose(quest, tuple(Seat(seat) for seat in sorted(team)))


def _votes(against: Sequence[int]) -> Moves:
    """The votes of all but the learner."""
    return [(seat, REJECT if seat in against else APPROVE) for seat in (GARETH, MARHAUS, PELLEAS, ACCOLON)]


def _seen() -> Moves:
    return [(seat, avalon.Acknowledge()) for seat in (GARETH, MARHAUS, PELLEAS, ACCOLON)]


def loyal() -> Lesson:
    """Gareth is Merlin, Marhaus the Assassin, Pelleas loyal, Accolon a minion."""
    at = _recorder("loyal", "loyal merlin assassin loyal minion", PELLEAS)
    at.say("welcome")
    at.act("card", avalon.Acknowledge(), _seen())
    at.say("aim")
    at.play(PELLEAS, _team(1, YOU, PELLEAS))
    at.act("vote1", APPROVE, _votes([MARHAUS]))
    at.act("quest1", SUCCESS, [(PELLEAS, SUCCESS)])
    at.say("won1")
    at.play(ACCOLON, _team(2, GARETH, MARHAUS, ACCOLON))
    at.ask("count", right=3)
    at.act("vote2", REJECT, _votes([GARETH]))
    for seat, card in ((GARETH, SUCCESS), (MARHAUS, FAIL), (ACCOLON, SUCCESS)):
        at.play(seat, card)
    at.say("lost2")
    at.ask("why", right=2)
    at.act("lead", _team(3, YOU, GARETH))
    at.act("vote3", APPROVE, _votes([MARHAUS, ACCOLON]))
    at.act("quest3", SUCCESS, [(GARETH, SUCCESS)])
    at.ask("suspects", right=1)
    at.play(GARETH, _team(4, YOU, GARETH, PELLEAS))
    against = _votes([MARHAUS, ACCOLON])
    wrong = [(YOU, REJECT), *against, (MARHAUS, _team(4, MARHAUS, PELLEAS, ACCOLON))]
    at.act("vote4", APPROVE, against, [("vote4", wrong)])
    at.act("quest4", SUCCESS, [(GARETH, SUCCESS), (PELLEAS, SUCCESS)])
    at.ask("hunt", right=1)
    at.play(MARHAUS, avalon.Name(Seat(PELLEAS)))
    at.say("end")
    return at.lesson()


def merlin() -> Lesson:
    """Marhaus and Accolon are Evil again, and the learner knows it."""
    at = _recorder("merlin", "merlin loyal assassin loyal minion", GARETH)
    at.say("welcome")
    at.act("card", avalon.Acknowledge(), _seen())
    at.play(GARETH, _team(1, GARETH, MARHAUS))
    at.ask("dilemma", right=2)
    at.act("vote1", APPROVE, _votes([ACCOLON]))
    at.play(GARETH, SUCCESS)
    at.play(MARHAUS, SUCCESS)
    at.say("quiet")
    at.play(MARHAUS, _team(2, MARHAUS, GARETH, PELLEAS))
    at.act("vote2", REJECT, _votes([PELLEAS]))
    for seat, card in ((GARETH, SUCCESS), (MARHAUS, FAIL), (PELLEAS, SUCCESS)):
        at.play(seat, card)
    at.say("lost2")
    at.play(PELLEAS, _team(3, PELLEAS, GARETH))
    at.ask("hint", right=3)
    at.act("vote3", APPROVE, _votes([MARHAUS, ACCOLON]))
    at.play(PELLEAS, SUCCESS)
    at.play(GARETH, SUCCESS)
    at.play(ACCOLON, _team(4, ACCOLON, GARETH, PELLEAS))
    at.act("vote4", REJECT, _votes([GARETH, PELLEAS]))
    wrong = [(YOU, _team(4, YOU, GARETH, MARHAUS)), (YOU, APPROVE), *_votes([PELLEAS, ACCOLON])]
    wrong += [(YOU, SUCCESS), (GARETH, SUCCESS), (MARHAUS, FAIL)]
    at.act("lead", _team(4, YOU, GARETH, PELLEAS), branches=[("lead", wrong)])
    at.act("vote5", APPROVE, _votes([MARHAUS, ACCOLON]))
    at.act("quest4", SUCCESS, [(GARETH, SUCCESS), (PELLEAS, SUCCESS)])
    at.say("hunted")
    at.play(MARHAUS, avalon.Name(Seat(GARETH)))
    at.say("end")
    return at.lesson()


def evil() -> Lesson:
    """The learner is the Assassin; Accolon is a minion, Pelleas Merlin."""
    at = _recorder("evil", "assassin loyal loyal merlin minion", GARETH)
    at.say("welcome")
    at.act("card", avalon.Acknowledge(), _seen())
    at.play(GARETH, _team(1, YOU, GARETH))
    at.act("vote1", APPROVE, _votes([PELLEAS]))
    early = [(YOU, FAIL), (GARETH, SUCCESS)]
    at.act("quest1", SUCCESS, [(GARETH, SUCCESS)], [("quest1", early)])
    at.say("trust")
    at.play(MARHAUS, _team(2, YOU, GARETH, MARHAUS))
    at.act("vote2", APPROVE, _votes([PELLEAS, ACCOLON]))
    at.act("quest2", FAIL, [(GARETH, SUCCESS), (MARHAUS, SUCCESS)])
    at.ask("blame", right=2)
    at.play(PELLEAS, _team(3, GARETH, PELLEAS))
    at.act("vote3", REJECT, _votes([ACCOLON]))
    at.play(GARETH, SUCCESS)
    at.play(PELLEAS, SUCCESS)
    at.play(ACCOLON, _team(4, YOU, MARHAUS, ACCOLON))
    at.say("watch")
    at.act("vote4", APPROVE, _votes([GARETH, PELLEAS, MARHAUS]))
    at.act("lead", _team(4, YOU, GARETH, MARHAUS))
    at.act("vote5", APPROVE, _votes([GARETH, PELLEAS, MARHAUS]))
    at.play(GARETH, _team(4, GARETH, MARHAUS, PELLEAS))
    at.act("vote6", REJECT, _votes([ACCOLON]))
    for seat in (GARETH, MARHAUS, PELLEAS):
        at.play(seat, SUCCESS)
    wrong = [(YOU, avalon.Name(Seat(GARETH)))]
    at.act("name", avalon.Name(Seat(PELLEAS)), branches=[("name", wrong)])
    at.say("end")
    return at.lesson()


LESSONS = (loyal, merlin, evil)
