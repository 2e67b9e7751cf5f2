"""A deal that nobody can choose unseen: not the server, nor a player who speaks last.

First everybody promises a secret number by its hash, the server too; when all promises lie on the
table the players show theirs, and only then is there a seed. After the game the server shows its own,
and whoever kept the promises can compute the deal again. `docs/fair-deal.md` has the bytes and the limits.
"""

import hmac
from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from camlann.engine.dice import FAIR_2, Version, digest, exactly

SECRET_BYTES: Final = 32
ENTROPY_BYTES: Final = 16
COMMITMENT_BYTES: Final = 32
MAX_SEATS: Final = 256


def canonical(cfg: Struct) -> bytes:
    """What the deal depends on (seats, options, roles), frozen as bytes: compact JSON, keys sorted.

    Maps in it need keys of text; msgspec refuses to sort others.
    """
    return msgspec.json.encode(cfg, order="sorted")


def deal_name(lot: str, number: int, attempt: int) -> str:
    """What a deal is called in everything that is hashed for it: no two deals of a house share a name."""
    return f"{lot}/{number}/{attempt}"


def attempt_of(name: str) -> int:
    """Which attempt at its game a deal was, by its name; those before it were broken off."""
    last = name.rpartition("/")[2]
    return int(last) if "/" in name and last.isascii() and last.isdigit() else 1


def server_commitment(game: str, secret: bytes, version: Version = FAIR_2) -> bytes:
    """The server's promise, sent before any player has shown anything."""
    return digest("server", game, exactly(SECRET_BYTES, secret), version=version)


def client_commitment(game: str, seat: int, entropy: bytes, version: Version = FAIR_2) -> bytes:
    """A player's promise. It names the seat, so nobody can repeat another's as his own."""
    return digest("client", game, seat, exactly(ENTROPY_BYTES, entropy), version=version)


def seed(
    game: str, cfg: bytes, secret: bytes, contributions: Mapping[int, bytes], version: Version = FAIR_2
) -> bytes:
    """The seed of the game, from the server's secret and what each contributing seat has shown."""
    shown: list[int | bytes] = []
    for seat, entropy in sorted(contributions.items()):
        shown += seat, exactly(ENTROPY_BYTES, entropy)
    deal = digest("deal", game, cfg, *shown, version=version)
    return hmac.digest(exactly(SECRET_BYTES, secret), deal, "sha256")


class DealCommitments(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seed came about, but for the server's secret. Bytes are written in lower-case hex."""

    game: str
    cfg: str
    server: str
    """The server's commitment."""
    clients: dict[int, str]
    """The players' commitments by seat, as they were published before anybody revealed."""
    revealed: dict[int, str]
    """What each seat revealed, as it was received, fitting or not."""
    failed: tuple[int, ...]
    """The seats that contribute nothing: they revealed nothing, or not what they had committed to."""

    def __post_init__(self) -> None:
        _hex("cfg", self.cfg)
        _hex("server", self.server, COMMITMENT_BYTES)
        for commitment in self.clients.values():
            _hex("clients", commitment, COMMITMENT_BYTES)
        for entropy in self.revealed.values():
            _hex("revealed", entropy, ENTROPY_BYTES)
        seats = {*self.clients, *self.revealed, *self.failed}
        if not all(0 <= seat < MAX_SEATS for seat in seats):
            raise ValueError(f"a seat is a number from 0 to {MAX_SEATS - 1}")
        if list(self.failed) != sorted(set(self.failed)):
            raise ValueError("failed: seats stand in order, each once")


class Transcript(DealCommitments, frozen=True, forbid_unknown_fields=True):
    """How a seed came about, as published after the game."""

    secret: str

    def __post_init__(self) -> None:
        super().__post_init__()
        _hex("secret", self.secret, SECRET_BYTES)

    def withheld(self) -> DealCommitments:
        """The same for those who must not make the dice again."""
        return DealCommitments(self.game, self.cfg, self.server, self.clients, self.revealed, self.failed)


class DealReceipt(Struct, frozen=True, forbid_unknown_fields=True):
    """What one client kept from before the deal. Without it a transcript could be invented afterwards."""

    game: str
    cfg: str
    server: str
    clients: dict[int, str]
    seat: int | None = None
    """Whose number this client had promised; None: it only looked on."""
    entropy: str = ""


class ServerCommitment(Struct, frozen=True, tag="fair.server-commitment"):
    """The secret is not the one the server had committed to."""


class ClientCommitment(Struct, frozen=True, tag="fair.client-commitment"):
    """What is counted for this seat is not what it had committed to."""

    seat: int


class ContributionUncommitted(Struct, frozen=True, tag="fair.contribution-uncommitted"):
    """Something is counted for this seat although it had committed to nothing."""

    seat: int


class ContributionDropped(Struct, frozen=True, tag="fair.contribution-dropped"):
    """This seat revealed what it had committed to, and it was not counted."""

    seat: int


class FailureUnnamed(Struct, frozen=True, tag="fair.failure-unnamed"):
    """This seat committed and did not reveal, and the transcript does not say so."""

    seat: int


class GameDiffers(Struct, frozen=True, tag="fair.game-differs"):
    """The witness sat at another game."""


class CfgDiffers(Struct, frozen=True, tag="fair.cfg-differs"):
    """The witness was dealt in with other seats, options or roles."""


class ServerDiffers(Struct, frozen=True, tag="fair.server-differs"):
    """The witness was sent another commitment of the server."""


class ClientDiffers(Struct, frozen=True, tag="fair.client-differs"):
    """The witness was shown another commitment for this seat, or one where the other has none."""

    seat: int


class EntropyDiffers(Struct, frozen=True, tag="fair.entropy-differs"):
    """The witness's own contribution is not the one it revealed."""

    seat: int


class DealMissing(Struct, frozen=True, tag="fair.deal-missing"):
    """The witness saw a deal for this game, and the record shows none."""


class NoContribution(Struct, frozen=True, tag="fair.no-contribution"):
    """This seat is named as one that contributed nothing."""

    seat: int


class TooFew(Struct, frozen=True, tag="fair.too-few"):
    """Fewer than two seats contributed: who did had nobody's promise but the server's to rely on."""

    contributed: int


Fault: TypeAlias = (
    ServerCommitment | ClientCommitment | ContributionUncommitted | ContributionDropped | FailureUnnamed
)
"""A transcript that contradicts itself."""
Dispute: TypeAlias = GameDiffers | CfgDiffers | ServerDiffers | ClientDiffers | EntropyDiffers | DealMissing
"""A transcript that contradicts a witness."""
Notice: TypeAlias = NoContribution | TooFew
"""Nothing wrong, but a player should know it."""


def contributions(transcript: DealCommitments) -> dict[int, bytes]:
    """What is counted, by seat: all that was revealed, but for the seats named as failed."""
    return {
        seat: bytes.fromhex(entropy)
        for seat, entropy in sorted(transcript.revealed.items())
        if seat not in transcript.failed
    }


def seed_of(transcript: Transcript, version: Version = FAIR_2) -> bytes:
    """The seed by this transcript. It proves something only if there are no faults."""
    cfg, secret = bytes.fromhex(transcript.cfg), bytes.fromhex(transcript.secret)
    return seed(transcript.game, cfg, secret, contributions(transcript), version)


def faults(transcript: DealCommitments, version: Version = FAIR_2) -> tuple[Fault, ...]:
    """Everything in which the transcript contradicts itself: the server first, then seat by seat."""
    found: list[Fault] = []
    if isinstance(transcript, Transcript):
        secret = bytes.fromhex(transcript.secret)
        if server_commitment(transcript.game, secret, version).hex() != transcript.server:
            found.append(ServerCommitment())
    seats = sorted({*transcript.clients, *transcript.revealed})
    return (*found, *(fault for seat in seats if (fault := _fault(transcript, seat, version))))


def _fault(transcript: DealCommitments, seat: int, version: Version) -> Fault | None:
    committed, entropy = transcript.clients.get(seat), transcript.revealed.get(seat)
    named = seat in transcript.failed
    if entropy is None:
        return None if named else FailureUnnamed(seat)
    if committed is None:
        return None if named else ContributionUncommitted(seat)
    if client_commitment(transcript.game, seat, bytes.fromhex(entropy), version).hex() == committed:
        return ContributionDropped(seat) if named else None
    return None if named else ClientCommitment(seat)


def disputes(transcript: DealCommitments, receipt: DealReceipt) -> tuple[Dispute, ...]:
    """Everything in which the transcript contradicts what a client kept."""
    found: list[Dispute] = []
    if transcript.game != receipt.game:
        found.append(GameDiffers())
    if transcript.cfg != receipt.cfg:
        found.append(CfgDiffers())
    if transcript.server != receipt.server:
        found.append(ServerDiffers())
    seats = sorted({*transcript.clients, *receipt.clients})
    ours, theirs = receipt.clients, transcript.clients
    found += [ClientDiffers(seat) for seat in seats if ours.get(seat) != theirs.get(seat)]
    if receipt.seat is not None and transcript.revealed.get(receipt.seat) != receipt.entropy:
        found.append(EntropyDiffers(receipt.seat))
    return tuple(found)


def notices(transcript: DealCommitments) -> tuple[Notice, ...]:
    """What players should know of a transcript even if it has no fault."""
    named = tuple(NoContribution(seat) for seat in transcript.failed)
    count = len(contributions(transcript))
    return (*named, TooFew(count)) if count < 2 else named


def _hex(field: str, text: str, size: int | None = None) -> None:
    try:
        given = bytes.fromhex(text)
    except ValueError:
        raise ValueError(f"{field}: not hex") from None
    if given.hex() != text:
        raise ValueError(f"{field}: not plain lower-case hex")
    if size is not None and len(given) != size:
        raise ValueError(f"{field}: {size} bytes are wanted, not {len(given)}")
