"""Connections that break in the middle of everything.

`Breaks(people)` looks on at a game, and whoever is asked a kind of question for the first time (with `every`:
each of them at each kind) loses the network and gets it back. They must then see what they saw before, and
their answer is given over a line that breaks once more: before it is said, or before it is heard whether it
counts. The record shows whether anything was counted twice.
"""

from collections.abc import Sequence
from random import Random

from tests.browser.players import Person

SCREEN = """
() => [".board", ".seats", ".stage"].map((part) => document.querySelector(`.play ${part}`)?.innerText)
"""
# What was pressed is said, and nobody hears the answer.
CUT_AT_THE_NEXT_PRESS = "() => addEventListener('click', () => setTimeout(cutLines, 0), {once: true})"


class Breaks:
    def __init__(self, people: Sequence[Person], every: bool = False) -> None:
        self.people, self.every = people, every
        self.done: set[tuple[str, str]] = set()
        self.chance = Random("breaks")

    def __call__(self, person: Person, phase: str) -> None:
        place = (phase, person.seat.name if self.every else "")
        if place in self.done:
            return
        self.done.add(place)
        seat = person.seat
        before = person.page.evaluate(SCREEN)
        seat.offline(True)
        seat.cut()
        lost = seat.says("ui-connection-lost")
        seat.until("word that the line is lost", lambda: person.page.get_by_text(lost).first.is_visible())
        seat.offline(False)
        seat.until("the line", lambda: not person.page.get_by_text(lost).first.is_visible())
        seat.until("the same screen as before", lambda: person.page.evaluate(SCREEN) == before)
        if self.chance.random() < 0.5:
            seat.cut()
        else:
            person.page.evaluate(CUT_AT_THE_NEXT_PRESS)
