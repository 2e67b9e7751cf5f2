"""Export and erasure of your own data: over two gates, with devices connected."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from camlann import avalon
from camlann.protocol.socket_messages import FINAL_CLOSE_CODES, Done
from camlann.runtime import Runtime
from camlann.server import site_owner
from camlann.server.store.blocks import Block
from camlann.table import Agree, Begin, Choice, Choose
from tests.server.api.archive import FIVE, Archive, played, written
from tests.server.harness.http_gate import HttpGate, read
from tests.server.harness.sample_data import BERT
from tests.server.harness.stepped_server import Principal
from tests.server.privacy.moderated_server import ANN, BEN, CAL, MAY, ModeratedServer, token

SOON = 2.0
NOTES = {"text": "a private canary"}


def test_an_export_holds_everything_about_oneself_and_nothing_of_others() -> None:
    server = ModeratedServer()
    table = server.table(ANN, BEN)
    place = server.disk.tables[table]
    server.pass_time(1.0)
    line = server.says(BEN, table, "you fool")
    server.says(ANN, table, "a talking canary")
    server.has(ANN, "PUT", f"/api/tables/{table}/notes", NOTES)
    server.has(BEN, "PUT", f"/api/tables/{table}/notes", {"text": "what Ben notes"})
    server.has(ANN, "POST", f"/api/tables/{table}/reports", {"reason": "insult", "message": line})
    about = server.has(BEN, "POST", f"/api/tables/{table}/reports", {"reason": "spam", "person_id": ANN})
    server.has(MAY, "POST", f"/api/reports/{about['id']}/decision", {"action": "mute-15", "reason": "spam"})
    server.disk.blocks[ANN, CAL] = Block(ANN, CAL, 7)
    server.disk.mutes.add((ANN, place.id, BEN))
    server.keep_record(table, 3, (BEN, ANN))
    server.keep_record(table, 4, (BEN, CAL))
    told = server.has(ANN, "GET", "/api/me/export", gate=1)
    assert (told["person_id"], told["name"], told["joined"]) == (ANN, "Ann", [])
    assert len(told["sessions"]) == 1
    assert [visit["table"] for visit in told["visits"]] == [table]
    [game] = told["games"]
    assert (game["table"], game["number"]) == (table, 3)
    assert server.asks(ANN, "GET", game["at"]).status == 200
    assert [(each["content"]["text"], each["channel"]) for each in told["chat"]] == [
        ("a talking canary", "table")
    ]
    assert [each["notes"]["text"] for each in told["notes"]] == ["a private canary"]
    assert [(each["reported"], each["reason"]) for each in told["reports"]] == [(BEN, "insult")]
    assert [(each["action"], each["reason"]) for each in told["sanctions"]] == [("mute-15", "spam")]
    assert told["blocks"] == [{"person_id": CAL, "at": 7}]
    assert told["mutes"] == [{"table": table, "person_id": BEN}]
    for secret in ("you fool", "what Ben notes", "Ben", "May", MAY):
        assert secret not in str(told)
    server.end()


@pytest.mark.parametrize("path", ["/api/me/export", "/api/me/reports"])
def test_strangers_have_nothing_to_export(path: str) -> None:
    server = ModeratedServer()
    for asking in (Principal(""), Principal("x" * 43)):
        assert server.ask(asking, "GET", path).status == 401
    server.end()


def test_an_erased_person_is_unknown_on_every_device_at_every_gate() -> None:
    server = ModeratedServer()
    table = server.table(BEN, ANN)
    link = server.has(ANN, "POST", "/api/me/links")["link"]
    tablet = server.told(Principal(""), "POST", f"/api/links/{link.removeprefix('/d/')}", gate=1)["token"]
    phones = [server.comes(ANN, table, down=False), server.sit(tablet, table, 1)]
    stays = server.comes(BEN, table, down=False, gate=1)
    left = server.has(ANN, "POST", "/api/me/links")["link"]
    ticket = server.has(ANN, "POST", "/api/tickets")["ticket"]
    server.has(ANN, "PUT", f"/api/tables/{table}/notes", NOTES)
    server.says(ANN, table, "a talking canary")

    assert server.ask(Principal(tablet), "DELETE", "/api/me", {"confirm": "Ann"}, gate=1).status == 204
    server.pass_time(SOON)
    assert [phone.code for phone in phones] == [FINAL_CLOSE_CODES["signed-out"]] * 2
    assert stays.open
    for gate in (0, 1):
        for shown in (token(ANN), tablet):
            assert server.ask(Principal(shown), "GET", "/api/me", gate=gate).status == 401
            assert not server.sit(shown, table, gate).open
        assert not server.sit(ticket, table, gate).open
        assert (
            server.ask(Principal(""), "POST", f"/api/links/{left.removeprefix('/d/')}", gate=gate).status
            == 404
        )
    assert server.told(Principal(""), "GET", "/api/people") == []
    assert server.within(server.store.people([ANN, BEN])) == [server.disk.people[BEN]]
    for kept in (server.disk.notes, server.disk.authors, server.disk.chat):
        assert not kept
    server.end()


def test_the_cookie_of_the_browser_that_asks_is_taken_away() -> None:
    server = ModeratedServer()
    reply = server.ask(Principal(token(ANN), browser=True), "DELETE", "/api/me", {"confirm": "Ann"})
    assert reply.headers["Set-Cookie"].startswith("camlann=; Max-Age=0;")
    server.end()


@pytest.mark.parametrize("body", [None, {}, {"confirm": ""}, {"confirm": "ann"}, {"confirm": "Ben"}])
def test_without_confirmation_nobody_is_erased(body: Any) -> None:
    server = ModeratedServer()
    assert server.asks(ANN, "DELETE", "/api/me", body).status in (400, 409)
    assert server.has(ANN, "GET", "/api/me")["name"] == "Ann"
    server.end()


def test_all_names_of_a_person_are_erased_together() -> None:
    server = ModeratedServer()
    table = server.table(BEN, ANN)
    server.says(BEN, table, "a talking canary")
    server.has(ANN, "POST", "/api/me/joined", {"token": token(BEN)})
    server.has(ANN, "DELETE", "/api/me", {"confirm": "Ann"})
    assert not {ANN, BEN} & (
        server.disk.people.keys() | server.disk.authors.keys() | server.disk.joined.keys()
    )
    assert not server.disk.chat
    assert server.disk.erased.keys() == {ANN, BEN}
    server.end()


def test_a_seat_in_a_running_game_stays_and_the_others_play_on() -> None:
    server = ModeratedServer()
    table = server.table(ANN, BEN, CAL)
    phones = [server.comes(person_id, table, down=False) for person_id in (ANN, BEN, CAL)]
    assert isinstance(server.does(phones[0], Choose(Choice("ferry"))), Done)
    for phone in phones:
        assert isinstance(server.does(phone, Agree()), Done)
    assert isinstance(server.does(phones[0], Begin()), Done)
    server.has(BEN, "DELETE", "/api/me", {"confirm": "Ben"})
    server.pass_time(SOON)
    page = server.has(ANN, "GET", f"/api/tables/{table}/history")
    assert page["games"][0]["seats"] == [ANN, BEN, CAL]
    assert page["games"][0]["state"] == "running"
    assert [phone.open for phone in phones] == [True, False, True]
    server.end()


def test_the_server_says_whom_to_tell_of_a_hole_if_somebody_is_named() -> None:
    path = "/.well-known/security.txt"
    assert HttpGate().ask("GET", path).status == 404
    front = HttpGate(contact="mailto:kay@example.org")
    front.now = 0
    reply = front.ask("GET", path)
    assert reply.headers["Content-Type"].startswith("text/plain")
    assert reply.body == b"Contact: mailto:kay@example.org\nExpires: 1970-04-01T00:00:00Z\n"


def test_an_export_is_json_that_says_so() -> None:
    server = ModeratedServer()
    reply = server.asks(ANN, "GET", "/api/me/export")
    assert reply.headers["Content-Type"] == "application/json"
    assert msgspec.json.decode(reply.body)["at"] == pytest.approx(server.wall(), abs=1000)
    server.end()


def test_where_the_owner_was_erased_there_is_a_new_one(tmp_path: Path) -> None:
    front = HttpGate()
    runtime = Runtime(lambda: front.now)

    async def scene() -> None:
        before = await site_owner.first(tmp_path, front.store, runtime, "Astolat")
        assert (
            await site_owner.first(tmp_path, front.store, runtime, "Astolat")
        ).person_id == before.person_id
        await front.store.erase((before.person_id,), 1)
        after = await site_owner.first(tmp_path, front.store, runtime, "Astolat")
        assert after.person_id != before.person_id
        assert after.secret

    front.run(scene())


@pytest.mark.parametrize("reveal", [True, False])
def test_of_each_game_the_export_holds_what_one_may_see_of_it(reveal: bool) -> None:
    server = Archive()
    kept = written(played("export", avalon.Options(post_game_detail="full" if reveal else "roles")))
    server.finish(1, FIVE, record=kept)
    [game] = read(server.ask("GET", "/api/me/export", person_id=BERT))["games"]
    assert game["record"].encode() == server.ask("GET", game["at"], person_id=BERT).body
    assert (game["record"].encode() == kept) is reveal
