"""Why a command is not on offer in the phases of the modules: from nothing but what the seat knows."""

import msgspec
import pytest

from camlann import avalon
from camlann.avalon.assassin import Assassinating
from camlann.avalon.discuss import Discussing, KeepDiscussing
from camlann.avalon.excalibur import BearerMustBe, StrikeOneOf
from camlann.avalon.guess import Guessing
from camlann.avalon.lady import Examining
from camlann.avalon.plots.deck import PLOTS
from camlann.avalon.plots.hand_out import PlotNotKept, PlotOneEach
from camlann.avalon.plots.held_cards import PlotTargets
from camlann.avalon.point import MissGuess
from camlann.avalon.propose import QuestNotOpen, TeamNeeds
from camlann.avalon.quest import GoodMustSucceed, LancelotMustFail
from camlann.avalon.role_reveal import Revealing
from camlann.avalon.vote import Voting
from camlann.engine.facts import Seat, fold_all, part
from camlann.engine.match import AnsweredAlready, NotAsked, Stale, why
from camlann.engine.phases import Command, NotOffered, Reason, on_offer
from tests.avalon.play_sequences import phase, refused, team
from tests.avalon.stages import (
    STAGES,
    Stage,
    arming,
    carrying_out,
    choosing,
    claiming,
    confiding,
    doubting,
    handing_out,
    illuminating,
    opining,
    overhearing,
    questing,
    reclaiming,
    striking,
    taking,
    watching,
)

TARGETS = [Seat(seat) for seat in range(10)]

COMMANDS: list[Command] = [
    avalon.Acknowledge(),
    *(avalon.Propose(quest, going) for quest in range(7) for going in (team(0, 1), team(0, 1, 4))),
    avalon.Vote("approve"),
    avalon.Vote("reject"),
    avalon.PlayCard("success"),
    avalon.PlayCard("fail"),
    avalon.LeaveLady(),
    avalon.Sheathe(),
    avalon.Forgo(),
    avalon.TakeLead(),
    avalon.Distrust(),
    MissGuess(),
    avalon.GetReady(),
    avalon.NotYet(),
    avalon.CallVote(),
    avalon.ChangeTeam(),
    KeepDiscussing(),
    *(
        one(seat)
        for one in (
            avalon.Examine,
            avalon.Name,
            avalon.Guess,
            avalon.Arm,
            avalon.Strike,
            avalon.Overhear,
            avalon.Confide,
            avalon.Illuminate,
            avalon.Point,
        )
        for seat in TARGETS
    ),
    *(avalon.HandOut(card, seat) for card in PLOTS for seat in TARGETS),
    *(avalon.Take(seat, card) for card in PLOTS for seat in TARGETS),
    *(avalon.CarryOut(card) for card in PLOTS),
    *(
        avalon.Watch(going)
        for going in (team(), team(0), team(2), team(4), team(0, 2), team(2, 4), team(4, 2))
    ),
]
"""Every kind of command, and every target, one beyond the table too."""

REASONS: dict[str, tuple[Stage, int, Command, Reason | None]] = {
    "the fifth quest before two are concluded": (
        choosing,
        6,
        avalon.Propose(5, team(0, 1, 2, 3)),
        QuestNotOpen((1, 2, 3, 4)),
    ),
    "the third quest": (choosing, 6, avalon.Propose(3, team(0, 1, 4)), None),
    "the third quest with too few": (choosing, 6, avalon.Propose(3, team(0, 1)), TeamNeeds(3)),
    "the sword for the leader": (arming, 4, avalon.Arm(Seat(4)), BearerMustBe(team(0))),
    "the sword for one who stays at home": (arming, 4, avalon.Arm(Seat(1)), BearerMustBe(team(0))),
    "the sword for a member": (arming, 4, avalon.Arm(Seat(0)), None),
    "another team before the sword is given": (arming, 4, avalon.Propose(1, team(0, 1)), NotOffered()),
    "a vote before the sword is given": (arming, 0, avalon.Vote("approve"), NotAsked(team(4))),
    "the bearer strikes himself": (striking, 4, avalon.Strike(Seat(4)), StrikeOneOf(team(2))),
    "the bearer strikes the open card": (striking, 4, avalon.Strike(Seat(0)), StrikeOneOf(team(2))),
    "the bearer strikes another": (striking, 4, avalon.Strike(Seat(2)), None),
    "the bearer spares all": (striking, 4, avalon.Sheathe(), None),
    "another strikes": (striking, 0, avalon.Strike(Seat(2)), NotAsked(team(4))),
    "the Good Lancelot fails": (questing, 1, avalon.PlayCard("fail"), GoodMustSucceed()),
    "the Evil Lancelot succeeds": (questing, 6, avalon.PlayCard("success"), LancelotMustFail()),
    "the Evil Lancelot fails": (questing, 6, avalon.PlayCard("fail"), None),
    "the Evil Lancelot wants to vote": (questing, 6, avalon.Vote("approve"), NotOffered()),
    "a Strong Leader takes the lead": (claiming, 5, avalon.TakeLead(), None),
    "another takes the lead": (claiming, 2, avalon.TakeLead(), NotAsked(team(5))),
    "the leader proposes before the window is closed": (
        claiming,
        1,
        avalon.Propose(1, team(0, 1)),
        NotAsked(team(5)),
    ),
    "a Strong Leader takes a card": (claiming, 5, avalon.Take(Seat(0), "close_eye"), NotOffered()),
    "who kept the card takes one": (reclaiming, 3, avalon.Take(Seat(5), "close_eye"), None),
    "who kept the card takes the lead": (reclaiming, 3, avalon.TakeLead(), NotOffered()),
    "the leader keeps a card": (handing_out, 0, avalon.HandOut("close_eye", Seat(0)), PlotNotKept()),
    "a second card for one": (handing_out, 0, avalon.HandOut("close_eye", Seat(1)), PlotOneEach()),
    "a card for another": (handing_out, 0, avalon.HandOut("spotlight", Seat(2)), None),
    "a card that was not drawn": (handing_out, 0, avalon.HandOut("overheard", Seat(2)), NotOffered()),
    "a card for somebody beyond the table": (
        handing_out,
        0,
        avalon.HandOut("spotlight", Seat(9)),
        NotOffered(),
    ),
    "a card to be carried out that is handed out": (
        handing_out,
        0,
        avalon.CarryOut("spotlight"),
        NotOffered(),
    ),
    "what the leader must do handed to another": (
        carrying_out,
        0,
        avalon.HandOut("establish_confidence", Seat(1)),
        NotOffered(),
    ),
    "what the leader must do": (carrying_out, 0, avalon.CarryOut("establish_confidence"), None),
    "opening up to oneself": (
        confiding,
        6,
        avalon.Confide(Seat(6)),
        PlotTargets("open_up", team(0, 1, 2, 3, 4, 5)),
    ),
    "opening up to the leader": (confiding, 6, avalon.Confide(Seat(0)), None),
    "not opening up": (confiding, 6, avalon.Forgo(), NotOffered()),
    "overhearing one who sits far off": (
        overhearing,
        6,
        avalon.Overhear(Seat(1)),
        PlotTargets("overheard", team(0, 5)),
    ),
    "overhearing a neighbour": (overhearing, 6, avalon.Overhear(Seat(5)), None),
    "taking from one before whom no card lies": (taking, 5, avalon.Take(Seat(2), "close_eye"), NotOffered()),
    "taking what lies before another": (taking, 5, avalon.Take(Seat(3), "close_eye"), NotOffered()),
    "taking": (taking, 5, avalon.Take(Seat(3), "opinion_maker"), None),
    "taking nothing": (taking, 5, avalon.Forgo(), NotOffered()),
    "no confidence": (doubting, 3, avalon.Distrust(), None),
    "no confidence before one's turn": (doubting, 5, avalon.Distrust(), NotAsked(team(3))),
    "no confidence without the card": (doubting, 1, avalon.Distrust(), NotAsked(team(3))),
    "a card while the window is open": (doubting, 0, avalon.PlayCard("success"), NotAsked(team(3))),
    "an opinion": (opining, 5, avalon.Vote("reject"), None),
    "a second opinion": (opining, 3, avalon.Vote("reject"), AnsweredAlready()),
    "a vote before the opinions": (opining, 0, avalon.Vote("reject"), NotAsked(team(3, 5))),
    "the spotlight on one who stays at home": (
        illuminating,
        5,
        avalon.Illuminate(Seat(5)),
        PlotTargets("spotlight", team(0, 4)),
    ),
    "the spotlight on a member": (illuminating, 5, avalon.Illuminate(Seat(4)), None),
    "looking at the own card": (watching, 4, avalon.Watch(team(4)), PlotTargets("close_eye", team(2))),
    "looking at the open card": (watching, 4, avalon.Watch(team(0)), PlotTargets("close_eye", team(2))),
    "looking at two where one is left": (
        watching,
        4,
        avalon.Watch(team(0, 2)),
        PlotTargets("close_eye", team(2)),
    ),
    "looking at none": (watching, 4, avalon.Watch(team()), PlotTargets("close_eye", team(2))),
    "looking at a card": (watching, 4, avalon.Watch(team(2)), None),
}

stages = pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)


@stages
def test_the_stages_are_what_they_say(stage: Stage) -> None:
    assert type(phase(stage())) is STAGES[stage]


def test_every_kind_of_command_is_tried_in_every_phase_of_the_game() -> None:
    assert {*avalon.WIRE.commands.values()} == {type(command) for command in COMMANDS}
    base = {Revealing, Discussing, Voting, Examining, Assassinating, Guessing}
    assert {*avalon.WIRE.phases} == {*STAGES.values()} | base, "the others are asked in test_why.py"


@pytest.mark.parametrize("stage, seat, command, reason", REASONS.values(), ids=REASONS)
def test_the_reason(stage: Stage, seat: int, command: Command, reason: Reason | None) -> None:
    match = stage()
    assert match.why(Seat(seat), command) == reason
    if reason is None:
        match.play(Seat(seat), command)
    else:
        assert refused(match, seat, command) == reason


@stages
def test_there_is_no_reason_for_exactly_what_is_on_offer(stage: Stage) -> None:
    match = stage()
    for seat in match.public.everyone:
        for command in COMMANDS:
            assert (match.why(seat, command) is None) == on_offer(match.moves(seat), command)


@stages
def test_an_answer_to_another_question_is_stale(stage: Stage) -> None:
    match = stage()
    for seat in match.public.everyone:
        for command in COMMANDS:
            assert match.why(seat, command, match.public.ask - 1) == Stale()


@stages
def test_a_seat_finds_the_reason_in_what_it_was_told_alone(stage: Stage) -> None:
    """Facts are read back from JSON and folded by the seat for itself."""
    match = stage()
    for seat in match.public.everyone:
        told = [avalon.WIRE.fact.decode(msgspec.json.encode(fact)) for fact in match.facts_for(seat)]
        known = fold_all(part(avalon.blank(match.public.options, match.public.seats), seat), told)
        for command in COMMANDS:
            assert why(known.public, known.own[seat], command) == match.why(seat, command)
