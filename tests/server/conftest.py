"""What holds for all tests of the server."""

from collections.abc import Iterator
from typing import Any

import pytest

from camlann.server.gate import http


@pytest.fixture(autouse=True)
def every_error_is_declared(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A handler that answers an error its route does not declare fails the test in which it does."""
    found: list[str] = []

    def undeclared(route: http.Route[Any, Any, Any], status: int, code: str) -> None:
        found.append(f"{route.method} {route.path} answers {status} {code}: add it to the route's errors")

    monkeypatch.setattr(http, "undeclared", undeclared)
    yield found
    assert not found, "\n".join(found)
