"""Avalon on a screen: the quests, the table with its marks, and a player's own card."""

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from camlann.avalon.game import Court, Knight, role
from camlann.avalon.numbers import QUESTS, REJECTIONS, TO_WIN, fails_needed, team_size
from camlann.avalon.options import Options
from camlann.avalon.roles import ROLES, role_of
from camlann.avalon.sight import Role
from camlann.table.facts import Seat
from camlann.terminal.screen import Fitting
from camlann.words import Names, Words

WIDEST = 78


def opening(words: Words, names: Names, public: Court) -> RenderableType:
    """Which roles are dealt, and what else the table chose."""
    lines = Table.grid(padding=(0, 1))
    for side in ("good", "evil"):
        roles = Counter(
            name for name in ROLES for _ in range(public.cast.count(name)) if ROLES[name].side == side
        )
        told = [
            words.text("avalon-board-dealt", role=words.word("avalon", "role", name), n=number)
            for name, number in roles.items()
        ]
        title = words.text("avalon-board-side", side=words.word("avalon", "side", side), n=roles.total())
        lines.add_row(Text(title, style=side), Text(words.listed(told)))
    usual = Options()
    chosen = [
        Text(words.option(public.options, "avalon", name, names))
        for name in Options.__struct_fields__
        if name != "roles" and getattr(public.options, name) != getattr(usual, name)
    ]
    return Group(lines, *chosen)


def legend(words: Words) -> RenderableType:
    return Text(words.text("avalon-board-legend"), style="mark")


def board(words: Words, names: Names, public: Court, own: Knight | None) -> RenderableType:
    parts: list[RenderableType] = [
        Fitting(_track(words, public), _track(words, public, upright=True)),
        _rejections(words, public),
        Text(),
        Fitting(
            _players(words, names, public, own),
            _players(words, names, public, own, short=True),
            _players(words, names, public, own, short=True, bare=True),
        ),
    ]
    if own is not None and own.role:
        parts.append(_reminder(words, names, public, own))
    return Group(*parts)


def card(words: Words, names: Names, public: Court, own: Knight) -> RenderableType:
    mine = role(public, own)
    traits = _traits(words, public)
    lines = [
        words.text(f"avalon-role-{mine.name}.who"),
        words.text(f"avalon-role-{mine.name}.knows", **traits),
        *_known(words, names, own),
        words.text(f"avalon-side-{mine.side}.wins", **traits),
    ]
    title = Text(_title(words, mine), style=mine.side)
    return Panel(Text("\n".join(lines)), title=title, title_align="left", expand=False, padding=(0, 1))


def _track(words: Words, public: Court, upright: bool = False) -> Table:
    """The quests: how many go, and what became of them."""
    track = Table.grid(padding=(0, 3, 0, 0))
    columns = [[_quest_title(words, public, n), *_quest(words, public, n)] for n in QUESTS]
    for row in columns if upright else zip(*columns, strict=True):
        track.add_row(*row)
    return track


def _quest_title(words: Words, public: Court, number: int) -> Text:
    now = public.open_quests[:1] == (number,) and max(public.won, public.lost) < TO_WIN
    if now and public.winner is None:
        return Text(words.text("avalon-board-quest-now", quest=number), style="mark")
    return Text(words.text("avalon-board-quest", quest=number))


def _quest(words: Words, public: Court, number: int) -> tuple[Text, Text]:
    size = words.text("avalon-board-size", size=team_size(public.seats, number))
    done = next((quest for quest in public.quests if quest.quest == number), None)
    if done is not None and done.won:
        state = Text(words.text("avalon-board-won", fails=done.fails), style="good")
    elif done is not None:
        state = Text(words.text("avalon-board-lost", fails=done.fails), style="evil")
    elif fails_needed(public.seats, number) == 2:
        state = Text(words.text("avalon-board-two-fails"), style="quiet")
    else:
        state = Text()
    return Text(size), state


def _rejections(words: Words, public: Court) -> Text:
    track = "●" * public.rejections + "○" * (REJECTIONS - public.rejections)
    told = words.text("avalon-board-rejections", track=track, rejections=public.rejections)
    return Text(told, style="refusal" if public.rejections == REJECTIONS - 1 else "")


def _players(
    words: Words, names: Names, public: Court, own: Knight | None, short: bool = False, bare: bool = False
) -> Table:
    """A line for each player; `bare` without what a narrow screen has no room for."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    known = "avalon-board-roles" if public.roles else "avalon-board-known"
    table.add_column("", justify="right")
    table.add_column(words.text("avalon-board-player"), overflow="ellipsis", no_wrap=True)
    table.add_column("" if short else words.text("avalon-board-marks"), no_wrap=True)
    table.add_column("" if short else words.text("avalon-board-vote"), no_wrap=True)
    if not bare:
        table.add_column(words.text("avalon-board-quests"), no_wrap=True)
    if not bare or public.roles:
        table.add_column(words.text(known) if own is not None or public.roles else "")
    for seat in public.everyone:
        mine = own is not None and own.seat == seat
        row: list[Text] = [
            Text(words.number(seat + 1)),
            Text(names[seat], style="mine" if mine else ""),
            Text("  ".join(_marks(words, public, seat, short)), style="mark"),
            _vote(words, public, seat, short),
        ]
        if not bare:
            been = [words.number(quest.quest) for quest in public.quests if seat in quest.team]
            row.append(Text(" ".join(been)))
        if not bare or public.roles:
            row.append(_about(words, public, own, seat))
        table.add_row(*row)
    return table


def _marks(words: Words, public: Court, seat: Seat, short: bool) -> Iterable[str]:
    form = ".short" if short else ""
    if public.leader == seat and public.winner is None:
        yield words.text(f"avalon-board-leader{form}")
    if public.proposal is not None and seat in public.proposal.team:
        yield words.text(f"avalon-board-team{form}")
    if public.lady == seat:
        yield words.text(f"avalon-board-lady{form}")
    elif seat in public.lady_held:
        yield words.text(f"avalon-board-held-lady{form}")
    if public.named == seat:
        yield words.text(f"avalon-board-named{form}")


def _vote(words: Words, public: Court, seat: Seat, short: bool) -> Text:
    if not public.votes:
        return Text()
    form = ".short" if short else ""
    approves = public.votes[seat] == "approve"
    return Text(words.text(f"avalon-board-approves{form}" if approves else f"avalon-board-rejects{form}"))


def _about(words: Words, public: Court, own: Knight | None, seat: Seat) -> Text:
    """What is known of a player: to all, once the game is over; to me, before that."""
    if public.roles:
        found = role_of(public.roles[seat], public.options)
        return Text(words.word("avalon", "role", found.name), style=found.side)
    if own is None:
        return Text()
    if own.seat == seat:
        return Text(words.text("avalon-board-you"), style="mine")
    told = [words.word("avalon", "label", seen.label) for seen in own.shown if seen.seat == seat]
    if side := own.loyalties.get(seat):
        told.append(words.text("avalon-board-looked", side=words.word("avalon", "side", side)))
    return Text(", ".join(told))


def _reminder(words: Words, names: Names, public: Court, own: Knight) -> Text:
    """One line about oneself."""
    mine = role(public, own)
    told = words.text("avalon-you-are", name=names[own.seat], role=_title(words, mine))
    return Text(" ".join([told, *_known(words, names, own)]), style="quiet")


def _title(words: Words, mine: Role) -> str:
    role, side = words.word("avalon", "role", mine.name), words.word("avalon", "side", mine.side)
    return words.text("avalon-you-title", role=role, side=side)


def _known(words: Words, names: Names, own: Knight) -> list[str]:
    """Whom I saw when eyes opened, and what the Lady showed me."""
    told = []
    pairs = [(words.word("avalon", "label", seen.label), names[seen.seat]) for seen in own.shown]
    if pairs:
        told.append(words.text("avalon-you-see", seen=words.grouped(sorted(pairs, key=lambda pair: pair[0]))))
    looks = [(words.word("avalon", "side", side), names[seat]) for seat, side in own.loyalties.items()]
    if looks:
        told.append(words.text("avalon-you-looked", seen=words.grouped(sorted(looks))))
    return told


def _traits(words: Words, public: Court) -> dict[str, str | int]:
    """What the roles in this game mean for one another."""
    cast = [role_of(name, public.options) for name in sorted(set(public.cast))]
    groups = {
        "hiding": [found for found in cast if found.hides_from_merlin],
        "strangers": [found for found in cast if found.stranger],
        "merlins": [found for found in cast if found.passes_for_merlin],
    }
    traits: dict[str, str | int] = {"hunted": "true" if any(found.quarry for found in cast) else "false"}
    for name, group in groups.items():
        traits[name] = words.listed([words.word("avalon", "role", found.name) for found in group])
        traits[f"{name}_count"] = len(group)
    return traits
