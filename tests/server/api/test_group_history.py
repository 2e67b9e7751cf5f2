"""A group's history: members see which games were played and who won, others see nothing."""

from typing import Any

from camlann.server.gate.http import Reply
from camlann.server.store import Person, StoredRecord
from camlann.table import Arranged, BrokenOff, Choice, Chosen, Clock, PersonId, Replaced, Risen, Sat, Settings
from tests.server.api.archive import BOT, DORA, EMIL, NOWHERE, Archive
from tests.server.harness.http_gate import read
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE

PAGE = f"/api/tables/{TABLE.name}/history"


def page(archive: Archive, person_id: PersonId = ANNA, **query: str) -> Any:
    reply = archive.ask("GET", PAGE, person_id=person_id, query=query)
    assert reply.status == 200, reply
    return read(reply)


def evening() -> Archive:
    """Anna, Bert and a bot play twice; Carl comes for the second game."""
    archive = Archive()
    archive.tell(Sat(ANNA, 0), Sat(BERT, 1), Sat(BOT, 2), Chosen(Choice("avalon", clock=Clock("normal"))))
    archive.finish(1, (ANNA, BERT, BOT), (BERT, BOT))
    archive.tell(Sat(CARL, 3))
    archive.finish(2, (ANNA, BERT, BOT, CARL), (ANNA, CARL), "swords", game="shadows")
    return archive


def test_members_read_who_they_are_what_they_play_and_what_came_of_it() -> None:
    told = page(evening())
    assert told["people"] == [ANNA, BERT, CARL]
    assert told["choice"] == {
        "game": "avalon",
        "options": {},
        "clock": {"profile": "normal", "own": None},
        "preset": "",
        "figures": [],
    }
    first, second = told["games"]
    assert first == {
        "number": 1,
        "game": "avalon",
        "at": 1_000_000,
        "seats": [ANNA, BERT, BOT],
        "state": "finished",
        "winners": [BERT, BOT],
        "reason": "three_fails",
    }
    assert (second["number"], second["game"], second["reason"]) == (2, "shadows", "swords")
    assert told["tally"] == [
        {"person_id": ANNA, "game": "avalon", "played": 1, "won": 0},
        {"person_id": ANNA, "game": "shadows", "played": 1, "won": 1},
        {"person_id": BERT, "game": "avalon", "played": 1, "won": 1},
        {"person_id": BERT, "game": "shadows", "played": 1, "won": 0},
        {"person_id": CARL, "game": "shadows", "played": 1, "won": 1},
    ]


def test_for_everybody_else_there_is_no_such_table() -> None:
    archive = evening()
    refused: list[Reply] = [
        archive.ask("GET", PAGE, person_id=DORA),
        archive.ask("GET", PAGE),
        archive.ask("GET", PAGE, cookie="camlann=stolen"),
        archive.ask("GET", f"/api/tables/{NOWHERE}/history", person_id=ANNA),
        archive.ask("GET", "/api/tables/no-table/history", person_id=ANNA),
    ]
    assert all(reply == refused[0] for reply in refused)
    assert refused[0].status == 404


def test_whoever_has_played_there_stays_a_member_and_whoever_only_sat_does_not() -> None:
    archive = evening()
    archive.tell(Risen(CARL), Sat(DORA, 3), Risen(DORA))
    assert page(archive, CARL)["people"] == [ANNA, BERT, CARL]
    assert archive.ask("GET", PAGE, person_id=DORA).status == 404
    archive.tell(Sat(EMIL, 3))
    assert page(archive, EMIL)["people"] == [ANNA, BERT, CARL, EMIL]


def test_they_are_known_by_whoever_they_were_before() -> None:
    archive = evening()
    archive.run(archive.store.add_person(Person(PersonId("f" * 32), "F"), b"f"))
    archive.run(archive.store.link(CARL, PersonId("f" * 32)))
    archive.tell(Risen(CARL))
    assert page(archive, CARL)["people"] == [ANNA, BERT, CARL]


def test_a_game_that_is_played_now_tells_no_more_than_who_sits_there() -> None:
    archive = evening()
    archive.begin(3, (ANNA, BERT))
    last = page(archive)["games"][-1]
    assert (last["state"], last["winners"], last["reason"]) == ("running", [], "")
    assert [each["played"] for each in page(archive)["tally"] if each["person_id"] == ANNA] == [1, 1]


def test_who_sat_there_at_the_end_counts() -> None:
    archive = Archive()
    archive.tell(Sat(ANNA, 0), Sat(BERT, 1))
    archive.begin(1, (ANNA, BERT))
    archive.tell(Replaced(BERT, CARL))
    archive.end(1)
    archive.keep(StoredRecord(TABLE.id, 1, (ANNA, CARL), b"", "avalon", (CARL,), "three_fails", archive.now))
    archive.tell(Replaced(CARL, DORA))
    told = page(archive)
    assert told["games"][0]["seats"] == [ANNA, CARL]
    assert [(each["person_id"], each["won"]) for each in told["tally"]] == [(ANNA, 0), (CARL, 1)]
    assert archive.ask("GET", PAGE, person_id=BERT).status == 404


def test_a_game_that_was_given_up_has_no_result_and_counts_for_nobody() -> None:
    archive = Archive()
    archive.tell(Sat(ANNA, 0), Sat(BERT, 1))
    archive.begin(1, (ANNA, BERT))
    archive.tell(BrokenOff(1, "vote"))
    told = page(archive)
    assert [game["state"] for game in told["games"]] == ["abandoned"]
    assert told["tally"] == []


def test_a_game_whose_record_is_still_on_its_way_is_finished_all_the_same() -> None:
    archive = Archive()
    archive.tell(Sat(ANNA, 0))
    archive.begin(1, (ANNA,))
    archive.end(1)
    assert page(archive)["games"][0] | {"at": 0} == {
        "number": 1,
        "game": "avalon",
        "at": 0,
        "seats": [ANNA],
        "state": "finished",
        "winners": [],
        "reason": "",
    }


def test_spectators_are_told_the_end_no_sooner_than_at_the_table() -> None:
    archive = evening()
    archive.tell(Risen(CARL), Arranged(Settings(delay=60)))
    archive.finish(3, (ANNA, BERT), (ANNA,))
    assert page(archive, ANNA)["games"][-1]["winners"] == [ANNA]
    assert page(archive, CARL)["games"][-1]["reason"] == ""
    assert page(archive, CARL)["tally"] != page(archive, ANNA)["tally"]
    archive.now += 60_000
    assert page(archive, CARL) == page(archive, ANNA)


def test_a_long_chain_comes_in_pages_and_the_tally_is_of_all_of_it() -> None:
    archive = Archive()
    archive.tell(Sat(ANNA, 0))
    for number in range(1, 61):
        archive.finish(number, (ANNA,), (ANNA,) if number % 2 else ())
    told = page(archive)
    assert [game["number"] for game in told["games"]] == [*range(11, 61)]
    assert [game["number"] for game in page(archive, before="11")["games"]] == [*range(1, 11)]
    assert told["tally"] == [{"person_id": ANNA, "game": "avalon", "played": 60, "won": 30}]
    assert archive.ask("GET", PAGE, person_id=ANNA, query={"before": "x"}).status == 400


def test_it_is_not_asked_for_without_end() -> None:
    archive = evening()
    codes = {archive.ask("GET", PAGE, person_id=ANNA).status for _ in range(40)}
    assert codes == {200, 429}
