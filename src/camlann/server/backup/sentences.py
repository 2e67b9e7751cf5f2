"""What is said about a backup or a restore: messages of `locales/*/backup.ftl`."""

from typing import Any

from msgspec import Struct


class Sentence(Struct, frozen=True):
    message: str
    fields: dict[str, Any]


def sentence(message: str, **fields: Any) -> Sentence:
    return Sentence(message, fields)


class Refusal(Exception):
    """Why nothing was done. It also says what to do."""

    def __init__(self, message: str, **fields: str) -> None:
        super().__init__(message)
        self.message, self.fields = message, fields
