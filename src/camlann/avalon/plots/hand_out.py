"""Handing out plot cards: the first leader of a round draws plot cards face up and gives each to
another knight. A card with an immediate effect is resolved before the next is handed out.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from camlann.avalon.options import Options
from camlann.avalon.plots.deck import PLOTS, deck, draws, kind
from camlann.avalon.plots.held_cards import close, with_card
from camlann.avalon.state import Court, Game, Knight, Public, Sealed, SealedState, Step, Transition, Turn
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, one, then
from camlann.engine.phases import Command, NotOffered, Reason, Roll, offer
from camlann.engine.transition import AnyThrow, shuffling


class HandOut(Command, frozen=True, tag="avalon.hand-out"):
    card: str
    to: Seat


class CarryOut(Command, frozen=True, tag="avalon.carry-out"):
    """The leader carries out the card, if it is addressed to the leader."""

    card: str


class HandingOut(Turn, frozen=True, tag="avalon.handing-out"):
    leader: Seat

    def asks(self, public: Court) -> Team:
        return (self.leader,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        mine = [card for card in public.drawn if kind(card, public.options) == "leader"]
        others = [card for card in public.drawn if card not in mine]
        offers = []
        if others:
            offers.append(offer(HandOut, then(dict.fromkeys(others, one(recipients(public))))))
        if mine:
            offers.append(offer(CarryOut, one(mine)))
        return offers

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        match command:
            case HandOut(_, to) if to == self.leader:
                return PlotNotKept()
            case HandOut(_, to) if to in public.receivers and to not in recipients(public):
                return PlotOneEach()
            case _:
                return NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        """The first card, to the first player clockwise who may have it."""
        card = public.drawn[0]
        if kind(card, public.options) == "leader":
            return CarryOut(card)
        return HandOut(card, min(recipients(public), key=lambda seat: (seat - self.leader) % public.seats))

    def act(self, tell: Transition, seat: Seat, command: HandOut | CarryOut) -> None:
        to = command.to if isinstance(command, HandOut) else seat
        keeps = kind(command.card, tell.public.options) in ("held", "permanent")
        tell(PlotGiven(seat, to, command.card, keeps))
        effect = PLOTS[command.card].effect
        if effect is not None and not keeps:
            tell.then(effect(to))


class PlotsLaid(Sealed, frozen=True, tag="avalon.plots-laid"):
    cards: tuple[str, ...]

    def apply(self, sealed: SealedState, public: Court) -> SealedState:
        return replace(sealed, plots=self.cards)


class PlotDeckSet(Public, frozen=True, tag="avalon.plot-deck-set"):
    number: int

    def apply(self, public: Court) -> Court:
        return replace(public, plot_deck=self.number, plots=((),) * public.seats)


class PlotsDrawn(Public, frozen=True, tag="avalon.plots-drawn"):
    by: Seat
    cards: tuple[str, ...]

    def apply(self, public: Court) -> Court:
        return replace(
            # A Strong Leader that is handed out now is too late for this leader.
            close(public, "strong_leader"),
            plot_deck=public.plot_deck - len(self.cards),
            plot_round=public.round,
            drawn=self.cards,
            receivers=(),
        )

    def beneath(self, sealed: SealedState, public: Court) -> SealedState:
        return replace(sealed, plots=sealed.plots[len(self.cards) :])


class PlotGiven(Public, frozen=True, tag="avalon.plot-given"):
    by: Seat
    to: Seat
    card: str
    keeps: bool
    """Whether it stays in front of the receiver."""

    def apply(self, public: Court) -> Court:
        at = public.drawn.index(self.card)
        receivers = public.receivers if self.to == self.by else tuple(sorted({*public.receivers, self.to}))
        public = replace(public, drawn=public.drawn[:at] + public.drawn[at + 1 :], receivers=receivers)
        return with_card(public, self.to, self.card) if self.keeps else public


class PlotNotKept(Reason, frozen=True, tag="avalon.plot-not-kept"):
    """The leader cannot keep a card."""


class PlotOneEach(Reason, frozen=True, tag="avalon.plot-one-each"):
    """At this table nobody gets two cards of one draw."""


class Drawing(Step, frozen=True, tag="avalon.drawing"):
    def run(self, tell: Transition) -> None:
        public, sealed = tell.public, tell.game.sealed
        assert sealed is not None
        number = draws(public.options, public.seats)
        tell(PlotsDrawn(public.leader, tuple(sorted(sealed.plots[:number]))))


def recipients(public: Court) -> Team:
    spared = public.receivers if public.options.plot_recipients == "distinct_others" else ()
    return tuple(seat for seat in public.everyone if seat != public.leader and seat not in spared)


LAID: Final = (PlotsLaid, "cards")


def throws(options: Options, seats: int) -> Iterator[AnyThrow]:
    if options.plot:
        yield shuffling("plots", deck(options, seats), LAID)


def deal(tell: Transition) -> None:
    public = tell.public
    if public.options.plot:
        cards = tell.shuffle("plots", deck(public.options, public.seats), LAID)
        tell(PlotDeckSet(len(cards)), PlotsLaid(cards))


def drawing(game: Game) -> Step | None:
    """Only the first leader of a round draws, before any team is proposed."""
    public = game.public
    fresh = public.plot_round < public.round and public.rejections == 0 and public.proposal is None
    return Drawing() if fresh and public.plot_deck else None


def due(game: Game) -> Step | None:
    return HandingOut(game.public.leader) if game.public.drawn else None
