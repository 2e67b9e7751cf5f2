"""The page that people play with, as a gate hands it out."""

import gzip
import struct
from urllib.robotparser import RobotFileParser

import msgspec
import pytest

from camlann.server.gate.http import Reply
from camlann.server.gate.routes import web_app
from camlann.server.gate.routes.web_app import POLICY, File
from tests.server.harness.http_gate import HERE, HttpGate
from tests.server.harness.sample_data import TABLE

INDEX = b'<!doctype html><html lang="en"><head><title>Camlann</title></head><body></body></html>'
SCRIPT = b"let a = 1;" * 100


@pytest.fixture
def _built(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "index.html": File("text/html; charset=utf-8", INDEX, None),
        "index-x.js": File("text/javascript; charset=utf-8", SCRIPT, gzip.compress(SCRIPT)),
    }
    monkeypatch.setattr(web_app, "built", lambda: files)


def ask(path: str, encoding: str = "") -> Reply:
    return HttpGate(name="Astolat").ask("GET", path, accept_encoding=encoding)


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize(
    "path",
    [
        *(
            "/",
            "/new",
            "/mine",
            "/reports",
            "/settings",
            "/rules/avalon",
            "/rules/shadows/quest-grail",
            "/learn/loyal",
        ),
        *(f"/t/{TABLE.name}", f"/t/{TABLE.name}/history"),
    ],
)
def test_every_screen_is_the_same_page_under_a_strict_policy(path: str) -> None:
    reply = ask(path)
    assert (reply.status, reply.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert reply.headers["Content-Security-Policy"] == POLICY
    assert "unsafe" not in POLICY


@pytest.mark.usefixtures("_built")
def test_a_link_to_a_table_is_shown_with_a_title_and_a_picture_and_not_with_its_name() -> None:
    text = ask(f"/t/{TABLE.name}").body.decode()
    assert f"{HERE}/pictures/invitation.png" in text
    assert "<title>You are invited</title>" in text
    assert TABLE.name not in text


@pytest.mark.usefixtures("_built")
def test_the_front_page_says_in_a_preview_what_it_is() -> None:
    text = ask("/").body.decode()
    assert '<meta property="og:title" content="Astolat">' in text
    assert "with friends or bots, on Astolat." in text
    assert "noindex" not in text


LISTED = {
    "/": "all",
    "/rules/avalon": "all",
    "/learn/loyal": "all",
    "/narrator": "all",
    "/mine": "noindex",
    "/reports": "noindex",
    f"/t/{TABLE.name}": "noindex",
    f"/t/{TABLE.name}/qr.svg": "noindex",
    f"/t/{TABLE.name}/history": "noindex",
    f"/t/{TABLE.name}/games/1": "noindex",
    "/shared/" + "ab" * 16: "noindex",
    "/club/a-word-that-nobody-guesses": "noindex",
    "/d/a-word-that-nobody-guesses": "noindex",
    "/nowhere": "noindex",
    "/api/server": "noindex",
}


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize("path", LISTED)
def test_search_engines_list_no_link_that_is_a_key(path: str) -> None:
    """They read it from the page itself: what they may not open they might list by its address alone."""
    assert ask(path).headers["X-Robots-Tag"] == LISTED[path]
    robots = RobotFileParser()
    robots.parse(ask("/robots.txt").body.decode().splitlines())
    assert robots.can_fetch("*", path) is not path.startswith("/api/")


@pytest.mark.usefixtures("_built")
def test_a_phone_may_keep_the_page_among_its_apps() -> None:
    assert '<link rel="manifest" href="/manifest.webmanifest">' in ask("/").body.decode()
    reply = ask("/manifest.webmanifest")
    assert (reply.status, reply.headers["Content-Type"]) == (200, "application/manifest+json")
    assert "manifest-src 'self'" in POLICY
    manifest = msgspec.json.decode(reply.body)
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Astolat", "/", "standalone")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = ask(icon["src"])
        assert picture.headers["Content-Type"] == "image/png"
        width, height = struct.unpack(">II", picture.body[16:24])
        assert icon["sizes"] == f"{width}x{height}"


@pytest.mark.parametrize("path", ["/favicon.ico", "/pictures/icon-180.png"])
def test_an_icon_is_there_for_who_looks_for_it(path: str) -> None:
    reply = ask(path)
    assert (reply.status, reply.body[1:4]) == (200, b"PNG")


def test_no_other_file_is_a_picture() -> None:
    assert [ask(f"/pictures/{name}").status for name in ("invitation.svg", "nothing.png", "..")] == [404] * 3


@pytest.mark.usefixtures("_built")
def test_a_piece_of_the_page_is_kept_for_good_and_packed_for_whoever_takes_it_so() -> None:
    plain, packed = ask("/assets/index-x.js"), ask("/assets/index-x.js", "gzip, br")
    assert plain.body == SCRIPT
    assert "immutable" in plain.headers["Cache-Control"]
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.body) == SCRIPT


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize("file", ["other.js", "..", "%2e%2e", "index-x.js.map"])
def test_what_is_no_piece_of_the_page_is_not_there(file: str) -> None:
    assert ask(f"/assets/{file}").status == 404


def test_where_the_page_was_not_built_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_app, "built", dict)
    assert ask("/").status == 404


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize(
    "path, accept, page",
    [
        ("/nowhere", "text/html,*/*", True),
        ("/nowhere", "*/*", False),
        ("/api/nowhere", "text/html", False),
        ("/assets/nowhere.js", "text/html", False),
    ],
)
def test_where_there_is_nothing_a_person_reads_the_page_and_a_program_the_code(
    path: str, accept: str, page: bool
) -> None:
    reply = HttpGate(name="Astolat").ask("GET", path, accept=accept)
    assert reply.status == 404
    assert (reply.headers["Content-Type"] == "text/html; charset=utf-8") is page
