"""The swords, the siege engines and the quests, with every card that lies on them."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from camlann.i18n.sentences import Words, dashed
from camlann.shadows.quests.combat import PATTERN, SPOTS, black_value, value
from camlann.shadows.quests.excalibur import BANK_STEPS
from camlann.shadows.quests.wars import WARRIORS, length
from camlann.shadows.state import (
    FACE_DOWN,
    QUESTS,
    SIEGE_LIMIT,
    SWORDS,
    Camelot,
    Combat,
    Knight,
    Place,
    War,
    combat,
    in_play,
    war,
)

FREE = "·"
WARRIOR = "■"
MARKS = {
    "grail": "shadows-board-mark-grail",
    "despair": "shadows-board-mark-despair",
    "desolation": "shadows-board-mark-desolation",
}


def swords_and_siege(words: Words, public: Camelot, upright: bool = False) -> Table:
    """Swords on the Round Table, siege engines before the walls."""
    swords = "○" * public.whites + "●" * public.blacks
    told = words.text(
        "shadows-board-swords",
        track=swords + FREE * (SWORDS - len(swords)),
        white=public.whites,
        black=public.blacks,
    )
    siege = words.text(
        "shadows-board-siege", track="▲" * public.siege + FREE * (SIEGE_LIMIT - public.siege), n=public.siege
    )
    grid = Table.grid(padding=(0, 3, 0, 0))
    if upright:
        grid.add_row(Text(told))
        grid.add_row(Text(siege))
    else:
        grid.add_row(Text(told), Text(siege))
    return grid


def quests(words: Words, public: Camelot, own: Knight | None, upright: bool = False) -> Table:
    """A line for each quest: what the Knights have there, what evil has, and what else stands there."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for quest in ("black_knight", _lancelots(public), "excalibur", "grail", "picts", "saxons"):
        title = words.text(f"shadows-place-{dashed(quest)}.title")
        good, evil = _sides(words, public, own, quest)
        notes = "  ".join(_notes(words, public, quest))
        if upright:
            grid.add_row(Text("  ".join(filter(None, (title, good, evil, notes)))))
        else:
            grid.add_row(Text(title), Text(good), Text(evil), Text(notes, style="mark"))
    return grid


def aside(words: Words, public: Camelot) -> Iterator[Text]:
    """What belongs to no quest."""
    text = words.text
    lasting = [words.word("shadows", "card", card) for card in public.lasting]
    told = [text("shadows-board-lasting", cards=words.listed(lasting))] if lasting else []
    if public.favor:
        told.append(text("shadows-board-favor"))
    if told:
        yield Text(" ".join(told), style="evil" if lasting else "good")
    piles = text(
        "shadows-board-piles",
        white=public.white,
        white_discard=public.white_discard,
        black=public.black,
        black_discard=public.black_discard,
    )
    if public.options.expansion:
        piles += " " + text("shadows-board-travel", travel=public.travel, discard=public.travel_discard)
    yield Text(piles, style="quiet")


def _lancelots(public: Camelot) -> Combat:
    """The board that shows Lancelot, and the Dragon after him."""
    return "dragon" if "lancelot" in public.over else "lancelot"


def _sides(words: Words, public: Camelot, own: Knight | None, quest: Place) -> tuple[str, str]:
    """What the Knights have on a quest, and what evil has."""
    if not in_play(public, quest):
        return words.text("shadows-board-quest-over"), ""
    match quest:
        case "black_knight" | "lancelot" | "dragon":
            return _white(words, public, quest), _black(words, public, own, quest)
        case "picts" | "saxons":
            return _straight(words, public, quest), _warriors(words, public, quest)
        case "grail":
            return _grail_row(words, public), ""
        case "excalibur":
            lake = [FREE] * (2 * BANK_STEPS + 1)
            lake[BANK_STEPS] = "|"
            lake[public.excalibur + BANK_STEPS] = "†"
            return words.text("shadows-board-excalibur", track="".join(lake)), ""
    raise AssertionError(f"{quest} is no quest")


def _white(words: Words, public: Camelot, quest: Combat) -> str:
    cards = [value(card) for card in combat(public, quest).white]
    row = _row([words.number(number) for number in cards], sum(PATTERN[quest]))
    return words.text("shadows-board-sum", cards=row, sum=sum(cards))


def _black(words: Words, public: Camelot, own: Knight | None, quest: Combat) -> str:
    """Cards face down show only that; those I have laid myself show me what they are."""
    mine = own.laid.get(quest, {}) if own is not None else {}
    shown, total, hidden = [], 0, False
    for place, card in enumerate(combat(public, quest).black):
        if card != FACE_DOWN:
            total += black_value(quest, card)
            shown.append(words.number(black_value(quest, card)))
        elif place in mine:
            total += black_value(quest, mine[place])
            shown.append(f"({words.number(black_value(quest, mine[place]))})")
        else:
            hidden = True
            shown.append("?")
    name = "shadows-board-sum-hidden" if hidden else "shadows-board-sum"
    told = words.text(name, cards=_row(shown, SPOTS[quest]), sum=total)
    return words.text("shadows-board-against", cards=told)


def _straight(words: Words, public: Camelot, which: War) -> str:
    done = war(public, which).cards
    return _row([words.number(min(n, 5)) for n in range(1, done + 1)], length(public, which))


def _warriors(words: Words, public: Camelot, which: War) -> str:
    came = war(public, which).warriors
    return words.text("shadows-board-warriors", track=WARRIOR * came + FREE * (WARRIORS - came), n=came)


def _grail_row(words: Words, public: Camelot) -> str:
    return " ".join(words.text(MARKS[card]) if card else FREE for card in public.grail)


def _row(cards: list[str], spots: int) -> str:
    return " ".join(cards + [FREE] * (spots - len(cards)))


def _notes(words: Words, public: Camelot, quest: Place) -> Iterator[str]:
    if public.mordred == quest:
        yield words.text("shadows-board-mordred")
    if public.heroism == quest:
        yield words.text("shadows-board-heroism")
    if public.merlin == quest:
        yield words.text("shadows-board-merlin")


def rules_of_quests(words: Words, public: Camelot) -> Iterator[str]:
    """What to lay where, and what is won or lost, for Camelot and each quest that is not over."""
    for place in ("camelot", *QUESTS):
        if place in public.over:
            continue
        name = f"shadows-quest-{dashed(place)}"
        rule, won, lost = (
            words.by_options(f"{name}.{part}", "shadows", public.options) for part in ("rule", "won", "lost")
        )
        yield words.text("shadows-board-quest", title=words.text(name), rule=rule, won=won, lost=lost)
