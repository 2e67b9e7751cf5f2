"""Evidence is talk alone: a report gives nobody a look into a game."""

import pytest

from camlann.server.gate.limits import Limits
from camlann.server.keys import Keys, WrongKey
from camlann.server.means import Means
from tests.server.privacy.court import BOT, Court
from tests.server.privacy.moderated_server import ANN, BEN, CAL, MAY


def test_talk_of_a_sealed_room_is_no_evidence_while_the_game_runs() -> None:
    town = Court()
    town.begin()
    secret = town.says(BEN, town.name, "let us take Ann", room="evil", game=1, seats=(1, 2))
    open = town.says(BEN, town.name, "you fool", game=1)
    apart = town.says(CAL, town.name, "what a fool", room="onlookers", game=1)
    assert town.asks(CAL, "POST", town.path, {"reason": "insult", "line": secret}).status == 404
    town.report(line=open)
    town.report(by=ANN, line=apart)
    files = town.has(MAY, "GET", "/api/reports")
    assert [[line["words"]["text"] for line in file["lines"]] for file in files] == [
        ["you fool"],
        ["what a fool"],
    ]
    town.end()


def test_who_spoke_in_a_sealed_room_is_not_told_by_how_a_report_is_answered() -> None:
    """Whoever spoke there, heard or not, a bot or somebody erased since: it is as if nobody had."""
    answers = []
    for author, heard in ((BEN, True), (CAL, True), (ANN, False), (BOT, True), (None, True)):
        town = Court()
        town.begin()
        if author is not None:
            town.says(author, town.name, "let us take Ann" if heard else None, "evil", 1, (1, 2))
        body = {"reason": "insult", "line": f"{len(town.lines):016x}"}
        # One in the room and one outside of it.
        answers.append([town.asks(who, "POST", town.path, body) for who in (ANN, CAL)])
        assert not town.disk.reports
        town.end()
    assert all(each == answers[0] for each in answers)
    assert answers[0][0].status == 404


def test_when_it_is_over_those_who_were_in_the_room_can_report_what_was_said_there() -> None:
    town = Court()
    town.begin()
    secret = town.says(BEN, town.name, "let us take Ann", room="evil", game=1, seats=(1, 2))
    town.says(BEN, town.name, "you fool", game=1)
    # Somebody else has tried to speak there.
    town.says(ANN, town.name, None, room="evil", game=1, seats=(1, 2))
    town.over()
    assert town.asks(ANN, "POST", town.path, {"reason": "insult", "line": secret}).status == 404
    town.report(line=secret)
    [file] = town.has(MAY, "GET", "/api/reports")
    assert [line["words"]["text"] for line in file["lines"]] == ["let us take Ann"]
    town.end()


def test_a_line_whose_author_was_not_heard_is_no_line() -> None:
    """Whoever says something where they do not belong is told nothing of that, and nothing of it is kept."""
    town = Court()
    line = town.says(BEN, town.name, None, room="evil", seats=(1,))
    assert town.asks(CAL, "POST", town.path, {"reason": "insult", "line": line}).status == 404
    town.end()


def test_those_who_judge_could_not_read_a_game_if_they_wanted_to() -> None:
    """A gate, where reports are read, has no key that opens a table's log."""
    town = Court()
    town.begin()
    given = town.keys.of_people()
    tried = Keys(given.masters, Means())
    sealed = [each for each in town.disk.logs[town.id] if each.closed]
    assert sealed
    for each in sealed:
        assert town.keys.open(each.key, town.id, each.n, each.closed)
        with pytest.raises(WrongKey):
            tried.open(each.key, town.id, each.n, each.closed)
    town.end()


def test_the_evidence_outlasts_the_talk_and_its_author() -> None:
    town = Court()
    id = town.report()["id"]
    town.asks(BEN, "DELETE", "/api/me", {"confirm": "Ben"})
    assert BEN not in {line.who for line in town.disk.talk.values()}
    [file] = town.has(MAY, "GET", "/api/reports")
    assert (file["name"], file["lines"][1]["words"]["text"]) == ("", "you fool")
    assert b"you fool" not in town.disk.reports[id].sealed
    assert town.decide(MAY, id) == 204
    town.end()


def test_nobody_reports_without_end() -> None:
    town = Court(Limits())
    for _ in range(10):
        town.report()
    assert town.asks(CAL, "POST", town.path, {"reason": "insult", "line": town.lines[1]}).status == 429
    assert len(town.disk.reports) == 10
    town.end()
