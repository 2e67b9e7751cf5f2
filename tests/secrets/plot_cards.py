"""The plot cards as the oracle follows them: drawn and handed out in the open, and used in their windows."""

from collections.abc import Sequence

from tests.secrets import rulebook_tables
from tests.secrets.ledger import Ledger, Plain
from tests.secrets.rulebook_tables import AT_ONCE

WINDOWS = {
    "claiming": "strong_leader",
    "doubting": "no_confidence",
    "illuminating": "spotlight",
    "watching": "close_eye",
}
"""The question that is put in the window of each card."""


class Plotting(Ledger):
    """Who holds which plot card, and what may be done with it now."""

    plots: list[str]
    """The deck, from its top; nobody knows its order."""
    lying: dict[int, tuple[str, ...]]
    """The cards that lie before each seat, for all to see."""
    drawn: tuple[str, ...]
    given: tuple[int, ...]
    """Who had a card of this draw."""
    waiting: tuple[int, ...]
    """Those who are still to be asked in an open window."""
    watched: tuple[int, ...]
    """The members whose cards somebody has looked at."""

    def lay_plots(self, plots: Sequence[str]) -> None:
        self.plots, self.lying = [*plots], dict.fromkeys(range(self.seats), ())
        self.drawn, self.given, self.waiting, self.watched = (), (), (), ()
        if self.rules["plot"]:
            self.say(("plot deck", len(plots)))

    def holders(self, card: str) -> list[int]:
        return [seat for seat in range(self.seats) if card in self.lying[seat]]

    def recipients(self) -> list[int]:
        """Whom the leader may give a card, clockwise from his left."""
        spared = self.given if self.rules["plot_recipients"] == "distinct_others" else ()
        return [seat for seat in self.around(self.leader)[1:] if seat not in spared]

    def takeable(self, seat: int) -> list[tuple[int, str]]:
        """The plot cards that lie before others, clockwise."""
        return [(other, card) for other in self.around(seat)[1:] for card in self.lying[other]]

    def watchable(self, seat: int) -> list[int]:
        """Members whose card is neither one's own, nor open, nor looked at by somebody."""
        return [n for n in self.team if n not in {seat, self.spotlight, *self.watched}]

    def able(self, window: str, seat: int) -> bool:
        """Whether this seat has something to do in a window; all of it follows from what lies open."""
        mine = self.lying[seat]
        match window:
            case "claiming":
                leads = "strong_leader" in mine and seat != self.leader
                return leads or ("take_responsibility" in mine and bool(self.takeable(seat)))
            case "watching":
                return "close_eye" in mine and bool(self.watchable(seat))
            case _:
                return WINDOWS[window] in mine

    def open_window(self, window: str) -> None:
        """Those who can do something are asked one after the other, the leader first or else last."""
        first = self.leader + (self.rules["plot_precedence"] == "from_leaders_left")
        self.waiting = tuple(seat for seat in self.around(first) if self.able(window, seat))
        if self.waiting:
            self.say(("window", self.ask, *self.named_by(window)))
        self.go_on_in(window)

    def named_by(self, window: str) -> list[str]:
        """The cards that those who are waiting can play in a window."""
        if window != "claiming":
            return [WINDOWS[window]]
        leads = any("strong_leader" in self.lying[seat] and seat != self.leader for seat in self.waiting)
        takes = any("take_responsibility" in self.lying[n] and self.takeable(n) for n in self.waiting)
        return ["strong_leader"] * leads + ["take_responsibility"] * takes

    def go_on_in(self, window: str) -> None:
        """The next one is asked; who has nothing left to do is passed over."""
        while self.waiting:
            seat, *rest = self.waiting
            self.waiting = tuple(rest)
            if self.able(window, seat):
                self.wait_for(window, [seat])
                return
        self.close_window(window)

    def close_window(self, window: str) -> None:
        raise NotImplementedError

    def all_handed_out(self) -> None:
        raise NotImplementedError

    def draw(self) -> None:
        """The first leader of a round draws, and everybody sees what."""
        number = rulebook_tables.draws(self.rules, self.seats)
        self.drawn, self.given = tuple(sorted(self.plots[:number])), ()
        del self.plots[:number]
        if self.drawn:
            self.say(("drawn", self.round, self.leader, *self.drawn))
        self.hand_out_next()

    def hand_out_next(self) -> None:
        if self.drawn:
            self.wait_for("handing-out", [self.leader])
        else:
            self.all_handed_out()

    def plot(self, seat: int, command: Plain) -> None:
        """A seat does this with a plot card."""
        match self.phase, command:
            case "handing-out", {"type": "avalon.hand-out", "card": card, "to": to}:
                assert to in self.recipients()
                assert card != "establish_confidence"
                self.give(card, to)
            case "handing-out", {"type": "avalon.carry-out", "card": "establish_confidence" as card}:
                self.give(card, seat)
            case "overhearing", {"type": "avalon.overhear", "target": target}:
                assert target in {(seat + 1) % self.seats, (seat - 1) % self.seats}
                self.say(("looked", self.ask, seat, target))
                self.see_side(seat, target)
                self.hand_out_next()
            case "confiding", {"type": "avalon.confide", "to": to}:
                assert to != seat
                self.say(("showed", self.ask, seat, to))
                self.see_side(to, seat)
                self.hand_out_next()
            case "taking-responsibility", {"type": "avalon.take", "giver": giver, "card": card}:
                self.take(seat, giver, card)
                self.hand_out_next()
            case "claiming", {"type": "avalon.take", "giver": giver, "card": card}:
                self.use(seat, "take_responsibility")
                self.take(seat, giver, card)
                self.waiting = (seat, *self.waiting)
                self.go_on_in("claiming")
            case "claiming", {"type": "avalon.take-lead"}:
                assert seat != self.leader
                self.use(seat, "strong_leader")
                self.say(("lead taken", self.ask, seat))
                self.displaced, self.leader = self.leader, seat
                self.close_window("claiming")
            case "illuminating", {"type": "avalon.illuminate", "target": target}:
                assert target in self.team
                self.use(seat, "spotlight")
                self.spotlight = target
                self.say(("spotlight", self.ask, seat, target))
                self.go_on_in("illuminating")
            case "watching", {"type": "avalon.watch", "targets": targets}:
                self.watch(seat, targets)
                self.go_on_in("watching")
            case _, {"type": "avalon.forgo"} if self.phase in WINDOWS:
                leads = "strong_leader" in self.lying[seat] and seat != self.leader
                kept = self.phase == "claiming" and not leads
                card = "take_responsibility" if kept else WINDOWS[self.phase]
                self.say(("forgone", self.ask, seat, card))
                self.go_on_in(self.phase)
            case _:
                raise AssertionError(f"{command} is no answer to {self.phase}")

    def give(self, card: str, to: int) -> None:
        at = self.drawn.index(card)
        self.drawn = self.drawn[:at] + self.drawn[at + 1 :]
        held = card == "take_responsibility" and self.rules["take_responsibility"] == "held"
        keeps = held or card not in AT_ONCE
        self.say(("given", self.ask, self.leader, to, card, keeps))
        if to != self.leader:
            self.given = (*self.given, to)
        if keeps:
            self.lying[to] = tuple(sorted((*self.lying[to], card)))
            self.hand_out_next()
        elif card == "take_responsibility" and not self.takeable(to):
            self.say(("took nothing", self.ask, to))
            self.hand_out_next()
        else:
            phases = {"take_responsibility": "taking-responsibility", "overheard": "overhearing"}
            self.wait_for(phases.get(card, "confiding"), [to])

    def take(self, seat: int, giver: int, card: str) -> None:
        assert (giver, card) in self.takeable(seat)
        self.say(("took", self.ask, seat, giver, card))
        self.put_away(giver, card)
        self.lying[seat] = tuple(sorted((*self.lying[seat], card)))

    def use(self, seat: int, card: str) -> None:
        self.say(("used", self.ask, seat, card))
        self.put_away(seat, card)

    def watch(self, seat: int, targets: Sequence[int]) -> None:
        """Cards are seen as they lie now, one for each copy played, and by one viewer only."""
        assert targets
        for target in targets:
            assert target in self.watchable(seat)
            self.use(seat, "close_eye")
            self.watched = (*self.watched, target)
            self.say(("watched", self.quest, seat, target))
            self.whisper(seat, ("peeked", seat, self.quest, target, self.cards[target]))

    def put_away(self, seat: int, card: str) -> None:
        at = self.lying[seat].index(card)
        self.lying[seat] = self.lying[seat][:at] + self.lying[seat][at + 1 :]

    def plot_default(self) -> Plain:
        """For a missed deadline a window is let pass, and what must be done hits the next clockwise."""
        (seat,) = self.asked
        match self.phase:
            case "handing-out" if self.drawn[0] == "establish_confidence":
                return {"type": "avalon.carry-out", "card": self.drawn[0]}
            case "handing-out":
                return {"type": "avalon.hand-out", "card": self.drawn[0], "to": self.recipients()[0]}
            case "overhearing":
                return {"type": "avalon.overhear", "target": (seat + 1) % self.seats}
            case "confiding":
                return {"type": "avalon.confide", "to": (seat + 1) % self.seats}
            case "taking-responsibility":
                giver, card = self.takeable(seat)[0]
                return {"type": "avalon.take", "giver": giver, "card": card}
            case _:
                return {"type": "avalon.forgo"}
