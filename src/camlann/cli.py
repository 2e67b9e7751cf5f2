"""The command line of Camlann. Each command is a row of `COMMANDS`; its work is done elsewhere."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

import camlann
from camlann.engine.cli_flags import Flag
from camlann.games import DEFINITIONS, GAMES
from camlann.server.settings import add_flags


def _play(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    usual = next(iter(GAMES))
    add("game", nargs="?", default=usual, help=f"which game (default: {usual})")
    add("--seats", type=int, metavar="N", help="how many play (default: as many as there are names, or 5)")
    add("--names", type=_words, metavar="A,B,…", help="what they are called, clockwise")
    add("--seat", default="0", metavar="SEAT", help="where you sit: a number from 0, or a name (default: 0)")
    add(
        "--hot",
        type=_words,
        metavar="SEATS",
        help="seats of people who share this screen, such as 0,2, or all",
    )
    add(
        "--preset",
        default="house",
        metavar="TABLE",
        help="a table that is ready made: first_game, classic, everything; it, fr, fa: as in that box",
    )
    _flags_of_games(parser, usual)
    add("--narrate", action="store_true", help="read aloud, before the roles are looked at")
    add("--set", action="append", default=[], metavar="OPTION=VALUE", help="any other option of the game")
    add("--seed", metavar="WORD", help="deal by this word; whoever knows it knows the deal")
    add("--save", metavar="FILE", help="keep a record of the game")
    _language(parser)


def _flags_of_games(parser: argparse.ArgumentParser, usual: str) -> None:
    """What each game offers; a flag that two games have stands here once."""
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
    parser.add_argument("file", metavar="FILE", help="a record, as --save keeps it")
    parser.add_argument(
        "--as", dest="viewer", metavar="SEAT", help="see it from this seat (default: as an onlooker)"
    )
    parser.add_argument("--names", type=_words, metavar="A,B,…", help="what they are called, clockwise")
    parser.add_argument("--text", action="store_true", help="tell all of it at once, as a text")
    _language(parser)


def _verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a record, as --save keeps it")
    _language(parser)
    parser.add_argument("--receipt", metavar="FILE", help="what your device kept of the deal, as JSON")


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["rules"], help="what to measure")
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="rounds to take the median of")
    parser.add_argument("--games", type=int, default=60, metavar="N", help="games in a round")


def _serve(parser: argparse.ArgumentParser) -> None:
    _data(parser)
    _port(parser, "0.0.0.0", "every one this machine has")
    _watch(parser)
    add_flags(parser)


def _gate(parser: argparse.ArgumentParser) -> None:
    _services(parser)
    _port(parser)
    parser.add_argument("--bots-key", required=True, metavar="FILE", help="a secret shared with the bots")
    parser.add_argument(
        "--people-keys", metavar="FILE", help="made by keys --of; without: no notes, no reports"
    )
    _watch(parser)
    add_flags(parser)


def _owner(parser: argparse.ArgumentParser) -> None:
    _data(parser)
    _optional_store(parser)
    _port(parser, "0.0.0.0", "as for serve")
    add_flags(parser)


def _keep(parser: argparse.ArgumentParser) -> None:
    _services(parser)
    parser.add_argument("--keys", required=True, metavar="FILE", help="the keys of running games")
    _watch(parser)


def _bots(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    _address(parser, "--bus", "nats://… or tls://…")
    add("--at", type=_words, required=True, metavar="URL,…", help="the gates, such as http://host:8080")
    add("--bots-key", required=True, metavar="FILE", help="a secret shared with the gates")
    _watch(parser)


def _keys(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="where to write it")
    parser.add_argument(
        "--of", metavar="KEYS", help="no new key, but the part of these that gates need for what people write"
    )


def _tidy(parser: argparse.ArgumentParser) -> None:
    _data(parser)
    _optional_store(parser)


def _services(parser: argparse.ArgumentParser) -> None:
    _address(parser, "--store", "postgresql://… or sqlite:PATH")
    _address(parser, "--bus", "nats://… or tls://…")


def _address(parser: argparse.ArgumentParser, flag: str, about: str) -> None:
    """Of a service; by a variable, too, for others on the machine can read a password in a flag."""
    variable = f"CAMLANN_{flag.strip('-').upper()}"
    set_to = os.environ.get(variable)
    parser.add_argument(
        flag, default=set_to, required=not set_to, metavar="URL", help=f"{about}; or the variable {variable}"
    )


def _optional_store(parser: argparse.ArgumentParser) -> None:
    about = "postgresql://…, if the games are kept there; or the variable CAMLANN_STORE"
    parser.add_argument("--store", default=os.environ.get("CAMLANN_STORE"), metavar="URL", help=about)


def _data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data", default="camlann-data", metavar="DIR", help="where games and the key are kept"
    )


def _port(parser: argparse.ArgumentParser, host: str = "127.0.0.1", which: str = "this machine only") -> None:
    parser.add_argument("--host", default=host, help=f"the address to listen on (default: {which})")
    parser.add_argument("--port", type=int, default=8080, help="the port (default: 8080; 0: any)")


def _watch(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--watch", type=int, metavar="PORT", help="health and metrics on this port, for this machine only"
    )


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", default="en", metavar="TAG", help="the language of the sentences (default: en)"
    )


class Command(NamedTuple):
    name: str
    help: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: str
    """`module:function`, looked up when it is called: from the arguments to the exit status."""
    extra: str = ""
    """The extra whose requirements it needs, if the rules' own are not enough."""


COMMANDS = (
    Command("play", "play a game in this terminal", _play, "camlann.terminal.play:play", "play"),
    Command("replay", "step through a record", _replay, "camlann.terminal.replay:replay", "play"),
    Command("verify", "prove the dice of a record", _verify, "camlann.terminal.verify:check", "play"),
    Command(
        "serve", "open tables to everybody from this machine", _serve, "camlann.server.run:serve", "server"
    ),
    Command("owner", "make a link for the owner of the house", _owner, "camlann.server.run:owner", "server"),
    Command("gate", "hold sockets, one of many", _gate, "camlann.server.run:gate", "server"),
    Command("keep", "keep tables, one of many", _keep, "camlann.server.run:keep", "server"),
    Command("keys", "make the key that keepers share", _keys, "camlann.server.run:make_keys", "server"),
    Command(
        "tidy", "throw away what has been kept long enough", _tidy, "camlann.server.run:tidy_up", "server"
    ),
    Command("bots", "send bots to tables that miss them", _bots, "camlann.server.run:bots", "server"),
    Command("bench", "measure how quickly the rules play", _bench, "camlann.bench:measure"),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Read the arguments, do what they say, and return the exit status."""
    parser = argparse.ArgumentParser(prog="camlann", description="Games of hidden loyalty.")
    parser.add_argument("--version", action="version", version=f"camlann {camlann.__version__}")
    rows = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        row = rows.add_parser(command.name, help=command.help, description=f"{command.help.capitalize()}.")
        command.arguments(row)
        row.set_defaults(command=command)
    args = parser.parse_args(argv)
    if "command" not in args:
        parser.print_help()
        return 0
    return _run(args.command, args)


def _run(command: Command, args: argparse.Namespace) -> int:
    module, _, function = command.run.partition(":")
    try:
        run = getattr(import_module(module), function)
    except ModuleNotFoundError as error:
        if not command.extra or (error.name or "").partition(".")[0] == "camlann":
            raise
        print(f"camlann {command.name} needs {error.name}, which is not installed. Try:", file=sys.stderr)
        print(f"    python3 -m pip install 'camlann[{command.extra}]'", file=sys.stderr)
        return 1
    status: int = run(args)
    return status
