"""Nobody learns a number before its reveal, nor the server's secret before the game is over.

In *two worlds* commitments are ideal: they reveal nothing of their content. Then another number, or another
secret, must change nothing that anybody is sent until the number is shown, or the cards are dealt.
"""

import logging
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import structlog
from prometheus_client import REGISTRY, generate_latest

from camlann.client.fair_deal import FairDealClient
from camlann.engine import fair_deal
from camlann.engine.dice import digest
from camlann.protocol.socket_messages import AnyServerMessage, FrameIs, TableIs
from camlann.server.keeper import server_commitment
from camlann.server.store import Append, StoredRecord
from camlann.table import Agree, Begin, PersonId, RevealNumber, Table
from tests.server.deals.dealt_game import QUEST, Evening, play
from tests.server.harness.memory_store import Disk, MemoryStore
from tests.server.simulation.network import Network, Socket

Patch = pytest.MonkeyPatch


def spellings(secret: bytes) -> tuple[bytes, ...]:
    return secret, secret.hex().encode(), b64encode(secret).rstrip(b"=")


class Sinks:
    """Everything that leaves a process, up to the end of the game."""

    def __init__(self, patch: Patch) -> None:
        self.open = True
        self.said: list[tuple[str, bytes]] = []
        self._tap(patch, Network, "send", lambda given: given[2])
        self._tap(patch, Socket, "send", lambda given: b"".join(given[0]))
        self._tap(patch, Disk, "append", lambda given: _entries(given[0]))
        structlog.configure(processors=[self._log], wrapper_class=structlog.make_filtering_bound_logger(0))
        keep = MemoryStore.add_record

        async def over(store: MemoryStore, kept: StoredRecord) -> None:
            # The record is open from here on.
            self.said.append(("metrics", generate_latest(REGISTRY)))
            self.open = False
            await keep(store, kept)

        patch.setattr(MemoryStore, "add_record", over)

    def _tap(self, patch: Patch, kind: type, name: str, what: Callable[[Any], bytes]) -> None:
        honest = getattr(kind, name)

        def heard(owner: Any, *given: Any) -> Any:
            if self.open:
                self.said.append((f"{kind.__name__}.{name}", what(given)))
            return honest(owner, *given)

        patch.setattr(kind, name, heard)

    def _log(self, logger: object, name: str, event: Any) -> Any:
        self.said.append(("log", repr(event).encode()))
        raise structlog.DropEvent

    def where(self, secret: bytes) -> set[str]:
        return {place for place, data in self.said if any(each in data for each in spellings(secret))}


def _entries(appends: Sequence[Append]) -> bytes:
    return b"".join(append.entry.public + append.entry.encrypted for append in appends)


@pytest.fixture
def sinks(monkeypatch: Patch) -> Iterator[Sinks]:
    before = structlog.get_config()
    logging.disable(logging.NOTSET)
    yield Sinks(monkeypatch)
    structlog.configure(**before)


def drawn(patch: Patch) -> list[bytes]:
    """The secrets of the keepers, as they draw them."""
    secrets: list[bytes] = []
    honest = server_commitment.commit_secret

    def spied(*given: Any) -> tuple[Begin, bytes]:
        begin, secret = honest(*given)
        secrets.append(secret)
        return begin, secret

    patch.setattr(server_commitment, "commit_secret", spied)
    return secrets


def test_the_secret_is_nowhere_before_the_game_is_over(monkeypatch: Patch, sinks: Sinks) -> None:
    secrets = drawn(monkeypatch)
    evening = play(QUEST)
    assert len([secret for secret in secrets if secret.hex().encode() in evening.record]) == 1
    assert {place for place, _ in sinks.said} >= {"Network.send", "Socket.send", "Disk.append", "metrics"}
    assert [sinks.where(secret) for secret in secrets] == [set()] * len(secrets)
    seeds = [row.seed for row in evening.log.rows if row.game and row.seed]
    assert [sinks.where(seed) for seed in seeds] == [set()]


def test_a_secret_that_is_let_out_is_found(monkeypatch: Patch, sinks: Sinks) -> None:
    secrets = drawn(monkeypatch)
    honest = server_commitment.commit_secret

    def careless(*given: Any) -> tuple[Begin, bytes]:
        begin, secret = honest(*given)
        structlog.get_logger().debug("dealt", secret=secret.hex())
        return Begin(begin.commitment, begin.cfg[:-1] + f',"x":"{secret.hex()}"}}'), secret

    monkeypatch.setattr(server_commitment, "commit_secret", careless)
    play(QUEST)
    found = set[str]().union(*map(sinks.where, secrets))
    assert found == {"log", "Network.send", "Socket.send", "Disk.append"}


def test_a_number_is_nowhere_before_its_device_shows_it(monkeypatch: Patch, sinks: Sinks) -> None:
    """Nor does a device reveal one before it has everybody's commitment."""
    numbers: list[bytes] = []
    agree, look = FairDealClient.agree, FairDealClient.reveal

    def agreed(self: FairDealClient, table_now: Table | None, person_id: PersonId | None) -> Agree:
        made = agree(self, table_now, person_id)
        numbers.extend(self._numbers.values())
        return made

    def looked(self: FairDealClient, table_now: Table, person_id: PersonId | None) -> RevealNumber | None:
        show = look(self, table_now, person_id)
        if show is not None:
            assert table_now.deals.open is not None
            assert [*table_now.deals.open.commitments] == [*range(len(table_now.seats))]
            mine = bytes.fromhex(show.entropy)
            assert mine in numbers
            assert sinks.where(mine) == set()
        return show

    monkeypatch.setattr(FairDealClient, "agree", agreed)
    monkeypatch.setattr(FairDealClient, "reveal", looked)
    evening = play(QUEST)
    assert len(evening.verdicts) == 5
    assert all(sinks.where(bytes.fromhex(number)) for number in shown(evening))


def shown(evening: Evening) -> list[str]:
    return [fact.entropy for fact in evening.facts if hasattr(fact, "entropy")]


# Two worlds.


def ideal(patch: Patch) -> None:
    """Ideal commitments: they reveal nothing, and always open correctly."""
    patch.setattr(fair_deal, "client_commitment", lambda game, seat, entropy: digest("ideal", game, seat))
    patch.setattr(fair_deal, "server_commitment", lambda game, secret: digest("ideal", game))


def another_number(patch: Patch) -> None:
    """The first device to commit draws another number."""
    first: list[FairDealClient] = []
    agree = FairDealClient.agree

    def agreed(self: FairDealClient, table_now: Table | None, person_id: PersonId | None) -> Agree:
        first.append(self)
        made = agree(self, table_now, person_id)
        if self is first[0]:
            self._numbers = {commitment: bytes(16) for commitment in self._numbers}
        return made

    patch.setattr(FairDealClient, "agree", agreed)


def another_secret(patch: Patch) -> None:
    honest = server_commitment.commit_secret

    def commit_secret(table_now: Table, games: Any, secret: bytes) -> tuple[Begin, bytes]:
        begin, _ = honest(table_now, games, secret)
        return begin, bytes(32)

    patch.setattr(server_commitment, "commit_secret", commit_secret)


def heard(evening: Evening) -> list[list[tuple[float, AnyServerMessage]]]:
    return [player.event_log.heard for players in evening.world.players.values() for player in players]


def until_dealt(messages: list[tuple[float, AnyServerMessage]]) -> list[tuple[float, AnyServerMessage]]:
    end = next(n for n, (_, message) in enumerate(messages) if isinstance(message, FrameIs))
    return messages[:end]


def without_number(messages: list[tuple[float, AnyServerMessage]]) -> list[tuple[float, AnyServerMessage]]:
    """Up to where the number is shown that is another; the last to be shown is seen in the cards alone."""
    messages = until_dealt(messages)
    public_log = [bytes(message.table) if isinstance(message, TableIs) else b"" for _, message in messages]
    return messages[: next((n for n, data in enumerate(public_log) if b"00" * 16 in data), len(messages))]


def test_another_secret_changes_nothing_before_the_cards_are_dealt(monkeypatch: Patch) -> None:
    ideal(monkeypatch)
    one = play(QUEST)
    another_secret(monkeypatch)
    other = play(QUEST)
    for mine, theirs in zip(heard(one), heard(other), strict=True):
        assert until_dealt(mine) == until_dealt(theirs)
        assert any(isinstance(message, TableIs) for _, message in until_dealt(mine))
    assert [row.seed for row in one.log.rows] != [row.seed for row in other.log.rows]


def test_another_number_changes_nothing_before_it_is_shown_and_then_only_the_dice(monkeypatch: Patch) -> None:
    ideal(monkeypatch)
    one = play(QUEST)
    another_number(monkeypatch)
    other = play(QUEST)
    for mine, theirs in zip(heard(one), heard(other), strict=True):
        same = without_number(theirs)
        assert mine[: len(same)] == same
        moments = [(at, type(message)) for at, message in until_dealt(mine)]
        assert moments == [(at, type(message)) for at, message in until_dealt(theirs)]
    dealt = [[row.seed for row in evening.log.rows if row.game and row.seed] for evening in (one, other)]
    assert dealt[0] != dealt[1]


def transition(patch: Patch) -> None:
    """The commitment begins like the secret."""
    honest = server_commitment.commit_secret

    def leaking(*given: Any) -> tuple[Begin, bytes]:
        begin, secret = honest(*given)
        return Begin(secret.hex()[:8] + begin.commitment[8:], begin.cfg), secret

    patch.setattr(server_commitment, "commit_secret", leaking)


def test_two_worlds_find_a_commitment_that_reveals_the_secret(monkeypatch: Patch) -> None:
    ideal(monkeypatch)
    transition(monkeypatch)
    one = play(QUEST)
    another_secret(monkeypatch)
    transition(monkeypatch)
    other = play(QUEST)
    pairs = zip(heard(one), heard(other), strict=True)
    assert any(until_dealt(mine) != until_dealt(theirs) for mine, theirs in pairs)
