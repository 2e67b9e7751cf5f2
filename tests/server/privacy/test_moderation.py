"""Moderation: who may decide about a report, which sanctions follow, and where they are enforced."""

import pytest

from camlann.protocol.socket_messages import Done, Refused
from camlann.server.gate.routes import moderation
from camlann.server.moderation.sanctions import HOST_MUTE_MS, SHORT_MUTE_MS
from camlann.server.store.moderation import DAY_MS, FOREVER, State, is_muted
from camlann.table import AcceptSeat, Arrange, OfferSeat, Queue, Settings, Sit
from tests.server.privacy.moderated_server import ANN, BEN, CAL, MAY, MOD
from tests.server.privacy.reported_table import BAN, FAKE, Court

# Moderators.


def test_to_those_who_do_not_judge_there_is_nothing_to_decide() -> None:
    server = Court()
    id = server.report()["id"]
    for person_id in (ANN, BEN, CAL):
        assert server.asks(person_id, "GET", "/api/reports").status == 404
        decision = [
            server.asks(person_id, "POST", f"/api/reports/{each}/decision", BAN) for each in (id, FAKE)
        ]
        assert decision[0] == decision[1]
        assert decision[0].status == 404
    assert server.disk.reports[id].state is State.OPEN
    server.end()


def test_nobody_judges_where_they_were() -> None:
    server = Court()
    server.comes(MOD, server.name, down=False)
    id = server.report()["id"]
    assert server.has(MOD, "GET", "/api/reports") == []
    assert server.decide(MOD, id) == 404
    # Not to want to be reminded of it does not help those who sat there.
    may = server.comes(MAY, server.name)
    assert may.open
    second = server.report(by=ANN)["id"]
    server.has(MAY, "DELETE", f"/api/me/games/{server.name}")
    assert server.has(MAY, "GET", "/api/reports") == []
    assert server.decide(MAY, second) == 404
    server.end()


def test_whoever_only_watched_does_not_judge_it_after_forgetting_the_table() -> None:
    server = Court()
    server.comes(MOD, server.name, down=False)
    id = server.report()["id"]
    server.has(MOD, "DELETE", f"/api/me/games/{server.name}")
    assert not server.disk.visits.get((MOD, server.id))
    assert server.has(MOD, "GET", "/api/reports") == []
    assert server.decide(MOD, id) == 404
    assert [each["id"] for each in server.has(MAY, "GET", "/api/reports")] == [id]
    server.end()


def test_whoever_wrote_one_of_the_messages_does_not_judge_it() -> None:
    server = Court()
    server.says(MOD, server.name, "well said")
    id = server.report()["id"]
    assert server.has(MOD, "GET", "/api/reports") == []
    assert server.decide(MOD, id) == 404
    assert server.decide(MAY, id) == 204
    server.end()


def test_many_reports_that_somebody_may_not_judge_do_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(moderation, "MAX_QUEUE", 2)
    server = Court()
    for by in (ANN, CAL, ANN):
        assert server.decide(MAY, id := server.report(by=by)["id"]) == 204
        assert server.asks(BEN, "POST", f"/api/reports/{id}/objection").status == 200
    ids = [server.report(by=by)["id"] for by in (CAL, ANN, CAL)]
    assert [each["id"] for each in server.has(MAY, "GET", "/api/reports")] == ids[:2]
    server.end()


def test_a_moderator_who_is_reported_or_reports_does_not_judge_it() -> None:
    server = Court()
    server.comes(MOD, server.name, down=False)
    id = server.report(person_id=MOD)["id"]
    assert server.decide(MOD, id) == 404
    assert server.decide(MAY, id, {"action": "warn", "reason": "other"}) == 204
    server.end()


def test_what_is_decided_is_decided_once() -> None:
    server = Court()
    id = server.report()["id"]
    assert server.decide(MAY, id) == 204
    for person_id in (MAY, MOD):
        assert server.decide(person_id, id, {"action": "none", "reason": "other"}) == 404
    assert server.disk.sanctions[id].action == "ban"
    server.end()


def test_a_moderator_is_told_neither_the_table_nor_who_reported() -> None:
    server = Court()
    server.report()
    [file] = server.has(MAY, "GET", "/api/reports")
    for line in file["messages"]:
        assert line.keys() == {"person_id", "at", "content", "reported"}
    del file["messages"]
    for secret in (server.name, str(server.id), CAL):
        assert secret not in str(file)
    server.end()


# The host.


def test_the_host_decides_small_things_at_the_own_table() -> None:
    server = Court()
    first, second, grave = (
        server.report(),
        server.report(by=ANN, person_id=CAL),
        server.report(reason="threat"),
    )
    files = server.has(ANN, "GET", server.path)
    assert [(file["id"], file["reported"]) for file in files] == [(first["id"], BEN), (second["id"], CAL)]
    assert "you fool" not in str(files)
    for id, action in ((first["id"], "mute"), (second["id"], "none")):
        server.has(ANN, "POST", f"{server.path}/{id}", {"action": action, "reason": "insult"})
    now = server.wall()
    [mute] = server.disk.standing(BEN, now)
    assert is_muted([mute], server.id)
    assert not is_muted([mute], server.disk.tables[server.table(CAL)].id)
    assert is_muted(server.disk.standing(BEN, now + HOST_MUTE_MS - 5000), server.id)
    assert not server.disk.standing(BEN, now + HOST_MUTE_MS)
    [seen] = server.mine(BEN)
    assert (seen["decision"]["action"], seen["decision"]["scope"]) == ("mute", "table")
    # What is grave is not for the host, and what the host decides can be objected to.
    asked = server.asks(ANN, "POST", f"{server.path}/{grave['id']}", {"action": "none", "reason": "threat"})
    assert asked.status == 404
    server.has(BEN, "POST", seen["decision"]["objection"])
    assert {file["id"] for file in server.has(MOD, "GET", "/api/reports")} == {first["id"], grave["id"]}
    server.end()


def test_the_host_decides_nothing_about_themselves_and_others_nothing_at_all() -> None:
    server = Court()
    about_ann, about_ben = server.report(person_id=ANN)["id"], server.report()["id"]
    assert [file["id"] for file in server.has(ANN, "GET", server.path)] == [about_ben]
    decision = {"action": "mute", "reason": "insult"}
    assert server.asks(ANN, "POST", f"{server.path}/{about_ann}", decision).status == 404
    assert server.asks(ANN, "POST", f"{server.path}/{about_ben}", {**decision, "action": "ban"}).status == 400
    for person_id in (BEN, CAL, MAY, MOD):
        assert server.asks(person_id, "GET", server.path).status == 404
        assert server.asks(person_id, "POST", f"{server.path}/{about_ben}", decision).status == 404
    other = server.table(ANN)
    assert server.asks(ANN, "POST", f"/api/tables/{other}/reports/{about_ben}", decision).status == 404
    assert not server.disk.sanctions
    server.end()


# What stands.


@pytest.mark.parametrize(
    "action, days, lasts",
    [
        ("mute-15", 0, SHORT_MUTE_MS),
        ("mute", 2, 2 * DAY_MS),
        ("ban-open", 1, DAY_MS),
        ("ban", 0, FOREVER),
        ("warn", 9, 0),
    ],
)
def test_a_sanction_lasts_as_long_as_was_decided(action: str, days: int, lasts: int) -> None:
    server = Court()
    id = server.report()["id"]
    assert server.decide(MAY, id, {"action": action, "reason": "spam", "days": days}) == 204
    sanction = server.disk.sanctions[id]
    assert sanction.until == (FOREVER if lasts == FOREVER else sanction.since + lasts)
    assert (sanction.action, sanction.reason, sanction.table, sanction.person_id) == (action, "spam", 0, BEN)
    server.end()


@pytest.mark.parametrize("action, at_open, at_other", [("ban", False, False), ("ban-open", False, True)])
def test_a_banned_person_cannot_sit_down(action: str, at_open: bool, at_other: bool) -> None:
    server = Court()
    assert server.decide(MAY, server.report()["id"], {**BAN, "action": action}) == 204
    for open, may in ((True, at_open), (False, at_other)):
        table = server.table(CAL)
        host = server.comes(CAL, table, down=False)
        assert isinstance(server.does(host, Arrange(Settings(open=open))), Done)
        ben = server.comes(BEN, table, down=False)
        answer = server.does(ben, Sit())
        assert isinstance(answer, Done if may else Refused)
        if isinstance(answer, Refused):
            assert bytes(answer.reason) == b'{"type":"server.banned"}'
            queued = server.does(ben, Queue())
            assert isinstance(queued, Refused)
            assert bytes(queued.reason) == b'{"type":"server.banned"}'
            # Nor does a friend give them a seat.
            assert isinstance(server.does(host, OfferSeat(BEN)), Done)
            accepted = server.does(ben, AcceptSeat(CAL))
            assert isinstance(accepted, Refused)
            assert bytes(accepted.reason) == b'{"type":"server.banned"}'
    # When it has run out they may again.
    server.disk.sanctions.clear()
    assert isinstance(server.does(server.comes(BEN, server.table(CAL), down=False), Sit()), Done)
    server.end()
