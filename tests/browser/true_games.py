"""Whole games at people's pace, and whether the page told the truth about each of them.

    scripts/true-games                       every end, once
    scripts/true-games three_fails --times 2

`true_game(server, cast, end)` plays one to this end: somebody at a browser, by presses, beside people with
devices of their own, on a server that scales no beat. Every heading, panel, button, announcement and clock
of the page is noted as it comes into sight, and `verdict` judges it. On a server that scales its beats
(`QUICK`) all answer at once: what must not meet, a timer of the page and a message, stays far apart.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args

from camlann import avalon
from camlann.avalon.state import Why, role
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.match import Match
from tests.browser.last_counts import LAST_COUNTS
from tests.browser.players import Person, Thing
from tests.browser.seats import Cast, browsers
from tests.browser.told_dice import QUICK, at_pace, tell_dice
from tests.browser.told_game import NOTE, TrueGame, told
from tests.browser.true_camelot import CAMELOT_ENDS, CamelotWants, names_of
from tests.browser.true_counts import true_count
from tests.browser.true_players import AT_ONCE_SECONDS, POINTED, Others, Wants, others
from tests.browser.verdict import plain
from tests.server.harness.one_process_server import OneProcessServer
from tests.timeouts import HANG_SECONDS

ENDS: tuple[str, ...] = (*(why for why in get_args(Why) if why != "three_successes"), *POINTED)
"""With Merlin in the game three successes lead to the Assassin."""
EVERY_END = (*ENDS, *CAMELOT_ENDS, *LAST_COUNTS)
SHORT = {"glance": 60, "answer": 60, "choice": 60, "debate": 30, "bank": 0}


def true_game(
    server: OneProcessServer, cast: Cast, end: str, seed: str = "1", n: int = 0, **more: Any
) -> TrueGame:
    """`n`: the which of its kind; in every other game it is the browser that points for the Assassin."""
    if end in LAST_COUNTS:
        return true_count(server, cast, end, seed, **more)
    kind = CamelotWants if end in CAMELOT_ENDS else Wants
    wants = kind(end, Random(f"{seed}/{end}"))
    if QUICK[-1] in server.flags:
        wants.scale, wants.pause = float(QUICK[-1]), AT_ONCE_SECONDS
    clock = wants.timed
    ana = Person(cast.seat("Ana", "en", server.url, **more), f"{seed}/{end}")
    ana.page.add_init_script(NOTE)
    path = ana.open_table(wants.game)
    with others(server.url, path.rpartition("/")[2], wants) as them:
        seated = ana.page.locator(".lobby .seats li[data-who]")
        ana.seat.until("all at the table", lambda: seated.count() == len(wants.names) + 1)
        before = them.do(them.lot())
        ana.choose(
            "first_game" if wants.game == "shadows" else "classic", **({"clock": SHORT} if clock else {})
        )
        if wants.points and n % 2:
            tell_dice(server, them.do(them.lot(before)), _assassin_first(seed))
        ana.ready()
        them.do(them.begin())
        ana.begin()
        ana.seat.until("the end", lambda: _plays(ana, them), 10 * HANG_SECONDS)
        return told(ana, them, end, {"why": wants.over}, clock=clock)


def _assassin_first(word: str) -> bytes:
    """Dice by which the host is the Assassin."""
    seats = len(Wants("", Random()).names) + 1
    chosen = avalon.presets(seats)["classic"]
    for k in range(1000):
        seed = seed_of(f"{word}/{k}")
        match: Match[Any, Any, Any] = Match(avalon, chosen, seats, partial(Seeded, seed, 1))
        if role(match.truth.public, match.truth.own[match.public.everyone[0]]).slays:
            return seed
    raise AssertionError("no dice make the host the Assassin")


def _plays(ana: Person, them: Others) -> bool:
    """Answer what is asked, if something is; whether the game is over."""
    them.check()
    wants = them.wants
    seen = ana.look()
    if seen is None or seen["over"] or not seen["mine"]:
        return bool(seen and seen["over"])
    if isinstance(wants, CamelotWants):
        ana.page.wait_for_timeout(1000 * ana.chance.uniform(*wants.pause))
        if (now := ana.look()) is not None and now["mine"] and now["ask"] == seen["ask"]:
            ana.answer(seen=now, way=[name for way in wants.ways for name in names_of(way, ana.seat)])
        return False
    for message in ana.seat.messages("frame") if ana.seat.name not in wants.seats else ():
        own = message["frame"]["own"]
        if own and own["role"]:
            wants.roles[own["seat"]] = own["role"]
            wants.seats[ana.seat.name] = own["seat"]
    command = COMMANDS.get(seen["phase"], "")
    if command and len(wants.roles) < 5:
        return False
    silent = command != "" and wants.silent(wants.seats[ana.seat.name], command)
    if silent and (not wants.points or wants.pointed):
        return False
    ana.page.wait_for_timeout(1000 * ana.chance.uniform(*wants.pause))
    now = ana.look()
    if silent and now is not None:
        _points(ana, wants, now, command)
    elif now is not None and now["mine"] and now["ask"] == seen["ask"]:
        ana.answer(_liked(ana, wants, command), now, (ana.seat.says("avalon-call-vote.offer"),))
    return False


def _points(ana: Person, wants: Wants, seen: dict[str, Any], command: str) -> None:
    """Tap a seat, and leave it at that."""
    likes = _liked(ana, wants, command)
    seats = [Thing(**each) for each in seen["things"] if each["place"] == "seats"]
    ana.tap(next(each for each in seats if ana.seat.name not in each.text and likes(each)), seen["ask"])
    wants.pointed = True


def _liked(ana: Person, wants: Wants, command: str) -> Callable[[Thing], bool]:
    """What to press, by what stands on it."""
    fail = ana.seat.says("avalon-card-fail")

    def likes(thing: Thing) -> bool:
        seat = wants.seats[ana.seat.name]
        match command:
            case "avalon.vote":
                return wants.likes(seat, command, "reject" if "reject" in thing.look.split() else "approve")
            case "avalon.play-card":
                return wants.likes(seat, command, "fail" if thing.text.strip() == fail else "success")
            case "":
                return True
        named = [place for name, place in wants.seats.items() if name in thing.text]
        return all(wants.likes(seat, command, place) for place in named)

    return likes


COMMANDS = {
    "avalon.voting": "avalon.vote",
    "avalon.questing": "avalon.play-card",
    "avalon.proposing": "avalon.propose",
    "avalon.assassinating": "avalon.name",
    "avalon.guessing": "avalon.guess",
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("ends", nargs="*", default=EVERY_END, help=", ".join(EVERY_END))
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--all", action="store_true", help="print all that was noted")
    args = parser.parse_args()
    played: list[TrueGame] = []
    with ExitStack() as stack:
        room = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(at_pace(room))
        cast = stack.enter_context(browsers(room))
        for n, end in product(range(args.times), args.ends):
            game = true_game(server, cast, end, f"{args.seed}/{n}", n, still=n % 2 == 0)
            cast.leave()
            played.append(game)
            print(f"{end}: {len(game.noted)} noted, {len(game.findings)} found", flush=True)
            print("".join(f"    {finding}\n" for finding in game.findings), end="", flush=True)
            for each in game.noted if args.all else ():
                print(f"{each.at / 1000:8.2f}  {each.kind:8} {plain(each.text)}", flush=True)
    found = sum(len(game.findings) for game in played)
    print(f"{len(played)} games, {sum(len(game.noted) for game in played)} noted, {found} found")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
