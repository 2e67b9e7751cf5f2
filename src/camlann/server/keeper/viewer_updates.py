"""What a gate is sent about a table: the company as it stands, and each person's frame, ready to go.

A person's page goes only to the gates that person looks through.
"""

from collections.abc import Iterable, Sequence

from msgspec import Raw
from msgspec.structs import replace

from camlann.engine.match import Page as Told
from camlann.protocol import client_messages
from camlann.protocol.client_messages import STEP, VERSION, CompanyIs, Passing, ToldIs
from camlann.records.record import load
from camlann.server.cluster.bus_messages import At, News, Page, Pass, Passed, Tell
from camlann.server.keeper.commit import AnyTable
from camlann.server.keeper.spectator_delay import MOST, Shown
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Kept, TableId
from camlann.table import Replaced, Who
from camlann.table import Told as Fact

TOLD = 8192
"""Bytes they take, however few they are and whatever they tell."""


def table_message(held: TableState) -> tuple[int, bytes]:
    """The company as a finished message, and how many facts it is made of."""
    raw = Raw(client_messages.encode(held.company))
    return held.told, client_messages.encode(CompanyIs(VERSION, held.told, raw, tuple(held.notices())))


def is_live(held: TableState) -> bool:
    """Whether onlookers see the game as it goes on."""
    return held.company.settings.watchers and not held.company.settings.delay


def event(
    table: TableId, held: TableState, gates: Iterable[tuple[str, Iterable[Who]]], people: bool
) -> list[tuple[str, News]]:
    """A letter for each gate about the last row of the game, and about the company if `people` says so."""
    assert held.game is not None
    size, pages = held.game.pages()
    by_viewer = {page.viewer: page for page in pages}
    if not is_live(held):
        by_viewer.pop(None, None)
    shared = _page(held.game, by_viewer[None]) if None in by_viewer else None
    about = table_message(held) if people else None
    letters = []
    for gate, whos in gates:
        mine, watched = [], False
        for who in whos:
            seat, turned = held.seat(who), held.turned.get(who, 0)
            if seat is None and not turned:
                watched = True
            elif (page := by_viewer.get(seat)) is not None:
                mine.append((who, _page(held.game, page, turned)))
        onlookers = shared if watched else None
        if mine or onlookers or about:
            news = News(table, _round(size), held.seats, about, tuple(mine), onlookers)
            letters.append((gate, news))
    return letters


def behind(table: TableId, held: TableState, ats: Iterable[At], shown: Shown | None = None) -> News | None:
    """Whole pages for those who have not come as far as the table; None if everybody has.

    Onlookers who are kept behind come as far as what was `shown` to them.
    """
    size, pages, onlookers, about = 0, [], None, None
    watching: list[At] = []
    for at in ats:
        if at.table_at < held.told:
            about = table_message(held)
        if held.game is None:
            continue
        seat, turned = held.seat(at.who), held.turned.get(at.who, 0)
        if seat is None and not is_live(held):
            if shown is not None and _stood(at) < (shown.game, turned, shown.page.at):
                size = max(size, len(shown.page.frame))
                pages.append((at.who, _page(shown.game, shown.page, turned)))
        elif _stood(at) >= (held.game.number, turned, held.game.at(seat)):
            continue
        elif seat is None and not turned:
            watching.append(at)
        else:
            longest, page = held.game.page(seat, _since(held.game, at, held.game.at(seat), turned))
            size = max(size, longest + _extra(held.game, at, turned))
            pages.append((at.who, _page(held.game, page, turned)))
    if watching and held.game is not None:
        now = held.game.at(None)
        longest, page = held.game.page(None, min(_since(held.game, at, now) for at in watching))
        size = max(size, longest + max(_extra(held.game, at) for at in watching))
        onlookers = _page(held.game, page)
    if not pages and onlookers is None and about is None:
        return None
    return News(table, _round(size), held.seats, about, tuple(pages), onlookers)


def around(
    table: TableId,
    held: TableState,
    gates: Iterable[tuple[str, Iterable[Who]]],
    facts: Iterable[Fact],
    shown: Shown | None,
) -> list[tuple[str, News]]:
    """A letter for each gate about what happened in the company, with a page for who got or lost a seat."""
    about = table_message(held)
    turned = {who for fact in facts if isinstance(fact, Replaced) for who in (fact.who, fact.by)}
    letters = []
    for gate, whos in gates:
        ats = [At(who, held.told) for who in whos if who in turned]
        letters.append((gate, replace(behind(table, held, ats, shown) or News(table, 0), table_state=about)))
    return letters


def passing(table: TableId, held: TableState, word: Pass) -> Passed | None:
    """A passing word for those who see the game as it goes on; None if it does not belong there."""
    game, seat = held.game, held.seat(word.who)
    if game is None or seat is None or word.ask != game.public.ask:
        return None
    if word.kind == "draft" and seat not in game.public.asked:
        return None
    data = client_messages.encode(Passing(word.who, word.kind, word.ask, word.items))
    return Passed(table, data, None if is_live(held) and word.watchers else held.seats)


def late(table: TableId, held: TableState, whos: Iterable[Who], shown: Shown) -> News | None:
    """What those who are kept behind may see by now; None if none of these people is."""
    behind = [who for who in whos if held.seat(who) is None]
    if not behind:
        return None
    turned = {who: held.turned[who] for who in behind if who in held.turned}
    pages = tuple((who, _page(shown.game, shown.page, since)) for who, since in turned.items())
    onlookers = _page(shown.game, shown.page)
    return News(table, _round(len(shown.page.frame)), held.seats, None, pages, onlookers)


def is_ahead(held: TableState, at: At) -> bool:
    """Whether a reader has seen more than this table holds: then it was written elsewhere meanwhile."""
    if at.table_at > held.told:
        return True
    if held.game is None or at.game > held.game.number:
        return at.game > 0
    now = held.turned.get(at.who, 0), held.game.at(held.seat(at.who))
    return at.game == held.game.number and (at.turned, at.at) > now


def told(held: TableState, tell: Tell, most: int) -> bytes:
    """What a person was told, from one fact to another. Every such answer is as long.

    Where onlookers are kept behind, they were told `most` facts.
    """
    since, until = max(tell.since, 0), min(tell.until, tell.since + MOST)
    if held.game is None or tell.game != held.game.number:
        return _answer(tell, [])
    seat = held.seat(tell.who)
    if seat is None:
        until = _looked(held, tell, until, most)
    return _answer(tell, held.game.told(seat, since, until))


def told_then(held: TableState, kept: Kept, tell: Tell, most: int) -> bytes:
    """The same of a game that was played at this table before."""
    seat = kept.people.index(tell.who) if tell.who in kept.people else None
    facts = [
        fact for row in load(kept.record).rows for audience, fact in row.facts if audience in ("public", seat)
    ]
    return told_of(held, tell, facts, seat is not None, most)


def told_of(held: TableState, tell: Tell, facts: Sequence[object], sat: bool, most: int) -> bytes:
    """A stretch of all that somebody was told in an earlier game, who sat there or looked on."""
    since, until = max(tell.since, 0), min(tell.until, tell.since + MOST)
    if not sat:
        until = _looked(held, tell, until, most)
    return _answer(tell, facts[since:until])


def _looked(held: TableState, tell: Tell, until: int, most: int) -> int:
    """How many facts an onlooker may know."""
    if not tell.watchers:
        return 0
    return until if is_live(held) else min(until, most)


def _answer(tell: Tell, facts: Sequence[object]) -> bytes:
    return client_messages.encode(
        ToldIs(tell.id, tell.game, tell.since, Raw(client_messages.encode(facts)))
    ).ljust(TOLD)


def _stood(at: At) -> tuple[int, int, int]:
    return at.game, at.turned, at.at


def _since(game: AnyTable, at: At, now: int, turned: int = 0) -> int:
    """From where a page brings the facts: where the reader stands, or, too far behind, from now on."""
    return at.at if _goes_on(game, at, turned) and 0 <= now - at.at <= MOST else now


def _extra(game: AnyTable, at: At, turned: int = 0) -> int:
    """Room for what a page tells: for all of it, if it tells anything at all."""
    return TOLD if _goes_on(game, at, turned) else 0


def _goes_on(game: AnyTable, at: At, turned: int) -> bool:
    """Whether the reader was told the beginning of the same story."""
    return (at.game, at.turned) == (game.number, turned) and at.at >= 0


def _page(game: AnyTable | int, page: Told, turned: int = 0) -> Page:
    number = game if isinstance(game, int) else game.number
    head = b'{"type":"frame","wire":%d,"since":%d,"turned":%d,"frame":' % (VERSION, page.since, turned)
    return Page(number, page.at, page.since, head + page.frame + b"}", turned)


WRAPPING = 96
"""What a frame is wrapped in takes no more."""


def _round(size: int) -> int:
    return -(-(size + WRAPPING) // STEP) * STEP if size else 0
