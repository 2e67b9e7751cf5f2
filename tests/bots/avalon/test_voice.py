"""What bots say in Avalon: rarely, to the point, and alike in every role."""

from collections import Counter
from functools import partial
from itertools import permutations
from random import Random
from typing import Any

import pytest

from camlann import avalon
from camlann.avalon.chat_claims import ClaimDoubt, ClaimLady, ClaimShown
from camlann.avalon.plots.loyalties import LoyaltyLooked
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.bots.arena.modules import options_with
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.bots.avalon.voice import AvalonVoice
from camlann.bots.match_player import MatchPlayer
from camlann.bots.speaker import Remark
from camlann.engine.chat_claims import PHRASES, Claim
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.table import BOT_TEMPERS, BotTemper
from tests.avalon.deals import Avalon, begun, go

SEAT = Seat(1)
IN_EVERY_ROLE = (
    "merlin loyal loyal assassin minion",
    "loyal merlin loyal assassin minion",
    "loyal assassin merlin loyal minion",
)
"""The same seat as a servant, as Merlin and as Evil."""
DOUBT = ClaimDoubt((Seat(0),))


def voice(match: Avalon, seat: Seat, temper: BotTemper = "blunt", kind: Any = AvalonVoice) -> Any:
    made = kind(avalon, match.options, match.public.seats, seat, temper)
    made.hear(match.facts_for(seat))
    return made


def lost(roles: str) -> Avalon:
    """After a quest that seats 0 and 4 have lost."""
    match = begun(roles)
    go(match, 0, 4, cards="SF")
    return match


def remarks(
    match: Avalon, seat: Seat = SEAT, temper: BotTemper = "blunt", kind: Any = AvalonVoice
) -> list[Remark | None]:
    return [voice(match, seat, temper, kind).remark(Random(n)) for n in range(300)]


@pytest.mark.parametrize("temper", BOT_TEMPERS)
def test_what_a_bot_says_does_not_show_its_role(temper: BotTemper) -> None:
    first, *others = (remarks(lost(roles), temper=temper) for roles in IN_EVERY_ROLE)
    assert {*first} > {None, DOUBT}
    for other in others:
        assert other == first


DEALS = sorted({*permutations(["merlin", "loyal", "loyal", "assassin", "minion"])})


@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize("team", [(0, 4), (1, 2), (3, 4)], ids=str)
def test_whoever_speaks_says_the_same_in_every_deal_that_fits_what_all_saw(
    seat: int, team: tuple[int, int]
) -> None:
    said: dict[tuple[Remark | None, ...], str] = {}
    for deal in DEALS:
        evil = [role in ("assassin", "minion") for role in deal]
        if not any(evil[each] for each in team):
            continue
        match = begun(" ".join(deal))
        failing = next(each for each in team if evil[each])
        go(match, *team, cards="".join("F" if each == failing else "S" for each in team))
        # Half of the table rejects the next team.
        match.play(Seat(1), avalon.Propose(2, (Seat(0), Seat(1), Seat(2))))
        for each in match.public.everyone:
            match.play(each, avalon.Vote("approve" if each % 2 else "reject"))
        found = tuple(voice(match, Seat(seat)).remark(Random(n)) for n in range(40))
        said.setdefault(found, " ".join(deal))
    assert len(said) == 1, f"seat {seat} shows its deal: {[*said.values()]}"


def test_a_voice_that_speaks_by_what_it_knows_is_found_out() -> None:
    class Boasting(AvalonVoice):
        def _remarks(self, random: Random) -> Any:
            found = super()._remarks(random)
            return found if not self.game.own[self.seat].shown else [("avalon.trust-me", (1, 1, 1))]

    first, merlin = (remarks(lost(roles), kind=Boasting) for roles in IN_EVERY_ROLE[:2])
    assert first != merlin


def test_the_same_team_is_asked_for_only_where_it_may_go_again() -> None:
    match = begun("merlin loyal loyal assassin minion")
    go(match, 0, 1, cards="SS")
    assert "avalon.same-team" in remarks(match)  # Quests of 2, 3, 2, 3, 3.
    go(match, 0, 1, 2, cards="SSS")
    assert "avalon.same-team" in remarks(match)
    go(match, 0, 1, cards="SS")
    assert "avalon.same-team" not in remarks(match)
    larger = begun("merlin loyal loyal loyal loyal loyal assassin minion minion oberon")
    go(larger, 0, 1, 2, cards="SSS")
    assert "avalon.same-team" not in remarks(larger)


def test_a_blunt_bot_doubts_more_and_a_calm_one_says_less() -> None:
    said = {temper: Counter(remarks(lost(IN_EVERY_ROLE[0]), temper=temper)) for temper in BOT_TEMPERS}
    assert said["blunt"][DOUBT] > said["warm"][DOUBT]
    assert said["calm"][None] > said["blunt"][None]


def lady(roles: str) -> Avalon:
    """Seat 6 has looked at seat 2."""
    match = begun(roles, lady=True)
    go(match, 0, 1, cards="SS")
    go(match, 0, 1, 2, cards="SSS")
    match.play(Seat(6), avalon.Examine(Seat(2)))
    return match


@pytest.mark.parametrize(
    "roles, good, evil",
    [
        ("merlin loyal minion assassin mordred loyal loyal", 0.0, 0.9),
        ("merlin loyal loyal assassin mordred minion loyal", 0.9, 0.0),
        ("merlin loyal minion assassin loyal loyal mordred", 0.77, 0.13),
        ("merlin loyal loyal assassin loyal minion mordred", 0.59, 0.31),
    ],
    ids=["Good saw Evil", "Good saw Good", "Evil saw Evil", "Evil saw Good"],
)
def test_good_tells_what_the_lady_showed_and_evil_what_helps(roles: str, good: float, evil: float) -> None:
    said = Counter(remarks(lady(roles), Seat(6)))
    assert said[ClaimLady(Seat(2), "good")] / 300 == pytest.approx(good, abs=0.09)
    assert said[ClaimLady(Seat(2), "evil")] / 300 == pytest.approx(evil, abs=0.09)
    # Whether it speaks at all is the same draw on both sides.
    assert (
        said[None]
        == Counter(remarks(lady("merlin loyal minion assassin mordred loyal loyal"), Seat(6)))[None]
    )


def test_what_a_plot_card_showed_after_the_lady_is_not_said_to_be_hers() -> None:
    told = voice(lady("merlin loyal minion assassin mordred loyal loyal"), Seat(6))
    told.hear([LoyaltyLooked(Seat(6), Seat(5)), LoyaltySeen(Seat(6), Seat(5), "good")])
    assert {told.remark(Random(n)) for n in range(20)} == {None, ClaimShown(Seat(5), "good")}


def test_a_card_that_shows_the_same_again_is_told_again() -> None:
    told = voice(lady("merlin loyal minion assassin mordred loyal loyal"), Seat(6))
    first, second = ({told.remark(Random(n)) for n in range(20)} for _ in range(2))
    assert first == second == {None, ClaimLady(Seat(2), "evil")}


@pytest.mark.parametrize("seats", [5, 8])
def test_whole_tables_of_bots_say_little_and_only_what_makes_sense(seats: int) -> None:
    said: list[Remark] = []
    rounds = 0
    for game in range(6):
        match: Avalon = Match(
            avalon,
            options_with(["lady", "plot"], seats),
            seats,
            partial(Seeded, seed_of(f"voices {game}"), 1),
        )
        everyone = match.public.everyone
        players = {seat: MatchPlayer(match, seat, RulesBot, Random(f"{game} {seat}")) for seat in everyone}
        voices = {
            seat: AvalonVoice(avalon, match.options, seats, seat, BOT_TEMPERS[seat % 3]) for seat in everyone
        }
        heard = dict.fromkeys(everyone, 0)
        while not match.over:
            seat = next(seat for seat in match.public.asked or everyone if match.moves(seat))
            match.play(seat, players[seat].command())
            for one, each in voices.items():
                before = each.occasions
                each.hear(match.facts_for(one, heard[one]))
                heard[one] = match.at(one)
                remark = (
                    each.remark(Random(f"{game} {one} {each.occasions}")) if each.occasions > before else None
                )
                if remark is not None:
                    said.append(remark)
                    assert _makes_sense(remark, match, one), remark
        rounds += match.public.round
    assert 0.3 < len(said) / rounds < 3


def _makes_sense(remark: Remark, match: Avalon, seat: Seat) -> bool:
    if isinstance(remark, Claim):
        return remark.fits(match.public) and seat not in remark.about()
    owner, _, phrase = remark.partition(".")
    return phrase in (PHRASES if owner == "chat" else avalon.PHRASES)
