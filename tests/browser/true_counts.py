"""A game of Shadows over Camelot to its last count: the browser sees the last turns at people's pace.

A game to twelve swords takes half an hour. So the dice are told, and people's devices play what bots once
played under them, as fast as the server takes it, until a few turns are left. Then Ana opens the table in
her browser, and the rest is played as people do: she presses what asks for no choice, as *End the turn*, and
does the rest with a second device. On the same server, which scales no beat.
"""

from random import Random
from typing import Any

from camlann.engine.facts import tag
from camlann.engine.phases import Command
from tests.browser.last_counts import LAST_COUNTS, last_count, options
from tests.browser.players import Person, Thing, taken
from tests.browser.seats import Cast
from tests.browser.told_dice import tell_dice
from tests.browser.told_game import NOTE, TrueGame, told
from tests.browser.true_camelot import CamelotWants, names_of
from tests.browser.true_players import Others, others
from tests.server.harness.one_process_server import OneProcessServer
from tests.timeouts import HANG_SECONDS


class CountWants(CamelotWants):
    names: tuple[str, ...] = ("Hanna", "Caradoc", "Omar")


def true_count(server: OneProcessServer, cast: Cast, end: str, seed: str, **more: Any) -> TrueGame:
    wants = CountWants(end, Random(f"{seed}/{end}"))
    game = last_count(end, seed)
    ending = LAST_COUNTS[end]
    ana = Person(cast.seat("Ana", "en", server.url, **more), f"{seed}/{end}")
    path = ana.open_table("shadows")
    (token,) = [each["value"] for each in ana.seat.context.cookies() if each["name"] == "camlann"]
    with others(server.url, path.rpartition("/")[2], wants) as them:
        seated = ana.page.locator(".lobby .seats li[data-who]")
        ana.seat.until("all at the table", lambda: seated.count() == len(wants.names) + 1)
        before = them.do(them.lot())
        ana.choose("classic", **options(end))
        tell_dice(server, them.do(them.lot(before)), game.play.seed)
        ana.page.goto("about:blank")
        them.do(them.second_device(token))
        them.do(them.deal())
        them.do(them.catch_up(game.play.moves[: game.seen]))
        ana.page.add_init_script(NOTE)
        ana.seat.go(path)
        ana.seat.until("the game", lambda: ana.page.locator(".play").count())
        them.do(them.follow(game.play.moves[game.seen :], pressed))
        ana.seat.until("the end", lambda: _plays(ana, them), 2 * HANG_SECONDS)
        return told(ana, them, end, {"why": ending.why, "winner": ending.winner}, late=True)


def pressed(command: Command) -> bool:
    """Whether Ana presses this in her browser: it has no choice."""
    return not command.__struct_fields__


def _plays(ana: Person, them: Others) -> bool:
    """Press what comes next, if something does; whether the game is over."""
    them.check()
    seen = ana.look()
    if seen is None or seen["over"] or not seen["mine"]:
        return bool(seen and seen["over"])
    move = them.to_press
    if move is not None and str(move.ask) == seen["ask"]:
        ana.page.wait_for_timeout(1000 * ana.chance.uniform(*them.wants.pause))
        way = names_of(tag(type(move.command)), ana.seat)
        if taken([Thing(**each) for each in seen["things"]], way) is None:
            them.not_there = True
        else:
            ana.answer(way=way)
    return False
