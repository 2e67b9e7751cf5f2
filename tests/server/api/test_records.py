"""Players read the record of a finished game: all of it if all is revealed, otherwise what their seat saw."""

from functools import partial
from itertools import permutations
from typing import Any

import msgspec
import pytest

from camlann import avalon
from camlann.engine.dice import Seeded
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.i18n.catalogue import languages
from camlann.records.record import SeedShown, Undisclosed, Viewpoint, dump, load, record
from camlann.records.replay import last_public, read
from camlann.server.gate.http import Reply
from camlann.server.store import StoredRecord
from tests.avalon.deals import Avalon, begun, go, propose, vote
from tests.server.api.archive import BOT, DORA, EMIL, FIVE, NOWHERE, Archive, played, written
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE

HERE = f"/api/tables/{TABLE.name}/games/1"
HIDDEN = avalon.Options(post_game_detail="roles")
ALL: tuple[Viewpoint, ...] = ("whole", "spectator", *map(Seat, range(5)))


def kept(table: Match[Any, Any, Any]) -> Archive:
    """A server where this was played by five, and Emil did not sit there."""
    archive = Archive()
    people = (ANNA, BERT, CARL, DORA, BOT)
    archive.keep(StoredRecord(TABLE.id, 1, people[: table.public.seats], written(table)))
    return archive


def given(archive: Archive, person_id: Any = ANNA, **query: str) -> Reply:
    return archive.ask("GET", HERE, person_id=person_id, query=query)


FULL, ROLES = played("all is told"), played("all is told", HIDDEN)


@pytest.mark.parametrize("viewpoint", ALL)
def test_where_all_is_told_everybody_who_sat_there_reads_it_with_anybodys_eyes(viewpoint: Viewpoint) -> None:
    reply = given(kept(FULL), BERT, **{"as": str(viewpoint)})
    assert (reply.status, reply.headers["Content-Type"]) == (200, "application/x-ndjson")
    shown = SeedShown(bytes(32).hex()) if viewpoint == "whole" else Undisclosed()
    assert load(reply.body) == record(FULL, viewpoint, shown)


def test_as_much_as_one_may_see_is_given_if_nothing_else_is_said() -> None:
    assert given(kept(FULL)).body == written(FULL)
    assert given(kept(ROLES), BERT).body == dump(record(ROLES, Seat(1)))
    assert given(kept(ROLES), BERT, **{"as": "1"}).body == dump(record(ROLES, Seat(1)))
    assert given(kept(ROLES), BERT, **{"as": "spectator"}).body == dump(record(ROLES, "spectator"))


@pytest.mark.parametrize("viewpoint", ["whole", *map(str, (0, 2, 3, 4))])
@pytest.mark.parametrize("form", ["record", "text"])
def test_where_it_is_not_nobody_reads_it_with_anothers_eyes(viewpoint: str, form: str) -> None:
    reply = given(kept(ROLES), BERT, form=form, **{"as": viewpoint})
    assert (reply.status, msgspec.json.decode(reply.body)) == (403, {"code": "undisclosed"})


def test_what_the_end_showed_everybody_is_in_every_record() -> None:
    for viewpoint in ("1", "spectator"):
        told = load(given(kept(ROLES), BERT, **{"as": viewpoint}).body)
        assert avalon.result(last_public(told, avalon)) == avalon.result(ROLES.public)
        (over,) = [fact for row in read(told, avalon) for fact in row.facts if type(fact).__name__ == "Over"]
        assert over.roles == ROLES.public.roles  # type: ignore[union-attr]


def test_of_what_is_not_told_the_dice_are_not_shown_either() -> None:
    for viewpoint in ("1", "spectator"):
        reply = given(kept(ROLES), BERT, **{"as": viewpoint})
        assert load(reply.body).header.chance == Undisclosed()
        assert bytes(32).hex().encode() not in reply.body


@pytest.mark.parametrize("options", [avalon.Options(), HIDDEN], ids=["full", "roles"])
def test_of_a_game_that_was_broken_off_there_is_only_what_everybody_saw(options: avalon.Options) -> None:
    archive, table = Archive(), Match(avalon, options, 5, partial(Seeded, bytes(32), 1))
    archive.keep(
        StoredRecord(TABLE.id, 1, FIVE, dump(record(table, "spectator")), "avalon", (), "broken-off", 5)
    )
    for query in ({}, {"as": "spectator"}):
        assert given(archive, BERT, **query).body == dump(record(table, "spectator"))
        assert given(archive, BERT, form="text", **query).status == 200
    for viewpoint in ("whole", "1", "2"):
        assert given(archive, BERT, **{"as": viewpoint}).status == 403


WRONG = {
    "as nobody": ({"as": "merlin"}, 400),
    "as a seat written otherwise": ({"as": "01"}, 400),
    "as a seat that is not there": ({"as": "5"}, 404),
    "in no form": ({"form": "song"}, 400),
    "in no language": ({"form": "text", "lang": "tlh"}, 400),
    "in no language, and the record": ({"lang": "../en"}, 400),
}


@pytest.mark.parametrize("query, status", WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_asked_for(query: dict[str, str], status: int) -> None:
    assert given(kept(FULL), **query).status == status


@pytest.mark.parametrize("query", [{}, {"as": "whole"}, {"as": "7"}, {"form": "text", "lang": "fa"}])
@pytest.mark.parametrize("table", [FULL, ROLES], ids=["full", "roles"])
def test_to_who_did_not_sit_there_it_is_not_there(table: Avalon, query: dict[str, str]) -> None:
    archive = kept(table)
    nothing = archive.ask("GET", f"/api/tables/{NOWHERE}/games/1", person_id=EMIL, query=query)
    assert nothing.status == 404
    assert given(archive, EMIL, **query) == nothing
    assert given(archive, None, **query) == nothing


def test_a_record_that_cannot_be_read_tells_nothing() -> None:
    archive = Archive()
    archive.keep(StoredRecord(TABLE.id, 1, FIVE, b'{"secret":true}\n'))
    for query in ({}, {"as": "whole"}, {"form": "text"}):
        reply = given(archive, **query)
        assert (reply.status, msgspec.json.decode(reply.body)) == (409, {"code": "unreadable"})


STRANGE = {
    "of a game nobody knows": {b'"game":"avalon"': b'"game":"quoits"'},
    "of a newer revision": {b'"revision":%d' % avalon.REVISION: b'"revision":%d' % (avalon.REVISION + 1)},
    "of options nobody knows": {b'"post_game_detail":"full"': b'"post_game_detail":"some"'},
}


@pytest.mark.parametrize("change", STRANGE.values(), ids=STRANGE.keys())
def test_of_a_record_that_is_not_understood_no_more_is_told_than_ones_own(change: dict[bytes, bytes]) -> None:
    whole = record(FULL, "whole")
    header = msgspec.json.encode(whole.header)
    for old, new in change.items():
        assert old in header
        header = header.replace(old, new)
    strange = msgspec.structs.replace(whole, header=msgspec.json.decode(header, type=type(whole.header)))
    archive = Archive()
    archive.keep(StoredRecord(TABLE.id, 1, FIVE, dump(strange)))
    assert given(archive, BERT, **{"as": "whole"}).status == 403
    assert load(given(archive, BERT).body).rows == record(FULL, Seat(1)).rows
    assert given(archive, BERT, form="text").status in (200, 409)


# As a text.


def lines(reply: Reply) -> list[str]:
    assert reply.status == 200, reply
    return reply.body.decode().splitlines()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("viewpoint", ["whole", "spectator", "2"])
def test_it_is_told_as_a_text_in_the_readers_language(language: str, viewpoint: str) -> None:
    archive = kept(FULL)
    reply = given(archive, form="text", lang=language, **{"as": viewpoint})
    assert reply.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert reply.headers["Content-Language"] == language
    told = lines(reply)
    assert len(told) > 30
    assert any(" ! " in line for line in told) == (viewpoint != "spectator")
    # The browser's own wish counts where no other is said.
    wished = archive.ask(
        "GET",
        HERE,
        person_id=ANNA,
        query={"form": "text", "as": viewpoint},
        accept_language=f"{language};q=0.9",
    )
    assert wished.body == reply.body


def test_people_are_called_by_their_names_or_else_by_their_seats() -> None:
    archive = kept(FULL)
    archive.run(archive.store.rename(BERT, "Nimue"))
    archive.run(archive.store.rename(CARL, "nimue"))
    del archive.store.disk.people[DORA]
    told = "\n".join(lines(given(archive, form="text", lang="en")))
    plain = told.replace("\u2068", "").replace("\u2069", "")
    for name in ("A", "Nimue (seat 2)", "nimue (seat 3)", "Seat 4", "Accolon"):
        assert name in plain
    assert BOT not in plain
    assert DORA not in plain


# Two worlds.


def world(cards: str, order: tuple[int, ...], detail: str) -> Avalon:
    """Three of Evil lose nothing and show nothing: those at 3 and 4 play these cards on the second quest."""
    table = begun("merlin loyal loyal assassin minion", post_game_detail=detail)
    go(table, 0, 1, cards="SS")
    propose(table, 0, 3, 4)
    vote(table, "yyyyy")
    for seat in order:
        card = dict(zip((0, 3, 4), cards, strict=True))[seat]
        table.play(Seat(seat), avalon.PlayCard("fail" if card == "F" else "success"))
    go(table, 0, 3, cards="SF")
    go(table, 0, 1, 3, cards="SSF")
    assert table.over
    return table


def downloads(table: Avalon, person_id: Any) -> list[Reply]:
    """Whatever can be asked for, and what is answered."""
    archive = kept(table)
    asked = [{}, *({"as": str(each)} for each in ALL)]
    forms = [{}, *({"form": "text", "lang": language} for language in ("en", "fa"))]
    return [given(archive, person_id, **one, **form) for one in asked for form in forms]


def worlds(detail: str) -> list[Avalon]:
    return [world(cards, order, detail) for cards in ("SFS", "SSF") for order in permutations((0, 3, 4))]


@pytest.mark.parametrize("person_id", [BERT, CARL])
def test_covered_answers_that_others_exchange_change_no_byte_that_can_be_downloaded(person_id: str) -> None:
    told = [downloads(table, person_id) for table in worlds("roles")]
    assert all(each == told[0] for each in told)


def test_and_where_all_is_told_they_do() -> None:
    one, *others = (downloads(table, BERT) for table in worlds("full"))
    assert any(each != one for each in others)


def test_the_seats_themselves_keep_what_they_have_played() -> None:
    one, *_, other = (downloads(table, DORA) for table in worlds("roles"))
    assert one != other
