"""A question is made from forms alone; here for a game that exists nowhere else."""

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from camlann.engine.facts import Board, Own, Seat
from camlann.engine.forms import Form, Offer, One, Order, Value, allot, pick, then
from camlann.engine.phases import Command, NotOffered, Reason, offer, on_offer
from camlann.engine.wire import Wire
from camlann.i18n.sentences import LOCALES, Words
from camlann.terminal.question import Question
from camlann.terminal.screen import Screen

NAMES = ["Ana", "Ben", "Cleo", "Dov"]


class Rest(Command, frozen=True, tag="toy.rest"):
    """Do nothing."""


class Draw(Command, frozen=True, tag="toy.draw"):
    card: str


class Discard(Command, frozen=True, tag="toy.discard"):
    cards: tuple[str, ...]


class Sort(Command, frozen=True, tag="toy.sort"):
    cards: tuple[str, ...]


class Share(Command, frozen=True, tag="toy.share"):
    to: tuple[Seat, ...]


class Bid(Command, frozen=True, tag="toy.bid"):
    number: int


class Send(Command, frozen=True, tag="toy.send"):
    to: Seat
    cards: tuple[str, ...]


class Pour(Command, frozen=True, tag="toy.pour"):
    cup: int
    cards: tuple[str, ...]


WIRE = Wire("toy", options=int, public=Board, own=Own, sealed=int)

MESSAGES = """
toy-rest = You rest.
    .offer = Rest
toy-draw = You draw.
    .offer = Draw a card
toy-pour = You pour.
    .offer = Pour
    .only-cup = Cup number { $only }:
toy-bid = You bid.
    .offer = Bid
toy-card-grail = Holy Grail
toy-card-lance = Lance
toy-card-siege = Siege
"""


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Words:
    folder: Path = tmp_path_factory.mktemp("locales")
    shutil.copytree(LOCALES / "en", folder / "en")
    (folder / "en" / "toy.ftl").write_text(MESSAGES)
    return Words("en", isolate=False, folder=folder)


def asked(words: Words, offers: Sequence[Offer], *typed: str) -> Command:
    """What comes of typing these lines; all of them are needed."""
    lines = iter(typed)

    def why(command: Command) -> Reason | None:
        return None if on_offer(offers, command) else NotOffered()

    screen = Screen(words)
    question = Question(
        screen, NAMES, WIRE, offers, read=lambda prompt: next(lines), why=why, rule="The rule."
    )
    command = question.answer()
    assert [*lines] == []
    return command


HAND = ("grail", "lance", "lance", "siege")

FORMS: dict[str, tuple[type[Command], Form | None, list[str], Command]] = {
    "no field: Enter": (Rest, None, [""], Rest()),
    "one word by its label": (Draw, One(("grail", "lance")), ["holy"], Draw("grail")),
    "one word by its number": (Draw, One(("grail", "lance")), ["2"], Draw("lance")),
    "one word as the rules write it": (Draw, One(("grail", "lance")), ["grail"], Draw("grail")),
    "one word that is shown and not accepted": (
        Draw,
        One(("grail",), decoys=("lance",)),
        ["lance", "grail"],
        Draw("grail"),
    ),
    "several, equal ones by naming them twice": (
        Discard,
        pick(HAND, 2, 3),
        ["siege lance lance"],
        Discard(("lance", "lance", "siege")),
    ),
    "none of several": (Discard, pick(HAND, 0, 2), [""], Discard(())),
    "too many of several, then enough": (
        Discard,
        pick(HAND, 1),
        ["grail lance", "lance"],
        Discard(("lance",)),
    ),
    "an order": (Sort, Order(HAND), ["siege lance grail lance"], Sort(("siege", "lance", "grail", "lance"))),
    "an order with one missing": (
        Sort,
        Order(("grail", "siege")),
        ["siege", "siege grail"],
        Sort(("siege", "grail")),
    ),
    "an allotment, item by item": (
        Share,
        allot(("grail", "siege"), (0, 2)),
        ["cleo", "1"],
        Share((Seat(2), Seat(0))),
    ),
    "equal items, whoever is named first": (
        Share,
        allot(("lance", "lance"), (0, 2)),
        ["cleo", "ana"],
        Share((Seat(0), Seat(2))),
    ),
    "an allotment to somebody who gets nothing": (
        Share,
        allot(("grail",), (0, 2)),
        ["ben", "ana"],
        Share((Seat(0),)),
    ),
    "a number": (Bid, Value(3, 7), ["many", "9", "۴"], Bid(4)),
    "one thing and then another": (
        Send,
        then({1: pick(HAND, 1), 3: pick(("siege",), 1)}),
        ["dov", "siege"],
        Send(Seat(3), ("siege",)),
    ),
    "somebody nothing can be sent to, then somebody else": (
        Send,
        then({1: pick(HAND, 1), 3: pick(("siege",), 1)}),
        ["ana", "dov", "siege"],
        Send(Seat(3), ("siege",)),
    ),
    "a first step with one way is not asked": (
        Send,
        then({1: pick(HAND, 2)}),
        ["1 2"],
        Send(Seat(1), ("grail", "lance")),
    ),
    "a question about the rule": (Bid, Value(3, 7), ["why", "why 9", "why 4", "4"], Bid(4)),
    "a question about a word that says nothing": (Bid, Value(3, 7), ["why xyzzy", "4"], Bid(4)),
    "a question about another command": (Bid, Value(3, 7), ["why draw", "4"], Bid(4)),
    "a way back out of a choice that is half made": (
        Send,
        then({1: pick(HAND, 1), 3: pick(("siege",), 1)}),
        ["ben", "back", "dov", "siege"],
        Send(Seat(3), ("siege",)),
    ),
}


@pytest.mark.parametrize("command, form, typed, chosen", FORMS.values(), ids=FORMS)
def test_every_form_can_be_answered(
    words: Words, command: type[Command], form: Form | None, typed: list[str], chosen: Command
) -> None:
    assert asked(words, [offer(command, form)], *typed) == chosen


def test_several_offers_are_chosen_from_first(words: Words) -> None:
    offers = [offer(Rest), offer(Draw, One(("grail", "lance")))]
    assert asked(words, offers, "2", "lance") == Draw("lance")
    assert asked(words, offers, "rest") == Rest()


def test_why_says_of_every_command_whether_it_may_be_given_and_the_next_answer_counts(
    words: Words, capsys: pytest.CaptureFixture[str]
) -> None:
    offers = [offer(Bid, Value(3, 7)), offer(Rest)]
    assert asked(words, offers, "why draw a card", "rest") == Rest()
    assert "That cannot be done now." in capsys.readouterr().out
    assert asked(words, offers, "1", "why rest", "4") == Bid(4)
    assert "That is open to you." in capsys.readouterr().out


def test_back_leads_to_the_first_choice_and_shows_it_again(
    words: Words, capsys: pytest.CaptureFixture[str]
) -> None:
    offers = [offer(Draw, One(("grail", "lance"))), offer(Rest)]
    assert asked(words, offers, "1", "back", "2") == Rest()
    assert capsys.readouterr().out.count("1 Draw a card   2 Rest") == 2


def test_what_was_refused_is_asked_again_without_repeating_the_choices(
    words: Words, capsys: pytest.CaptureFixture[str]
) -> None:
    asked(words, [offer(Draw, One(("grail",), decoys=("lance", "siege")))], "3", "x", "2", "1")
    said = capsys.readouterr().out
    assert said.count("1 Holy Grail   2 Lance   3 Siege") == 1
    assert said.count("That cannot be done now.") == 2


def test_typing_nothing_shows_the_choices_again(words: Words, capsys: pytest.CaptureFixture[str]) -> None:
    asked(words, [offer(Draw, One(("grail", "lance")))], "", "lance")
    assert "Please choose: Holy Grail or Lance." in capsys.readouterr().out


def test_the_only_way_is_said_in_a_sentence_where_the_game_has_one(
    words: Words, capsys: pytest.CaptureFixture[str]
) -> None:
    asked(words, [offer(Pour, then({1: pick(HAND, 1)}))], "grail")
    assert capsys.readouterr().out.startswith("Cup number 1:\n")
