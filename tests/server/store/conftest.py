"""The engines, each with nothing on it yet."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from camlann.server.store.open_store import open_store
from tests.server.harness.databases import database
from tests.server.harness.shared_database import SharedDatabase, shared_database
from tests.server.store.engines import Engine, Memory, Postgres, Sqlite


async def migrate(url: str) -> None:
    await (await open_store(url)).close()


@pytest.fixture(scope="session")
def shared_postgres() -> Iterator[SharedDatabase]:
    with shared_database(migrate) as shared:
        yield shared


@pytest.fixture
def postgres(shared_postgres: SharedDatabase) -> Postgres:
    return Postgres(shared_postgres.without_rows())


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


@pytest.fixture(params=["postgres", "sqlite", "memory"])
def engine(request: pytest.FixtureRequest) -> Engine:
    found: Engine = request.getfixturevalue(request.param)
    return found
