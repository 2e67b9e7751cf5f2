"""What is closed in a turn besides the heroic actions: powers, a second action, the end of the turn."""

from collections.abc import Iterator

from camlann.engine.facts import tag
from camlann.engine.phases import Closed, Command, Reason, close
from camlann.shadows.closed_actions import MOVE, SPECIAL_CARD, some_special
from camlann.shadows.closed_checks import listed
from camlann.shadows.closed_powers import CHECKS as POWERS
from camlann.shadows.closed_powers import closed_powers
from camlann.shadows.heroic_actions import PlaySpecial, actions
from camlann.shadows.knight_powers import MerlinsGift
from camlann.shadows.lives import TAKEN_BACK
from camlann.shadows.reasons import (
    ActionOwed,
    ActionsSpent,
    FateByLoyalty,
    FirstActionFirst,
    KindUsed,
    MustAct,
    NoSecondAction,
    NotUnderWitch,
    OneSpecial,
    OnlyAt,
    PayFirst,
    PowerUsedUp,
    PriceStays,
    TakeBackFirst,
)
from camlann.shadows.state import Camelot, Knight, coat
from camlann.shadows.turn_commands import (
    BuyAction,
    Depart,
    EndTurn,
    PlayFree,
    TakeBack,
    can_buy,
    may_end,
    may_take_back,
    may_try,
)


def price(public: Camelot) -> Reason | None:
    """Why an action that is possible must be paid for first."""
    if public.turn.actions != 1 or public.turn.bought:
        return None
    return PayFirst() if can_buy(public) else NotUnderWitch()


def closed_free(public: Camelot, own: Knight) -> Iterator[Closed]:
    """What is no heroic action of its own: powers, the price of a second action, the end of the turn."""
    turn, mine = public.turn, coat(public, own.seat)
    owed = turn.bought and turn.actions == 1
    if (reason := no_purchase(public, own)) is not None:
        yield close(BuyAction, reason)
    if owed and not may_take_back(public):
        yield close(TakeBack, PriceStays(TAKEN_BACK not in turn.used))
    if owed and actions(public, own):
        yield close(EndTurn, ActionOwed())
    elif may_take_back(public):
        yield close(EndTurn, TakeBackFirst())
    elif not owed and not may_end(public):
        yield close(EndTurn, MustAct())
    found: list[Closed] = []
    if mine.leaves_free:
        found += listed(public, own, Depart, DEPART)
    if mine.plays_free:
        found += listed(public, own, PlayFree, PLAY_FREE)
    found += closed_powers(public, own)
    if not owed:
        yield from found
        return
    # The action that was paid for comes before everything else.
    powers: list[type[Command]] = [*FREE_COMMANDS, *POWERS]
    if public.merlin is not None:
        powers.append(MerlinsGift)
    shut = {each.command: each for each in found if each.item is None}
    for command in powers:
        trait = POWER_TRAITS.get(tag(command))
        if trait is None or getattr(mine, trait):
            yield shut.get(tag(command), close(command, ActionOwed()))


def no_purchase(public: Camelot, own: Knight) -> Reason | None:
    """Why a second action cannot be paid for."""
    turn = public.turn
    if turn.actions == 0:
        return FirstActionFirst()
    if turn.bought:
        return ActionOwed() if turn.actions == 1 else ActionsSpent()
    if not can_buy(public):
        return NotUnderWitch()
    return None if may_try(public) or actions(public, own) else NoSecondAction()


def departing(public: Camelot, own: Knight) -> Reason | None:
    if "A" in public.turn.done:
        return KindUsed("A")
    return None if public.places[own.seat] == "camelot" else OnlyAt(("camelot",))


def may_play_free(public: Camelot) -> bool:
    """Whether Galahad's free card is still to come; at some tables it is his only special card (D22)."""
    turn = public.turn
    if public.options.galahad_plays_two:
        return "free" not in turn.used
    return "C" not in turn.done and not turn.special


def playing_free(public: Camelot, own: Knight) -> Reason | None:
    if public.options.galahad_plays_two:
        return PowerUsedUp() if "free" in public.turn.used else some_special(public, own)
    if public.turn.special:
        return OneSpecial()
    return KindUsed("C") if "C" in public.turn.done else some_special(public, own)


def played_fate(own: Knight, command: Command) -> Reason | None:
    """Why Fate is not played in this way by somebody who holds it and may play it."""
    if not isinstance(command, PlaySpecial | PlayFree) or own.loyalty is None:
        return None
    way = command.card == "fate" and command.aim in ("loyal", "traitor") and command.cards is None
    return FateByLoyalty() if way else None


DEPART = MOVE._replace(whole=departing)
PLAY_FREE = SPECIAL_CARD._replace(whole=playing_free)
FREE_COMMANDS: tuple[type[Command], ...] = (Depart, PlayFree)
FREE_TRAITS = {tag(Depart): "leaves_free", tag(PlayFree): "plays_free"}
POWER_TRAITS = FREE_TRAITS | {tag(command): trait for command, (trait, _) in POWERS.items()}
