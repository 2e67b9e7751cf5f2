"""What the commands of a server print is in the language that was asked for."""

from pathlib import Path

import pytest

from camlann.cli import main


@pytest.mark.usefixtures("brief")
def test_a_server_speaks_italian(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ("--data", str(tmp_path), "--host", "127.0.0.1", "--port", "0", "--bots", "no")
    assert main(["serve", *where, "--opens", "club", "--language", "it"]) == 0
    address, alone, club, owner = capsys.readouterr().out.splitlines()
    assert address.startswith("Camlann è a http://127.0.0.1:")
    assert alone == "Solo questa macchina può raggiungerlo. Per i telefoni della tua rete, togli --host."
    assert club.startswith("Link per i membri del club, che possono aprire tavoli: http://127.0.0.1:")
    assert owner.startswith("Il tuo link da proprietario. Aprilo una volta, e non darlo a nessuno: http")


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
