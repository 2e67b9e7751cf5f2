"""One game, and all that reaches its viewers.

Leaks are caught in nets, so that it can be shown of each net alone that it holds:

- *frames*: what is sent as it happens, in bytes, number and order;
- *returning*: what is sent to a viewer that comes back, at any moment;
- *refusals*: the answers to what the viewer may not do;
- *recipients*: who is sent anything and how many facts, which is what an observer of the wire can see;
- *knowledge*: what the viewer was told is exactly what it may know.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Literal, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Struct

from camlann import avalon
from camlann.engine.dice import Seeded
from camlann.engine.facts import Seat, sees
from camlann.engine.match import Match, Refused
from tests.avalon.configs import Config
from tests.avalon.deals import Avalon
from tests.secrets.knowledge_oracle import Oracle
from tests.secrets.ledger import Note, Plain
from tests.secrets.rulebook_tables import COVERED
from tests.secrets.viewer_facts import Heard

T = TypeVar("T", int, str)

Viewer: TypeAlias = Seat | None
"""A seat, or None for a spectator."""
Net: TypeAlias = Literal["frames", "returning", "refusals", "recipients", "knowledge"]
NETS: tuple[Net, ...] = get_args(Net)

_encode = msgspec.json.Encoder().encode


class Leak(AssertionError):
    """A viewer was told something else than it may know."""

    def __init__(self, net: Net, what: str) -> None:
        super().__init__(f"{net}: {what}")


class Secrets(Struct, frozen=True):
    """What is settled by the deal and known to nobody, or to few."""

    roles: tuple[str, ...]
    allegiance: tuple[str, ...] = ()
    """The allegiance cards as they were shuffled."""
    plots: tuple[str, ...] = ()
    """The plot deck, from its top."""


class Dealt:
    """Dice that shuffle to these secrets; whatever else they are thrown for comes from the seed."""

    def __init__(self, secrets: Secrets, dice: Seeded) -> None:
        self.secrets, self.dice = secrets, dice

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        left = list(items)
        order = getattr(self.secrets, label)
        assert sorted(order) == sorted(left), f"other {label} are shuffled than the rulebook has"
        return tuple(left.pop(left.index(each)) for each in order)

    def roll(self, label: str, faces: int) -> int:
        return self.dice.roll(label, faces)


class World:
    """A deal being played, with some who look on and the oracle beside them."""

    def __init__(
        self,
        config: Config,
        secrets: Secrets,
        seed: bytes,
        viewers: Sequence[Viewer],
        nets: Collection[Net] = NETS,
    ) -> None:
        self.roles, self.viewers, self.nets = secrets.roles, viewers, nets
        self.match: Avalon = Match(
            avalon, config.options, config.seats, lambda n: Dealt(secrets, Seeded(seed, 1, n))
        )
        rules = msgspec.to_builtins(config.options)
        leader = self.match.public.leader
        self.oracle = Oracle(secrets.roles, leader, rules, secrets.allegiance, secrets.plots)
        self.sent: list[tuple[Viewer, bytes]] = []
        """The frames that reached the viewers, in order, until the roles are shown."""
        self.counts: Counter[Viewer] = Counter()
        """How many facts everybody was told."""
        self.learnt: set[Note] = set()
        """What the viewers may have learnt."""
        self.refusals: list[bytes] = []
        """The answers to what the viewers tried, in order."""
        self._heard = {viewer: Heard() for viewer in viewers}
        self._last: dict[Viewer, bytes] = {}
        self._look()

    def play(self, seat: int, plain: Plain) -> None:
        """What the rulebook allows this seat to do."""
        command = avalon.WIRE.command.decode(_encode(plain))
        try:
            self.match.play(Seat(seat), command)
        except Refused as refused:
            raise AssertionError(f"seat {seat} may {plain}, and is refused: {refused.reason}") from refused
        self.oracle.act(seat, plain)
        self._look()

    def lapse(self) -> None:
        self.match.adopt(self.match.lapse())
        self.oracle.lapse()
        self._look()

    def attempt(self, seat: int, plain: Plain, ask: int | None = None) -> None:
        """What may or may not be allowed is tried, and not played."""
        try:
            self.match.decide(Seat(seat), avalon.WIRE.command.decode(_encode(plain)), ask)
            answer = b"taken"
        except Refused as refused:
            answer = _encode(refused.reason)
        if seat in self.viewers:
            self.refusals.append(answer)

    def _look(self) -> None:
        """After each row: who was sent something, and what the viewers make of it."""
        frames = [*self.match.frames()]
        self.learnt |= self.oracle.may_learn(*self.viewers)
        if "recipients" in self.nets:
            sent, may_notice = sorted((v for v, _ in frames), key=str), sorted(self.oracle.noticed, key=str)
            if sent != may_notice:
                raise Leak("recipients", f"a frame went to {sent}, and {may_notice} may notice")
            facts = self.match.rows[-1].facts
            self.counts.update(viewer for viewer, _ in frames for fact in facts if sees(viewer, fact))
        for viewer, frame in frames:
            if viewer in self.viewers and not self.oracle.over:
                self.sent.append((viewer, frame))
        for viewer in self.viewers:
            if "returning" in self.nets and self.oracle.phase in COVERED:
                self._sees_no_answers(viewer)
            if "knowledge" in self.nets:
                self._hears_what_it_may(viewer, dict(frames).get(viewer))

    def _sees_no_answers(self, viewer: Viewer) -> None:
        """Whoever may not notice the last act finds everything as it was."""
        now = self.match.frame(viewer)
        if viewer not in self.oracle.noticed and now != self._last[viewer]:
            raise Leak("returning", f"{viewer} was told nothing, and {difference(self._last[viewer], now)}")
        self._last[viewer] = now

    def _hears_what_it_may(self, viewer: Viewer, frame: bytes | None) -> None:
        heard, oracle = self._heard[viewer], self.oracle
        news = heard.hear(frame) if frame else set()
        more = news - oracle.public - (oracle.private[viewer] if viewer is not None else set())
        less = oracle.may_learn(viewer) - heard.notes
        if more | less:
            raise Leak("knowledge", f"{viewer} heard {more or 'nothing more'}, and did not hear {less or ''}")


def difference(here: bytes, there: bytes) -> str:
    """Where two frames begin to differ."""
    both = zip(here, there, strict=False)
    at = next((n for n, (one, other) in enumerate(both) if one != other), min(len(here), len(there)))
    around = slice(max(0, at - 60), at + 60)
    return f"sees …{here[around]!r}… or …{there[around]!r}…"
