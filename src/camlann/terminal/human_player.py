"""Human player at the terminal: what they are shown of their seat, and what they type."""

from collections.abc import Sequence
from typing import Any

from camlann.engine.facts import Private, Seat, tag
from camlann.engine.forms import Offer
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.i18n.sentences import Names
from camlann.terminal.boards import drawing_of
from camlann.terminal.question import Question
from camlann.terminal.screen import Quit, Screen


class Person:
    def __init__(self, match: Match[Any, Any, Any], screen: Screen, names: Names, seat: Seat) -> None:
        self.match, self.screen, self.names, self.seat = match, screen, names, seat
        self.words = screen.words
        self.drawing = drawing_of(match.rules.NAME)
        self.read_so_far = 0
        """How many facts of this seat have been shown."""

    def look(self) -> None:
        """Show the news and the board; the first time, the player's card."""
        if self.read_so_far:
            self.news()
            self.board()
        else:
            told = self.match.facts_for(self.seat)
            # The card says what these would, and why.
            self.screen.tell((fact for fact in told if not isinstance(fact, Private)), self.names)
            self.read_so_far = len(told)
            self.card()

    def choose(self) -> Command:
        """The answer to the open question."""
        self.screen.say(self.words.tell(self.match.public.phase, self.names, "you"), style="ask")
        return self._question(self.match.moves(self.seat)).answer()

    def change(self, given: Command) -> Command | None:
        """Another answer to the question that this person has just answered, if they want and may."""
        offers = [offer for offer in self.match.changes(self.seat) if offer.command == tag(type(given))]
        if not offers or not self.read(self.words.text("play-change")):
            return None
        return self._question(offers).answer()

    def _question(self, offers: Sequence[Offer]) -> Question:
        return Question(
            self.screen,
            self.names,
            self.match.rules.WIRE,
            offers,
            read=self.read,
            why=lambda command: self.match.why(self.seat, command),
            rule=self.words.tell(self.match.public.phase, self.names, "why"),
            closed=self.match.closed(self.seat),
        )

    def watch(self) -> None:
        """The open question is somebody's, and not this person's."""
        self.screen.say(self.words.tell(self.match.public.phase, self.names), style="ask")
        self.read(self.words.text("play-nothing-to-do"))

    def read(self, prompt: str) -> str:
        """A line that is no key."""
        text = self.words.text
        keys = {
            text("play-key-help"): self.help,
            text("play-key-card"): self.card,
            text("play-key-board"): self.board,
            text("play-key-log"): self.log,
            text("play-key-quit"): self.quit,
        }
        while True:
            line = self.screen.read(prompt)
            if (key := keys.get(line.casefold())) is None:
                return line
            key()

    def news(self) -> None:
        told = self.match.facts_for(self.seat, self.read_so_far)
        self.screen.tell(told, self.names)
        self.read_so_far += len(told)

    def card(self) -> None:
        game = self.match.seen(self.seat)
        self.screen.show(self.drawing.card(self.words, self.names, game.public, game.own[self.seat]))

    def board(self) -> None:
        game = self.match.seen(self.seat)
        self.screen.rule(self.words.tell(game.public.phase, self.names))
        self.screen.show(self.drawing.board(self.words, self.names, game.public, game.own[self.seat]))

    def log(self) -> None:
        self.screen.rule()
        self.screen.tell(self.match.facts_for(self.seat), self.names)
        self.screen.rule()

    def help(self) -> None:
        self.screen.say(self.words.text("play-keys"))
        self.screen.show(self.drawing.legend(self.words, self.match.public))

    def quit(self) -> None:
        raise Quit
