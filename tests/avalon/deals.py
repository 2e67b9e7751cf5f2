"""Games of Avalon whose deal a test has chosen: roles in seat order, and who leads first."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from camlann import avalon
from camlann.avalon.game import Court, Crypt, Knight
from camlann.table.facts import Seat
from camlann.table.phases import Command
from camlann.table.table import Table

T = TypeVar("T", int, str)
Avalon: TypeAlias = Table[Court, Knight, Crypt]


class Stacked:
    """Dice that fall as the test says: `roles` in seat order, `leader` first; other dice show 0."""

    def __init__(self, roles: Sequence[str], leader: int = 0) -> None:
        self.roles, self.leader = tuple(roles), leader

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        assert label == "roles", f"nothing was said about {label}"
        dealt = sorted(items)
        assert dealt == sorted(self.roles), "other roles are dealt than the test chose"
        return tuple(dealt[dealt.index(role)] for role in self.roles)  # type: ignore[arg-type]

    def roll(self, label: str, faces: int) -> int:
        return self.leader if label == "leader" else 0


def dealt(roles: str, leader: int = 0, **options: Any) -> Avalon:
    """A game just dealt to `roles`, written in seat order; nobody has acknowledged yet."""
    names = roles.split()
    named = tuple(sorted(name for name in names if name not in ("loyal", "minion")))
    chosen = avalon.Options(roles=named, **options)
    return Table(avalon, chosen, len(names), lambda n: Stacked(names, leader))


def begun(roles: str, leader: int = 0, **options: Any) -> Avalon:
    """The same, with the reveal behind it: the first leader is to propose."""
    table = dealt(roles, leader, **options)
    everybody(table, avalon.Acknowledge())
    return table


def everybody(table: Avalon, command: Command) -> None:
    """Everyone who is asked gives the same answer."""
    for seat in table.public.asked:
        table.play(seat, command)


def vote(table: Avalon, ballots: str) -> None:
    """Votes in seat order, such as `yyyn`."""
    for seat, ballot in enumerate(ballots):
        table.play(Seat(seat), avalon.Vote("approve" if ballot == "y" else "reject"))


def propose(table: Avalon, *team: int, quest: int | None = None) -> None:
    """The leader proposes this team for the quest that is next in order."""
    chosen = table.public.open_quests[0] if quest is None else quest
    table.play(table.public.leader, avalon.Propose(chosen, tuple(Seat(n) for n in team)))


def go(table: Avalon, *team: int, cards: str) -> None:
    """A team is proposed and approved by all, and its members play `cards`, such as `SSF`, in seat order."""
    propose(table, *team)
    vote(table, "y" * table.public.seats)
    for seat, card in zip(team, cards, strict=True):
        table.play(Seat(seat), avalon.PlayCard("fail" if card == "F" else "success"))
