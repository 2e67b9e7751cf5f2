"""Host names: a foreign name that points to this server is refused (DNS rebinding)."""

import pytest

from camlann.server.gate.allowed_hosts import AllowedHosts
from camlann.server.settings import Settings
from tests.server.hostile.attacked_server import AttackedServer, besieged
from tests.server.hostile.intruder import Intruder, upgrade_request

KNOWN = {
    "this machine": ("localhost:8080", True),
    "this machine, in capitals": ("LocalHost", True),
    "a name below it": ("seat-1.localhost:5173", True),
    "this machine by number": ("127.0.0.1:8080", True),
    "this machine by the new number": ("[::1]:8080", True),
    "the address it came to": ("192.0.2.7:8080", True),
    "another machine's address": ("192.0.2.8:8080", False),
    "the new kind of address it did not come to": ("[fd00::1]", False),
    "the host name": ("camelot", True),
    "the host name with a dot at its end": ("camelot.:8080", True),
    "the host name on the local network": ("camelot.local:8080", True),
    "the host name in its domain": ("camelot.example.org", True),
    "the host name in another domain": ("camelot.evil.test", False),
    "a name that was set": ("games.home.arpa:8080", True),
    "an address that was set": ("[fd00::9]:8080", True),
    "a name below one that was set": ("x.games.home.arpa", False),
    "a foreign name": ("evil.test", False),
    "one that begins alike": ("localhost.evil.test", False),
    "one that ends alike": ("evil-localhost", False),
    "somebody at it": ("localhost@evil.test", False),
    "two": ("localhost, evil.test", False),
    "a foreign name with two ports": ("evil.test:80:80", False),
    "a number that is none": ("127.1", False),
    "none at all": ("", True),
}


@pytest.mark.parametrize("name", KNOWN)
def test_which_names_are_ours(name: str) -> None:
    host, ours = KNOWN[name]
    hosts = AllowedHosts(Settings(lan_name=("games.home.arpa", "fd00::9")), "Camelot.example.org")
    assert hosts.knows(host, "192.0.2.7") is ours
    assert hosts.knows(host, "::ffff:192.0.2.7") is ours


def test_a_server_with_an_address_of_its_own_is_told_by_its_web_server_who_it_is() -> None:
    assert AllowedHosts(Settings(url="https://games.example.org"), "camelot").knows("gate-1:8080")


def test_a_foreign_name_gets_nothing_over_a_real_socket() -> None:
    async def story(server: AttackedServer) -> None:
        for host, status in (
            ("evil.test", "421"),
            ("castle.test", "200"),
            (f"127.0.0.1:{server.web_server.port}", "200"),
        ):
            intruder = await Intruder.connect(server)
            await intruder.send(f"GET /api/people HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            assert (await intruder.answer()).split()[1] == status
            intruder.leave()
        origin = [("Origin", "http://evil.test")]
        for request in (
            b"POST /api/guests HTTP/1.1\r\nHost: evil.test\r\nOrigin: http://evil.test\r\n"
            b'Content-Length: 15\r\n\r\n{"name":"Gwen"}',
            upgrade_request(origin).replace(b"castle.test", b"evil.test"),
        ):
            people = len(server.disk.people)
            intruder = await Intruder.connect(server)
            await intruder.send(request)
            assert (await intruder.answer()).split()[1] == "421"
            assert b'{"code":"wrong-host"}' in await intruder.rest()
            assert len(server.disk.people) == people
            intruder.leave()

    besieged(story)


def test_a_person_who_comes_by_a_foreign_name_is_told_what_to_do() -> None:
    async def story(server: AttackedServer) -> None:
        intruder = await Intruder.connect(server)
        await intruder.send(
            b"GET / HTTP/1.1\r\nHost: <b>.test\r\nAccept: text/html\r\nAccept-Language: fr\r\n\r\n"
        )
        assert (await intruder.answer()).split()[1] == "421"
        told = await intruder.rest()
        assert "--lan-name" in told.decode()
        assert "Ce serveur" in told.decode()
        assert b"<b>" not in told
        intruder.leave()

    besieged(story)


STRICT = "strict-transport-security: max-age=31536000"
ASKED = {
    "a page": b"GET / HTTP/1.1\r\nHost: castle.test\r\n\r\n",
    "something that is not there": b"GET /nowhere HTTP/1.1\r\nHost: castle.test\r\n\r\n",
    "something refused before it is read": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n",
    "no HTTP": b"hello\r\n\r\n",
    "a socket": upgrade_request(),
}


@pytest.mark.parametrize(
    "url, strict", [("https://castle.test", True), ("http://castle.test", False), ("", False)]
)
def test_a_browser_is_told_to_come_by_https_alone_where_people_come_by_https(url: str, strict: bool) -> None:
    async def story(server: AttackedServer) -> None:
        for request in ASKED.values():
            intruder = await Intruder.connect(server)
            await intruder.send(request)
            assert await intruder.answer()
            assert (STRICT in intruder.head.lower().splitlines()) is strict
            intruder.leave()

    besieged(story, settings=Settings(url=url, lan_name=("castle.test", "x")))
