"""The keeper is killed at every step of a deal: the next one goes on with the same secret."""

from collections.abc import Callable, Sequence
from typing import Literal

import pytest

from camlann.server.store import Append, Outcome
from camlann.table import Begun, NumberRevealed
from tests.server.deals.dealt_game import Evening, dealing, never, play
from tests.server.deals.test_deals import silent
from tests.server.simulation.simulated_store import StoreLine
from tests.server.simulation.world import Size, World, run

When = Literal["before", "after"]
STEPS = 4
"""Of a deal among three: it is opened, and each shows a number; with the last the game begins."""


def struck(monkeypatch: pytest.MonkeyPatch, steps: Sequence[int], when: When) -> Callable[[World], None]:
    """The keeper that stores one of these steps is killed just before the store gets it, or just after."""
    append, count = StoreLine.append, 0
    worlds: list[World] = []

    async def dying(self: StoreLine, appends: Sequence[Append]) -> list[Outcome]:
        nonlocal count
        if not dealing(appends):
            return await append(self, appends)
        count += 1
        if count in steps:
            if when == "after":
                assert await append(self, appends) == [Outcome.STORED]
            worlds[0].kill(self._owner)
            worlds[0].add_keeper()
            await never()
        return await append(self, appends)

    monkeypatch.setattr(StoreLine, "append", dying)
    return worlds.append


def one_deal(evening: Evening) -> None:
    assert evening.violations == []
    (opened,) = evening.opened
    (begun,) = [fact for fact in evening.facts if isinstance(fact, Begun)]
    shown = [fact.seat for fact in evening.facts if isinstance(fact, NumberRevealed)]
    assert sorted((*shown, *begun.failed)) == [*opened.commitments]
    for verdict in evening.verdicts:
        assert verdict.proof.holds
        assert {type(dispute).__name__ for dispute in verdict.disputes} <= {"EntropyDiffers"}


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("step", range(1, STEPS + 1))
def test_a_keeper_killed_at_any_step_is_followed_by_one_with_the_same_secret(
    monkeypatch: pytest.MonkeyPatch, step: int, when: When
) -> None:
    evening = play(before=struck(monkeypatch, [step], when))
    one_deal(evening)
    for verdict in evening.verdicts:
        assert (verdict.holds, verdict.notices) == (True, ())


@pytest.mark.parametrize("when", ["before", "after"])
def test_nor_is_there_another_deal_if_every_keeper_is_killed_at_its_step(
    monkeypatch: pytest.MonkeyPatch, when: When
) -> None:
    one_deal(play(before=struck(monkeypatch, range(1, 8, 2), when)))


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_keeper_killed_when_the_time_is_up_leaves_the_same_deal(
    monkeypatch: pytest.MonkeyPatch, when: When
) -> None:
    silent(monkeypatch, 1)
    evening = play(before=struck(monkeypatch, [STEPS], when))
    one_deal(evening)
    opened, begun = (
        next(row.at for row in evening.log.rows if any(tag in fact for fact in row.facts))
        for tag in (b"table.deal-opened", b"table.begun")
    )
    # The new keeper counts from the start.
    assert begun - opened >= (6_000 if when == "before" else 3_000)


@pytest.mark.parametrize("seed", range(4))
def test_among_all_other_faults_every_deal_matches_its_commitments(seed: int) -> None:
    kinds = ("kill_in_the_act", "crash_in_the_act", "kill_keeper", "cut_from_store", "bad_weather", "split")
    report = run(7_000 + seed, Size(tables=3, games=3, turns=3, faults=20.0, every=0.7, kinds=kinds))
    assert [word for word in report.violations if "C10" in word or "uncaught" in word] == []
