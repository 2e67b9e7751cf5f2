"""Who decides about a report, and who does not; what stands then, and where it is held to."""

import pytest

from camlann.server.messages import Done, Refused
from camlann.server.privacy.conduct import HOSTS_MUTE, QUARTER
from camlann.server.store.moderation import DAY, FOREVER, State, is_muted
from camlann.table.company import AcceptSeat, Arrange, OfferSeat, Queue, Settings, Sit
from tests.server.privacy.court import BAN, FAKE, Court
from tests.server.privacy.moderated_server import ANN, BEN, CAL, MAY, MOD

# Moderators.


def test_to_those_who_do_not_judge_there_is_nothing_to_decide() -> None:
    town = Court()
    id = town.report()["id"]
    for who in (ANN, BEN, CAL):
        assert town.asks(who, "GET", "/api/reports").status == 404
        decision = [town.asks(who, "POST", f"/api/reports/{each}/decision", BAN) for each in (id, FAKE)]
        assert decision[0] == decision[1]
        assert decision[0].status == 404
    assert town.disk.reports[id].state is State.OPEN
    town.end()


def test_nobody_judges_where_they_were() -> None:
    town = Court()
    town.comes(MOD, town.name, down=False)
    id = town.report()["id"]
    assert town.has(MOD, "GET", "/api/reports") == []
    assert town.decide(MOD, id) == 404
    # Not to want to be reminded of it does not help those who sat there.
    may = town.comes(MAY, town.name)
    assert may.open
    second = town.report(by=ANN)["id"]
    town.has(MAY, "DELETE", f"/api/me/games/{town.name}")
    assert town.has(MAY, "GET", "/api/reports") == []
    assert town.decide(MAY, second) == 404
    town.end()


def test_a_moderator_who_is_reported_or_reports_does_not_judge_it() -> None:
    town = Court()
    town.comes(MOD, town.name, down=False)
    id = town.report(who=MOD)["id"]
    assert town.decide(MOD, id) == 404
    assert town.decide(MAY, id, {"action": "warn", "reason": "other"}) == 204
    town.end()


def test_what_is_decided_is_decided_once() -> None:
    town = Court()
    id = town.report()["id"]
    assert town.decide(MAY, id) == 204
    for who in (MAY, MOD):
        assert town.decide(who, id, {"action": "none", "reason": "other"}) == 404
    assert town.disk.sanctions[id].action == "ban"
    town.end()


def test_a_moderator_is_told_neither_the_table_nor_who_reported() -> None:
    town = Court()
    town.report()
    [file] = town.has(MAY, "GET", "/api/reports")
    for line in file["lines"]:
        assert line.keys() == {"who", "at", "words", "reported"}
    del file["lines"]
    for secret in (town.name, str(town.id), CAL):
        assert secret not in str(file)
    town.end()


# The host.


def test_the_host_decides_small_things_at_the_own_table() -> None:
    town = Court()
    first, second, grave = town.report(), town.report(by=ANN, who=CAL), town.report(reason="threat")
    files = town.has(ANN, "GET", town.path)
    assert [(file["id"], file["reported"]) for file in files] == [(first["id"], BEN), (second["id"], CAL)]
    assert "you fool" not in str(files)
    for id, action in ((first["id"], "mute"), (second["id"], "none")):
        town.has(ANN, "POST", f"{town.path}/{id}", {"action": action, "reason": "insult"})
    now = town.wall()
    [mute] = town.disk.standing(BEN, now)
    assert is_muted([mute], town.id)
    assert not is_muted([mute], town.disk.tables[town.table(CAL)].id)
    assert is_muted(town.disk.standing(BEN, now + HOSTS_MUTE - 5000), town.id)
    assert not town.disk.standing(BEN, now + HOSTS_MUTE)
    [seen] = town.mine(BEN)
    assert (seen["decision"]["action"], seen["decision"]["scope"]) == ("mute", "table")
    # What is grave is not for the host, and what the host decides can be objected to.
    asked = town.asks(ANN, "POST", f"{town.path}/{grave['id']}", {"action": "none", "reason": "threat"})
    assert asked.status == 404
    town.has(BEN, "POST", seen["decision"]["objection"])
    assert {file["id"] for file in town.has(MOD, "GET", "/api/reports")} == {first["id"], grave["id"]}
    town.end()


def test_the_host_decides_nothing_about_themselves_and_others_nothing_at_all() -> None:
    town = Court()
    about_ann, about_ben = town.report(who=ANN)["id"], town.report()["id"]
    assert [file["id"] for file in town.has(ANN, "GET", town.path)] == [about_ben]
    decision = {"action": "mute", "reason": "insult"}
    assert town.asks(ANN, "POST", f"{town.path}/{about_ann}", decision).status == 404
    assert town.asks(ANN, "POST", f"{town.path}/{about_ben}", {**decision, "action": "ban"}).status == 400
    for who in (BEN, CAL, MAY, MOD):
        assert town.asks(who, "GET", town.path).status == 404
        assert town.asks(who, "POST", f"{town.path}/{about_ben}", decision).status == 404
    other = town.table(ANN)
    assert town.asks(ANN, "POST", f"/api/tables/{other}/reports/{about_ben}", decision).status == 404
    assert not town.disk.sanctions
    town.end()


# What stands.


@pytest.mark.parametrize(
    "action, days, lasts",
    [
        ("mute-15", 0, QUARTER),
        ("mute", 2, 2 * DAY),
        ("ban-open", 1, DAY),
        ("ban", 0, FOREVER),
        ("warn", 9, 0),
    ],
)
def test_a_sanction_lasts_as_long_as_was_decided(action: str, days: int, lasts: int) -> None:
    town = Court()
    id = town.report()["id"]
    assert town.decide(MAY, id, {"action": action, "reason": "spam", "days": days}) == 204
    sanction = town.disk.sanctions[id]
    assert sanction.until == (FOREVER if lasts == FOREVER else sanction.since + lasts)
    assert (sanction.action, sanction.reason, sanction.table, sanction.who) == (action, "spam", 0, BEN)
    town.end()


@pytest.mark.parametrize("action, at_open, at_other", [("ban", False, False), ("ban-open", False, True)])
def test_whoever_is_banned_does_not_sit_down(action: str, at_open: bool, at_other: bool) -> None:
    town = Court()
    assert town.decide(MAY, town.report()["id"], {**BAN, "action": action}) == 204
    for open, may in ((True, at_open), (False, at_other)):
        table = town.table(CAL)
        host = town.comes(CAL, table, down=False)
        assert isinstance(town.does(host, Arrange(Settings(open=open))), Done)
        ben = town.comes(BEN, table, down=False)
        answer = town.does(ben, Sit())
        assert isinstance(answer, Done if may else Refused)
        if isinstance(answer, Refused):
            assert bytes(answer.reason) == b'{"type":"server.banned"}'
            queued = town.does(ben, Queue())
            assert isinstance(queued, Refused)
            assert bytes(queued.reason) == b'{"type":"server.banned"}'
            # Nor does a friend give them a seat.
            assert isinstance(town.does(host, OfferSeat(BEN)), Done)
            accepted = town.does(ben, AcceptSeat(CAL))
            assert isinstance(accepted, Refused)
            assert bytes(accepted.reason) == b'{"type":"server.banned"}'
    # When it has run out they may again.
    town.disk.sanctions.clear()
    assert isinstance(town.does(town.comes(BEN, town.table(CAL), down=False), Sit()), Done)
    town.end()
