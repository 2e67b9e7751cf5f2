"""The trial from the command line; see `scripts/chaos --help`."""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from random import SystemRandom

import structlog

from tests.server.faults.kills import EVERYTHING, FAILOVER, KINDS, kills
from tests.server.faults.rolling import rolling
from tests.server.faults.trial import Trial
from tests.server.harness.processes import load_now


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/chaos",
        description="Chaos test: kill and stop processes of a server while clients play, then check the log.",
    )
    add = parser.add_argument
    add("--faults", type=int, default=300, metavar="N", help="number of faults (default: 300)")
    add(
        "--only",
        default="",
        metavar="WORD",
        help="only kinds of faults with this in their name, such as nats",
    )
    add("--everything", action="store_true", help="every fault kills all processes at once")
    add("--rolling", action="store_true", help="a rolling restart instead: each process, one by one")
    add("--seed", type=int, metavar="N", help="seed of the faults and the play (default: random)")
    add("--tables", type=int, default=8, metavar="T", help="tables at a time (default: 8)")
    add("--seats", type=int, default=5, metavar="S", help="seats at a table (default: 5)")
    add("--keep", action="store_true", help="keep the folder with logs and journals")
    args = parser.parse_args()
    # The clients' own log of broken connections is not shown here.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    kinds = (EVERYTHING,) if args.everything else KINDS
    only = [kind for kind in kinds if args.only in kind]
    if not only:
        parser.error(f"--only: there are {', '.join(kinds)}")
    seed = SystemRandom().randrange(10**6) if args.seed is None else args.seed

    def say(word: str) -> None:
        print(word, flush=True)

    async def run() -> int:
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        standby = FAILOVER in only and not args.rolling
        trial = Trial(seed, args.tables, args.seats, say, standby=standby, keep=args.keep)
        say(f"Begins. {load_now()}")
        report = await trial.run(rolling if args.rolling else lambda trial: kills(trial, args.faults, only))
        say(report.text())
        say(f"Ends. {load_now()}")
        return 1 if report.violations else 0

    with contextlib.suppress(asyncio.CancelledError, KeyboardInterrupt):
        return asyncio.run(run())
    print("Broken off.", file=sys.stderr)
    return 130


if __name__ == "__main__":
    sys.exit(main())
