"""The command line of Camlann. Each command is a row of `COMMANDS`; its work is done elsewhere."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

import camlann
from camlann.engine.cli_flags import Flag
from camlann.games import DEFINITIONS, GAMES
from camlann.server.settings import add_flags
from camlann.table import BOT_LEVELS


def _play(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    usual = next(iter(GAMES))
    add("game", nargs="?", default=usual, help=f"which game (default: {usual})")
    add("--seats", type=int, metavar="N", help="number of seats (default: the number of names, or 5)")
    add("--names", type=_words, metavar="A,B,…", help="the players' names, clockwise")
    add("--seat", default="0", metavar="SEAT", help="your seat: a number from 0, or a name (default: 0)")
    add(
        "--hot",
        type=_words,
        metavar="SEATS",
        help="hot seats: seats of people who share this screen, such as 0,2, or all",
    )
    add(
        "--bots",
        choices=BOT_LEVELS,
        default=BOT_LEVELS[0],
        help="how well the bots in the other seats play, where the game has such bots (default: easy)",
    )
    add(
        "--preset",
        default="house",
        metavar="PRESET",
        help="a preset: first_game, classic, everything; it, fr, fa: as in that language's box",
    )
    _flags_of_games(parser, usual)
    add(
        "--narrate",
        action="store_true",
        help="show the narration to read aloud before the players look at their roles",
    )
    add("--set", action="append", default=[], metavar="OPTION=VALUE", help="set any other option of the game")
    add("--seed", metavar="WORD", help="seed of the deal; anybody who knows it knows the deal")
    add("--save", metavar="FILE", help="save a record of the game")
    _language(parser)


def _flags_of_games(parser: argparse.ArgumentParser, usual: str) -> None:
    """The flags of each game; a flag that two games have is added once."""
    flags: dict[str, tuple[str, Flag]] = {}
    for game, definition in DEFINITIONS.items():
        for flag in definition.flags:
            flags.setdefault(flag.name, (game, flag))
    for name, (game, flag) in flags.items():
        about = flag.help if game == usual else f"{game.capitalize()}: {flag.help}"
        if flag.metavar is None:
            parser.add_argument(name, action="store_true", help=about)
        else:
            parser.add_argument(name, metavar=flag.metavar, help=about)


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record saved with --save or downloaded")
    parser.add_argument(
        "--as",
        dest="viewer",
        metavar="SEAT",
        help="show the game as this seat saw it (default: as a spectator)",
    )
    parser.add_argument("--names", type=_words, metavar="A,B,…", help="the players' names, clockwise")
    parser.add_argument("--text", action="store_true", help="print the whole transcript at once")
    _language(parser)


def _verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a record saved with --save or downloaded")
    _language(parser)
    parser.add_argument(
        "--receipt", metavar="FILE", help="the receipt that your device kept of the deal, as JSON"
    )


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["rules", "frames"], help="what to measure")
    parser.add_argument(
        "--rounds", type=int, default=7, metavar="N", help="rounds; the result is their median"
    )
    parser.add_argument("--games", type=int, default=60, metavar="N", help="games per round")


def _arena(parser: argparse.ArgumentParser) -> None:
    whats = parser.add_subparsers(dest="what", required=True, metavar="duel|ladder|strength|camelot")
    camelot = whats.add_parser(
        "camelot", help="one bot in all seats, for the game in which most play together"
    )
    camelot.add_argument("--bot", default="rules", help="rules or random (default: rules)")
    camelot.add_argument("--games", type=int, default=100, metavar="N", help="number of games")
    camelot.add_argument("--seats", type=int, default=5, metavar="N", help="number of seats (default: 5)")
    camelot.add_argument("--traitors", choices=("none", "standard", "among_us"), default="standard")
    camelot.add_argument("--expansion", action="store_true", help="with Merlin's Company")
    camelot.add_argument("--seed", default="arena", metavar="WORD", help="seed of the deals (default: arena)")
    camelot.add_argument("--keep", metavar="DIR", help="keep the games there, and go on")
    camelot.add_argument("--json", action="store_true", help="print the figures as JSON")
    strength = whats.add_parser("strength", help="every duel of docs/bots.md, for hours; it can be stopped")
    strength.add_argument("--keep", required=True, metavar="DIR", help="keep the results there, and go on")
    strength.add_argument(
        "--seed", default="arena", metavar="WORD", help="seed of the deals (default: arena)"
    )
    strength.add_argument("--show", action="store_true", help="play nothing, print what was played so far")
    duel = whats.add_parser("duel", help="two bots, each on both sides")
    duel.add_argument("a", metavar="A", help="random, rules, logic, bayes; naive or observing for reference")
    duel.add_argument("b", metavar="B", help="its opponent")
    for each in (duel, whats.add_parser("ladder", help="each level against the one below it")):
        add = each.add_argument
        add(
            "--games",
            type=int,
            default=200,
            metavar="N",
            help="games of a duel, half of them with sides exchanged",
        )
        add("--seats", type=int, default=5, metavar="N", help="number of seats (default: 5)")
        add(
            "--modules",
            type=_words,
            default=[],
            metavar="M,…",
            help="roles and modules beyond the first game",
        )
        add("--seed", default="arena", metavar="WORD", help="seed of the deals (default: arena)")
        add("--keep", metavar="DIR", help="keep the results there, and go on where an earlier run stopped")
        add("--json", action="store_true", help="print the figures as JSON")


def _serve(parser: argparse.ArgumentParser) -> None:
    _data(parser)
    _port(parser, "0.0.0.0", "all addresses of this machine")
    _health_port(parser)
    add_flags(parser)


def _gate(parser: argparse.ArgumentParser) -> None:
    _services(parser)
    _port(parser)
    parser.add_argument(
        "--bots-key", required=True, metavar="FILE", help="file with the secret shared with the bots"
    )
    parser.add_argument(
        "--people-keys", metavar="FILE", help="made by `camlann keys --of`; without it: no notes, no reports"
    )
    _health_port(parser)
    add_flags(parser)


def _owner(parser: argparse.ArgumentParser) -> None:
    _data(parser)
    _optional_store(parser)
    _port(parser, "0.0.0.0", "as for serve")
    add_flags(parser)


def _keep(parser: argparse.ArgumentParser) -> None:
    _services(parser)
    parser.add_argument("--keys", required=True, metavar="FILE", help="the key file (camlann keys)")
    _health_port(parser)
    add_flags(parser, "animation_scale")


def _bots(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    _address(parser, "--bus", "nats://… or tls://…")
    add(
        "--at",
        type=_words,
        required=True,
        metavar="URL,…",
        help="the gates' addresses, such as http://host:8080",
    )
    add("--bots-key", required=True, metavar="FILE", help="file with the secret shared with the gates")
    _health_port(parser)
    add_flags(parser, "animation_scale", "bot_workers")


def _keys(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="where to write the key")
    parser.add_argument(
        "--of",
        metavar="KEYS",
        help="no new key: write the part of this key file that gates need for notes and reports",
    )


def _tidy(parser: argparse.ArgumentParser) -> None:
    _data(parser)
    _optional_store(parser)


def _doctor(parser: argparse.ArgumentParser) -> None:
    _data(parser)
    _optional_store(parser)
    bus = os.environ.get("CAMLANN_BUS")
    parser.add_argument("--bus", default=bus, metavar="URL", help="nats://…, if you use NATS; or CAMLANN_BUS")
    parser.add_argument("--keys", metavar="FILE", help="the key file, if it is not in the folder")
    _port(parser, "0.0.0.0", "as for serve")
    _language(parser)
    add_flags(parser)


def _backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="where to write the backup; a new folder")
    _data(parser)
    _optional_store(parser)
    parser.add_argument(
        "--keys-of", metavar="FILE", help="the key file, if it is not in the folder of --data"
    )
    parser.add_argument("--keys", metavar="FILE", help="copy the keys there, apart from the backup")
    _language(parser)


def _restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="a backup made by camlann backup")
    parser.add_argument("--keys", required=True, metavar="FILE", help="the keys it belongs to")
    parser.add_argument(
        "--erased",
        action="append",
        metavar="FILE",
        help="the list of who was erased (camlann.erased), which may be repeated; none: nobody was",
    )
    _data(parser)
    _optional_store(parser)
    _language(parser)


def _services(parser: argparse.ArgumentParser) -> None:
    _address(parser, "--store", "postgresql://… or sqlite:PATH")
    _address(parser, "--bus", "nats://… or tls://…")


def _address(parser: argparse.ArgumentParser, flag: str, about: str) -> None:
    """The address of a service. A variable works too: others on the machine can read a password in a flag."""
    variable = f"CAMLANN_{flag.strip('-').upper()}"
    set_to = os.environ.get(variable)
    parser.add_argument(
        flag, default=set_to, required=not set_to, metavar="URL", help=f"{about}; or the variable {variable}"
    )


def _optional_store(parser: argparse.ArgumentParser) -> None:
    about = "postgresql://…, if you use PostgreSQL; or the variable CAMLANN_STORE"
    parser.add_argument("--store", default=os.environ.get("CAMLANN_STORE"), metavar="URL", help=about)


def _data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        default="camlann-data",
        metavar="DIR",
        help="folder of the database and the key (default: camlann-data)",
    )


def _port(parser: argparse.ArgumentParser, host: str = "127.0.0.1", which: str = "this machine only") -> None:
    parser.add_argument("--host", default=host, help=f"address to listen on (default: {which})")
    parser.add_argument("--port", type=int, default=8080, help="port to listen on (default: 8080; 0: any)")


def _health_port(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--health-port",
        type=int,
        metavar="PORT",
        help="serve health checks and metrics on this port",
    )
    parser.add_argument(
        "--health-host",
        default="127.0.0.1",
        metavar="HOST",
        help="address of the health port (default: this machine only)",
    )


def _narrator(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="?", default="narrator.html", metavar="FILE", help="the file (default: narrator.html)"
    )
    parser.add_argument(
        "--language", default="en", metavar="TAG", help="language it begins with; it has all (default: en)"
    )


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", default="en", metavar="TAG", help="language of the output (default: en)"
    )


class Command(NamedTuple):
    name: str
    help: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: str
    """`module:function`, looked up when it is called: from the arguments to the exit status."""
    needs: str = ""
    """What to install for it, if the rules alone are not enough."""


TERMINAL, SERVER = "camlann", "camlann[server]"
COMMANDS = (
    Command("play", "play a game in this terminal", _play, "camlann.terminal.play:play", TERMINAL),
    Command("replay", "step through a record", _replay, "camlann.terminal.replay:replay", TERMINAL),
    Command(
        "verify",
        "verify the deal and the dice of a record",
        _verify,
        "camlann.terminal.verify:check",
        TERMINAL,
    ),
    Command(
        "narrator",
        "write a page that reads the script of the reveal aloud, for a game with cards",
        _narrator,
        "camlann.narrator.command:write",
        TERMINAL,
    ),
    Command("serve", "run a server on this machine", _serve, "camlann.server.run:serve", SERVER),
    Command(
        "doctor",
        "look for what would stop a server on this machine, and say what to do",
        _doctor,
        "camlann.server.doctor.command:doctor",
        SERVER,
    ),
    Command(
        "owner",
        "make a sign-in link for the owner of the server",
        _owner,
        "camlann.server.run:owner",
        SERVER,
    ),
    Command(
        "gate", "run a gate: holds connections (many machines)", _gate, "camlann.server.run:gate", SERVER
    ),
    Command("keep", "run a keeper: owns tables (many machines)", _keep, "camlann.server.run:keep", SERVER),
    Command("keys", "make the key file that keepers share", _keys, "camlann.server.run:make_keys", SERVER),
    Command(
        "tidy", "delete data whose retention period is over", _tidy, "camlann.server.run:tidy_up", SERVER
    ),
    Command(
        "backup",
        "copy the store while games run; the keys go elsewhere",
        _backup,
        "camlann.server.backup.command:backup",
        SERVER,
    ),
    Command(
        "restore",
        "make an empty store again from a backup and its keys",
        _restore,
        "camlann.server.backup.command:restore",
        SERVER,
    ),
    Command("bots", "run the bots (many machines)", _bots, "camlann.server.run:bots", SERVER),
    Command("bench", "benchmark the rules, or count the bytes of frames", _bench, "camlann.bench:measure"),
    Command("arena", "let bots play against each other", _arena, "camlann.bots.arena.command:arena"),
)


def whole_parser() -> argparse.ArgumentParser:
    """The parser of all commands. Addresses of services may come from variables."""
    parser = argparse.ArgumentParser(prog="camlann", description="Games of hidden loyalty.")
    parser.add_argument("--version", action="version", version=f"camlann {camlann.__version__}")
    rows = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        row = rows.add_parser(command.name, help=command.help, description=f"{command.help.capitalize()}.")
        command.arguments(row)
        row.set_defaults(command=command)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Parse the arguments, run the command and return the exit status."""
    _print_what_can_be_printed()
    parser = whole_parser()
    args = parser.parse_args(argv)
    if "command" not in args:
        parser.print_help()
        return 0
    return _run(args.command, args)


def _print_what_can_be_printed() -> None:
    """A sign that the output cannot write becomes a question mark: Windows writes files in a code page."""
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.encoding.lower() not in ("utf-8", "utf8"):
        sys.stdout.reconfigure(errors="replace")


def _run(command: Command, args: argparse.Namespace) -> int:
    module, _, function = command.run.partition(":")
    try:
        run = getattr(import_module(module), function)
    except ModuleNotFoundError as error:
        if not command.needs or (error.name or "").partition(".")[0] == "camlann":
            raise
        print(f"camlann {command.name} needs {error.name}, which is not installed. Try:", file=sys.stderr)
        print(f"    python3 -m pip install '{command.needs}'", file=sys.stderr)
        return 1
    status: int = run(args)
    return status
