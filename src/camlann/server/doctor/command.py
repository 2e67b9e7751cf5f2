"""`camlann doctor`: runs every check, prints what it found, and ends with 1 if something is wrong."""

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog

from camlann.i18n.catalogue import Catalogue
from camlann.runtime import Runtime
from camlann.server.data_files import DATABASE, KEYS
from camlann.server.doctor import machine, network, start, storage
from camlann.server.doctor.findings import Finding, State, Subject, advice
from camlann.server.settings import BadSetting, Settings, read

SIGNS: dict[State, str] = {
    "fine": "doctor-sign-fine",
    "advice": "doctor-sign-advice",
    "wrong": "doctor-sign-wrong",
}


def doctor(args: argparse.Namespace) -> int:
    words = Catalogue(args.language, isolate=False)
    try:
        settings = read(vars(args), os.environ)
    except BadSetting as bad:
        print(words.text(bad.message, **bad.fields), file=sys.stderr)
        return 2
    subject = _subject(args, settings)
    with _silence():
        found = asyncio.run(examine(subject))
    signs = {state: words.text(sign) for state, sign in SIGNS.items()}
    width = max(map(len, signs.values()))
    for each in found:
        print(f"{signs[each.state]:>{width}}  {words.text(each.message, **each.fields)}")
    count = sum(each.state == "wrong" for each in found)
    print(words.text("doctor-end", wrong=count))
    return 1 if count else 0


def _subject(args: argparse.Namespace, settings: Settings) -> Subject:
    """As `serve` has everything in one folder, unless a store is named."""
    data = None if args.store else Path(args.data)
    keys = Path(args.keys) if args.keys else None
    return Subject(
        data=data,
        store=args.store or f"sqlite:{Path(args.data) / DATABASE}",
        bus=args.bus or "",
        keys=keys if data is None else keys or data / KEYS,
        host=args.host,
        port=args.port,
        settings=settings,
    )


async def examine(subject: Subject) -> list[Finding]:
    """All findings, from the machine to the network."""
    data = subject.data
    if data is not None and data.exists() and not data.is_dir():
        # Nothing in it can be looked at.
        stored, sample = list[Finding](), None
    else:
        kept = await storage.store(subject, Runtime().wall)
        stored, sample = kept.findings, kept.sample
    return [
        *machine.program(),
        *machine.capacity(),
        *machine.open_files(subject, machine.file_limit()),
        *machine.bots(subject),
        *([] if data is None else machine.folder(data)),
        *stored,
        *([] if subject.keys is None else storage.keys(subject.keys, sample, made=data is not None)),
        *await network.bus(subject),
        *await network.addresses(subject),
        *network.exposure(subject),
        *network.push(subject),
        *unnamed(subject),
        *erased_list(subject),
    ]


def unnamed(subject: Subject) -> list[Finding]:
    """What `serve` finds in its folder, and gates on many machines have to be told."""
    if subject.data is not None:
        return []
    found = [] if subject.settings.owner else [advice("doctor-no-owner")]
    return found if subject.settings.erased else [*found, advice("doctor-no-erased-list")]


def erased_list(subject: Subject) -> list[Finding]:
    try:
        if subject.settings.erased not in ("", start.NO_LIST):
            start.check_erased(Path(subject.settings.erased))
    except start.CannotStart as refused:
        return [refused.finding]
    return []


@contextmanager
def _silence() -> Iterator[None]:
    """What the parts log while they are tried is no finding."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    try:
        yield
    finally:
        structlog.configure(**before)
