"""What Knights may say: of a card or its value nothing, and so no number."""

import re
from itertools import chain

import pytest
from msgspec.structs import fields

from camlann import shadows
from camlann.engine.chat_claims import contradict
from camlann.engine.facts import Seat
from camlann.i18n.catalogue import languages
from camlann.i18n.sentences import Words, dashed
from camlann.shadows import Options
from camlann.shadows.chat_claims import (
    ClaimDoubt,
    ClaimHeading,
    ClaimHelpful,
    ClaimTrust,
    channels,
    in_channel,
)
from tests.i18n.samples import samples

GAME = shadows.blank(Options(), 4)


@pytest.mark.parametrize("language", languages())
def test_no_claim_and_no_phrase_has_a_number_in_it(language: str) -> None:
    words = Words(language, isolate=False)
    names = ["Ana", "Ben", "Cleo", "Dov"]
    claims = chain.from_iterable(samples(kind, {}) for kind in shadows.WIRE.claims)
    told = [words.tell(claim, names) for claim in claims]
    told += [words.text(f"shadows-phrase-{dashed(phrase)}") for phrase in shadows.PHRASES]
    assert len(told) > 30
    assert not [sentence for sentence in told if re.search(r"\d", sentence)]


def test_no_claim_takes_a_number() -> None:
    for kind in shadows.WIRE.claims:
        assert int not in {field.type for field in fields(kind)}


def test_everything_is_said_at_the_round_table() -> None:
    assert channels(GAME.public) == ()
    assert not in_channel(GAME.public, GAME.own[Seat(0)], "evil")


def test_a_place_and_the_seats_named_are_there() -> None:
    assert ClaimHeading("grail").fits(GAME.public)
    assert not ClaimHeading("nowhere").fits(GAME.public)
    assert ClaimTrust((Seat(0), Seat(3))).fits(GAME.public)
    assert not ClaimDoubt((Seat(4),)).fits(GAME.public)


def test_plans_may_change() -> None:
    assert not contradict(ClaimHeading("grail"), ClaimHeading("picts"))
    assert not contradict(ClaimHelpful("grail", "much"), ClaimHelpful("grail", "little"))
