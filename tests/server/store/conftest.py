"""The engines, each with nothing on it yet."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from camlann.server.store.open_store import open_store
from tests.server.harness.databases import database
from tests.server.harness.shared_database import SharedDatabases, Urls, shared_databases
from tests.server.store.engines import Engine, Memory, Postgres, Several, Sqlite


async def migrate(urls: Urls) -> None:
    for url in urls:
        await (await open_store(url)).close()


async def divide(urls: Urls) -> None:
    await Several(*map(Postgres, urls)).divide()


@pytest.fixture(scope="session")
def shared_postgres() -> Iterator[SharedDatabases]:
    with shared_databases(1, migrate) as shared:
        yield shared


@pytest.fixture(scope="session")
def shared_second() -> Iterator[SharedDatabases]:
    with shared_databases(1, migrate) as shared:
        yield shared


@pytest.fixture(scope="session")
def shared_several() -> Iterator[SharedDatabases]:
    with shared_databases(2, divide, kept=("slot_places", "database_places")) as shared:
        yield shared


@pytest.fixture
def postgres(shared_postgres: SharedDatabases) -> Postgres:
    return Postgres(*shared_postgres.without_rows())


@pytest.fixture
def second(shared_second: SharedDatabases) -> Postgres:
    return Postgres(*shared_second.without_rows())


@pytest.fixture
def several(shared_several: SharedDatabases) -> Several:
    return Several(*map(Postgres, shared_several.without_rows()))


@pytest.fixture
def alone() -> Iterator[Postgres]:
    """A database of its own, for a test that changes its settings."""
    with database() as url:
        yield Postgres(url)


@pytest.fixture
def sqlite(tmp_path: Path) -> Sqlite:
    return Sqlite(tmp_path / "camlann.db")


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture(params=["postgres", "several", "sqlite", "memory"])
def engine(request: pytest.FixtureRequest) -> Engine:
    found: Engine = request.getfixturevalue(request.param)
    return found
