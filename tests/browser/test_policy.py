"""No screen asks anything of anybody else, breaks the policy that the server sends with it, or complains."""

from tests.browser.leak_check import broken
from tests.browser.players import Person
from tests.browser.seats import DESKTOP, Cast
from tests.server.harness.one_process_server import OneProcessServer

SCREENS = (
    "/",
    "/new",
    "/mine",
    "/settings",
    "/reports",
    "/rules/avalon",
    "/rules/shadows/quest-grail",
    "/learn/loyal",
    "/narrator",
)


def test_every_screen_keeps_to_the_server_and_its_policy(server: OneProcessServer, cast: Cast) -> None:
    host = Person(cast.seat("Ana", "fr", server.url, size=DESKTOP, service_workers="allow"), "1")
    seat = host.seat
    path = host.open_table()
    for screen in (*SCREENS, path, f"{path}/history"):
        seat.go(screen)
        seat.until(f"the screen {screen}", lambda: host.page.locator("main h1").count())
        # Whatever it fetches besides has come.
        host.page.wait_for_load_state("networkidle")
        assert not broken(seat), screen
    assert all(reply.startswith(("GET ", "POST ", "PUT ")) for reply in seat.asked)

    # What is forbidden would be noticed.
    for planted in (
        "document.body.append(Object.assign(new Image(), {src: 'https://elsewhere.test/a.png'}))",
        "fetch('https://elsewhere.test/').catch(() => {})",
        "document.body.setAttribute('style', 'color: red')",
        "document.body.insertAdjacentHTML('beforeend', '<b>x</b>')",
        "eval('1')",
    ):
        seat.console.clear()
        host.page.evaluate(f"() => {{ try {{ {planted} }} catch {{}} }}")
        seat.until(f"a complaint about {planted}", lambda: broken(seat), 5)
