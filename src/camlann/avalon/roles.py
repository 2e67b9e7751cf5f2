"""The roles of Avalon, one row each."""

from msgspec.structs import replace

from camlann.avalon import role_knowledge
from camlann.avalon.options import Edition, Options
from camlann.avalon.role_knowledge import Role, Sight

EVERYWHERE: tuple[Edition, ...] = ("house", "it", "fr", "fa")
LANCELOTS_WAKE = ("lancelots_open", "lancelots_close")

SEES_EVIL = Sight(
    name="merlin", look=role_knowledge.evil, labels=("evil",), side="evil", never=("hides_from_merlin",)
)
SEES_FELLOWS = Sight(
    name="evil",
    look=role_knowledge.fellows,
    labels=("evil", "evil_lancelot"),
    side="evil",
    never=("stranger",),
)
SEES_MERLINS = Sight(
    name="percival",
    look=role_knowledge.merlins,
    labels=("merlin", "merlin_or_morgana"),
    only=("passes_for_merlin",),
)
SEES_NAMESAKE = Sight(
    name="lancelot",
    look=role_knowledge.namesake,
    labels=("good_lancelot", "evil_lancelot"),
    only=("lancelot",),
)

ROWS = (
    Role(
        name="merlin",
        side="good",
        sees=(SEES_EVIL,),
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
        sees=(SEES_MERLINS,),
        needs=("merlin",),
        editions=("house", "it", "fa"),
        narrated=("percival_thumbs", "percival_open", "thumbs_down", "percival_close"),
    ),
    Role(
        name="lancelot_good",
        side="good",
        lancelot=True,
        sees=(SEES_NAMESAKE,),
        editions=("house", "it", "fr"),
        gives_way=4,
        narrated=LANCELOTS_WAKE,
    ),
    Role(name="loyal", side="good", fills=True, basic=True, copies=5, editions=EVERYWHERE, gives_way=0),
    Role(
        name="assassin",
        side="evil",
        sees=(SEES_FELLOWS,),
        needs=("merlin",),
        slays=True,
        basic=True,
        editions=EVERYWHERE,
        gives_way=None,
    ),
    Role(
        name="mordred",
        side="evil",
        sees=(SEES_FELLOWS,),
        hides_from_merlin=True,
        editions=("house", "it", "fa"),
        gives_way=2,
    ),
    Role(
        name="morgana",
        side="evil",
        sees=(SEES_FELLOWS,),
        passes_for_merlin=True,
        editions=("house", "it", "fa"),
        gives_way=3,
    ),
    Role(name="oberon", side="evil", stranger=True, editions=("house", "it", "fa")),
    Role(
        name="lancelot_evil",
        side="evil",
        lancelot=True,
        sees=(SEES_FELLOWS, SEES_NAMESAKE),
        editions=("house", "it", "fr"),
        gives_way=4,
        narrated=LANCELOTS_WAKE,
    ),
    Role(
        name="minion",
        side="evil",
        sees=(SEES_FELLOWS,),
        fills=True,
        basic=True,
        copies=3,
        editions=EVERYWHERE,
        gives_way=0,
    ),
)

ROLES: dict[str, Role] = {row.name: row for row in ROWS}


def sights() -> dict[str, Sight]:
    """All kinds of knowledge that a role may have, by name."""
    return {each.name: each for role in ROLES.values() for each in role.sees}


def lancelots() -> tuple[str, ...]:
    """The roles that change sides together, sorted."""
    return tuple(sorted(name for name, role in ROLES.items() if role.lancelot))


def coded(name: str) -> str:
    """The name of a role in the code of a notice."""
    return name.upper().replace("_", "-")


def role_of(name: str, options: Options) -> Role:
    """The row of a role at a table with these options."""
    role = ROLES[name]
    if role.stranger and options.oberon_hidden_from_merlin:
        return replace(role, hides_from_merlin=True)
    if role.lancelot and options.switching:
        # A Lancelot who may change sides keeps his eyes closed; the rest of Evil know him by his thumb.
        thumb = "evil_lancelot" if options.lancelot_evil_shown_as == "lancelot" else "evil"
        return replace(role, sees=(), shown_as=thumb)
    return role
