"""What passengers say. Whoever holds a bell may whisper below deck, as long as they cross."""

from collections.abc import Mapping

from camlann.engine.chat_claims import Claim
from tests.ferry.boat import Boat, Passenger

PHRASES = ("land-ahoy",)
BELOW = "below"


def channels(public: Boat) -> tuple[str, ...]:
    return (BELOW,) if public.phase is not None else ()


def in_channel(public: Boat, own: Passenger, channel: str) -> bool:
    return channel == BELOW and "bell" in own.hand


class ClaimBell(Claim, frozen=True, tag="ferry.claim-bell"):
    bell: bool

    def says(self) -> Mapping[str, str]:
        return {"bell": str(self.bell)}
