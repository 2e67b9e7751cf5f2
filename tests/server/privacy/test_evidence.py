"""Evidence is only chat: a report gives nobody a look into a game."""

import pytest

from camlann.runtime import Runtime
from camlann.server.crypto.table_keys import TableKeys, WrongKey
from camlann.server.gate.limits import Limits
from tests.server.privacy.moderated_server import ANN, BEN, CAL, MAY
from tests.server.privacy.reported_table import BOT, Court


def test_chat_of_a_sealed_channel_is_no_evidence_while_the_game_runs() -> None:
    server = Court()
    server.begin()
    secret = server.says(BEN, server.name, "let us take Ann", channel="evil", game=1, seats=(1, 2))
    open = server.says(BEN, server.name, "you fool", game=1)
    apart = server.says(CAL, server.name, "what a fool", channel="spectators", game=1)
    assert server.asks(CAL, "POST", server.path, {"reason": "insult", "message": secret}).status == 404
    server.report(message=open)
    server.report(by=ANN, message=apart)
    files = server.has(MAY, "GET", "/api/reports")
    assert [[line["content"]["text"] for line in file["messages"]] for file in files] == [
        ["you fool"],
        ["what a fool"],
    ]
    server.end()


def test_the_answer_to_a_report_does_not_tell_who_wrote_in_a_sealed_channel() -> None:
    """Whoever spoke there, heard or not, a bot or somebody erased since: it is as if nobody had."""
    answers = []
    for author, heard in ((BEN, True), (CAL, True), (ANN, False), (BOT, True), (None, True)):
        server = Court()
        server.begin()
        if author is not None:
            server.says(author, server.name, "let us take Ann" if heard else None, "evil", 1, (1, 2))
        body = {"reason": "insult", "message": f"{len(server.lines):016x}"}
        # One in the channel and one outside of it.
        answers.append([server.asks(person_id, "POST", server.path, body) for person_id in (ANN, CAL)])
        assert not server.disk.reports
        server.end()
    assert all(each == answers[0] for each in answers)
    assert answers[0][0].status == 404


def test_after_the_game_members_of_the_channel_can_report_its_messages() -> None:
    server = Court()
    server.begin()
    secret = server.says(BEN, server.name, "let us take Ann", channel="evil", game=1, seats=(1, 2))
    server.says(BEN, server.name, "you fool", game=1)
    # Somebody else has tried to speak there.
    server.says(ANN, server.name, None, channel="evil", game=1, seats=(1, 2))
    server.over()
    assert server.asks(ANN, "POST", server.path, {"reason": "insult", "message": secret}).status == 404
    server.report(message=secret)
    [file] = server.has(MAY, "GET", "/api/reports")
    assert [line["content"]["text"] for line in file["messages"]] == ["let us take Ann"]
    server.end()


def test_a_refused_message_is_no_message() -> None:
    """Whoever says something where they do not belong is told nothing of that, and nothing of it is kept."""
    server = Court()
    line = server.says(BEN, server.name, None, channel="evil", seats=(1,))
    assert server.asks(CAL, "POST", server.path, {"reason": "insult", "message": line}).status == 404
    server.end()


def test_those_who_judge_could_not_read_a_game_if_they_wanted_to() -> None:
    """A gate, where reports are read, has no key that opens a table's log."""
    server = Court()
    server.begin()
    given = server.keys.people_keys()
    tried = TableKeys(given.masters, Runtime())
    sealed = [each for each in server.disk.history(server.id) if each.encrypted]
    assert sealed
    for each in sealed:
        assert server.keys.open(each.key, server.id, each.n, each.encrypted)
        with pytest.raises(WrongKey):
            tried.open(each.key, server.id, each.n, each.encrypted)
    server.end()


def test_the_evidence_outlasts_the_chat_and_its_author() -> None:
    server = Court()
    id = server.report()["id"]
    server.asks(BEN, "DELETE", "/api/me", {"confirm": "Ben"})
    assert BEN not in {line.person_id for line in server.disk.chat.values()}
    [file] = server.has(MAY, "GET", "/api/reports")
    assert (file["name"], file["messages"][1]["content"]["text"]) == ("", "you fool")
    assert b"you fool" not in server.disk.reports[id].sealed
    assert server.decide(MAY, id) == 204
    server.end()


def test_nobody_reports_without_end() -> None:
    server = Court(Limits())
    for _ in range(10):
        server.report()
    assert (
        server.asks(CAL, "POST", server.path, {"reason": "insult", "message": server.lines[1]}).status == 429
    )
    assert len(server.disk.reports) == 10
    server.end()
