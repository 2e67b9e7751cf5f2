"""A process that cannot start says why and what to do, in the language asked for, and changes nothing."""

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from camlann.cli import main
from camlann.i18n.catalogue import Catalogue
from camlann.runtime import Runtime
from camlann.server import lan_url
from camlann.server.crypto import table_keys
from camlann.server.doctor import start
from camlann.server.gate.routes import web_app
from tests.server.doctor.test_doctor import with_a_game
from tests.server.harness.databases import database
from tests.server.harness.processes import free_port

pytestmark = pytest.mark.usefixtures("brief")
"""A process that starts all the same stops at once."""


@pytest.fixture(autouse=True)
def no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CAMLANN_STORE", "CAMLANN_BUS"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The folder of a server on which a game was played."""
    data = tmp_path / "data"
    data.mkdir()
    asyncio.run(with_a_game(f"sqlite:{data / 'camlann.db'}", data / "camlann.key"))
    return data


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else has."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def says(message: str, language: str = "en", **fields: str) -> str:
    return Catalogue(language, isolate=False).text(message, **fields)


HERE = ("--host", "127.0.0.1", "--port", "0", "--bots", "no", "--no-page")


def serve(data: Path, *more: str) -> int:
    return main(["serve", "--data", str(data), *HERE, *more])


def refusal(capsys: pytest.CaptureFixture[str]) -> str:
    """The last line: a log may stand before it."""
    return capsys.readouterr().err.splitlines()[-1]


def test_a_port_that_somebody_else_has(
    tmp_path: Path, taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(tmp_path, "--port", str(taken), "--language", "it") == 2
    assert refusal(capsys) == says("doctor-port-taken", "it", port=str(taken), flag="--port")
    assert serve(tmp_path, "--health-port", str(taken)) == 2
    assert refusal(capsys) == says("doctor-port-taken", port=str(taken), flag="--health-port")


@pytest.mark.parametrize("language", ["en", "it", "fr", "fa"])
def test_a_server_whose_page_was_not_built(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers would find nothing there; for programs it starts if it is told so."""
    monkeypatch.setattr(web_app, "FOLDER", tmp_path / "nothing")
    data, where = tmp_path / "data", ("--language", language, "--port", "0")
    bots = tmp_path / "bots"
    bots.write_bytes(b"b" * 32)
    store = ("--store", f"sqlite:{tmp_path / 'gate.db'}", "--bus", "local:", "--bots-key", str(bots))
    for command in (["serve", "--data", str(data)], ["gate", *store]):
        assert main([*command, *where]) == 2
        assert refusal(capsys) == says("doctor-no-page", language, flag="--no-page")
    assert not data.exists()
    assert not (tmp_path / "gate.db").exists()
    assert main(["gate", *store, *where, "--no-page"]) == 0
    assert serve(data) == 0


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What `serve` prints, without the QR code."""
    lines = capsys.readouterr().out.splitlines()
    return [line for line in lines if line.strip() and not re.search("[█▀▄]", line)]


def test_serve_says_first_what_the_others_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan_url, "in_its_network", lambda: "192.0.2.9")
    port = str(free_port())
    where = ("--port", port, "--language", "fr")
    here, lan, name = f"http://127.0.0.1:{port}", f"http://192.0.2.9:{port}", "https://games.example.org"

    assert serve(tmp_path, *where, "--host", "0.0.0.0") == 0
    first, second, owner, last = printed(capsys)
    assert [first, second] == [says("serve-phones", "fr", url=lan), says("serve-here", "fr", url=here)]
    assert f"{lan}/d/" in owner
    assert last == says("serve-stop", "fr", path=str(tmp_path))

    assert serve(tmp_path, *where, "--url", name) == 0
    assert printed(capsys)[:2] == [says("serve-url", "fr", url=name), says("serve-listens", "fr", url=here)]

    assert serve(tmp_path, *where) == 0
    assert printed(capsys)[:2] == [says("serve-address", "fr", url=here), says("serve-alone", "fr")]


def test_an_address_that_this_machine_does_not_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(tmp_path, "--host", "192.0.2.77", "--port", str(free_port())) == 2
    assert refusal(capsys) == says("doctor-no-such-host", host="192.0.2.77", flag="--host")


@pytest.mark.parametrize("port", ["99999", "-1", "web"])
def test_a_number_that_is_no_port(port: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        serve(tmp_path, f"--port={port}")
    assert refusal(capsys).endswith(f"argument --port: {port} is no port: take a number up to 65535")


def test_a_file_in_the_place_of_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").write_text("")
    assert serve(tmp_path / "data", "--language", "fr") == 2
    assert refusal(capsys) == says("doctor-folder-is-a-file", "fr", path=str(tmp_path / "data"))
    assert serve(tmp_path / "data" / "below") == 2
    assert str(tmp_path / "data" / "below") in refusal(capsys)


def test_a_damaged_store_is_not_waited_for(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = played / "camlann.db"
    file.write_bytes(b"not a database, " * 400)
    assert serve(played) == 2
    assert refusal(capsys) == says("doctor-store-broken", path=str(file))
    assert file.read_bytes() == b"not a database, " * 400


def test_a_lost_key_is_not_replaced_by_a_new_one(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = played / "camlann.key"
    key.unlink()
    assert serve(played, "--language", "fa") == 2
    assert refusal(capsys) == says("doctor-key-missing", "fa", path=str(key))
    assert not key.exists()
    table_keys.load(key, Runtime(), make=True)
    assert serve(played) == 2
    assert refusal(capsys) == says("doctor-key-of-another-store", path=str(key))


def test_a_key_that_others_can_read_stops_nobody(played: Path) -> None:
    (played / "camlann.key").chmod(0o644)
    assert serve(played) == 0


def test_one_folder_has_one_server(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lock = start.lock_folder(played)
    assert lock is not None
    with lock:
        assert serve(played) == 2
        assert refusal(capsys) == says("doctor-folder-in-use", path=str(played))
    assert serve(played) == 0


@pytest.mark.parametrize("command", ["owner", "tidy"])
def test_no_server_is_made_by_mistake(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--data", str(tmp_path / "other")]) == 2
    assert refusal(capsys) == says("doctor-no-server-here", path=str(tmp_path / "other"))
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize("command", ["owner", "tidy"])
def test_a_command_does_not_wait_for_a_store(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(tmp_path))
    nobody = f"postgresql://postgres@127.0.0.1:{free_port()}/postgres"
    assert main([command, *data, "--store", nobody]) == 2
    assert refusal(capsys) == says("doctor-store-unreachable", error="ConnectionRefusedError")
    file = tmp_path / "camlann.db"
    file.write_bytes(b"not a database, " * 400)
    assert main([command, *data]) == 2
    assert refusal(capsys) == says("doctor-store-broken", path=str(file))


def test_a_list_of_erased_people_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = str(tmp_path / "nowhere" / "erased")
    assert serve(tmp_path, "--erased", nowhere) == 2
    assert refusal(capsys) == says("doctor-erased-not-writable", path=nowhere)


def test_keys_are_made_from_the_right_file_in_a_folder_that_exists(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, part, other = (str(tmp_path / name) for name in ("keys", "people", "other"))
    assert main(["keys", "--of", whole, part]) == 1
    error = "FileNotFoundError"
    assert refusal(capsys) == says("doctor-file-unreadable", path=whole, flag="--of", error=error)
    assert main(["keys", str(tmp_path / "nowhere" / "keys")]) == 1
    nowhere = str(tmp_path / "nowhere" / "keys")
    assert refusal(capsys) == says("keys-not-written", path=nowhere, error=error)
    assert [main(["keys", whole]), main(["keys", "--of", whole, part])] == [0, 0]
    assert main(["keys", "--of", part, other]) == 1
    assert refusal(capsys) == says("doctor-key-of-gates", path=part)


def test_a_store_and_a_bus_that_do_not_exist(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = tmp_path / "keys"
    assert main(["keep", "--store", "mysql:x", "--bus", "local:", "--keys", str(key)]) == 2
    assert refusal(capsys) == says("doctor-store-unknown")
    store = f"sqlite:{tmp_path / 'camlann.db'}"
    assert main(["keep", "--store", store, "--bus", "smoke:x", "--keys", str(key)]) == 2
    assert refusal(capsys) == says("doctor-bus-unknown")


def test_processes_do_not_share_an_sqlite_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ("--store", f"sqlite:{tmp_path / 'camlann.db'}", "--bus", "nats://127.0.0.1:1")
    for command in (("keep", *where, "--keys", "keys"), ("gate", *where, "--bots-key", "key", "--no-page")):
        assert main(command) == 2
        assert refusal(capsys) == says("doctor-store-not-shared")


def test_a_gate_of_many_says_where_it_lists_who_was_erased(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A restore brings back whoever is on no list: nobody may forget to choose."""
    bots = tmp_path / "bots"
    bots.write_bytes(b"b" * 32)
    store = ("--store", f"postgresql://postgres@127.0.0.1:{free_port()}/postgres", "--bus", "smoke:x")
    gate = ["gate", *store, "--bots-key", str(bots), "--no-page", "--port", "0"]
    assert main(gate) == 2
    assert refusal(capsys) == says("doctor-no-erased-list")
    with database() as url:
        reachable = ["gate", "--store", url, "--bus", "local:", *gate[5:]]
        assert main([*reachable, "--erased", "none"]) == 0
        assert not Path("none").exists()
        assert main([*reachable, "--erased", str(tmp_path / "erased")]) == 0


def test_a_keeper_has_the_whole_keys_of_its_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key, part, other = tmp_path / "keys", tmp_path / "people", tmp_path / "other"
    table_keys.save_people(part, table_keys.load(key, Runtime(), make=True).people_keys())
    table_keys.load(other, Runtime(), make=True)
    with database() as url:
        asyncio.run(with_a_game(url, key))
        for file, message in {
            part: "doctor-key-of-gates",
            other: "doctor-key-of-another-store",
            tmp_path / "none": "doctor-key-missing",
        }.items():
            assert main(["keep", "--store", url, "--bus", "local:", "--keys", str(file)]) == 2
            assert refusal(capsys) == says(message, path=str(file))
        assert main(["keep", "--store", url, "--bus", "local:", "--keys", str(key)]) == 0


def test_a_gate_has_only_its_part_of_the_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key, bots = tmp_path / "keys", tmp_path / "bots"
    table_keys.load(key, Runtime(), make=True)
    store = ("--store", f"sqlite:{tmp_path / 'camlann.db'}", "--bus", "local:", "--port", "0", "--no-page")
    gate = ["gate", *store, "--bots-key", str(bots)]
    assert main(gate) == 2
    error = "FileNotFoundError"
    assert refusal(capsys) == says("doctor-file-unreadable", path=str(bots), flag="--bots-key", error=error)
    bots.write_bytes(b"b" * 32)
    assert main([*gate, "--people-keys", str(key)]) == 2
    assert refusal(capsys) == says("doctor-key-of-keepers", path=str(key))
