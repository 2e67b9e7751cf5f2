"""A fair deal over the whole server: everybody who commits contributes, and everybody can verify it later."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann import avalon
from camlann.client.fair_deal import FairDealClient
from camlann.engine import fair_deal
from camlann.engine.facts import Seat
from camlann.engine.rules import Games
from camlann.games import GAMES
from camlann.records.deal_proof import verify
from camlann.records.record import FairlyCommitted, FairlyRevealed, Viewpoint, agreement, dump, load, seen
from camlann.records.replay import options_of
from camlann.server.game_options import GameOptions
from camlann.server.keeper import server_commitment
from camlann.table import Agree, Begun, Choice, NumberRevealed, PastDeal, PersonId, RevealNumber, Table
from tests.server.deals.dealt_game import CROSSING, QUEST, Evening, Game, play


def deal_proof(evening: Evening) -> fair_deal.DealReveal:
    chance = load(evening.record).header.chance
    assert isinstance(chance, FairlyRevealed)
    return chance.deal_proof


def silent(monkeypatch: pytest.MonkeyPatch, *quiet: int) -> None:
    """The devices at these seats have lost their numbers."""
    look = FairDealClient.reveal

    def lost(self: FairDealClient, table_now: Table, person_id: PersonId | None) -> RevealNumber | None:
        show = look(self, table_now, person_id)
        return (
            None
            if person_id in [table_now.seats[seat] for seat in quiet if seat < len(table_now.seats)]
            else show
        )

    monkeypatch.setattr(FairDealClient, "reveal", lost)


@pytest.mark.parametrize("game", [CROSSING, QUEST])
def test_everybody_has_a_part_in_the_deal_and_can_prove_it(game: Game) -> None:
    evening = play(game)
    assert evening.violations == []
    (opened,) = evening.opened
    made = deal_proof(evening)
    assert [*made.clients] == [*made.revealed] == [*range(len(evening.verdicts))]
    assert (made.game, made.server, made.failed) == (opened.name, opened.commitment, ())
    assert made.cfg == agreement(load(evening.record).header).hex() == opened.cfg.encode().hex()
    for verdict in evening.verdicts:
        assert (verdict.holds, verdict.took_part, verdict.notices) == (True, True, ())


def test_everything_is_fixed_before_anything_is_shown() -> None:
    kinds = [type(fact).__name__ for fact in play().facts]
    end = kinds.index("Begun")
    assert kinds[end - 4 : end] == ["DealOpened", "NumberRevealed", "NumberRevealed", "NumberRevealed"]


def test_a_seat_that_does_not_reveal_is_named_and_the_game_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    silent(monkeypatch, 1)
    evening = play()
    assert evening.violations == []
    (begun,) = [fact for fact in evening.facts if isinstance(fact, Begun)]
    assert begun.failed == (1,)
    assert deal_proof(evening).failed == (1,)
    for verdict in evening.verdicts:
        assert verdict.proof.holds
        assert verdict.notices == (fair_deal.NoContribution(1),)
    # It had drawn a number, and knows that it is not in the seed.
    disputes = [verdict.disputes for verdict in evening.verdicts if verdict.disputes]
    assert disputes == [(fair_deal.EntropyDiffers(1),)]


def test_the_time_to_show_a_number_is_three_seconds_and_never_less(monkeypatch: pytest.MonkeyPatch) -> None:
    silent(monkeypatch, 0, 1, 2)
    evening = play()
    rows = [row for row in evening.log.rows if any(b"table.deal-opened" in fact for fact in row.facts)]
    ends = [row for row in evening.log.rows if any(b"table.begun" in fact for fact in row.facts)]
    assert 3_000 <= ends[0].at - rows[0].at < 3_200
    assert ends[0].person_id is None
    assert deal_proof(evening).failed == (0, 1, 2)


def test_where_no_device_takes_part_the_game_begins_at_once_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(FairDealClient, "agree", lambda self, table_now, person_id: Agree())
    evening = play()
    assert evening.violations == []
    assert not [fact for fact in evening.facts if isinstance(fact, NumberRevealed)]
    for verdict in evening.verdicts:
        assert (verdict.holds, verdict.took_part, verdict.notices) == (True, False, (fair_deal.TooFew(0),))


def test_every_deal_stays_in_the_sight_of_the_table() -> None:
    evening = play()
    (opened,) = evening.opened
    for players in evening.world.players.values():
        for player in players:
            table_now = player.session.table
            assert table_now is not None
            assert table_now.deals.past == (PastDeal(1, 1, opened.commitment, 3, True),)
            assert (table_now.deals.begun, table_now.deals.broken, table_now.deals.open) == (1, 0, None)


def test_a_partial_viewer_sees_the_commitments_and_not_the_secret() -> None:
    evening = play(QUEST)
    record = load(evening.record)
    secret = deal_proof(evening).secret.encode()
    viewpoints: tuple[Viewpoint, ...] = ("spectator", Seat(0))
    for viewpoint in viewpoints:
        mine = seen(record, viewpoint)
        assert isinstance(mine.header.chance, FairlyCommitted)
        data = dump(mine)
        assert secret not in data
        assert secret in evening.record
        proof = verify(data)
        assert (proof.faults, proof.proved, proof.holds) == ((), (), False)
        player = next(iter(evening.world.players.values()))[0]
        assert player.session.fair_deal.verdict(data, 1).disputes == ()
        assert player.session.fair_deal.verdict(data, 1).took_part


def test_a_game_that_was_dealt_by_an_older_revision_is_played_to_its_end_by_its_options(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A keeper of today takes up a table that was dealt before an option existed."""
    cfg, resolved = server_commitment.cfg, GameOptions.resolved
    added = {"discussion", "change_votes"}

    def without(options: bytes) -> dict[str, Any]:
        return {name: value for name, value in msgspec.json.decode(options).items() if name not in added}

    def chosen(self: GameOptions, choice: Choice, seats: int) -> Choice:
        done = resolved(self, choice, seats)
        return replace(done, options=Raw(msgspec.json.encode(without(done.options))))

    def old(table_now: Table, games: Games) -> str:
        agreed = msgspec.json.decode(cfg(table_now, games))
        options = without(msgspec.json.encode(agreed["options"]))
        return msgspec.json.encode({**agreed, "options": options, "revision": 0}).decode()

    monkeypatch.setattr(GameOptions, "resolved", chosen)
    monkeypatch.setattr(server_commitment, "cfg", old)
    record = load((evening := play(QUEST)).record)
    assert record.header.revision == 0
    assert not added & msgspec.json.decode(record.header.options).keys()
    assert options_of(record, avalon) == avalon.Options(everyone_guesses=True)
    proof = verify(evening.record, GAMES)
    assert (proof.holds, proof.faults, proof.replayed) == (True, (), False)
    for verdict in evening.verdicts:
        assert (verdict.holds, verdict.took_part, verdict.disputes) == (True, True, ())
