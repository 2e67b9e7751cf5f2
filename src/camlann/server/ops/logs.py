"""What a process writes down: one JSON line an event on the standard error, or a readable one on a terminal.

A secret must not slip into a log by accident, so the log takes only what is allowed: an event's name, and
under known keys numbers and short words. Everything else is dropped and counted. Of an error the log tells
the kind and the place, never its text, for that may quote anything. What libraries write goes the same way,
and of theirs not even the sentence is taken.
"""

import logging
import re
import sys
import threading
from collections.abc import Mapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, TextIO

import msgspec
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from camlann.runtime import Runtime
from camlann.server.ops.metrics import LINES, UNSAID

KEYS: Final[Mapping[str, tuple[type, ...]]] = {
    "alive": (int,),
    "code": (str, int),
    "command": (str,),
    "count": (int,),
    "error": (str,),
    "library": (str,),
    "place": (str,),
    "port": (int,),
    "seconds": (float, int),
    "signal": (str,),
    "size": (int,),
    "state": (str,),
    "table": (int,),
    "task": (str,),
    "version": (str,),
}
"""What may stand beside an event's name, and as what: kinds and counts, no content, nobody's name."""

EVENT = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+){0,7}")
WORD = re.compile(r"[A-Za-z0-9_.:<>-]{1,80}")
UNNAMED = "unnamed-event"


def set_up(
    process: str,
    *,
    level: int = logging.INFO,
    out: TextIO | None = None,
    readable: bool | None = None,
    runtime: Runtime | None = None,
) -> None:
    """Let everything that is logged in this process go through here. `process` is its kind and id."""
    out = sys.stderr if out is None else out
    runtime = Runtime() if runtime is None else runtime
    readable = out.isatty() if readable is None else readable

    def stamp(_: WrappedLogger, name: str, event: EventDict) -> EventDict:
        if (lines := LINES.get(name)) is not None:
            lines.inc()
        moment = datetime.fromtimestamp(runtime.wall() / 1000, UTC)
        return {
            "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": name,
            "process": process,
            **event,
        }

    draw: Processor = (
        structlog.dev.ConsoleRenderer(colors=out.isatty(), timestamp_key="time") if readable else _line
    )
    structlog.configure(
        processors=[_kind_of_error, _allowed, stamp, draw],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(out),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers[:] = [Library()]
    root.setLevel(max(level, logging.WARNING))
    logging.captureWarnings(True)
    sys.excepthook = _crashed
    threading.excepthook = lambda told: _crashed(told.exc_type, told.exc_value, told.exc_traceback)
    sys.unraisablehook = lambda told: _crashed(told.exc_type, told.exc_value, told.exc_traceback)


class Library(logging.Handler):
    """Takes what libraries log: who, where and which kind of error."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        place = f"{record.module}:{record.lineno}"
        said = {"library": record.name, "place": place}
        if error is not None:
            said |= kind(error)
        structlog.get_logger().log(record.levelno, "library", **said)

    def handleError(self, record: logging.LogRecord) -> None:
        """The standard way would print the record with all that was to be said."""
        UNSAID.inc()


def kind(error: BaseException) -> dict[str, str]:
    """All that may be told of an error: its type, and the last of our own lines it went through."""
    said = {"error": type(error).__name__}
    trace = error.__traceback__
    ours = ""
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", "?"))
        here = f"{module}:{trace.tb_lineno}"
        if module.startswith("camlann.") or not ours.startswith("camlann."):
            ours = here
        trace = trace.tb_next
    return said | {"place": ours} if ours else said


def _kind_of_error(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    told = event.pop("exc_info", None)
    if isinstance(told, tuple):
        told = told[1]
    elif told and not isinstance(told, BaseException):
        told = sys.exc_info()[1]
    if isinstance(told, BaseException):
        event.update(kind(told))
    return event


def _allowed(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    name = event.pop("event", None)
    if not (type(name) is str and len(name) <= 60 and EVENT.fullmatch(name)):
        UNSAID.inc()
        name = UNNAMED
    said: EventDict = {"event": name}
    for key, value in event.items():
        # Exactly these types: a subclass may say of itself what it likes.
        fits = type(value) in KEYS.get(key, ())
        if fits and (type(value) is not str or WORD.fullmatch(value)):
            said[key] = value
        else:
            UNSAID.inc()
    return said


def _line(_: WrappedLogger, __: str, event: EventDict) -> str:
    return msgspec.json.encode(event).decode()


def _crashed(kind_: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if isinstance(error, KeyboardInterrupt):
        return
    said = {"error": kind_.__name__} if error is None else kind(error)
    structlog.get_logger().critical("crashed", **said)
