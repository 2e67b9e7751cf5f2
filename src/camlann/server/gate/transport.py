"""The transport of one connection, as an interface: a WebSocket, or a fake in tests."""

from collections.abc import Sequence
from typing import Protocol


class Transport(Protocol):
    """No method waits or raises. What is sent after the close is lost."""

    def send(self, messages: Sequence[bytes]) -> None:
        """Send these messages, in order."""
        ...

    def backlog(self) -> int:
        """How many bytes were sent that the client has not read yet."""
        ...

    def close(self, code: int) -> None:
        """Close with this code."""
        ...
