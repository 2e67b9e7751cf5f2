"""The odds of the next black card, in words."""

from collections.abc import Iterator

from camlann.i18n.sentences import Words, dashed
from camlann.shadows.state import BlackOutcome, Camelot


def odds(words: Words, public: Camelot) -> Iterator[str]:
    """How many cards of the black pile do harm, and what each may do; nothing if the table does without."""
    if not public.odds:
        return
    harmful = sum(each.number for each in public.odds if each.effect != "nothing")
    told = [words.text("list-times", n=each.number, what=_what(words, each)) for each in public.odds]
    yield words.text("shadows-odds-title", harmful=harmful, total=public.black)
    yield words.listed(told, by="list-groups")


def _what(words: Words, each: BlackOutcome) -> str:
    quest = words.text(f"shadows-place-{dashed(each.place)}.title") if each.place else ""
    match each.effect:
        case "camelot_falls":
            return words.text("shadows-odds-camelot-falls")
        case "lost":
            if each.place is None:
                return words.text("shadows-odds-lost-war")
            return words.text("shadows-odds-lost", quest=words.word("shadows", "place", each.place))
        case "fought":
            return words.text("shadows-odds-fought", quest=quest)
        case "siege":
            return words.text("shadows-odds-siege")
        case "special":
            cards = words.counted([words.word("shadows", "card", card) for card in each.cards])
            return words.text("shadows-odds-special-cards", cards=words.listed(cards))
        case "comes":
            return words.text("shadows-odds-comes", place=each.place or "", quest=quest)
        case "takes":
            return words.text("shadows-odds-takes")
        case "war":
            return words.text("shadows-odds-war")
        case "nothing":
            return words.text("shadows-odds-nothing")
