"""The wars against Picts and Saxons: a straight of fight cards wins, four warriors lose (S-9.4)."""

from msgspec.structs import replace

from camlann.engine.facts import Seat
from camlann.shadows.card_piles import play
from camlann.shadows.quests.quest_end import end
from camlann.shadows.state import Camelot, Public, Step, Transition, War, war

STRAIGHT = 5
WARRIORS = 4


class WarFought(Public, frozen=True, tag="shadows.war-fought"):
    war: War
    card: str

    def apply(self, public: Camelot) -> Camelot:
        board = war(public, self.war)
        board = replace(board, cards=board.cards + 1, white=(*board.white, self.card))
        return replace(public, **{self.war: board})


class WarriorCame(Public, frozen=True, tag="shadows.warrior-came"):
    war: War
    warriors: int = 0
    """How many there are now; games of revisions 1 and 2 did not record it."""

    def apply(self, public: Camelot) -> Camelot:
        board = war(public, self.war)
        return replace(public, **{self.war: replace(board, warriors=board.warriors + 1)})


class WarriorGone(Public, frozen=True, tag="shadows.warrior-gone"):
    war: War

    def apply(self, public: Camelot) -> Camelot:
        board = war(public, self.war)
        return replace(public, **{self.war: replace(board, warriors=board.warriors - 1)})


class MordredCame(Public, frozen=True, tag="shadows.mordred-came"):
    """One more card of value five is needed to win this war."""

    war: War

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, mordred=self.war)


class MordredGone(Public, frozen=True, tag="shadows.mordred-gone"):
    def apply(self, public: Camelot) -> Camelot:
        return replace(public, mordred=None)


class Reinforcing(Step, frozen=True, tag="shadows.reinforcing"):
    by: Seat
    war: War

    def run(self, tell: Transition) -> None:
        reinforce(tell, self.by, self.war)


def length(public: Camelot, which: War) -> int:
    return STRAIGHT + (public.mordred == which)


def needed(public: Camelot, which: War) -> int:
    """The next value in the straight."""
    return min(war(public, which).cards + 1, STRAIGHT)


def fight(tell: Transition, seat: Seat, which: War, card: str) -> None:
    play(tell, seat, card)
    tell(WarFought(which, card))
    check_won(tell, seat, which)


def check_won(tell: Transition, seat: Seat, which: War) -> None:
    if war(tell.public, which).cards >= length(tell.public, which):
        tell.then(end(which, True, seat))


def reinforce(tell: Transition, by: Seat, which: War) -> None:
    """One more warrior; the fourth loses the war at once."""
    tell(WarriorCame(which, war(tell.public, which).warriors + 1))
    if war(tell.public, which).warriors == WARRIORS:
        tell.then(end(which, False, by))
