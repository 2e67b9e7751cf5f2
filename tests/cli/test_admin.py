"""`camlann admin`: links for new moderators are listed and withdrawn."""

import asyncio
from pathlib import Path

import pytest

from camlann.cli import main
from camlann.i18n.catalogue import Catalogue
from camlann.runtime import Runtime
from camlann.server.data_files import DATABASE
from camlann.server.moderation.appointments import add_link, open_links
from camlann.server.store.open_store import open_store
from camlann.table import PersonId


def made(folder: Path, *secrets: str) -> list[str]:
    """Add these links to the store in this folder; the ids of all."""

    async def story() -> list[str]:
        store, now = await open_store(f"sqlite:{folder / DATABASE}"), Runtime().wall()
        for n, secret in enumerate(secrets):
            await add_link(store, PersonId("a" * 32), secret, now + n)
        ids = [each.id for each in await open_links(store, now)]
        await store.close()
        return ids

    return asyncio.run(story())


def test_open_links_are_listed_without_their_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = made(tmp_path, "first secret", "second secret")
    assert main(["--language", "en", "admin", "links", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert [line.split()[0] for line in said.splitlines()] == ids
    assert "secret" not in said
    assert main(["--language", "it", "admin", "links", "--data", str(tmp_path)]) == 0
    assert "vale fino al" in capsys.readouterr().out


def test_one_link_is_withdrawn_or_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ("--data", str(tmp_path))
    first, *others = made(tmp_path, "one", "two", "three")
    assert main(["--language", "en", "admin", "withdraw", first, *where]) == 0
    assert capsys.readouterr().out == f"The link {first} was withdrawn.\n"
    assert made(tmp_path) == others
    assert main(["--language", "en", "admin", "withdraw", first, *where]) == 1
    assert capsys.readouterr().err.startswith(f"There is no link {first}:")
    assert main(["--language", "en", "admin", "withdraw", "all", *where]) == 0
    assert capsys.readouterr().out.splitlines() == [f"The link {id} was withdrawn." for id in others]
    assert made(tmp_path) == []
    for what in (["links"], ["withdraw", "all"]):
        assert main(["--language", "en", "admin", *what, *where]) == 0
        assert capsys.readouterr().out == "There is no link for a new moderator that still works.\n"


def test_no_store_is_made_where_there_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "admin", "links", "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("There is no database ")
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    "address, code, message",
    [
        ("mysql://here", 2, "doctor-store-unknown"),
        ("postgresql://nobody@127.0.0.1:1/", 1, "admin-unreachable"),
    ],
)
def test_a_store_that_cannot_be_opened_is_told_without_its_address(
    address: str, code: int, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "it", "admin", "links", "--store", address]) == code
    assert capsys.readouterr().err == f"{Catalogue('it', isolate=False).text(message)}\n"
