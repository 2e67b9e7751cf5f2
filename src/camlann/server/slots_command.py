"""`camlann slots`: says which database holds how many slots, and moves slots while games run."""

import argparse
import asyncio
import sys

from camlann.i18n.catalogue import Catalogue
from camlann.server.store.slot_places import WrongDatabases
from camlann.server.store_refusals import refusal


def slots(args: argparse.Namespace) -> int:
    words = Catalogue(args.language, isolate=False)
    urls = args.store.split()
    if len(urls) < 2 or any(not url.startswith(("postgresql:", "postgres:")) for url in urls):
        print(words.text("slots-need-databases"), file=sys.stderr)
        return 2
    if not all(1 <= number <= len(urls) for number in args.empty) or len({*args.empty}) == len(urls):
        print(words.text("slots-no-such-database", databases=len(urls)), file=sys.stderr)
        return 2
    try:
        asyncio.run(_slots(urls, args, words))
    except WrongDatabases as wrong:
        print(refusal(words, wrong), file=sys.stderr)
        return 2
    return 0


async def _slots(urls: list[str], args: argparse.Namespace, words: Catalogue) -> None:
    import asyncpg

    from camlann.server.store.move_slots import AnotherMoves, SlotMover

    try:
        async with SlotMover.open(urls) as mover:
            moves = mover.interrupted()
            if moves and not (args.even or args.empty):
                print(words.text("slots-interrupted", count=sum(len(move.slots) for move in moves)))
            if args.even or args.empty:
                for move in moves:
                    await mover.move(move)
                await mover.delete_leftovers()
                moves = mover.evenly({number - 1 for number in args.empty})
                wanted, done = sum(len(move.slots) for move in moves), 0
                for move in moves:

                    def tell(count: int) -> None:
                        nonlocal done
                        done += count
                        print(words.text("slots-moved", done=done, wanted=wanted), end="\r", flush=True)

                    await mover.move(move, tell)
                if wanted:
                    print()
            for place, count in enumerate(mover.places.counts(len(urls))):
                print(words.text("slots-of-database", number=place + 1, count=count))
    except AnotherMoves:
        print(words.text("slots-busy"), file=sys.stderr)
        raise SystemExit(1) from None
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        # Only the type: the text may hold an address with its password.
        print(words.text("slots-failed", error=type(error).__name__), file=sys.stderr)
        raise SystemExit(1) from None
