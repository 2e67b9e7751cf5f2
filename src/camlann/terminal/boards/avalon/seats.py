"""Players of Avalon on the terminal board: a line each, with marks, cards, and what the viewer knows."""

from collections.abc import Iterable, Iterator

from rich.table import Table
from rich.text import Text

from camlann.avalon.roles import role_of
from camlann.avalon.state import Court, Knight, side_now
from camlann.engine.facts import Seat
from camlann.i18n.sentences import Names, Words


def players(
    words: Words, names: Names, public: Court, own: Knight | None, short: bool = False, bare: bool = False
) -> Table:
    """A line for each player; `bare` without what a narrow screen has no room for."""
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    known = "avalon-board-roles" if public.roles else "avalon-board-known"
    rows.add_column("", justify="right")
    rows.add_column(words.text("avalon-board-player"), overflow="ellipsis", no_wrap=True)
    rows.add_column("" if short else words.text("avalon-board-marks"), no_wrap=True)
    rows.add_column("" if short else words.text("avalon-board-vote"), no_wrap=True)
    if not bare:
        rows.add_column(words.text("avalon-board-quests"), no_wrap=True)
    if not bare or public.roles:
        rows.add_column(words.text(known) if own is not None or public.roles else "")
    for seat in public.everyone:
        mine = own is not None and own.seat == seat
        row: list[Text] = [
            Text(words.number(seat + 1)),
            Text(names[seat], style="mine" if mine else ""),
            Text("  ".join(_marks(words, public, seat, short)), style="mark"),
            _vote(words, public, seat, short),
        ]
        if not bare:
            been = [
                str(words.numbered("avalon", "quest", quest.quest))
                for quest in public.quests
                if seat in quest.team
            ]
            row.append(Text(" ".join(been)))
        if not bare or public.roles:
            row.append(_about(words, public, own, seat))
        rows.add_row(*row)
    return rows


def lying(words: Words, names: Names, public: Court) -> Iterator[Text]:
    """The plot cards: those before the players, and those the leader has drawn."""
    if not public.options.plot or public.winner is not None:
        return
    if public.drawn:
        drawn = words.listed([words.word("avalon", "card", card) for card in public.drawn])
        yield Text(words.text("avalon-board-drawn", cards=drawn))
    pairs = sorted((card, seat) for seat in public.everyone for card in public.plots[seat])
    told = words.grouped([(words.word("avalon", "card", card), names[seat]) for card, seat in pairs])
    yield Text(words.text("avalon-board-plots", left=public.plot_deck, n=len(pairs), cards=told))


def _marks(words: Words, public: Court, seat: Seat, short: bool) -> Iterable[str]:
    form = ".short" if short else ""
    if public.leader == seat and public.winner is None:
        yield words.text(f"avalon-board-leader{form}")
    if public.proposal is not None and seat in public.proposal.team:
        yield words.text(f"avalon-board-team{form}")
        if public.proposal.excalibur == seat:
            yield words.text(f"avalon-board-excalibur{form}")
        if public.proposal.spotlight == seat:
            yield words.text(f"avalon-board-spotlight{form}")
    if public.lady == seat:
        yield words.text(f"avalon-board-lady{form}")
    elif seat in public.lady_held:
        yield words.text(f"avalon-board-held-lady{form}")
    if public.named == seat:
        yield words.text(f"avalon-board-named{form}")


def _vote(words: Words, public: Court, seat: Seat, short: bool) -> Text:
    """The last vote; while a new one is open, what was shown before the others choose."""
    shown = None if public.proposal is None or public.proposal.approved else public.proposal.opinions
    vote = shown.get(seat) if shown else public.votes[seat] if public.votes else None
    if vote is None:
        return Text()
    name = "avalon-board-approves" if vote == "approve" else "avalon-board-rejects"
    return Text(words.text(f"{name}.short" if short else name))


def _about(words: Words, public: Court, own: Knight | None, seat: Seat) -> Text:
    """What is known of a player: to all, once the game is over; to me, before that."""
    if public.roles:
        found = role_of(public.roles[seat], public.options)
        side = side_now(found, public.switches)
        role = words.word("avalon", "role", found.name)
        if side != found.side:
            role = words.text("avalon-you-turned", role=role, side=words.word("avalon", "side", side))
        return Text(role, style=side)
    if own is None:
        return Text()
    if own.seat == seat:
        return Text(words.text("avalon-board-you"), style="mine")
    told = [words.word("avalon", "label", seen.label) for seen in own.shown if seen.seat == seat]
    if sides := own.loyalties.get(seat):
        told.append(words.text("avalon-board-looked", side=words.word("avalon", "side", sides[-1])))
    told += [
        words.text("avalon-board-saw", card=words.word("avalon", "card", peek.card), quest=peek.quest)
        for peek in own.peeked
        if peek.seat == seat
    ]
    return Text(", ".join(told))
