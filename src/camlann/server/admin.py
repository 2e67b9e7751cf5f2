"""`camlann admin`: what the owner of a server can do without its page. So far: links for new moderators.

It works on the store, also while the server runs.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from camlann.i18n.catalogue import Catalogue
from camlann.runtime import Runtime
from camlann.server.data_files import DATABASE
from camlann.server.moderation.appointments import open_links, withdraw_link
from camlann.server.store import Store, Unreachable
from camlann.server.store.open_store import open_store

ALL = "all"
"""Instead of an id: every link."""


def admin(args: argparse.Namespace) -> int:
    words = Catalogue(args.language, isolate=False)
    database = Path(args.data) / DATABASE
    # To open a store that is not there would make one.
    if not args.store and not database.exists():
        print(words.text("admin-no-store", path=str(database)), file=sys.stderr)
        return 1
    try:
        found, lines = asyncio.run(_work(args, words, args.store or f"sqlite:{database}"))
    except ValueError:
        print(words.text("doctor-store-unknown"), file=sys.stderr)
        return 2
    except (Unreachable, OSError):
        # Without the error: it may contain a password.
        print(words.text("admin-unreachable"), file=sys.stderr)
        return 1
    for line in lines:
        print(line, file=sys.stdout if found else sys.stderr)
    return 0 if found else 1


async def _work(args: argparse.Namespace, words: Catalogue, url: str) -> tuple[bool, list[str]]:
    """Whether what was asked for is there, and what to print."""
    store, now = await open_store(url), Runtime().wall()
    try:
        if args.what == "links":
            return True, [
                *_listed(words, [(each.id, each.expires_at) for each in await open_links(store, now)])
            ]
        return await _withdraw(store, words, args.id, now)
    finally:
        await store.close()


async def _withdraw(store: Store, words: Catalogue, id: str, now: int) -> tuple[bool, list[str]]:
    ids = [each.id for each in await open_links(store, now)] if id == ALL else [id]
    withdrawn = [each for each in ids if await withdraw_link(store, each, now)]
    if not withdrawn and id != ALL:
        return False, [words.text("admin-no-link", id=id)]
    return True, [words.text("admin-withdrawn", id=each) for each in withdrawn] or [
        words.text("admin-no-links")
    ]


def _listed(words: Catalogue, links: list[tuple[str, int]]) -> Iterator[str]:
    if not links:
        yield words.text("admin-no-links")
    for id, expires_at in links:
        until = datetime.fromtimestamp(expires_at / 1000).astimezone()
        yield words.text("admin-link", id=id, until=f"{until:%Y-%m-%d %H:%M}")
