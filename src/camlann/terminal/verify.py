"""Verifying a record: what its dice prove, said in words."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from camlann.table import fair
from camlann.table.facts import tag
from camlann.table.fair import Promises, Transcript
from camlann.table.proof import Proof, Throw, verify
from camlann.table.record import BrokenRecord, FairlyPromised, FairlyShown, load
from camlann.terminal import setup
from camlann.words import Words, dashed

LIMITS = (
    "verify-limit-operator",
    "verify-limit-afterwards",
    "verify-limit-breaking-off",
    "verify-limit-failing",
    "verify-limit-own",
    "verify-limit-page",
    "verify-limit-people",
)
"""What no proof gives, said beside every proof of a fair deal."""


def check(args: Namespace) -> int:
    """`camlann verify`: 0 only if the record holds."""
    try:
        words = setup.words_for(args.language)
        data = setup.readable(words, args.file)
    except setup.Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    proof = verify(data)
    for line in (*lines(words, proof), *notices(words, data), *limits(words, proof, data)):
        print(line)
    return 0 if proof.holds else 1


def lines(words: Words, proof: Proof) -> Iterator[str]:
    """What was proved, what is false, what nobody can check, and the verdict."""
    for fault in dict.fromkeys(proof.faults):
        yield words.text(dashed(fault))
    found = {"verify-proved": proof.proved, "verify-false": proof.false, "verify-unchecked": proof.unchecked}
    for name, throws in found.items():
        if throws:
            yield words.text(name, n=len(throws), throws=_listed(words, throws))
    if proof.holds:
        yield words.text("verify-holds")
    else:
        yield words.text("verify-broken" if proof.faults or proof.false else "verify-nothing")


def notices(words: Words, data: bytes) -> Iterator[str]:
    """What is not wrong with a fair deal, and still worth knowing."""
    if (transcript := _transcript(data)) is None:
        return
    if not isinstance(transcript, Transcript):
        yield words.text("verify-withheld")
    for notice in fair.notices(transcript):
        yield words.text(dashed(tag(type(notice))), **asdict(notice))
    if (broken := fair.attempt_of(transcript.game) - 1) > 0:
        yield words.text("verify-again", broken=broken)


def limits(words: Words, proof: Proof, data: bytes) -> Iterator[str]:
    """What a fair deal does not give, beside whatever it proves."""
    if not proof.faults and not proof.false and _transcript(data) is not None:
        yield words.text("verify-limits")
        for limit in LIMITS:
            yield words.text(limit)


def _transcript(data: bytes) -> Promises | None:
    try:
        chance = load(data).header.chance
    except BrokenRecord:
        return None
    return chance.transcript if isinstance(chance, FairlyShown | FairlyPromised) else None


def _listed(words: Words, throws: Sequence[Throw]) -> str:
    return words.listed([words.text("verify-throw", label=throw.label, n=throw.n) for throw in throws])
