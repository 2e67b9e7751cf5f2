"""Deltas: the next frame, made out of the one before and of what has changed."""

import msgspec
from msgspec import Raw

EMPTY = Raw(b"[]")


def next_frame(frame: bytes, delta: bytes) -> bytes:
    """The whole frame, as JSON, after this one and its delta."""
    before, changes = _parts.decode(frame), _parts.decode(delta)
    own = before["own"]
    if "own" in changes and bytes(own) != b"null":
        own = _changed(own, changes["own"])
    return _encode(
        {
            "game": changes["game"],
            "ask": changes["ask"],
            "at": changes["at"],
            "public": _changed(before["public"], changes["public"]),
            "own": own,
            "told": changes["told"],
            "moves": changes.get("moves", EMPTY),
            "changes": changes.get("changes", EMPTY),
            "closed": changes.get("closed", EMPTY),
        }
    )


def _changed(part: Raw, changes: Raw) -> Raw:
    """A part with these fields instead of its own."""
    return Raw(_encode({**_parts.decode(part), **_parts.decode(changes)}))


_parts = msgspec.json.Decoder(dict[str, Raw])
_encode = msgspec.json.Encoder().encode
