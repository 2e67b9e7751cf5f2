"""A report from beginning to end: evidence, decision with its reason, objection."""

import asyncio

import pytest

from camlann.protocol.chat_content import Text
from camlann.protocol.socket_messages import Chat, ChatIs, Refused, encode
from camlann.server.store.moderation import DAY_MS, is_banned
from tests.server.harness.stepped_server import Principal, a_bot
from tests.server.privacy.moderated_server import ANN, BEN, CAL, MAY, MOD
from tests.server.privacy.reported_table import FAKE, Court


def test_a_report_is_confirmed_decided_read_by_both_objected_to_and_decided_for_good() -> None:
    server = Court()
    told = server.report()
    assert (told["side"], told["reason"], told["state"]) == ("made", "insult", "open")
    assert server.mine(CAL) == [told]
    assert server.mine(BEN) == []

    [file] = server.has(MAY, "GET", "/api/reports")
    assert (file["reported"], file["name"], file["reason"]) == (BEN, "Ben", "insult")
    assert [(line["person_id"], line["content"]["text"], line["reported"]) for line in file["messages"]] == [
        (ANN, "hello", False),
        (BEN, "you fool", True),
        (CAL, "now, now", False),
    ]
    assert server.decide(MAY, told["id"]) == 204
    until = server.wall() + 3 * DAY_MS
    for person_id, side in ((CAL, "made"), (BEN, "about")):
        [seen] = server.mine(person_id)
        decision = seen["decision"]
        assert (seen["side"], seen["state"], decision["action"], decision["reason"]) == (
            side,
            "decided",
            "ban",
            "insult",
        )
        assert (decision["scope"], decision["final"]) == ("server", False)
        assert until - 5000 < decision["until"] <= until
        assert decision["objection"] == f"/api/reports/{told['id']}/objection"

    [seen] = server.mine(BEN)
    objected = server.has(BEN, "POST", seen["decision"]["objection"])
    assert (objected["state"], objected["decision"]["objection"]) == ("objected", "")
    # It stands meanwhile, and whoever decided it does not decide again.
    assert is_banned(server.disk.standing(BEN, server.wall()), open=False)
    assert server.has(MAY, "GET", "/api/reports") == []
    assert server.decide(MAY, told["id"]) == 404
    [again] = server.has(MOD, "GET", "/api/reports")
    assert [act["act"] for act in again["acts"]] == ["report", "ban", "object"]
    assert server.decide(MOD, told["id"], {"action": "warn", "reason": "insult"}) == 204
    [seen] = server.mine(BEN)
    assert (seen["state"], seen["decision"]["action"], seen["decision"]["final"]) == ("final", "warn", True)
    assert server.disk.standing(BEN, server.wall()) == []
    assert server.asks(BEN, "POST", f"/api/reports/{told['id']}/objection").status == 409
    assert server.has(MOD, "GET", "/api/reports") == []

    acts = [(act.actor, act.act) for act in server.disk.acts[told["id"]]]
    assert acts == [(CAL, "report"), (MAY, "ban"), (BEN, "object"), (MOD, "warn")]
    server.end()


def test_what_was_said_at_the_table_is_reported_by_the_name_it_was_shown_with() -> None:
    """Through the keeper, as devices say and see it; and whoever is muted then is not heard."""
    server = Court()
    ben, cal = (
        server.comes(person_id, server.name, down=False, gate=n) for n, person_id in enumerate((BEN, CAL))
    )

    async def speaks(id: str) -> None:
        ben.say(encode(Chat(id, Text("you utter fool"))))
        await asyncio.sleep(0.5)

    server.within(speaks("one"))
    [line] = [each.message for each in cal.shown_of(ChatIs)]
    assert (line.person_id, line.what) == (BEN, Text("you utter fool"))
    server.report(message=line.name)
    [file] = server.has(MAY, "GET", "/api/reports")
    assert [each["content"]["text"] for each in file["messages"] if each["reported"]] == ["you utter fool"]
    assert server.decide(MAY, file["id"], {"action": "mute-15", "reason": "insult"}) == 204
    server.within(speaks("two"))
    [refused] = [each for each in ben.shown_of(Refused) if each.id == "two"]
    assert bytes(refused.reason) == b'{"type":"chat.muted"}'
    server.pass_time(15 * 60)
    server.within(speaks("three"))
    assert [each.message.what for each in cal.shown_of(ChatIs)] == [Text("you utter fool")] * 2
    server.end()


def test_whoever_is_reported_does_not_learn_by_whom_nor_of_what_comes_to_nothing() -> None:
    server = Court()
    told = server.report()
    assert server.decide(MAY, told["id"], {"action": "none", "reason": "insult"}) == 204
    assert server.mine(BEN) == []
    assert server.asks(BEN, "POST", f"/api/reports/{told['id']}/objection").status == 404
    [seen] = server.mine(CAL)
    assert seen["decision"]["action"] == "none"
    # Who reported may object, too.
    server.has(CAL, "POST", seen["decision"]["objection"])
    assert server.decide(MOD, told["id"]) == 204
    [seen] = server.mine(BEN)
    assert CAL not in str(seen)
    assert CAL not in str({**server.has(BEN, "GET", "/api/me/export"), "visits": (), "games": ()})
    server.end()


def test_a_person_can_be_reported_without_a_message() -> None:
    server = Court()
    server.report(reason="name", person_id=BEN)
    [file] = server.has(MAY, "GET", "/api/reports")
    assert (file["reason"], file["messages"]) == ("name", [])
    server.end()


@pytest.mark.parametrize(
    "body, status",
    [
        ({"message": "f" * 16}, 404),
        ({"person_id": FAKE}, 404),
        ({"person_id": CAL}, 409),
        ({}, 400),
        ({"person_id": BEN, "message": "0" * 16}, 400),
        ({"person_id": BEN, "reason": "ugly"}, 400),
    ],
)
def test_what_is_not_there_or_is_oneself_cannot_be_reported(body: dict[str, str], status: int) -> None:
    server = Court()
    assert server.asks(CAL, "POST", server.path, {"reason": "insult"} | body).status == status
    assert not server.disk.reports
    server.end()


def test_to_those_who_were_never_at_the_table_there_is_none() -> None:
    server = Court()
    for body in ({"message": server.lines[1]}, {"person_id": BEN}):
        for asking in (Principal("token of " + MAY), Principal(""), a_bot()):
            given, none = (
                server.ask(asking, "POST", f"/api/tables/{table}/reports", {"reason": "insult"} | body)
                for table in (server.name, FAKE)
            )
            assert given == none
            assert given.status == 404
    server.end()
