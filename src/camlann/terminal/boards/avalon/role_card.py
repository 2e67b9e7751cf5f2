"""Role card of a player of Avalon: who I am, what I know and why, and how I win."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from camlann.avalon.options import Options
from camlann.avalon.roles import role_of
from camlann.avalon.state import Court, Knight, allegiance, role
from camlann.i18n.sentences import Names, Place, Words, dashed


def card(words: Words, names: Names, public: Court, own: Knight) -> RenderableType:
    mine, side = role(public, own), allegiance(public, own)
    traits = _traits(words, public)
    name = f"avalon-role-{dashed(mine.name)}"
    lines = [
        words.text(f"{name}.who", **traits),
        words.text(f"{name}.knows", **traits),
        *_known(words, names, own),
        *_stand(words, public, own),
        words.text(f"avalon-side-{side}.wins", **traits),
    ]
    title = Text(_title(words, public, own), style=side)
    return Panel(Text("\n".join(lines)), title=title, title_align="left", expand=False, padding=(0, 1))


def reminder(words: Words, names: Names, public: Court, own: Knight) -> Text:
    """One line about your role."""
    told = words.text("avalon-you-are", name=names[own.seat], role=_title(words, public, own))
    return Text(" ".join([told, *_known(words, names, own)]), style="quiet")


def _title(words: Words, public: Court, own: Knight) -> str:
    """The role, and the side it is on now: a Lancelot's follows from the switches all have seen."""
    mine, side = role(public, own), allegiance(public, own)
    name = "avalon-you-title" if side == mine.side else "avalon-you-turned"
    return words.text(
        name, role=words.word("avalon", "role", mine.name), side=words.word("avalon", "side", side)
    )


def _stand(words: Words, public: Court, own: Knight) -> list[str]:
    if not role(public, own).lancelot or not public.options.switching:
        return []
    side = words.word("avalon", "side", allegiance(public, own))
    return [words.text("avalon-you-stand", switches=public.switches, side=side)]


def _known(words: Words, names: Names, own: Knight) -> list[str]:
    """Whom I saw when eyes opened, whose side I learned since, and whose cards."""
    told = []
    place = Place("avalon", "shown", type(own).__module__, names)
    if own.shown:
        told.append(words.text("avalon-you-see", seen=words.said(None, own.shown, place)))
    looks = [(words.word("avalon", "side", sides[-1]), names[seat]) for seat, sides in own.loyalties.items()]
    if looks:
        told.append(words.text("avalon-you-looked", seen=words.grouped(sorted(looks))))
    if own.peeked:
        told.append(words.text("avalon-you-peeked", peeked=words.said(None, own.peeked, place)))
    return told


def _traits(words: Words, public: Court) -> dict[str, str | int]:
    """What the roles in this game mean for one another."""
    cast = [role_of(name, public.options) for name in sorted(set(public.cast))]
    groups = {
        "hiding": [found for found in cast if found.hides_from_merlin],
        "strangers": [found for found in cast if found.stranger],
        "merlins": [found for found in cast if found.passes_for_merlin],
    }
    traits: dict[str, str | int] = {
        "hunted": "true" if any(found.quarry for found in cast) else "false",
        "lancelot": public.options.lancelot,
        "thumb": _thumb(public.options),
    }
    for name, group in groups.items():
        traits[name] = words.listed([words.word("avalon", "role", found.name) for found in group])
        traits[f"{name}_count"] = len(group)
    return traits


def _thumb(options: Options) -> str:
    """What the rest of Evil sees an Evil Lancelot as who does not see them."""
    return options.lancelot_evil_shown_as if options.switching else "none"
