"""Games of Shadows with one bot in all seats: who won, how the games ended, and whom the Loyal accused."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time
from typing import Any

from msgspec import Struct

from camlann import shadows
from camlann.bots.arena.figures import Rate, rate
from camlann.bots.arena.named_bot import bot_named
from camlann.bots.arena.result_file import ResultFile
from camlann.bots.match_player import MatchPlayer, play_out
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.match import Match
from camlann.shadows.accusations import Accused
from camlann.shadows.options import Options


class Table(Struct, frozen=True):
    """What is played, and how often."""

    bot: str
    seats: int
    games: int
    options: Options
    seed: str = "arena"

    @property
    def name(self) -> str:
        """The name of the file that keeps its games: everything that they depend on but their number."""
        more = ["expansion"] if self.options.expansion else []
        return (
            "-".join(
                [
                    "camelot",
                    self.bot.replace(":", "."),
                    str(self.seats),
                    self.options.traitors,
                    *more,
                    self.seed,
                ]
            )
            + ".jsonl"
        )


class Outcome(Struct, frozen=True):
    """A game that is over."""

    won: bool
    traitor: bool
    """Whether somebody was dealt a Traitor's card."""
    why: str
    whites: int
    blacks: int
    siege: int
    knights: list[tuple[str, bool]]
    """Each Knight, and whether that player won."""
    accusations: list[tuple[bool, float]]
    """Of the Loyal: whether it was right, and how likely it was by chance."""
    answers: int
    milliseconds: float
    """CPU time of the whole game, all bots and the rules."""


class CamelotFigures(Struct, frozen=True):
    table: Table
    loyal_wins: Rate
    without_traitor: Rate
    with_traitor: Rate
    endings: dict[str, int]
    whites: float
    blacks: float
    siege: float
    accusations: int
    right: Rate
    by_chance: float
    """How many of these accusations would be right if the accused were drawn, in percent."""
    knights: dict[str, Rate]
    """How often the player of each Knight won."""
    milliseconds: float
    """For each answer."""


def play(table: Table, number: int) -> Outcome:
    word = f"{table.seed}/{number}"
    began = process_time()
    match: Match[Any, Any, Any] = Match(
        shadows, table.options, table.seats, partial(Seeded, seed_of(word), 1)
    )
    new_bot = bot_named("shadows", table.bot)
    players = {
        seat: MatchPlayer(match, seat, new_bot, Random(f"{word}/{seat}")) for seat in match.public.everyone
    }
    play_out(match, players)
    public = match.public
    winning = "loyal" if public.winner == "loyal" else "traitor"
    return Outcome(
        won=public.winner == "loyal",
        traitor="traitor" in public.sides,
        why=f"{public.why}, {public.winner}",
        whites=public.whites,
        blacks=public.blacks,
        siege=public.siege,
        knights=[(public.coats[seat], public.sides[seat] == winning) for seat in public.present],
        accusations=accusations(match),
        answers=sum(row.seat is not None for row in match.rows),
        milliseconds=1000 * (process_time() - began),
    )


def accusations(match: Match[Any, Any, Any]) -> list[tuple[bool, float]]:
    """Those of Loyal players, and how many of those whom they could have accused were Traitors."""
    sides, found, before = match.public.sides, list[tuple[bool, float]](), match.public
    for row in match.rows:
        for fact in row.facts:
            if isinstance(fact, Accused) and sides[fact.by] == "loyal":
                open_to = [seat for seat in before.able if seat != fact.by and seat not in before.proved]
                traitors = sum(sides[seat] == "traitor" for seat in open_to)
                found.append((sides[fact.seat] == "traitor", traitors / len(open_to)))
        before = row.game.public
    return found


def figures(
    table: Table, progress: Callable[[int, int], None] | None = None, keep: Path | None = None
) -> CamelotFigures:
    """Play what has not been played yet, and count."""
    games = ResultFile(keep, table.name, Outcome)
    for number in range(len(games.done), table.games):
        games.add(play(table, number))
        if progress is not None:
            progress(number + 1, table.games)
    return counted(table, games.done[: table.games])


def counted(table: Table, games: Sequence[Outcome]) -> CamelotFigures:
    accused = [each for game in games for each in game.accusations]
    return CamelotFigures(
        table=table,
        loyal_wins=won(games),
        without_traitor=won([game for game in games if not game.traitor]),
        with_traitor=won([game for game in games if game.traitor]),
        endings=dict(sorted(Counter(game.why for game in games).items())),
        whites=round(mean(game.whites for game in games), 1),
        blacks=round(mean(game.blacks for game in games), 1),
        siege=round(mean(game.siege for game in games), 1),
        accusations=len(accused),
        right=rate(sum(right for right, _ in accused), len(accused)),
        by_chance=round(100 * mean(chance for _, chance in accused), 1) if accused else 0.0,
        knights=by_knight(games),
        milliseconds=round(sum(game.milliseconds for game in games) / sum(game.answers for game in games), 2),
    )


def won(games: Sequence[Outcome]) -> Rate:
    return rate(sum(game.won for game in games), len(games))


def by_knight(games: Sequence[Outcome]) -> dict[str, Rate]:
    wins, seen = Counter[str](), Counter[str]()
    for game in games:
        for knight, winner in game.knights:
            seen[knight] += 1
            wins[knight] += winner
    return {knight: rate(wins[knight], number) for knight, number in sorted(seen.items())}


def text(found: CamelotFigures) -> str:
    table = found.table
    lines = [
        f"{table.seats} seats, {table.games} games of {table.bot}, seed {table.seed}",
        f"Loyal win {found.loyal_wins} %; "
        f"without a Traitor {found.without_traitor} %, with one {found.with_traitor} %",
        f"swords {found.whites} white, {found.blacks} black; siege engines {found.siege}; {found.endings}",
        f"accusations {found.accusations}, right {found.right} %, by chance {found.by_chance} %",
        f"{found.milliseconds} ms for each answer, all bots and the rules",
    ]
    knights = ", ".join(f"{knight} {share}" for knight, share in found.knights.items())
    return "\n".join([*lines, f"wins by Knight: {knights}"])
