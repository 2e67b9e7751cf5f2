"""What all bus messages are, and the number that begins a batch of them."""

from msgspec import Struct


class BusMessage(Struct, frozen=True, tag=True, array_like=True):
    """A message between processes."""


class Numbered(BusMessage, frozen=True, tag="numbered"):
    """Begins every batch between a gate and a keeper. The numbers count up, so a lost batch is noticed."""

    sender: str
    number: int
