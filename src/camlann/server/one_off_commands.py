"""Commands that end when their work is done: the owner's link, deleting old data, making keys."""

import argparse
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from camlann.i18n.catalogue import Catalogue
from camlann.runtime import Runtime
from camlann.server import lan_url, site_owner
from camlann.server.crypto import table_keys
from camlann.server.data_files import DATABASE
from camlann.server.doctor import start
from camlann.server.parts import store_now
from camlann.server.privacy.retention import delete_expired
from camlann.server.process import run_process, settings_of
from camlann.server.settings import Settings


def owner(args: argparse.Namespace) -> int:
    """Print a new link for the owner, if the first is lost."""
    if (settings := settings_of(args)) is None:
        return 2
    return run_process("owner", args, _owner(args, settings))


def tidy_up(args: argparse.Namespace) -> int:
    """Delete old data once; gates do it regularly by themselves."""
    return run_process("tidy", args, _tidy(args))


def make_keys(args: argparse.Namespace) -> int:
    """Make a master key for keepers, or extract the part of one that gates need."""
    path, words = Path(args.file), Catalogue(args.language, isolate=False)
    if path.exists():
        print(words.text("keys-exist", path=str(path)))
        return 1
    try:
        if args.of is not None:
            table_keys.save_people(path, start.whole_keys(Path(args.of), Runtime()).people_keys())
        else:
            table_keys.load(path, Runtime(), make=True)
    except start.CannotStart as refused:
        print(words.text(refused.finding.message, **refused.finding.fields), file=sys.stderr)
        return 1
    except OSError as error:
        print(words.text("keys-not-written", path=str(path), error=type(error).__name__), file=sys.stderr)
        return 1
    print(words.text("keys-made" if args.of is None else "keys-of-people", path=str(path)))
    return 0


async def _owner(args: argparse.Namespace, settings: Settings) -> None:
    runtime, folder = Runtime(), Path(args.data)
    if not args.store:
        start.check_folder(folder)
    async with AsyncExitStack() as ends:
        store = await store_now(ends, args.store or f"sqlite:{folder / DATABASE}")
        host = await site_owner.named(settings.owner, store)
        if host is None:
            start.make_folder(folder)
            host = await site_owner.first(folder, store, runtime, settings.name)
        secret = host.secret or await site_owner.link(host.person_id, store, runtime)
        words = Catalogue(args.language, isolate=False)
        print(words.text("owner-id", person_id=host.person_id))
        if args.store and host.person_id != settings.owner:
            print(words.text("owner-set", variable="CAMLANN_OWNER", person_id=host.person_id))
        here = lan_url.of_the_server(settings.url, args.host, args.port)
        print(words.text("serve-owner", url=f"{here}/d/{secret}"))


async def _tidy(args: argparse.Namespace) -> None:
    if not args.store:
        start.check_folder(Path(args.data))
    async with AsyncExitStack() as ends:
        store = await store_now(ends, args.store or f"sqlite:{Path(args.data) / DATABASE}")
        await delete_expired(store, Runtime().wall())
