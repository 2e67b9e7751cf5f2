"""What the page says of loyalty is what was dealt: on the deal card, under the eye and in the table's rules.

Every preset with every second number of players, and with three, who do not look; the long form with all. In
every second game with a Traitor, it is the Traitor who reads.
"""

from collections.abc import Callable
from typing import get_args

import pytest
from playwright.sync_api import Locator

from camlann import shadows
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.i18n.sentences import Words, dashed
from camlann.shadows.options import Preset, presets
from tests.browser.access.screens import Visitor
from tests.browser.panels import close_panel, open_panel
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer
from tests.shadows.deals import Shadows, position, sealed_state

SAFE, BLIND = "shadows-you-safe", "shadows-you-wins-blind"
WORDS = Words("en")


def sizes(preset: Preset) -> list[int]:
    """For how many players it is."""
    return [seats for seats in range(2, 9) if preset in presets(seats)]


def usual(preset: Preset) -> list[int]:
    """Some of these; the next preset is read with the others."""
    odd = get_args(Preset).index(preset) % 2
    return [seats for seats in sizes(preset) if seats == 3 or seats // 2 % 2 == odd] or sizes(preset)


def dealt(preset: Preset, seats: int) -> tuple[Shadows, Seat]:
    """A game before its council, and who looks at it."""
    options, root = presets(seats)[preset], seed_of(f"{preset}/{seats}/3")
    game: Shadows = Match(shadows, options, seats, lambda n: Seeded(root, 1, n))
    traitors = [seat for seat, side in enumerate(sides(game)) if side == "traitor"]
    return game, Seat(traitors[0] if traitors and seats % 2 else 0)


def sides(game: Shadows) -> tuple[str, ...]:
    """As they lie in the box and before the seats; nobody at the table sees this."""
    return sealed_state(game).loyalties


def side_known(game: Shadows, seat: Seat) -> str | None:
    """What this seat may know of itself. Three do not look; where no cards are dealt all are Loyal."""
    if not sides(game):
        return "loyal"
    return None if len(sides(game)) == 3 else sides(game)[seat]


def wins(side: str | None) -> str:
    return WORDS.text(f"shadows-side-{side}.wins" if side else BLIND)


def side_word(side: str | None) -> str:
    return WORDS.text(f"shadows-side-{side}" if side else "shadows-you-blind")


def on_the_card(game: Shadows, seat: Seat) -> list[str]:
    coat, side = game.public.coats[seat], side_known(game, seat)
    return [
        WORDS.text("ui-shadows-you-are"),
        WORDS.word("shadows", "coat", coat),
        side_word(side),
        wins(side),
        *([] if sides(game) else [WORDS.text(SAFE)]),
        WORDS.text("ui-shadows-your-power"),
        WORDS.by_options(f"shadows-coat-{dashed(coat)}.text", "shadows", game.public.options),
    ]


def under_the_eye(game: Shadows, seat: Seat) -> list[str]:
    coat, side = game.public.coats[seat], side_known(game, seat)
    return [
        WORDS.word("shadows", "coat", coat),
        side_word(side),
        wins(side) if sides(game) else WORDS.text(SAFE),
    ]


def of_the_table(game: Shadows) -> list[str]:
    """Of these sentences about everybody's loyalty, those that are true here."""
    if not sides(game):
        return [WORDS.text(SAFE)]
    return [WORDS.text(BLIND)] if len(sides(game)) == 3 else []


def held(visitor: Visitor, button: Locator, face: str) -> list[str]:
    """What stands there while it is held."""
    button.focus()
    visitor.page.keyboard.down("Space")
    said = visitor.page.locator(face).inner_text()
    # The button that says what comes next waits for a look.
    visitor.page.wait_for_function("!document.querySelector('.deal [data-key=go]')?.disabled")
    visitor.page.keyboard.up("Space")
    return [line.strip() for line in said.split("\n") if line.strip()]


@pytest.mark.parametrize("preset", get_args(Preset))
@pytest.mark.parametrize("chosen", [usual, pytest.param(sizes, marks=pytest.mark.long)])
def test_every_sentence_about_loyalty_is_what_was_dealt(
    server: OneProcessServer, cast: Cast, chosen: Callable[[Preset], list[int]], preset: Preset
) -> None:
    visitor = Visitor(server, cast, "en")
    # A page remembers which deal it has shown, so it is loaded for each.
    visitor.stage.reloads = True
    page = visitor.page
    visitor.stage.enter(page)
    for seats in chosen(preset):
        game, seat = dealt(preset, seats)
        visitor.stage.show(page, game, seat)
        what = f"{preset} of {seats}, seat {seat}: {sides(game)}"
        on_card = held(visitor, page.locator(".deal .secret"), ".deal [role=region]")
        assert on_card == on_the_card(game, seat), what
        page.locator(".deal [data-key=go]").click()
        assert held(visitor, page.locator(".eye"), ".loyalty") == under_the_eye(game, seat), what
        open_panel(page, "rules")
        things = page.locator(".things").last
        things.wait_for()
        said = [line.strip() for line in things.inner_text().split("\n")]
        every = [WORDS.text(SAFE), WORDS.text(BLIND)]
        assert [line for line in said if line in every] == of_the_table(game), what
        close_panel(page)


def test_the_games_read_above_have_a_traitor_and_have_none() -> None:
    assert {seats for preset in get_args(Preset) for seats in usual(preset)} == {*range(2, 9)}
    games = [dealt(preset, seats) for preset in get_args(Preset) for seats in usual(preset)]
    known = {side_known(game, seat) for game, seat in games if sides(game)}
    assert known == {"loyal", "traitor", None}
    assert {bool(sides(game)) for game, _ in games} == {True, False}


def test_where_nobody_betrays_accuse_is_closed_and_says_so(server: OneProcessServer, cast: Cast) -> None:
    visitor = Visitor(server, cast, "en")
    visitor.stage.enter(visitor.page)
    game = position("gawain kay arthur galahad", swords="WWWBBB", traitors="none")
    visitor.stage.show(visitor.page, game, 0)
    visitor.seat.settle()
    accuse = visitor.page.locator(".verb", has_text=WORDS.text("ui-shadows-verb-accuse"))
    accuse.click()
    visitor.page.get_by_text(WORDS.text("shadows-no-accusations")).first.wait_for()
