"""A secret does not get into the log, by whatever way somebody tries to put it there."""

import ast
import asyncio
import gc
import io
import logging
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog

import camlann
from camlann.runtime import Runtime
from camlann.server.ops import logs
from camlann.server.ops.metrics import LOG_LINES, REGISTRY

CANARY = "canary-mordred"


class Secret(msgspec.Struct):
    role: str = CANARY


class Sly(str):
    """A word to look at, and something else to write down."""


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    """Where the log goes; all is as it was afterwards."""
    root = logging.getLogger()
    before = list(root.handlers), root.level, sys.excepthook, threading.excepthook, sys.unraisablehook
    out = io.StringIO()
    logs.set_up("keeper-1", out=out, readable=False, runtime=Runtime(wall=lambda: 1_700_000_000_123))
    yield out
    structlog.reset_defaults()
    logging.captureWarnings(False)
    root.handlers[:], level, sys.excepthook, threading.excepthook, sys.unraisablehook = before
    root.setLevel(level)


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line, type=dict[str, Any]) for line in out.getvalue().splitlines()]


def count(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"camlann_{name}_total", labels) or 0.0


def test_a_line_tells_what_happened_when_and_where(out: io.StringIO) -> None:
    before = count("log_lines", level="warning")
    structlog.get_logger().warning("bus-message-too-long", size=600_000, seconds=0.25, error="ValueError")
    assert lines(out) == [
        {
            "time": "2023-11-14T22:13:20.123Z",
            "level": "warning",
            "process": "keeper-1",
            "event": "bus-message-too-long",
            "size": 600_000,
            "seconds": 0.25,
            "error": "ValueError",
        }
    ]
    assert count("log_lines", level="warning") == before + 1
    assert set(LOG_LINES) == {"warning", "error", "critical"}


def test_what_happened_too_often_to_be_told_is_not_told(out: io.StringIO) -> None:
    structlog.get_logger().debug("connection-lost", error="OSError")
    assert out.getvalue() == ""


def fail() -> None:
    raise ValueError(f"seat 3 is {CANARY}")


def caught() -> BaseException:
    try:
        fail()
    except ValueError as error:
        return error
    raise AssertionError


def while_failing(say: Callable[[], None]) -> None:
    try:
        fail()
    except ValueError:
        say()


def forgotten() -> None:
    async def main() -> None:
        async def failing() -> None:
            fail()

        task = asyncio.create_task(failing())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task
        gc.collect()

    asyncio.run(main())


def unraisable() -> None:
    class Dying:
        def __del__(self) -> None:
            fail()

    dying = Dying()
    del dying
    gc.collect()


ours = structlog.get_logger()
theirs = logging.getLogger("nats.aio.client")

TRIED: dict[str, Callable[[], None]] = {
    "a key nobody allowed": lambda: ours.info("moved", role=CANARY),
    "a whole value under an allowed key": lambda: ours.info("moved", state=Secret()),
    "a list": lambda: ours.info("moved", state=[CANARY]),
    "bytes": lambda: ours.info("moved", state=CANARY.encode()),
    "a long text": lambda: ours.info("moved", state=CANARY * 20),
    "a sentence": lambda: ours.info("moved", error=f"seat 3 is {CANARY}"),
    "JSON": lambda: ours.info("moved", state=f'{{"role":"{CANARY}"}}'),
    "a word where a number belongs": lambda: ours.info("moved", size=CANARY),
    "something that only looks like a word": lambda: ours.info("moved", state=Sly(CANARY)),
    "the event's name": lambda: ours.info(f"seat 3 is {CANARY}"),
    "a value as the event": lambda: ours.info(Secret()),
    "an argument of the event": lambda: ours.info("seat %s", CANARY),
    "a key with a value bound before": lambda: ours.bind(role=CANARY).info("moved"),
    "the level": lambda: ours.info("moved", level=CANARY, process=CANARY, time=CANARY),
    "an error": lambda: ours.info("moved", error=caught()),
    "an error as exc_info": lambda: ours.error("moved", exc_info=caught()),
    "the present error": lambda: while_failing(lambda: ours.exception("moved")),
    "the stack": lambda: ours.info("moved", stack_info=True, stack=CANARY),
    "a library's sentence": lambda: theirs.error(f"payload {CANARY}"),
    "a library's argument": lambda: theirs.error("payload %s", CANARY),
    "a library's wrong number of arguments": lambda: theirs.error("payload", CANARY),
    "a library's error": lambda: while_failing(lambda: theirs.exception("payload")),
    "a library's extra": lambda: theirs.error("payload", extra={"role": CANARY}),
    "a warning": lambda: warnings.warn(CANARY, stacklevel=1),
    "a task nobody waited for": forgotten,
    "an end nobody foresaw": lambda: sys.excepthook(ValueError, caught(), None),
    "an error that cannot be raised": unraisable,
}


@pytest.mark.parametrize("way", TRIED)
@pytest.mark.parametrize("readable", [False, True])
@pytest.mark.filterwarnings("default")
def test_the_secret_does_not_show(
    way: str, readable: bool, out: io.StringIO, capfd: pytest.CaptureFixture[str]
) -> None:
    logs.set_up("keeper-1", out=out, readable=readable)
    TRIED[way]()
    written = out.getvalue()
    assert "keeper-1" in written
    printed = capfd.readouterr()
    assert "mordred" not in (written + printed.out + printed.err).lower()


def test_what_is_dropped_is_counted(out: io.StringIO) -> None:
    before = count("log_values_dropped")
    structlog.get_logger().info("moved", role=CANARY, state=Secret(), size=1)
    assert count("log_values_dropped") == before + 2
    assert lines(out)[0]["size"] == 1


def test_of_an_error_the_kind_and_the_place_are_told(out: io.StringIO) -> None:
    while_failing(lambda: structlog.get_logger().exception("moved"))
    while_failing(lambda: theirs.exception("payload"))
    ours_, theirs_ = lines(out)
    assert ours_["error"] == theirs_["error"] == "ValueError"
    assert ours_["place"].startswith("tests.server.test_logs:")
    assert theirs_["library"] == "nats.aio.client"


def test_a_process_that_dies_of_an_error_does_not_print_its_text() -> None:
    program = (
        "import threading\n"
        "from camlann.server.ops import logs\n"
        "logs.set_up('gate-1')\n"
        f"def fail(): raise ValueError('{CANARY}')\n"
        "thread = threading.Thread(target=fail)\n"
        "thread.start()\n"
        "thread.join()\n"
        "fail()\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stdout == ""
    told = [msgspec.json.decode(line, type=dict[str, Any]) for line in ended.stderr.splitlines()]
    assert [(line["event"], line["error"]) for line in told] == [("crashed", "ValueError")] * 2


SAYING = {"debug", "info", "warning", "warn", "error", "exception", "critical", "fatal", "log", "msg", "bind"}


def spoken() -> Iterator[tuple[str, ast.Call]]:
    """Every place in the server where something is logged."""
    for path in sorted((Path(camlann.__file__).parent / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                whom = node.func.value
                if isinstance(whom, ast.Name) and whom.id == "log" and node.func.attr in SAYING:
                    yield f"{path.name}:{node.lineno}", node


def test_the_server_logs_only_names_of_events_under_allowed_keys() -> None:
    places = list(spoken())
    assert len(places) > 5
    for place, call in places:
        assert len(call.args) == 1, place
        name = call.args[0]
        assert isinstance(name, ast.Constant), place
        assert logs.EVENT.fullmatch(str(name.value)), place
        assert {keyword.arg for keyword in call.keywords} <= {*logs.KEYS, "exc_info"}, place
