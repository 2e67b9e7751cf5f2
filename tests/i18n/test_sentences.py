"""How fields become words: by their declared type, in one place for all games and languages."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from camlann import avalon
from camlann.avalon.assassin import NameNoAlly
from camlann.avalon.editions import EDITIONS
from camlann.avalon.game_end import AllTold, Confession, Over
from camlann.avalon.lady import LadyPassed
from camlann.avalon.propose import Proposing, QuestNotOpen, TeamNeeds, TeamProposed
from camlann.avalon.quest import GoodMustSucceed, LancelotMustFail, QuestEnded, Questing
from camlann.avalon.role_knowledge import Seen
from camlann.avalon.role_reveal import EyesOpened, RoleDealt
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.vote import TeamRejected, VotesShown
from camlann.bots.random_bot import choose
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Answered, Asked, Seat
from camlann.engine.match import Match, NotAsked
from camlann.engine.rules import Notice
from camlann.i18n.sentences import Words, languages

NAMES = ["Ana", "Ben", "Cleo", "Dov", "Eve"]
PLAIN = Words("en", isolate=False)
FSI, PDI = "\u2068", "\u2069"


def seats(*numbers: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, numbers))


TOLD: dict[str, tuple[Struct, str]] = {
    "a seat is told by name": (
        LadyPassed(Seat(4), Seat(1)),
        "Eve uses the Lady of the Lake on Ben, who holds her from now on.",
    ),
    "two seats are joined": (
        TeamProposed(Seat(0), 1, seats(0, 1)),
        "Ana proposes for quest 1: Ana and Ben.",
    ),
    "more seats are joined": (
        TeamProposed(Seat(0), 2, seats(0, 1, 3)),
        "Ana proposes for quest 2: Ana, Ben and Dov.",
    ),
    "one seat stands alone": (NotAsked(seats(3)), "The table waits for Dov."),
    "no seat at all can be said": (NotAsked(()), "The table waits for somebody else."),
    "a word of a named type has its message": (
        LoyaltySeen(Seat(0), Seat(3), "evil"),
        "You see Dov’s loyalty: Evil.",
    ),
    "a plain word is found by its field": (
        RoleDealt(Seat(0), "loyal"),
        "Your role: Loyal Servant of Arthur.",
    ),
    "words by seat are told in groups, in the order of their type": (
        VotesShown(("reject", "approve", "approve", "reject", "approve")),
        "The votes are revealed. Approve: Ben, Cleo and Eve; Reject: Ana and Dov.",
    ),
    "a group that has nobody is left out": (
        VotesShown(("reject",) * 5),
        "The votes are revealed. Reject: Ana, Ben, Cleo, Dov and Eve.",
    ),
    "roles by seat are told in groups": (
        Over("evil", "three_fails", ("merlin", "loyal", "loyal", "minion", "assassin")),
        "Three quests have failed. Evil wins! "
        "Merlin: Ana; Loyal Servant of Arthur: Ben and Cleo; Minion of Mordred: Dov; Assassin: Eve.",
    ),
    "a yes or no chooses the sentence": (QuestEnded(3, 1, 2, False), "Quest 3 fails: 1 success, 2 fails."),
    "a number chooses the sentence": (TeamRejected(1), "The team is rejected, the first in this round."),
    "a number is written": (TeamRejected(3), "The team is rejected: 3 of 5 in this round."),
    "numbers are listed": (QuestNotOpen((2, 4, 5)), "Only these quests are open now: 2, 4 and 5."),
    "a size is told": (TeamNeeds(3), "The team for this quest has 3 different players."),
    "a reason is told like a fact": (
        NameNoAlly(Seat(2)),
        "You cannot name Cleo. Choose somebody else.",
    ),
    "a list of pieces is told piece by piece": (
        EyesOpened(Seat(0), (Seen(Seat(1), "evil"), Seen(Seat(3), "evil"))),
        "You open your eyes and see Ben (Evil), Dov (Evil).",
    ),
    "an empty list has its own sentence": (
        EyesOpened(Seat(0), ()),
        "You open your eyes and see nobody.",
    ),
    "a question is told by its phase": (
        Asked(Questing(seats(0, 4)), seats(0, 4)),
        "Ana and Eve are on the quest.",
    ),
    "an answer is told by its command": (
        Answered(Seat(0), avalon.Vote("reject")),
        "You voted: Reject.",
    ),
    "what is kept by key is told in groups, a piece a line": (
        AllTold(
            (
                Confession(Seat(0), (Seen(Seat(1), "evil"),), {}, {1: "success", 2: "success"}, ()),
                Confession(Seat(1), (), {Seat(0): ("good",)}, {3: "fail"}, ()),
            )
        ),
        "What everyone knew:\n"
        "Ana: saw Ben (Evil); cards by quest – Success: 1 and 2.\n"
        "Ben: saw nobody; learned loyalties – Good: Ana; cards by quest – Fail: 3.",
    ),
}


@pytest.mark.parametrize("told, sentence", TOLD.values(), ids=TOLD)
def test_fields_are_told_by_their_types(told: Struct, sentence: str) -> None:
    assert PLAIN.tell(told, NAMES) == sentence


@pytest.mark.parametrize("language", languages())
def test_a_refusal_that_follows_from_a_role_names_no_side(language: str) -> None:
    """It stands on an open screen, where others may read it."""
    words = Words(language, isolate=False)
    success, fail = (words.tell(reason(), NAMES) for reason in (GoodMustSucceed, LancelotMustFail))
    assert success == fail
    sides = [words.word("avalon", "side", side) for side in ("good", "evil")]
    assert not [side for side in sides if side in success + words.tell(NameNoAlly(Seat(2)), NAMES)]


def test_as_many_roles_as_seats_among_the_options_are_nobodys() -> None:
    options = avalon.Options(roles=("merlin", "percival", "loyal", "assassin", "morgana"))
    said = PLAIN.option(options, "avalon", "roles", NAMES)
    assert said == "In the game: Merlin, Percival, Loyal Servant of Arthur, Assassin and Morgana."


def test_a_notice_is_told_by_its_code() -> None:
    told = PLAIN.notice("avalon", Notice("E-EVIL-OVERFLOW", most=2))
    assert told == "With this many players Evil has room for 2; you have chosen more."


def test_arguments_are_isolated_unless_they_are_for_a_terminal() -> None:
    fact = LadyPassed(Seat(0), Seat(1))
    names = ["کیخسرو", "Ben"]
    assert f"{FSI}کیخسرو{PDI}" in Words("en").tell(fact, names)
    assert FSI not in PLAIN.tell(fact, names)


def test_a_missing_message_or_argument_is_an_error_and_no_dirt_on_the_screen() -> None:
    with pytest.raises(LookupError):
        PLAIN.text("play-nothing-of-the-kind")
    with pytest.raises(LookupError):
        PLAIN.text("avalon.nothing-of-the-kind")
    with pytest.raises(LookupError, match="seats"):
        PLAIN.text("play-welcome", game="Avalon")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError):
        Words("tlh")


@pytest.mark.parametrize("language", languages())
def test_every_fact_of_whole_games_can_be_told_to_everybody(language: str) -> None:
    words = Words(language)
    options = avalon.Options(
        roles=("merlin", "assassin", "percival", "morgana", "oberon"), lady=True, lady_use="may_decline"
    )
    names = [f"N{n}" for n in range(10)]
    for game in range(4):
        table = Match(avalon, options, 10, partial(Seeded, seed_of(f"words {game}"), 1))
        random = Random(game)
        while not table.over:
            seat = next(seat for seat in table.public.everyone if table.moves(seat))
            offer, choice = choose(table.moves(seat), random)
            table.play(seat, avalon.WIRE.choose(offer, choice))
        for row in table.rows:
            assert all(words.tell(fact, names).strip() for fact in row.facts)


@pytest.fixture
def persian(tmp_path: Path) -> Words:
    """A language with its own digits, as a folder and nothing else."""
    (tmp_path / "fa").mkdir()
    (tmp_path / "fa" / "language.json").write_text(
        '{"name": "فارسی", "direction": "rtl", "digits": "arabext", "status": "released"}', encoding="utf-8"
    )
    (tmp_path / "fa" / "some.ftl").write_text(
        "list-two = { $first } و { $last }\n"
        "list-more = { $first }، { $last }\n"
        "list-last = { $first } و { $last }\n"
        "avalon-team-proposed = { $leader }: { $quest }، { $team }\n"
        "avalon-team-rejected = { $rejections ->\n    [one] یک\n   *[other] { NUMBER($rejections) } رد\n}\n"
        "avalon-quest-not-open = { $quests }\n",
        encoding="utf-8",
    )
    return Words("fa", isolate=False, folder=tmp_path)


def test_a_new_language_is_a_folder_and_writes_its_own_digits(persian: Words) -> None:
    told = TeamProposed(Seat(0), 3, seats(0, 1, 2))
    assert persian.tell(told, NAMES) == "Ana: ۳، Ana، Ben و Cleo"
    assert persian.tell(QuestNotOpen((1, 25)), NAMES) == "۱ و ۲۵"  # noqa: RUF001
    assert persian.tell(TeamRejected(4), NAMES) == "۴ رد"
    assert persian.number(1906) == "۱٬۹۰۶"  # noqa: RUF001


def test_a_table_calls_its_quests_and_its_leader_as_its_options_say() -> None:
    french, proposed = PLAIN.at(avalon, EDITIONS["fr"]), TeamProposed(Seat(0), 3, seats(0, 1))
    assert french.tell(proposed, NAMES) == "Ana proposes for quest C: Ana and Ben."
    assert french.tell(QuestNotOpen((2, 4)), NAMES) == "Only these quests are open now: B and D."
    assert french.item(avalon.Propose, 0, 5, NAMES) == "E"
    assert french.text("avalon-board-quest", quest=1) == "Quest A"
    assert french.text("avalon-board-leader") == "♛ King"
    assert "The King chooses a team" in french.tell(Proposing(Seat(0)), NAMES, "why")
    assert PLAIN.tell(proposed, NAMES) == "Ana proposes for quest 3: Ana and Ben.", (
        "elsewhere nothing changes"
    )


CALLED = {
    "en": ("Quest 3", "leader", "Quest 3", "Quest C", "King", "commander"),
    "it": ("Missione 3", "Leader", "Missione 3", "Missione C", "Re", "Comandante"),
    "fr": ("Quête C", "Roi", "Quête 3", "Quête C", "Roi", "Commandant"),
    "fa": ("مأموریت ۳", "فرمانده", "مأموریت ۳", "مأموریت C", "شاه", "فرمانده"),
}


@pytest.mark.parametrize("language", CALLED)
def test_unless_a_table_says_otherwise_things_are_called_as_in_the_language(language: str) -> None:
    def called(**chosen: Any) -> tuple[str, str]:
        words = Words(language, isolate=False).at(avalon, avalon.Options(**chosen))
        return words.text("avalon-board-quest", quest=3), words.text("avalon-leader")

    own, numbers, letters = called(), called(quest_labels="numbers"), called(quest_labels="letters")
    king, commander = called(leader_title="king"), called(leader_title="commander")
    assert (*own, numbers[0], letters[0], king[1], commander[1]) == CALLED[language]
