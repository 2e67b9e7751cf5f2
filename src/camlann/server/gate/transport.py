"""The transport of one connection, as an interface: a WebSocket, or a fake in tests."""

from typing import Protocol


class Transport(Protocol):
    """No method waits or raises. What is sent after the close is lost."""

    def send(self, data: bytes) -> None:
        """Send one message."""
        ...

    def backlog(self) -> int:
        """How many bytes were sent that the client has not read yet."""
        ...

    def close(self, code: int) -> None:
        """Close with this code."""
        ...
