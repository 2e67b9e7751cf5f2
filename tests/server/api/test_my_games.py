"""*My games*: of each finished game your own role, whether you won, and when it ended."""

from typing import Any

import pytest

from camlann import shadows
from camlann.engine.facts import Seat
from camlann.server.store import StoredRecord, TableId, TableName
from tests.avalon.deals import Avalon, begun, go
from tests.server.api.archive import BOT, DORA, EMIL, FIVE, Archive, played
from tests.server.harness.http_gate import read
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE


def lost() -> Avalon:
    """Evil wins by three failed quests; the players are listed in seat order."""
    game = begun("merlin loyal loyal assassin minion")
    for team, cards in (((0, 3), "SF"), ((0, 1, 3), "SSF"), ((0, 3), "SF")):
        go(game, *team, cards=cards)
    return game


def mine(archive: Archive, person_id: Any) -> dict[str, Any]:
    archive.run(archive.store.add_visit(person_id, TABLE.id, archive.now))
    ((table,),) = (read(archive.ask("GET", "/api/me/games", person_id=person_id)),)
    found: dict[str, Any] = table
    return found


def test_each_player_reads_their_own_role_and_whether_they_won() -> None:
    game, archive = lost(), Archive()
    archive.now = 5000
    archive.has_played(game, FIVE)
    for seat, person_id in enumerate(FIVE):
        table = mine(archive, person_id)
        (told,) = table["games"]
        assert (told["role"], told["won"]) == (game.public.roles[Seat(seat)], seat in (3, 4))
        assert (told["number"], told["seats"], told["at"]) == (1, 5, 65_000)
        assert table["played"] == 1


def test_a_game_without_a_result_has_neither_role_nor_winner() -> None:
    archive = Archive()
    archive.finish(1, (ANNA, DORA, EMIL, BOT), (), "broken-off", record=b"unreadable")
    (told,) = mine(archive, DORA)["games"]
    assert (told["role"], told["won"]) == ("", None)


def test_a_game_without_roles_says_only_who_won() -> None:
    game = played("my games", seats=4, rules=shadows)
    archive = Archive()
    archive.has_played(game, FIVE[:4])
    (told,) = mine(archive, ANNA)["games"]
    result = shadows.result(game.public)
    assert result is not None
    assert (told["role"], told["won"]) == ("", 0 in result.winners)


def test_the_latest_ten_of_a_table_are_listed_and_all_are_counted() -> None:
    archive = Archive()
    for number in range(1, 14):
        archive.finish(number, FIVE if number != 12 else (BERT, CARL, DORA, EMIL, BOT), (ANNA,))
    table = mine(archive, ANNA)
    assert [each["number"] for each in table["games"]] == [3, 4, 5, 6, 7, 8, 9, 10, 11, 13]
    assert table["played"] == 12


def test_games_of_all_tables_are_one_question_and_no_record_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    archive, asked = Archive(), list[str]()
    archive.run(archive.store.add_visit(ANNA, TABLE.id, 1))
    for n in (1, 2, 3):
        place = TableName(TableId(TABLE.id + 100 + n), f"{n:x}" * 32)
        archive.run(archive.store.add_table(place))
        archive.run(archive.store.add_visit(ANNA, place.id, 1 + n))
        people, roles = (BERT, ANNA, CARL), ("loyal", "merlin", "assassin")
        archive.keep(StoredRecord(place.id, 1, people, b"", "avalon", (CARL,), "three_fails", 7, roles))

    async def note(kind: str) -> None:
        asked.append(kind)

    monkeypatch.setattr(archive.store, "pause", note)
    found = read(archive.ask("GET", "/api/me/games", person_id=ANNA))
    assert [[game["role"] for game in each["games"]] for each in found] == [["merlin"]] * 3 + [[]]
    assert [each["played"] for each in found] == [1, 1, 1, 0]
    assert asked.count("played_at") == 1
    assert not {"find_record", "records_of"} & {*asked}
