"""Fair deal: a commit-reveal protocol. Neither the server nor the last player to reveal can choose the seed.

First the server and every device commit to a secret number: they publish its hash. When all commitments are
published the devices reveal their numbers, and only then is there a seed. After the game the server reveals
its secret, and everybody who kept the commitments can compute the deal again. `docs/fair-deal.md` has the
bytes and the limits.
"""

import hmac
from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from camlann.engine.dice import digest, exactly

SECRET_BYTES: Final = 32
ENTROPY_BYTES: Final = 16
COMMITMENT_BYTES: Final = 32
MAX_SEATS: Final = 256


def canonical(cfg: Struct) -> bytes:
    """What the deal depends on (seats, options, roles) as canonical bytes: compact JSON, keys sorted.

    Keys of maps must be text; msgspec cannot sort others.
    """
    return msgspec.json.encode(cfg, order="sorted")


def deal_name(lot: str, number: int, attempt: int) -> str:
    """The name of a deal in everything that is hashed for it. No two deals of a server share one."""
    return f"{lot}/{number}/{attempt}"


def attempt_of(name: str) -> int:
    """The attempt number in a deal's name. The attempts before it were cancelled."""
    last = name.rpartition("/")[2]
    return int(last) if "/" in name and last.isascii() and last.isdigit() else 1


def server_commitment(game: str, secret: bytes) -> bytes:
    """The server's commitment, sent before any device reveals its number."""
    return digest("server", game, exactly(SECRET_BYTES, secret))


def client_commitment(game: str, seat: int, entropy: bytes) -> bytes:
    """A device's commitment. It includes the seat, so nobody can copy another's commitment."""
    return digest("client", game, seat, exactly(ENTROPY_BYTES, entropy))


def seed(game: str, cfg: bytes, secret: bytes, contributions: Mapping[int, bytes]) -> bytes:
    """The seed of the game, from the server's secret and the number each contributing seat revealed."""
    shown: list[int | bytes] = []
    for seat, entropy in sorted(contributions.items()):
        shown += seat, exactly(ENTROPY_BYTES, entropy)
    dealt = digest("deal", game, cfg, *shown)
    return hmac.digest(exactly(SECRET_BYTES, secret), dealt, "sha256")


class DealCommitments(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything published about a deal except the server's secret. Bytes are lower-case hex."""

    game: str
    cfg: str
    server: str
    """The server's commitment."""
    clients: dict[int, str]
    """The players' commitments by seat, as they were published before anybody revealed."""
    revealed: dict[int, str]
    """What each seat revealed, as received, whether it matches its commitment or not."""
    failed: tuple[int, ...]
    """The seats that contribute nothing: they revealed nothing, or not what they committed to."""

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


class DealReveal(DealCommitments, frozen=True, forbid_unknown_fields=True):
    """The reveal of a deal, with the server's secret, as published after the game."""

    secret: str

    def __post_init__(self) -> None:
        super().__post_init__()
        _hex("secret", self.secret, SECRET_BYTES)

    def withheld(self) -> DealCommitments:
        """The same without the secret, for people who must not be able to repeat the throws."""
        return DealCommitments(self.game, self.cfg, self.server, self.clients, self.revealed, self.failed)


class DealReceipt(Struct, frozen=True, forbid_unknown_fields=True):
    """What one client stored before the deal. Without it, a server could invent a deal afterwards."""

    game: str
    cfg: str
    server: str
    clients: dict[int, str]
    seat: int | None = None
    """The seat this client committed a number for; None: it was a spectator."""
    entropy: str = ""


class ServerCommitment(Struct, frozen=True, tag="fair.server-commitment"):
    """The secret does not match the server's commitment."""


class ClientCommitment(Struct, frozen=True, tag="fair.client-commitment"):
    """The number counted for this seat does not match its commitment."""

    seat: int


class ContributionUncommitted(Struct, frozen=True, tag="fair.contribution-uncommitted"):
    """A number is counted for this seat although it made no commitment."""

    seat: int


class ContributionDropped(Struct, frozen=True, tag="fair.contribution-dropped"):
    """This seat revealed the number it committed to, and it was not counted."""

    seat: int


class FailureUnnamed(Struct, frozen=True, tag="fair.failure-unnamed"):
    """This seat committed and did not reveal, and is not listed as failed."""

    seat: int


class GameDiffers(Struct, frozen=True, tag="fair.game-differs"):
    """The receipt is of another game."""


class CfgDiffers(Struct, frozen=True, tag="fair.cfg-differs"):
    """The receipt has other seats, options or roles."""


class ServerDiffers(Struct, frozen=True, tag="fair.server-differs"):
    """The receipt has another commitment of the server."""


class ClientDiffers(Struct, frozen=True, tag="fair.client-differs"):
    """The receipt has another commitment for this seat, or only one of the two has one."""

    seat: int


class EntropyDiffers(Struct, frozen=True, tag="fair.entropy-differs"):
    """The contribution of the receipt's own seat is not the number it revealed."""

    seat: int


class DealMissing(Struct, frozen=True, tag="fair.deal-missing"):
    """The receipt shows a deal for this game, and the record has none."""


class NoContribution(Struct, frozen=True, tag="fair.no-contribution"):
    """This seat is listed as having contributed nothing."""

    seat: int


class TooFew(Struct, frozen=True, tag="fair.too-few"):
    """Fewer than two seats contributed, so there is little besides the server's commitment to rely on."""

    contributed: int


Fault: TypeAlias = (
    ServerCommitment | ClientCommitment | ContributionUncommitted | ContributionDropped | FailureUnnamed
)
"""The published deal contradicts itself."""
Dispute: TypeAlias = GameDiffers | CfgDiffers | ServerDiffers | ClientDiffers | EntropyDiffers | DealMissing
"""The published deal contradicts a receipt."""
Notice: TypeAlias = NoContribution | TooFew
"""Nothing is wrong, but players should know."""


def contributions(deal: DealCommitments) -> dict[int, bytes]:
    """The numbers that count, by seat: all that were revealed, except those of failed seats."""
    return {
        seat: bytes.fromhex(entropy)
        for seat, entropy in sorted(deal.revealed.items())
        if seat not in deal.failed
    }


def seed_of(deal: DealReveal) -> bytes:
    """The seed of a revealed deal. It proves something only if there are no faults."""
    cfg, secret = bytes.fromhex(deal.cfg), bytes.fromhex(deal.secret)
    return seed(deal.game, cfg, secret, contributions(deal))


def faults(deal: DealCommitments) -> tuple[Fault, ...]:
    """All contradictions within a published deal: the server first, then seat by seat."""
    found: list[Fault] = []
    if isinstance(deal, DealReveal):
        secret = bytes.fromhex(deal.secret)
        if server_commitment(deal.game, secret).hex() != deal.server:
            found.append(ServerCommitment())
    seats = sorted({*deal.clients, *deal.revealed})
    return (*found, *(fault for seat in seats if (fault := _fault(deal, seat))))


def _fault(deal: DealCommitments, seat: int) -> Fault | None:
    committed, entropy = deal.clients.get(seat), deal.revealed.get(seat)
    named = seat in deal.failed
    if entropy is None:
        return None if named else FailureUnnamed(seat)
    if committed is None:
        return None if named else ContributionUncommitted(seat)
    if client_commitment(deal.game, seat, bytes.fromhex(entropy)).hex() == committed:
        return ContributionDropped(seat) if named else None
    return None if named else ClientCommitment(seat)


def disputes(deal: DealCommitments, receipt: DealReceipt) -> tuple[Dispute, ...]:
    """All contradictions between a published deal and a client's receipt."""
    found: list[Dispute] = []
    if deal.game != receipt.game:
        found.append(GameDiffers())
    if deal.cfg != receipt.cfg:
        found.append(CfgDiffers())
    if deal.server != receipt.server:
        found.append(ServerDiffers())
    seats = sorted({*deal.clients, *receipt.clients})
    ours, theirs = receipt.clients, deal.clients
    found += [ClientDiffers(seat) for seat in seats if ours.get(seat) != theirs.get(seat)]
    if receipt.seat is not None and deal.revealed.get(receipt.seat) != receipt.entropy:
        found.append(EntropyDiffers(receipt.seat))
    return tuple(found)


def notices(deal: DealCommitments) -> tuple[Notice, ...]:
    """What players should know about a deal even if it has no fault."""
    named = tuple(NoContribution(seat) for seat in deal.failed)
    count = len(contributions(deal))
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
