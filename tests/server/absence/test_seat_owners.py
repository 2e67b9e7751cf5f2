"""A seat belongs to its owner while a game is played: whoever is connected keeps it, whatever others say."""

import asyncio

import pytest

from camlann.server.keeper import table_state
from camlann.server.keeper.presence import AWAY
from camlann.table import company as at
from camlann.table.company import WAIT, WAIT_ALONE, Settings, Who, is_bot
from tests.ferry.turn import Draw
from tests.server.absence.there import DAN, LONG_ENOUGH, There, playing, table
from tests.server.keeper.house import ANA, BEN, CAI, EVERYONE, House, run
from tests.server.keeper.test_keeper import code
from tests.server.keeper.test_people import all_told, company, done

EVE = Who("e" * 32)
ALL_VOUCH = ((ANA, at.LetIn(DAN)), (CAI, at.LetIn(DAN)))


async def waits(seconds: float) -> None:
    await asyncio.sleep(seconds)


# Claims.


def test_nobody_claims_the_seat_of_somebody_who_is_connected() -> None:
    async def play(house: House) -> None:
        there = await playing(house)
        await waits(LONG_ENOUGH)
        assert code(await house.ask(DAN, at.Claim(BEN))) == "company.owner-here"
        there.leave(BEN)
        await waits(AWAY - 1)
        assert code(await house.ask(DAN, at.Claim(BEN))) == "company.owner-here"
        await waits(2)
        assert code(await house.ask(DAN, at.Claim(BEN))) == "done"

    run(play)


def test_nor_between_games() -> None:
    async def play(house: House) -> None:
        keeper = await house.keeper()
        there = There(house, *EVERYONE, DAN, keeper=keeper)
        await done(house, *((who, at.Sit()) for who in EVERYONE))
        await waits(LONG_ENOUGH)
        assert code(await house.ask(DAN, at.Claim(BEN))) == "company.owner-here"
        there.leave(BEN)
        await waits(LONG_ENOUGH)
        await done(house, (DAN, at.Claim(BEN)), *ALL_VOUCH)
        await waits(2)
        assert (await table(house, there)).seats == (ANA, DAN, CAI)

    run(play)


def test_in_a_game_nothing_is_decided_before_the_wait_is_over_then_more_than_half_decide() -> None:
    async def play(house: House) -> None:
        await playing(house, without=(BEN,))
        await done(house, (DAN, at.Claim(BEN)), (ANA, at.LetIn(DAN)))
        await waits(WAIT + 2)
        assert company(house).seats == EVERYONE, "the host alone decides nothing"
        await done(house, (CAI, at.LetIn(DAN)))
        await waits(2)
        assert (company(house).seats, company(house).claims) == ((ANA, DAN, CAI), ())

    run(play)


def test_a_claim_that_all_support_still_waits() -> None:
    async def play(house: House) -> None:
        await playing(house, without=(BEN,))
        await done(house, (DAN, at.Claim(BEN)), *ALL_VOUCH)
        await waits(WAIT - 2)
        assert company(house).seats == EVERYONE
        await waits(4)
        assert company(house).seats == (ANA, DAN, CAI)

    run(play)


@pytest.mark.parametrize("after", [1, WAIT - 3])
def test_the_slightest_sign_of_the_owner_ends_a_claim(after: float) -> None:
    async def play(house: House) -> None:
        there = await playing(house, without=(BEN,))
        await done(house, (DAN, at.Claim(BEN)), *ALL_VOUCH)
        await waits(after)
        # Connected for a tenth of a second, between two looks of the keeper.
        there.come(BEN)
        await waits(0.1)
        there.leave(BEN)
        await waits(2)
        assert (company(house).claims, company(house).seats) == ((), EVERYONE)
        await waits(WAIT)
        assert company(house).seats == EVERYONE

    run(play)


def test_another_keeper_counts_the_wait_again_and_never_less() -> None:
    async def play(house: House) -> None:
        there = await playing(house, without=(BEN,))
        await done(house, (DAN, at.Claim(BEN)), *ALL_VOUCH)
        await waits(WAIT - 5)
        await there.another_keeper()
        await waits(WAIT - 5)
        assert (await table(house, there)).seats == EVERYONE
        await waits(10)
        assert (await table(house, there)).seats == (ANA, DAN, CAI)

    run(play)


def test_a_seat_somebody_stands_in_for_is_claimed_only_while_its_owner_is_away() -> None:
    async def play(house: House) -> None:
        there = await playing(house)
        await done(house, (BEN, at.GiveUp()), (ANA, at.Vote("bot")), (CAI, at.Vote("bot")))
        bot = company(house).seats[1]
        assert is_bot(bot)
        await waits(LONG_ENOUGH)
        assert code(await house.ask(DAN, at.Claim(bot))) == "company.owner-here"
        there.leave(BEN)
        await waits(LONG_ENOUGH)
        await done(house, (DAN, at.Claim(bot)), *ALL_VOUCH)
        await waits(WAIT + 2)
        assert (company(house).seats, company(house).standing) == ((ANA, DAN, CAI), {})

    run(play)


def test_where_one_person_alone_would_decide_the_owner_must_be_away_for_five_minutes() -> None:
    async def play(house: House) -> None:
        there = await playing(house)
        await done(house, (CAI, at.GiveUp()), (ANA, at.Vote("bot")), (BEN, at.Vote("bot")))
        there.leave(BEN)
        await waits(LONG_ENOUGH)
        await done(house, (DAN, at.Claim(BEN)), (ANA, at.LetIn(DAN)))
        await waits(WAIT_ALONE - 5)
        assert company(house).seats[1] == BEN
        await waits(10)
        assert company(house).seats[1] == DAN

    run(play)


def test_also_if_the_others_leave_while_the_claim_waits() -> None:
    async def play(house: House) -> None:
        await playing(house, without=(BEN,))
        await done(house, (DAN, at.Claim(BEN)), (ANA, at.LetIn(DAN)), (CAI, at.GiveUp()))
        await waits(WAIT + 5)
        assert company(house).seats[1] == BEN
        await waits(WAIT_ALONE)
        assert company(house).seats[1] == DAN

    run(play)


def test_whoever_has_had_a_seat_of_this_game_gets_no_other() -> None:
    async def play(house: House) -> None:
        there = await playing(house)
        await done(house, (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
        there.leave(CAI)
        await waits(LONG_ENOUGH)
        assert code(await house.ask(BEN, at.Claim(CAI))) == "company.knows-too-much"
        assert code(await house.ask(BEN, at.Volunteer())) == "company.knows-too-much"
        assert code(await house.ask(ANA, at.OfferSeat(BEN))) == "company.knows-too-much"

    run(play)


def test_taking_the_hosts_seat_does_not_make_one_the_host() -> None:
    async def play(house: House) -> None:
        await playing(house, without=(ANA,))
        await done(house, (DAN, at.Claim(ANA)), (BEN, at.LetIn(DAN)), (CAI, at.LetIn(DAN)))
        await waits(WAIT + 2)
        assert (company(house).seats, company(house).host) == ((DAN, BEN, CAI), BEN)

    run(play)


# Votes about somebody who is missing.


async def voted(house: House, there: There) -> None:
    """The two others want an onlooker to stand in for Ben."""
    await done(house, (DAN, at.Volunteer()), (ANA, at.Call(BEN)))
    await done(house, (ANA, at.Vote("onlooker")), (CAI, at.Vote("onlooker")))


def test_two_players_and_a_volunteer_get_nothing_from_an_owner_who_was_away_for_four_seconds() -> None:
    async def play(house: House) -> None:
        there = await playing(house)
        await waits(LONG_ENOUGH)
        there.leave(BEN)
        await waits(AWAY + 1)
        await voted(house, there)
        assert company(house).seats == EVERYONE
        there.come(BEN)
        await waits(2)
        assert (company(house).ballot, company(house).seats) == (None, EVERYONE)
        assert await all_told(house, DAN) != await all_told(house, BEN)

    run(play)


@pytest.mark.parametrize("after", [1, WAIT - 3])
def test_any_connection_of_the_owner_ends_the_vote(after: float) -> None:
    async def play(house: House) -> None:
        there = await playing(house, without=(BEN,))
        await voted(house, there)
        await waits(after)
        there.come(BEN)
        await waits(0.1)
        there.leave(BEN)
        await waits(WAIT + 2)
        assert (company(house).ballot, company(house).seats) == (None, EVERYONE)

    run(play)


def test_an_owner_who_is_connected_is_stood_in_for_by_a_bot_alone() -> None:
    async def play(house: House) -> None:
        await playing(house)
        await done(house, (DAN, at.Volunteer()), (BEN, at.GiveUp()))
        assert code(await house.ask(ANA, at.Vote("onlooker"))) == "company.owner-here"
        await done(house, (ANA, at.Vote("bot")), (CAI, at.Vote("bot")))
        assert is_bot(company(house).seats[1])

    run(play)


def test_who_leaves_while_the_table_votes_is_stood_in_for_by_a_bot() -> None:
    async def play(house: House) -> None:
        there = await playing(house)
        await done(house, (DAN, at.Volunteer()), (BEN, at.GiveUp()))
        there.leave(BEN)
        await waits(1)
        await done(house, (ANA, at.Vote("onlooker")), (CAI, at.Vote("onlooker")))
        await waits(WAIT + 2)
        assert is_bot(company(house).seats[1])

    run(play)


def test_a_stand_in_who_is_gone_again_is_not_given_the_seat() -> None:
    async def play(house: House) -> None:
        there = await playing(house, without=(BEN,))
        await voted(house, there)
        there.leave(DAN)
        await waits(WAIT + 2)
        assert is_bot(company(house).seats[1])

    run(play)


def test_where_one_alone_votes_a_bot_stands_in_until_the_owner_was_away_for_five_minutes() -> None:
    async def play(house: House) -> None:
        there = await playing(house)
        await done(house, (CAI, at.GiveUp()), (ANA, at.Vote("bot")), (BEN, at.Vote("bot")))
        there.leave(BEN)
        await waits(LONG_ENOUGH)
        await done(house, (DAN, at.Volunteer()), (ANA, at.Call(BEN)), (ANA, at.Vote("onlooker")))
        await waits(WAIT + 2)
        assert is_bot(company(house).seats[1])
        await done(house, (BEN, at.TakeBack()))
        await waits(WAIT_ALONE)
        await done(house, (ANA, at.Call(BEN)), (ANA, at.Vote("onlooker")))
        await waits(WAIT + 2)
        assert company(house).seats[1] == DAN

    run(play)


# Giving the own seat away.


def test_a_seat_is_offered_only_to_somebody_who_is_at_the_table() -> None:
    async def play(house: House) -> None:
        there = await playing(house)
        for to in (EVE, Who("nobody-at-all")):
            assert code(await house.ask(BEN, at.OfferSeat(to))) == "company.not-here"
        there.leave(DAN)
        await waits(1)
        assert code(await house.ask(BEN, at.OfferSeat(DAN))) == "company.not-here"
        assert company(house).seats == EVERYONE

    run(play)


def test_nobody_gets_a_seat_without_accepting_it() -> None:
    async def play(house: House) -> None:
        there = await playing(house)
        await done(house, (BEN, at.OfferSeat(DAN)))
        assert (company(house).seats, company(house).offered) == (EVERYONE, {BEN: DAN})
        assert code(await house.ask(EVE, at.AcceptSeat(BEN))) == "company.no-offer"
        await done(house, (DAN, at.AcceptSeat(BEN)))
        assert company(house).seats == (ANA, DAN, CAI)
        assert code(await house.ask(ANA, Draw(), 1, there.boat.ask)) == "done"

    run(play)


# The host, between games.


def test_whom_the_host_keeps_out_does_not_sit_down_this_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    assert table_state.EVENING == 12 * 3600
    monkeypatch.setattr(table_state, "EVENING", 600)

    async def play(house: House) -> None:
        await house.keeper()
        house.attach(*EVERYONE, DAN)
        await done(house, *((who, at.Sit()) for who in EVERYONE), (ANA, at.Dismiss(BEN, keep_out=True)))
        for command in (at.Sit(), at.Claim(CAI)):
            assert code(await house.ask(BEN, command)) == "server.kept-from-sitting"
        await done(house, (ANA, at.AllowToSit(BEN)), (BEN, at.Sit()))
        await done(house, (ANA, at.Dismiss(BEN, keep_out=True)))
        await waits(601)
        await done(house, (BEN, at.Sit()))

    run(play)


# Noise.


def test_coming_and_going_without_end_is_told_to_nobody() -> None:
    async def play(house: House) -> None:
        await playing(house)
        ids = [house.say(DAN, (at.Queue(), at.Unqueue())[n % 2]) for n in range(40)]
        await waits(3)
        assert sum(bool(house.answers(id)) for id in ids) <= 7
        await done(house, (ANA, at.Arrange(Settings(quotes=True))))

    run(play)
