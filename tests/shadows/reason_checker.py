"""Whether a reason that was given is true, by the rules' text: it imports nothing of the rules.

It reads the public part, the seat's own part and the closed command as they are on the wire. For each reason
one function says what must hold at the table for anybody to say so.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations_with_replacement
from typing import Any, Final, NamedTuple

FIGHTS: Final = ("fight_1", "fight_2", "fight_3", "fight_4", "fight_5", "fight_any")
STANDARD: Final = (*FIGHTS, "grail")
LARGEST: Final = {"black_knight": [2, 2], "lancelot": [2, 3], "dragon": [3, 3, 3]}
"""Two pairs, a full house, three triples."""
PLACE_OF: Final = {
    "draw-cards": ["camelot"],
    "fight-siege": ["camelot"],
    "depart": ["camelot"],
    "lay-fight": ["black_knight", "lancelot", "dragon"],
    "pull-sword": ["excalibur"],
    "lay-grail": ["grail"],
    "fight-war": ["picts", "saxons"],
}
TYPE_OF: Final = {
    **dict.fromkeys(("move", "depart"), "A"),
    **dict.fromkeys(PLACE_OF.keys() - {"depart"}, "B"),
    **dict.fromkeys(("play-special", "play-free"), "C"),
    "heal": "D",
    "accuse": "E",
}
PAID: Final = {"suffer", "buy-action", "bleed-for-cards"}
"""What is given life points for."""


class Case(NamedTuple):
    public: Mapping[str, Any]
    own: Mapping[str, Any]
    command: str
    item: Any
    reason: Mapping[str, Any]

    @property
    def seat(self) -> int:
        seat: int = self.own["seat"]
        return seat

    @property
    def hand(self) -> list[str]:
        return [*self.own["hand"]]

    @property
    def here(self) -> str:
        return str(self.public["places"][self.seat])

    @property
    def turn(self) -> Mapping[str, Any]:
        turn: Mapping[str, Any] = self.public["turn"]
        return turn

    @property
    def guess(self) -> Mapping[str, Any]:
        guess: Mapping[str, Any] = self.public["options"]["unconfirmed"]
        return guess

    def one_of(self, *commands: str) -> bool:
        return self.command in commands

    def type(self) -> str:
        return str(self.guess["freeing_type"]) if self.command == "free" else TYPE_OF.get(self.command, "")


def can_be_filled(quest: str, values: list[int]) -> bool:
    """Whether these values are part of some complete pattern of the quest."""
    groups = LARGEST[quest]
    for chosen in combinations_with_replacement(range(1, 6), len(groups)):
        for order in {chosen, chosen[::-1]}:
            whole = Counter(dict.fromkeys(order, 0))
            if len(set(order)) == len(order):
                whole.update(dict(zip(order, groups, strict=True)))
                if not Counter(values) - whole:
                    return True
    return False


def fitting(case: Case, quest: str) -> list[int]:
    lying = [int(card[-1]) for card in case.public[quest]["white"]]
    return [value for value in range(1, 6) if can_be_filled(quest, [*lying, value])]


def alone(case: Case, quest: str) -> list[int]:
    """Other figures on the board of a quest."""
    status, places = case.public["status"], case.public["places"]
    figures = [seat for seat, word in enumerate(status) if word in ("knight", "captured")]
    return [seat for seat in figures if places[seat] == quest and seat != case.seat]


def needed(case: Case, war: str) -> int:
    return min(5, len(case.public[war]["white"]) + 1)


def merlin_acts(case: Case) -> bool:
    """Whether there is anything that a Merlin takes away."""
    public = case.public
    rows = {"despair"} | ({"desolation"} if case.guess["merlin_takes_desolation"] else set())
    return bool(
        public["siege"]
        or any(public[quest]["black"] for quest in LARGEST)
        or any(public[war]["warriors"] for war in ("picts", "saxons"))
        or rows & {*public["grail"]}
        or (public["excalibur"] < 0 and "excalibur" not in public["over"])
    )


def no_target(case: Case) -> bool:
    if case.item == "merlin":
        return not merlin_acts(case)
    return case.item == "banishment" and not case.public["lasting"] and case.public["mordred"] is None


def does_not_fit(case: Case) -> bool:
    quest, values = case.reason["quest"], fitting(case, case.reason["quest"])
    cards = [case.item] if case.item is not None else [card for card in case.hand if card in FIGHTS]
    right = values == [*case.reason["values"]] and case.here == quest
    return right and all(card != "fight_any" and int(card[-1]) not in values for card in cards)


def next_in_war(case: Case) -> bool:
    war, value = case.reason["war"], needed(case, case.reason["war"])
    cards = [case.item] if case.item is not None else [card for card in case.hand if card in FIGHTS]
    right = case.here == war and value == case.reason["value"]
    return right and not {f"fight_{value}", "fight_any"} & {*cards}


def used_up(case: Case) -> bool:
    used = [*case.turn["used"]]
    once = {"exchange": "exchange", "bleed-for-cards": "bleed", "merlins-gift": "gift", "peek": "peek"}
    if case.command == "play-free":
        return bool(case.public["options"]["galahad_plays_two"]) and "free" in used
    if case.command == "swap":
        return bool(used.count("swap") >= case.guess["bedivere_swaps"])
    return once[case.command] in used


def gate_closed(case: Case) -> bool:
    public = case.public
    open_once = case.guess["accusations_stay_open"] and public["gate_opened"]
    return len(public["swords"]) < 6 and public["siege"] < 6 and not open_once and case.reason["number"] == 6


def no_triple(case: Case) -> bool:
    triples = [card for card, number in Counter(case.hand).items() if number >= 3]
    plain = [card for card in triples if card in STANDARD and card != "fight_any"]
    found = triples if case.guess["heal_with_any_kind"] else plain
    return not found if case.item is None else case.item not in found


def some_other(case: Case) -> bool:
    """Whether another Knight could be named."""
    free = [s for s, word in enumerate(case.public["status"]) if word == "knight" and s != case.seat]
    if case.command == "accuse":
        free = [seat for seat in free if seat not in case.public["proved"]]
    if case.command == "exchange":
        free = [seat for seat in free if case.public["hands"][seat]]
    return bool(free)


def nothing_else(case: Case) -> bool:
    """No other type of action is possible: the Knight has moved, and has nothing in hand to act with."""
    return case.turn["actions"] == 1 and not case.turn["bought"]


TRUE: Final[Mapping[str, Callable[[Case], bool]]] = {
    "evil-first": lambda c: c.turn["step"] == "evil",
    "evil-done": lambda c: c.turn["step"] != "evil",
    "evil-overdue": lambda c: (
        0 < c.public["options"]["quiet_rounds"] == c.reason["rounds"] <= c.public["turns_without_evil"]
    ),
    "not-under-witch": lambda c: (
        "witch_2" in c.public["lasting"] and (c.command in PAID or c.turn["actions"] == 1)
    ),
    "must-act": lambda c: c.command == "end-turn" and c.turn["actions"] == 0,
    "kind-used": lambda c: c.reason["action"] == c.type() and c.type() in c.turn["done"],
    "pay-first": lambda c: (
        c.turn["actions"] == 1
        and not c.turn["bought"]
        and "witch_2" not in c.public["lasting"]
        and c.type() not in ("", *c.turn["done"])
    ),
    "actions-spent": lambda c: c.turn["actions"] == 2,
    "action-owed": lambda c: c.turn["bought"] and c.turn["actions"] == 1,
    "take-back-first": lambda c: (
        c.command == "end-turn" and c.turn["actions"] == 1 and c.turn["refund"] is not None
    ),
    "price-stays": lambda c: (
        c.turn["bought"]
        and c.turn["refund"] is None
        and c.reason["cards"] == ("take_back" not in c.turn["used"])
    ),
    "first-action-first": lambda c: c.command == "buy-action" and c.turn["actions"] == 0,
    "no-second-action": lambda c: c.command == "buy-action" and nothing_else(c),
    "already-there": lambda c: c.item == c.here == c.reason["place"],
    "quest-over": lambda c: c.reason["quest"] in c.public["over"] and c.reason["quest"] in (c.item, c.here),
    "dragon-later": lambda c: c.item == "dragon" and "lancelot" not in c.public["over"],
    "solo-taken": lambda c: (
        c.item == c.reason["quest"] in ("black_knight", "lancelot") and alone(c, c.item) == [c.reason["seat"]]
    ),
    "only-at": lambda c: (
        c.here not in PLACE_OF[c.command] and {*c.reason["places"]} <= {*PLACE_OF[c.command]}
    ),
    "nobody-may-join": lambda c: c.item == "call_for_help" and c.here in ("black_knight", "lancelot"),
    "no-siege-engine": lambda c: c.public["siege"] == 0,
    "does-not-fit": does_not_fit,
    "both-must-fit": lambda c: c.command == "slay-fight" and c.public["phase"]["left"] == 2,
    "next-in-war": next_in_war,
    "hand-full": lambda c: c.here == "camelot" and len(c.hand) >= c.reason["most"] == 12,
    "not-in-hand": lambda c: c.reason["card"] not in c.hand,
    "too-few-cards": lambda c: len(c.hand) < c.reason["number"],
    "no-fight-card": lambda c: not {*FIGHTS} & {*c.hand},
    "needs-one-of": lambda c: not {*c.reason["cards"]} & {*c.hand},
    "one-special": lambda c: c.turn["special"],
    "no-special-card": lambda c: {*c.hand} <= {*STANDARD},
    "no-special-now": lambda c: (
        {*c.hand} - {*STANDARD} <= {"merlin", "messenger", "banishment", "call_for_help"}
    ),
    "barred-by": lambda c: (
        c.reason["card"] in c.public["lasting"]
        and (c.reason["card"], c.item or c.command) in (("vivien", "merlin"), ("dark_forest", "lay-grail"))
    ),
    "no-target": no_target,
    "lives-full": lambda c: c.public["lives"][c.seat] >= c.reason["most"] <= 6,
    "no-triple": no_triple,
    "too-few-merlins": lambda c: c.hand.count("merlin") == c.reason["held"] < c.item,
    "not-yourself": lambda c: c.item == c.seat,
    "not-at-large": lambda c: c.public["status"][c.item] in ("captured", "dead", "revealed"),
    "nobody-else": lambda c: not some_other(c),
    "nobody-captive": lambda c: "captured" not in c.public["status"],
    "no-cards-there": lambda c: c.public["hands"][c.item] == 0,
    "no-accusations": lambda c: (
        c.public["options"]["traitors"] == "none" or c.public["seats"] - c.public["options"]["late"] == 2
    ),
    "accusations-closed": gate_closed,
    "accused-already": lambda c: c.seat in c.public["accused"],
    "proved-loyal": lambda c: c.item in c.public["proved"],
    "power-used-up": used_up,
    "search-first": lambda c: c.own["found"] is None,
    "no-merlin-there": lambda c: c.own["found"] is False,
    "searched-already": lambda c: c.own["found"] is not None,
    "pile-empty": lambda c: c.public["white_discard" if c.command == "search-discard" else "black"] == 0,
    "merlin-elsewhere": lambda c: c.public["merlin"] != c.here,
    "merlin-in-camelot": lambda c: (
        c.public["merlin"] == c.here == "camelot" and not c.guess["merlin_draws_in_camelot"]
    ),
}
"""By the name of each reason that is listed: what holds if it is right."""

ASKED_ONLY: Final = {
    "another-knight",
    "fate-by-loyalty",
    "fights-only",
    "not-captive",
    "not-special",
    "not-yourself",
    "standing-full",
    "evil-done",
}
"""Reasons that are given to whoever asks, and are in no list."""


def holds(public: Mapping[str, Any], own: Mapping[str, Any], closed: Mapping[str, Any]) -> bool:
    """Whether the reason of a closed command is true, as far as the rules' text goes."""
    command, reason = (
        str(word).removeprefix("shadows.") for word in (closed["command"], closed["reason"]["type"])
    )
    return bool(TRUE[reason](Case(public, own, command, closed["item"], closed["reason"])))
