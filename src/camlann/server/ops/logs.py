"""Structured logs: one JSON line per event on standard error, or a readable line on a terminal.

A secret must not get into a log by accident, so the log accepts only what is allowed: an event's name, and
numbers and short words under known keys. Everything else is dropped and counted. An error is logged by its
type and place, never its text, because that may quote anything. Log records of libraries are treated the
same way, and their messages are dropped.
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
from camlann.server.ops.metrics import LOG_LINES, VALUES_DROPPED

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
"""The allowed keys and their types: kinds and counts, no content and no names."""

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
    """Send everything that this process logs through here. `process` is its kind and id."""
    out = sys.stderr if out is None else out
    runtime = Runtime() if runtime is None else runtime
    readable = out.isatty() if readable is None else readable

    def stamp(_: WrappedLogger, name: str, event: EventDict) -> EventDict:
        if (lines := LOG_LINES.get(name)) is not None:
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
    root.handlers[:] = [LibraryHandler()]
    root.setLevel(max(level, logging.WARNING))
    logging.captureWarnings(True)
    sys.excepthook = _crashed
    threading.excepthook = lambda args: _crashed(args.exc_type, args.exc_value, args.exc_traceback)
    sys.unraisablehook = lambda args: _crashed(args.exc_type, args.exc_value, args.exc_traceback)


class LibraryHandler(logging.Handler):
    """Logs the records of libraries: which library, where, and the type of error."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        place = f"{record.module}:{record.lineno}"
        fields = {"library": record.name, "place": place}
        if error is not None:
            fields |= kind(error)
        structlog.get_logger().log(record.levelno, "library", **fields)

    def handleError(self, record: logging.LogRecord) -> None:
        """The default would print the whole record."""
        VALUES_DROPPED.inc()


def kind(error: BaseException) -> dict[str, str]:
    """What may be logged of an error: its type, and the last line of our own code it went through."""
    fields = {"error": type(error).__name__}
    trace = error.__traceback__
    ours = ""
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", "?"))
        here = f"{module}:{trace.tb_lineno}"
        if module.startswith("camlann.") or not ours.startswith("camlann."):
            ours = here
        trace = trace.tb_next
    return fields | {"place": ours} if ours else fields


def _kind_of_error(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    error = event.pop("exc_info", None)
    if isinstance(error, tuple):
        error = error[1]
    elif error and not isinstance(error, BaseException):
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        event.update(kind(error))
    return event


def _allowed(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    name = event.pop("event", None)
    if not (type(name) is str and len(name) <= 60 and EVENT.fullmatch(name)):
        VALUES_DROPPED.inc()
        name = UNNAMED
    allowed: EventDict = {"event": name}
    for key, value in event.items():
        # Exactly these types: a subclass may print anything.
        fits = type(value) in KEYS.get(key, ())
        if fits and (type(value) is not str or WORD.fullmatch(value)):
            allowed[key] = value
        else:
            VALUES_DROPPED.inc()
    return allowed


def _line(_: WrappedLogger, __: str, event: EventDict) -> str:
    return msgspec.json.encode(event).decode()


def _crashed(kind_: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if isinstance(error, KeyboardInterrupt):
        return
    fields = {"error": kind_.__name__} if error is None else kind(error)
    structlog.get_logger().critical("crashed", **fields)
