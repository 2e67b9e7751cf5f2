"""The report of a trial: figures and violations."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from camlann.protocol.socket_messages import Done, Refused, Unsure
from tests.server.faults.chat import Chat
from tests.server.harness.journal import EventLog


class Report(Struct):
    seed: int
    faults: Counter[str] = field(default_factory=Counter)
    back: dict[str, list[float]] = field(default_factory=dict)
    """By kind of fault: seconds until each client that was hit was back in play."""
    tables: int = 0
    clients: int = 0
    games: int = 0
    rows: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    """Outcomes of chat messages."""
    lapses: int = 0
    reconnects: list[int] = field(default_factory=list)
    """Of each client."""
    moved: list[int] = field(default_factory=list)
    """How often each client went to another gate during a rolling restart."""
    troubles: Counter[str] = field(default_factory=Counter)
    """What stands in the logs of the processes."""
    violations: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def count(self, journals: Iterable[EventLog], chats: Iterable[Chat]) -> None:
        for event_log in journals:
            self.clients += 1
            for sent in event_log.sent.values():
                for kind, name in ((Done, "done"), (Refused, "refused"), (Unsure, "unknown for a while")):
                    self.answers[name] += sent.first(kind) is not None
                if sent.first(Done) is None and sent.first(Refused) is None:
                    self.answers["never answered"] += 1
        for chat in chats:
            self.said["heard"] += len(chat.heard)
            for each in chat.spoken.values():
                kinds = {type(answer) for answer in each.answers}
                for kind, name in ((Done, "done"), (Refused, "refused"), (Unsure, "unknown for a while")):
                    self.said[name] += kind in kinds
                self.said["never answered"] += each.open

    def took(self, kind: str, seconds: Iterable[float]) -> None:
        if found := list(seconds):
            self.back.setdefault(kind, []).extend(found)

    def _of(self, kind: str) -> str:
        return str(self.faults.total() if kind == "all faults" else self.faults.get(kind, ""))

    def text(self) -> str:
        lines = [f"seed {self.seed}, {self.seconds:.0f} s, faults {self.faults.total()}"]
        lines += [f"{self.tables} tables, {self.clients} clients, {self.games} games finished, "]
        lines[-1] += f"{self.rows:,} rows in the log, {self.lapses} of them by the clock"
        lines += ["commands: " + ", ".join(f"{n:,} {name}" for name, n in sorted(self.answers.items()))]
        lines += ["chat: " + ", ".join(f"{n:,} {name}" for name, n in sorted(self.said.items()))]
        lines += ["", f"{'back in play':<24}{'faults':>7}{'clients':>9}{'p50 s':>8}{'p99 s':>8}{'most':>8}"]
        every = [at for kind in self.faults for at in self.back.get(kind, ())]
        for kind, seconds in ({**self.back, "all faults": every} if every else self.back).items():
            figures = "".join(f"{at:>8.2f}" for at in (quantile(seconds, 0.5), quantile(seconds, 0.99)))
            lines += [f"{kind:<24}{self._of(kind):>7}{len(seconds):>9}{figures}{max(seconds):>8.2f}"]
        if self.reconnects:
            lines += ["", f"reconnects: at most {max(self.reconnects)} a client"]
        if self.moved:
            lines += [f"went to another gate meanwhile: at most {max(self.moved)} times a client"]
        if self.troubles:
            lines += ["", "in the logs: " + ", ".join(f"{n} × {word}" for word, n in self.troubles.items())]
        lines += ["", f"violations: {len(self.violations)}", *self.violations[:50]]
        return "\n".join(lines)


def quantile(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
