"""Arguments of the commands of a server. The addresses of services may come from variables."""

import os
from argparse import ArgumentTypeError

from camlann.cli.parser import Parser
from camlann.cli.terminal_arguments import words
from camlann.server.settings import add_flags

LAST_PORT = 65535


def serve(parser: Parser) -> None:
    _data(parser)
    _port(parser, "0.0.0.0")
    _no_page(parser)
    _health_port(parser)
    add_flags(parser)


def gate(parser: Parser) -> None:
    _services(parser)
    _port(parser)
    _no_page(parser)
    parser.add_argument("--bots-key", required=True, metavar="FILE")
    parser.add_argument("--people-keys", metavar="FILE")
    _health_port(parser)
    add_flags(parser)


def owner(parser: Parser) -> None:
    _data(parser)
    _optional_store(parser)
    _port(parser, "0.0.0.0")
    add_flags(parser)


def admin(parser: Parser) -> None:
    rows = parser.add_subparsers(dest="what", required=True, metavar="links|withdraw")
    links, withdraw = (
        rows.add_parser(name, help="", language=parser.language) for name in ("links", "withdraw")
    )
    withdraw.add_argument("id", metavar="ID|all")
    for each in (links, withdraw):
        _data(each)
        _optional_store(each)


def keep(parser: Parser) -> None:
    _services(parser)
    parser.add_argument("--keys", required=True, metavar="FILE")
    _health_port(parser)
    # Keepers send push messages too.
    add_flags(parser, "contact", "push", "animation_scale")


def bots(parser: Parser) -> None:
    _address(parser, "bus")
    parser.add_argument("--at", type=words, required=True, metavar="URL,…")
    parser.add_argument("--bots-key", required=True, metavar="FILE")
    _health_port(parser)
    add_flags(parser, "animation_scale", "bot_workers")


def keys(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--of", metavar="KEYS")


def tidy(parser: Parser) -> None:
    _data(parser)
    _optional_store(parser)


def doctor(parser: Parser) -> None:
    _data(parser)
    _optional_store(parser)
    parser.add_argument("--bus", default=os.environ.get("CAMLANN_BUS"), metavar="URL")
    parser.add_argument("--keys", metavar="FILE")
    _port(parser, "0.0.0.0")
    add_flags(parser)


def backup(parser: Parser) -> None:
    parser.add_argument("folder", metavar="FOLDER")
    _data(parser)
    _optional_store(parser)
    parser.add_argument("--keys-of", metavar="FILE")
    parser.add_argument("--keys", metavar="FILE")


def restore(parser: Parser) -> None:
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--keys", required=True, metavar="FILE")
    parser.add_argument("--erased", action="append", metavar="FILE")
    _data(parser)
    _optional_store(parser)


def _services(parser: Parser) -> None:
    _address(parser, "store")
    _address(parser, "bus")


def _address(parser: Parser, service: str) -> None:
    """The address of a service. A variable works too: others on the machine can read a password in a flag."""
    set_to = os.environ.get(f"CAMLANN_{service.upper()}")
    parser.add_argument(f"--{service}", default=set_to, required=not set_to, metavar="URL")


def _optional_store(parser: Parser) -> None:
    parser.add_argument("--store", default=os.environ.get("CAMLANN_STORE"), metavar="URL")


def _data(parser: Parser) -> None:
    parser.add_argument("--data", default=_variable("data", "camlann-data"), metavar="DIR")


def _port(parser: Parser, host: str = "127.0.0.1") -> None:
    # Kubernetes names a variable so too, after a service called camlann; it holds a whole address.
    port = _variable("port", "8080")
    parser.add_argument("--host", default=_variable("host", host))
    parser.add_argument("--port", type=_port_number, default="8080" if "://" in port else port)


def _variable(flag: str, default: str) -> str:
    """An empty variable counts as not set."""
    return os.environ.get(f"CAMLANN_{flag.upper()}", "").strip() or default


def _no_page(parser: Parser) -> None:
    parser.add_argument("--no-page", action="store_true")


def _port_number(text: str) -> int:
    """0 is any free port."""
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise ArgumentTypeError(f"{text} is no port: take a number up to {LAST_PORT}")
    return int(text)


def _health_port(parser: Parser) -> None:
    parser.add_argument("--health-port", type=_port_number, metavar="PORT")
    parser.add_argument("--health-host", default="127.0.0.1", metavar="HOST")
