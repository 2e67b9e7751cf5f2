"""A line to one device, as the gate sees it. A real one is a socket; a test has its own."""

from typing import Protocol


class Transport(Protocol):
    """None of these waits or raises. Whatever is sent after the end of the line is lost."""

    def send(self, data: bytes) -> None:
        """Send one message."""
        ...

    def backlog(self) -> int:
        """How many bytes were sent that the device has not taken yet."""
        ...

    def close(self, code: int) -> None:
        """Say why, and hang up."""
        ...
