"""The count of black cards that everybody can keep: which are known not to be in the pile."""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from camlann.shadows.state import FACE_DOWN, BlackCount, Camelot, Combat, Place

FAMILIES: dict[Combat, Place] = {"black_knight": "black_knight", "lancelot": "lancelot", "dragon": "lancelot"}
"""The quest that the cards on a board belong to: the Dragon's are Lancelot's."""


def shown(public: Camelot, cards: Iterable[str]) -> Camelot:
    """These cards were shown."""
    count = public.black_count
    return replace(public, black_count=replace(count, shown=_more(count.shown, cards)))


def left_game(public: Camelot, cards: Iterable[str]) -> Camelot:
    """These cards, which were shown before, have left the game; white ones do not matter here."""
    count = public.black_count
    black = [card for card in cards if card in count.shown]
    return replace(public, black_count=replace(count, gone=_more(count.gone, black)))


def buried(public: Camelot, quest: Combat) -> Camelot:
    """A face-down card of this quest was discarded, and nobody was shown it."""
    count = public.black_count
    return replace(public, black_count=replace(count, buried=_more(count.buried, (FAMILIES[quest],))))


def shuffled(public: Camelot, aside: str) -> Camelot:
    """All discarded cards are in the pile again, except one that is `aside`."""
    gone = public.black_count.gone
    out = _more(gone, (*lying(public), *([aside] if aside else ())))
    return replace(public, black_count=BlackCount(shown=out, gone=gone))


def lying(public: Camelot) -> list[str]:
    """The black cards that lie face up on quests, or stay in play."""
    boards = (public.black_knight.black, public.lancelot.black, public.dragon.black, public.grail)
    there = [card for board in boards for card in board if card not in ("", "grail", FACE_DOWN)]
    return [*there, *public.lasting, *(["mordred"] if public.mordred else [])]


def face_down(public: Camelot) -> Counter[str]:
    """The face-down cards that are not in the pile, by the quest they belong to."""
    found = Counter(public.black_count.buried)
    for board, family in (
        (public.black_knight, "black_knight"),
        (public.lancelot, "lancelot"),
        (public.dragon, "lancelot"),
    ):
        found[family] += board.black.count(FACE_DOWN)
    return found


def _more(counts: Mapping[str, int], cards: Iterable[str]) -> dict[str, int]:
    """By name in their order, so that the order in which cards came tells nothing."""
    found = Counter(counts)
    found.update(cards)
    return dict(sorted(found.items()))
