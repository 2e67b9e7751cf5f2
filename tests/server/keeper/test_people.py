"""People at a table: places that change hands in the middle of a game, and the company of the next game."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from camlann import avalon
from camlann.server.keeper.keeper import Keeper
from camlann.server.letters import At, Detach, News, Page, encode, to_keeper
from camlann.server.messages import CompanyIs, FrameIs, shown
from camlann.table import company as at
from camlann.table.company import Choice, Company, Who
from camlann.table.phases import Command
from tests.ferry.turn import Draw, Look
from tests.server.harness.memory_store import MemoryStore
from tests.server.keeper.house import ANA, BEN, CAI, EVERYONE, TABLE, House, run, until
from tests.server.keeper.test_keeper import code, frames, rows

DAN, EVE, FAY = (Who(letter * 32) for letter in "def")
BENS = 1
"""Where Ben sits."""


def company(house: House) -> Company:
    """As everybody was last told."""
    last = max(
        letter.table_state for letter in house.letters if isinstance(letter, News) and letter.table_state
    )
    message = shown.decode(last[1])
    assert isinstance(message, CompanyIs)
    return msgspec.json.decode(message.company, type=Company)


def pages(house: House, who: Who) -> list[Page]:
    """What was sent to this person and nobody else."""
    return [
        page
        for letter in house.letters
        if isinstance(letter, News)
        for reader, page in letter.pages
        if reader == who
    ]


def decoded(page: Page) -> tuple[FrameIs, dict[str, Any]]:
    message = shown.decode(page.data)
    assert isinstance(message, FrameIs)
    return message, msgspec.json.decode(message.frame)


async def all_told(house: House, who: Who) -> list[dict[str, Any]]:
    facts: list[dict[str, Any]] = msgspec.json.decode((await house.told(who, 0, 30)).facts)
    return facts


async def done(house: House, *said: tuple[Who, Command], to: str = "one") -> None:
    for who, command in said:
        assert code(await house.ask(who, command, to=to)) == "done", command


async def taken(house: House, to: str = "one") -> None:
    """Ben gives Dan his seat in the middle of a crossing."""
    await house.keeper(to)
    house.attach(*EVERYONE, DAN, EVE)
    await house.begin(turns=6)
    await house.ask(ANA, Look(), 1, 1)
    house.say(BEN, Draw(), 1, 2, id="bens")
    await until(lambda: house.answers("bens"))
    await done(house, (BEN, at.OfferSeat(DAN)))
    house.letters.clear()
    await done(house, (DAN, at.AcceptSeat(BEN)))


def test_who_takes_a_place_has_the_frame_of_the_seat_and_knows_what_the_seat_was_told() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        house.attach(*EVERYONE, DAN)
        await house.begin()
        await house.ask(ANA, Look(), 1, 1)
        await house.ask(BEN, Look(), 1, 2)
        bens, frame = await all_told(house, BEN), frames(house, BEN)[-1]
        assert any(fact["type"] == "ferry.faces-seen" for fact in bens)
        assert await all_told(house, DAN) == [fact for fact in bens if "seat" not in fact or not _own(fact)]
        await done(house, (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
        message, given = decoded(pages(house, DAN)[-1])
        assert message.turned == pages(house, DAN)[-1].turned > 0
        assert {**given, "told": []} == {**frame, "told": []}
        assert await all_told(house, DAN) == bens

    run(play)


def _own(fact: dict[str, Any]) -> bool:
    return str(fact["type"]) in ("ferry.hand-dealt", "ferry.faces-seen", "ferry.card-came")


def test_who_loses_a_place_is_an_onlooker_at_once() -> None:
    async def play(house: House) -> None:
        await taken(house)
        message, frame = decoded(pages(house, BEN)[-1])
        assert (frame["own"], frame["moves"], message.turned > 0) == (None, [], True)
        assert await all_told(house, BEN) == await all_told(house, EVE)
        assert code(await house.ask(BEN, Draw(), 1, 3)) == "server.not-yours"
        house.letters.clear()
        await house.ask(CAI, Look(), 1, 3)
        assert decoded(pages(house, BEN)[-1])[1]["own"] is None
        assert decoded(pages(house, DAN)[-1])[1]["own"]["seat"] == BENS
        assert not pages(house, EVE)

    run(play)


def test_what_was_done_at_a_place_stays_done_and_its_game_goes_on() -> None:
    async def play(house: House) -> None:
        await taken(house)
        before = len([row for row in rows(house) if row.game])
        house.say(BEN, Draw(), 1, 2, id="bens")
        await until(lambda: len(house.answers("bens")) == 1)
        assert code(house.answers("bens")[-1]) == "done"
        assert len([row for row in rows(house) if row.game]) == before
        await house.ask(CAI, Draw(), 1, 3)
        await house.ask(ANA, Draw(), 1, 4)
        assert code(await house.ask(DAN, Draw(), 1, 5)) == "done"
        assert rows(house)[-1].seat == BENS

    run(play)


def test_a_place_that_changed_hands_is_the_same_for_another_keeper() -> None:
    async def play(house: House) -> None:
        keeper = await house.keeper()
        house.attach(*EVERYONE, DAN)
        await house.begin(turns=3)
        await done(house, (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
        before = decoded(pages(house, DAN)[-1])[1]
        keeper.kill()
        await house.keeper("two")
        house.letters.clear()
        house.attach(*EVERYONE, DAN, to="two")
        await until(lambda: pages(house, DAN))
        assert decoded(pages(house, DAN)[-1])[1] == before
        # His devices had come further than onlookers have: they are shown the public game all the same.
        assert decoded(pages(house, BEN)[-1])[1]["own"] is None
        for ask, who in enumerate((ANA, DAN, CAI), 1):
            assert code(await house.ask(who, Draw(), 1, ask, to="two")) == "done"
        await until(lambda: house.disk.records)
        ((_, kept),) = house.disk.records.items()
        assert kept.people == (ANA, DAN, CAI)

    run(play)


def test_a_device_that_was_away_when_its_place_changed_hands_is_shown_a_frame_when_it_comes() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        await house.begin()
        house.attach(DAN)
        await done(house, (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
        house.bus.send(to_keeper("one"), encode((Detach("gate", TABLE, DAN),)))
        for who in (BEN, DAN):
            house.attach(at=At(who, 20, 1, 30))
            await until(lambda who=who: pages(house, who))  # type: ignore[misc]
            page = pages(house, who)[-1]
            house.letters.clear()
            house.attach(at=At(who, 11, 1, page.at, page.turned))
            await asyncio.sleep(1)
            assert not house.letters

    run(play)


def test_who_is_next_in_sits_down_when_the_game_ends_and_the_options_follow() -> None:
    async def play(house: House) -> None:
        keeper = await house.keeper()
        house.attach(*EVERYONE)
        four = (*EVERYONE, DAN)
        await done(house, *((who, at.Sit()) for who in four))
        await done(house, (ANA, at.Choose(Choice("ferry", Raw(b'{"turns":41}'), at.alike(1)))))
        assert company(house).notices == ()
        await done(house, (DAN, at.Rise()))
        short = company(house)
        assert (short.choice and bytes(short.choice.options)) == b'{"turns":40}'
        assert (short.wish and bytes(short.wish.options)) == b'{"turns":41}'
        assert [notice.code for notice in short.notices] == ["F-TURNS"]
        await done(house, *((who, at.Agree()) for who in EVERYONE), (ANA, at.Begin()))
        await done(house, *((who, at.Queue()) for who in (DAN, EVE, FAY)))
        house.attach(*EVERYONE)
        await until(lambda: house.disk.records, 300)
        house.attach(*EVERYONE)
        await asyncio.sleep(1)
        over = company(house)
        assert (over.seats, over.queue) == ((*EVERYONE, DAN, EVE), (FAY,))
        assert (over.choice and bytes(over.choice.options), over.wish) == (b'{"turns":41}', None)
        keeper.kill()
        await house.keeper("two")
        house.letters.clear()
        house.attach(ANA, to="two")
        await until(lambda: house.letters)
        assert company(house) == over

    run(play)


def test_a_preset_is_chosen_by_its_name_and_follows_the_number_of_players() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        house.attach(ANA)
        await done(house, *((who, at.Sit()) for who in EVERYONE))
        said = b'{"type":"company.choose","choice":{"game":"ferry","preset":"short"}}'
        assert code(await house.ask(ANA, said)) == "done"
        assert company(house).choice == Choice("ferry", Raw(b'{"turns":6}'), preset="short")
        await done(house, (DAN, at.Sit()))
        assert company(house).choice == Choice("ferry", Raw(b'{"turns":8}'), preset="short")
        assert code(await house.ask(ANA, said.replace(b"short", b"long"))) == "company.cannot-start"

    run(play)


def test_everybody_is_told_what_the_game_says_about_the_company_as_it_stands() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        house.attach(ANA)
        await done(house, (ANA, at.Sit()), (ANA, at.Choose(Choice("ferry", Raw(b"{}")))))
        assert _notices(house) == ["E-PLAYERS"]
        await done(house, (BEN, at.Sit()), (CAI, at.Sit()))
        assert _notices(house) == []

    run(play)


def _notices(house: House) -> list[str]:
    last = max(
        letter.table_state for letter in house.letters if isinstance(letter, News) and letter.table_state
    )
    message = shown.decode(last[1])
    assert isinstance(message, CompanyIs)
    return [notice.code for notice in message.notices]


def test_chance_is_thrown_by_the_keeper_and_what_fell_is_kept() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        house.attach(ANA)
        people = [Who(f"{n:032x}") for n in range(10)]
        await done(house, *((who, at.Sit()) for who in people))
        assert code(await house.ask(people[1], at.Shuffle())) == "company.host-only"
        seen = []
        for _ in range(2):
            await done(house, (people[0], at.Shuffle()))
            seen.append(company(house).seats)
        assert sorted(seen[0]) == sorted(seen[1]) == people
        assert len({tuple(people), *seen}) == 3
        assert b"company.reorder" in bytes(rows(house)[-1].command)

    run(play)


@pytest.mark.parametrize("delay", ["-1", "3601", '"soon"', "1.5"])
def test_settings_out_of_bounds_are_no_settings(delay: str) -> None:
    async def play(house: House) -> None:
        await house.keeper()
        await done(house, (ANA, at.Sit()))
        said = b'{"type":"company.arrange","settings":{"delay":%s}}' % delay.encode()
        assert code(await house.ask(ANA, said)) == "server.malformed"

    run(play)


def test_a_game_that_so_many_cannot_play_is_refused_with_the_reason() -> None:
    async def play(house: House) -> None:
        keeper = Keeper(
            "one", MemoryStore(house.disk), house.bus, house.keys, house.means, {"avalon": avalon}
        )
        await keeper.start()
        await done(house, (ANA, at.Sit()), (BEN, at.Sit()), (ANA, at.Choose(Choice("avalon"))))
        await done(house, (ANA, at.Agree()), (BEN, at.Agree()))
        assert code(await house.ask(ANA, at.Begin())) == "company.cannot-start"

    run(play)
