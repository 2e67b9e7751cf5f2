"""Why a command is not on offer: one reason each, from nothing but what the seat knows."""

from collections.abc import Callable

import msgspec
import pytest

from camlann import avalon
from camlann.avalon.assassin import Assassinating, NameAnother, NameNoAlly, NotTheAssassin
from camlann.avalon.lady import Examining, LadyMustBeUsed, LadyNotBack, LadyNotYourself
from camlann.avalon.propose import Proposing, QuestNotOpen, TeamNeeds
from camlann.avalon.quest import GoodMustSucceed, Questing
from camlann.avalon.role_reveal import Revealing
from camlann.avalon.vote import Voting
from camlann.engine.facts import Seat, fold_all, part
from camlann.engine.match import AnsweredAlready, GameOver, NotAsked, Stale, why
from camlann.engine.phases import Command, NotOffered, Reason, on_offer
from tests.avalon.deals import Avalon, begun, dealt, go, propose, vote
from tests.avalon.play_sequences import examine, name, phase, refused, team

ROLES = "merlin loyal percival mordred assassin oberon loyal loyal morgana loyal"
"""The seats 1, 6, 7 and 9 are Loyal; the Lady starts at 9, for 0 leads."""


def revealing(roles: str, use: str) -> Avalon:
    """The leader has acknowledged, the others not yet."""
    match = dealt(roles, lady=True, lady_use=use)
    match.play(Seat(0), avalon.Acknowledge())
    return match


def proposing(roles: str, use: str) -> Avalon:
    return begun(roles, lady=True, lady_use=use)


def voting(roles: str, use: str) -> Avalon:
    """The first three have voted."""
    match = proposing(roles, use)
    propose(match, 0, 1, 4)
    vote(match, "yny")
    return match


def questing(roles: str, use: str) -> Avalon:
    """The leader has played, his two companions have not."""
    match = proposing(roles, use)
    propose(match, 0, 1, 4)
    vote(match, "yyyyyyyyyy")
    match.play(Seat(0), avalon.PlayCard("success"))
    return match


def examining(roles: str, use: str) -> Avalon:
    """The Lady has gone from 9 to 7, and is to be turned on another."""
    match = proposing(roles, use)
    go(match, 0, 1, 6, cards="SSS")
    go(match, 0, 1, 6, 7, cards="SSSS")
    examine(match, 7)
    go(match, 0, 1, 4, 7, cards="SSFS")
    return match


def assassinating(roles: str, use: str) -> Avalon:
    match = examining(roles, use)
    examine(match, 6)
    go(match, 0, 1, 6, 7, 9, cards="SSSSS")
    return match


def ended(roles: str, use: str) -> Avalon:
    match = assassinating(roles, use)
    name(match, 1)
    return match


Stage = Callable[[str, str], Avalon]

PHASES: dict[Stage, type | None] = {
    revealing: Revealing,
    proposing: Proposing,
    voting: Voting,
    questing: Questing,
    examining: Examining,
    assassinating: Assassinating,
    ended: None,
}

COMMANDS: list[Command] = [
    avalon.Acknowledge(),
    *(avalon.Propose(quest, going) for quest in range(7) for going in (team(0, 1, 4), team(0, 1, 4, 6))),
    avalon.Propose(1, team(0, 0, 1)),
    avalon.Propose(1, team()),
    avalon.Vote("approve"),
    avalon.Vote("reject"),
    avalon.PlayCard("success"),
    avalon.PlayCard("fail"),
    *(avalon.Examine(Seat(seat)) for seat in range(11)),
    avalon.LeaveLady(),
    *(avalon.Name(Seat(seat)) for seat in range(11)),
]
"""Every kind of command, and every target, one beyond the table too."""

VOTE, CARD = avalon.Vote("approve"), avalon.PlayCard("success")
TEAM = avalon.Propose(1, team(0, 1, 4))

REASONS: dict[str, tuple[Stage, int, Command, Reason | None]] = {
    "who has acknowledged": (revealing, 0, avalon.Acknowledge(), AnsweredAlready()),
    "who has acknowledged wants more": (revealing, 0, TEAM, AnsweredAlready()),
    "who has not acknowledged": (revealing, 1, avalon.Acknowledge(), None),
    "the reveal is no vote": (revealing, 1, VOTE, NotOffered()),
    "the leader proposes": (proposing, 0, TEAM, None),
    "another proposes": (proposing, 1, TEAM, NotAsked(team(0))),
    "another votes before there is a team": (proposing, 1, VOTE, NotAsked(team(0))),
    "too large a team": (proposing, 0, avalon.Propose(1, team(0, 1, 2, 3)), TeamNeeds(3)),
    "too small a team": (proposing, 0, avalon.Propose(1, team(0, 1)), TeamNeeds(3)),
    "a member twice": (proposing, 0, avalon.Propose(1, team(0, 1, 1)), TeamNeeds(3)),
    "a member beyond the table": (proposing, 0, avalon.Propose(1, team(0, 1, 10)), NotOffered()),
    "seats out of order": (proposing, 0, avalon.Propose(1, team(1, 0, 2)), NotOffered()),
    "a quest that is not next": (proposing, 0, avalon.Propose(4, team(0, 1, 2, 3, 4)), QuestNotOpen((1,))),
    "a quest that does not exist": (proposing, 0, avalon.Propose(0, team(0, 1, 2)), QuestNotOpen((1,))),
    "the leader votes before there is a team": (proposing, 0, VOTE, NotOffered()),
    "the leader names somebody": (proposing, 0, avalon.Name(Seat(1)), NotOffered()),
    "a second vote": (voting, 0, avalon.Vote("reject"), AnsweredAlready()),
    "the same vote again": (voting, 0, VOTE, AnsweredAlready()),
    "a vote": (voting, 3, VOTE, None),
    "the other vote": (voting, 3, avalon.Vote("reject"), None),
    "another team while this one is voted on": (voting, 4, TEAM, NotOffered()),
    "a card before the vote is over": (voting, 4, CARD, NotOffered()),
    "Good plays a fail": (questing, 1, avalon.PlayCard("fail"), GoodMustSucceed()),
    "Good plays a success": (questing, 1, CARD, None),
    "Evil plays a fail": (questing, 4, avalon.PlayCard("fail"), None),
    "Evil plays a success": (questing, 4, CARD, None),
    "a second card": (questing, 0, CARD, AnsweredAlready()),
    "a second card, and a fail from Good": (questing, 0, avalon.PlayCard("fail"), AnsweredAlready()),
    "a card from one who stayed at home": (questing, 2, CARD, NotAsked(team(0, 1, 4))),
    "a fail from one of Evil who stayed at home": (
        questing,
        3,
        avalon.PlayCard("fail"),
        NotAsked(team(0, 1, 4)),
    ),
    "a vote on a quest": (questing, 1, VOTE, NotOffered()),
    "the Lady's holder examines himself": (examining, 7, avalon.Examine(Seat(7)), LadyNotYourself()),
    "the Lady goes back": (examining, 7, avalon.Examine(Seat(9)), LadyNotBack(Seat(9))),
    "the Lady is left aside": (examining, 7, avalon.LeaveLady(), LadyMustBeUsed()),
    "the Lady is turned on somebody beyond the table": (
        examining,
        7,
        avalon.Examine(Seat(10)),
        NotOffered(),
    ),
    "the Lady is turned on another": (examining, 7, avalon.Examine(Seat(0)), None),
    "one who does not hold the Lady": (examining, 9, avalon.Examine(Seat(0)), NotAsked(team(7))),
    "a team while the Lady is in hand": (examining, 7, TEAM, NotOffered()),
    "Merlin names somebody": (assassinating, 0, avalon.Name(Seat(1)), NotTheAssassin()),
    "Mordred names somebody": (assassinating, 3, avalon.Name(Seat(0)), NotTheAssassin()),
    "Oberon names somebody": (assassinating, 5, avalon.Name(Seat(0)), NotTheAssassin()),
    "the Assassin names himself": (assassinating, 4, avalon.Name(Seat(4)), NameAnother()),
    "the Assassin names Mordred": (assassinating, 4, avalon.Name(Seat(3)), NameNoAlly(Seat(3))),
    "the Assassin names Morgana": (assassinating, 4, avalon.Name(Seat(8)), NameNoAlly(Seat(8))),
    "the Assassin names Oberon": (assassinating, 4, avalon.Name(Seat(5)), None),
    "the Assassin names Merlin": (assassinating, 4, avalon.Name(Seat(0)), None),
    "the Assassin names somebody beyond the table": (assassinating, 4, avalon.Name(Seat(10)), NotOffered()),
    "the Assassin votes": (assassinating, 4, VOTE, NotOffered()),
    "a team after the end": (ended, 0, TEAM, GameOver()),
    "a name after the end": (ended, 4, avalon.Name(Seat(0)), GameOver()),
}


@pytest.mark.parametrize("stage, phase_", PHASES.items(), ids=lambda each: getattr(each, "__name__", None))
def test_the_stages_below_are_what_they_say(stage: Stage, phase_: type | None) -> None:
    match = stage(ROLES, "mandatory")
    assert type(phase(match)) is (phase_ or type(None))
    assert match.over == (phase_ is None)


@pytest.mark.parametrize("stage, seat, command, reason", REASONS.values(), ids=REASONS)
def test_the_reason(stage: Stage, seat: int, command: Command, reason: Reason | None) -> None:
    match = stage(ROLES, "mandatory")
    assert match.why(Seat(seat), command) == reason
    if reason is None:
        match.play(Seat(seat), command)
    else:
        assert refused(match, seat, command) == reason


def test_the_lady_may_be_left_aside_where_the_table_allows_it() -> None:
    assert examining(ROLES, "may_decline").why(Seat(7), avalon.LeaveLady()) is None


@pytest.mark.parametrize("stage", PHASES, ids=lambda stage: stage.__name__)
def test_there_is_no_reason_for_exactly_what_is_on_offer(stage: Stage) -> None:
    for use in ("mandatory", "may_decline"):
        match = stage(ROLES, use)
        for seat in match.public.everyone:
            for command in COMMANDS:
                assert (match.why(seat, command) is None) == on_offer(match.moves(seat), command)


@pytest.mark.parametrize("stage", PHASES, ids=lambda stage: stage.__name__)
def test_an_answer_to_another_question_is_stale(stage: Stage) -> None:
    match = stage(ROLES, "mandatory")
    for seat in match.public.everyone:
        for command in COMMANDS:
            for ask in (0, 1, match.public.ask - 1, match.public.ask + 1):
                if ask != match.public.ask:
                    reason = GameOver() if match.over else Stale()
                    assert match.why(seat, command, ask) == reason
            assert match.why(seat, command, match.public.ask) == match.why(seat, command)
    refused(match, 0, avalon.Vote("approve"), ask=match.public.ask - 1)


def test_a_vote_meant_for_the_team_before_does_not_count_for_this_one() -> None:
    match = proposing(ROLES, "mandatory")
    propose(match, 0, 1, 4)
    ask = match.public.ask
    vote(match, "nnnnnnnnnn")
    propose(match, 0, 1, 4)
    assert refused(match, 1, VOTE, ask) == Stale()
    assert match.why(Seat(1), VOTE) is None


@pytest.mark.parametrize("stage", PHASES, ids=lambda stage: stage.__name__)
def test_a_seat_finds_the_reason_in_what_it_was_told_alone(stage: Stage) -> None:
    """Facts are read back from JSON and folded by the seat for itself."""
    match = stage(ROLES, "mandatory")
    for seat in match.public.everyone:
        told = [avalon.WIRE.fact.decode(msgspec.json.encode(fact)) for fact in match.facts_for(seat)]
        known = fold_all(part(avalon.blank(match.public.options, 10), seat), told)
        assert known.own.keys() == {seat}
        for command in COMMANDS:
            assert why(known.public, known.own[seat], command) == match.why(seat, command)


EXCHANGES = {
    "Merlin and a Loyal Servant, to all but Percival": (0, 6, (1, 3, 4, 5, 7, 8, 9)),
    "Mordred and a Loyal Servant, to Merlin and to those who know nobody": (3, 6, (0, 1, 2, 5, 7, 9)),
    "the Assassin and Morgana, to all but Percival": (4, 8, (0, 1, 3, 5, 6, 7, 9)),
    "the Assassin and Mordred, to all but Merlin": (4, 3, (1, 2, 5, 6, 7, 8, 9)),
    "Merlin and Morgana, to Percival and to those who know nobody": (0, 8, (1, 2, 5, 6, 7, 9)),
}


@pytest.mark.parametrize("here, there, lookers", EXCHANGES.values(), ids=EXCHANGES)
@pytest.mark.parametrize("stage", [revealing, proposing, voting], ids=lambda stage: stage.__name__)
def test_roles_exchanged_elsewhere_change_no_reason(
    stage: Stage, here: int, there: int, lookers: tuple[int, ...]
) -> None:
    exchanged = ROLES.split()
    exchanged[here], exchanged[there] = exchanged[there], exchanged[here]
    plain, other = stage(ROLES, "mandatory"), stage(" ".join(exchanged), "mandatory")
    for seat in lookers:
        for command in COMMANDS:
            assert plain.why(Seat(seat), command) == other.why(Seat(seat), command)


@pytest.mark.parametrize("stage", [questing, examining, assassinating], ids=lambda stage: stage.__name__)
def test_the_assassin_and_morgana_exchanged_change_no_reason_of_others(stage: Stage) -> None:
    """Both are on one side, so the same cards can be played in both worlds."""
    exchanged = ROLES.replace("assassin", "_").replace("morgana", "assassin").replace("_", "morgana")
    plain, other = stage(ROLES, "mandatory"), stage(exchanged, "mandatory")
    for seat in (0, 1, 3, 5, 6, 7, 9):
        for command in COMMANDS:
            assert plain.why(Seat(seat), command) == other.why(Seat(seat), command)


def test_a_card_that_lies_face_down_changes_no_reason_of_others() -> None:
    def world(card: str) -> Avalon:
        match = proposing(ROLES, "mandatory")
        propose(match, 1, 3, 4)
        vote(match, "yyyyyyyyyy")
        match.play(Seat(4), avalon.PlayCard("fail" if card == "F" else "success"))
        return match

    played, failed = world("S"), world("F")
    nothing = proposing(ROLES, "mandatory")
    propose(nothing, 1, 3, 4)
    vote(nothing, "yyyyyyyyyy")
    for seat in (0, 1, 2, 3, 5, 6, 7, 8, 9):
        for command in COMMANDS:
            reason = played.why(Seat(seat), command)
            assert reason == failed.why(Seat(seat), command) == nothing.why(Seat(seat), command)
