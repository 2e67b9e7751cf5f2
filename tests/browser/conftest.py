"""Fixtures of browser tests: `server`, one for each module, and `cast`, the players of a test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.seats import Cast, browsers
from tests.server.harness.one_process_server import OneProcessServer, opened

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and {"server", "chromium"} & {*getattr(item, "fixturenames", ())}:
            item.add_marker("chromium")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcessServer]:
    with opened(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cast]:
    with browsers(tmp_path_factory.mktemp("pictures")) as cast:
        yield cast


@pytest.fixture
def cast(chromium: Cast, tmp_path: Path) -> Iterator[Cast]:
    """Nobody yet; whoever comes is gone after the test."""
    chromium.folder = tmp_path
    yield chromium
    chromium.leave()
