"""Choices a player may type: an item by its number, its name, or the beginning of its name."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from camlann.engine.facts import Seat, everyone
from camlann.engine.forms import Item
from camlann.engine.phases import Command
from camlann.i18n.sentences import Names, Words, declared, means_seat


class Unknown(Exception):
    """A word that names no item, or more than one; `text` says so."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Entry(NamedTuple):
    key: int
    label: str
    item: Item
    number: int = 1
    """How many of it there are."""


class Choices:
    """Entries to choose from. Those of `hidden` are not shown, but understood: refusing them has a reason.
    If they stand `on_board` with their numbers they need not be shown again.
    """

    def __init__(
        self, words: Words, entries: Sequence[Entry], hidden: Sequence[Entry] = (), on_board: bool = False
    ) -> None:
        self.words, self.entries, self.hidden, self.on_board = words, entries, hidden, on_board

    def drawn(self) -> RenderableType:
        return Columns([self._line(entry) for entry in self.entries], padding=(0, 3))

    def _line(self, entry: Entry) -> Text:
        key, label = self.words.number(entry.key), entry.label
        if entry.number > 1:
            label = self.words.text("list-times", n=entry.number, what=label)
        # A number that is chosen by itself need not be said twice.
        return Text(key, style="key") if label == key else Text.assemble((key, "key"), " ", label)

    def find(self, word: str) -> Item:
        wanted = word.casefold()
        if not wanted:
            labels = self.words.listed([entry.label for entry in self.entries], by="list-or")
            raise Unknown(self.words.text("play-nothing", what=labels))
        if wanted.isdecimal():
            found = [entry for entry in (*self.entries, *self.hidden) if entry.key == int(wanted)]
        else:
            found = self._named(self.entries, wanted) or self._named(self.hidden, wanted)
        if not found:
            raise Unknown(self.words.text("play-unknown", word=word))
        if len(found) > 1:
            labels = self.words.listed([entry.label for entry in found], by="list-or")
            raise Unknown(self.words.text("play-unclear", word=word, what=labels))
        return found[0].item

    def find_all(self, line: str) -> list[Item]:
        """Several, between commas or spaces; a name may have a space in it if it is written out."""
        found: list[Item] = []
        for part in filter(None, map(str.strip, re.split("[,،]", line))):
            try:
                found.append(self.find(part))
            except Unknown:
                if len(part.split()) == 1:
                    raise
                found += map(self.find, part.split())
        return found

    def _named(self, entries: Sequence[Entry], wanted: str) -> list[Entry]:
        """Those of exactly this name, or else those whose name begins so."""
        exact = [e for e in entries if wanted in (e.label.casefold(), str(e.item).casefold())]
        return exact or [entry for entry in entries if entry.label.casefold().startswith(wanted)]


def choices(words: Words, names: Names, command: type[Command], step: int, items: Sequence[Item]) -> Choices:
    """The items a form offers for a field of a command. Players keep their number on the board."""
    kinds = Counter(items)
    labels = {item: words.item(command, step, item, names) for item in kinds}
    if means_seat(declared(command, step)) and all(isinstance(item, int) for item in kinds):
        hidden = [_player(names, seat) for seat in everyone(len(names)) if seat not in kinds]
        return Choices(words, [_player(names, item) for item in kinds], hidden, on_board=not hidden)
    if all(isinstance(item, int) for item in kinds):
        return Choices(words, [Entry(int(item), label, item) for item, label in labels.items()])
    entries = [Entry(n, labels[item], item, kinds[item]) for n, item in enumerate(kinds, 1)]
    return Choices(words, entries)


def _player(names: Names, item: Item) -> Entry:
    seat = Seat(int(item))
    return Entry(seat + 1, names[seat], seat)
