"""`camlann play`: one game at a terminal, from the setup to the result."""

import sys
from argparse import Namespace
from functools import partial
from itertools import takewhile
from pathlib import Path
from random import Random
from secrets import token_hex
from time import monotonic
from typing import Any

from camlann.bots import NewBot
from camlann.bots.levels import at_level
from camlann.bots.match_player import MatchPlayer
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Board, Seat, tag
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.i18n.sentences import Names, dashed
from camlann.records.record import SeedShown, dump, record
from camlann.terminal import cli_arguments
from camlann.terminal.boards import drawing_of
from camlann.terminal.human_player import Person
from camlann.terminal.screen import Quit, Screen

USUAL_SEATS = 5


def play(args: Namespace) -> int:
    """`camlann play`: the exit status."""
    try:
        words = cli_arguments.words_for(args.language)
        rules = cli_arguments.rules_of(words, args.game)
        seats = args.seats or len(args.names or ()) or USUAL_SEATS
        ready = cli_arguments.preset(words, rules, args.preset, seats)
        options = cli_arguments.options(words, cli_arguments.chosen(args, ready), ready)
        if wrong := cli_arguments.refused(words, rules, options, seats):
            raise cli_arguments.Problem("\n".join(wrong))
        names = cli_arguments.named(words, args.names, seats)
        people = cli_arguments.people(words, names, args.seat, args.hot)
        save = cli_arguments.writable(words, args.save)
    except cli_arguments.Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    words = words.at(rules, options)
    word = args.seed or token_hex(8)
    match = Match(rules, options, seats, partial(Seeded, seed_of(word), 1))
    sitting = Sitting(match, Screen(words), names, people, word, at_level(args.bots))
    sitting.open([words.notice(rules.NAME, notice) for notice in rules.check(options, seats)], args.preset)
    if args.narrate:
        sitting.narrate()
    try:
        sitting.run()
        sitting.end()
    except (Quit, KeyboardInterrupt):
        sitting.leave()
    if save is not None:
        sitting.save(save)
    return 0


class Sitting:
    """One game and the people at this screen; bots play the other seats. If nobody plays here, it shows
    what everybody at the table sees.
    """

    def __init__(
        self,
        match: Match[Any, Any, Any],
        screen: Screen,
        names: Names,
        people: tuple[Seat, ...],
        word: str,
        new_bot: NewBot,
    ) -> None:
        self.match, self.screen, self.names, self.word = match, screen, names, word
        self.words = screen.words
        self.drawing = drawing_of(match.rules.NAME)
        self.people = {seat: Person(match, screen, names, seat) for seat in people}
        self.bots = {
            seat: MatchPlayer(match, seat, new_bot, Random(f"{word}/{seat}"))
            for seat in match.public.everyone
            if seat not in people
        }
        self.watched = 0
        """How many public facts were shown, if nobody plays here."""
        self.begun = monotonic()
        self.times = [0]

    @property
    def shared(self) -> bool:
        return len(self.people) > 1

    def open(self, warnings: list[str], preset: str) -> None:
        """Show the game, its players and its options."""
        words, match = self.words, self.match
        title = words.text("play-welcome", game=words.text(match.rules.NAME), seats=match.public.seats)
        self.screen.rule(title)
        for about in (f"{match.rules.NAME}-preset-{dashed(each)}" for each in (preset, f"box_{preset}")):
            if words.has(about):
                told = words.text("play-preset", name=words.text(about), about=words.text(f"{about}.about"))
                self.screen.say(told, style="ask")
        self.screen.say(words.text("play-players", names=words.listed(self.names)))
        self.screen.show(self.drawing.opening(words, self.names, match.public))
        for warning in warnings:
            self.screen.say(words.text("play-warning", notice=warning), style="refusal")

    def narrate(self) -> None:
        """What is said at a table before anybody looks."""
        self.screen.say(self.words.text("play-narrated"), style="ask")
        for line in self.drawing.narration(self.words, self.match.public):
            self.screen.bullet(line)

    def run(self) -> None:
        if self.shared:
            self.screen.read(self.words.text("play-begin"))
        ask, visited = 0, set[Seat]()
        while not self.match.over:
            if ask != self.match.public.ask:
                ask, visited = self.match.public.ask, set()
            seat = self.next_person(visited)
            if seat is None:
                self.move_a_bot()
            else:
                visited.add(seat)
                self.visit(seat)

    def next_person(self, visited: set[Seat]) -> Seat | None:
        """The next person to ask. If it is hidden who is asked, a shared screen goes round to everybody, so
        that nobody sees who it was.
        """
        somebody = self.shared and not self.match.public.asked
        for seat in self.people:
            if seat not in visited and (somebody or self.match.moves(seat)):
                return seat
        return None

    def visit(self, seat: Seat) -> None:
        person = self.people[seat]
        said = self.standing(seat)
        if said is not None:
            self.play(seat, said)
            return
        if self.shared:
            self.screen.curtain(self.names[seat])
        person.look()
        if self.match.moves(seat):
            given = person.choose()
            self.play(seat, given)
            while (instead := person.change(given)) is not None:
                self.play(seat, instead)
            if self.shared:
                person.news()
                person.read(self.words.text("play-pass-done"))
        else:
            person.watch()

    def standing(self, seat: Seat) -> Command | None:
        """The standing answer of this person. People who share a screen are asked all the same, since the
        others would see who is skipped.
        """
        if self.shared:
            return None
        said: Command | None = self.match.public.phase.standing(self.match.public, self.match.truth.own[seat])
        return said

    def move_a_bot(self) -> None:
        if not self.people:
            self.watch()
        seat = next(seat for seat in self.bots if self.match.moves(seat))
        self.play(seat, self.bots[seat].command())

    def watch(self) -> None:
        """What everybody has seen since the last time."""
        told = self.match.facts_for(None, self.watched)
        self.screen.tell(told, self.names)
        self.watched += len(told)

    def play(self, seat: Seat, command: Command) -> None:
        self.match.play(seat, command)
        self.times.append(int((monotonic() - self.begun) * 1000))

    def end(self) -> None:
        """Show the end. Everything is public now, so one screen serves all."""
        if self.shared:
            self.screen.wipe()
            last = [
                *takewhile(
                    lambda fact: tag(type(fact)) != "engine.asked", reversed(self.match.facts_for(None))
                )
            ]
            self.screen.tell(reversed(last), self.names)
        else:
            for person in self.people.values():
                person.news()
            if not self.people:
                self.watch()
        self.screen.rule(self.words.text("play-end"))
        public = self.match.seen(None).public
        self.screen.show(self.drawing.board(self.words, self.names, public, None))
        self.verdict(public)
        self.screen.say(self.words.text("play-seed", seed=self.word), style="quiet")

    def verdict(self, public: Board[Any]) -> None:
        result, words = self.match.rules.result(public), self.words
        assert result is not None
        self.screen.say(words.word(self.match.rules.NAME, "why", result.reason), style="ask")
        self.screen.say(
            words.text("play-winners", names=words.listed([self.names[n] for n in result.winners]))
        )
        if self.people and not self.shared:
            won = any(seat in result.winners for seat in self.people)
            self.screen.say(words.text("play-you-win" if won else "play-you-lose"), style="ask")

    def leave(self) -> None:
        if self.shared:
            self.screen.wipe()
        self.screen.say(self.words.text("play-left"))

    def save(self, file: Path) -> None:
        """Save the record: whole if the game is over, otherwise what this screen may show."""
        if self.match.over:
            written = record(self.match, "whole", SeedShown(seed_of(self.word).hex()), self.times)
        elif len(self.people) != 1:
            written = record(self.match, "spectator", times=self.times)
        else:
            (seat,) = self.people
            written = record(self.match, seat, times=self.times)
        file.write_bytes(dump(written))
        self.screen.say(self.words.text("play-saved", file=str(file)))
