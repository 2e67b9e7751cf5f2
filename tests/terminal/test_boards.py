"""What lies on the table stands on the board; what somebody alone knows, only on their own."""

import io
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace
from rich.console import Console

from camlann import avalon
from camlann.avalon.role_knowledge import Seen
from camlann.avalon.state import Court, Knight, Peek, Proposal, Quest
from camlann.engine.facts import Seat
from camlann.i18n.sentences import Words
from camlann.terminal.boards import avalon as avalon_board
from camlann.terminal.screen import STYLES

NAMES = ["Ana", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gwen", "Hugo"]
WORDS = Words("en", isolate=False)
FULL = avalon.presets(8)["everything"]
COURT: Court = replace(avalon.blank(FULL, 8).public, round=1, plots=((),) * 8, plot_deck=15)

Changes: TypeAlias = dict[str, Any]


def seats(*numbers: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, numbers))


def knight(role: str, **changes: Any) -> Knight:
    return replace(avalon.blank(FULL, 8).own[Seat(0)], role=role, **changes)


def board(court: Court, own: Knight | None = None) -> str:
    return printed(avalon_board.board(WORDS, NAMES, court, own))


def card(court: Court, own: Knight) -> str:
    return printed(avalon_board.card(WORDS, NAMES, court, own))


def printed(drawn: Any) -> str:
    """On one line, however it is wrapped."""
    console = Console(file=io.StringIO(), width=100, theme=STYLES)
    console.print(drawn)
    assert isinstance(console.file, io.StringIO)
    return " ".join(console.file.getvalue().replace("│", " ").split())


TEAM = Proposal(2, seats(1, 2, 3, 4))
SCHEDULE = replace(FULL, lancelot="open_schedule")

LYING: dict[str, tuple[Changes, str]] = {
    "who bears Excalibur": ({"proposal": replace(TEAM, excalibur=Seat(3))}, "4 Dov ● team ‡ Excalibur 5"),
    "who plays face up": ({"proposal": replace(TEAM, spotlight=Seat(1))}, "2 Ben ● team ☼ spotlight 3"),
    "who voted first": (
        {"proposal": replace(TEAM, opinions={Seat(6): "reject"}), "votes": ("approve",) * 8},
        "5 Eve ● team 6 Finn 7 Gwen ✗ rejects 8 Hugo",
    ),
    "which quest is proposed": ({"proposal": TEAM}, "Quest 1 ▸ Quest 2 Quest 3"),
    "no quest before it is chosen": ({}, "Quest 1 Quest 2 Quest 3"),
    "the only quest where they go in order": (
        {"options": replace(FULL, quest_order="fixed")},
        "▸ Quest 1 Quest 2 Quest 3",
    ),
    "quests by their place": (
        {"quests": (Quest(3, Seat(0), seats(0, 1, 2, 3), 1, False),), "lost": 1},
        "✗ 1 fail takes 2 fails still locked",
    ),
    "the fifth quest once it is open": (
        {
            "quests": tuple(Quest(n, Seat(0), seats(0, 1, 2, 3), 0, True) for n in (1, 2)),
            "options": replace(FULL, double_fail_quest="fourth_undertaken"),
        },
        "✓ success ✓ success Rejected",
    ),
    "the fourth in time": (
        {
            "quests": tuple(Quest(n, Seat(0), seats(0, 1, 2, 3), 0, n > 1) for n in (1, 2, 4)),
            "options": replace(FULL, double_fail_quest="fourth_undertaken"),
        },
        "takes 2 fails ✓ success takes 2 fails",
    ),
    "no allegiance card yet": (
        {},
        "No allegiance card has been turned yet – the Lancelots are on their first sides",
    ),
    "the allegiance cards that were turned": (
        {"turned": ("no_change", "switch"), "switches": 1},
        "Allegiance cards turned: · ⇄ – the Lancelots have changed sides once",
    ),
    "the open schedule": (
        {"options": SCHEDULE, "schedule": ("switch", *["no_change"] * 4), "switches": 1},
        "Allegiance cards by round: 1 ⇄ 2 · 3 · 4 · 5 · – the Lancelots have changed sides once",
    ),
    "the open schedule by quest": (
        {
            "options": replace(SCHEDULE, schedule_binding="quest_space"),
            "schedule": ("no_change", "switch", *["no_change"] * 3),
        },
        "Allegiance cards by quest: 1 · 2 ⇄ 3 · 4 · 5 · – the Lancelots are on their first sides",
    ),
    "those of the open schedule that have acted": (
        {
            "options": replace(SCHEDULE, schedule_binding="quest_space", quest_order="free"),
            "schedule": ("switch", "no_change", "no_change", "no_change", "switch"),
            "schedule_acted": (3,),
        },
        "Allegiance cards by quest: 1 ⇄ 2 · [3 ·] 4 · 5 ⇄ – the Lancelots are on their first sides",
    ),
    "the plot cards before the players": (
        {"plots": (("opinion_maker",), (), ("close_eye", "opinion_maker"), *[()] * 5), "plot_deck": 9},
        "Plot cards (9 in the deck): Keeping a Close Eye on You: Cleo; Opinion Maker: Ana and Cleo",
    ),
    "no plot card yet": ({}, "Plot cards: 15 in the deck"),
    "those the leader has drawn": (
        {"drawn": ("open_up", "strong_leader")},
        "To be handed out: Open Up and Strong Leader",
    ),
}


@pytest.mark.parametrize("changes, said", LYING.values(), ids=LYING)
def test_what_lies_on_the_table_stands_on_the_board(changes: Changes, said: str) -> None:
    assert said in board(replace(COURT, **changes))


def test_a_table_without_the_modules_has_none_of_it_on_the_board() -> None:
    plain = board(avalon.blank(avalon.Options(), 8).public)
    assert not [word for word in ("llegiance", "Plot", "Excalibur", "locked") if word in plain]


SECRETS: dict[str, tuple[Changes, str]] = {
    "who is seen as what": ({"shown": (Seen(Seat(2), "evil_lancelot"),)}, "3 Cleo Evil Lancelot"),
    "a side that was learned, as it was last": (
        {"loyalties": {Seat(4): ("good", "evil")}},
        "5 Eve loyalty: Evil",
    ),
    "a card that was seen": ({"peeked": (Peek(2, Seat(5), "fail"),)}, "6 Finn Fail on quest 2"),
}


@pytest.mark.parametrize("known, said", SECRETS.values(), ids=SECRETS)
def test_what_somebody_knows_stands_on_their_own_board_alone(known: Changes, said: str) -> None:
    assert said in board(COURT, knight("minion", **known))
    assert said not in board(COURT)


def test_what_was_seen_stands_on_the_card() -> None:
    known = knight("loyal", peeked=(Peek(2, Seat(5), "fail"),), loyalties={Seat(4): ("good",)})
    said = card(COURT, known)
    assert "You learned loyalties: Good: Eve." in said
    assert "You saw the cards of Finn on quest 2 (Fail)." in said


MODES = {
    "known_pair": "You see the Evil Lancelot: the two of you know each other.",
    "hidden_switch": "You see nobody, and nobody sees you.",
    "open_schedule": "You see nobody, and nobody sees you.",
}


@pytest.mark.parametrize("mode, said", MODES.items(), ids=MODES)
def test_a_lancelot_knows_by_the_mode(mode: str, said: str) -> None:
    court = replace(COURT, options=replace(FULL, lancelot=mode))
    assert said in card(court, knight("lancelot_good"))
    assert ("changed sides" in card(court, knight("lancelot_good"))) == (mode != "known_pair")


STANDS = {
    ("lancelot_good", 0): (
        "Good Lancelot, Good",
        "have not changed sides: you are Good.",
        "three quests succeed",
    ),
    ("lancelot_good", 1): ("Good Lancelot, now Evil", "once: now you are Evil.", "three quests fail"),
    ("lancelot_good", 2): ("Good Lancelot, Good", "2 times: now you are Good.", "three quests succeed"),
    ("lancelot_evil", 1): ("Evil Lancelot, now Good", "once: now you are Good.", "three quests succeed"),
}


@pytest.mark.parametrize("dealt, said", STANDS.items(), ids=map(str, STANDS))
def test_a_lancelot_is_reminded_of_the_present_side_by_the_count_all_have_seen(
    dealt: tuple[str, int], said: tuple[str, str, str]
) -> None:
    role, switches = dealt
    court = replace(COURT, switches=switches)
    title, stand, wins = said
    assert title in card(court, knight(role))
    assert stand in card(court, knight(role))
    assert f"You win if {wins}" in card(court, knight(role))
    assert f"You are Ana: {title}." in board(court, knight(role))


def test_evil_learns_that_the_lancelot_they_are_shown_is_not_shown_them() -> None:
    told = "shown as the Evil Lancelot, who does not see you."
    assert told in card(COURT, knight("minion"))
    assert told not in card(replace(COURT, options=replace(FULL, lancelot="known_pair")), knight("minion"))


def test_after_the_end_a_role_that_turned_says_so() -> None:
    roles = ("merlin", "lancelot_good", "lancelot_evil", *["loyal"] * 3, "assassin", "minion")
    said = board(replace(COURT, roles=roles, winner="good", switches=1))
    assert "2 Ben Good Lancelot, now Evil 3 Cleo Evil Lancelot, now Good 4 Dov" in said


def test_the_legend_explains_the_plot_cards_that_lie_there() -> None:
    court = replace(COURT, drawn=("open_up",), plots=(("strong_leader",), *[()] * 7))
    said = printed(avalon_board.legend(WORDS, court))
    assert "‡ carries Excalibur" in said
    assert "Open Up: At once show one other player whether you are Good or Evil." in said
    assert "Strong Leader: Before a leader acts, take the lead. Once." in said
    assert "Opinion Maker" not in said
