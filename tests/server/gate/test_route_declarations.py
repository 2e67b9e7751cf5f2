"""What a route declares is described, and what it does not declare is seen when it happens."""

import asyncio

import pytest

from camlann.server.gate.http import Error, HttpError, Reply, Request
from camlann.server.gate.router import ANYONE, Asked, Nothing, Route, answer
from scripts.codegen.openapi import described

LOCKED, TOO_LATE = Error(409, "locked"), Error(409, "too-late")


class Hall:
    """A route that answers what it is told to, to see what is made of it."""

    def __init__(self, wrong: Error | Reply | None = None) -> None:
        self._wrong = wrong
        self.route: Route[Nothing, None, Nothing] = Route(
            "GET", "/hall", Nothing, Nothing, ANYONE, self._enter, errors=(LOCKED,), query=("by",)
        )
        self.read: dict[str, tuple[str, ...]] = {}

    async def _enter(self, asked: Asked[Nothing, None]) -> Nothing | Reply:
        """Come in.

        Whoever they are.
        """
        self.read = asked.request.query
        if isinstance(self._wrong, Reply):
            return self._wrong
        if self._wrong is not None:
            raise HttpError(*self._wrong)
        return Nothing()

    def ask(self, **query: str) -> Reply:
        asked: dict[str, tuple[str, ...]] = {name: (value,) for name, value in query.items()}
        return asyncio.run(answer([self.route], Request("GET", "/hall", query=asked)))


def test_what_a_route_declares_is_described() -> None:
    operation = described([Hall().route])["paths"]["/hall"]["get"]
    assert operation["summary"] == "Come in."
    assert operation["x-principal"] == "anyone"
    assert operation["responses"]["409"]["description"] == "locked"
    assert [each["name"] for each in operation["parameters"]] == ["by"]


@pytest.mark.parametrize("wrong", [LOCKED, Error(503, "try-again"), None])
def test_a_declared_error_is_answered(wrong: Error | None, every_error_is_declared: list[str]) -> None:
    assert Hall(wrong).ask().status == (200 if wrong is None else wrong.status)
    assert not every_error_is_declared


@pytest.mark.parametrize("wrong", [TOO_LATE, Error(404, "not-found"), Reply(404, {}, b"")])
def test_an_error_that_is_not_declared_is_seen(
    wrong: Error | Reply, every_error_is_declared: list[str]
) -> None:
    assert Hall(wrong).ask().status == wrong.status
    [found] = every_error_is_declared
    assert found.startswith(f"GET /hall answers {wrong.status}")
    every_error_is_declared.clear()


def test_a_handler_reads_of_the_query_what_its_route_declares() -> None:
    hall = Hall()
    hall.ask(by="door", window="open")
    assert hall.read == {"by": ("door",)}


def test_a_route_without_a_principal_cannot_be_declared() -> None:
    with pytest.raises(TypeError):
        Route("GET", "/hall", Nothing, Nothing, handle=Hall()._enter)  # type: ignore[call-arg]
