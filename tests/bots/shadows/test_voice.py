"""What bots say and hear in Shadows: rarely, to the point, alike on both sides, and without a card."""

import random
from collections import Counter
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from camlann import shadows
from camlann.bots.match_player import MatchPlayer
from camlann.bots.shadows.claim_evidence import MOST, heard_claims
from camlann.bots.shadows.rules_bot import ShadowsRulesBot
from camlann.bots.shadows.voice import ShadowsVoice
from camlann.bots.speaker import Remark
from camlann.engine.chat_claims import PHRASES, Claim
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.shadows.chat_claims import (
    ClaimDoubt,
    ClaimHeading,
    ClaimHelpful,
    ClaimNeeded,
    ClaimSide,
    ClaimTrust,
)
from camlann.shadows.loyalty import LoyaltyDealt
from camlann.shadows.options import Options
from camlann.table import BOT_TEMPERS
from tests.bots.shadows.test_honesty import PAIRS, SIZE, STEPS, BotCamelots
from tests.choices import Choices

SEAT = Seat(1)
Played = tuple[Match[Any, Any, Any], dict[Seat, list[Remark | None]]]


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [_played(number, seats) for number, seats in enumerate((4, 6, 7))]


def _played(number: int, seats: int) -> Played:
    """A whole game of bots, and what each voice said on each occasion."""
    options = Options(traitors="among_us")
    match: Match[Any, Any, Any] = Match(
        shadows, options, seats, partial(Seeded, seed_of(f"voices {number}"), 1)
    )
    everyone = match.public.everyone
    players = {
        seat: MatchPlayer(match, seat, ShadowsRulesBot, Random(f"{number} {seat}")) for seat in everyone
    }
    voices = {seat: ShadowsVoice(shadows, options, seats, seat, BOT_TEMPERS[seat % 3]) for seat in everyone}
    heard, said = dict.fromkeys(everyone, 0), {seat: list[Remark | None]() for seat in everyone}
    while not match.over:
        seat = next(seat for seat in match.public.asked or everyone if match.moves(seat))
        match.play(seat, players[seat].command())
        for one, voice in voices.items():
            before = voice.occasions
            voice.hear(match.facts_for(one, heard[one]))
            heard[one] = match.at(one)
            if voice.occasions > before:
                remark = voice.remark(Random(f"{number} {one} {voice.occasions}"))
                said[one].append(remark)
                if remark is not None:
                    assert _makes_sense(remark, match, one), remark
    return match, said


def _makes_sense(remark: Remark, match: Match[Any, Any, Any], seat: Seat) -> bool:
    if isinstance(remark, Claim):
        return remark.fits(match.public) and seat not in remark.about()
    owner, _, phrase = remark.partition(".")
    return phrase in (PHRASES if owner == "chat" else shadows.PHRASES)


def test_whole_tables_of_bots_say_little(games: list[Played]) -> None:
    for _, said in games:
        remarks = sum(remark is not None for each in said.values() for remark in each)
        assert 2 <= remarks <= 40, remarks


def test_a_traitor_says_what_a_knight_in_his_place_would(games: list[Played]) -> None:
    """The facts of one seat, heard once with its own loyalty card and once with the other."""
    compared = 0
    for match, _ in games:
        facts = match.facts_for(SEAT)
        swapped = [_with_other_card(fact) for fact in facts]
        assert facts != swapped
        compared += _compare(match, facts, swapped, ShadowsVoice)
    assert compared > 20


def test_a_voice_that_speaks_by_its_loyalty_is_found_out(games: list[Played]) -> None:
    class Boasting(ShadowsVoice):
        def _remarks(self, random: Random) -> Any:
            honest = self.game.own[self.seat].loyalty == "loyal"
            return [*super()._remarks(random), *([(ClaimSide("loyal"), (9, 9, 9))] if honest else [])]

    match, _ = games[1]
    facts = match.facts_for(SEAT)
    with pytest.raises(AssertionError):
        _compare(match, facts, [_with_other_card(fact) for fact in facts], Boasting)


def _with_other_card(fact: Any) -> Any:
    if isinstance(fact, LoyaltyDealt) and fact.seat == SEAT:
        return replace(fact, side="traitor" if fact.side == "loyal" else "loyal")
    return fact


def _compare(match: Match[Any, Any, Any], one: list[Any], other: list[Any], kind: Any) -> int:
    voices = [kind(shadows, match.options, match.public.seats, SEAT, "blunt") for _ in range(2)]
    compared = 0
    for here, there in zip(one, other, strict=True):
        before = voices[0].occasions
        voices[0].hear([here])
        voices[1].hear([there])
        assert voices[0].occasions == voices[1].occasions
        if voices[0].occasions > before:
            for n in range(20):
                first, second = (voice.remark(Random(n)) for voice in voices)
                assert first == second
                compared += 1
    return compared


class SpeakingCamelots(BotCamelots):
    """Two worlds that a seat may not tell apart, with its voice in each."""

    def _odds(self, world: str, match: Any, seat: Seat) -> Any:
        if world not in self.bots:
            voice: Any = ShadowsVoice(shadows, match.options, match.public.seats, seat, "warm")
            self.bots[world] = voice
        voice = self.bots[world]
        voice.hear(match.facts_for(seat, self.heard.get(world, 0)))
        self.heard[world] = match.at(seat)
        self.questions += 1
        return voice.occasions, [voice.remark(Random(n)) for n in range(5)]


def test_a_seat_speaks_alike_where_it_may_not_tell_two_worlds_apart() -> None:
    compared = 0
    for n in range(PAIRS):
        pair = SpeakingCamelots(
            Choices(random.Random(f"voices of camelot {n}").randbytes(SIZE)), ShadowsRulesBot
        )
        pair.run(STEPS)
        compared += pair.questions
    assert compared > PAIRS


def test_words_about_a_seat_count_a_little_and_never_more_than_the_most() -> None:
    others = [Seat(0), Seat(2), Seat(3)]
    one = heard_claims([(Seat(0), ClaimDoubt((Seat(2),)))], SEAT, 4)
    assert 0 < one.leaning[2] < MOST
    many = heard_claims([(seat, ClaimDoubt((Seat(2),))) for seat in others * 3], SEAT, 4)
    assert many.leaning[2] == MOST
    trust = heard_claims([(Seat(0), ClaimTrust((Seat(2),)))], SEAT, 4)
    assert trust.leaning[2] < 0
    own = heard_claims([(SEAT, ClaimDoubt((Seat(2),))), (Seat(2), ClaimTrust((Seat(2),)))], SEAT, 4)
    assert own.leaning == [0.0] * 4


def test_calls_bring_knights_and_who_is_on_the_way_to_a_duel_keeps_others_from_it() -> None:
    heard = heard_claims(
        [
            (Seat(0), ClaimNeeded("picts")),
            (Seat(2), ClaimHeading("black_knight")),
            (Seat(3), ClaimHelpful("saxons", "much")),
        ],
        SEAT,
        4,
    )
    assert heard.calls["picts"] > 0 > heard.calls["black_knight"]
    assert "saxons" not in heard.calls


def test_a_doubt_that_is_heard_changes_whom_a_bot_suspects(games: list[Played]) -> None:
    match, _ = games[1]
    bot = ShadowsRulesBot(shadows, match.options, match.public.seats, SEAT)
    bot.hear(match.facts_for(SEAT)[:200])
    calm = bot.threat(Seat(2))
    bot.heed([(Seat(0), ClaimDoubt((Seat(2),)))])
    assert bot.threat(Seat(2)) > calm
    bot.heed([])
    assert bot.threat(Seat(2)) == calm


def test_tempers_differ_in_what_they_say(games: list[Played]) -> None:
    match, _ = games[1]
    said = {}
    for temper in BOT_TEMPERS:
        counts = Counter[bool]()
        voice = ShadowsVoice(shadows, match.options, match.public.seats, SEAT, temper)
        for fact in match.facts_for(SEAT):
            before = voice.occasions
            voice.hear([fact])
            if voice.occasions > before:
                counts.update(voice.remark(Random(n)) is not None for n in range(50))
        said[temper] = counts[True]
    assert said["calm"] < said["blunt"]
