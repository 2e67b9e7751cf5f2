"""Limits and earlier games tell nobody what others have answered, or were told."""

import asyncio
import json
from itertools import count

import pytest

from camlann import avalon
from camlann.engine.match import Refused
from camlann.engine.phases import Command
from camlann.server.keeper import table_state
from camlann.server.keeper.pending_commit import Inputs
from camlann.server.keeper.table_state import TableState
from camlann.table import Agree, Begin, Call, PersonId, Volunteer, Vote
from tests.ferry.turn import Draw, Look
from tests.server.harness.clock import until
from tests.server.harness.journal import encode
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, KeeperServer, run
from tests.server.keeper.test_change_votes import PEOPLE, say, voting
from tests.server.keeper.test_keeper import code
from tests.server.keeper.test_people import done

STRANGER = PersonId("d" * 32)
ids = count()


def refused(state: TableState, person_id: PersonId, command: Command, game: int = 0) -> str:
    """Why this is refused; nothing, if it is not."""
    ask = 0 if state.game is None else state.game.public.ask
    try:
        state.decide(
            person_id, f"once-{next(ids)}", game, ask, encode(command), Inputs(1_000, secret=bytes(32))
        )
    except Refused as refusal:
        return type(refusal.reason).__name__
    return ""


def test_that_a_log_is_full_says_nothing_of_covered_votes(monkeypatch: pytest.MonkeyPatch) -> None:
    state = voting()
    n = state.n
    yes, no = avalon.Vote("approve"), avalon.Vote("reject")
    votes = [(PEOPLE[2], yes), (PEOPLE[2], no), (PEOPLE[3], yes), (PEOPLE[2], yes)]
    said: list[list[str]] = []
    for vote in (None, *votes):
        if vote is not None:
            say(state, *vote)
        said.append([])
        for most in range(n - 20, n + 8):
            monkeypatch.setattr(table_state, "MAX_ROWS_IN_GAME", most)
            said[-1].append(refused(state, STRANGER, Volunteer()))
    assert state.n == n + len(votes)
    assert {*said[0]} >= {"LogFull"}
    assert len({*said[0]}) == 2
    assert said == [said[0]] * len(said)
    # The game goes on, whatever the limit.
    monkeypatch.setattr(table_state, "MAX_ROWS_IN_GAME", 0)
    assert refused(state, PEOPLE[4], yes, 1) == ""


def test_somebody_who_gives_commands_without_end_stops_only_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = voting()
    monkeypatch.setattr(table_state, "MAX_MOVES", 20)
    for n in range(20 - state.answers.moved[PEOPLE[2]]):
        say(state, PEOPLE[2], avalon.Vote("reject" if n % 2 else "approve"))
    assert refused(state, PEOPLE[2], avalon.Vote("approve"), 1) == "LogFull"
    assert refused(state, PEOPLE[3], avalon.Vote("approve"), 1) == ""


def test_of_a_game_that_ended_without_a_result_everybody_is_told_what_they_were_told_then() -> None:
    """It is read from the log, which has all that was told to anybody."""

    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE, STRANGER)
        await server.begin(turns=6)
        for ask, (person_id, command) in enumerate(((ANA, Look()), (BEN, Look()), (CAI, Draw())), 1):
            assert code(await server.ask(person_id, command, 1, ask)) == "done"
        people = (*EVERYONE, STRANGER)
        then = {each: bytes((await server.told(each, 0, 60)).facts) for each in people}
        await done(server, (ANA, Call(None)), *((each, Vote("end")) for each in (ANA, BEN)))
        await until(lambda: server.disk.records)
        await done(server, *((each, Agree()) for each in EVERYONE), (ANA, Begin()))
        await asyncio.sleep(1)
        now = {each: bytes((await server.told(each, 0, 60)).facts) for each in people}
        assert now == then
        # Some of it was told to one of them alone.
        assert len({*then.values()}) == len(people)
        assert len(json.loads(then[ANA])) > len(json.loads(then[STRANGER])) > 3

    run(play)
