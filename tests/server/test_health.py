"""Health endpoints and metrics: /live, /ready, /metrics."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, cast

import aiohttp
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from camlann.server.cluster.bus.local import LocalBus
from camlann.server.ops import metrics
from camlann.server.ops.health import Check, HealthServer, State, checks
from camlann.server.store import Store, Unreachable
from tests.timeouts import HANG_SECONDS

Get = Callable[[str], Awaitable[tuple[int, str]]]


def watched(test: Callable[[HealthServer, Get], Awaitable[None]], needed: dict[str, Check]) -> None:
    async def whole() -> None:
        watch = HealthServer(0, needed)
        await watch.start()
        async with aiohttp.ClientSession() as session:

            async def get(path: str) -> tuple[int, str]:
                async with session.get(f"http://127.0.0.1:{watch.port}{path}") as response:
                    return response.status, await response.text()

            try:
                await test(watch, get)
            finally:
                await watch.stop()

    asyncio.run(whole())


class Wavering:
    """As much of a store as is watched."""

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.wait = 0.0

    async def ready(self) -> None:
        await asyncio.sleep(self.wait)
        if self.error is not None:
            raise self.error


def test_a_process_is_ready_only_between_its_start_and_its_draining() -> None:
    async def test(watch: HealthServer, get: Get) -> None:
        assert await get("/ready") == (503, '{"ready":false,"reasons":["starting"]}')
        assert (await get("/live"))[0] == 200
        watch.state = State.SERVING
        assert await get("/ready") == (200, '{"ready":true,"reasons":[]}')
        watch.state = State.DRAINING
        assert await get("/ready") == (503, '{"ready":false,"reasons":["draining"]}')
        assert (await get("/live"))[0] == 200

    watched(test, {})


def test_a_process_is_not_ready_while_the_store_or_the_bus_cannot_be_reached_and_says_only_which() -> None:
    store, bus = Wavering(), LocalBus()

    async def test(watch: HealthServer, get: Get) -> None:
        watch.state = State.SERVING
        assert (await get("/ready"))[0] == 200
        bus.up = False
        assert await get("/ready") == (503, '{"ready":false,"reasons":["bus-unreachable"]}')
        store.error = Unreachable("postgresql://somebody:canary@host")
        both = '{"ready":false,"reasons":["store-unreachable","bus-unreachable"]}'
        assert await get("/ready") == (503, both)
        bus.up, store.error = True, RuntimeError("canary")
        assert await get("/ready") == (503, '{"ready":false,"reasons":["store-unreachable"]}')
        store.error = None
        assert (await get("/ready"))[0] == 200

    watched(test, checks(cast(Store, store), bus))


def test_a_store_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camlann.server.ops.health.CHECK_SECONDS", 0.1)
    store = Wavering()
    store.wait = 60.0

    async def test(watch: HealthServer, get: Get) -> None:
        watch.state = State.SERVING
        async with asyncio.timeout(HANG_SECONDS):
            status, body = await get("/ready")
        assert (status, msgspec.json.decode(body)["reasons"]) == (503, ["store-unreachable"])

    watched(test, checks(cast(Store, store)))


def test_the_metrics_tell_what_was_counted_and_how_late_the_loop_is() -> None:
    async def test(watch: HealthServer, get: Get) -> None:
        metrics.COMMANDS["done"].inc()
        metrics.COMMIT.observe(0.003)
        samples: dict[tuple[str, Any], float] = {}
        async with asyncio.timeout(HANG_SECONDS):
            while not samples.get(("camlann_loop_lag_seconds_count", ())):
                await asyncio.sleep(0.05)
                status, text = await get("/metrics")
                assert status == 200
                samples = {
                    (sample.name, tuple(sample.labels.items())): sample.value
                    for family in text_string_to_metric_families(text)
                    for sample in family.samples
                }
        assert samples["camlann_commands_total", (("outcome", "done"),)] >= 1
        assert samples["camlann_commands_total", (("outcome", "busy"),)] >= 0
        assert samples["camlann_commit_seconds_count", ()] >= 1
        assert samples["camlann_process_resident_memory_bytes", ()] > 0

    watched(test, {})


def test_no_label_can_carry_more_than_a_few_known_words() -> None:
    known = {
        "outcome": {
            *("done", "refused", "unknown", "busy", "stored", "lost", "moved", "bad", "unreachable"),
            *("in_time", "late", "sent", "failed"),
        },
        "question": {"turn", "poll"},
        "queue": {"appends", "loads"},
        "level": {"warning", "error", "critical"},
    }
    seen = 0
    for family in metrics.REGISTRY.collect():
        assert family.name.startswith("camlann_")
        for sample in family.samples:
            for label, value in sample.labels.items():
                if label == "le":
                    assert re.fullmatch(r"[0-9.]+|\+Inf", value)
                else:
                    assert value in known[label]
                    seen += 1
    assert seen >= 10


def test_nothing_else_is_served() -> None:
    async def test(watch: HealthServer, get: Get) -> None:
        assert (await get("/"))[0] == 404
        assert (await get("/ready/x"))[0] == 404

    watched(test, {})
