"""Coming in from elsewhere: the square on the screen is the link, on a phone's camera as in its address."""

import subprocess

import pytest

from tests.browser.players import Person
from tests.browser.seats import DESKTOP, PHONE, Cast
from tests.server.harness.one_process_server import OneProcessServer


@pytest.mark.programs
@pytest.mark.parametrize("size, dark", [(PHONE, True), (DESKTOP, False)])
def test_the_square_on_the_screen_is_the_link_to_the_table(
    server: OneProcessServer, cast: Cast, size: tuple[int, int], dark: bool
) -> None:
    host = Person(cast.seat("Ana", "fa", server.url, size=size, dark=dark, device_scale_factor=2), "1")
    path = host.open_table()
    square = host.page.locator("img[src$='qr.svg']")

    def seen() -> bool:
        square.scroll_into_view_if_needed()
        return bool(square.evaluate("(each) => each.complete && each.naturalWidth > 0"))

    host.seat.until("the square", seen)
    picture = cast.folder / "screen.png"
    reader = ["zbarimg", "--quiet", "--raw", "--oneshot", str(picture)]

    def text() -> str:
        """What a camera reads on a picture of the screen, with whatever is around."""
        host.page.screenshot(path=picture)
        return subprocess.run(reader, check=False, capture_output=True, text=True).stdout.strip()

    # Somebody holds the camera until it has read something.
    read = host.seat.until("a square that can be read", text)
    assert read == server.url + path

    # Whoever follows it stands at the table, and nothing more is in their address than the table itself.
    guest = Person(cast.seat("Luca", "it", server.url), "2")
    guest.come(read.removeprefix(server.url))
    guest.sit()
    assert guest.path == path
    assert guest.page.url == server.url + path
