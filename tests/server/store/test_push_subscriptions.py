"""Every store: push subscriptions, and which questions people were told of."""

from msgspec.structs import replace

from camlann.server.store import Person, TableId
from camlann.server.store.push_subscriptions import KEEP_TOLD_QUESTIONS_MS, PushSubscription, ToldQuestion
from camlann.server.store.sessions import SESSION_MS, Session
from camlann.table import PersonId
from tests.server.store.engines import Engine, opened, run

ANA, BEN = (PersonId(letter * 32) for letter in "ab")
PHONE = PushSubscription(b"ana", ANA, "https://push.example.com/1", b"p" * 65, b"a" * 16, "fa", 10)
LAPTOP = replace(PHONE, token=b"ana 2", endpoint="https://push.example.com/2", made=20)


def test_a_subscription_belongs_to_a_session_and_ends_with_it(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.set_push_subscription(PHONE)
            assert await store.push_subscriptions([ANA]) == []
            await store.add_person(Person(ANA, "Ana"), b"ana", 1)
            await store.add_session(Session(b"ana 2", ANA, 1, 1))
            for each in (LAPTOP, PHONE, PHONE):
                await store.set_push_subscription(each)
            assert await store.push_subscriptions([ANA, BEN]) == [PHONE, LAPTOP]
            assert await store.push_subscriptions([BEN]) == await store.push_subscriptions([]) == []
            await store.end_session(ANA, b"ana 2")
            assert await store.push_subscriptions([ANA]) == [PHONE]
            await store.delete_push_subscription(b"ana", "https://push.example.com/other")
            assert await store.push_subscriptions([ANA]) == [PHONE]
            await store.delete_push_subscription(b"ana", PHONE.endpoint)
            assert await store.push_subscriptions([ANA]) == []

    run(scene())


def test_an_endpoint_belongs_to_the_latest_and_a_device_has_one(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.add_person(Person(ANA, "Ana"), b"ana", 1)
            await store.add_person(Person(BEN, "Ben"), b"ben", 1)
            await store.set_push_subscription(PHONE)
            moved = replace(PHONE, endpoint="https://push.example.com/3", language="it", made=30)
            await store.set_push_subscription(moved)
            assert await store.push_subscriptions([ANA]) == [moved]
            bens = replace(moved, token=b"ben", person_id=BEN)
            await store.set_push_subscription(bens)
            assert await store.push_subscriptions([ANA, BEN]) == [bens]

    run(scene())


def test_a_linked_guest_is_found_under_both_ids(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.add_person(Person(ANA, "Ana"), b"ana", 1)
            await store.add_person(Person(BEN, "Ben"), b"ben", 1)
            await store.set_push_subscription(PHONE)
            assert await store.link(ANA, BEN)
            bens = [replace(PHONE, person_id=BEN)]
            assert await store.push_subscriptions([ANA]) == await store.push_subscriptions([BEN]) == bens

    run(scene())


def test_nobody_is_told_twice_of_a_question(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            seven, eight = TableId(7), TableId(8)
            asked = [(seven, 1, 4), (seven, 1, 4), (seven, 1, 3), (eight, 1, 3), (seven, 1, 5), (seven, 2, 1)]
            told = [await store.claim_told_question(ToldQuestion(ANA, *each, 100)) for each in asked]
            assert told == [True, False, False, True, True, True]
            assert await store.claim_told_question(ToldQuestion(BEN, seven, 1, 4, 100))
            await store.delete_expired(100 + KEEP_TOLD_QUESTIONS_MS)
            assert await store.claim_told_question(ToldQuestion(ANA, seven, 1, 1, 100))

    run(scene())


def test_all_of_it_goes_with_the_person_and_with_the_session(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.add_person(Person(ANA, "Ana"), b"ana", 1)
            await store.add_person(Person(BEN, "Ben"), b"ben", 1)
            await store.set_push_subscription(PHONE)
            await store.set_push_subscription(replace(LAPTOP, token=b"ben"))
            await store.erase([ANA], 20)
            await store.set_push_subscription(PHONE)
            assert await store.push_subscriptions([ANA]) == []
            assert not await store.claim_told_question(ToldQuestion(ANA, TableId(7), 1, 1, 100))
            assert len(await store.push_subscriptions([BEN])) == 1
            await store.delete_expired(1 + SESSION_MS)
            assert await store.push_subscriptions([BEN]) == []

    run(scene())
