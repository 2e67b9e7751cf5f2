"""Invitation links."""

import re
import struct
import subprocess
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

import pytest
import segno

from camlann.i18n.catalogue import about, languages
from camlann.runtime import Runtime
from camlann.server import lan_url
from camlann.server.gate.html_pages import HEIGHT, PICTURES, WIDTH, language
from camlann.server.gate.http import Reply, Request
from camlann.server.gate.routes import web_app
from camlann.server.gate.routes.link_pages import square
from camlann.server.site_owner import first, link
from tests.server.harness.http_gate import HERE, HttpGate, read
from tests.server.harness.sample_data import ANNA, BERT, TABLE
from tests.server.harness.virtual_loop import VirtualLoop

NOWHERE = "ee" * 16


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a checkout in which the page for people was not built."""
    monkeypatch.setattr(web_app, "built", dict)


LINK = f"{HERE}/t/{TABLE.name}"


class Page(HTMLParser):
    """What stands on a page."""

    def __init__(self, reply: Reply) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self.feed(reply.body.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append((tag, given))
        if tag == "meta" and "content" in given:
            self.metas[given.get("property") or given.get("name", "")] = given["content"]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def of(self, tag: str) -> list[dict[str, str]]:
        return [given for name, given in self.tags if name == tag]


def test_a_link_has_a_title_a_sentence_and_a_picture_for_previews() -> None:
    reply = HttpGate(name="Astolat").ask("GET", f"/t/{TABLE.name}")
    page = Page(reply)
    assert (reply.status, reply.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert page.metas["og:title"] == "You are invited"
    assert "on Astolat." in page.metas["og:description"]
    assert page.metas["og:image"] == f"{HERE}/pictures/invitation.png"
    assert "You are invited" in page.texts


@pytest.mark.parametrize(
    "game, title",
    [("avalon", "You are invited to play Avalon"), ("chess", "You are invited"), ("", "You are invited")],
)
def test_a_preview_names_the_game_that_the_link_names(game: str, title: str) -> None:
    page = Page(HttpGate(name="Astolat").ask("GET", f"/t/{TABLE.name}", query={"game": game}))
    assert (page.metas["og:title"], page.metas["og:site_name"]) == (title, "Astolat")


def test_it_says_the_same_for_every_table_and_for_none_and_asks_nobody() -> None:
    front = HttpGate()
    replies = [front.ask("GET", f"/t/{name}") for name in (TABLE.name, NOWHERE, "x", "%00", "<b>")]
    assert all(reply == replies[0] for reply in replies)
    assert TABLE.name not in replies[0].body.decode()
    assert front.store.looked_up == 0
    assert front.ask("GET", f"/t/{TABLE.name}", person_id=ANNA).body == replies[0].body


@pytest.mark.parametrize("tag", languages())
def test_it_speaks_the_language_of_whoever_opens_it(tag: str) -> None:
    reply = HttpGate().ask("GET", f"/t/{TABLE.name}", accept_language=f"{tag}-XX, en;q=0.5")
    (html,) = Page(reply).of("html")
    assert html == {"lang": tag, "dir": about(tag).direction}
    assert reply.headers["Content-Language"] == tag


WISHES = {
    "nothing": ("", "en"),
    "nonsense": (";;q=,,=", "en"),
    "the first of equals": ("it,fr", "it"),
    "the heaviest": ("it;q=0.3, fr;q=0.9", "fr"),
    "nothing that is refused": ("fr;q=0, it;q=0.1", "it"),
    "what we have": ("de, ja;q=0.9, fa;q=0.2", "fa"),
    "the language without the country": ("FR-ca", "fr"),
    "a weight that is none": ("fr;q=2, it;q=0.1", "it"),
}


@pytest.mark.parametrize("header, tag", WISHES.values(), ids=WISHES.keys())
def test_which_language_that_is(header: str, tag: str) -> None:
    known = ["en", "fa", "fr", "it"]
    assert language(Request("GET", "/", {"accept-language": header}), known) == tag


PAGES = ["/t/x", "/d/x", "/club/x"]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_runs_no_script_and_loads_nothing_of_others(path: str) -> None:
    reply = HttpGate(name="<script>alert(1)</script>\"'").ask("GET", path)
    page = Page(reply)
    policy = reply.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src" not in policy
    assert "unsafe" not in policy
    assert "form-action 'self'" in policy
    assert not page.of("script")
    assert [image["src"] for image in page.of("img")] == ["/pictures/invitation.png"]
    assert not [
        given for _, given in page.tags if "style" in given or any(name.startswith("on") for name in given)
    ]


def test_the_style_is_the_one_the_policy_allows() -> None:
    reply = HttpGate().ask("GET", "/t/x")
    (style,) = re.findall("<style>(.*?)</style>", reply.body.decode(), re.DOTALL)
    allowed = b64encode(sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{allowed}'" in reply.headers["Content-Security-Policy"]


def test_the_picture_is_small_and_as_large_as_the_page_says() -> None:
    reply = HttpGate().ask("GET", "/pictures/invitation.png")
    assert reply.headers["Content-Type"] == "image/png"
    assert reply.body == (PICTURES / "invitation.png").read_bytes()
    assert struct.unpack(">II", reply.body[16:24]) == (WIDTH, HEIGHT)
    assert len(reply.body) < 100_000


# The square.


def test_a_square_is_given_for_whatever_could_be_a_table() -> None:
    front = HttpGate()
    reply = front.ask("GET", f"/t/{TABLE.name}/qr.svg")
    assert (reply.status, reply.headers["Content-Type"]) == (200, "image/svg+xml")
    assert reply.body == square(LINK)
    assert front.ask("GET", f"/t/{NOWHERE}/qr.svg").status == 200
    assert front.ask("GET", "/t/x/qr.svg").status == 404
    assert front.store.looked_up == 0


def test_it_is_dark_on_light_with_room_around_it() -> None:
    text = square(LINK).decode()
    modules = len(segno.make(LINK, micro=False, error="m").matrix)
    assert f'width="{8 * (modules + 8)}"' in text
    assert re.search(r'<path[^>]*fill="#fff"', text)
    assert re.search(r'<path[^>]*stroke="#000"', text)


def test_drawing_takes_time_so_nobody_may_ask_for_too_many() -> None:
    front = HttpGate()

    async def many() -> list[int]:
        asked = Request("GET", f"/t/{TABLE.name}/qr.svg", {"host": "x"}, address="192.0.2.7")
        return [(await front.gate.http(asked)).status for _ in range(31)]

    assert VirtualLoop().run(many()) == [200] * 30 + [429]


@pytest.mark.programs
@pytest.mark.parametrize("where", [LINK, f"http://[2001:db8::7]:8080/t/{NOWHERE}", "https://x.example"])
def test_another_program_reads_the_link_from_the_square(where: str, tmp_path: Path) -> None:
    (tmp_path / "square.svg").write_bytes(square(where))
    drawn = ["rsvg-convert", str(tmp_path / "square.svg"), "--output", str(tmp_path / "square.png")]
    subprocess.run(drawn, check=True)
    reader = ["zbarimg", "--quiet", "--raw", "--oneshot", str(tmp_path / "square.png")]
    assert subprocess.run(reader, check=True, capture_output=True, text=True).stdout.strip() == where


def test_the_square_in_the_terminal_is_the_same_code() -> None:
    """Half a sign is a module: what is drawn is read back and compared."""
    rows: list[list[int]] = []
    for line in lan_url.drawn(LINK).splitlines():
        plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
        halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
        pairs = [halves[sign] for sign in plain]
        rows += [[top for top, _ in pairs], [bottom for _, bottom in pairs]]
    matrix = [list(row) for row in segno.make(LINK, micro=False, error="m").matrix]
    inner = [row[2:-2] for row in rows[2 : 2 + len(matrix)]]
    assert inner == matrix


# Another device.


def test_a_link_to_another_device_asks_first_and_works_once() -> None:
    front = HttpGate()
    made = read(front.ask("POST", "/api/me/links", person_id=ANNA))["link"]
    for _ in range(3):
        page = front.ask("GET", made)
        assert [form["method"] for form in Page(page).of("form")] == ["post"]
        # With another policy a browser would send its form without an origin, and it would be refused.
        assert page.headers["Referrer-Policy"] == "same-origin"
    used = front.ask("POST", made)
    assert (used.status, used.headers["Location"]) == (303, "/")
    token = re.match(r"camlann=([^;]+); .*HttpOnly", used.headers["Set-Cookie"])
    assert token
    assert read(front.ask("GET", "/api/me", cookie=f"camlann={token[1]}"))["person_id"] == ANNA
    again = front.ask("POST", made)
    assert again.status == 404
    assert "Set-Cookie" not in again.headers


def test_a_link_that_is_none_looks_like_one_and_ends_like_one_that_is_used() -> None:
    front = HttpGate()
    made = read(front.ask("POST", "/api/me/links", person_id=ANNA))["link"]
    assert front.ask("GET", made) == front.ask("GET", "/d/nothing")
    front.ask("POST", made)
    assert front.ask("POST", made) == front.ask("POST", "/d/nothing")


def test_a_foreign_page_cannot_press_the_button() -> None:
    front = HttpGate()
    made = read(front.ask("POST", "/api/me/links", person_id=ANNA))["link"]
    for origin in ("https://elsewhere.example", "null"):
        assert front.ask("POST", made, origin=origin).status == 403
    assert front.ask("POST", made).status == 303


# The owner.


def test_the_first_start_makes_an_owner_with_a_link_and_the_next_does_not(tmp_path: Path) -> None:
    front = HttpGate()
    made = front.run(first(tmp_path, front.store, Runtime(lambda: front.now), "Astolat"))
    used = front.ask("POST", f"/d/{made.secret}")
    token = used.headers["Set-Cookie"].partition(";")[0]
    me = read(front.ask("GET", "/api/me", cookie=token))
    assert (me["person_id"], me["name"]) == (made.person_id, "Astolat")
    again = front.run(first(tmp_path, front.store, Runtime(lambda: front.now), "Astolat"))
    assert (again.person_id, again.secret) == (made.person_id, "")
    assert front.ask("POST", f"/d/{made.secret}").status == 404


def test_a_lost_link_is_replaced_and_an_old_one_runs_out(tmp_path: Path) -> None:
    front = HttpGate()
    runtime = Runtime(lambda: front.now)
    made = front.run(first(tmp_path, front.store, runtime, "Astolat"))
    other = front.run(link(made.person_id, front.store, runtime))
    assert front.ask("POST", f"/d/{other}").status == 303
    front.now += 8 * 24 * 60 * 60 * 1000
    assert front.ask("POST", f"/d/{made.secret}").status == 404


# The club.

WORD = "a word that nobody guesses"


def test_who_came_by_the_clubs_link_is_a_member_on_this_device() -> None:
    front = HttpGate(opens="club", club=WORD)
    path = f"/club/{WORD}"
    assert front.ask("GET", path) == front.ask("GET", "/club/nothing")
    assert front.ask("POST", "/club/nothing").status == 404
    entered = front.ask("POST", path)
    assert entered.status == 303
    cookie = entered.headers["Set-Cookie"].partition(";")[0]
    assert WORD not in cookie
    context = front.context
    assert context.is_club_member(Request("POST", "/", {"cookie": cookie}))
    for other in ("", f"{cookie}0", "camlann-club="):
        assert not context.is_club_member(Request("POST", "/", {"cookie": other}))
    other_club = HttpGate(opens="club", club=WORD + "!").context
    assert not other_club.is_club_member(Request("GET", "/", {"cookie": cookie}))


def test_in_a_server_without_a_club_nobody_is_a_member() -> None:
    front = HttpGate()
    assert front.ask("POST", "/club/x").status == 404
    assert not front.context.is_club_member(Request("GET", "/", {"cookie": "camlann-club="}))


def test_in_a_club_members_open_tables_and_others_do_not() -> None:
    front = HttpGate(opens="club", club=WORD, owner=BERT)
    cookie = front.ask("POST", f"/club/{WORD}").headers["Set-Cookie"].partition(";")[0]
    refused = front.ask("POST", "/api/tables", person_id=ANNA)
    assert (refused.status, read(refused)) == (403, {"code": "not-a-host"})
    assert front.ask("POST", "/api/tables", person_id=ANNA, cookie=cookie).status == 201
    assert front.ask("POST", "/api/tables", person_id=BERT).status == 201


def test_one_person_opens_so_many_tables_a_day_and_all_together_so_many() -> None:
    front = HttpGate(tables=3, tables_per_person=2)

    async def opens(*person_ids: str) -> list[int]:
        asked = [{"origin": HERE, "cookie": f"camlann=token of {person_id}"} for person_id in person_ids]
        return [(await front.gate.http(Request("POST", "/api/tables", each))).status for each in asked]

    assert front.run(opens(ANNA, ANNA, ANNA, BERT, BERT)) == [201, 201, 429, 201, 429]


# Addresses.


def test_this_machine_is_found_without_a_word_to_anybody() -> None:
    assert re.fullmatch(r"[0-9.]+", lan_url.of_this_machine())


ADDRESSES = {
    "what the host has set": ("https://games.example.org", "127.0.0.1", "https://games.example.org"),
    "where it listens": ("", "192.0.2.9", "http://192.0.2.9:8080"),
    "in brackets": ("", "2001:db8::9", "http://[2001:db8::9]:8080"),
}


@pytest.mark.parametrize("url, host, told", ADDRESSES.values(), ids=ADDRESSES.keys())
def test_what_people_are_told(url: str, host: str, told: str) -> None:
    assert lan_url.of_the_server(url, host, 8080) == told


LAN = "http://192.0.2.9:8080"
SHARED = {
    "by its number": ("", "127.0.0.1:8080", "127.0.0.1", LAN),
    "by its new number": ("", "[::1]:8080", "::1", LAN),
    "by its name": ("", "localhost:8080", "127.0.0.1", LAN),
    "by a name below it": ("", "seat-1.localhost:8080", "::ffff:127.0.0.1", LAN),
    "by an address that others have too": ("", "192.0.2.9:8080", "127.0.0.1", ""),
    "from elsewhere, where anybody can write this name": ("", "localhost:8080", "192.0.2.7", ""),
    "with an address that the host has set": (HERE, "127.0.0.1:8080", "127.0.0.1", HERE),
}


@pytest.mark.parametrize("url, host, address, told", SHARED.values(), ids=SHARED.keys())
def test_links_lead_others_to_the_server_and_not_to_themselves(
    url: str, host: str, address: str, told: str
) -> None:
    """The address for links, when the page is opened so; empty: the one the page is at."""
    front = HttpGate(url=url)
    front.gate.origin.for_others = lambda: LAN
    assert read(front.ask("GET", "/api/server", address=address, host=host))["share_url"] == told
    where = told or f"http://{host}"
    for path in (f"/t/{TABLE.name}", f"/d/{'x' * 43}"):
        reply = front.ask("GET", f"{path}/qr.svg", address=address, host=host)
        assert reply.body == square(where + path)


def test_a_machine_that_others_cannot_reach_has_no_other_address(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lan_url.for_others("127.0.0.1", 8080) == lan_url.for_others("::1", 8080) == ""
    monkeypatch.setattr(lan_url, "in_its_network", lambda: "192.0.2.9")
    assert lan_url.for_others("0.0.0.0", 8080) == LAN
    assert lan_url.for_others("127.0.0.1", 8080) == ""
    monkeypatch.setattr(lan_url, "in_its_network", lambda: "")
    assert lan_url.for_others("0.0.0.0", 8080) == ""


def test_which_addresses_nobody_else_can_reach() -> None:
    assert all(map(lan_url.is_alone, ("http://127.0.0.1:8080", "http://localhost:1", "http://[::1]:8080")))
    assert not lan_url.is_alone("http://192.0.2.9:8080")
