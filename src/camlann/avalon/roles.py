"""The roles of Avalon, a row each."""

from msgspec.structs import replace

from camlann.avalon import sight
from camlann.avalon.options import Options
from camlann.avalon.sight import Role

ROWS = (
    Role(
        name="merlin",
        side="good",
        look=sight.evil,
        needs=("assassin",),
        passes_for_merlin=True,
        quarry=True,
    ),
    Role(name="percival", side="good", look=sight.merlins, needs=("merlin",)),
    Role(name="loyal", side="good", fills=True),
    Role(name="assassin", side="evil", look=sight.fellows, needs=("merlin",), slays=True),
    Role(name="mordred", side="evil", look=sight.fellows, hides_from_merlin=True),
    Role(name="morgana", side="evil", look=sight.fellows, passes_for_merlin=True),
    Role(name="oberon", side="evil", stranger=True),
    Role(name="minion", side="evil", look=sight.fellows, fills=True),
)

ROLES: dict[str, Role] = {row.name: row for row in ROWS}


def role_of(name: str, options: Options) -> Role:
    """The row of a role at a table with these options."""
    role = ROLES[name]
    if role.stranger and options.oberon_hidden_from_merlin:
        return replace(role, hides_from_merlin=True)
    return role
