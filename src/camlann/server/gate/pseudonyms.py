"""Coats of arms: what people are called by before those who may not know their names."""

from hashlib import sha256

ARMS = (
    "arms-bear",
    "arms-boar",
    "arms-bull",
    "arms-crow",
    "arms-deer",
    "arms-dolphin",
    "arms-eagle",
    "arms-falcon",
    "arms-fox",
    "arms-griffin",
    "arms-hare",
    "arms-heron",
    "arms-horse",
    "arms-lion",
    "arms-otter",
    "arms-owl",
    "arms-swan",
    "arms-tower",
    "arms-unicorn",
    "arms-wolf",
)
"""By the names of their words."""


def arms(share: str, seats: int) -> tuple[str, ...]:
    """The arms of each seat: others in every link, so that nobody is known again by them."""
    drawn = sorted(ARMS, key=lambda each: sha256(f"{share} {each}".encode()).digest())
    return tuple(drawn[seat % len(drawn)] for seat in range(seats))
