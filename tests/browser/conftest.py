"""Fixtures of browser tests: `server` and `chromium`, one for all of them, and `cast`, the players of a test.

Starting them takes as long as a short test, so a file has a server or a browser of its own only if it needs
another one. Tests share no people and no tables; who needs the owner of a server needs a server of their own.
All end with the last test of this folder: while Playwright is there, no test may run an event loop.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tests.browser.seats import Cast, launched
from tests.server.harness.one_process_server import OneProcessServer, opened

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and {"server", "chromium"} & {*getattr(item, "fixturenames", ())}:
            item.add_marker("chromium")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcessServer]:
    with opened(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cast]:
    with launched(playwright, tmp_path_factory.mktemp("pictures")) as cast:
        yield cast


@pytest.fixture
def cast(chromium: Cast, tmp_path: Path) -> Iterator[Cast]:
    """Nobody yet; whoever comes is gone after the test."""
    chromium.folder = tmp_path
    yield chromium
    chromium.leave()
