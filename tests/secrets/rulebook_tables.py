"""The tables of the rulebook that the oracle goes by, written down a second time and for the tests alone."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

GOOD = {"merlin", "percival", "loyal", "lancelot_good"}
EVIL = {"assassin", "mordred", "morgana", "oberon", "minion", "lancelot_evil"}
LANCELOTS = {"lancelot_good", "lancelot_evil"}

TEAM = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}

OPEN = {"revealing", "discussing", "voting"}
"""Polls in which everybody may see who has answered, though not what."""
COVERED = {"questing", "opining", "guessing"}
"""Polls in which nobody but the one who answers may see that there was an answer, until the poll closes."""
TURNS = {
    "proposing",
    "arming",
    "striking",
    "examining",
    "handing-out",
    "overhearing",
    "confiding",
    "taking-responsibility",
    "claiming",
    "doubting",
    "illuminating",
    "watching",
}
"""Questions to one seat; everybody sees to whom."""
SOMEBODYS = {"assassinating"}
"""Questions to one seat; nobody may see to whom."""

PLOTS = {
    "strong_leader": 2,
    "close_eye": 2,
    "no_confidence": 3,
    "take_responsibility": 1,
    "opinion_maker": 2,
    "open_up": 1,
    "overheard": 2,
    "spotlight": 1,
    "establish_confidence": 1,
}
"""The fifteen plot cards."""
FEW = Counter(strong_leader=2, close_eye=2, no_confidence=1, take_responsibility=1, opinion_maker=1)
"""Those of them for five or six players; three more come with the revised edition."""
MORE = Counter(["open_up", "spotlight", "establish_confidence"])

AT_ONCE = {"take_responsibility", "open_up", "overheard", "establish_confidence"}
"""Plot cards that are done with as soon as they are given."""


def side(role: str, switches: int = 0) -> str:
    """The side somebody is on after so many switches: only a Lancelot ever changes it."""
    changed = role in LANCELOTS and switches % 2
    return "evil" if (role in EVIL) != bool(changed) else "good"


def switching(rules: Mapping[str, Any]) -> bool:
    return rules["lancelot"] in {"hidden_switch", "open_schedule"}


def shown(roles: Sequence[str], seat: int, rules: Mapping[str, Any]) -> dict[int, str]:
    """What opens to the eyes of this seat: whom it sees, and as what. It goes by the printed roles alone."""
    mine = roles[seat]
    asleep = {"oberon", "lancelot_evil"} if switching(rules) else {"oberon"}
    seen: dict[int, str] = {}
    for other, role in enumerate(roles):
        if other == seat:
            continue
        if mine == "merlin":
            hidden = {"mordred", "oberon"} if rules["oberon_hidden_from_merlin"] else {"mordred"}
            if role in EVIL - hidden:
                seen[other] = "evil"
        elif mine == "percival" and role in {"merlin", "morgana"}:
            seen[other] = "merlin_or_morgana" if "morgana" in roles else "merlin"
        elif mine in EVIL - asleep:
            if role in EVIL - asleep:
                seen[other] = "evil"
            elif role == "lancelot_evil":
                seen[other] = "evil_lancelot" if rules["lancelot_evil_shown_as"] == "lancelot" else "evil"
        if rules["lancelot"] == "known_pair" and {mine, role} == LANCELOTS:
            seen[other] = "evil_lancelot" if role == "lancelot_evil" else "good_lancelot"
    return seen


def allegiance_deck(rules: Mapping[str, Any]) -> Counter[str]:
    """The cards by which the Lancelots change sides, where they do."""
    small = {"hidden_switch": rules["hidden_deck"] == "3+2"}.get(
        rules["lancelot"], rules["schedule_deck"] == "five_of_five"
    )
    return Counter(no_change=3 if small else 5, switch=2) if switching(rules) else Counter()


def plot_deck(rules: Mapping[str, Any], seats: int) -> Counter[str]:
    if not rules["plot"]:
        return Counter()
    if rules["plot_deck"]:
        return Counter(rules["plot_deck"])
    if seats >= 7:
        return Counter(PLOTS)
    return FEW + MORE if rules["plot_edition"] == "revised" else FEW


def draws(rules: Mapping[str, Any], seats: int) -> int:
    """How many plot cards come in a round."""
    if seats >= 9:
        return 3
    return 2 if seats >= 7 or rules["plot_edition"] == "revised" else 1


def flips_with_the_quest(rules: Mapping[str, Any]) -> bool:
    """Whether an allegiance card acts when the quest begins; otherwise it does with the round."""
    if rules["lancelot"] == "hidden_switch":
        return bool(rules["hidden_flip_moment"] == "quest_open")
    return bool(rules["schedule_binding"] == "quest_space" and rules["quest_order"] != "fixed")


def must_fail(role: str, switches: int, rules: Mapping[str, Any]) -> bool:
    """Whether this one can only fail a quest: an Evil Lancelot under the open schedule, or as agreed."""
    bound = rules["evil_lancelot_must_fail"]
    if bound is None:
        bound = rules["lancelot"] == "open_schedule"
    return bool(bound) and role in LANCELOTS and side(role, switches) == "evil"
