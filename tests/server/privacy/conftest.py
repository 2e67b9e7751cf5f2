"""The real engines, each with nothing on it yet."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness.databases import database
from tests.server.privacy.engines import Engine, Postgres, Sqlite


@pytest.fixture(params=["postgres", "sqlite"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    if request.param == "sqlite":
        yield Sqlite(tmp_path / "camlann.db")
    else:
        with database() as url:
            yield Postgres(url)
