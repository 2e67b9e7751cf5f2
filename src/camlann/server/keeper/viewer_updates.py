"""What a gate is sent about a table: the company as it stands, and each person's frame, ready to go.

A person's page goes only to the gates that person looks through.
"""

from collections.abc import Iterable, Sequence

from msgspec import Raw
from msgspec.structs import replace

from camlann.engine.match import Update as Told
from camlann.protocol import client_messages
from camlann.protocol.client_messages import PAD_BYTES, VERSION, BroadcastIs, FactsAre, TableIs
from camlann.records.record import load
from camlann.server.cluster.bus_messages import (
    AskFacts,
    Delivery,
    SendBroadcast,
    TableUpdate,
    ViewerPosition,
    ViewerUpdate,
)
from camlann.server.keeper.commit import AnyMatch
from camlann.server.keeper.spectator_delay import MOST, DelayedUpdate
from camlann.server.keeper.table_state import TableState
from camlann.server.store import StoredRecord, TableId
from camlann.table import PersonId, Replaced
from camlann.table import TableFact as Fact

TOLD = 8192
"""Bytes they take, however few they are and whatever they tell."""


def table_message(state: TableState) -> tuple[int, bytes]:
    """The company as a finished message, and how many facts it is made of."""
    raw = Raw(client_messages.encode(state.table))
    return state.told, client_messages.encode(TableIs(VERSION, state.told, raw, tuple(state.notices())))


def is_live(state: TableState) -> bool:
    """Whether onlookers see the game as it goes on."""
    return state.table.settings.spectators and not state.table.settings.delay


def event(
    table: TableId, state: TableState, gates: Iterable[tuple[str, Iterable[PersonId]]], people: bool
) -> list[tuple[str, TableUpdate]]:
    """A letter for each gate about the last row of the game, and about the company if `people` says so."""
    assert state.game is not None
    size, pages = state.game.updates()
    by_viewer = {page.viewer: page for page in pages}
    if not is_live(state):
        by_viewer.pop(None, None)
    shared = _page(state.game, by_viewer[None]) if None in by_viewer else None
    about = table_message(state) if people else None
    bus_messages = []
    for gate, person_ids in gates:
        mine, watched = [], False
        for person_id in person_ids:
            seat, turned = state.seat(person_id), state.turned.get(person_id, 0)
            if seat is None and not turned:
                watched = True
            elif (page := by_viewer.get(seat)) is not None:
                mine.append((person_id, _page(state.game, page, turned)))
        spectators = shared if watched else None
        if mine or spectators or about:
            news = TableUpdate(table, _round(size), state.seats, about, tuple(mine), spectators)
            bus_messages.append((gate, news))
    return bus_messages


def behind(
    table: TableId, state: TableState, ats: Iterable[ViewerPosition], shown: DelayedUpdate | None = None
) -> TableUpdate | None:
    """Whole pages for those who have not come as far as the table; None if everybody has.

    Onlookers who are kept behind come as far as what was `shown` to them.
    """
    size, pages, spectators, about = 0, [], None, None
    watching: list[ViewerPosition] = []
    for at in ats:
        if at.table_at < state.told:
            about = table_message(state)
        if state.game is None:
            continue
        seat, turned = state.seat(at.person_id), state.turned.get(at.person_id, 0)
        if seat is None and not is_live(state):
            if shown is not None and _stood(at) < (shown.game, turned, shown.page.at):
                size = max(size, len(shown.page.frame))
                pages.append((at.person_id, _page(shown.game, shown.page, turned)))
        elif _stood(at) >= (state.game.number, turned, state.game.at(seat)):
            continue
        elif seat is None and not turned:
            watching.append(at)
        else:
            longest, page = state.game.update(seat, _since(state.game, at, state.game.at(seat), turned))
            size = max(size, longest + _extra(state.game, at, turned))
            pages.append((at.person_id, _page(state.game, page, turned)))
    if watching and state.game is not None:
        now = state.game.at(None)
        longest, page = state.game.update(None, min(_since(state.game, at, now) for at in watching))
        size = max(size, longest + max(_extra(state.game, at) for at in watching))
        spectators = _page(state.game, page)
    if not pages and spectators is None and about is None:
        return None
    return TableUpdate(table, _round(size), state.seats, about, tuple(pages), spectators)


def around(
    table: TableId,
    state: TableState,
    gates: Iterable[tuple[str, Iterable[PersonId]]],
    facts: Iterable[Fact],
    shown: DelayedUpdate | None,
) -> list[tuple[str, TableUpdate]]:
    """A letter for each gate about what happened in the company, with a page for who got or lost a seat."""
    about = table_message(state)
    turned = {
        person_id for fact in facts if isinstance(fact, Replaced) for person_id in (fact.person_id, fact.by)
    }
    bus_messages = []
    for gate, person_ids in gates:
        ats = [ViewerPosition(person_id, state.told) for person_id in person_ids if person_id in turned]
        bus_messages.append(
            (gate, replace(behind(table, state, ats, shown) or TableUpdate(table, 0), table_state=about))
        )
    return bus_messages


def passing(table: TableId, state: TableState, word: SendBroadcast) -> Delivery | None:
    """A passing word for those who see the game as it goes on; None if it does not belong there."""
    game, seat = state.game, state.seat(word.person_id)
    if game is None or seat is None or word.ask != game.public.ask:
        return None
    if word.kind == "draft" and seat not in game.public.asked:
        return None
    data = client_messages.encode(BroadcastIs(word.person_id, word.kind, word.ask, word.items))
    return Delivery(table, data, None if is_live(state) and word.spectators else state.seats)


def late(
    table: TableId, state: TableState, person_ids: Iterable[PersonId], shown: DelayedUpdate
) -> TableUpdate | None:
    """What those who are kept behind may see by now; None if none of these people is."""
    behind = [person_id for person_id in person_ids if state.seat(person_id) is None]
    if not behind:
        return None
    turned = {person_id: state.turned[person_id] for person_id in behind if person_id in state.turned}
    pages = tuple((person_id, _page(shown.game, shown.page, since)) for person_id, since in turned.items())
    spectators = _page(shown.game, shown.page)
    return TableUpdate(table, _round(len(shown.page.frame)), state.seats, None, pages, spectators)


def is_ahead(state: TableState, at: ViewerPosition) -> bool:
    """Whether a reader has seen more than this table holds: then it was written elsewhere meanwhile."""
    if at.table_at > state.told:
        return True
    if state.game is None or at.game > state.game.number:
        return at.game > 0
    now = state.turned.get(at.person_id, 0), state.game.at(state.seat(at.person_id))
    return at.game == state.game.number and (at.turned, at.at) > now


def told(state: TableState, tell: AskFacts, most: int) -> bytes:
    """What a person was told, from one fact to another. Every such answer is as long.

    Where onlookers are kept behind, they were told `most` facts.
    """
    since, until = max(tell.since, 0), min(tell.until, tell.since + MOST)
    if state.game is None or tell.game != state.game.number:
        return _answer(tell, [])
    seat = state.seat(tell.person_id)
    if seat is None:
        until = _looked(state, tell, until, most)
    return _answer(tell, state.game.facts_for(seat, since, until))


def told_then(state: TableState, kept: StoredRecord, tell: AskFacts, most: int) -> bytes:
    """The same of a game that was played at this table before."""
    seat = kept.people.index(tell.person_id) if tell.person_id in kept.people else None
    facts = [
        fact for row in load(kept.record).rows for audience, fact in row.facts if audience in ("public", seat)
    ]
    return told_of(state, tell, facts, seat is not None, most)


def told_of(state: TableState, tell: AskFacts, facts: Sequence[object], sat: bool, most: int) -> bytes:
    """A stretch of all that somebody was told in an earlier game, who sat there or looked on."""
    since, until = max(tell.since, 0), min(tell.until, tell.since + MOST)
    if not sat:
        until = _looked(state, tell, until, most)
    return _answer(tell, facts[since:until])


def _looked(state: TableState, tell: AskFacts, until: int, most: int) -> int:
    """How many facts an onlooker may know."""
    if not tell.spectators:
        return 0
    return until if is_live(state) else min(until, most)


def _answer(tell: AskFacts, facts: Sequence[object]) -> bytes:
    return client_messages.encode(
        FactsAre(tell.id, tell.game, tell.since, Raw(client_messages.encode(facts)))
    ).ljust(TOLD)


def _stood(at: ViewerPosition) -> tuple[int, int, int]:
    return at.game, at.turned, at.at


def _since(game: AnyMatch, at: ViewerPosition, now: int, turned: int = 0) -> int:
    """From where a page brings the facts: where the reader stands, or, too far behind, from now on."""
    return at.at if _goes_on(game, at, turned) and 0 <= now - at.at <= MOST else now


def _extra(game: AnyMatch, at: ViewerPosition, turned: int = 0) -> int:
    """Room for what a page tells: for all of it, if it tells anything at all."""
    return TOLD if _goes_on(game, at, turned) else 0


def _goes_on(game: AnyMatch, at: ViewerPosition, turned: int) -> bool:
    """Whether the reader was told the beginning of the same story."""
    return (at.game, at.turned) == (game.number, turned) and at.at >= 0


def _page(game: AnyMatch | int, page: Told, turned: int = 0) -> ViewerUpdate:
    number = game if isinstance(game, int) else game.number
    head = b'{"type":"frame","wire":%d,"since":%d,"turned":%d,"frame":' % (VERSION, page.since, turned)
    return ViewerUpdate(number, page.at, page.since, head + page.frame + b"}", turned)


WRAPPING = 96
"""What a frame is wrapped in takes no more."""


def _round(size: int) -> int:
    return -(-(size + WRAPPING) // PAD_BYTES) * PAD_BYTES if size else 0
