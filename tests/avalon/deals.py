"""Games of Avalon whose deal a test has chosen: roles in seat order, first leader, the top of the decks."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from camlann import avalon
from camlann.avalon.excalibur import Arming, Striking, bearers
from camlann.avalon.plots.close_eye import Watching
from camlann.avalon.plots.no_confidence import Doubting
from camlann.avalon.plots.spotlight import Illuminating
from camlann.avalon.plots.strong_leader import Claiming
from camlann.avalon.state import Court, Knight, SealedState
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.engine.phases import Command

T = TypeVar("T", int, str)
Avalon: TypeAlias = Match[Court, Knight, SealedState]

WINDOWS = (Claiming, Doubting, Illuminating, Watching)
"""Questions to the holder of a plot card, who may let them pass."""


class Stacked:
    """Dice that fall as the test says: `roles` in seat order, `leader` first; other dice show 0.

    Of the decks of `allegiance` and `plots` the cards that are named lie on top in this order, and the
    others follow in the order of the alphabet.
    """

    def __init__(
        self,
        roles: Sequence[str],
        leader: int = 0,
        allegiance: Sequence[str] = (),
        plots: Sequence[str] = (),
    ) -> None:
        self.leader = leader
        self.top = {"roles": tuple(roles), "allegiance": tuple(allegiance), "plots": tuple(plots)}

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        assert label in self.top, f"nothing was said about {label}"
        left: list[T] = sorted(items)
        top: list[T] = []
        for item in self.top[label]:
            assert item in left, f"there is no {item} left among the {label}"
            top.append(left.pop(left.index(item)))
        assert label != "roles" or not left, "other roles are dealt than the test chose"
        return tuple(top + left)

    def roll(self, label: str, faces: int) -> int:
        return self.leader if label == "leader" else 0


def dealt(roles: str, leader: int = 0, allegiance: str = "", plots: str = "", **options: Any) -> Avalon:
    """A game just dealt to `roles`, written in seat order; nobody has acknowledged yet.

    `allegiance` is written like `NNS`: no change, no change, switch. Where `plots` are named there are plot
    cards in the game. The Assassin alone names somebody, unless the test says otherwise.
    """
    names = roles.split()
    named = tuple(sorted(name for name in names if name not in ("loyal", "minion")))
    chosen = avalon.Options(roles=named, **{"plot": bool(plots), "everyone_guesses": False, **options})
    turns = ["switch" if letter == "S" else "no_change" for letter in allegiance]
    dice = Stacked(names, leader, turns, plots.split())
    return Match(avalon, chosen, len(names), lambda n: dice)


def begun(roles: str, leader: int = 0, allegiance: str = "", plots: str = "", **options: Any) -> Avalon:
    """The same, with the reveal behind it: the first leader is to propose, or to hand out plot cards."""
    match = dealt(roles, leader, allegiance, plots, **options)
    everybody(match, avalon.Acknowledge())
    return match


def plotted(roles: str, plots: str, **options: Any) -> Avalon:
    """A game begun with a plot deck of these cards alone, in this order."""
    return begun(roles, plots=plots, plot_deck=tuple(plots.split()), **options)


def handed(roles: str, *cards: tuple[str, int], **options: Any) -> Avalon:
    """A game in which these plot cards, and no others, are handed out to these seats in the first round."""
    match = plotted(roles, " ".join(card for card, _ in cards), **options)
    for card, to in cards:
        give(match, card, to)
    return match


def everybody(match: Avalon, command: Command) -> None:
    """Everyone who is asked gives the same answer."""
    for seat in match.public.asked:
        match.play(seat, command)


def vote(match: Avalon, ballots: str) -> None:
    """Votes in seat order, such as `yyyn`; Opinion Makers give theirs first."""
    first = match.public.asked
    for seat, ballot in sorted(enumerate(ballots), key=lambda each: each[0] not in first):
        match.play(Seat(seat), avalon.Vote("approve" if ballot == "y" else "reject"))


def propose(match: Avalon, *team: int, quest: int | None = None, bearer: int | None = None) -> None:
    """The leader proposes this team, for the quest that is next in order if none is named.

    Where Excalibur is in the game it goes to `bearer`, or to the first who can bear it.
    """
    chosen = match.public.open_quests[0] if quest is None else quest
    match.play(match.public.leader, avalon.Propose(chosen, tuple(Seat(n) for n in team)))
    if isinstance(match.public.phase, Arming):
        arm = bearers(match.public)[0] if bearer is None else Seat(bearer)
        match.play(match.public.leader, avalon.Arm(arm))


def approve(match: Avalon, *team: int, quest: int | None = None, bearer: int | None = None) -> None:
    """A team is proposed and approved by all; whoever may do something about it is asked now."""
    propose(match, *team, quest=quest, bearer=bearer)
    vote(match, "y" * match.public.seats)


def reject(match: Avalon, *team: int, times: int = 1) -> None:
    """A team is proposed and rejected by all, so many times; whoever may take the lead lets it pass."""
    for _ in range(times):
        decline(match)
        propose(match, *team)
        vote(match, "n" * match.public.seats)


def lay(match: Avalon, *team: int, cards: str) -> None:
    """The members play `cards`, such as `SSF`, in seat order."""
    for seat, card in zip(team, cards, strict=True):
        match.play(Seat(seat), avalon.PlayCard("fail" if card == "F" else "success"))


def go(match: Avalon, *team: int, cards: str, quest: int | None = None, bearer: int | None = None) -> None:
    """A team goes on a quest: approved by all, and no plot card and no sword interferes."""
    decline(match)
    approve(match, *team, quest=quest, bearer=bearer)
    decline(match)
    lay(match, *team, cards=cards)
    # Whether somebody takes the lead in the next round is for the test to say.
    decline(match, Striking, Watching)


def decline(match: Avalon, *windows: type) -> None:
    """Whoever may use a plot card or Excalibur now does not."""
    while isinstance(match.public.phase, windows or (*WINDOWS, Striking)):
        striking = isinstance(match.public.phase, Striking)
        match.play(match.public.asked[0], avalon.Sheathe() if striking else avalon.Forgo())


def give(match: Avalon, card: str, to: int) -> None:
    """The leader hands out a plot card."""
    match.play(match.public.leader, avalon.HandOut(card, Seat(to)))
