"""Every level of bots: it answers every question of every module, legally and sensibly."""

from functools import partial
from random import Random

import pytest

from camlann import avalon
from camlann.avalon.quest import PlayCard
from camlann.bots import NewBot, Probs
from camlann.bots.avalon.avalon_bot import AvalonBot
from camlann.bots.avalon.bayes_bot import BayesBot
from camlann.bots.avalon.logic_bot import LogicBot
from camlann.bots.avalon.reference_bots import NaiveBot, ObservingBot
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.bots.match_player import MatchPlayer, play_out
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.engine.phases import on_offer
from tests.avalon.configs import MODULES, config
from tests.avalon.deals import Avalon, approve, begun, go, handed, lay, propose, reject, vote
from tests.choices import Choices

THINKING: tuple[type[AvalonBot], ...] = (RulesBot, LogicBot, BayesBot)
ALL = (*THINKING, NaiveBot, ObservingBot)
READINESS = {"avalon.get-ready", "avalon.not-yet", "avalon.keep-discussing"}
UNDECIDED = {"avalon.miss-guess", "avalon.point", *READINESS}
NO_CHOICE = {"avalon.acknowledge", "avalon.carry-out", *UNDECIDED}
SEVEN = "merlin loyal loyal loyal assassin minion minion"


def odds(match: Avalon, seat: int, new_bot: NewBot) -> Probs:
    """What a bot in this seat would do now, who has heard everything."""
    player = MatchPlayer(match, Seat(seat), new_bot, Random(0))
    player.catch_up()
    return player.bot.probs(match.moves(Seat(seat)))


def chance(match: Avalon, seat: int, new_bot: NewBot, *fields: object) -> float:
    """How likely it is to choose these fields."""
    return sum(each for (_, choice), each in odds(match, seat, new_bot) if choice == fields)


@pytest.mark.parametrize("new_bot", ALL)
def test_every_command_is_answered_on_purpose(new_bot: type[AvalonBot]) -> None:
    assert avalon.WIRE.commands.keys() - NO_CHOICE == new_bot.ANSWERS.keys()


@pytest.mark.parametrize("new_bot", THINKING)
def test_games_with_any_roles_and_modules_are_played_to_their_end(new_bot: NewBot) -> None:
    seen: set[str] = set()
    for number in range(14):
        random = Random(f"levels {number}")
        chosen = config(Choices(random.randbytes(400)), 5 + number % 3)
        seen |= chosen.modules
        dice = partial(Seeded, seed_of(f"levels {number}"), 1)
        match: Avalon = Match(avalon, chosen.options, chosen.seats, dice)
        players = {seat: MatchPlayer(match, seat, new_bot, random) for seat in match.public.everyone}
        play_out(match, players)
    assert seen == {*MODULES}


@pytest.mark.parametrize("new_bot", THINKING)
def test_its_odds_add_up_and_everything_in_them_is_on_offer(new_bot: NewBot) -> None:
    match = begun(SEVEN)
    for seat in match.public.everyone:
        if offers := match.moves(seat):
            found = odds(match, seat, new_bot)
            assert sum(each for _, each in found) == pytest.approx(1)
            assert all(on_offer(offers, avalon.WIRE.choose(*chosen)) for chosen, _ in found)


@pytest.mark.parametrize("new_bot", THINKING)
def test_good_approves_the_fifth_team_whatever_it_is(new_bot: NewBot) -> None:
    match = begun(SEVEN)
    go(match, 4, 5, cards="FF")
    reject(match, 4, 5, 6, times=4)
    propose(match, 4, 5, 6)
    assert all(chance(match, seat, new_bot, "approve") == 1 for seat in range(4))


@pytest.mark.parametrize("new_bot", THINKING)
def test_good_approves_earlier_where_no_confidence_may_still_reject(new_bot: NewBot) -> None:
    match = handed(SEVEN, ("no_confidence", 1))
    reject(match, 4, 5, times=3)
    propose(match, 4, 5)
    assert all(chance(match, seat, new_bot, "approve") == 1 for seat in (2, 3))
    assert chance(match, 1, new_bot, "approve") < 1


@pytest.mark.parametrize("new_bot", THINKING)
def test_nobody_good_approves_a_team_that_is_known_to_be_evil(new_bot: NewBot) -> None:
    match = begun(SEVEN)
    go(match, 4, 5, cards="FF")
    propose(match, 1, 4, 5)
    assert all(chance(match, seat, new_bot, "approve") < 0.05 for seat in (1, 2, 3))


@pytest.mark.parametrize("new_bot", THINKING)
def test_a_servant_proposes_those_who_have_not_failed(new_bot: NewBot) -> None:
    match = begun(SEVEN, leader=6)
    go(match, 4, 5, cards="FF")
    assert match.public.leader == 0
    go(match, 0, 1, 2, cards="SSS")
    found = odds(match, 1, new_bot)
    bad = sum(each for (_, (_, team)), each in found if {4, 5} & {*team})  # type: ignore[misc]
    assert bad < 0.05


@pytest.mark.parametrize("new_bot", THINKING)
def test_evil_fails_the_quest_that_decides(new_bot: NewBot) -> None:
    match = begun("merlin loyal loyal assassin minion")
    go(match, 0, 1, cards="SS")
    go(match, 0, 1, 2, cards="SSS")
    approve(match, 0, 3)
    assert chance(match, 3, new_bot, "fail") > 0.9


@pytest.mark.parametrize("new_bot", THINKING)
def test_of_two_evil_in_a_team_one_fails(new_bot: NewBot) -> None:
    match = begun("merlin loyal loyal assassin minion")
    go(match, 0, 1, cards="SS")
    approve(match, 0, 3, 4)
    assert chance(match, 3, new_bot, "fail") > 0.9
    assert chance(match, 4, new_bot, "fail") <= 0.1
    match.play(Seat(3), PlayCard("fail"))


@pytest.mark.parametrize("new_bot", THINKING)
def test_no_confidence_wins_the_game_for_evil_and_good_never_loses_it_so(new_bot: NewBot) -> None:
    for holder in (1, 4):
        match = handed(SEVEN, ("no_confidence", holder))
        reject(match, 0, 4, times=4)
        approve(match, 5, 6)
        found = odds(match, holder, new_bot)
        distrusting = sum(each for (offer, _), each in found if offer.command == "avalon.distrust")
        assert distrusting > 0.9 if holder == 4 else distrusting == 0


@pytest.mark.parametrize("new_bot", THINKING)
def test_the_sword_of_good_strikes_only_whom_it_suspects(new_bot: NewBot) -> None:
    match = begun("merlin loyal loyal loyal assassin minion minion", excalibur=True)
    go(match, 4, 5, cards="FF")
    approve(match, 1, 2, 4, bearer=2)
    for seat, card in ((1, "success"), (2, "success"), (4, "fail")):
        match.play(Seat(seat), PlayCard(card))  # type: ignore[arg-type]
    assert chance(match, 2, new_bot, 4) > 0.5
    assert chance(match, 2, new_bot, 1) < 0.05


@pytest.mark.parametrize("new_bot", THINKING)
def test_the_assassin_names_the_knight_who_always_knew(new_bot: NewBot) -> None:
    match = begun("merlin loyal loyal assassin minion")
    for team in ((1, 3), (2, 4), (1, 4)):
        propose(match, *team)
        vote(match, "nyynn")
    propose(match, 0, 1)
    vote(match, "yynny")
    lay(match, 0, 1, cards="SS")
    for three in ((1, 2, 3), (1, 2, 4), (0, 1, 3)):
        propose(match, *three)
        vote(match, "nyynn")
    go(match, 0, 1, 2, cards="SSS")
    go(match, 0, 1, cards="SS")
    assert chance(match, 3, new_bot, 0) > 0.5


def test_a_fair_assassin_judges_votes_by_what_came_out_later() -> None:
    """Merlin alone rejected the teams with Oberon, whom the Assassin did not know then."""
    match = begun("merlin loyal loyal assassin oberon")
    for team, cards in (((1, 4), "SF"), ((0, 2, 4), "SSF")):
        propose(match, *team)
        vote(match, "nyyyy")
        lay(match, *team, cards=cards)
    assassin = LogicBot(avalon, match.options, match.public.seats, Seat(3))
    assassin.hear(match.facts_for(Seat(3)))
    assert max(assassin.quarries()) == assassin.quarries()[0] > 0.4
