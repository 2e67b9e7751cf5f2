"""Run the load tests and print the results."""

import argparse
import asyncio
import logging

import structlog

from camlann import avalon
from tests.server.harness.processes import load_now
from tests.server.load import empty_game, summary
from tests.server.load.measured_server import Shape
from tests.server.load.rounds import (
    BARE,
    Load,
    Ratio,
    Reading,
    Rounds,
    middle,
    one_and_two,
    ratio,
    shapes,
    side_by_side,
)
from tests.server.load.upkeep import described, upkeep

ONE = "one of each"
SHAPES = {ONE: Shape(), "2 gates, keepers": Shape(2, 2)}
NAMES = ("gate", "keeper", "PostgreSQL", "NATS")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="scripts/load", description="Measure the capacity of the server and the cost of a move."
    )
    add = parser.add_argument
    add("--rounds", type=int, default=7, help="rounds; the result is their median (default: 7)")
    add("--seconds", type=float, default=4.0, help="length of each measurement (default: 4)")
    add("--tables", type=int, default=200, help="tables of each game (default: 200)")
    add("--seats", type=int, default=5, help="seats at each table (default: 5)")
    add("--rate", type=float, default=300.0, help="moves per second while measuring latency (default: 300)")
    add(
        "--shared",
        type=float,
        default=600.0,
        metavar="RATE",
        help="moves per second when comparing one keeper with two (default: 600)",
    )
    modes = parser.add_argument_group("other measurements").add_mutually_exclusive_group()
    mode = modes.add_argument
    mode(
        "--steady", type=int, metavar="N", help="N players who each send a command every 12 s, for --seconds"
    )
    mode("--idle", type=int, metavar="N", help="N idle sockets at one gate")
    mode("--storm", type=int, metavar="N", help="N players reconnect at once after a gate is killed")
    mode("--soak", type=float, metavar="MINUTES", help="--players in steady play; watches for memory leaks")
    mode("--bot-tables", type=int, metavar="N", help="N tables of a person and strong bots, on one server")
    mode("--upkeep", type=int, metavar="N", help="what one of N keepers does while nobody plays")
    add("--clocked", type=int, default=200_000, metavar="N", help="with --upkeep: tables with a clock")
    mode("--shapes", type=float, metavar="RATE", help="more gates and keepers; 0: as fast as it goes")
    mode("--restart", type=int, metavar="N", help="`camlann serve` with SQLite is killed N times")
    mode("--room", type=float, metavar="CORES", help="12 phones and a display, the server held to CORES")
    add("--people-tables", type=int, default=10, metavar="N", help="with --bot-tables: tables of people (10)")
    add("--bot-workers", type=int, default=2, metavar="N", help="with --bot-tables: its workers (2)")
    add("--players", type=int, default=1000, help="players of --soak (default: 1000)")
    add(
        "--chat",
        type=float,
        default=0.0,
        metavar="PART",
        help="with --steady, --storm or --soak: which part of what is sent is chat (default: 0)",
    )
    add("--gates", type=int, default=1, metavar="N", help="with --steady: gates, a port each (default: 1)")
    add("--tls", action="store_true", help="with --steady: people over TLS, through Caddy")
    add("--people", action="store_true", help="with --steady: people with sessions, not bots")
    add(
        "--spectators",
        type=int,
        default=0,
        metavar="N",
        help="with --steady: so many at each table, and people with sessions",
    )
    args = parser.parse_args()
    # The clients' own log of broken connections is not shown here.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    print(f"Begins. {load_now()}", flush=True)
    asyncio.run(_chosen(args))
    print(f"Ends. {load_now()}")


async def _chosen(args: argparse.Namespace) -> None:
    if args.steady is not None:
        shape = Shape(args.gates, tls=args.tls)
        await summary.steady(args.steady, args.seconds, args.chat, shape, args.people, args.spectators)
    elif args.idle is not None:
        await summary.silent(args.idle)
    elif args.storm is not None:
        await summary.storm(args.storm, args.chat)
    elif args.soak is not None:
        await summary.soak(args.soak, args.players, args.chat)
    elif args.bot_tables is not None:
        await summary.bot_tables(args.bot_tables, args.people_tables, args.seconds, args.bot_workers)
    elif args.upkeep is not None:
        found = await upkeep(args.upkeep, args.clocked, args.rounds)
        print(described(found, args.upkeep, args.clocked))
    elif args.restart is not None:
        await summary.restart(args.restart)
    elif args.room is not None:
        await summary.room(args.seconds, args.room)
    elif args.shapes is not None:
        each = await shapes(SHAPES, args.tables, args.seats, args.rounds, args.seconds, args.shapes)
        _print("servers of different shapes", each)
        for title in [*SHAPES][1:]:
            _compare(title, ONE, ratio(each[title], each[ONE]))
    else:
        await _measure(args)


async def _measure(args: argparse.Namespace) -> None:
    load = Load(args.tables, args.seats)
    try:
        await load.start()
        found = await side_by_side(load, args.rounds, args.seconds)
        _print(f"{args.tables} tables of {args.seats} as fast as it goes", found)
        for what in (empty_game.NAME, BARE):
            _compare(avalon.NAME, what, ratio(found[avalon.NAME], found[what]))
        steady = [await load.play(avalon.NAME, args.seconds, args.rate) for _ in range(args.rounds)]
        _print("at a steady rate", {avalon.NAME: steady})
        for title, rate in (("at a steady rate", args.shared), ("as fast as it goes", 0.0)):
            shared = await one_and_two(load, args.rounds, args.seconds, rate)
            _print(f"one keeper and two, {title}", shared)
            _compare("two", "one", ratio(shared["two keepers"], shared["one keeper"]))
        print(f"errors: {load.errors or 'none'}")
        for line in load.server.wrong()[:10]:
            print(line)
    finally:
        await load.end()


def _compare(above: str, below: str, found: Ratio) -> None:
    spread = f"{found.least:.2f} to {found.most:.2f}"
    print(f"{above} costs {found.cost:.2f} ({spread}) of {below}, and is {found.speed:.2f} as fast")


def _print(title: str, found: Rounds) -> None:
    print(f"\n{title}: medians of {len(next(iter(found.values())))} rounds, CPU seconds for 1,000 moves\n")
    heads = ("moves/s", "CPU s", *NAMES, "others", "clients", "frames", "group", "p50 ms", "p99 ms")
    print(_row("", heads))
    for name, readings in found.items():
        print(_row(name, _figures(middle(readings))))
    print(flush=True)


def _figures(reading: Reading) -> tuple[str, ...]:
    costs = reading.cost
    others = sum(each for name, each in costs.items() if name not in NAMES)
    return (
        f"{reading.rate:,.0f}",
        f"{reading.whole:.3f}",
        *(f"{costs.get(name, 0):.3f}" for name in NAMES),
        f"{others:.3f}",
        f"{reading.clients:.3f}",
        f"{reading.frames:.2f}",
        f"{reading.group:.1f}",
        f"{reading.p50 * 1000:.0f}",
        f"{reading.p99 * 1000:.0f}",
    )


def _row(name: str, figures: tuple[str, ...]) -> str:
    return f"{name:<17}" + "".join(f"{each:>11}" for each in figures)


if __name__ == "__main__":
    main()
