"""End of the game: three lost quests, five rejected teams in a round, or the assassination."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from camlann.avalon import guess
from camlann.avalon.assassin import hunted
from camlann.avalon.role_knowledge import Seen, Side
from camlann.avalon.state import Card, Court, Game, Peek, Public, Why, role
from camlann.avalon.team_and_side_sizes import REJECTIONS, TO_WIN
from camlann.engine.facts import Seat


class Over(Public, frozen=True, tag="avalon.over"):
    winner: Side
    why: Why
    roles: tuple[str, ...]
    """By seat."""

    def apply(self, public: Court) -> Court:
        return replace(public, winner=self.winner, why=self.why, roles=self.roles)


class Confession(Struct, frozen=True):
    """What one seat saw and played."""

    seat: Seat
    shown: tuple[Seen, ...]
    loyalties: dict[Seat, tuple[Side, ...]]
    cards: dict[int, Card]
    peeked: tuple[Peek, ...]


class AllTold(Public, frozen=True, tag="avalon.all-told"):
    """After the end, if the table wants it: what everybody saw and played."""

    confessions: tuple[Confession, ...]


def ended(game: Game) -> tuple[Side, Why] | None:
    public = game.public
    if public.lost == TO_WIN:
        return "evil", "three_fails"
    if public.rejections == REJECTIONS:
        return "evil", "five_rejections"
    if public.named is not None:
        if role(public, game.own[public.named]).quarry:
            return "evil", "merlin_assassinated"
        return "good", "assassination_missed"
    if public.nobody_named:
        return "good", "nobody_named"
    if public.won == TO_WIN and not hunted(public):
        return "good", "three_successes"
    return None


def ending(game: Game) -> Sequence[Public]:
    end = ended(game)
    if end is None:
        return ()
    seats = [game.own[seat] for seat in game.public.everyone]
    over = Over(*end, tuple(own.role for own in seats))
    if game.public.options.post_game_detail == "roles":
        return over, *guess.shown(game)
    told = AllTold(
        tuple(Confession(own.seat, own.shown, own.loyalties, own.cards, own.peeked) for own in seats)
    )
    return over, *guess.shown(game), told
