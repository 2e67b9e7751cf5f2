"""What a store in memory keeps of what belongs to people: keys, notes, reports, sanctions."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from camlann.server.store import Kept, Place, Share, TableId
from camlann.server.store.likings import Likings
from camlann.server.store.privacy import (
    KEEP_CLOSED,
    KEEP_OPEN,
    Act,
    Author,
    Notes,
    Report,
    Sanction,
    State,
)
from camlann.table.company import Who
from tests.server.drawers import Drawers

T = TypeVar("T")


class Belongings(Drawers):
    def __init__(self) -> None:
        super().__init__()
        self.records: dict[tuple[TableId, int], Kept] = {}
        self.authors: dict[Who, Author] = {}
        self.erased: dict[Who, int] = {}
        self.notes: dict[tuple[Who, TableId], Notes] = {}
        self.likings: dict[Who, Likings] = {}
        self.reports: dict[str, Report] = {}
        self.acts: dict[str, list[Act]] = {}
        self.sanctions: dict[str, Sanction] = {}

    def add_author(self, author: Author) -> Author | None:
        if author.who in self.erased:
            return None
        return self.authors.setdefault(author.who, author)

    def write_notes(self, notes: Notes) -> bool:
        had = self.notes.get((notes.who, notes.table))
        version = 0 if had is None else had.version
        if had != notes and version == notes.version - 1 and notes.who not in self.erased:
            self.notes[notes.who, notes.table] = notes
        return self.notes.get((notes.who, notes.table)) == notes

    def notes_of(self, whos: Sequence[Who], table: TableId | None) -> list[Notes]:
        found = [each for each in self.notes.values() if each.who in whos and table in (None, each.table)]
        return sorted(found, key=lambda each: (-each.at, -each.table, each.who))

    def end_notes(self, whos: Sequence[Who], table: TableId) -> None:
        for who in whos:
            self.notes.pop((who, table), None)

    def write_likings(self, likings: Likings) -> None:
        before = self.likings.get(likings.who)
        if likings.who not in self.erased and (before is None or before.at < likings.at):
            self.likings[likings.who] = likings

    def likings_of(self, whos: Sequence[Who]) -> list[Likings]:
        found = [each for each in self.likings.values() if each.who in whos]
        return sorted(found, key=lambda each: (-each.at, each.who))

    def add_report(self, report: Report) -> None:
        kept = self.reports.setdefault(report.id, report)
        first = Act(kept.id, 0, kept.reporter, "report", kept.reason, kept.made)
        self.acts.setdefault(kept.id, [first])

    def reports_by(self, wanted: Callable[[Report], bool]) -> list[Report]:
        found = [report for report in self.reports.values() if wanted(report)]
        return sorted(found, key=lambda report: (report.made, report.id))

    def reports_of(self, whos: Sequence[Who]) -> list[Report]:
        found = self.reports_by(lambda report: report.reporter in whos or report.reported in whos)
        return sorted(found, key=lambda report: (-report.made, report.id))

    def decide(self, act: Act, state: State, sanction: Sanction | None) -> bool:
        if (report := self.reports.get(act.report)) is None:
            return False
        acts = self.acts[act.report]
        if len(acts) == act.n:
            acts.append(act)
        if acts[-1] != act:
            return False
        closed = act.at if state in (State.DECIDED, State.FINAL) else 0
        self.reports[act.report] = replace(report, state=state, closed=closed)
        if state is not State.OBJECTED:
            self.sanctions.pop(act.report, None)
        if sanction is not None:
            self.sanctions.setdefault(act.report, sanction)
        return True

    def standing(self, who: Who, now: int) -> list[Sanction]:
        main = self.joined.get(who, who)
        whos = {who, main, *(other for other, into in self.joined.items() if into == main)}
        return [each for each in self.sanctions_of([*whos]) if each.until > now]

    def sanctions_of(self, whos: Sequence[Who]) -> list[Sanction]:
        found = [each for each in self.sanctions.values() if each.who in whos]
        return sorted(found, key=lambda each: (-each.since, each.report))

    def sat_in(self, whos: Sequence[Who]) -> list[tuple[Place, int]]:
        names = {place.id: place for place in self.tables.values()}
        found = [key for key, kept in self.records.items() if {*whos} & {*kept.people} and key[0] in names]
        return [(names[table], game) for table, game in sorted(found)]

    def shared_by(self, whos: Sequence[Who]) -> list[Share]:
        found = [each for each in self.shares.values() if {each.who, *each.named} & {*whos}]
        return sorted(found, key=lambda each: (each.made, each.name))

    def places(self, tables: Sequence[TableId]) -> list[Place]:
        found = [place for place in self.tables.values() if place.id in tables]
        return sorted(found, key=lambda place: place.id)

    def erase(self, whos: Sequence[Who], at: int) -> None:
        for who in whos:
            self.erased.setdefault(who, at)
            tokens = {session.token for session in self.sessions.values() if session.who == who}
            self.once = {
                key: once for key, once in self.once.items() if once.what not in {*tokens, who.encode()}
            }
            self.people.pop(who, None)
            self.first = {token: each for token, each in self.first.items() if each != who}
            self.joined = {each: main for each, main in self.joined.items() if who not in (each, main)}
            self.shares = {name: each for name, each in self.shares.items() if each.who != who}
            self._sweep(who)

    def _sweep(self, who: Who) -> None:
        self.sessions = {token: each for token, each in self.sessions.items() if each.who != who}
        self.keys = {id: each for id, each in self.keys.items() if each.who != who}
        self.visits = {key: at for key, at in self.visits.items() if key[0] != who}
        self.knocks = {id: each for id, each in self.knocks.items() if each.who != who}
        self.notes = {key: each for key, each in self.notes.items() if each.who != who}
        self.likings.pop(who, None)
        self.authors.pop(who, None)
        for name in self.shares:
            self.name_in_share(name, who, False)

    def tidy_privacy(self, now: int) -> None:
        for who in self.erased:
            self._sweep(who)
        self.reports = {
            id: each
            for id, each in self.reports.items()
            if (not each.closed or each.closed > now - KEEP_CLOSED) and each.made > now - KEEP_OPEN
        }
        self.acts = {id: acts for id, acts in self.acts.items() if id in self.reports}
        self.sanctions = {id: each for id, each in self.sanctions.items() if each.until > now - KEEP_CLOSED}


class KeepsBelongings:
    """The protocol, over a disk."""

    disk: Belongings

    async def _do(self, kind: str, work: Callable[[], T]) -> T:
        raise NotImplementedError

    async def add_author(self, author: Author) -> Author | None:
        return await self._do("add_author", lambda: self.disk.add_author(author))

    async def author(self, who: Who) -> Author | None:
        return await self._do("author", lambda: self.disk.authors.get(who))

    async def write_notes(self, notes: Notes) -> bool:
        return await self._do("write_notes", lambda: self.disk.write_notes(notes))

    async def notes(self, whos: Sequence[Who], table: TableId | None = None) -> list[Notes]:
        return await self._do("notes", lambda: self.disk.notes_of(whos, table))

    async def end_notes(self, whos: Sequence[Who], table: TableId) -> None:
        await self._do("end_notes", lambda: self.disk.end_notes(whos, table))

    async def write_likings(self, likings: Likings) -> None:
        await self._do("write_likings", lambda: self.disk.write_likings(likings))

    async def likings(self, whos: Sequence[Who]) -> list[Likings]:
        return await self._do("likings", lambda: self.disk.likings_of(whos))

    async def add_report(self, report: Report) -> None:
        await self._do("add_report", lambda: self.disk.add_report(report))

    async def find_report(self, id: str) -> Report | None:
        return await self._do("find_report", lambda: self.disk.reports.get(id))

    async def reports(self, states: Sequence[State], limit: int) -> list[Report]:
        return await self._do(
            "reports", lambda: self.disk.reports_by(lambda report: report.state in states)[:limit]
        )

    async def reports_at(self, table: TableId) -> list[Report]:
        return await self._do(
            "reports_at", lambda: self.disk.reports_by(lambda report: report.table == table)
        )

    async def reports_of(self, whos: Sequence[Who]) -> list[Report]:
        return await self._do("reports_of", lambda: self.disk.reports_of(whos))

    async def acts(self, report: str) -> list[Act]:
        return await self._do("acts", lambda: [*self.disk.acts.get(report, ())])

    async def decide(self, act: Act, state: State, sanction: Sanction | None) -> bool:
        return await self._do("decide", lambda: self.disk.decide(act, state, sanction))

    async def sanctions(self, who: Who, now: int) -> list[Sanction]:
        return await self._do("sanctions", lambda: self.disk.standing(who, now))

    async def sanctions_of(self, whos: Sequence[Who]) -> list[Sanction]:
        return await self._do("sanctions_of", lambda: self.disk.sanctions_of(whos))

    async def sat_in(self, whos: Sequence[Who]) -> list[tuple[Place, int]]:
        return await self._do("sat_in", lambda: self.disk.sat_in(whos))

    async def shared_by(self, whos: Sequence[Who]) -> list[Share]:
        return await self._do("shared_by", lambda: self.disk.shared_by(whos))

    async def places(self, tables: Sequence[TableId]) -> list[Place]:
        return await self._do("places", lambda: self.disk.places(tables))

    async def erase(self, whos: Sequence[Who], at: int) -> None:
        await self._do("erase", lambda: self.disk.erase(whos, at))

    async def tidy_privacy(self, now: int) -> None:
        await self._do("tidy_privacy", lambda: self.disk.tidy_privacy(now))
