"""Games in one room: phones, bots and a display; votes and cards by holding."""

from tests.browser.leak_check import broken
from tests.browser.players import Person, begin, gather, play
from tests.browser.room.room import HELD, illegible, is_closed, opened_display, settings, shows
from tests.browser.seats import Cast
from tests.browser.test_camelot import add_bots
from tests.server.harness.one_process_server import OneProcessServer


def test_seven_play_in_one_room_with_a_display(server: OneProcessServer, cast: Cast) -> None:
    # Four of seven: three bots alone cannot be the teams of a whole game.
    people = gather(server, cast, ["en", "fa", "it", "fr"])
    host, other, *_ = people
    settings(host, "room")
    screen, link = opened_display(host, cast, server.url)
    again = cast.seat("Again", "en", server.url)
    again.page.goto(link)
    again.button("ui-screen-start").click()
    again.until("that the link works once", lambda: is_closed(again))
    add_bots(host, 3)
    assert illegible(screen) == []
    begin(people)
    seen: dict[str, bool] = {}

    def look(person: Person, phase: str) -> None:
        screen.until("the same question", lambda: shows(screen, phase) or not person.mine)
        if phase not in seen:
            seen[phase] = True
            assert illegible(screen) == []
        if phase in HELD:
            covered = person.page.locator(".choose")
            assert not covered.locator("[data-choice]").count(), "covered until held"

    answered = play(people, before=look)
    assert {*HELD} <= {*answered}
    frames = [*screen.messages("frame")]
    assert frames
    assert all(frame["frame"]["own"] is None and not frame["frame"]["moves"] for frame in frames)
    assert not [*screen.messages("chat", "chat-history")]
    assert not any(message["away"] for person in people for message in person.seat.messages("presence"))
    # Anybody who sits closes it.
    shown = [*screen.messages("table")][-1]["table"]["displays"]
    other.seat.device({"type": "table.close-display", "display": shown[0]["id"]})
    screen.until("that it is closed", lambda: is_closed(screen))
    for person in people:
        assert not broken(person.seat)


def test_a_display_shows_camelot(server: OneProcessServer, cast: Cast) -> None:
    (ana,) = gather(server, cast, ["en"], game="shadows")
    settings(ana, "room")
    screen, _ = opened_display(ana, cast, server.url)
    add_bots(ana, 2)
    begin([ana])
    screen.until("the board", lambda: screen.page.locator(".shown .camelot-board").count())
    assert illegible(screen) == []


def test_too_small_and_too_pale_would_be_found(server: OneProcessServer, cast: Cast) -> None:
    (ana,) = gather(server, cast, ["en"])
    settings(ana, "room")
    screen, _ = opened_display(ana, cast, server.url)
    assert illegible(screen) == []
    screen.page.evaluate("document.querySelector('.shown h1').style.color = '#6b7280'")
    assert "contrast" in illegible(screen)[0]
    screen.page.evaluate("document.querySelector('.shown h1').style = 'font-size: 12px'")
    assert "px" in illegible(screen)[0]
