"""`camlann doctor` finds each planted fault and says what to do; on a sound machine it finds none."""

import asyncio
import socket
import sqlite3
from collections import namedtuple
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from camlann.cli import main
from camlann.i18n.catalogue import Catalogue, languages
from camlann.runtime import Runtime
from camlann.server.crypto import table_keys
from camlann.server.doctor import machine, storage
from camlann.server.doctor.command import examine
from camlann.server.doctor.findings import Subject
from camlann.server.settings import Settings
from camlann.server.store import Append, Entry, TableId
from camlann.server.store.migrate import migrate_sqlite
from camlann.server.store.open_store import open_store
from camlann.table import PersonId
from tests.server.doctor.proxies import certificate, proxy
from tests.server.harness.databases import command, database
from tests.server.harness.processes import free_port
from tests.server.store import one_more_migration

TABLE = TableId(77)


def subject(data: Path, **more: Any) -> Subject:
    """A server with everything in one folder, on a free port."""
    usual = Subject(
        data=data,
        store=f"sqlite:{data / 'camlann.db'}",
        bus="",
        keys=data / "camlann.key",
        host="127.0.0.1",
        port=free_port(),
        settings=Settings(),
    )
    return replace(usual, **more)


def wrongs(whom: Subject) -> list[str]:
    return [each.message for each in asyncio.run(examine(whom)) if each.state == "wrong"]


async def with_a_game(url: str, keys: Path) -> None:
    """A store that holds a row of a game, under this key."""
    own = table_keys.load(keys, Runtime(), make=True)
    store = await open_store(url)
    try:
        entry = Entry(0, 1, own.current, b"{}", own.seal(TABLE, 0, b"{}"))
        await store.append([Append(TABLE, entry)])
    finally:
        await store.close()


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The folder of a server on which a game was played."""
    asyncio.run(with_a_game(f"sqlite:{tmp_path / 'camlann.db'}", tmp_path / "camlann.key"))
    return tmp_path


def test_nothing_is_wrong_before_the_first_start_nor_after_a_game(tmp_path: Path, played: Path) -> None:
    assert wrongs(subject(tmp_path / "new")) == []
    assert not (tmp_path / "new").exists(), "it has made something"
    before = (played / "camlann.db").read_bytes()
    assert wrongs(subject(played)) == []
    assert (played / "camlann.db").read_bytes() == before


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert wrongs(subject(tmp_path / "data")) == ["doctor-folder-is-a-file"]


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Whoever runs as root may write everywhere.
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != tmp_path)
    assert wrongs(subject(tmp_path)) == ["doctor-folder-not-writable"]
    assert wrongs(subject(tmp_path / "new")) == ["doctor-folder-cannot-be-made"]


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr("shutil.disk_usage", lambda path: usage(10**9, 10**9, 10**6))
    assert wrongs(subject(tmp_path)) == ["doctor-disk-full"]


def test_a_page_that_was_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camlann.server.gate.routes.web_app.FOLDER", tmp_path)
    assert wrongs(subject(tmp_path)) == ["doctor-no-page"]


def test_a_damaged_store(played: Path) -> None:
    file = played / "camlann.db"
    file.write_bytes(b"not a database, " * 400)
    assert wrongs(subject(played)) == ["doctor-store-broken"]


def test_a_store_of_a_newer_and_of_an_older_camlann(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(played / "camlann.db")) as connection, connection:
        connection.execute("INSERT INTO schema_migrations (number) VALUES (9999)")
    assert wrongs(subject(played)) == ["doctor-schema-newer"]
    older = tmp_path / "older"
    older.mkdir()
    with closing(sqlite3.connect(older / "camlann.db", isolation_level=None)) as connection:
        migrate_sqlite(connection)
    one_more_migration.plan(monkeypatch)
    found = asyncio.run(examine(subject(older)))
    assert ("advice", "doctor-schema-older") in {(each.state, each.message) for each in found}


def test_a_key_that_is_missing_broken_or_open_to_others(played: Path) -> None:
    key = played / "camlann.key"
    key.chmod(0o644)
    assert wrongs(subject(played)) == ["doctor-key-open-to-others"]
    key.write_text("no key at all\n")
    assert wrongs(subject(played)) == ["doctor-key-broken"]
    key.unlink()
    assert wrongs(subject(played)) == ["doctor-key-missing"]


def test_the_key_of_another_store(played: Path) -> None:
    (played / "camlann.key").unlink()
    table_keys.load(played / "camlann.key", Runtime(), make=True)
    assert wrongs(subject(played)) == ["doctor-key-of-another-store"]


def test_a_list_of_erased_people_that_cannot_be_written(tmp_path: Path) -> None:
    named = Settings(erased=str(tmp_path / "camlann.erased"))
    assert wrongs(subject(tmp_path, settings=named)) == []
    nowhere = Settings(erased=str(tmp_path / "nowhere" / "camlann.erased"))
    assert wrongs(subject(tmp_path, settings=nowhere)) == ["doctor-erased-not-writable"]


def test_many_machines_are_told_whom_they_do_not_name(tmp_path: Path) -> None:
    whom = replace(subject(tmp_path), data=None, keys=None)
    advised = {each.message for each in asyncio.run(examine(whom)) if each.state == "advice"}
    assert advised >= {"doctor-no-owner", "doctor-no-erased-list"}
    named = Settings(owner=PersonId("a" * 32), erased=str(tmp_path / "camlann.erased"))
    advised = {
        each.message for each in asyncio.run(examine(replace(whom, settings=named))) if each.state == "advice"
    }
    assert not advised & {"doctor-no-owner", "doctor-no-erased-list"}


def test_a_port_is_written_as_browsers_write_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        main(["doctor", "--data", str(tmp_path), "--host", "127.0.0.1", "--port", str(port)])
    assert f"Another program uses the port {port}." in capsys.readouterr().out


def test_an_address_that_this_machine_does_not_have(tmp_path: Path) -> None:
    assert wrongs(subject(tmp_path, host="192.0.2.77")) == ["doctor-no-such-host"]


def test_a_port_that_somebody_else_has(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = subject(tmp_path, port=other.getsockname()[1])
        assert wrongs(taken) == ["doctor-port-taken"]


def test_postgresql_that_cannot_be_reached_or_written(tmp_path: Path) -> None:
    nobody = f"postgresql://postgres@127.0.0.1:{free_port()}/postgres"
    keys = tmp_path / "camlann.key"
    whom = replace(subject(tmp_path), data=None, store=nobody, keys=None)
    assert wrongs(whom) == ["doctor-store-unreachable"]
    with database() as url:
        whom = replace(whom, store=url)
        assert wrongs(whom) == []
        # A keeper makes no key by itself.
        assert wrongs(replace(whom, keys=keys)) == ["doctor-key-missing"]
        asyncio.run(with_a_game(url, keys))
        whom = replace(whom, keys=keys)
        assert wrongs(whom) == []
        name = url.rpartition("/")[2]
        command(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        assert wrongs(whom) == ["doctor-store-read-only"]


def test_connections_that_postgresql_allows_against_those_of_gates_and_keepers(tmp_path: Path) -> None:
    """The limit, connections of ours and of others; and for how many gates and keepers that is enough."""

    def said(limit: int, ours: int, others: int) -> tuple[str, int]:
        (found,) = storage.connections(limit, ours, others)
        return found.message, found.fields.get("processes") or found.fields["wanted"]

    assert said(97, 0, 0) == ("doctor-connections", 19)
    assert said(97, 83, 9) == ("doctor-connections", 17)
    assert said(97, 84, 9) == ("doctor-few-connections", 143)
    assert said(10, 0, 0) == ("doctor-connections", 2)
    assert said(10, 0, 1) == ("doctor-few-connections", 51)
    with database() as url:
        whom = replace(subject(tmp_path), data=None, store=url, keys=None)
        asyncio.run(with_a_game(url, tmp_path / "camlann.key"))
        found = {each.message: each for each in asyncio.run(examine(whom))}
        # As many as this PostgreSQL allows, less those that others have at the moment.
        assert 2 <= found["doctor-connections"].fields["processes"] <= 19


def test_clocks_that_differ() -> None:
    assert storage.clock(1.5) == []
    assert [each.message for each in storage.clock(-30.0)] == ["doctor-clock"]


def test_a_bus_that_cannot_be_reached(tmp_path: Path) -> None:
    nobody = f"nats://127.0.0.1:{free_port()}"
    assert wrongs(subject(tmp_path, bus=nobody)) == ["doctor-bus-unreachable"]
    assert wrongs(subject(tmp_path, bus="pigeon://roof")) == ["doctor-bus-unknown"]


def test_too_few_open_files(tmp_path: Path) -> None:
    whom = subject(tmp_path)
    assert [each.message for each in machine.open_files(whom, 1024)] == ["doctor-few-files"]
    assert machine.open_files(whom, 100_000) == machine.open_files(whom, None) == []


def test_push_messages_without_https(tmp_path: Path) -> None:
    assert wrongs(subject(tmp_path, settings=Settings(push="yes"))) == ["doctor-push-without-https"]


PROXIES: dict[str, tuple[dict[str, Any], bool, list[str]]] = {
    "as it should be": ({}, True, []),
    "that changes the name": ({"host": False}, True, ["doctor-proxy-host"]),
    "that does not say who comes": ({"forwarded": False}, True, ["doctor-proxy-silent"]),
    "that nobody has told the server of": ({}, False, ["doctor-proxy-unknown"]),
    "without WebSockets": ({"sockets": False}, True, ["doctor-proxy-no-sockets"]),
}


@pytest.mark.parametrize("kind", PROXIES)
def test_a_proxy(tmp_path: Path, kind: str) -> None:
    how, told, expected = PROXIES[kind]

    async def seen() -> list[str]:
        whom = subject(tmp_path)
        async with proxy(whom.port, **how) as port:
            settings = Settings(url=f"http://127.0.0.1:{port}", proxy=told)
            found = await examine(replace(whom, settings=settings))
        return [each.message for each in found if each.state == "wrong"]

    assert asyncio.run(seen()) == expected


def test_an_address_that_leads_nowhere_or_elsewhere(tmp_path: Path) -> None:
    nowhere = Settings(url=f"http://127.0.0.1:{free_port()}")
    assert wrongs(subject(tmp_path, settings=nowhere)) == ["doctor-url-unreachable"]

    async def elsewhere() -> list[str]:
        whom, other = subject(tmp_path), free_port()
        server = await asyncio.start_server(_answer, "127.0.0.1", other)
        async with server, proxy(other) as port:
            found = await examine(
                replace(whom, settings=Settings(url=f"http://127.0.0.1:{port}", proxy=True))
            )
        return [each.message for each in found if each.state == "wrong"]

    assert asyncio.run(elsewhere()) == ["doctor-url-elsewhere"]


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello")
    await writer.drain()
    writer.close()


@pytest.mark.parametrize(
    "days, expected", [(90, []), (3, ["doctor-certificate-ends"]), (-3, ["doctor-certificate"])]
)
def test_a_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int, expected: list[str]
) -> None:
    file = tmp_path / "certificate.pem"
    certificate(file, days)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))

    async def seen() -> list[str]:
        whom = subject(tmp_path / "data")
        async with proxy(whom.port, certificate=file) as port:
            settings = Settings(url=f"https://127.0.0.1:{port}", proxy=True)
            found = await examine(replace(whom, settings=settings))
        return [each.message for each in found if each.state == "wrong"]

    assert asyncio.run(seen()) == expected


@pytest.mark.parametrize("language", languages())
def test_the_command_prints_what_to_do_in_every_language(
    played: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    (played / "camlann.key").chmod(0o644)
    flags = ["--data", str(played), "--host", "127.0.0.1", "--port", str(free_port())]
    assert main(["doctor", *flags, "--language", language]) == 1
    printed, words = capsys.readouterr().out, Catalogue(language, isolate=False)
    assert words.text("doctor-key-open-to-others", path=str(played / "camlann.key")) in printed
    assert printed.rstrip().endswith(words.text("doctor-end", wrong=1))
    (played / "camlann.key").chmod(0o600)
    assert main(["doctor", *flags, "--language", language]) == 0
