"""What the commands of a server print is in the language that was asked for."""

import os
import subprocess
from pathlib import Path

import pytest

from camlann.cli import main, whole_parser
from camlann.server.data_files import ERASED
from camlann.server.privacy import erased_list
from camlann.table import PersonId
from tests.server.harness.processes import free_port


@pytest.mark.usefixtures("brief")
def test_a_server_speaks_italian(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ("--data", str(tmp_path), "--host", "127.0.0.1", "--port", "0", "--bots", "no", "--no-page")
    assert main(["serve", *where, "--opens", "club", "--language", "it"]) == 0
    address, alone, club, owner, stop = capsys.readouterr().out.splitlines()
    assert address.startswith("Camlann è a http://127.0.0.1:")
    assert alone == "Solo questa macchina può raggiungerlo. Per i telefoni della tua rete, togli --host."
    assert club.startswith("Link per i membri del club, che possono aprire tavoli: http://127.0.0.1:")
    assert owner.startswith("Il tuo link da proprietario. Aprilo una volta, e non darlo a nessuno: http")
    assert stop == f"Ctrl-C ferma il server. Le partite restano in {tmp_path}."


@pytest.mark.usefixtures("brief")
def test_address_port_and_folder_may_come_from_variables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = str(free_port())
    for name, value in {"HOST": "127.0.0.1", "PORT": port, "DATA": str(tmp_path / "there")}.items():
        monkeypatch.setenv(f"CAMLANN_{name}", value)
    serve = ["serve", "--bots", "no", "--no-page"]
    assert main(serve) == 0
    assert capsys.readouterr().out.startswith(f"Camlann is at http://127.0.0.1:{port}\n")
    assert (tmp_path / "there" / "camlann.db").exists()
    # A flag counts for more than a variable.
    assert main([*serve, "--data", str(tmp_path / "here")]) == 0
    assert (tmp_path / "here").exists()
    # In a cluster with a service called camlann every process gets this one, and it is no port.
    monkeypatch.setenv("CAMLANN_PORT", f"tcp://192.0.2.9:{port}")
    assert whole_parser().parse_args(["serve"]).port == 8080
    monkeypatch.setenv("CAMLANN_PORT", "web")
    with pytest.raises(SystemExit):
        main(serve)
    assert "argument --port: web is no port" in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="there files have other rights")
@pytest.mark.usefixtures("brief")
def test_the_folder_of_a_server_is_for_its_user_alone_and_git_takes_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key and the database are in it."""
    before, data = os.umask(0), tmp_path / "checkout" / "camlann-data"
    modes: dict[str, int] = {}

    async def look() -> None:
        erased_list.add(data / ERASED, [PersonId("ab" * 16)], 1)
        modes.update({file.name: file.stat().st_mode & 0o777 for file in (data, *data.iterdir())})

    # While it runs: at the end the files of the write-ahead log are gone.
    monkeypatch.setattr("camlann.server.run.wait_for_stop_signal", look)
    try:
        assert main(["serve", "--data", str(data), "--port", "0", "--bots", "no", "--no-page"]) == 0
    finally:
        os.umask(before)
    assert modes.pop("camlann-data") == 0o700
    assert (data / ".gitignore").read_text() == "*\n"
    modes.pop(".gitignore")
    assert {*modes} >= {f"camlann.{end}" for end in ("key", "db", "db-wal", "db-shm", "owner", "erased")}
    assert {*modes.values()} == {0o600}, modes
    subprocess.run(["git", "init", "-q", data.parent], check=True)
    asked = ["git", "-C", str(data.parent), "status", "--short", "--untracked-files=all"]
    assert subprocess.run(asked, check=True, capture_output=True, text=True).stdout == ""


@pytest.mark.usefixtures("brief")
def test_the_owner_is_told_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "camlann.db").touch()
    assert main(["owner", "--data", str(tmp_path), "--language", "fr"]) == 0
    person_id, link = capsys.readouterr().out.splitlines()
    assert person_id.startswith("Le person_id du propriétaire est ")
    assert link.startswith(
        "Votre lien de propriétaire. Ouvrez-le une fois, et ne le donnez à personne\u00a0: http"
    )


@pytest.mark.usefixtures("brief")
def test_the_owner_that_the_settings_name_gets_the_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = ("--store", f"sqlite:{tmp_path / 'camlann.db'}")
    assert main(["owner", *store, "--data", str(tmp_path / "here")]) == 0
    first, told, _ = capsys.readouterr().out.splitlines()
    person_id = first.split()[-1]
    assert told == f"Set CAMLANN_OWNER={person_id} for every gate, and start the gates again."
    # On another machine the file with the id is not there.
    assert main(["owner", *store, "--data", str(tmp_path / "there"), "--owner", person_id]) == 0
    again, link = capsys.readouterr().out.splitlines()
    assert (again, link.startswith("Your link")) == (first, True)
    assert not (tmp_path / "there").exists()


def test_a_setting_that_is_wrong_is_told_in_persian(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--chat", "maybe", "--language", "fa"]) == 2
    assert capsys.readouterr().err == "CAMLANN_CHAT یا --chat باید yes یا no باشد، نه maybe.\n"


def test_keys_are_made_in_italian(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "keys"
    assert main(["keys", str(file), "--language", "it"]) == 0
    assert main(["keys", str(file), "--language", "it"]) == 1
    made, exist = capsys.readouterr().out.splitlines()
    assert made.startswith(f"{file} contiene una chiave nuova.")
    assert exist == f"{file} esiste già e non è stato cambiato."
