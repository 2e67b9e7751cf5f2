"""The roles of Avalon, a row each."""

from msgspec.structs import replace

from camlann.avalon import sight
from camlann.avalon.options import Edition, Options
from camlann.avalon.sight import Role

EVERYWHERE: tuple[Edition, ...] = ("house", "it", "fr", "fa")
LANCELOTS_WAKE = ("lancelots_open", "lancelots_close")

ROWS = (
    Role(
        name="merlin",
        side="good",
        look=sight.evil,
        needs=("assassin",),
        passes_for_merlin=True,
        quarry=True,
        basic=True,
        editions=EVERYWHERE,
        gives_way=None,
        narrated=("evil_thumbs", "thumbs_reminder", "merlin_open", "thumbs_down", "merlin_close"),
    ),
    Role(
        name="percival",
        side="good",
        look=sight.merlins,
        needs=("merlin",),
        editions=("house", "it", "fa"),
        narrated=("percival_thumbs", "percival_open", "thumbs_down", "percival_close"),
    ),
    Role(
        name="lancelot_good",
        side="good",
        lancelot=True,
        look=sight.namesake,
        editions=("house", "it", "fr"),
        gives_way=4,
        narrated=LANCELOTS_WAKE,
    ),
    Role(name="loyal", side="good", fills=True, basic=True, copies=5, editions=EVERYWHERE, gives_way=0),
    Role(
        name="assassin",
        side="evil",
        look=sight.fellows,
        needs=("merlin",),
        slays=True,
        basic=True,
        editions=EVERYWHERE,
        gives_way=None,
    ),
    Role(
        name="mordred",
        side="evil",
        look=sight.fellows,
        hides_from_merlin=True,
        editions=("house", "it", "fa"),
        gives_way=2,
    ),
    Role(
        name="morgana",
        side="evil",
        look=sight.fellows,
        passes_for_merlin=True,
        editions=("house", "it", "fa"),
        gives_way=3,
    ),
    Role(name="oberon", side="evil", stranger=True, editions=("house", "it", "fa")),
    Role(
        name="lancelot_evil",
        side="evil",
        lancelot=True,
        look=sight.fellows_and_namesake,
        editions=("house", "it", "fr"),
        gives_way=4,
        narrated=LANCELOTS_WAKE,
    ),
    Role(
        name="minion",
        side="evil",
        look=sight.fellows,
        fills=True,
        basic=True,
        copies=3,
        editions=EVERYWHERE,
        gives_way=0,
    ),
)

ROLES: dict[str, Role] = {row.name: row for row in ROWS}


def lancelots() -> tuple[str, ...]:
    """The roles that change sides together, sorted."""
    return tuple(sorted(name for name, role in ROLES.items() if role.lancelot))


def coded(name: str) -> str:
    """A role in the code of a notice."""
    return name.upper().replace("_", "-")


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
