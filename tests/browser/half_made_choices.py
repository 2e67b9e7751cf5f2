"""Half-made choices while others chat, come and go, ask for time and answer.

`Halfway(people)` looks on at a game and has whoever is asked a kind of question for the first time begin to
answer it. Then things happen. What was chosen must still be chosen, what has the focus must be the same
thing, and what was typed must still be there.
"""

from collections.abc import Sequence
from typing import Any

from tests.browser.players import Likes, Person, Thing, willing

HOLD = """
() => {
  window.held = document.activeElement;
  return window.held !== null && window.held !== document.body;
}
"""
ONE_ENDS_IT = frozenset({"avalon.guessing"})
"""Phases in which everybody is asked and one answer, nobody sees whose, ends the question."""
HELD = "() => window.held.isConnected && document.activeElement === window.held"
TYPED = "I thought that perhaps"


class Halfway:
    def __init__(self, people: Sequence[Person], likes: Likes = willing) -> None:
        self.people, self.likes = people, likes
        self.done: set[str] = set()
        self.writer = people[-1]
        self._write()

    def __call__(self, person: Person, phase: str) -> None:
        if phase in self.done or person is self.writer:
            return
        self.done.add(phase)
        begun = self._begin(person)
        if begun is None:
            return
        self._disturb(person)
        seen = person.look()
        assert seen is not None
        assert seen["ask"] == begun["ask"], (
            f"the question is another, what was half chosen cannot be looked for: {begun} then {seen}"
        )
        shown = (person.seat.name, phase, begun["things"], seen["things"])
        assert _chosen(seen) == _chosen(begun), shown
        assert person.page.evaluate(HELD), shown

    def ends(self) -> None:
        """At the end of the game the writer's sentence is as it was left."""
        assert self._field.input_value() == TYPED

    # The parts.

    def _begin(self, person: Person) -> dict[str, Any] | None:
        """Press one thing that does not answer the question; None, if there is none."""
        seen = person.look() or {"things": []}
        parts = [each for each in seen["things"] if each["pressed"] == "false"]
        if not parts:
            return None
        likes = self.likes(person)
        liked = [each for each in parts if likes(Thing(**each))]
        part = person.chance.choice(liked or parts)
        person.page.locator(f".play .{part['place']} button").nth(part["at"]).click()
        person.seat.until("that something is chosen", lambda: _chosen(person.look() or seen))
        assert person.page.evaluate(HOLD), f"{person.seat.name} pressed something and has the focus nowhere"
        return person.look()

    def _disturb(self, person: Person) -> None:
        """Somebody chats, a connection breaks, somebody asks for time; others who are asked answer.

        Where the asked is unnamed every seat is shown the question, and one of the others may be the one it
        is put to: that answer would end it. There, and where one answer of many ends it, the others wait.
        """
        others = [each for each in self.people if each is not person]
        # In turns, so that nobody speaks faster than a person may.
        turn = 2 * len(self.done) % len(others)
        others = others[turn:] + others[:turn]
        asked = person.look() or {"ask": "", "phase": ""}
        others[0].seat.speak("Wait!")
        others[2].seat.cut()
        if len(self.done) % 2:
            ask = {"game": 1, "ask": int(asked["ask"])}
            others[3].seat.device({"type": "table.more-time", **ask}, may_be_refused=True)
        for other in () if person.unnamed or asked["phase"] in ONE_ENDS_IT else others:
            seen = other.look()
            if seen is not None and seen["mine"] and seen["ask"] == asked["ask"]:
                other.answer()
        heard = f"after {len(self.done)}"
        others[1].seat.speak(heard)
        person.seat.until(
            "what was said last", lambda: any(heard in text for text in person.seat.heard[-40:])
        )

    @property
    def _field(self) -> Any:
        return self.writer.seat.field("ui-chat-say")

    def _write(self) -> None:
        # On a wide screen the chat is beside the table all the time.
        self.writer.page.set_viewport_size({"width": 1280, "height": 800})
        self._field.fill(TYPED)


def _chosen(seen: dict[str, Any]) -> list[str]:
    """What is pressed. A seat goes on to say what its player does; its name stands in the first line."""
    return [each["text"].partition("\n")[0] for each in seen["things"] if each["pressed"] == "true"]
