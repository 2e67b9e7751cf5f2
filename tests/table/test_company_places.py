"""Places at a table: how they are arranged, and how one passes from one person to another."""

import pytest

from camlann.table import company as at
from camlann.table.company import Claimant, Company, Settings, Who
from camlann.table.phases import Reason
from camlann.table.table import Refused
from tests.table.test_company import ANA, BEN, CAI, CHOSEN, PLAYING, READY, SEATED, Said, after, check

DAN, EVE = Who("dan"), Who("eve")
BOT = Who("bot:" + "0" * 32)
DANS = at.Claim(BEN)
"""Dan says that Ben's place is his."""
CLAIMED: Said = (*PLAYING, (DAN, DANS))
WITH_BOT: Said = (*SEATED, (ANA, at.Bring(BOT)))


def facts(given: Said, who: Who, command: at.AnyCommand) -> tuple[at.Told, ...]:
    return at.decide(after(*given), who, command, check)


ORDERS: dict[str, tuple[Said, tuple[Who, ...]]] = {
    "the host lets two change places": ((*READY, (ANA, at.Swap(ANA, CAI))), (CAI, BEN, ANA)),
    "one with oneself changes nothing": ((*READY, (ANA, at.Swap(BEN, BEN))), (ANA, BEN, CAI)),
    "the host says how everybody sits": ((*READY, (ANA, at.Reorder((BEN, ANA, CAI)))), (BEN, ANA, CAI)),
}


@pytest.mark.parametrize("said, seats", ORDERS.values(), ids=ORDERS)
def test_who_sits_where_is_the_hosts_to_say_and_new_to_everybody(said: Said, seats: tuple[Who, ...]) -> None:
    company = after(*said)
    assert (company.seats, company.ready, company.host) == (seats, (), ANA)


TAKEN: dict[str, tuple[Said, tuple[Who, ...]]] = {
    "the host's word is enough": ((*CLAIMED, (ANA, at.LetIn(DAN))), (ANA, DAN, CAI)),
    "one other's is not": ((*CLAIMED, (CAI, at.LetIn(DAN))), (ANA, BEN, CAI)),
    "whoever has the place may say so": ((*CLAIMED, (BEN, at.LetIn(DAN))), (ANA, DAN, CAI)),
    "for the host's place it takes two others": (
        (*PLAYING, (DAN, at.Claim(ANA)), (CAI, at.LetIn(DAN)), (BEN, at.LetIn(DAN))),
        (DAN, BEN, CAI),
    ),
    "or one, before a game as in it": ((*SEATED, (DAN, DANS), (ANA, at.LetIn(DAN))), (ANA, DAN, CAI)),
    "one may give the own place away": ((*PLAYING, (BEN, at.MoveSeat(DAN))), (ANA, DAN, CAI)),
    "and it may be taken back": (
        (*PLAYING, (BEN, at.MoveSeat(DAN)), (BEN, at.Claim(DAN)), (ANA, at.LetIn(BEN))),
        (ANA, BEN, CAI),
    ),
    "who asks for another place asks for one no more": (
        (*CLAIMED, (DAN, at.Claim(CAI)), (ANA, at.LetIn(DAN))),
        (ANA, BEN, DAN),
    ),
}


@pytest.mark.parametrize("said, seats", TAKEN.values(), ids=TAKEN)
def test_a_place_passes_to_another(said: Said, seats: tuple[Who, ...]) -> None:
    assert after(*said).seats == seats


def test_whoever_takes_a_place_takes_all_that_belongs_to_it() -> None:
    company = after(*READY, (DAN, at.Claim(ANA)), (EVE, at.Claim(ANA)), (BEN, at.LetIn(EVE)))
    moved = after((ANA, at.LetIn(DAN)), company=company)
    assert (moved.seats, moved.ready, moved.host) == ((DAN, BEN, CAI), (DAN, BEN, CAI), DAN)
    assert moved.claims == ()


def test_one_seat_has_one_voice_though_it_changes_hands() -> None:
    company = after(*PLAYING, (DAN, at.Claim(ANA)), (BEN, at.LetIn(DAN)), (BEN, at.MoveSeat(EVE)))
    assert company.claims == (Claimant(DAN, ANA, (EVE,)),)
    with pytest.raises(Refused):
        after((EVE, at.LetIn(DAN)), company=company)


GONE: dict[str, tuple[Who, at.AnyCommand]] = {
    "the one who made it takes it back": (DAN, at.Withdraw()),
    "the host says no": (ANA, at.TurnAway(DAN)),
    "whoever has the place says no": (BEN, at.TurnAway(DAN)),
    "whoever has the place is heard at all": (BEN, at.Agree()),
    "the place is given up": (BEN, at.Rise()),
    "the place is given to somebody else": (BEN, at.MoveSeat(EVE)),
    "the one who made it sits down elsewhere": (DAN, at.Sit()),
}


@pytest.mark.parametrize("who, command", GONE.values(), ids=GONE)
def test_a_claim_lapses_when(who: Who, command: at.AnyCommand) -> None:
    company = after(*CHOSEN, (DAN, DANS))
    assert company.claims == (Claimant(DAN, BEN),)
    assert after((who, command), company=company).claims == ()


def test_what_others_do_leaves_a_claim_open() -> None:
    company = after(*CHOSEN, (DAN, DANS), (CAI, at.Agree()), (EVE, at.Sit()), (CAI, at.Rise()))
    assert company.claims == (Claimant(DAN, BEN),)


def test_the_host_may_keep_onlookers_further_away_in_a_game_but_not_nearer() -> None:
    strict = after(*PLAYING, (ANA, at.Arrange(Settings(watchers=False, delay=60, open=True))))
    assert strict.settings == Settings(watchers=False, delay=60, open=True)
    for looser in (Settings(delay=60), Settings(watchers=False, delay=59)):
        with pytest.raises(Refused) as refused:
            after((ANA, at.Arrange(looser)), company=strict)
        assert refused.value.reason == at.GameRunning()
    over = at.fold(strict, (at.Finished(1),))
    assert after((ANA, at.Arrange(Settings())), company=over).settings == Settings()


FULL_TABLE: Said = tuple((Who(f"{n:02}"), at.Sit()) for n in range(20))

REFUSED: dict[str, tuple[Said, Who, at.AnyCommand, Reason]] = {
    "the host alone arranges": (SEATED, BEN, at.Arrange(Settings()), at.HostOnly()),
    "the host alone lets change places": (SEATED, BEN, at.Swap(ANA, BEN), at.HostOnly()),
    "only those who sit change places": (SEATED, ANA, at.Swap(ANA, DAN), at.NotSeated()),
    "an order leaves nobody out": (SEATED, ANA, at.Reorder((ANA, BEN)), at.NotEverybody()),
    "an order names nobody twice": (SEATED, ANA, at.Reorder((ANA, BEN, BEN)), at.NotEverybody()),
    "nobody changes places in a game": (PLAYING, ANA, at.Swap(ANA, BEN), at.GameRunning()),
    "who sits claims no place": (SEATED, ANA, at.Claim(BEN), at.SeatedAlready()),
    "nor is a place claimed of who has none": (SEATED, DAN, at.Claim(EVE), at.NotSeated()),
    "a bot keeps its place": (WITH_BOT, DAN, at.Claim(BOT), at.BotsPlace()),
    "a bot claims none": (SEATED, BOT, at.Claim(BEN), at.NoBot()),
    "the same is claimed once": (CLAIMED, DAN, DANS, at.ClaimedAlready()),
    "who claims nothing is not let in": (PLAYING, ANA, at.LetIn(DAN), at.NoClaim()),
    "who claims nothing has nothing to take back": (PLAYING, DAN, at.Withdraw(), at.NoClaim()),
    "who does not sit has no voice": (CLAIMED, EVE, at.LetIn(DAN), at.NotSeated()),
    "who claims has none either": (CLAIMED, DAN, at.LetIn(DAN), at.NotSeated()),
    "nor has a bot": ((*WITH_BOT, (DAN, DANS)), BOT, at.LetIn(DAN), at.NoBot()),
    "one voice is one voice": ((*CLAIMED, (CAI, at.LetIn(DAN))), CAI, at.LetIn(DAN), at.VouchedAlready()),
    "others do not turn away": (CLAIMED, CAI, at.TurnAway(DAN), at.HostOnly()),
    "who has no place gives none away": (PLAYING, DAN, at.MoveSeat(EVE), at.NotSeated()),
    "nobody gets a second place": (PLAYING, BEN, at.MoveSeat(CAI), at.SeatedAlready()),
    "a place is not given to a bot": (PLAYING, BEN, at.MoveSeat(BOT), at.NoBot()),
    "a table has an end": (FULL_TABLE, DAN, at.Sit(), at.Full()),
}


@pytest.mark.parametrize("given, who, command, reason", REFUSED.values(), ids=REFUSED)
def test_refused(given: Said, who: Who, command: at.AnyCommand, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        at.decide(after(*given), who, command, check)
    assert refused.value.reason == reason


def test_no_more_people_ask_for_places_than_a_table_can_hear() -> None:
    asking = tuple((Who(f"{n:02}"), DANS) for n in range(20))
    with pytest.raises(Refused) as refused:
        after(*PLAYING, *asking, (DAN, DANS))
    assert refused.value.reason == at.Full()
    assert after(*PLAYING, *asking, (Who("07"), at.Claim(CAI))).claim(Who("07")) == Claimant(Who("07"), CAI)


def test_the_second_voice_and_the_change_are_told_together() -> None:
    given: Said = (*PLAYING, (DAN, at.Claim(ANA)), (CAI, at.LetIn(DAN)))
    assert facts(given, BEN, at.LetIn(DAN)) == (at.Vouched(BEN, DAN), at.Replaced(ANA, DAN))


def test_a_claim_changes_nothing_until_it_is_answered() -> None:
    before, now = after(*PLAYING), after(*CLAIMED, (CAI, at.LetIn(DAN)))
    assert isinstance(now, Company)
    assert (now.seats, now.host, now.playing) == (before.seats, before.host, before.playing)
