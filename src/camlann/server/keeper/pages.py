"""What a gate is sent about a table: the company as it stands, and each person's frame, ready to go.

A person's page goes only to the gates that person looks through.
"""

from collections.abc import Iterable, Sequence

from msgspec import Raw

from camlann.server import messages
from camlann.server.keeper.held import AnyTable, Held
from camlann.server.letters import At, News, Page, Tell
from camlann.server.messages import STEP, VERSION, CompanyIs, ToldIs
from camlann.server.store import Kept, TableId
from camlann.table.company import Who
from camlann.table.record import load
from camlann.table.table import Page as Told

MOST = 32
"""Facts that a frame or an answer brings at once; whoever wants more asks again."""
TOLD = 8192
"""Bytes they take, however few they are and whatever they tell."""


def company(held: Held) -> tuple[int, bytes]:
    """The company as a finished message, and how many facts it is made of."""
    raw = Raw(messages.encode(held.company))
    return held.told, messages.encode(CompanyIs(VERSION, held.told, raw))


def event(
    table: TableId, held: Held, gates: Iterable[tuple[str, Iterable[Who]]], people: bool
) -> list[tuple[str, News]]:
    """A letter for each gate about the last row of the game, and about the company if `people` says so."""
    assert held.game is not None
    size, pages = held.game.pages()
    by_viewer = {page.viewer: _page(held.game, page) for page in pages}
    about = company(held) if people else None
    letters = []
    for gate, whos in gates:
        mine, watched = [], False
        for who in whos:
            seat = held.seat(who)
            if seat is None:
                watched = True
            elif (page := by_viewer.get(seat)) is not None:
                mine.append((who, page))
        onlookers = by_viewer.get(None) if watched else None
        if mine or onlookers or about:
            news = News(table, _round(size), held.seats, about, tuple(mine), onlookers)
            letters.append((gate, news))
    return letters


def behind(table: TableId, held: Held, ats: Iterable[At]) -> News | None:
    """Whole pages for those who have not come as far as the table; None if everybody has."""
    size, pages, onlookers, about = 0, [], None, None
    watching: list[At] = []
    for at in ats:
        if at.company < held.told:
            about = company(held)
        if held.game is None or not _is_behind(held, at):
            continue
        seat = held.seat(at.who)
        if seat is None:
            watching.append(at)
            continue
        longest, page = held.game.page(seat, _since(held.game, at, held.game.at(seat)))
        size = max(size, longest + _extra(held.game, at))
        pages.append((at.who, _page(held.game, page)))
    if watching and held.game is not None:
        now = held.game.at(None)
        longest, page = held.game.page(None, min(_since(held.game, at, now) for at in watching))
        size = max(size, longest + max(_extra(held.game, at) for at in watching))
        onlookers = _page(held.game, page)
    if not pages and onlookers is None and about is None:
        return None
    return News(table, _round(size), held.seats, about, tuple(pages), onlookers)


def is_ahead(held: Held, at: At) -> bool:
    """Whether a reader has seen more than this table holds: then it was written elsewhere meanwhile."""
    if at.company > held.told:
        return True
    if held.game is None or at.game > held.game.number:
        return at.game > 0
    return at.game == held.game.number and at.at > held.game.at(held.seat(at.who))


def told(held: Held, tell: Tell) -> bytes:
    """What a person was told, from one fact to another. Every such answer is as long."""
    since, until = max(tell.since, 0), min(tell.until, tell.since + MOST)
    if held.game is None or tell.game != held.game.number:
        return _answer(tell, [])
    return _answer(tell, held.game.told(held.seat(tell.who), since, until))


def told_then(kept: Kept, tell: Tell) -> bytes:
    """The same of a game that was played at this table before."""
    seat = kept.people.index(tell.who) if tell.who in kept.people else None
    facts = [
        fact for row in load(kept.record).rows for audience, fact in row.facts if audience in ("public", seat)
    ]
    since, until = max(tell.since, 0), min(tell.until, tell.since + MOST)
    return _answer(tell, facts[since:until])


def _answer(tell: Tell, facts: Sequence[object]) -> bytes:
    return messages.encode(ToldIs(tell.id, tell.game, tell.since, Raw(messages.encode(facts)))).ljust(TOLD)


def _is_behind(held: Held, at: At) -> bool:
    assert held.game is not None
    return (at.game, at.at) < (held.game.number, held.game.at(held.seat(at.who)))


def _since(game: AnyTable, at: At, now: int) -> int:
    """From where a page brings the facts: where the reader stands, or, too far behind, from now on."""
    return at.at if at.game == game.number and 0 <= now - at.at <= MOST and at.at >= 0 else now


def _extra(game: AnyTable, at: At) -> int:
    """Room for what a page tells: for all of it, if it tells anything at all."""
    return TOLD if at.game == game.number and at.at >= 0 else 0


def _page(game: AnyTable, page: Told) -> Page:
    head = b'{"type":"frame","wire":%d,"since":%d,"frame":' % (VERSION, page.since)
    return Page(game.number, page.at, page.since, head + page.frame + b"}")


WRAPPING = 64
"""What a frame is wrapped in takes no more."""


def _round(size: int) -> int:
    return -(-(size + WRAPPING) // STEP) * STEP if size else 0
