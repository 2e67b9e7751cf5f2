"""Kinds: roles that act alike, by their traits and never by their names.

Two deals that differ only in who of a kind holds which role are alike to everybody else, so a belief counts
them as one hypothesis.
"""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from camlann.avalon.options import Options
from camlann.avalon.quest import binds_lancelot
from camlann.avalon.role_knowledge import Role, Side
from camlann.avalon.roles import role_of


class Kind(Struct, frozen=True, order=True):
    side: Side
    """The printed side."""
    acts_as_lancelot: bool
    """It changes sides, or must fail every quest."""
    quarry: bool
    informed: bool
    """Its holder was shown who is Evil."""

    def evil(self, switched: bool) -> bool:
        """Whether it is Evil now."""
        return (self.side == "evil") != (self.acts_as_lancelot and switched)


def kind_of(role: Role, options: Options) -> Kind:
    return Kind(
        side=role.side,
        acts_as_lancelot=_acts_as_lancelot(role, options),
        quarry=role.quarry,
        informed=any(sight.side == "evil" for sight in role.sees),
    )


def camp_of(role: Role, options: Options) -> Kind:
    """The coarsest kind: which side the role is on, and whether it changes sides.

    Of Evil, those who know each other are told from those who know nobody.
    """
    own = kind_of(role, options)
    return replace(own, quarry=False, informed=own.informed and own.side == "evil")


def camp_and_quarry_of(role: Role, options: Options) -> Kind:
    """The same, and whether Evil hunts it."""
    camp = camp_of(role, options)
    return replace(camp, quarry=role.quarry, informed=camp.informed or role.quarry)


def _acts_as_lancelot(role: Role, options: Options) -> bool:
    """A Lancelot who keeps his side, and may play the cards that others may, is like the rest of it."""
    bound = role.side == "evil" and binds_lancelot(options)
    return role.lancelot and (options.switching or bound)


@lru_cache(maxsize=64)
def rows(cast: tuple[str, ...], options: Options) -> tuple[Role, ...]:
    """The rows of the roles of a game, as these options have them."""
    return tuple(role_of(name, options) for name in cast)
