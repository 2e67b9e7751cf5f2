"""Somebody who types whatever comes to mind, by the dice, until an answer is taken."""

import re
from collections.abc import Sequence
from random import Random

ENTRY = re.compile(r"(?:^|(?<= {3}))(\d+)(?: (\d+) ×)?(?= |$)", flags=re.MULTILINE)
"""The number of a choice on the screen, and how many there are of it."""


WHICH = ("Where do you go?", "Three of which card", "Whom do you accuse?")
"""What a command asks for in its own words."""
PROMPTS = ("A number from", "All of them", "Choose", "What would you like", "Who gets", "Your choice", *WHICH)


class Rambler:
    """Answers every prompt of any game: from the numbers on the screen, else with whatever number."""

    def __init__(self, seed: str, *, seats: int = 8) -> None:
        self.random = Random(seed)
        self.seats = seats
        self.keys: list[str] = []
        self.prompts: list[str] = []
        """All that was asked."""

    def __call__(self, screen: str) -> str:
        lines = screen.splitlines() or [""]
        # A narrow screen has the prompt on several lines.
        last = len(lines) - 1
        first = next((n for n in range(last, max(last - 4, -1), -1) if lines[n].startswith(PROMPTS)), last)
        above, prompt = lines[:first], " ".join(line.strip() for line in lines[first:])
        self.prompts.append(prompt)
        shown = self._shown(above)
        if shown:
            self.keys = shown
        keys = self.keys or [str(n + 1) for n in range(self.seats)]
        if number := re.search(r"A number from (\d+) to (\d+)", prompt):
            return str(self.random.randint(int(number[1]), int(number[2])))
        if sizes := re.search(r"Choose (\d+)(?: to (\d+))?", prompt):
            size = self.random.randint(int(sizes[1]), int(sizes[2] or sizes[1]))
            return " ".join(self.random.sample(keys, min(size, len(keys))))
        if prompt.startswith("All of them"):
            return " ".join(self.random.sample(keys, len(keys)))
        if prompt.startswith(("Your choice", "What would you like", "Who gets", *WHICH)):
            # Players stand on the board with their number, so these may be none of them.
            stray = self.random.random() < 0.2
            return str(self.random.randint(1, self.seats)) if stray else self.random.choice(keys)
        return ""

    def _shown(self, above: Sequence[str]) -> list[str]:
        """The choices in the last lines, a number as often as there are of it."""
        keys: list[str] = []
        for line in reversed(above):
            found = ENTRY.findall(line)
            if not found or not line[:1].isdigit():
                break
            keys += [key for key, number in found for _ in range(int(number or 1))]
        return keys
