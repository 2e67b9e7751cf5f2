"""Every store: moderators by appointment, and the log of decisions."""

from camlann.server.store import Person, TableId
from camlann.server.store.moderation import Act, Report, State
from camlann.server.store.moderators import KEEP_FORMER_MODERATORS_MS, Moderator
from camlann.table import PersonId
from tests.server.store.engines import Engine, opened, run

ANA, BEN, CAL = (PersonId(letter * 32) for letter in "abc")


def test_a_moderator_is_in_office_until_dismissed_and_may_come_back(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.appoint_moderator(ANA, 1)
            assert await store.moderators() == [], "nobody knows this person"
            await store.add_person(Person(ANA, "Ana"), b"ana", 1)
            for at in (5, 6):
                await store.appoint_moderator(ANA, at)
            assert await store.moderators() == [Moderator(ANA, 5)]
            assert await store.is_moderator([BEN, ANA])
            assert not await store.is_moderator([BEN])
            assert not await store.is_moderator([])
            for at in (8, 9):
                await store.dismiss_moderator(ANA, at)
            assert not await store.is_moderator([ANA])
            await store.appoint_moderator(ANA, 20)
            terms = [Moderator(ANA, 20), Moderator(ANA, 5, 8)]
            assert await store.moderators() == await store.moderators_of([ANA]) == terms
            await store.sweep_privacy(8 + KEEP_FORMER_MODERATORS_MS)
            assert await store.moderators() == terms[:1]

    run(scene())


def test_whoever_links_accounts_takes_the_office_along(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            for person_id, token in ((ANA, b"ana"), (BEN, b"ben")):
                await store.add_person(Person(person_id, "Ana"), token, 1)
            await store.appoint_moderator(ANA, 5)
            assert await store.link(ANA, BEN)
            assert await store.moderators() == [Moderator(BEN, 5)]

    run(scene())


def test_a_moderator_who_is_erased_is_dismissed_and_their_decisions_are_found(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.add_person(Person(ANA, "Ana"), b"ana", 1)
            await store.appoint_moderator(ANA, 5)
            await store.erase([ANA], 9)
            await store.sweep_privacy(10)
            assert await store.moderators() == [Moderator(ANA, 5, 9)]
            await store.appoint_moderator(ANA, 20)
            assert not await store.is_moderator([ANA])

    run(scene())


def test_the_log_holds_decisions_and_not_who_reported_or_appealed(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            for n in (1, 2):
                await store.add_report(Report(f"r{n}", TableId(7), ANA, BEN, "spam", n, 1, b""))
            first = Act("r1", 1, CAL, "warn", "spam", 10)
            second = Act("r2", 1, CAL, "ban", "hate", 20, 99)
            assert await store.decide(first, State.DECIDED, None)
            assert await store.decide(second, State.DECIDED, None)
            # What somebody decides as host of their own table is not among it.
            await store.add_report(Report("r3", TableId(7), ANA, BEN, "spam", 3, 1, b""))
            assert await store.decide(Act("r3", 1, CAL, "table-none", "spam", 25), State.DECIDED, None)
            assert await store.decide(Act("r1", 2, BEN, "object", "spam", 30), State.OBJECTED, None)
            assert await store.latest_decisions([CAL, BEN, ANA], 9) == [second, first]
            assert await store.latest_decisions([CAL], 1) == [second]
            assert await store.latest_decisions([ANA, BEN], 9) == await store.latest_decisions([], 9) == []

    run(scene())
