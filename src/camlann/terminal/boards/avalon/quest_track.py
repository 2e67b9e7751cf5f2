"""Quest track of Avalon on the terminal board: quests, rejected teams, allegiance cards."""

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from camlann.avalon.propose import choosable
from camlann.avalon.quest import spoils
from camlann.avalon.state import Allegiance, Court
from camlann.avalon.team_and_side_sizes import QUESTS, REJECTIONS, TO_WIN, team_size
from camlann.i18n.sentences import Words


def quests(words: Words, public: Court, upright: bool = False) -> Table:
    """How many go, and what became of them."""
    track = Table.grid(padding=(0, 3, 0, 0))
    columns = [[_title(words, public, n), *_quest(words, public, n)] for n in QUESTS]
    for row in columns if upright else zip(*columns, strict=True):
        track.add_row(*row)
    return track


def rejections(words: Words, public: Court) -> Text:
    track = "●" * public.rejections + "○" * (REJECTIONS - public.rejections)
    told = words.text("avalon-board-rejections", track=track, rejections=public.rejections)
    return Text(told, style="refusal" if public.rejections == REJECTIONS - 1 else "")


def allegiances(words: Words, public: Court) -> Iterator[Text]:
    """The allegiance cards that lie open, and how often the Lancelots have changed sides."""
    if not public.options.switching:
        return
    if public.schedule:
        by = public.options.schedule_binding == "round"
        cards = "  ".join(
            _numbered(words, public, n, sign) for n, sign in enumerate(_signs(words, public.schedule), 1)
        )
        told = words.text("avalon-board-by-round" if by else "avalon-board-by-quest", cards=cards)
    else:
        cards = " ".join(_signs(words, public.turned))
        told = words.text("avalon-board-turned", turned=len(public.turned), cards=cards)
    switches = words.text("avalon-board-switches", switches=public.switches)
    yield Text(words.text("avalon-board-allegiance", cards=told, switches=switches))


def _numbered(words: Words, public: Court, number: int, sign: str) -> str:
    """An open card with the number of its round or quest; one that has acted is marked."""
    by_round = public.options.schedule_binding == "round"
    name = words.number(number) if by_round else words.numbered("avalon", "quest", number)
    card = f"{name} {sign}"
    return words.text("avalon-board-acted", card=card) if number in public.schedule_acted else card


def _signs(words: Words, cards: Sequence[Allegiance]) -> list[str]:
    signs = {"switch": "avalon-board-switch", "no_change": "avalon-board-steady"}
    return [words.text(signs[card]) for card in cards]


def _title(words: Words, public: Court, number: int) -> Text:
    decided = public.winner is not None or max(public.won, public.lost) == TO_WIN
    if number in _now(public) and not decided:
        return Text(words.text("avalon-board-quest-now", quest=number), style="mark")
    return Text(words.text("avalon-board-quest", quest=number))


def _now(public: Court) -> tuple[int, ...]:
    """The quest that is proposed, or else the only one that can be."""
    if public.proposal is not None:
        return (public.proposal.quest,)
    return choosable(public) if public.options.quest_order == "fixed" else ()


def _quest(words: Words, public: Court, number: int) -> tuple[Text, Text]:
    size = words.text("avalon-board-size", size=team_size(public.seats, number))
    done = next((quest for quest in public.quests if quest.quest == number), None)
    if done is not None and done.won:
        state = Text(words.text("avalon-board-won", fails=done.fails), style="good")
    elif done is not None:
        state = Text(words.text("avalon-board-lost", fails=done.fails), style="evil")
    elif number not in choosable(public) and public.options.quest_order != "fixed":
        state = Text(words.text("avalon-board-locked"), style="quiet")
    elif spoils(public, number) == 2:
        state = Text(words.text("avalon-board-two-fails"), style="quiet")
    else:
        state = Text()
    return Text(size), state
