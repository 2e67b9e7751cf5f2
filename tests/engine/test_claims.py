"""The table of claims: what still stands, and what cannot both be so."""

from collections.abc import Mapping
from typing import ClassVar

from camlann.engine.chat_claims import Claim, claim_table, contradict
from camlann.engine.facts import Seat


class Am(Claim, frozen=True, tag="test.am"):
    what: str
    side: str = ""

    def says(self) -> Mapping[str, str]:
        return {"am": self.what} | ({"side": self.side} if self.side else {})


class Side(Claim, frozen=True, tag="test.side"):
    side: str

    def says(self) -> Mapping[str, str]:
        return {"side": self.side}


class Like(Claim, frozen=True, tag="test.like"):
    firm: ClassVar[bool] = False
    whom: int
    much: str

    def says(self) -> Mapping[str, str]:
        return {f"like {self.whom}": self.much}


ANA, BEN = Seat(0), Seat(1)


def told(*claims: tuple[Seat, Claim]) -> list[tuple[bool, tuple[int, ...], tuple[int, ...]]]:
    """Of each whether it stands, what fell with it, and what of that it contradicts."""
    table = claim_table((n, seat, claim) for n, (seat, claim) in enumerate(claims))
    return [(each.stands, each.instead, each.against) for each in table]


def test_what_two_seats_claim_stands_side_by_side() -> None:
    assert told((ANA, Am("merlin")), (BEN, Am("merlin"))) == [(True, (), ()), (True, (), ())]


def test_another_word_on_the_same_contradicts_and_takes_its_place() -> None:
    assert told((ANA, Am("merlin")), (ANA, Am("percival"))) == [(False, (), ()), (True, (0,), (0,))]


def test_the_same_said_again_takes_its_place_and_contradicts_nothing() -> None:
    assert told((ANA, Am("merlin")), (ANA, Am("merlin"))) == [(False, (), ()), (True, (0,), ())]


def test_who_changes_their_mind_does_not_contradict_themselves() -> None:
    assert told((ANA, Like(2, "much")), (ANA, Like(2, "little")), (ANA, Like(3, "much"))) == [
        (False, (), ()),
        (True, (0,), ()),
        (True, (), ()),
    ]


def test_claims_of_another_kind_contradict_where_they_meet() -> None:
    claims = (ANA, Side("good")), (ANA, Am("merlin", "good")), (ANA, Am("assassin", "evil"))
    assert told(*claims) == [(False, (), ()), (False, (), ()), (True, (0, 1), (0, 1))]


def test_what_agrees_with_it_lets_a_claim_stand() -> None:
    assert told((ANA, Am("merlin", "good")), (ANA, Side("good"))) == [(True, (), ()), (True, (), ())]


def test_a_claim_contradicts_another_both_ways_or_not_at_all() -> None:
    kinds = [Am("a"), Am("b", "good"), Side("evil"), Side("good"), Like(1, "x"), Like(1, "y")]
    for one in kinds:
        assert not contradict(one, one)
        for other in kinds:
            assert contradict(one, other) == contradict(other, one)
