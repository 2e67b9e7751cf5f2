"""What holds for all tests of the server."""

import logging
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from camlann.server.gate import router
from camlann.server.ops.logs import LibraryHandler
from camlann.server.store import postgres_pool


@pytest.fixture(autouse=True)
def every_error_is_declared(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A handler that answers an error its route does not declare fails the test in which it does."""
    found: list[str] = []

    def undeclared(route: router.Route[Any, Any, Any], status: int, code: str) -> None:
        found.append(f"{route.method} {route.path} answers {status} {code}: add it to the route's errors")

    monkeypatch.setattr(router, "undeclared", undeclared)
    yield found
    assert not found, "\n".join(found)


@pytest.fixture(autouse=True)
def connecting_takes_as_long_as_the_machine_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """While another test creates or drops a database, PostgreSQL may not accept anybody for seconds."""
    monkeypatch.setattr(postgres_pool, "CONNECT_SECONDS", 20.0)


@pytest.fixture(autouse=True)
def what_is_logged_stays_in_its_test() -> Iterator[None]:
    """A command run inside a test sets up logging; later tests must not write to its closed stream."""
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    yield
    root = logging.getLogger()
    if any(isinstance(handler, LibraryHandler) for handler in root.handlers):
        root.handlers[:] = [handler for handler in root.handlers if not isinstance(handler, LibraryHandler)]
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
        logging.captureWarnings(False)
        structlog.reset_defaults()
