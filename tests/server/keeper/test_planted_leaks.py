"""Leaks of a keeper about games that are over or seats that changed, planted on purpose and caught."""

from hashlib import sha256
from itertools import count
from typing import Any

import pytest

from camlann import table as at
from camlann.engine.dice import digest
from camlann.engine.fair_deal import SECRET_BYTES
from camlann.runtime import Runtime
from camlann.server import event_log_codec
from camlann.server.cluster.bus_messages import AskFacts
from camlann.server.crypto.table_keys import NONCE_BYTES, TableKeys
from camlann.server.keeper import server_commitment, viewer_updates
from camlann.server.keeper.earlier_games import EarlierGame, EarlierGames
from camlann.server.keeper.table_state import TableState
from camlann.server.store import TableId
from camlann.table import PersonId, Table
from tests.bug_planting import Planted
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, TABLE, KeeperServer, run
from tests.server.keeper.test_people import all_told, done

leak = Planted()


def of_an_earlier_game_each_is_told_what_they_were_told_then() -> None:
    """Three play, sit down otherwise, and play again."""

    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(clock=1, turns=3)
        await until(lambda: server.disk.records)
        then = {person_id: await all_told(server, person_id) for person_id in EVERYONE}
        assert len({str(facts) for facts in then.values()}) == 3, "nobody was told anything alone"
        again = [(person_id, at.Agree()) for person_id in EVERYONE]
        await done(server, (ANA, at.Reorder((CAI, ANA, BEN))), *again, (ANA, at.Begin()))
        for person_id in EVERYONE:
            assert await all_told(server, person_id) == then[person_id]
        for person_id in (PersonId("d" * 32), PersonId("e" * 32)):
            told = await all_told(server, person_id)
            assert all(fact in then[each] for each in EVERYONE for fact in told)

    run(play)


@leak(
    "of an earlier game one is told by the seat one has now",
    of_an_earlier_game_each_is_told_what_they_were_told_then,
)
def _(patch: pytest.MonkeyPatch) -> None:
    def told_then(state: TableState, game: EarlierGame | None, tell: AskFacts, most: int) -> bytes:
        seat: Any = state.seat(tell.person_id)
        facts = [] if game is None else [fact for to, fact in game.facts if to in ("public", seat)]
        return viewer_updates.facts_slice_answer(state, tell, facts, seat is not None, most)

    patch.setattr(viewer_updates, "earlier_game_answer", told_then)


@leak(
    "of an earlier game whoever looked on is told everything",
    of_an_earlier_game_each_is_told_what_they_were_told_then,
)
def _(patch: pytest.MonkeyPatch) -> None:
    async def anybodys(
        self: EarlierGames, state: TableState, number: int, person_id: PersonId
    ) -> EarlierGame | None:
        return await game(self, state, number, state.played[number - 1].seats[0])

    def told_then(state: TableState, game: EarlierGame | None, tell: AskFacts, most: int) -> bytes:
        if game is None or tell.person_id in game.people:
            return old(state, game, tell, most)
        return viewer_updates.facts_slice_answer(state, tell, [fact for _, fact in game.facts], True, most)

    game, old = EarlierGames.game, viewer_updates.earlier_game_answer
    patch.setattr(EarlierGames, "game", anybodys)
    patch.setattr(viewer_updates, "earlier_game_answer", told_then)


# What lies in the store.


def equal_answers_lie_in_the_store_as_differently_as_others() -> None:
    """With only the store you cannot see which hidden answers were equal."""
    keys, text = KeeperServer().keys, b'[{"type":"avalon.play-card","card":"fail"}]'
    closed = [keys.seal(TableId(table), n, text) for table in (1, 2) for n in (1, 2, 2)]
    assert len({each[:NONCE_BYTES] for each in closed}) == len(closed), "a nonce was used twice"
    assert len({each[NONCE_BYTES:] for each in closed}) == len(closed), "equal answers are seen to be equal"
    sealed = [keys.people_keys().seal("notes", text) for _ in range(3)]
    assert len({each[:NONCE_BYTES] for each in sealed}) == len(sealed), "a nonce was used twice"


@leak("equal answers lie alike in the store", equal_answers_lie_in_the_store_as_differently_as_others)
def _(patch: pytest.MonkeyPatch) -> None:
    def seal(self: TableKeys, table: TableId, n: int, text: bytes) -> bytes:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(self, "_random", lambda size: sha256(text).digest()[:size])
            return old(self, table, n, text)

    old = TableKeys.seal
    patch.setattr(TableKeys, "seal", seal)


# What the dice are made of.


def every_game_has_dice_of_its_own() -> None:
    """The same people at the same table, on two servers: no two games have the same seed."""

    def seeds(word: str) -> list[bytes]:
        async def play(server: KeeperServer) -> list[bytes]:
            numbers = count()

            def random(size: int) -> bytes:
                # Names are the same on both servers, and everybody sees them; secrets are longer.
                return digest(word if size >= SECRET_BYTES else "names", next(numbers))[:size]

            server.runtime = Runtime(wall=server.runtime.wall, random=random)
            await server.keeper()
            server.attach(*EVERYONE)
            await server.begin(clock=1, turns=1)
            await until(lambda: server.disk.records)
            await done(server, *((person_id, at.Agree()) for person_id in EVERYONE), (ANA, at.Begin()))
            rows = event_log_codec.rows(server.keys, TABLE, server.disk.history(TABLE))
            return [row.seed for row in rows if row.seed]

        return run(play)

    found = [*seeds("one server"), *seeds("another")]
    assert len(found) >= 4
    assert len({*found}) == len(found), "the same dice are thrown twice"


@leak("the dice are made of the name of the deal", every_game_has_dice_of_its_own)
def _(patch: pytest.MonkeyPatch) -> None:
    def commit_secret(table_now: Table, games: Any, secret: bytes) -> Any:
        return old(table_now, games, sha256(table_now.next_deal.encode()).digest()[: len(secret)])

    old = server_commitment.commit_secret
    patch.setattr(server_commitment, "commit_secret", commit_secret)


@pytest.mark.parametrize("sentence", leak.leaks)
def test_a_planted_leak_is_caught(sentence: str) -> None:
    leak.test(sentence)
