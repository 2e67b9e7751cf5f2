"""A person's preferences follow them to every device."""

from typing import Any

import pytest

from camlann.server.gate.routes.preferences import Preference
from camlann.server.store.preferences import Preferences
from tests.server.harness.http_gate import HttpGate, read
from tests.server.harness.sample_data import ANNA, BERT

PATH = "/api/me/settings"


def test_who_has_said_nothing_likes_it_as_it_is() -> None:
    front = HttpGate()
    told = read(front.ask("GET", PATH, person_id=ANNA))
    assert (told["at"], told["language"], told["theme"], told["look"]) == (0, "", "", "hold")


def test_what_one_device_says_another_is_told_and_nobody_else() -> None:
    front = HttpGate()
    said = {"at": 900_000, "language": "fa", "calendar": "persian", "volume": 20, "lines": "wide"}
    told = read(front.ask("PUT", PATH, said, person_id=ANNA))
    assert told.items() >= said.items()
    assert read(front.ask("GET", PATH, person_id=ANNA)) == told
    assert read(front.ask("GET", PATH, person_id=BERT))["at"] == 0


def test_the_newest_wins_whichever_comes_last() -> None:
    front = HttpGate()
    front.ask("PUT", PATH, {"at": 900_000, "theme": "dark"}, person_id=ANNA)
    told = read(front.ask("PUT", PATH, {"at": 800_000, "theme": "light"}, person_id=ANNA))
    assert (told["at"], told["theme"]) == (900_000, "dark")


def test_a_clock_that_is_ahead_does_not_win_for_ever() -> None:
    front = HttpGate()
    assert read(front.ask("PUT", PATH, {"at": 2**53, "theme": "dark"}, person_id=ANNA))["at"] == front.now
    front.now += 1
    assert read(front.ask("PUT", PATH, {"at": front.now, "theme": ""}, person_id=ANNA))["theme"] == ""


@pytest.mark.parametrize(
    "wrong", [{"theme": "pink"}, {"language": "<b>"}, {"language": "x" * 17}, {"volume": 101}, {"at": -1}]
)
def test_only_what_there_is_can_be_liked(wrong: dict[str, Any]) -> None:
    assert read(HttpGate().ask("PUT", PATH, wrong, person_id=ANNA)) == {"code": "malformed"}


def test_what_a_later_release_has_written_harms_nothing() -> None:
    front = HttpGate()
    front.run(front.store.write_preferences(Preferences(ANNA, 5, '{"theme":"dusk"}')))
    assert read(front.ask("GET", PATH, person_id=ANNA))["theme"] == Preference().theme
    assert "later" not in read(front.ask("PUT", PATH, {"at": 6, "later": True}, person_id=ANNA))


def test_strangers_like_nothing() -> None:
    for method in ("GET", "PUT"):
        assert HttpGate().ask(method, PATH, {} if method == "PUT" else None).status == 401
