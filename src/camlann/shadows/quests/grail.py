"""The Holy Grail: a row of seven; Grail cards fill it from the near end, black ones from the far (S-9.3)."""

from msgspec.structs import replace

from camlann.engine.facts import Seat
from camlann.shadows.card_piles import discard_black, discard_white
from camlann.shadows.quests.quest_end import end
from camlann.shadows.state import Camelot, Card, Public, Transition


class GrailRowSet(Public, frozen=True, tag="shadows.grail-row-set"):
    """The card in one space of the row; empty if a card was removed."""

    place: int
    card: str
    gone: Card = Card("")
    """The card that was there; games of revisions 1 and 2 did not record it."""

    def apply(self, public: Camelot) -> Camelot:
        row = (*public.grail[: self.place], self.card, *public.grail[self.place + 1 :])
        order = tuple(place for place in public.grail_order if place != self.place)
        if self.card not in ("", "grail"):
            order = (*order, self.place)
        return replace(public, grail=row, grail_order=order)


def free(row: tuple[str, ...]) -> list[int]:
    return [place for place, card in enumerate(row) if not card]


def lay_grail(tell: Transition, seat: Seat) -> None:
    """The nearest free space; on a full row it removes the nearest black card, and both are discarded."""
    row = tell.public.grail
    if places := free(row):
        tell(GrailRowSet(places[0], "grail"))
    else:
        place = next(place for place, card in enumerate(row) if card != "grail")
        tell(GrailRowSet(place, "", Card(row[place])))
        discard_black(tell, (row[place],))
        discard_white(tell, ("grail",))
    settle(tell, seat)


def lay_despair(tell: Transition, by: Seat, card: str = "despair") -> None:
    """The farthest free space; on a full row it removes the farthest Grail card."""
    row = tell.public.grail
    if places := free(row):
        tell(GrailRowSet(places[-1], card))
    elif tell.public.options.unconfirmed.despair_on_full_row:
        place = max(place for place, lying in enumerate(row) if lying == "grail")
        tell(GrailRowSet(place, "", Card("grail")))
        discard_white(tell, ("grail",))
        discard_black(tell, (card,))
    else:
        discard_black(tell, (card,))
    settle(tell, by)


def lay_desolation(tell: Transition, by: Seat) -> None:
    """It replaces the farthest Grail card; if there is none, it is played like Despair."""
    grails = [place for place, card in enumerate(tell.public.grail) if card == "grail"]
    if not grails:
        lay_despair(tell, by, "desolation")
        return
    tell(GrailRowSet(grails[-1], "desolation", Card("grail")))
    discard_white(tell, ("grail",))
    settle(tell, by)


def lift_despair(tell: Transition) -> None:
    """The Despair that was played last."""
    row, order = tell.public.grail, tell.public.grail_order
    place = next(place for place in reversed(order) if row[place] in liftable(tell.public))
    card = row[place]
    tell(GrailRowSet(place, "", Card(card)))
    discard_black(tell, (card,))


def liftable(public: Camelot) -> tuple[str, ...]:
    guess = public.options.unconfirmed.merlin_takes_desolation
    return ("despair", "desolation") if guess else ("despair",)


def all_black(row: tuple[str, ...]) -> bool:
    """The quest is lost."""
    return set(row) <= {"despair", "desolation"}


def settle(tell: Transition, by: Seat) -> None:
    row = tell.public.grail
    if all_black(row):
        tell.then(end("grail", False, by))
    elif set(row) == {"grail"}:
        tell.then(end("grail", True, by))
