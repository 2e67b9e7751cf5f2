"""Two worlds: whoever has which role, the push service and the phones see the same, at the same moments.

Everybody approves of every team and the clock does the rest, so what everybody knows is the same in each.
"""

from collections.abc import Callable, Iterable

import pytest
from msgspec import Struct

from camlann.engine.facts import Seat
from camlann.server.keeper import turn_messages
from camlann.server.keeper.table_state import TableState
from camlann.server.push.messages import Notification, PushMessage, notification
from camlann.table import PersonId
from tests.server.push.slow_game import LANGUAGES, PEOPLE, SlowServer, run
from tests.spans import span

LONG = span("CAMLANN_PUSHES", 60)
SHORT = range(4)


class Seen(Struct, frozen=True):
    """A message, as the push service and the phone see it."""

    at: float
    endpoint: str
    headers: dict[str, str]
    bytes: int
    shown: Notification


class World(Struct, frozen=True):
    roles: tuple[str, ...]
    seen: tuple[Seen, ...]


def world(label: int, whole: bool = True) -> World:
    """A game; if it is not `whole`, until everybody has had time to look at their role."""

    async def play(server: SlowServer) -> World:
        await server.sit(options=b'{"leader":2,"everyone_guesses":false}')
        roles = server.roles
        if whole:
            await server.play_on()
        else:
            await server.until(lambda: server.question == "Proposing")
        by_endpoint = {phone.endpoint: phone for phone in server.phones.values()}
        seen = (
            Seen(
                round(each.at, 3),
                each.endpoint,
                {name: value for name, value in each.headers.items() if name != "Authorization"},
                len(each.body),
                by_endpoint[each.endpoint].message(each.body),
            )
            for each in server.service.came
        )
        return World(roles, tuple(seen))

    return run(play, f"world {label}")


def compare(labels: Iterable[int], whole: bool = True) -> int:
    """How many worlds with other roles were the same as the first."""
    first, *others = (world(label, whole) for label in labels)
    assert len({each.bytes for each in first.seen}) == 1
    # They are told together: of their role, and in the end, where it is hidden who is asked.
    assert len({each.endpoint for each in first.seen[-5:]}) == 5
    for other in others:
        assert other.seen == first.seen
    return sum(other.roles != first.roles for other in others)


@pytest.mark.slow
def test_worlds_with_other_roles_are_told_the_same_at_the_same_time() -> None:
    assert compare(SHORT) >= 2


@pytest.mark.long
def test_many_worlds_with_other_roles_are_told_the_same_at_the_same_time(
    record_property: Callable[[str, object], None],
) -> None:
    record_property("worlds compared", compare([0, *LONG]))


def _evil(state: TableState, person_id: PersonId) -> bool:
    """What the code must not ask."""
    assert state.game is not None
    own = state.game.truth.own[Seat(PEOPLE.index(person_id))]
    return own.role in ("assassin", "minion")


def _text(patch: pytest.MonkeyPatch) -> None:
    """Evil's messages have another text."""
    due, texts = turn_messages.TurnMessages._due, set[str]()

    def tell(self: turn_messages.TurnMessages, question: turn_messages.Question, person_id: PersonId) -> None:
        assert self._state is not None
        evil = [_evil(self._state, each) for each in PEOPLE]
        texts.clear()
        texts.update(each for each, is_evil in zip(LANGUAGES, evil, strict=True) if is_evil)
        due(self, question, person_id)

    def other(message: PushMessage, language: str) -> bytes:
        text = notification(message, language)
        return text.replace(b'"body":"', b'"body":"!') if language in texts else text

    patch.setattr(turn_messages.TurnMessages, "_due", tell)
    patch.setattr("camlann.server.push.push.notification", other)


def _moment(patch: pytest.MonkeyPatch) -> None:
    """Evil is told a second later."""
    wait = turn_messages.TurnMessages._wait

    def later(
        self: turn_messages.TurnMessages,
        seconds: float,
        question: turn_messages.Question,
        person_id: PersonId,
    ) -> None:
        assert self._state is not None
        wait(self, seconds + _evil(self._state, person_id), question, person_id)

    patch.setattr(turn_messages.TurnMessages, "_wait", later)


def _who(patch: pytest.MonkeyPatch) -> None:
    """At the end only those are told who may answer."""
    asked = turn_messages._asked

    def fewer(state: TableState) -> list[PersonId]:
        assert state.game is not None
        hidden = not state.game.public.asked
        return [each for each in asked(state) if not hidden or _evil(state, each)]

    patch.setattr(turn_messages, "_asked", fewer)


def _order(patch: pytest.MonkeyPatch) -> None:
    """Evil is told first."""
    asked = turn_messages._asked
    patch.setattr(
        turn_messages, "_asked", lambda state: sorted(asked(state), key=lambda each: not _evil(state, each))
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "plant, whole",
    [(_text, False), (_moment, False), (_order, False), (_who, True)],
    ids=("text", "moment", "order", "who"),
)
def test_a_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        compare(range(2), whole)
