"""Reports, what was done about them, and sanctions."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from camlann.server.store import TableId
from camlann.server.store.moderation import Act, Report, Sanction, State
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryModeration(Subject):
    @call
    def add_report(self, report: Report) -> None:
        kept = self.disk.reports.setdefault(report.id, report)
        first = Act(kept.id, 0, kept.reporter, "report", kept.reason, kept.made)
        self.disk.acts.setdefault(kept.id, [first])

    @call
    def find_report(self, id: str) -> Report | None:
        return self.disk.reports.get(id)

    @call
    def reports(self, states: Sequence[State], limit: int) -> list[Report]:
        return self._reports(lambda report: report.state in states)[:limit]

    @call
    def reports_at(self, table: TableId) -> list[Report]:
        return self._reports(lambda report: report.table == table)

    @call
    def reports_of(self, person_ids: Sequence[PersonId]) -> list[Report]:
        found = self._reports(lambda report: report.reporter in person_ids or report.reported in person_ids)
        return sorted(found, key=lambda report: (-report.made, report.id))

    @call
    def acts(self, report: str) -> list[Act]:
        return [*self.disk.acts.get(report, ())]

    @call
    def latest_decisions(self, actors: Sequence[PersonId], limit: int) -> list[Act]:
        acts = [act for acts in self.disk.acts.values() for act in acts if act.actor in actors]
        decisions = [act for act in acts if not act.act.startswith(("report", "object", "table-"))]
        return sorted(decisions, key=lambda act: (-act.at, act.report, act.n))[:limit]

    @call
    def decide(self, act: Act, state: State, sanction: Sanction | None) -> bool:
        if (report := self.disk.reports.get(act.report)) is None:
            return False
        acts = self.disk.acts[act.report]
        if len(acts) == act.n:
            acts.append(act)
        if acts[-1] != act:
            return False
        closed = act.at if state in (State.DECIDED, State.FINAL) else 0
        self.disk.reports[act.report] = replace(report, state=state, closed=closed)
        if state is not State.OBJECTED:
            self.disk.sanctions.pop(act.report, None)
        if sanction is not None:
            self.disk.sanctions.setdefault(act.report, sanction)
        return True

    @call
    def sanctions(self, person_id: PersonId, now: int) -> list[Sanction]:
        return self.disk.standing(person_id, now)

    @call
    def sanctions_of(self, person_ids: Sequence[PersonId]) -> list[Sanction]:
        return self.disk.sanctions_of(person_ids)

    def _reports(self, wanted: Callable[[Report], bool]) -> list[Report]:
        found = [report for report in self.disk.reports.values() if wanted(report)]
        return sorted(found, key=lambda report: (report.made, report.id))
