"""*My games*: of each finished game your own role, whether you won, and when it ended."""

from typing import Any

from camlann import shadows
from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, begun, go
from tests.server.api.archive import BOT, DORA, EMIL, FIVE, Archive, played, written
from tests.server.harness.http_gate import read
from tests.server.harness.sample_data import ANNA, TABLE


def lost() -> Avalon:
    """Evil wins by three failed quests; the players are listed in seat order."""
    game = begun("merlin loyal loyal assassin minion")
    for team, cards in (((0, 3), "SF"), ((0, 1, 3), "SSF"), ((0, 3), "SF")):
        go(game, *team, cards=cards)
    return game


def mine(archive: Archive, person_id: Any) -> list[dict[str, Any]]:
    archive.run(archive.store.add_visit(person_id, TABLE.id, archive.now))
    ((table,),) = (read(archive.ask("GET", "/api/me/games", person_id=person_id)),)
    games: list[dict[str, Any]] = table["games"]
    return games


def test_each_player_reads_their_own_role_and_whether_they_won() -> None:
    game = lost()
    assert game.over
    for row in ("kept in its row", ""):
        archive = Archive()
        archive.now = 5000
        winners = tuple(FIVE[seat] for seat in (3, 4)) if row else ()
        archive.finish(1, FIVE, winners, "three_fails" if row else "", record=written(game))
        for seat, person_id in enumerate(FIVE):
            (told,) = mine(archive, person_id)
            assert (told["role"], told["won"]) == (game.public.roles[Seat(seat)], seat in (3, 4))
            assert (told["number"], told["seats"], told["at"]) == (1, 5, 65_000)


def test_a_game_without_a_result_has_neither_role_nor_winner() -> None:
    archive = Archive()
    archive.finish(1, (ANNA, DORA, EMIL, BOT), (), "broken-off", record=b"unreadable")
    (told,) = mine(archive, DORA)
    assert (told["role"], told["won"]) == ("", None)


def test_a_game_without_roles_says_only_who_won() -> None:
    game = played("my games", seats=4, rules=shadows)
    archive = Archive()
    archive.finish(1, FIVE[:4], (), "swords", game="shadows", record=written(game))
    (told,) = mine(archive, ANNA)
    result = shadows.result(game.public)
    assert result is not None
    assert (told["role"], told["won"]) == ("", 0 in result.winners)
