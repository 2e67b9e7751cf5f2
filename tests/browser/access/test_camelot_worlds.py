"""Two worlds on the screen of Shadows: whoever looks on cannot tell a Traitor from somebody Loyal, and nobody
sees what lies in another's hand, which card another has laid, or what another has answered.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page

from camlann.engine.facts import Seat
from camlann.shadows.black_card_cancellation import OfferMerlins, StandBy
from camlann.shadows.options import Unconfirmed
from camlann.shadows.progression_of_evil import DrawBlack, Peek
from camlann.shadows.setup import LayOpen
from tests.browser.access.screens import Visitor
from tests.browser.access.test_worlds import Looks, always_apart, apart, looks
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer
from tests.shadows.deals import Shadows, act, dealt, position

ME = 0
SIDES = {"loyal": "loyal loyal loyal loyal traitor", "traitor": "traitor loyal loyal loyal loyal"}
MOMENTS: dict[str, dict[str, Any]] = {
    "evil": {"step": "evil"},
    "acting": {"step": "heroic"},
    "accusing": {"step": "heroic", "siege": 7},
}


@pytest.fixture
def visitor(server: OneProcessServer, cast: Cast) -> Visitor:
    visitor = Visitor(server, cast, "en")
    visitor.stage.enter(visitor.page)
    return visitor


def worlds(**moment: Any) -> dict[str, Shadows]:
    """What I am, and a game in which nobody else sees it."""
    hand = {ME: "1 4 4 grail merlin fate"}
    games = {side: position(hands=hand, loyalties=loyalties, **moment) for side, loyalties in SIDES.items()}
    assert len({game.frame(None) for game in games.values()}) == 1
    return games


def pressed(visitor: Visitor, *presses: Callable[[Page], None]) -> Iterator[Looks]:
    """What is seen now, and after each press."""
    yield looks(visitor.page)
    for press in presses:
        press(visitor.page)
        yield looks(visitor.page)


def step_by_step(
    visitor: Visitor,
    games: dict[str, Shadows],
    *presses: Callable[[Page], None],
    viewer: int | None = ME,
) -> list[str]:
    """In which step one of these worlds looks otherwise than the first."""

    def seen() -> list[str]:
        steps: dict[str, list[Looks]] = {}
        for name, game in games.items():
            visitor.stage.show(visitor.page, game, viewer)
            steps[name] = [*pressed(visitor, *presses)]
        each = (dict(zip(steps, step, strict=True)) for step in zip(*steps.values(), strict=True))
        return [f"step {at}: {found}" for at, step in enumerate(each) for found in apart(visitor, step)]

    return always_apart(iter(seen, None))


def verb(name: str) -> Callable[[Page], None]:
    return lambda page: page.locator(".verbs .press", has_text=name).click()


def card(name: str) -> Callable[[Page], None]:
    return lambda page: page.locator(".dock > .hand button", has_text=name).first.click()


def way(name: str) -> Callable[[Page], None]:
    return lambda page: page.locator(".stage .press", has_text=name).first.click()


def knight(at: int) -> Callable[[Page], None]:
    return lambda page: page.locator(".crests .crest").nth(at).click()


def go_on(page: Page) -> None:
    page.locator(".stage [data-key=go]").click()


@pytest.mark.parametrize("moment", MOMENTS)
def test_with_the_card_closed_a_traitor_looks_like_somebody_loyal(visitor: Visitor, moment: str) -> None:
    assert step_by_step(visitor, worlds(**MOMENTS[moment])) == []


def test_the_way_to_reveal_oneself_looks_alike_before_and_after_it_is_pressed(visitor: Visitor) -> None:
    games = worlds(unconfirmed=Unconfirmed(voluntary_reveal=True))
    assert step_by_step(visitor, games, way("Reveal")) == []


@pytest.mark.parametrize("rule", ["must_reveal", "may_hide"])
def test_a_traitor_plays_fate_like_somebody_loyal_until_it_is_played(visitor: Visitor, rule: str) -> None:
    games = worlds(fate_traitor=rule)
    assert step_by_step(visitor, games, verb("Special"), way("as the Traitor")) == []


def test_with_few_ways_open_the_way_to_reveal_oneself_makes_none_of_them_look_otherwise(
    visitor: Visitor,
) -> None:
    """As many ways as fit beside the chosen one: one more, which only a Traitor has, must not close them."""
    rules = Unconfirmed(voluntary_reveal=True)
    games = {
        side: position(loyalties=loyalties, spent={"actions": 1, "done": ("B",)}, unconfirmed=rules)
        for side, loyalties in SIDES.items()
    }
    assert step_by_step(visitor, games, way("Move")) == []


HANDS = {"poor": "1 2 3 grail", "rich": "merlin merlin merlin fate"}
"""As many cards, which others must not tell apart."""


def holding(**moment: Any) -> dict[str, Shadows]:
    """What seat 1 holds, and a game in which it is seen by nobody else."""
    return {
        name: position(hands={ME: "1 merlin", 1: held}, loyalties=SIDES["loyal"], **moment)
        for name, held in HANDS.items()
    }


def window() -> dict[str, Shadows]:
    """I have drawn a special black card, and everybody is asked for Merlins."""
    games = holding(step="evil", black="morgan_3 mists vivien")
    for game in games.values():
        act(game, ME, DrawBlack())
    return games


def answered() -> dict[str, Shadows]:
    """Somebody with three Merlins has passed, offered them, or left an answer for later windows."""
    answers = {
        "passes": OfferMerlins(0),
        "offers": OfferMerlins(3),
        "stands by": StandBy(2, "always"),
        "never again": StandBy(0, "until_my_turn"),
    }
    games = {name: window()["rich"] for name in answers}
    for name, game in games.items():
        act(game, 1, answers[name])
    return games


def council() -> dict[str, Shadows]:
    """Seat 1 has laid one card or another for the council, and the others have not."""
    hands = ("1 2 3 4 5", "1 2 3 4 grail", "1 1 2 3 4")
    games = {
        laid: dealt("arthur galahad gawain", "loyal traitor loyal", hands=hands)
        for laid in ("fight_1", "grail")
    }
    for laid, game in games.items():
        act(game, 1, LayOpen(laid))
    return games


def looked() -> dict[str, Shadows]:
    """Percival has looked at the top black card."""
    games = {}
    for name, top in (("harmless", "picts"), ("special", "morgan_3")):
        games[name] = position(
            "gawain percival kay", loyalties="loyal loyal loyal", turn=1, step="evil", black=f"{top} mists"
        )
        act(games[name], 1, Peek())
    return games


UNSEEN = (holding, window, answered, council, looked)


@pytest.mark.parametrize("moment", UNSEEN, ids=lambda moment: moment.__name__)
def test_what_another_holds_and_answers_is_told_to_no_other_seat_and_no_spectator(
    moment: Callable[[], dict[str, Shadows]],
) -> None:
    games = moment().values()
    everyone = next(iter(games)).public.everyone
    for viewer in (*(seat for seat in everyone if seat != 1), None):
        assert len({game.frame(viewer) for game in games}) == 1


def test_what_another_answers_is_seen_by_no_other_seat_and_no_spectator(visitor: Visitor) -> None:
    games = {name: game for name, game in answered().items() if name in ("passes", "stands by")}
    for viewer, eyes in ((ME, 1), (None, 0)):
        assert step_by_step(visitor, games, viewer=viewer) == []
        # Who has no card has nothing to reveal.
        assert visitor.page.locator(".eye").count() == eyes


def test_everybody_passes_a_window_with_one_press_whatever_they_hold(visitor: Visitor) -> None:
    """The same question, the same numbers in the same places, those closed that the hand does not allow."""
    seen = set()
    for name, seat in (("poor", Seat(ME)), ("poor", Seat(1)), ("rich", Seat(1))):
        game = window()[name]
        visitor.stage.show(visitor.page, game, seat)
        visitor.settle()
        stage = visitor.page.locator(".stage")
        asks, buttons = stage.locator("#question").inner_text(), stage.locator(".items button")
        seen.add((asks, *(each.partition("\n")[0] for each in buttons.all_inner_texts())))
        visitor.seat.button("ui-shadows-pass").click()
        visitor.seat.until("that one has passed", partial(answers_no_more, game, seat))
    assert len(seen) == 1, seen


def answers_no_more(game: Shadows, seat: Seat) -> bool:
    return not game.moves(seat)


def test_an_accuser_sees_nothing_of_the_accused_until_it_is_done(visitor: Visitor) -> None:
    accused = {"loyal": "loyal loyal traitor loyal loyal", "traitor": "loyal traitor loyal loyal loyal"}
    games = {
        side: position(loyalties=loyalties, siege=7, hands={ME: "1"}) for side, loyalties in accused.items()
    }
    assert step_by_step(visitor, games, verb("Accuse"), knight(1), go_on) == []
    assert visitor.page.locator("[data-sure], dialog[open]").count() == 1, "the question whether one is sure"
