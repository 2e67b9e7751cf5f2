"""Arguments of the commands for one screen: play, replay, verify, narrator, bench, arena."""

from camlann.cli.parser import Parser
from camlann.games import DEFINITIONS, GAMES
from camlann.table import BOT_LEVELS


def play(parser: Parser) -> None:
    add = parser.add_argument
    add("game", nargs="?", default=next(iter(GAMES)))
    add("--seats", type=int, metavar="N")
    add("--names", type=words, metavar="A,B,…")
    add("--seat", default="0", metavar="SEAT")
    add("--hot", type=words, metavar="SEATS")
    add("--bots", choices=BOT_LEVELS, default=BOT_LEVELS[0])
    add("--preset", default="house", metavar="PRESET")
    add("--narrate", action="store_true")
    add("--set", action="append", default=[], metavar="OPTION=VALUE")
    add("--seed", metavar="WORD")
    add("--save", metavar="FILE")
    _flags_of_games(parser)


def _flags_of_games(parser: Parser) -> None:
    """The flags of each game; a flag that two games have is added once."""
    added: set[str] = set()
    for game, definition in DEFINITIONS.items():
        group = parser.add_argument_group(game)
        for flag in definition.flags:
            if flag.option in added:
                continue
            added.add(flag.option)
            parser.values[flag.option] = ", ".join(flag.values)
            if flag.metavar is None:
                group.add_argument(flag.name, action="store_true")
            else:
                group.add_argument(flag.name, metavar=flag.metavar)


def replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--as", dest="viewer", metavar="SEAT")
    parser.add_argument("--names", type=words, metavar="A,B,…")
    parser.add_argument("--text", action="store_true")


def verify(parser: Parser) -> None:
    parser.add_argument("file", metavar="RECORD")
    parser.add_argument("--receipt", metavar="FILE")


def narrator(parser: Parser) -> None:
    parser.add_argument("file", nargs="?", default="narrator.html", metavar="FILE")


def bench(parser: Parser) -> None:
    parser.add_argument("what", choices=["rules", "frames"])
    parser.add_argument("--rounds", type=int, default=7, metavar="N")
    parser.add_argument("--games", type=int, default=60, metavar="N")


def arena(parser: Parser) -> None:
    rows = parser.add_subparsers(dest="what", required=True, metavar="duel|ladder|strength|camelot")
    camelot, strength, duel, ladder = (
        rows.add_parser(name, help="", language=parser.language)
        for name in ("camelot", "strength", "duel", "ladder")
    )
    camelot.add_argument("--bot", default="rules")
    camelot.add_argument("--games", type=int, default=100, metavar="N")
    camelot.add_argument("--seats", type=int, default=5, metavar="N")
    camelot.add_argument("--traitors", choices=("none", "standard", "among_us"), default="standard")
    camelot.add_argument("--expansion", action="store_true")
    strength.add_argument("--keep", required=True, metavar="DIR")
    strength.add_argument("--show", action="store_true")
    strength.add_argument("--jobs", type=int, default=1, metavar="N")
    duel.add_argument("a", metavar="A")
    duel.add_argument("b", metavar="B")
    for each in (duel, ladder):
        each.add_argument("--games", type=int, default=200, metavar="N")
        each.add_argument("--seats", type=int, default=5, metavar="N")
        each.add_argument("--modules", type=words, default=[], metavar="M,…")
    for each in (camelot, duel, ladder):
        each.add_argument("--keep", metavar="DIR")
        each.add_argument("--json", action="store_true")
    for each in (camelot, strength, duel, ladder):
        each.add_argument("--seed", default="arena", metavar="WORD")


def words(text: str) -> list[str]:
    """What stands between commas."""
    return [word.strip() for word in text.split(",")]
