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
    Role(name="lancelot_good", side="good", lancelot=True, look=sight.namesake),
    Role(name="loyal", side="good", fills=True),
    Role(name="assassin", side="evil", look=sight.fellows, needs=("merlin",), slays=True),
    Role(name="mordred", side="evil", look=sight.fellows, hides_from_merlin=True),
    Role(name="morgana", side="evil", look=sight.fellows, passes_for_merlin=True),
    Role(name="oberon", side="evil", stranger=True),
    Role(name="lancelot_evil", side="evil", lancelot=True, look=sight.fellows_and_namesake),
    Role(name="minion", side="evil", look=sight.fellows, fills=True),
)

ROLES: dict[str, Role] = {row.name: row for row in ROWS}


def role_of(name: str, options: Options) -> Role:
    """The row of a role at a table with these options."""
    role = ROLES[name]
    if role.stranger and options.oberon_hidden_from_merlin:
        return replace(role, hides_from_merlin=True)
    if role.lancelot and options.switching:
        # He who may change sides keeps his eyes shut; the rest of Evil know him by his thumb.
        thumb: sight.Label = "evil_lancelot" if options.lancelot_evil_shown_as == "lancelot" else "evil"
        return replace(role, look=None, shown_as=thumb)
    return role
