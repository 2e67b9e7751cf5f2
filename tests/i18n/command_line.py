"""What the command line asks of the catalogues: a message for each command, argument, group and setting."""

import argparse
from collections.abc import Iterator

from camlann.cli import whole_parser
from camlann.cli.parser import Parser

GIVEN = {"default", "values"}
"""The arguments that the message of a command or an argument is given."""


def parsers(parser: Parser) -> Iterator[Parser]:
    """A parser and those of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from parsers(command)


def asked(known: set[str], parser: Parser | None = None) -> dict[str, set[str]]:
    """The names of all messages, each the first that is known of those that would do."""
    found = {"cli-title-settings.about": set[str]()}
    for each in parsers(parser or whole_parser()):
        for action, names in each.described():
            name = next((name for name in names if name in known), names[0])
            found.setdefault(name, GIVEN if action else set())
    return found
