"""What the table promises any game, shown on the Ferry."""

from random import Random

import pytest

from camlann.engine.facts import Acted, Answered, Asked, Ended, Seat, Shuffled
from camlann.engine.match import AnsweredAlready, GameOver, NotAsked, Refused, Stale
from camlann.engine.phases import Command, Lapse, NotOffered, Reason
from tests import ferry
from tests.ferry.boat import Telling
from tests.ferry.play import A, B, C, Ferry, finished, random_play, seeded, stacked
from tests.ferry.storm import Calmed, Jettison, Jettisoning, NoBell, Ring, Ringing, Sleep, Steer, Steering
from tests.ferry.trade import Give, Swapped
from tests.ferry.turn import Draw, Look, PileEmpty, Rowing, Sink, Storm, Trade


def deck(rest: str = "b12233112") -> str:
    """A holds 1 and a bell, B 2 and a bell, C two threes; `rest` is the pile."""
    return "1b" + "2b" + "33" + rest


def test_every_card_is_somewhere_and_what_is_known_of_the_pile_is_true() -> None:
    for n in range(30):
        for table in random_play(seeded(str(n), seats=3 + n % 3), Random(n)):
            sealed, hands = table.truth.sealed, [own.hand for own in table.truth.own.values()]
            assert sealed is not None
            everything = sorted([*sealed.pile, *sealed.thrown, *(card for hand in hands for card in hand)])
            assert everything == [*table.public.deck]
            assert [len(hand) for hand in hands] == [*table.public.hands]
            assert (len(sealed.pile), len(sealed.thrown)) == (table.public.pile, table.public.thrown)
            for own in table.truth.own.values():
                assert {place: sealed.pile[place] for place in own.pile} == own.pile


def test_what_one_looked_at_moves_with_the_pile() -> None:
    table = stacked(deck("b12233112"))
    table.play(A, Look())
    assert table.truth.own[A].pile == {0: "bell", 1: "1"}
    table.play(B, Sink())
    assert table.truth.own[A].pile == {0: "1", 8: "bell"}
    table.play(C, Draw())
    assert table.truth.own[A].pile == {7: "bell"}
    assert table.truth.own[C].hand == ("1", "3", "3")


def test_a_reshuffle_takes_away_all_that_was_known() -> None:
    table = stacked(deck(), turns=60)
    throw_overboard(table, A)
    while table.public.pile > 1:
        table.play(table.public.rower, Draw())
    last = table.public.rower
    table.play(last, Look())
    assert table.truth.own[last].pile
    decision = table.play(table.public.rower, Draw())
    assert table.public.pile == 3
    assert not any(own.pile for own in table.truth.own.values())
    assert any(isinstance(fact, Shuffled) and fact.label == "reshuffle" for fact in decision.facts)


def throw_overboard(table: Ferry, by: Seat) -> None:
    """A storm that nobody calms."""
    table.play(by, Storm())
    for seat in table.public.asked:
        table.play(seat, Sleep())
    for seat in table.public.asked:
        table.play(seat, Jettison(table.truth.own[seat].hand[:1]))
    if isinstance(table.public.phase, Steering):
        own = table.truth.own[by]
        table.play(by, Steer((own.pile[1], own.pile[0])))


def test_an_effect_stops_and_goes_on_until_it_is_done() -> None:
    table = stacked(deck())
    seen = []
    table.play(A, Storm())
    seen.append((table.public.phase, table.public.agenda))
    for seat in (B, C):
        table.play(seat, Sleep())
    seen.append((table.public.phase, table.public.agenda))
    for seat in (C, A, B):
        table.play(seat, Jettison(table.truth.own[seat].hand[:1]))
    seen.append((table.public.phase, table.public.agenda))
    table.play(A, Steer(("1", "bell")))
    seen.append((table.public.phase, table.public.agenda))
    assert seen == [
        (Ringing(A), (Jettisoning(A),)),
        (Jettisoning(A), ()),
        (Steering(A), ()),
        (Rowing(B), ()),
    ]
    assert table.truth.own[A].pile == {0: "1", 1: "bell"}


def test_a_bell_ends_the_storm_and_the_rest_of_the_effect_with_it() -> None:
    table = stacked(deck())
    table.play(A, Storm())
    table.play(C, Sleep())
    decision = table.play(B, Ring())
    assert Calmed((B,)) in decision.facts
    assert table.public.phase == Rowing(B)
    assert table.truth.own[B].hand == ("2",)


def test_a_poll_of_nobody_closes_at_once() -> None:
    table = stacked(deck(), turns=60)
    for by in (A, B):
        throw_overboard(table, by)
    assert table.public.hands == (0, 0, 0)
    table.play(C, Storm())
    assert table.public.phase == Steering(C), "neither the window nor the throwing waited for anybody"


def test_a_covered_answer_is_told_to_nobody_but_who_gave_it() -> None:
    table = stacked(deck())
    table.play(A, Storm())
    before = {viewer: table.frame(viewer) for viewer in (A, C, None)}
    decision = table.play(C, Sleep())
    assert decision.facts == (Answered(C, Sleep()),)
    assert [viewer for viewer, _ in table.frames()] == [C]
    assert {viewer: table.frame(viewer) for viewer in (A, None)} == {v: before[v] for v in (A, None)}
    assert table.public.asked == (B, C), "the set stays whole until the window closes"


def test_answers_commute() -> None:
    def told(order: tuple[Seat, ...]) -> list[object]:
        table = stacked(deck())
        table.play(A, Storm())
        for seat in order:
            table.play(seat, Ring() if seat == B else Sleep())
        return [fact for fact in table.told(None) if not isinstance(fact, Acted)]

    assert told((B, C)) == told((C, B))


def test_a_trade_tells_each_of_the_two_and_nobody_else() -> None:
    table = stacked(deck())
    table.play(A, Trade(B))
    table.play(B, Give("bell"))
    table.play(A, Give("1"))
    assert (table.truth.own[A].hand, table.truth.own[B].hand) == (("bell", "bell"), ("1", "2"))
    assert Swapped(A, "1", "bell") in table.told(A)
    assert Swapped(B, "bell", "1") in table.told(B)
    assert not any(isinstance(fact, Swapped) for viewer in (C, None) for fact in table.told(viewer))


Said = tuple[tuple[Seat, Command], ...]
REFUSED: dict[str, tuple[Said, Seat, Command, Reason]] = {
    "a turn belongs to whom it is given to": ((), B, Draw(), NotAsked((A,))),
    "a phase has its own commands": ((), A, Sleep(), NotOffered()),
    "an answer stands": (((A, Storm()), (C, Sleep())), C, Sleep(), AnsweredAlready()),
    "the game's own reason is given": (((A, Storm()),), C, Ring(), NoBell()),
}


@pytest.mark.parametrize("given, seat, command, reason", REFUSED.values(), ids=REFUSED)
def test_refused(given: Said, seat: Seat, command: Command, reason: Reason) -> None:
    table = stacked(deck())
    for who, said in given:
        table.play(who, said)
    rows, truth = len(table.rows), table.truth
    with pytest.raises(Refused) as refused:
        table.play(seat, command)
    assert refused.value.reason == reason
    assert (len(table.rows), table.truth) == (rows, truth), "a refusal leaves no trace"


def test_a_command_for_another_question_is_refused_for_ever() -> None:
    table = stacked(deck())
    first = table.public.ask
    table.play(A, Sink(), ask=first)
    for ask in (first, first + 2, 0):
        with pytest.raises(Refused) as refused:
            table.play(B, Sink(), ask=ask)
        assert refused.value.reason == Stale()
    table.play(B, Sink(), ask=first + 1)


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    table = finished("over")
    assert isinstance(table.rows[-1].facts[-1], Ended)
    for seat in table.public.everyone:
        assert table.why(seat, Sink()) == GameOver()
        assert not table.moves(seat)


def test_an_empty_pile_is_a_reason() -> None:
    table = stacked(deck(), turns=60)
    while table.public.pile:
        table.play(table.public.rower, Draw())
    assert table.why(table.public.rower, Draw()) == PileEmpty()


def test_a_missed_deadline_plays_for_all_who_are_late_and_for_nobody_else() -> None:
    table = stacked(deck())
    table.play(A, Storm())
    table.play(B, Ring())
    decision = table.lapse()
    assert (decision.seat, decision.command) == (None, Lapse(table.public.ask))
    assert decision.facts[0] == Answered(C, Sleep())
    assert Calmed((B,)) in decision.facts
    table.adopt(decision)
    assert table.public.phase == Rowing(B)


def test_a_crossing_of_missed_deadlines_ends() -> None:
    table = stacked(deck())
    for _ in range(200):
        if table.over:
            break
        table.adopt(table.lapse())
    assert table.over


def test_deciding_changes_nothing_and_gives_the_same_again() -> None:
    table = seeded("again")
    first = table.decide(A, Storm())
    assert table.decide(A, Storm()) == first
    assert len(table.rows) == 1


def test_a_decision_on_another_state_is_not_adopted() -> None:
    table = seeded("stale")
    late = table.decide(A, Sink())
    table.play(A, Sink())
    with pytest.raises(AssertionError, match="another state"):
        table.adopt(late)


def test_a_label_is_thrown_once_in_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(tell: Telling) -> None:
        tell.roll("twice", 6)
        tell.roll("twice", 6)

    monkeypatch.setattr(ferry, "deal", deal)
    with pytest.raises(AssertionError, match="thrown twice"):
        seeded("twice")


def test_only_asked_opens_a_question_and_each_has_its_own_number() -> None:
    table = finished("numbers")
    asks = [row.game.public.ask for row in table.rows]
    assert asks == sorted(asks)
    opened = sum(isinstance(fact, Asked) for row in table.rows for fact in row.facts)
    assert table.public.ask == opened + 1, "the end raises it once more"


def test_a_frame_holds_what_was_told_since_the_last_one() -> None:
    table = stacked(deck())
    whole = table.frame(B)
    for _ in range(3):
        table.play(table.public.rower, Sink())
    since = len(table.told(B)) - 3 * 3
    assert table.told(B, since) == table.told(B)[-9:]
    assert len(table.frame(B, since)) < len(table.frame(B))
    assert whole != table.frame(B)
