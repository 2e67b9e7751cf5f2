"""Onlookers who are kept behind, or away: nothing reaches them sooner, whatever way they ask."""

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace

from camlann.server.letters import At, News, Pass, Passed, encode, to_keeper
from camlann.server.messages import FrameIs, shown
from camlann.table import company as at
from camlann.table.company import Settings, Who
from tests.ferry.turn import Draw, Look
from tests.server.keeper.house import ANA, BEN, CAI, EVERYONE, TABLE, House, run, until
from tests.server.keeper.test_keeper import code, frames

DAN, EVE = Who("d" * 32), Who("e" * 32)


def seen(house: House, who: Who = DAN) -> list[dict[str, Any]]:
    """The frames that reached an onlooker, in whichever way."""
    found = []
    for letter in house.letters:
        if not isinstance(letter, News):
            continue
        mine = [page for reader, page in letter.pages if reader == who]
        if letter.onlookers is not None and letter.seated is not None and who not in letter.seated:
            mine.append(letter.onlookers)
        for page in mine:
            message = shown.decode(page.data)
            assert isinstance(message, FrameIs)
            assert len(page.data) <= letter.size
            found.append(msgspec.json.decode(message.frame))
    return found


async def kept_behind(house: House, settings: Settings) -> None:
    house.attach(*EVERYONE, DAN)
    for who in EVERYONE:
        await house.ask(who, at.Sit())
    assert code(await house.ask(ANA, at.Arrange(settings))) == "done"
    for who in EVERYONE:
        await house.ask(who, at.Rise())
    await house.begin(turns=12)
    # Whoever sits first is the host again.
    assert frames(house, ANA)


async def stay(house: House, seconds: int, to: str = "one") -> None:
    """Time passes, and the gates say again who looks at the table."""
    for _ in range(seconds):
        house.attach(*EVERYONE, to=to)
        await asyncio.sleep(1)


def test_an_onlooker_is_shown_each_page_when_its_time_has_come_and_not_before() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        await kept_behind(house, Settings(delay=10))
        begun = asyncio.get_running_loop().time()
        await asyncio.sleep(3)
        await house.ask(ANA, Look(), 1, 1)
        house.attach(DAN)
        await asyncio.sleep(begun + 9.9 - asyncio.get_running_loop().time())
        assert seen(house) == []
        await asyncio.sleep(1)
        house.attach(DAN, at=At(DAN, 99))
        assert [frame["ask"] for frame in seen(house)] == [1]
        await asyncio.sleep(3)
        assert [frame["ask"] for frame in seen(house)][-1] == 2
        assert seen(house)[-1]["own"] is None

    run(play)


def test_neither_coming_nor_asking_shows_an_onlooker_more() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        await kept_behind(house, Settings(delay=10))
        assert msgspec.json.decode((await house.told(DAN, 0, 30)).facts) == []
        await stay(house, 12)
        await house.ask(ANA, Draw(), 1, 1)
        house.letters.clear()
        for _ in range(3):
            house.attach(EVE, DAN)
            await asyncio.sleep(0.5)
        assert {frame["ask"] for who in (DAN, EVE) for frame in seen(house, who)} == {1}
        told = msgspec.json.decode((await house.told(DAN, 0, 30)).facts)
        assert len(told) == seen(house)[-1]["at"]
        # Those who sit are not kept waiting.
        assert frames(house, BEN) == []
        house.attach(BEN)
        await until(lambda: frames(house, BEN))
        assert frames(house, BEN)[-1]["ask"] == 2

    run(play)


def test_another_keeper_keeps_them_behind_at_least_as_long() -> None:
    async def play(house: House) -> None:
        keeper = await house.keeper()
        await kept_behind(house, Settings(delay=10))
        await asyncio.sleep(9)
        keeper.kill()
        await house.keeper("two")
        house.attach(*EVERYONE, DAN, to="two")
        adopted = asyncio.get_running_loop().time()
        house.letters.clear()
        await until(lambda: seen(house))
        assert asyncio.get_running_loop().time() - adopted >= 9.9

    run(play)


def test_where_nobody_may_look_on_an_onlooker_sees_the_company_alone() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        await kept_behind(house, Settings(watchers=False))
        await house.ask(ANA, Draw(), 1, 1)
        house.attach(DAN, EVE)
        assert msgspec.json.decode((await house.told(DAN, 0, 30)).facts) == []
        await stay(house, 20)
        assert seen(house) == seen(house, EVE) == []
        assert any(isinstance(letter, News) and letter.table_state for letter in house.letters)

    run(play)


def test_where_the_house_lets_nobody_look_on_an_onlooker_is_told_nothing_and_a_seat_everything() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        await kept_behind(house, Settings())
        await house.ask(ANA, Draw(), 1, 1)
        assert msgspec.json.decode((await house.told(DAN, 0, 30, watchers=False)).facts) == []
        assert msgspec.json.decode((await house.told(BEN, 0, 30, watchers=False)).facts) != []
        word = Pass("gate", TABLE, BEN, "suggestion", 1, (0,), watchers=False)
        house.bus.send(to_keeper("one"), encode((replace(word, ask=2),)))
        await until(lambda: any(isinstance(letter, Passed) for letter in house.letters))
        assert [letter.only for letter in house.letters if isinstance(letter, Passed)] == [EVERYONE]

    run(play)


def test_a_passing_word_is_not_for_those_who_are_kept_behind() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        await kept_behind(house, Settings(delay=5))
        house.bus.send(to_keeper("one"), encode((Pass("gate", TABLE, BEN, "suggestion", 1, (0,)),)))
        await until(lambda: any(isinstance(letter, Passed) for letter in house.letters))
        (word,) = [letter for letter in house.letters if isinstance(letter, Passed)]
        assert word.only == EVERYONE

    run(play)


def test_whoever_gives_the_place_away_is_kept_behind_from_then_on() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        await kept_behind(house, Settings(delay=10))
        await stay(house, 11)
        await house.ask(ANA, Look(), 1, 1)
        house.letters.clear()
        house.attach(DAN)
        assert code(await house.ask(BEN, at.OfferSeat(DAN))) == "done"
        assert code(await house.ask(DAN, at.AcceptSeat(BEN))) == "done"
        assert [frame["ask"] for frame in seen(house, BEN)] == [1]
        assert frames(house, DAN)[-1]["own"]["seat"] == 1
        house.attach(BEN)
        await house.ask(DAN, Look(), 1, 2)
        await asyncio.sleep(1)
        assert max(frame["ask"] for frame in seen(house, BEN)) == 1
        assert code(await house.ask(CAI, Look(), 1, 3)) == "done"
        house.attach(BEN, EVE)
        await asyncio.sleep(11)
        house.attach(BEN, EVE)
        await asyncio.sleep(1)
        assert seen(house, BEN)[-1]["ask"] == seen(house, EVE)[-1]["ask"] == 4

    run(play)


def test_who_is_put_behind_in_the_middle_of_a_game_loses_nothing_seen() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        house.attach(*EVERYONE, DAN)
        await house.begin(turns=12)
        await house.ask(ANA, Look(), 1, 1)
        assert code(await house.ask(ANA, at.Arrange(Settings(delay=30)))) == "done"
        await house.ask(BEN, Look(), 1, 2)
        house.letters.clear()
        house.attach(DAN, EVE)
        await asyncio.sleep(1)
        assert [frame["ask"] for frame in seen(house, EVE)] == [2]

    run(play)
