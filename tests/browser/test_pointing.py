"""Who taps a seat at the common guess points at it: the server keeps that, and a new page shows it."""

from camlann.avalon.guess import Guessing
from tests.avalon.deals import begun, go
from tests.browser.access.staged_table import Stage
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer

ME = 2


def test_a_seat_that_was_tapped_is_still_tapped_on_a_new_page(server: OneProcessServer, cast: Cast) -> None:
    game = begun("merlin percival loyal assassin morgana", everyone_guesses=True)
    for team in ((0, 1), (0, 1, 2), (0, 1)):
        go(game, *team, cards="S" * len(team))
    assert isinstance(game.public.phase, Guessing)
    seat = cast.seat("Ana", "en", server.url)
    stage = Stage(server.url)
    stage.enter(seat.page, others=("Hanna", "Caradoc", "Omar", "Nimue"))
    stage.show(seat.page, game, ME)
    tapped = seat.page.locator(".play .seats button[aria-pressed=true]")
    seat.page.locator(".play .seats button", has_text="Omar").click()
    seat.until("a command that says so", lambda: game.truth.own[game.public.everyone[ME]].pointed is not None)
    assert tapped.count() == 1
    seat.page.reload()
    # The game may come before the names.
    seat.until("Omar's seat tapped", lambda: ["Omar" in text for text in tapped.all_inner_texts()] == [True])
    # It answers nothing, and can be taken back.
    assert [message["command"]["type"] for message in stage.heard if message["type"] == "play"] == [
        "avalon.point"
    ]
    tapped.click()
    seat.until("nobody pointed at", lambda: game.truth.own[game.public.everyone[ME]].pointed is None)
    assert tapped.count() == 0
