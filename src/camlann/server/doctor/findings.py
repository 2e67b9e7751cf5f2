"""What the doctor found: each finding is a message of `locales/*/doctor.ftl` that also says what to do."""

from pathlib import Path
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from camlann.server.settings import Settings

State: TypeAlias = Literal["fine", "advice", "wrong"]


class Finding(Struct, frozen=True):
    state: State
    message: str
    fields: dict[str, Any] = {}


def fine(message: str, **fields: Any) -> Finding:
    return Finding("fine", message, fields)


def advice(message: str, **fields: Any) -> Finding:
    """It works, and could work better."""
    return Finding("advice", message, fields)


def wrong(message: str, **fields: Any) -> Finding:
    """It will not work, or not safely."""
    return Finding("wrong", message, fields)


class Subject(Struct, frozen=True):
    """What is looked at: as the arguments of `serve`, or of the processes on many machines."""

    data: Path | None
    """None on many machines: nothing is in a folder."""
    store: str
    bus: str
    """Empty: the bus inside `serve`."""
    keys: Path | None
    """None for a process that has no key."""
    host: str
    port: int
    settings: Settings
