"""How long public facts are shown: a table each game keeps, the same for every seat."""

import re

import pytest
from msgspec import structs

from camlann import avalon
from camlann.avalon.quest import QuestEnded
from camlann.avalon.role_reveal import RoleDealt
from camlann.avalon.vote import VotesShown
from camlann.engine.beats import length_ms, presentation_ms, since_last_question
from camlann.engine.facts import Acted, Asked, Public, Seat, tag
from camlann.games import DEFINITIONS, beats_of

BEATS = beats_of("avalon")
PHASES = {tag(phase): phase for phase in avalon.WIRE.phases}


def asked(phase: str) -> Asked:  # type: ignore[type-arg]
    return Asked(PHASES[phase]())


def test_the_storyboards_lengths() -> None:
    """A vote is in sight for 2.5 seconds or more, a quest's result for 3; each card takes its time."""
    assert length_ms(BEATS, VotesShown(("approve",) * 5)) == 3600
    assert BEATS["avalon.votes-shown"].result_ms >= 2500
    assert [length_ms(BEATS, QuestEnded(1, won, cards - won, True)) for cards, won in ((3, 2), (5, 0))] == [
        7370,
        9070,
    ]
    assert BEATS["avalon.quest-ended"].result_ms >= 3000
    assert BEATS["avalon.named"].length_ms + BEATS["avalon.over"].length_ms == 6400
    assert length_ms(BEATS, asked("avalon.assassinating")) == 900
    assert length_ms(BEATS, asked("avalon.voting")) == 0


def test_how_the_cards_fell_does_not_change_how_long_they_are_shown() -> None:
    assert len({length_ms(BEATS, QuestEnded(1, won, 4 - won, won == 4)) for won in range(5)}) == 1


def test_what_one_seat_is_told_is_not_waited_for() -> None:
    assert length_ms({"avalon.role-dealt": BEATS["avalon.over"]}, RoleDealt(Seat(0), "merlin")) == 0


def test_what_led_to_the_open_question_is_what_came_after_the_one_before() -> None:
    vote = VotesShown(("approve",) * 5)
    told = [asked("avalon.voting"), Acted(Seat(1)), vote, asked("avalon.assassinating"), Acted(Seat(2))]
    assert since_last_question(told) == told[1:]
    assert presentation_ms(BEATS, since_last_question(told)) == 3600 + 900
    assert since_last_question(told[:2]) == told[:2]


@pytest.mark.parametrize("game", DEFINITIONS)
def test_every_row_is_for_a_public_fact_or_a_phase_and_counts_fields_it_has(game: str) -> None:
    wire = DEFINITIONS[game].rules.WIRE
    public = {tag(kind): kind for kind in wire.facts if issubclass(kind, Public)}
    phases = {tag(phase) for phase in wire.phases}
    for name, beat in beats_of(game).items():
        assert re.fullmatch(rf"{game}\.[a-z-]+", name)
        assert name in public or (name in phases and not beat.counted)
        if beat.counted:
            assert {*beat.counted} <= {field.name for field in structs.fields(public[name])}
        assert 0 <= beat.result_ms <= beat.length_ms
        assert beat.length_ms > 0
        assert beat.each_ms > 0 or not beat.counted


def test_no_quest_makes_the_table_wait_longer_than_ten_seconds() -> None:
    assert max(length_ms(BEATS, QuestEnded(1, cards, 0, True)) for cards in range(2, 6)) <= 10_000
