"""The checkers find nothing in an honest run, and whatever a test has doctored."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann import table as table_rules
from camlann.bots import random_bot
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.match import Match
from camlann.protocol.socket_messages import (
    AnyServerMessage,
    DeltaIs,
    Done,
    FactsAre,
    FrameIs,
    Refused,
    TableIs,
    Unsure,
)
from camlann.table import Agree, Begin, Choice, Choose, Finished, PersonId, Sit, Table, uniform_clock
from tests import ferry
from tests.server import checkers
from tests.server.clocks.deadline_checker import no_clock_early
from tests.server.harness.journal import EventLog, Log, Row, Sent, encode, frame

PERSON_IDS = tuple(PersonId(f"{n:032x}") for n in range(3))
CLOCK = 5
SEED = seed_of("checkers")


class Run:
    """A crossing as one honest process would keep it; every command takes ten seconds."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.journals = [
            EventLog(f"device {n}", person_id)
            for n, person_id in enumerate((*PERSON_IDS, PersonId("spectator")))
        ]
        self.table = Table()
        self.told = 0
        self.now = 1000.0
        options = Raw(encode(ferry.Options(turns=6)))
        for person_id in PERSON_IDS:
            self.say(person_id, Sit())
        self.say(PERSON_IDS[0], Choose(Choice("ferry", options, uniform_clock(CLOCK))))
        for person_id in PERSON_IDS:
            self.say(person_id, Agree())
        self.say(PERSON_IDS[0], Begin())
        self.play()

    def say(self, person_id: PersonId, command: Any) -> None:
        facts = table_rules.decide(self.table, person_id, command, lambda choice, seats: ())
        self.store(person_id, 0, command, facts, None)
        self.tell(facts)

    def tell(self, facts: tuple[Any, ...]) -> None:
        self.table = table_rules.fold(self.table, facts)
        self.told += len(facts)
        self.hear(TableIs(1, self.told, Raw(encode(self.table))))

    def store(self, person_id: PersonId | None, game: int, command: Any, facts: Any, seat: Any) -> None:
        self.now += 10
        id = None if person_id is None else f"id-{len(self.rows)}"
        if person_id is not None and id is not None:
            sent = Sent(id, game, encode(command), self.now - 1)
            event_log = self.journals[PERSON_IDS.index(person_id)]
            event_log.sent[id] = sent
            event_log.hear(self.now + 1, Done(id))
        raw = tuple(encode(fact) for fact in facts)
        seed = SEED if game and command is None else None
        row = Row(
            n=len(self.rows),
            game=game,
            at=self.now * 1000,
            person_id=person_id,
            id=id,
            seat=seat,
            command=encode(command),
            facts=raw,
            seed=seed,
        )
        self.rows.append(row)

    def hear(self, message: AnyServerMessage, *whom: int) -> None:
        for n in whom or range(len(self.journals)):
            self.journals[n].hear(self.now + 1, message)

    def play(self) -> None:
        random = Random(1)
        table: Match[Any, Any, Any] = Match(
            ferry, ferry.Options(turns=6), 3, lambda n: Seeded(SEED, 1, n), number=1
        )
        self.store(None, 1, None, table.rows[-1].facts, None)
        self.show(table)
        while not table.over:
            seat = random.choice([seat for seat in table.public.everyone if table.moves(seat)])
            if len(table.rows) % 5 == 0:
                decision = table.lapse()
                table.adopt(decision)
                self.store(None, 1, decision.command, decision.facts, None)
            else:
                offer, choice = random_bot.choose(table.moves(seat), random)
                command = ferry.WIRE.choose(offer, choice)
                self.store(PERSON_IDS[seat], 1, command, table.play(seat, command).facts, seat)
            self.show(table)
        self.store(None, 0, None, (Finished(1),), None)
        self.tell((Finished(1),))

    def show(self, table: Match[Any, Any, Any]) -> None:
        for page in table.updates()[1]:
            place = len(PERSON_IDS) if page.viewer is None else page.viewer
            data = Raw(page.data)
            self.hear(DeltaIs(1, page.since, data) if page.is_delta else FrameIs(1, page.since, data), place)

    @property
    def log(self) -> Log:
        return Log(self.rows, {"ferry": ferry})

    def violations(self) -> list[str]:
        return checkers.violations(self.log, self.journals)

    # For whoever doctors it.

    def row(self, kind: str, skip: int = 0) -> int:
        """The place of a row whose command has this tag; the last is last."""
        return [n for n, row in enumerate(self.rows) if kind in row.command.decode()][skip]

    def change(self, n: int, **fields: Any) -> None:
        self.rows[n] = replace(self.rows[n], **fields)

    def insert(self, n: int, row: Row) -> None:
        self.rows.insert(n, row)
        self.renumber()

    def renumber(self) -> None:
        self.rows = [replace(row, n=n) for n, row in enumerate(self.rows)]

    def frames(self, device: int) -> list[int]:
        heard = self.journals[device].heard
        return [place for place, (_, message) in enumerate(heard) if isinstance(message, FrameIs)]

    def answer(self, id: str, message: Any) -> None:
        for event_log in self.journals:
            if id in event_log.sent:
                event_log.hear(self.now, message)

    def mine(self) -> Sent:
        """Some command that was done in the game."""
        return next(sent for sent in self.journals[1].sent.values() if sent.game == 1)


def test_an_honest_run_has_no_violation() -> None:
    run = Run()
    assert run.violations() == []
    assert any(b"engine.lapse" in row.command for row in run.rows)
    assert len(run.frames(0)) > 5


def test_a_command_that_stays_unknown_may_be_there_or_not() -> None:
    run = Run()
    sent = run.mine()
    for at, answer in list(sent.answers):
        sent.answers.remove((at, answer))
    run.answer(sent.id, Unsure(sent.id))
    run.journals[0].sent["never"] = Sent("never", 1, b"{}", run.now)
    run.answer("never", Unsure("never"))
    assert run.violations() == []


def test_a_refusal_may_be_kept() -> None:
    run = Run()
    n = run.row("table.begin", 0)
    run.insert(n, replace(run.rows[0], id="refused", command=b"null", facts=(), refused=True))
    run.journals[0].sent["refused"] = Sent("refused", 0, encode(Sit()), run.now)
    run.answer("refused", Refused("refused", Raw(b"{}")))
    assert run.violations() == []


def _acked_but_lost(run: Run) -> None:
    del run.rows[run.row("table.agree", -1)]
    run.renumber()


def _acked_as_another(run: Run) -> None:
    sent = run.mine()
    sent.command = b'{"type":"ferry.sink"}' if b"sink" not in sent.command else b'{"type":"ferry.draw"}'


def _stored_twice(run: Run) -> None:
    n = run.row("table.agree", -1)
    run.insert(n + 1, run.rows[n])


def _refused_but_stored(run: Run) -> None:
    sent = run.mine()
    sent.answers.clear()
    run.answer(sent.id, Refused(sent.id, Raw(b"{}")))


def _done_and_refused(run: Run) -> None:
    sent = Sent("two-answers", 1, b"{}", run.now)
    run.journals[0].sent[sent.id] = sent
    run.answer(sent.id, Refused(sent.id, Raw(b"{}")))
    run.answer(sent.id, Done(sent.id))


def _unknown_and_twice(run: Run) -> None:
    sent = run.mine()
    sent.answers.clear()
    run.answer(sent.id, Unsure(sent.id))
    n = next(row.n for row in run.rows if row.id == sent.id)
    run.insert(n + 1, run.rows[n])


def _out_of_order(run: Run) -> None:
    sent = run.mine()
    sent.at += 1000


def _a_gap(run: Run) -> None:
    run.rows[-1] = replace(run.rows[-1], n=len(run.rows))


def _a_fact_told_otherwise(run: Run) -> None:
    place = run.frames(1)[3]
    at, message = run.journals[1].heard[place]
    assert isinstance(message, FrameIs)
    shown = msgspec.json.decode(message.frame)
    shown["told"] = [*shown["told"][:-1], {"type": "ferry.invented"}]
    run.journals[1].heard[place] = at, replace(message, frame=Raw(encode(shown)))


def _a_frame_with_anothers_hand(run: Run) -> None:
    place = run.frames(1)[3]
    at, message = run.journals[1].heard[place]
    assert isinstance(message, FrameIs)
    shown = msgspec.json.decode(message.frame)
    shown["own"]["hand"] = []
    run.journals[1].heard[place] = at, replace(message, frame=Raw(encode(shown)))


def _a_frame_of_what_was_never_stored(run: Run) -> None:
    at, message = run.journals[1].heard[run.frames(1)[-1]]
    assert isinstance(message, FrameIs)
    shown = msgspec.json.decode(message.frame)
    shown["at"] += 1
    run.journals[1].heard.append((at, replace(message, frame=Raw(encode(shown)))))


def _a_frame_that_steps_back(run: Run) -> None:
    heard = run.journals[2].heard
    heard.append(heard[run.frames(2)[2]])


def _a_table_that_steps_back(run: Run) -> None:
    heard = run.journals[2].heard
    heard.append(heard[0])


def _a_wrong_table(run: Run) -> None:
    wrong = TableIs(1, run.told, Raw(encode(Table())))
    place = max(n for n, (_, message) in enumerate(run.journals[3].heard) if isinstance(message, TableIs))
    run.journals[3].heard[place] = run.now, wrong


def _a_range_told_otherwise(run: Run) -> None:
    run.hear(FactsAre("q", 1, 2, Raw(b'[{"type":"ferry.invented"}]')), 0)


def _anothers_fact(run: Run) -> None:
    shown = frame.decode(run.journals[1].heard[run.frames(1)[0]][1].frame)  # type: ignore[union-attr]
    private = next(place for place, raw in enumerate(shown.told) if b"hand-dealt" in bytes(raw))
    run.hear(FactsAre("q", 1, private, Raw(b"[" + bytes(shown.told[private]) + b"]")), 3)


def _decided_otherwise(run: Run) -> None:
    n = next(row.n for row in run.rows if row.game == 1 and row.seat is not None)
    run.change(n, facts=run.rows[n].facts[:-1])


def _dealt_from_another_seed(run: Run) -> None:
    n = next(row.n for row in run.rows if row.seed is not None)
    run.change(n, seed=seed_of("another"))


def _a_table_decided_otherwise(run: Run) -> None:
    n = run.row("table.agree", -1)
    run.change(n, facts=run.rows[run.row("table.agree", 0)].facts)


def _refused_without_need(run: Run) -> None:
    n = run.row("table.agree", 0)
    run.insert(n, replace(run.rows[n], id="refused", command=b"null", facts=(), refused=True))
    run.journals[0].sent["refused"] = Sent("refused", 0, encode(Agree()), run.now)


def _refused_and_told(run: Run) -> None:
    n = run.row("table.begin", 0)
    run.insert(n, replace(run.rows[0], id="refused", refused=True))


def _done_but_refused_in_the_log(run: Run) -> None:
    n = run.row("table.agree", -1)
    run.change(n, facts=(), refused=True)


def _a_deadline_too_early(run: Run) -> None:
    n = run.row("engine.lapse")
    run.change(n, at=run.rows[n].at - 10_000 + CLOCK * 1000 - 1)


def _not_finished(run: Run) -> None:
    run.rows.pop()


def _a_device_left_behind(run: Run) -> None:
    heard = run.journals[3].heard
    del heard[run.frames(3)[-1]]


def _a_device_with_a_hole(run: Run) -> None:
    heard = run.journals[0].heard
    del heard[run.frames(0)[4]]


DOCTORED: dict[str, tuple[checkers.Checker, Callable[[Run], None]]] = {
    "a done command is missing": (checkers.answered_is_stored, _acked_but_lost),
    "a done command is there as another": (checkers.answered_is_stored, _acked_as_another),
    "a command is there twice": (checkers.nothing_twice, _stored_twice),
    "a refused command is there": (checkers.refused_is_absent, _refused_but_stored),
    "a command was done and refused": (checkers.one_answer, _done_and_refused),
    "an unknown command is there twice": (checkers.one_answer, _unknown_and_twice),
    "a row stands before one that was done before it was sent": (checkers.in_order, _out_of_order),
    "a number is missing": (checkers.no_gap, _a_gap),
    "a fact is told otherwise": (checkers.told_as_logged, _a_fact_told_otherwise),
    "a frame shows another hand": (checkers.told_as_logged, _a_frame_with_anothers_hand),
    "a frame shows what was never stored": (checkers.told_as_logged, _a_frame_of_what_was_never_stored),
    "a frame steps back": (checkers.told_as_logged, _a_frame_that_steps_back),
    "a table state steps back": (checkers.told_as_logged, _a_table_that_steps_back),
    "a table state is another": (checkers.told_as_logged, _a_wrong_table),
    "a range is told otherwise": (checkers.told_as_logged, _a_range_told_otherwise),
    "a spectator is told a seat's fact": (checkers.told_as_logged, _anothers_fact),
    "a row lacks a fact": (checkers.decided_alike, _decided_otherwise),
    "the deal is not the seed's": (checkers.decided_alike, _dealt_from_another_seed),
    "the table's row says something else": (checkers.decided_alike, _a_table_decided_otherwise),
    "a command is refused without need": (checkers.decided_alike, _refused_without_need),
    "something followed from a refused command": (checkers.decided_alike, _refused_and_told),
    "a done command is refused in the log": (checkers.answered_is_stored, _done_but_refused_in_the_log),
    "a deadline is too early": (no_clock_early, _a_deadline_too_early),
    "a game is not finished": (checkers.finished, _not_finished),
    "a device is left behind": (checkers.caught_up, _a_device_left_behind),
    "a device has missed something": (checkers.caught_up, _a_device_with_a_hole),
}


@pytest.mark.parametrize("case", DOCTORED)
def test_it_is_found_that(case: str) -> None:
    checker, doctor = DOCTORED[case]
    run = Run()
    doctor(run)
    assert checker(run.log, run.journals) != []
    assert run.violations() != []


def test_a_deadline_on_time_is_fine() -> None:
    run = Run()
    n = run.row("engine.lapse")
    run.change(n, at=run.rows[n].at - 10_000 + CLOCK * 1000)
    assert no_clock_early(run.log, run.journals) == []
