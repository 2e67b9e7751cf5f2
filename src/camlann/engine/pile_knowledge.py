"""Pile knowledge: which cards of a face-down pile one seat knows for certain.

The number of cards is public and their order is sealed. A seat that looked at some keeps in its compartment
the faces it is certain of, by place counted from the top. Every public act on the pile moves or removes
entries; a shuffle removes all.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

KnownFaces: TypeAlias = dict[int, str]
"""The faces known for certain, by place from the top (0)."""


def looked(known: Mapping[int, str], faces: Sequence[str], start: int = 0) -> KnownFaces:
    """After the seat saw `faces`, from place `start` down."""
    return {**known, **dict(enumerate(faces, start))}


def drawn(known: Mapping[int, str], n: int = 1) -> KnownFaces:
    """After `n` cards were taken from the top."""
    return {place - n: face for place, face in known.items() if place >= n}


def covered(known: Mapping[int, str], n: int = 1) -> KnownFaces:
    """After `n` cards unknown to the seat were laid on top."""
    return {place + n: face for place, face in known.items()}


def reordered(known: Mapping[int, str], n: int) -> KnownFaces:
    """After another seat put the top `n` back in an order of its choice."""
    return {place: face for place, face in known.items() if place >= n}
