"""Verifying a record: what its dice prove, said in words."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from camlann.table import fair
from camlann.table.facts import tag
from camlann.table.proof import Proof, Throw, verify
from camlann.table.record import BrokenRecord, FairlyShown, load
from camlann.terminal import setup
from camlann.words import Words, dashed


def check(args: Namespace) -> int:
    """`camlann verify`: 0 only if the record holds."""
    try:
        words = setup.words_for(args.language)
        data = setup.readable(words, args.file)
    except setup.Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    proof = verify(data)
    for line in (*lines(words, proof), *notices(words, data)):
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
    try:
        chance = load(data).header.chance
    except BrokenRecord:
        return
    if isinstance(chance, FairlyShown):
        for notice in fair.notices(chance.transcript):
            yield words.text(dashed(tag(type(notice))), **asdict(notice))


def _listed(words: Words, throws: Sequence[Throw]) -> str:
    return words.listed([words.text("verify-throw", label=throw.label, n=throw.n) for throw in throws])
