"""What happens is shown beat by beat: no result is told before its time, no question opens over a reveal.

The server and its bots are fast, and the watching browser shows everything at its normal pace.
"""

from itertools import groupby
from typing import Any

import pytest

from tests.browser.players import Person, begin, gather
from tests.browser.seats import DESKTOP, Cast
from tests.browser.staged_beats import at_normal_pace
from tests.browser.test_evening import bots, people_at
from tests.server.harness.one_process_server import OneProcessServer

# What is on the screen, at every frame that the browser draws.
WATCH = """
() => {
  const seen = [];
  const text = (part) => document.querySelector(part)?.innerText ?? "";
  const look = () => {
    const play = document.querySelector(".play");
    if (play) {
      const {beat = "", ask = "", phase = ""} = play.dataset;
      const words = [".play .board", ".play .status h1", ".play .seats", "[role=tabpanel]"].map(text);
      const aloud = ["[role=log]", "[role=alert]"].map(text).join("\\n").trim();
      seen.push({at: performance.now(), beat, ask, phase, revealed: play.dataset.revealed !== undefined,
                 mine: play.querySelector(".stage")?.dataset.mine !== undefined,
                 words: [document.title, ...words].join("\\n"), aloud});
    }
    requestAnimationFrame(look);
  };
  look();
  window.seen = seen;
}
"""
LEAST_MS = {"avalon.votes-shown": 2500, "avalon.quest-ended": 3000}
"""How long a result is in sight at least."""
Look = dict[str, Any]


@pytest.fixture(scope="module")
def watched(server: OneProcessServer, chromium: Cast, tmp_path_factory: pytest.TempPathFactory) -> list[Look]:
    """A game against bots up to the end of its first quest, as one browser shows it."""
    chromium.folder = tmp_path_factory.mktemp("watched")
    (person,) = gather(server, chromium, ["en"], preset="first_game", size=DESKTOP)
    at_normal_pace(person.seat)
    person.page.reload()
    bots(person, 4)
    person.seat.until("five at the table", lambda: people_at(person) == 5)
    begin([person])
    person.page.evaluate(WATCH)
    person.page.locator("#tab-log").click()
    until_a_quest_is_over(person)
    looks: list[Look] = person.page.evaluate("() => seen")
    chromium.leave()
    return looks


def until_a_quest_is_over(person: Person) -> None:
    over = """() => seen.some(({beat}) => beat === "avalon.quest-ended")
                      && !document.querySelector(".play").dataset.beat"""
    while not person.page.evaluate(over):
        seen = person.look()
        if seen is not None and seen["mine"]:
            person.answer(lambda thing: "reject" not in thing.look, seen)
        person.page.wait_for_timeout(50)


def beats(looks: list[Look]) -> list[list[Look]]:
    """The looks at each beat, from its start to its end."""
    return [[*group] for key, group in groupby(looks, lambda look: (look["beat"], look["ask"])) if key[0]]


def test_a_vote_and_a_quest_are_shown(watched: list[Look]) -> None:
    assert {*LEAST_MS, "avalon.team-proposed"} <= {beat[0]["beat"] for beat in beats(watched)}


def test_a_result_stays_in_sight(watched: list[Look]) -> None:
    for beat in beats(watched):
        shown = [look["at"] for look in beat if look["revealed"]]
        least = LEAST_MS.get(beat[0]["beat"], 0)
        assert not least or shown[-1] - shown[0] >= least - 50, (beat[0]["beat"], shown[-1] - shown[0])


def test_no_question_opens_over_a_reveal(watched: list[Look]) -> None:
    assert not [look for look in watched if look["beat"] and look["mine"]]
    assert [look for look in watched if look["mine"]]


def test_nothing_on_screen_tells_a_result_before_its_time(watched: list[Look]) -> None:
    """Board, seats, heading, log and title stay as they are until it is in sight; nobody reads it aloud."""
    for beat in (beat for beat in beats(watched) if beat[0]["beat"] in LEAST_MS):
        hidden = [look for look in beat if not look["revealed"]]
        words = {look["words"] for look in hidden[len(hidden) // 3 :]}
        assert len(words) == 1, (beat[0]["beat"], words)
        assert beat[-1]["words"] not in words
        # What went before may still be read aloud now; of this beat only its result is, and later.
        said, told = (
            {line for look in looks for line in look["aloud"].splitlines()} for looks in (hidden, beat)
        )
        assert told - said, "its result is read aloud at last"
