"""The engines, each with nothing on it yet."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness.databases import command, database
from tests.server.store.engines import Engine, Memory, Postgres, Several, Sqlite

EMPTY = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid();
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""


@pytest.fixture(scope="session")
def home() -> Iterator[str]:
    """One database for many tests: to make and drop one costs more than most tests do."""
    with database() as url:
        yield url


@pytest.fixture
def postgres(home: str) -> Postgres:
    command(EMPTY, home)
    return Postgres(home)


@pytest.fixture(scope="session")
def second_home() -> Iterator[str]:
    with database() as url:
        yield url


@pytest.fixture
def second(second_home: str) -> Postgres:
    command(EMPTY, second_home)
    return Postgres(second_home)


@pytest.fixture
def several(postgres: Postgres, second: Postgres) -> Several:
    return Several(postgres, second)


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
