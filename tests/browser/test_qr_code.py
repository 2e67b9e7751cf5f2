"""Coming in from elsewhere: the square on the screen is the link, on a phone's camera as in its address."""

import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from camlann.server import lan_url
from tests.browser.players import Person
from tests.browser.room.room import settings
from tests.browser.seats import DESKTOP, PHONE, Cast, Seat
from tests.browser.test_moderation import owner_of, unfold
from tests.server.harness.one_process_server import OneProcessServer, opened


def seen_by_a_camera(seat: Seat, square: Locator) -> str:
    """What a camera reads on a picture of the screen, with whatever is around."""

    def seen() -> bool:
        square.scroll_into_view_if_needed()
        return bool(
            square.evaluate("(each) => each.tagName !== 'IMG' || each.complete && each.naturalWidth > 0")
        )

    seat.until("the square", seen)
    picture = seat.folder / "screen.png"
    reader = ["zbarimg", "--quiet", "--raw", "--oneshot", str(picture)]

    def text() -> str:
        seat.page.screenshot(path=picture)
        return subprocess.run(reader, check=False, capture_output=True, text=True).stdout.strip()

    # Somebody holds the camera until it has read something.
    return seat.until("a square that can be read", text)


@pytest.mark.programs
@pytest.mark.parametrize("size, dark", [(PHONE, True), (DESKTOP, False)])
def test_the_square_on_the_screen_is_the_link_to_the_table(
    server: OneProcessServer, cast: Cast, size: tuple[int, int], dark: bool
) -> None:
    host = Person(cast.seat("Ana", "fa", server.url, size=size, dark=dark, device_scale_factor=2), "1")
    path = host.open_table()
    read = seen_by_a_camera(host.seat, host.page.locator("img[src$='qr.svg']"))
    assert read == server.url + path

    # Whoever follows it stands at the table, and nothing more is in their address than the table itself.
    guest = Person(cast.seat("Luca", "it", server.url), "2")
    guest.come(read.removeprefix(server.url))
    guest.sit()
    assert guest.path == path
    assert guest.page.url == server.url + path


@pytest.fixture
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcessServer]:
    """A server, one of several cells, that phones in the same network can reach; its host is at 127.0.0.1."""
    if not lan_url.for_others("0.0.0.0", 80):
        pytest.skip("this machine is in no network")
    with opened(tmp_path_factory.mktemp("home"), "--host", "0.0.0.0", "--cell", "c7") as server:
        yield server


@pytest.mark.programs
def test_a_host_at_this_machine_shares_links_that_lead_others_here(
    at_home: OneProcessServer, cast: Cast
) -> None:
    here = f"http://{lan_url.in_its_network()}:{at_home.url.rpartition(':')[2]}"
    clipboard = ["clipboard-read", "clipboard-write"]
    seat = cast.seat("Ana", "en", at_home.url, device_scale_factor=2, permissions=clipboard)
    host = Person(seat, "1")

    def copied() -> str:
        found = seat.until(
            "a link on the clipboard", lambda: host.page.evaluate("navigator.clipboard.readText()")
        )
        host.page.evaluate("navigator.clipboard.writeText('')")
        return str(found)

    path = host.open_table()
    assert host.page.url.startswith("http://127.0.0.1:")
    assert path.startswith("/t/c7-")
    seat.button("ui-share-link").click()
    link = copied()
    assert link.partition("?")[0] == here + path
    assert seen_by_a_camera(seat, host.page.locator("img[src$='qr.svg']")) == here + path

    # A friend comes by it, in another browser, and sits.
    guest = Person(cast.seat("Luca", "it", here), "2")
    guest.come(link.removeprefix(here))
    guest.sit()

    settings(host, "room")
    seat.button("ui-display-add").click()
    seat.button("ui-display-link").click()
    display = copied()
    assert display.startswith(f"{here}{path}/board#")
    assert seen_by_a_camera(seat, host.page.locator(".displays svg")) == display

    seat.go("/settings")
    seat.button("ui-device-another").click()
    seat.button("ui-copy-link").click()
    device = copied()
    assert device.startswith(f"{here}/d/")
    assert seen_by_a_camera(seat, host.page.locator("img[src^='/d/']")) == device
    # The other device asks first, and its answer is not taken for that of a foreign page.
    phone = cast.seat("Ana", "en", here)
    phone.go(device.removeprefix(here))
    phone.page.get_by_role("button").first.click()
    phone.until("to be signed in", lambda: phone.page.url == f"{here}/")


def test_the_owners_link_for_moderators_leads_others_here(at_home: OneProcessServer, cast: Cast) -> None:
    here = f"http://{lan_url.in_its_network()}:{at_home.url.rpartition(':')[2]}"
    owner = owner_of(at_home, cast)
    owner.go("/reports")
    owner.until("the part for moderators", lambda: owner.page.locator("summary").count())
    unfold(owner, "ui-moderators")
    owner.button("ui-moderator-link").click()
    owner.until("the link", lambda: owner.page.locator(".link").count())
    assert owner.page.locator(".link").inner_text().startswith(f"{here}/")
