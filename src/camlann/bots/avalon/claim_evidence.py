"""Claims as evidence: what people say of each other counts a little, what a loyalty card showed them more.

Good tells the truth about loyalty cards, Evil says what helps it. Opinions are cheap on both sides, so one
that is repeated in other words counts once.
"""

from collections.abc import Collection, Mapping, Sequence
from math import log, prod
from typing import NamedTuple, TypeAlias

from camlann.avalon.chat_claims import ClaimDoubt, ClaimGuess, ClaimLady, ClaimShown, ClaimTrust
from camlann.avalon.lady import LadyPassed
from camlann.avalon.plots.loyalties import LoyaltyLooked, LoyaltyShown
from camlann.avalon.roles import ROLES
from camlann.bots import AnyFact, Heard
from camlann.engine.chat_claims import Claim
from camlann.engine.facts import Seat

Likelihoods: TypeAlias = tuple[tuple[float, float], tuple[float, float]]
"""How likely somebody says so: by whether they are Evil, and by whether the one they speak of is."""

SAW_EVIL: Likelihoods = ((0.04, 0.96), (0.4, 0.15))
SAW_GOOD: Likelihoods = ((0.96, 0.04), (0.6, 0.85))
DOUBTS: Likelihoods = ((1.0, 1.3), (1.2, 1.0))
TRUSTS: Likelihoods = ((1.0, 0.8), (0.9, 1.1))
EVIL_SPEAKER = 0.4
"""How likely a speaker is Evil, to somebody who has not thought about it."""


class ClaimAbout(NamedTuple):
    speaker: Seat
    seat: Seat
    likelihoods: Likelihoods


def looks(fact: AnyFact) -> set[tuple[Seat, Seat]]:
    """Who has looked at whose loyalty, as everybody saw."""
    match fact:
        case LadyPassed(by, to):
            return {(by, to)}
        case LoyaltyLooked(by, target):
            return {(by, target)}
        case LoyaltyShown(by, to):
            return {(to, by)}
        case _:
            return set()


def claims_about(claims: Heard, looked: Collection[tuple[Seat, Seat]]) -> list[ClaimAbout]:
    """What each player says of each seat, and what that is worth: a card that they looked at, if they tell,
    or else their last opinion. Who never looked has only an opinion.
    """
    opinions, cards = dict[tuple[Seat, Seat], Likelihoods](), dict[tuple[Seat, Seat], Likelihoods]()
    for speaker, claim in claims:
        for seat in claim.about():
            if seat == speaker:
                continue
            if (speaker, seat) in looked and (card := _of_card(claim)):
                cards[speaker, seat] = card
            elif opinion := _opinion(claim):
                opinions[speaker, seat] = opinion
    return [ClaimAbout(speaker, seat, each) for (speaker, seat), each in (opinions | cards).items()]


def _of_card(claim: Claim) -> Likelihoods | None:
    """What it is worth if the speaker has looked."""
    match claim:
        case ClaimLady(_, side) | ClaimShown(_, side):
            return SAW_EVIL if side == "evil" else SAW_GOOD
        case _:
            return None


def _opinion(claim: Claim) -> Likelihoods | None:
    match claim:
        case ClaimLady(_, side) | ClaimShown(_, side):
            return DOUBTS if side == "evil" else TRUSTS
        case ClaimDoubt():
            return DOUBTS
        case ClaimTrust():
            return TRUSTS
        case ClaimGuess(_, role):
            return DOUBTS if ROLES[role].side == "evil" else TRUSTS
        case _:
            return None


def by_claims(masks: Mapping[int, float], claims: Sequence[ClaimAbout]) -> Mapping[int, float]:
    """How likely it is that just these are Evil, after what was said."""
    if not claims:
        return masks
    weights = {
        mask: weight * prod(each[mask >> speaker & 1][mask >> seat & 1] for speaker, seat, each in claims)
        for mask, weight in masks.items()
    }
    total = sum(weights.values())
    return {mask: weight / total for mask, weight in weights.items()}


def leaning(claims: Sequence[ClaimAbout], known: Mapping[int, float], seats: int) -> list[float]:
    """How far what was said of each seat speaks for its being Evil, in logarithms of odds."""
    found = [0.0] * seats
    for speaker, seat, (good, evil) in claims:
        doubt = known.get(speaker, EVIL_SPEAKER)
        of_good, of_evil = (good[side] * (1 - doubt) + evil[side] * doubt for side in (0, 1))
        found[seat] += log(of_evil / of_good)
    return found
