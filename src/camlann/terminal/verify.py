"""`camlann verify`: check a record's deal proof and print the result."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import asdict, replace

from camlann.engine import fair_deal
from camlann.engine.facts import tag
from camlann.engine.fair_deal import DealCommitments, DealReceipt, DealReveal
from camlann.games import GAMES
from camlann.i18n.sentences import Words, dashed
from camlann.records.deal_proof import Proof, Throw, disputes, verify
from camlann.records.record import BrokenRecord, Chance, FairlyCommitted, FairlyRevealed, SeedShown, load
from camlann.terminal import cli_arguments

LIMITS = (
    "verify-limit-operator",
    "verify-limit-afterwards",
    "verify-limit-breaking-off",
    "verify-limit-failing",
    "verify-limit-lapse",
    "verify-limit-own",
    "verify-limit-page",
    "verify-limit-people",
)
"""What no deal proof shows; printed with every proof of a fair deal."""


def check(args: Namespace) -> int:
    """`camlann verify`: 0 only if the record holds."""
    try:
        words = cli_arguments.words_for(args.language)
        data = cli_arguments.readable(words, args.file)
        receipt = None if args.receipt is None else _receipt(words, args.receipt)
    except cli_arguments.Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    proof = verify(data, GAMES)
    if receipt is not None:
        proof = replace(proof, faults=(*proof.faults, *_disputes(data, receipt)))
    for line in (*lines(words, proof), *notices(words, data), *limits(words, proof, data)):
        print(line)
    return 0 if proof.holds else 1


def _receipt(words: Words, file: str) -> DealReceipt:
    """What somebody's device kept of the deal."""
    data = cli_arguments.readable(words, file)
    try:
        return msgspec.json.decode(data, type=DealReceipt)
    except msgspec.DecodeError as error:
        text = words.text("replay-cannot-read", file=file, error=str(error))
        raise cli_arguments.Problem(text) from None


def _disputes(data: bytes, receipt: DealReceipt) -> Iterator[str]:
    try:
        yield from (tag(type(dispute)) for dispute in disputes(load(data), receipt))
    except BrokenRecord:
        return


def lines(words: Words, proof: Proof) -> Iterator[str]:
    """What is proved, what is wrong, what cannot be checked, and the verdict."""
    for fault in dict.fromkeys(proof.faults):
        yield words.text(dashed(fault))
    found = {"verify-proved": proof.proved, "verify-false": proof.false, "verify-unchecked": proof.unchecked}
    for name, throws in found.items():
        if throws:
            yield words.text(name, n=len(throws), throws=_listed(words, throws))
    if proof.holds:
        yield words.text("verify-replayed" if proof.replayed else "verify-later")
        yield words.text("verify-holds")
    else:
        yield words.text("verify-broken" if proof.faults or proof.false else "verify-nothing")


def notices(words: Words, data: bytes) -> Iterator[str]:
    """What is not wrong with a fair deal, and still worth knowing."""
    chance = _chance(data)
    if isinstance(chance, SeedShown):
        yield words.text("verify-alone")
    if (deal_proof := _deal_proof(data)) is None:
        return
    if not isinstance(deal_proof, DealReveal):
        yield words.text("verify-withheld")
    for notice in fair_deal.notices(deal_proof):
        yield words.text(dashed(tag(type(notice))), **asdict(notice))
    if (broken := fair_deal.attempt_of(deal_proof.game) - 1) > 0:
        yield words.text("verify-again", broken=broken)


def limits(words: Words, proof: Proof, data: bytes) -> Iterator[str]:
    """What a fair deal does not give, beside whatever it proves."""
    if not proof.faults and not proof.false and _deal_proof(data) is not None:
        yield words.text("verify-limits")
        for limit in (*LIMITS, *(() if proof.replayed else ("verify-limit-rules",))):
            yield words.text(limit)


def _chance(data: bytes) -> Chance | None:
    try:
        return load(data).header.chance
    except BrokenRecord:
        return None


def _deal_proof(data: bytes) -> DealCommitments | None:
    chance = _chance(data)
    return chance.deal_proof if isinstance(chance, FairlyRevealed | FairlyCommitted) else None


def _listed(words: Words, throws: Sequence[Throw]) -> str:
    return words.listed([words.text("verify-throw", label=throw.label, n=throw.n) for throw in throws])
