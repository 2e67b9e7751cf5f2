"""A changed vote at a table: it is stored, and nothing about it reaches anybody else."""

from itertools import count

from msgspec import Raw

from camlann import avalon
from camlann.engine.facts import Seat
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.server.keeper import viewer_updates
from camlann.server.keeper.pending_commit import Commit, Inputs
from camlann.server.keeper.table_state import TableState
from camlann.server.store import TableId
from camlann.table import (
    Agree,
    Arrange,
    Begin,
    Choice,
    Choose,
    Missed,
    OpenDisplay,
    PersonId,
    SeenAgain,
    Settings,
    ShowDisplay,
    Sit,
)
from tests.server.harness.journal import encode

PEOPLE = tuple(PersonId(f"{n:032x}") for n in range(1, 6))
LINK = "a" * 64
"""The hash of a display's link."""
ids = count()


def say(state: TableState, person_id: PersonId, command: Command) -> Commit:
    game = state.game
    inputs = Inputs(1_000, secret=bytes(32))
    number, ask = (game.number, game.public.ask) if game is not None else (0, 0)
    commit = state.decide(person_id, f"id-{next(ids)}", number, ask, encode(command), inputs)
    state.adopt(commit)
    return commit


def voting() -> TableState:
    """Five people are to vote on a team, and may change their votes."""
    state = TableState(GAMES)
    for person_id in PEOPLE:
        say(state, person_id, Sit())
    say(state, PEOPLE[0], Choose(Choice("avalon", Raw(encode(avalon.Options(change_votes=True))))))
    say(state, PEOPLE[0], Arrange(Settings(place="room")))
    say(state, PEOPLE[0], OpenDisplay(LINK))
    say(state, PersonId(f"link:{LINK[:32]}"), ShowDisplay("b" * 64))
    for person_id in PEOPLE:
        say(state, person_id, Agree())
    say(state, PEOPLE[0], Begin())
    for person_id in PEOPLE:
        say(state, person_id, avalon.Acknowledge())
    assert state.game is not None
    say(state, PEOPLE[state.game.public.leader], avalon.Propose(1, (Seat(0), Seat(1))))
    return state


def test_a_changed_vote_is_sent_to_the_voter_alone() -> None:
    state = voting()
    say(state, PEOPLE[2], avalon.Vote("approve"))
    commit = say(state, PEOPLE[2], avalon.Vote("reject"))
    assert len(commit.rows) == 1
    assert commit.rows[0].clock is None, "the clock goes on"
    spectator = PersonId("f" * 32)
    display = PersonId(f"display:{LINK[:32]}")
    assert state.table.is_display(display)
    gates = [("one", PEOPLE[:3]), ("two", (*PEOPLE[3:], spectator, display))]
    sent = viewer_updates.after_move(TableId(1), state, gates, people=bool(commit.table))
    ((gate, update),) = sent
    assert (gate, [person_id for person_id, _ in update.pages], update.spectators) == (
        "one",
        [PEOPLE[2]],
        None,
    )


def test_a_vote_is_an_act_that_everybody_sees_and_a_change_is_not() -> None:
    state = voting()
    state.adopt(state.tell((Missed(PEOPLE[2]),), Inputs(1_000)))
    assert say(state, PEOPLE[2], avalon.Vote("approve")).table == (SeenAgain(PEOPLE[2]),)
    state.adopt(state.tell((Missed(PEOPLE[2]),), Inputs(1_000)))
    assert say(state, PEOPLE[2], avalon.Vote("reject")).table == ()
