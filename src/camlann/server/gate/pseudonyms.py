"""Pseudonyms: what people are called in shared records, for readers who may not know their names."""

from hashlib import sha256

PSEUDONYMS = (
    "pseudonym-bear",
    "pseudonym-boar",
    "pseudonym-bull",
    "pseudonym-crow",
    "pseudonym-deer",
    "pseudonym-dolphin",
    "pseudonym-eagle",
    "pseudonym-falcon",
    "pseudonym-fox",
    "pseudonym-griffin",
    "pseudonym-hare",
    "pseudonym-heron",
    "pseudonym-horse",
    "pseudonym-lion",
    "pseudonym-otter",
    "pseudonym-owl",
    "pseudonym-swan",
    "pseudonym-tower",
    "pseudonym-unicorn",
    "pseudonym-wolf",
)
"""Message ids."""


def pseudonyms(share: str, seats: int) -> tuple[str, ...]:
    """The pseudonym of each seat. Every link has other ones, so nobody can be recognized by them."""
    drawn = sorted(PSEUDONYMS, key=lambda each: sha256(f"{share} {each}".encode()).digest())
    return tuple(drawn[seat % len(drawn)] for seat in range(seats))
