"""`camlann arena`: duels and the ladder, as a table or as JSON."""

import sys
from argparse import Namespace
from functools import partial
from itertools import pairwise
from pathlib import Path

import msgspec

from camlann import shadows
from camlann.bots.arena.camelot import Table, figures, text
from camlann.bots.arena.duel import Duel, run
from camlann.bots.arena.figures import table
from camlann.bots.arena.modules import UnknownModule, options_with
from camlann.bots.arena.named_bot import UnknownBot, bot_named
from camlann.bots.arena.strength import markdown, play_all, played
from camlann.bots.levels import LADDERS
from camlann.shadows.options import Options as ShadowsOptions

BAR = 30


def arena(args: Namespace) -> int:
    """The exit status."""
    if args.what == "camelot":
        return camelot(args)
    if args.what == "strength":
        if not args.show:
            play_all(
                Path(args.keep), args.seed, max(1, args.jobs), _progress if sys.stderr.isatty() else None
            )
        print(markdown(played(Path(args.keep), args.seed)))
        return 0
    pairs = [(args.a, args.b)] if args.what == "duel" else [(b, a) for a, b in pairwise(LADDERS["avalon"])]
    try:
        for name in {name for pair in pairs for name in pair}:
            bot_named("avalon", name)
        options_with(args.modules, args.seats)
    except (UnknownBot, UnknownModule) as problem:
        print(problem, file=sys.stderr)
        return 2
    keep = None if args.keep is None else Path(args.keep)
    found = []
    for a, b in pairs:
        duel = Duel(a, b, max(1, args.games // 2), args.seats, args.modules, args.seed)
        found.append(run(duel, keep, _progress if sys.stderr.isatty() else None))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        chosen = ", ".join(args.modules) or "none"
        print(f"{args.seats} seats, modules: {chosen}, five rejections lose, seed {args.seed}")
        print(table(found))
    return 0


def camelot(args: Namespace) -> int:
    """Games of Shadows with one bot in all seats."""
    try:
        bot_named("shadows", args.bot)
    except UnknownBot as problem:
        print(problem, file=sys.stderr)
        return 2
    options = ShadowsOptions(
        traitors=args.traitors, expansion=args.expansion, bedivere=args.seats == 8 and not args.expansion
    )
    wrong = [notice.code for notice in shadows.check(options, args.seats) if notice.prevents_start]
    if wrong:
        print(f"{args.seats} players cannot play that: {', '.join(wrong)}.", file=sys.stderr)
        return 2
    table_of = Table(args.bot, args.seats, max(1, args.games), options, args.seed)
    bar = partial(_progress, args.bot) if sys.stderr.isatty() else None
    found = figures(table_of, bar, None if args.keep is None else Path(args.keep))
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() if args.json else text(found))
    return 0


def _progress(who: str, done: int, pairs: int) -> None:
    bar = "#" * (BAR * done // pairs)
    print(f"\r{who:<24} [{bar:<{BAR}}] {done}/{pairs}", end="", file=sys.stderr, flush=True)
    if done == pairs:
        print(file=sys.stderr)
