"""Phones that sleep for a minute at every phase connect as soon as they wake, and nobody was absent."""

from tests.browser.panels import close_panel
from tests.browser.players import Person, begin, gather, play
from tests.browser.room.room import settings
from tests.browser.seats import Cast
from tests.browser.test_camelot import add_bots
from tests.server.harness.one_process_server import OneProcessServer

ASLEEP_MS = 60_000
SEEN = """
(state) => {
  Object.defineProperty(document, "visibilityState", {value: state, configurable: true});
  Object.defineProperty(document, "hidden", {value: state === "hidden", configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
WAKE = f"""() => {{ ({SEEN})("visible"); return socketStates(); }}"""


def sleep(person: Person) -> None:
    """Its timers stand still, the page is hidden, and the network takes its connection away."""
    # The moment must not have passed when the browser hears of it.
    person.page.clock.pause_at(person.page.evaluate("Date.now() / 1000") + 60)
    person.page.evaluate(SEEN, "hidden")
    person.seat.offline(True)
    person.seat.cut()
    person.seat.until("that it is cut off", lambda: not person.page.evaluate("socketStates().length"))


def wake(person: Person) -> list[str]:
    """Returns the states of its sockets when it was woken, before any timer."""
    person.seat.offline(False)
    states: list[str] = person.page.evaluate(WAKE)
    person.page.clock.fast_forward(ASLEEP_MS)
    person.page.clock.resume()
    return states


def test_a_phone_that_wakes_connects_at_once_and_is_current(server: OneProcessServer, cast: Cast) -> None:
    people = gather(server, cast, ["en", "it", "fr"])
    host, sleeper, _ = people
    sleeper.page.clock.install()
    settings(host, "room")
    close_panel(host.page)
    add_bots(host, 2)
    begin(people)
    # What is needed to vote has come before: while a phone sleeps, nothing can be loaded.
    sleeper.seat.until("the cover of a vote", lambda: any("/later-" in each for each in sleeper.seat.asked))
    sleeper.seat.settle()
    slept: set[str] = set()

    def look(person: Person, phase: str) -> None:
        if phase in slept or person is sleeper:
            return
        sleep(sleeper)
        person.answer()
        now = person.look()
        states = wake(sleeper)
        assert {"connecting", "open"} & {*states}, (phase, states)
        assert now is not None
        current = f'.play[data-game][data-ask="{now["ask"]}"]'
        sleeper.seat.until("what is asked now", lambda: _is_current(sleeper, person, current))
        slept.add(phase)

    play(people, before=look)
    # Who leads and who goes is a matter of chance: it may be the sleeper and bots alone.
    assert {"avalon.revealing", "avalon.voting"} <= slept
    assert {"avalon.proposing", "avalon.questing"} & slept
    assert not any(message["away"] for person in people for message in person.seat.messages("presence"))
    missed = [message["table"]["current"]["missed"] for message in host.seat.messages("table")]
    assert not any(missed)


def _is_current(sleeper: Person, person: Person, current: str) -> bool:
    """It shows the question that was open when it woke, or the one that is open now."""
    if sleeper.page.locator(current).count():
        return True
    here, there = sleeper.look(), person.look()
    return here is not None and there is not None and here["ask"] == there["ask"]
