"""Viewer updates: what a gate is sent about a table, the table's state and each viewer's frame or delta.

A person's frame goes only to the gates through which that person looks. After a move a gate gets deltas: what
is everybody's once, and what is only one viewer's for each of them. Whoever is behind gets a whole frame.
"""

from collections.abc import Iterable, Sequence

from msgspec import Raw
from msgspec.structs import replace

from camlann.engine.facts import Seat
from camlann.engine.frames import Update as Told
from camlann.protocol import socket_messages
from camlann.protocol.socket_messages import PAD_BYTES, VERSION, BroadcastIs, FactsAre, TableIs
from camlann.server.cluster.bus_messages import (
    DELTA,
    DELTA_WITH_FACTS,
    WHOLE,
    AskFacts,
    Delivery,
    SendBroadcast,
    TableUpdate,
    ViewerPosition,
    ViewerUpdate,
)
from camlann.server.keeper.earlier_games import EarlierGame
from camlann.server.keeper.pending_commit import AnyMatch
from camlann.server.keeper.spectator_delay import MAX_FACTS, DelayedUpdate
from camlann.server.keeper.table_state import TableState
from camlann.server.store import TableId
from camlann.table import PersonId, Replaced
from camlann.table import TableFact as Fact

FACTS_BYTES = 8192
"""Every answer with facts is padded to this size."""


def table_message(state: TableState) -> tuple[int, bytes]:
    """The table as a finished message, and its number of facts."""
    raw = Raw(socket_messages.encode(state.table))
    return state.told, socket_messages.encode(TableIs(VERSION, state.told, raw, tuple(state.notices())))


def is_live(state: TableState) -> bool:
    """Do spectators see the game without delay?"""
    return state.table.settings.spectators and not state.table.settings.delay


def after_move(
    table: TableId, state: TableState, gates: Iterable[tuple[str, Iterable[PersonId]]], people: bool
) -> list[tuple[str, TableUpdate]]:
    """A bus message for each gate about the last row of the game, with the table's state if `people`."""
    assert state.game is not None
    size, pages = state.game.updates()
    by_viewer = {page.viewer: page for page in pages}
    # What is told to one seat alone, such as a changed vote, has no page for those who look on.
    public = by_viewer.get(None)
    if not is_live(state):
        by_viewer.pop(None, None)
    shared = _page(state.game, by_viewer[None]) if None in by_viewer else None
    told = next((page.told for page in pages if page.told), b"")
    changes = next((page.public + b"}" for page in pages if page.is_delta), b"")
    about = table_message(state) if people else None
    seats, displays = {person_id: Seat(n) for n, person_id in enumerate(state.seats)}, state.displays
    size = _round(size)
    bus_messages = []
    for gate, person_ids in gates:
        mine, watched = [], False
        for person_id in person_ids:
            seat, turned = seats.get(person_id), state.turned.get(person_id, 0)
            if person_id in displays:
                mine += [(person_id, _page(state.game, public))] if public else []
            elif seat is None and not turned:
                watched = True
            elif (page := by_viewer.get(seat)) is not None:
                mine.append((person_id, _page(state.game, page, turned)))
        spectators = shared if watched else None
        if mine or spectators or about:
            news = TableUpdate(table, size, state.seats, about, tuple(mine), spectators, told, changes)
            bus_messages.append((gate, news))
    return bus_messages


def catch_up(
    table: TableId, state: TableState, ats: Iterable[ViewerPosition], shown: DelayedUpdate | None = None
) -> TableUpdate | None:
    """Whole frames for viewers who are behind the table; None if nobody is.

    Delayed spectators catch up with the last update that was `shown`.
    """
    size, pages, spectators, about = 0, [], None, None
    watching: list[ViewerPosition] = []
    for at in ats:
        if at.table_at < state.told:
            about = table_message(state)
        if state.game is None:
            continue
        seat, turned = state.seat(at.person_id), state.turned.get(at.person_id, 0)
        shows = state.table.is_display(at.person_id)
        if seat is None and not shows and not is_live(state):
            if shown is not None and _position(at) < (shown.game, turned, shown.page.at):
                size = max(size, len(shown.page.data))
                pages.append((at.person_id, _page(shown.game, shown.page, turned)))
        elif _position(at) >= (state.game.number, turned, state.game.at(seat)):
            continue
        elif seat is None and not shows and not turned:
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


def after_table_change(
    table: TableId,
    state: TableState,
    gates: Iterable[tuple[str, Iterable[PersonId]]],
    facts: Iterable[Fact],
    shown: DelayedUpdate | None,
) -> list[tuple[str, TableUpdate]]:
    """A bus message for each gate about a change at the table, with a frame for who got or lost a seat."""
    about = table_message(state)
    turned = {
        person_id for fact in facts if isinstance(fact, Replaced) for person_id in (fact.person_id, fact.by)
    }
    bus_messages = []
    for gate, person_ids in gates:
        ats = [ViewerPosition(person_id, state.told) for person_id in person_ids if person_id in turned]
        bus_messages.append(
            (gate, replace(catch_up(table, state, ats, shown) or TableUpdate(table, 0), table_state=about))
        )
    return bus_messages


def broadcast_delivery(table: TableId, state: TableState, request: SendBroadcast) -> Delivery | None:
    """A broadcast (draft or suggestion) for those who see the game without delay; None if not allowed."""
    game, seat = state.game, state.seat(request.person_id)
    if game is None or seat is None or request.ask != game.public.ask:
        return None
    if request.kind == "draft" and seat not in game.public.asked:
        return None
    data = socket_messages.encode(BroadcastIs(request.person_id, request.kind, request.ask, request.items))
    live = is_live(state) and request.spectators
    return Delivery(table, data, None if live else (*state.seats, *state.displays))


def delayed_update(
    table: TableId, state: TableState, person_ids: Iterable[PersonId], shown: DelayedUpdate
) -> TableUpdate | None:
    """The update that delayed spectators may see now; None if none of these people is one."""
    behind = [
        person_id
        for person_id in person_ids
        if state.seat(person_id) is None and not state.table.is_display(person_id)
    ]
    if not behind:
        return None
    turned = {person_id: state.turned[person_id] for person_id in behind if person_id in state.turned}
    pages = tuple((person_id, _page(shown.game, shown.page, since)) for person_id, since in turned.items())
    spectators = _page(shown.game, shown.page)
    return TableUpdate(table, _round(len(shown.page.data)), state.seats, None, pages, spectators)


def is_ahead(state: TableState, at: ViewerPosition) -> bool:
    """Has a viewer seen more than this state? Then another keeper has written in the meantime."""
    if at.table_at > state.told:
        return True
    if state.game is None or at.game > state.game.number:
        return at.game > 0
    now = state.turned.get(at.person_id, 0), state.game.at(state.seat(at.person_id))
    return at.game == state.game.number and (at.turned, at.at) > now


def facts_answer(state: TableState, request: AskFacts, most: int) -> bytes:
    """The facts that a person has seen, in a range. Every such answer has the same length.

    Delayed spectators have seen `most` facts.
    """
    since, until = max(request.since, 0), min(request.until, request.since + MAX_FACTS)
    if state.game is None or request.game != state.game.number:
        return _answer(request, [])
    seat = state.seat(request.person_id)
    if seat is None and not state.table.is_display(request.person_id):
        until = _spectator_limit(state, request, until, most)
    return _answer(request, state.game.facts_for(seat, since, until))


def earlier_game_answer(state: TableState, game: EarlierGame | None, request: AskFacts, most: int) -> bytes:
    """The same for an earlier game of this table. None: they are told nothing of it."""
    if game is None:
        return _answer(request, [])
    seat = game.people.index(request.person_id) if request.person_id in game.people else None
    facts = [fact for audience, fact in game.facts if audience in ("public", seat)]
    return facts_slice_answer(state, request, facts, seat is not None, most)


def facts_slice_answer(
    state: TableState, request: AskFacts, facts: Sequence[object], sat: bool, most: int
) -> bytes:
    """A range of the facts that a player or spectator saw in an earlier game."""
    since, until = max(request.since, 0), min(request.until, request.since + MAX_FACTS)
    if not sat:
        until = _spectator_limit(state, request, until, most)
    return _answer(request, facts[since:until])


def _spectator_limit(state: TableState, request: AskFacts, until: int, most: int) -> int:
    """How many facts a spectator may know."""
    if not request.spectators:
        return 0
    return until if is_live(state) else min(until, most)


def _answer(request: AskFacts, facts: Sequence[object]) -> bytes:
    return socket_messages.encode(
        FactsAre(request.id, request.game, request.since, Raw(socket_messages.encode(facts)))
    ).ljust(FACTS_BYTES)


def _position(at: ViewerPosition) -> tuple[int, int, int]:
    return at.game, at.turned, at.at


def _since(game: AnyMatch, at: ViewerPosition, now: int, turned: int = 0) -> int:
    """The first fact of an update: where the viewer is, or, if too far behind, now."""
    return at.at if _continues(game, at, turned) and 0 <= now - at.at <= MAX_FACTS else now


def _extra(game: AnyMatch, at: ViewerPosition, turned: int = 0) -> int:
    """Padding for the facts in an update: the maximum, if there are any."""
    return FACTS_BYTES if _continues(game, at, turned) else 0


def _continues(game: AnyMatch, at: ViewerPosition, turned: int) -> bool:
    """Has the viewer seen the beginning of the same game from the same seat?"""
    return (at.game, at.turned) == (game.number, turned) and at.at >= 0


def _page(game: AnyMatch | int, page: Told, turned: int = 0) -> ViewerUpdate:
    number = game if isinstance(game, int) else game.number
    if not page.is_delta:
        data = FRAME_HEAD % (VERSION, page.since, turned) + page.own + b"}"
        return ViewerUpdate(number, page.at, page.since, data, turned, WHOLE)
    data = DELTA_HEAD % (VERSION, page.since, turned) + page.own
    return ViewerUpdate(number, page.at, page.since, data, turned, DELTA if page.told else DELTA_WITH_FACTS)


FRAME_HEAD = b'{"type":"frame","wire":%d,"since":%d,"turned":%d,"frame":'
DELTA_HEAD = b'{"type":"delta","wire":%d,"since":%d,"turned":%d,"delta":'
WRAPPING_BYTES = 96
"""The most that the wrapping of a frame or a delta takes."""


def _round(size: int) -> int:
    return -(-(size + WRAPPING_BYTES) // PAD_BYTES) * PAD_BYTES if size else 0
