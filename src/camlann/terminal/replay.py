"""`camlann replay`: step through a record, as one seat or a spectator sees it."""

import sys
from argparse import Namespace
from typing import Any

from camlann.engine.facts import GameState, tag
from camlann.games import is_left_out
from camlann.i18n.sentences import Names, Words
from camlann.i18n.transcript import record_transcript
from camlann.records.record import BrokenRecord, Record, Viewpoint, load
from camlann.records.replay import blank, options_of
from camlann.records.replay import replay as rows
from camlann.terminal import cli_arguments
from camlann.terminal.boards import drawing_of
from camlann.terminal.screen import Quit, Screen


def replay(args: Namespace) -> int:
    """`camlann replay`: the exit status."""
    try:
        read(cli_arguments.words_for(args.language), args)
    except cli_arguments.Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    except Quit:
        pass
    return 0


def read(words: Words, args: Namespace) -> None:
    try:
        record = load(cli_arguments.readable(words, args.file))
        names = cli_arguments.named(words, args.names, record.header.seats)
        if args.text:
            tell(words, record, names, args.viewer)
            return
        Reading(words, record, names, viewpoint(words, record, names, args.viewer)).run()
    except BrokenRecord as broken:
        raise cli_arguments.Problem(words.text(broken.code)) from None


def tell(words: Words, record: Record, names: Names, viewer: str | None) -> None:
    """Print the transcript of the record, whole or for one seat."""
    eyes = record.header.viewpoint if viewer is None else cli_arguments.seat_of(words, names, viewer)
    for line in record_transcript(
        record, cli_arguments.rules_of(words, record.header.game), eyes, words, names
    ):
        print(line)


def viewpoint(words: Words, record: Record, names: Names, viewer: str | None) -> Viewpoint:
    """The viewpoint: the one asked for, the only one in the record, or a spectator's."""
    if viewer is not None:
        return cli_arguments.seat_of(words, names, viewer)
    return "spectator" if record.header.viewpoint == "whole" else record.header.viewpoint


class Reading:
    """A record that is being replayed on a screen."""

    def __init__(self, words: Words, record: Record, names: Names, viewer: Viewpoint) -> None:
        self.rules = cli_arguments.rules_of(words, record.header.game)
        self.words = words.at(self.rules, options_of(record, self.rules))
        self.screen, self.names, self.viewer = Screen(self.words), names, viewer
        self.record = record

    def run(self) -> None:
        """Show row after row that has text for the viewer."""
        header, words = self.record.header, self.words
        viewer = words.text("replay-spectator") if isinstance(self.viewer, str) else self.names[self.viewer]
        self.screen.rule(
            words.text("replay-title", game=words.text(header.game), seats=header.seats, viewer=viewer)
        )
        self.screen.say(words.text("replay-keys"), style="quiet")
        game = blank(self.record, self.rules, self.viewer)
        waiting = True
        for row, after in rows(self.record, self.rules, self.viewer):
            if all(is_left_out(tag(type(fact))) for fact in row.facts):
                game = after
                continue
            if waiting:
                waiting = self.wait(game)
            game = after
            self.screen.tell(row.facts, self.names)
        self.board(game)

    def wait(self, game: GameState[Any, Any, Any]) -> bool:
        """Whether to wait again before the next row."""
        while True:
            line = self.screen.read(self.words.text("replay-next")).casefold()
            if line == self.words.text("play-key-quit"):
                raise Quit
            if line != self.words.text("play-key-board"):
                return line != self.words.text("replay-key-all")
            self.board(game)

    def board(self, game: GameState[Any, Any, Any]) -> None:
        own = None if isinstance(self.viewer, str) else game.own[self.viewer]
        drawing = drawing_of(self.rules.NAME)
        self.screen.rule()
        self.screen.show(drawing.board(self.words, self.names, game.public, own))
