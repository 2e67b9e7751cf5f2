"""The command line of Camlann. Each command is a row of `COMMANDS`; its work is done elsewhere."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

import camlann
from camlann.cli import server_arguments, terminal_arguments
from camlann.cli.parser import Parser, words_in
from camlann.i18n.languages import SOURCE, languages, of_the_system


class Command(NamedTuple):
    name: str
    arguments: Callable[[Parser], None]
    run: str
    """`module:function`, looked up when it is called: from the arguments to the exit status."""
    needs: str = ""
    """What to install for it, if the rules alone are not enough."""


TERMINAL, SERVER = "camlann", "camlann[server]"
COMMANDS = (
    Command("play", terminal_arguments.play, "camlann.terminal.play:play", TERMINAL),
    Command("replay", terminal_arguments.replay, "camlann.terminal.replay:replay", TERMINAL),
    Command("verify", terminal_arguments.verify, "camlann.terminal.verify:check", TERMINAL),
    Command("narrator", terminal_arguments.narrator, "camlann.narrator.command:write", TERMINAL),
    Command("serve", server_arguments.serve, "camlann.server.run:serve", SERVER),
    Command("doctor", server_arguments.doctor, "camlann.server.doctor.command:doctor", SERVER),
    Command("owner", server_arguments.owner, "camlann.server.one_off_commands:owner", SERVER),
    Command("admin", server_arguments.admin, "camlann.server.admin:admin", SERVER),
    Command("gate", server_arguments.gate, "camlann.server.run:gate", SERVER),
    Command("keep", server_arguments.keep, "camlann.server.run:keep", SERVER),
    Command("keys", server_arguments.keys, "camlann.server.one_off_commands:make_keys", SERVER),
    Command("tidy", server_arguments.tidy, "camlann.server.one_off_commands:tidy_up", SERVER),
    Command("backup", server_arguments.backup, "camlann.server.backup.command:backup", SERVER),
    Command("restore", server_arguments.restore, "camlann.server.backup.command:restore", SERVER),
    Command("bots", server_arguments.bots, "camlann.server.run:bots", SERVER),
    Command("bench", terminal_arguments.bench, "camlann.bench:measure"),
    Command("arena", terminal_arguments.arena, "camlann.bots.arena.command:arena"),
)


def whole_parser(language: str | None = None) -> Parser:
    """The parser of all commands. Addresses of services may come from variables."""
    language = language or of_the_system(os.environ)
    parser = Parser(prog="camlann", language=language)
    parser.add_argument("--version", action="version", version=f"camlann {camlann.__version__}")
    parser.add_argument("--language", default=language, metavar="TAG")
    rows = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        row = rows.add_parser(command.name, help="", language=language)
        command.arguments(row)
        # Before the command or after it; what stands before is kept.
        row.add_argument("--language", default=argparse.SUPPRESS, metavar="TAG")
        row.set_defaults(command=command)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Parse the arguments, run the command and return the exit status."""
    _print_what_can_be_printed()
    parser = whole_parser(_asked_language(sys.argv[1:] if argv is None else argv))
    args = parser.parse_args(argv)
    if "command" not in args:
        parser.print_help()
        return 0
    if args.language not in languages():
        return _no_such_language(args.language)
    return _run(args.command, args)


def _asked_language(argv: Sequence[str]) -> str | None:
    """The tag after `--language`, if we have that language. Help has to know it before anything is parsed."""
    for word, after in zip(argv, (*argv[1:], ""), strict=False):
        flag, given, tag = word.partition("=")
        # argparse takes the beginning of a flag too.
        if len(flag) > len("--lan") and "--language".startswith(flag):
            tag = tag if given else after
            return tag if tag in languages() else None
    return None


def _no_such_language(language: str) -> int:
    if (words := words_in(SOURCE)) is None:
        print(f"camlann: --language {language}", file=sys.stderr)
    else:
        known = words.listed(languages())
        print(words.text("play-no-language", language=language, languages=known), file=sys.stderr)
    return 2


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
        words = words_in(args.language)
        if words is None:
            print(f"camlann {command.name}: {error}", file=sys.stderr)
        else:
            text = words.text("cli-needs", command=command.name, package=error.name or "")
            print(text, file=sys.stderr)
        print(f"    python3 -m pip install '{command.needs}'", file=sys.stderr)
        return 1
    status: int = run(args)
    return status
