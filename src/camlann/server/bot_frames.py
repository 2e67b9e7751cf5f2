"""Bot frames: what a bot at a table reads from its session."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Raw

from camlann.client.frame import AnyRules, Frame
from camlann.client.session import Session
from camlann.engine.beats import presentation_ms, since_last_question
from camlann.engine.facts import Seat
from camlann.games import beats_of


def whole_frame(session: Session) -> Frame | None:
    """The frame of the table's game as this seat sees it, if no fact is missing."""
    table, frame = session.table, session.frame
    if table is None or frame is None or frame.game != table.number:
        return None
    complete = len(session.told[frame.game]) >= frame.at
    return frame if complete and frame.own is not None else None


def claims(session: Session, frame: Frame) -> list[tuple[Seat, Raw]]:
    """The claims that stand in this game."""
    return [] if session.chat_buffer is None else session.chat_buffer.claims(frame.game)


def presentation_seconds(session: Session, rules: Mapping[str, AnyRules]) -> float:
    """How long people's screens show what led to the open question. Bots do nothing before."""
    if (frame := whole_frame(session)) is None:
        return 0.0
    wire = rules[frame.played].WIRE
    facts = [wire.fact.decode(fact) for fact in _recent(session.told[frame.game])]
    return presentation_ms(beats_of(frame.played), since_last_question(facts)) / 1000


def _recent(facts: Sequence[Raw]) -> Sequence[Raw]:
    """The last facts, from the question before the open one on."""
    questions = 0
    for n in range(len(facts) - 1, -1, -1):
        questions += b'"engine.asked"' in bytes(facts[n])
        if questions == 2:
            return facts[n:]
    return facts


def newer(session: Session) -> Callable[[Session], bool]:
    """A test for updates since now."""
    before = _position(session)
    return lambda session: _position(session) != before


def _position(session: Session) -> tuple[int, int, int, int]:
    """The position of the session; it changes with each update."""
    game, at = (session.frame.game, session.frame.at) if session.frame is not None else (0, -1)
    return session.table_at, game, at, len(session.told.get(game, ()))
