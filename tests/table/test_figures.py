"""Figures: people choose what they play as, and who comes first keeps it."""

from collections.abc import Mapping

import pytest
from msgspec import Raw

from camlann import table as at
from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.engine.rules import Notice
from camlann.table import Choice, Figure, PersonId, Table
from tests.table.test_table import ANA, BEN, BOT, CAI, FERRY, PLAYING, SEATED, Said, check

SMALL = Choice("ferry", Raw(b'{"small":true}'))
DAN = PersonId("dan")
PIKE, EEL, OTTER = (
    at.WishFigure("pike", "grey"),
    at.WishFigure("eel", "grey"),
    at.WishFigure("otter", "brown"),
)
CHOSEN: Said = (*SEATED, (ANA, at.Choose(FERRY)))


def offered(choice: Choice) -> Mapping[str, str]:
    """The small ferry takes no otters."""
    return {"pike": "grey", "eel": "grey"} | ({} if choice == SMALL else {"otter": "brown"})


def after(*said: tuple[PersonId, at.TableCommand], table: Table | None = None) -> Table:
    table = table or Table()
    for person_id, command in said:
        table = at.fold(table, at.decide(table, person_id, command, check, offered=offered))
    return table


def wishes(table: Table) -> dict[str, str]:
    return {person_id: figure.name for person_id, figure in table.figures.items()}


def test_everybody_sees_who_wishes_what_and_a_new_wish_replaces_the_old_one() -> None:
    table = after(*CHOSEN, (ANA, PIKE), (BEN, OTTER))
    assert table.figures == {ANA: Figure("pike", "grey"), BEN: Figure("otter", "brown")}
    assert wishes(after((ANA, EEL), table=table)) == {ANA: "eel", BEN: "otter"}
    assert wishes(after((ANA, at.DropFigure()), table=table)) == {BEN: "otter"}
    # The colour is free again.
    assert wishes(after((ANA, at.DropFigure()), (CAI, EEL), table=table)) == {BEN: "otter", CAI: "eel"}


def test_who_is_ready_stays_ready_whatever_others_wish() -> None:
    assert after(*CHOSEN, (ANA, at.Agree()), (BEN, OTTER)).ready == (ANA,)


REFUSED: dict[str, tuple[Said, PersonId, at.TableCommand, Reason]] = {
    "who came first keeps it": ((*CHOSEN, (ANA, PIKE)), BEN, PIKE, at.FigureTaken(ANA)),
    "two of one colour do not play together": ((*CHOSEN, (ANA, PIKE)), BEN, EEL, at.ColourTaken(ANA)),
    "the server found no such figure": (CHOSEN, ANA, at.WishFigure("shark"), at.NoSuchFigure()),
    "a wish needs a seat": (CHOSEN, DAN, PIKE, at.NotSeated()),
    "a wish needs a game": (SEATED, ANA, PIKE, at.NothingChosen()),
    "bots wish nothing": (CHOSEN, BOT, PIKE, at.NoBot()),
    "no wish, nothing to take back": (CHOSEN, ANA, at.DropFigure(), at.NoFigure()),
    "the game has begun": (PLAYING, ANA, PIKE, at.GameRunning()),
}


@pytest.mark.parametrize("given, person_id, command, reason", REFUSED.values(), ids=REFUSED)
def test_refused(given: Said, person_id: PersonId, command: at.TableCommand, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        at.decide(after(*given), person_id, command, check, offered=offered)
    assert refused.value.reason == reason


def test_the_wish_of_somebody_who_leaves_is_dropped() -> None:
    table = after(*CHOSEN, (BEN, PIKE), (CAI, OTTER))
    assert wishes(after((BEN, at.Rise()), table=table)) == {CAI: "otter"}
    assert wishes(after((ANA, at.Dismiss(BEN)), table=table)) == {CAI: "otter"}
    assert wishes(after((BEN, at.Rise()), (BEN, at.Sit()), table=table)) == {CAI: "otter"}


def test_a_seat_passes_on_with_its_wish() -> None:
    table = after(*CHOSEN, (BEN, PIKE), (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
    assert wishes(table) == {DAN: "pike"}


def test_new_options_drop_the_wishes_that_they_cannot_fulfil() -> None:
    table = after(*CHOSEN, (ANA, PIKE), (BEN, OTTER))
    facts = at.decide(table, ANA, at.Choose(SMALL), check, offered=offered)
    assert facts[-1] == at.FigureDropped(BEN)
    assert wishes(at.fold(table, facts)) == {ANA: "pike"}
    assert wishes(at.fold(table, at.decide(table, ANA, at.Choose(FERRY), check))) == wishes(table), (
        "nothing changed"
    )
    assert wishes(at.fold(table, at.decide(table, ANA, at.Choose(SMALL), check))) == {}, (
        "a game without figures"
    )


def test_new_options_that_adapt_to_the_seats_drop_wishes_too() -> None:
    def fit(choice: Choice, seats: int) -> tuple[Choice, tuple[Notice, ...]]:
        return (SMALL, (Notice("F-SMALL"),)) if seats < 3 else (choice, ())

    table = after(*CHOSEN, (ANA, OTTER), (BEN, PIKE))
    facts = at.decide(table, CAI, at.Rise(), check, fit, offered)
    assert wishes(at.fold(table, facts)) == {BEN: "pike"}


def test_a_game_begins_with_the_wishes_by_seat_and_they_are_for_this_game() -> None:
    ready = (*((person_id, at.Agree()) for person_id in (ANA, BEN, CAI)), (ANA, at.Swap(ANA, CAI)))
    again = tuple((person_id, at.Agree()) for person_id in (ANA, BEN, CAI))
    table = after(*CHOSEN, (ANA, PIKE), (BEN, OTTER), *ready, *again)
    (begun,) = at.decide(table, ANA, at.Begin(), check, offered=offered)
    assert isinstance(begun, at.Begun)
    assert (begun.seats, begun.choice.figures) == ((CAI, BEN, ANA), ("", "otter", "pike"))
    playing = begun.apply(table)
    assert (playing.figures, playing.choice) == ({}, FERRY)


def test_what_the_game_says_about_the_wishes_keeps_it_from_starting() -> None:
    def strict(choice: Choice, seats: int) -> tuple[Notice, ...]:
        return (Notice("E-PIKE"),) if "pike" in choice.figures else ()

    table = after(*CHOSEN, (ANA, PIKE), *((person_id, at.Agree()) for person_id in (ANA, BEN, CAI)))
    with pytest.raises(Refused) as refused:
        at.decide(table, ANA, at.Begin(), strict, offered=offered)
    assert refused.value.reason == at.CannotStart((Notice("E-PIKE"),))


def test_a_deal_that_is_broken_off_keeps_the_wishes() -> None:
    table = after(*CHOSEN, (ANA, PIKE), *((person_id, at.Agree()) for person_id in (ANA, BEN, CAI)))
    opened = at.DealOpened("1/1/1", 1, 1, "{}", "00" * 32, {0: "11" * 32}).apply(table)
    assert wishes(after((ANA, at.BreakOffDeal()), table=opened)) == {ANA: "pike"}
