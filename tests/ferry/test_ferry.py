"""What the engine guarantees every game, shown on the Ferry."""

from random import Random

import pytest

from camlann.engine.facts import Acted, Answered, Asked, Ended, Seat, Shuffled
from camlann.engine.match import AnsweredAlready, GameOver, NotAsked, Refused, Stale
from camlann.engine.phases import Command, Lapse, NotOffered, Reason
from tests import ferry
from tests.ferry.boat import Transition
from tests.ferry.play import A, B, C, Ferry, finished, random_play, seeded, stacked
from tests.ferry.storm import Calmed, Jettison, Jettisoning, NoBell, Ring, Ringing, Sleep, Steer, Steering
from tests.ferry.trade import Give, Swapped
from tests.ferry.turn import Draw, Look, PileEmpty, Rowing, Sink, Storm, Trade


def deck(rest: str = "b12233112") -> str:
    """A holds 1 and a bell, B 2 and a bell, C two threes; `rest` is the pile."""
    return "1b" + "2b" + "33" + rest


def test_every_card_is_somewhere_and_what_is_known_of_the_pile_is_true() -> None:
    for n in range(30):
        for match in random_play(seeded(str(n), seats=3 + n % 3), Random(n)):
            sealed, hands = match.truth.sealed, [own.hand for own in match.truth.own.values()]
            assert sealed is not None
            everything = sorted([*sealed.pile, *sealed.thrown, *(card for hand in hands for card in hand)])
            assert everything == [*match.public.deck]
            assert [len(hand) for hand in hands] == [*match.public.hands]
            assert (len(sealed.pile), len(sealed.thrown)) == (match.public.pile, match.public.thrown)
            for own in match.truth.own.values():
                assert {place: sealed.pile[place] for place in own.pile} == own.pile


def test_what_one_looked_at_moves_with_the_pile() -> None:
    match = stacked(deck("b12233112"))
    match.play(A, Look())
    assert match.truth.own[A].pile == {0: "bell", 1: "1"}
    match.play(B, Sink())
    assert match.truth.own[A].pile == {0: "1", 8: "bell"}
    match.play(C, Draw())
    assert match.truth.own[A].pile == {7: "bell"}
    assert match.truth.own[C].hand == ("1", "3", "3")


def test_a_reshuffle_takes_away_all_that_was_known() -> None:
    match = stacked(deck(), turns=60)
    throw_overboard(match, A)
    while match.public.pile > 1:
        match.play(match.public.rower, Draw())
    last = match.public.rower
    match.play(last, Look())
    assert match.truth.own[last].pile
    decision = match.play(match.public.rower, Draw())
    assert match.public.pile == 3
    assert not any(own.pile for own in match.truth.own.values())
    assert any(isinstance(fact, Shuffled) and fact.label == "reshuffle" for fact in decision.facts)


def throw_overboard(match: Ferry, by: Seat) -> None:
    """A storm that nobody calms."""
    match.play(by, Storm())
    for seat in match.public.asked:
        match.play(seat, Sleep())
    for seat in match.public.asked:
        match.play(seat, Jettison(match.truth.own[seat].hand[:1]))
    if isinstance(match.public.phase, Steering):
        own = match.truth.own[by]
        match.play(by, Steer((own.pile[1], own.pile[0])))


def test_an_effect_stops_and_goes_on_until_it_is_done() -> None:
    match = stacked(deck())
    seen = []
    match.play(A, Storm())
    seen.append((match.public.phase, match.public.agenda))
    for seat in (B, C):
        match.play(seat, Sleep())
    seen.append((match.public.phase, match.public.agenda))
    for seat in (C, A, B):
        match.play(seat, Jettison(match.truth.own[seat].hand[:1]))
    seen.append((match.public.phase, match.public.agenda))
    match.play(A, Steer(("1", "bell")))
    seen.append((match.public.phase, match.public.agenda))
    assert seen == [
        (Ringing(A), (Jettisoning(A),)),
        (Jettisoning(A), ()),
        (Steering(A), ()),
        (Rowing(B), ()),
    ]
    assert match.truth.own[A].pile == {0: "1", 1: "bell"}


def test_a_bell_ends_the_storm_and_the_rest_of_the_effect_with_it() -> None:
    match = stacked(deck())
    match.play(A, Storm())
    match.play(C, Sleep())
    decision = match.play(B, Ring())
    assert Calmed((B,)) in decision.facts
    assert match.public.phase == Rowing(B)
    assert match.truth.own[B].hand == ("2",)


def test_a_poll_of_nobody_closes_at_once() -> None:
    match = stacked(deck(), turns=60)
    for by in (A, B):
        throw_overboard(match, by)
    assert match.public.hands == (0, 0, 0)
    match.play(C, Storm())
    assert match.public.phase == Steering(C), "neither the window nor the throwing waited for anybody"


def test_a_covered_answer_is_told_to_nobody_but_who_gave_it() -> None:
    match = stacked(deck())
    match.play(A, Storm())
    before = {viewer: match.frame(viewer) for viewer in (A, C, None)}
    decision = match.play(C, Sleep())
    assert decision.facts == (Answered(C, Sleep()),)
    assert [viewer for viewer, _ in match.frames()] == [C]
    assert {viewer: match.frame(viewer) for viewer in (A, None)} == {v: before[v] for v in (A, None)}
    assert match.public.asked == (B, C), "the set stays whole until the window closes"


def test_answers_commute() -> None:
    def told(order: tuple[Seat, ...]) -> list[object]:
        match = stacked(deck())
        match.play(A, Storm())
        for seat in order:
            match.play(seat, Ring() if seat == B else Sleep())
        return [fact for fact in match.facts_for(None) if not isinstance(fact, Acted)]

    assert told((B, C)) == told((C, B))


def test_a_trade_tells_each_of_the_two_and_nobody_else() -> None:
    match = stacked(deck())
    match.play(A, Trade(B))
    match.play(B, Give("bell"))
    match.play(A, Give("1"))
    assert (match.truth.own[A].hand, match.truth.own[B].hand) == (("bell", "bell"), ("1", "2"))
    assert Swapped(A, "1", "bell") in match.facts_for(A)
    assert Swapped(B, "bell", "1") in match.facts_for(B)
    assert not any(isinstance(fact, Swapped) for viewer in (C, None) for fact in match.facts_for(viewer))


Said = tuple[tuple[Seat, Command], ...]
REFUSED: dict[str, tuple[Said, Seat, Command, Reason]] = {
    "a turn belongs to whom it is given to": ((), B, Draw(), NotAsked((A,))),
    "a phase has its own commands": ((), A, Sleep(), NotOffered()),
    "an answer stands": (((A, Storm()), (C, Sleep())), C, Sleep(), AnsweredAlready()),
    "the game's own reason is given": (((A, Storm()),), C, Ring(), NoBell()),
}


@pytest.mark.parametrize("given, seat, command, reason", REFUSED.values(), ids=REFUSED)
def test_refused(given: Said, seat: Seat, command: Command, reason: Reason) -> None:
    match = stacked(deck())
    for who, said in given:
        match.play(who, said)
    rows, truth = len(match.rows), match.truth
    with pytest.raises(Refused) as refused:
        match.play(seat, command)
    assert refused.value.reason == reason
    assert (len(match.rows), match.truth) == (rows, truth), "a refusal leaves no trace"


def test_a_command_for_another_question_is_refused_for_ever() -> None:
    match = stacked(deck())
    first = match.public.ask
    match.play(A, Sink(), ask=first)
    for ask in (first, first + 2, 0):
        with pytest.raises(Refused) as refused:
            match.play(B, Sink(), ask=ask)
        assert refused.value.reason == Stale()
    match.play(B, Sink(), ask=first + 1)


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    match = finished("over")
    assert isinstance(match.rows[-1].facts[-1], Ended)
    for seat in match.public.everyone:
        assert match.why(seat, Sink()) == GameOver()
        assert not match.moves(seat)


def test_an_empty_pile_is_a_reason() -> None:
    match = stacked(deck(), turns=60)
    while match.public.pile:
        match.play(match.public.rower, Draw())
    assert match.why(match.public.rower, Draw()) == PileEmpty()


def test_a_missed_deadline_plays_for_all_who_are_late_and_for_nobody_else() -> None:
    match = stacked(deck())
    match.play(A, Storm())
    match.play(B, Ring())
    decision = match.lapse()
    assert (decision.seat, decision.command) == (None, Lapse(match.public.ask))
    assert decision.facts[0] == Answered(C, Sleep())
    assert Calmed((B,)) in decision.facts
    match.adopt(decision)
    assert match.public.phase == Rowing(B)


def test_a_crossing_of_missed_deadlines_ends() -> None:
    match = stacked(deck())
    for _ in range(200):
        if match.over:
            break
        match.adopt(match.lapse())
    assert match.over


def test_deciding_changes_nothing_and_gives_the_same_again() -> None:
    match = seeded("again")
    first = match.decide(A, Storm())
    assert match.decide(A, Storm()) == first
    assert len(match.rows) == 1


def test_a_decision_on_another_state_is_not_adopted() -> None:
    match = seeded("stale")
    late = match.decide(A, Sink())
    match.play(A, Sink())
    with pytest.raises(AssertionError, match="another state"):
        match.adopt(late)


def test_a_label_is_thrown_once_in_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(tell: Transition) -> None:
        tell.roll("twice", 6)
        tell.roll("twice", 6)

    monkeypatch.setattr(ferry, "deal", deal)
    with pytest.raises(AssertionError, match="thrown twice"):
        seeded("twice")


def test_only_asked_opens_a_question_and_each_has_its_own_number() -> None:
    match = finished("numbers")
    asks = [row.game.public.ask for row in match.rows]
    assert asks == sorted(asks)
    opened = sum(isinstance(fact, Asked) for row in match.rows for fact in row.facts)
    assert match.public.ask == opened + 1, "the end raises it once more"


def test_a_frame_holds_what_was_told_since_the_last_one() -> None:
    match = stacked(deck())
    whole = match.frame(B)
    for _ in range(3):
        match.play(match.public.rower, Sink())
    since = len(match.facts_for(B)) - 3 * 3
    assert match.facts_for(B, since) == match.facts_for(B)[-9:]
    assert len(match.frame(B, since)) < len(match.frame(B))
    assert whole != match.frame(B)
