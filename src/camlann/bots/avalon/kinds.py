"""Kinds: roles that act alike, by their traits and never by their names.

Two deals that differ only in who of a kind holds which role are alike to everybody else, so a belief counts
them as one hypothesis.
"""

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from camlann.avalon.options import Options
from camlann.avalon.role_knowledge import Role, Side
from camlann.avalon.roles import role_of


class Kind(Struct, frozen=True, order=True):
    side: Side
    """The printed side."""
    lancelot: bool
    quarry: bool
    informed: bool
    """Its holder was shown who is Evil."""

    def evil(self, switched: bool) -> bool:
        """Whether it is Evil now."""
        return (self.side == "evil") != (self.lancelot and switched)


def kind_of(role: Role) -> Kind:
    return Kind(
        side=role.side,
        lancelot=role.lancelot,
        quarry=role.quarry,
        informed=any(sight.side == "evil" for sight in role.sees),
    )


def camp_of(role: Role) -> Kind:
    """The coarsest kind: which side the role is on, and whether it changes sides."""
    return Kind(side=role.side, lancelot=role.lancelot, quarry=False, informed=role.side == "evil")


def camp_and_quarry_of(role: Role) -> Kind:
    """The same, and whether Evil hunts it."""
    camp = camp_of(role)
    return replace(camp, quarry=role.quarry, informed=camp.informed or role.quarry)


@cache
def rows(cast: tuple[str, ...], options: Options) -> tuple[Role, ...]:
    """The rows of the roles of a game, as these options have them."""
    return tuple(role_of(name, options) for name in cast)
