"""Special white cards: what each is worth now, and at what."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from camlann.bots.shadows import worth
from camlann.bots.shadows.action_answers import freely, here_rate
from camlann.bots.shadows.black_cards import extra, harm
from camlann.bots.shadows.hand import cheapest, cost, prices
from camlann.bots.shadows.plans import plan, rate
from camlann.bots.shadows.quests import COMBATS, WAR_OF, danger, loss, missing, open_quests, slack
from camlann.bots.shadows.shadows_bot import Answer, ShadowsBot
from camlann.engine.facts import Seat
from camlann.engine.forms import Choice, each
from camlann.shadows.state import Place, at, in_play, war

Special: TypeAlias = Callable[[ShadowsBot, Any], float]
"""From the bot and the target of a card to what playing it is worth."""
UNDONE = 0.4
"""How much of what a black card cost is won back when it is removed."""
FREE_CARD, FREE_ACTION = 0.4, 0.8
"""What Galahad's free card must be worth more than nothing: it is gone, and perhaps his action with it."""
KEPT = 3.5
"""A Merlin in hand may cancel a card together with two others."""


def merlin(bot: ShadowsBot, aim: str) -> float:
    return relief_at(bot, aim) - KEPT


def relief_at(bot: ShadowsBot, aim: str) -> float:
    """What it is worth to take back the last step of evil."""
    public = bot.public
    if aim == "siege":
        return worth.relief(public)
    quest: Place = WAR_OF.get(aim) or COMBATS.get(aim) or ("grail" if aim == "grail" else "excalibur")  # type: ignore[call-overload]
    left = slack(public, quest)
    urgent = {1: 0.5, 2: 0.22, 3: 0.1}.get(left, 0.03) * loss(public, quest)
    if quest in COMBATS:
        return urgent + (1.5 if at(public, quest) else 0.0)
    return urgent + UNDONE * extra(public, quest)


def clairvoyance(bot: ShadowsBot, aim: object) -> float:
    return 2.2


def convocation(bot: ShadowsBot, aim: object) -> float:
    """As many cards as there are Knights in Camelot."""
    return 0.9 * len(at(bot.public, "camelot")) + 0.2


def fate(bot: ShadowsBot, aim: str) -> float:
    """A card for everybody; as a Traitor it ends the disguise."""
    return 0.9 * len(bot.public.able) if aim == "loyal" else -30.0


def heroism(bot: ShadowsBot, aim: Place) -> float:
    """On a quest that is nearly won and not in danger."""
    public = bot.public
    left, there = missing(public, aim), len(at(public, aim))
    if not there or left > 3:
        return 0.5
    own = plan(public, bot.own, aim) if public.places[bot.seat] == aim else None
    sure = own is not None and own.mine >= left and own.chance > 0.85
    return (7.0 if sure else 4.0 - left) - 6.0 * danger(public, aim)


def lady_of_the_lake(bot: ShadowsBot, aim: object) -> float:
    public = bot.public
    if not in_play(public, "excalibur"):
        return worth.cure(public, bot.seat, 2) + 0.2
    return rate(public, bot.own, "excalibur", 0.0) - 0.5


def halves(mine: Callable[[ShadowsBot], float], others: Callable[[ShadowsBot, Seat], float]) -> Special:
    """A card for its player or for all the others."""

    def judge(bot: ShadowsBot, aim: str) -> float:
        rest = (seat for seat in bot.public.able if seat != bot.seat)
        return mine(bot) if aim == "self" else sum(others(bot, seat) for seat in rest)

    return judge


def banishment(bot: ShadowsBot, aim: str) -> float:
    return 0.8 * harm(bot.public, aim)


def divine_favor(bot: ShadowsBot, aim: object) -> float:
    return 2.6


def dragon_slayer(bot: ShadowsBot, aim: str) -> float:
    return worth.cards(bot.public, bot.seat, 3) if aim == "draw" else 1.8 * here_rate(bot)


def merlins_rescue(bot: ShadowsBot, aim: Place) -> float:
    """Where the Knights are, or where black cards would bring siege engines."""
    public = bot.public
    if aim in public.over:
        return 3.0 * worth.lateness(public)
    return 0.5 + 0.9 * len(at(public, aim))


def new_hope(bot: ShadowsBot, aim: object) -> float:
    """New cards for a hand that is worth little."""
    hand = bot.own.hand
    return 1.4 * len(hand) - cost(prices(bot.public, hand), hand)


def tournament(bot: ShadowsBot, aim: object) -> float:
    return worth.cure(bot.public, bot.seat, 2) if aim == "lives" else 4.0


def truce(bot: ShadowsBot, aim: Any) -> float:
    """A war that is about to be lost, with few cards played."""
    public = bot.public
    board = war(public, WAR_OF[aim])
    return danger(public, aim) * loss(public, aim) - 2.0 * board.cards - 1.0


def help_wanted(bot: ShadowsBot, aim: object) -> float:
    """Others come to a quest that needs hands."""
    public, place = bot.public, bot.public.places[bot.seat]
    if place == "camelot" or place not in open_quests(public):
        return -1.0
    idle = sum(public.places[seat] == "camelot" for seat in public.able)
    return 1.3 * min(idle, missing(public, place) / 2)


SPECIALS: dict[str, Special] = {
    "merlin": merlin,
    "clairvoyance": clairvoyance,
    "convocation": convocation,
    "fate": fate,
    "heroism": heroism,
    "lady_of_the_lake": lady_of_the_lake,
    "piety": halves(
        lambda bot: worth.cure(bot.public, bot.seat, 3), lambda bot, seat: worth.cure(bot.public, seat)
    ),
    "reinforcements": halves(
        lambda bot: worth.cards(bot.public, bot.seat, 4) + 0.5,
        lambda bot, seat: worth.cards(bot.public, seat, 1),
    ),
    "call_for_help": help_wanted,
    "banishment": banishment,
    "divine_favor": divine_favor,
    "dragon_slayer": dragon_slayer,
    "merlins_rescue": merlins_rescue,
    "new_hope": new_hope,
    "tournament": tournament,
    "truce": truce,
}


def messages(bot: ShadowsBot) -> list[tuple[Choice, float]]:
    """Grail cards for somebody at the Grail, or a cheap card for anybody, which is worth nothing."""
    public, hand = bot.public, bot.own.hand
    grails = hand.count("grail")
    others = [seat for seat in public.able if seat != bot.seat]
    there = [seat for seat in others if public.places[seat] == "grail"]
    if grails and there and public.places[bot.seat] != "grail":
        number = min(3, grails)
        trusted = min(there, key=bot.threat)
        return [(("messenger", trusted, ("grail",) * number), 1.6 * number)]
    rest = list(hand)
    rest.remove("messenger")
    return [(("messenger", others[0], cheapest(public, rest, 1)), 0.0)]


def special(free: bool) -> Answer:
    def answer(bot: ShadowsBot, form: Any) -> Iterable[tuple[Choice, float]]:
        found: list[tuple[Choice, float]] = []
        for card, which in zip(form.items, form.which, strict=True):
            if card == "messenger":
                found += messages(bot)
                continue
            judge = SPECIALS.get(card)
            for rest in each(form.forms[which]):
                value = 0.0 if judge is None else judge(bot, rest[0] if rest else None)
                found.append(((card, *rest), value))
        price = FREE_CARD if bot.public.options.galahad_plays_two else FREE_ACTION
        return [(fields, freely(value - price) if free else value) for fields, value in found]

    return answer


SPECIAL_ANSWERS: dict[str, Answer] = {
    "shadows.play-special": special(free=False),
    "shadows.play-free": special(free=True),
}
