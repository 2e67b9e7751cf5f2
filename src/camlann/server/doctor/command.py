"""`camlann doctor`: runs every check, prints what it found, and ends with 1 if something is wrong."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

from camlann.i18n.catalogue import Catalogue
from camlann.runtime import Runtime
from camlann.server.data_files import DATABASE, KEYS
from camlann.server.doctor import machine, network, storage
from camlann.server.doctor.findings import Finding, State, Subject
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
    ]
