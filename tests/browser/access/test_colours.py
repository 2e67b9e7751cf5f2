"""Colour is never all there is: without any, and in those a system forces on a page, things still differ."""

import re

import pytest

from camlann import avalon
from tests.avalon.deals import Avalon, begun, everybody, propose, vote
from tests.browser.access.pictures import difference, grey
from tests.browser.access.screens import Visitor
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer

ROLES = "merlin percival loyal assassin morgana"
LEAST = 0.03
"""Of all there is between black and white: what one sees without looking for it."""


def won_and_lost() -> Avalon:
    """One quest won, one lost, and a vote to give."""
    game = begun(ROLES)
    propose(game, 0, 1)
    vote(game, "yyynn")
    everybody(game, avalon.PlayCard("success"))
    propose(game, 0, 1, 3)
    vote(game, "yyyny")
    for seat in game.public.asked:
        game.play(seat, avalon.PlayCard("fail" if seat == 3 else "success"))
    propose(game, 0, 1)
    return game


@pytest.mark.parametrize("colours", ["grey", "forced", "forced dark"])
def test_won_and_lost_and_approve_and_reject_differ_without_colour(
    server: OneProcessServer, cast: Cast, colours: str
) -> None:
    visitor = Visitor(server, cast, "en")
    visitor.stage.enter(visitor.page)
    page = visitor.page
    page.emulate_media(
        forced_colors="none" if colours == "grey" else "active",
        color_scheme="dark" if colours == "forced dark" else "light",
    )
    visitor.stage.show(page, won_and_lost(), 2)
    visitor.settle()
    quests = page.locator(".board ol li > :first-child")
    won, lost, coming = (grey(quests.nth(at)) for at in range(3))
    approve, reject = (grey(page.locator(".stage .votes button svg").nth(at)) for at in range(2))
    assert difference(won, lost) > LEAST
    assert difference(won, coming) > LEAST
    assert difference(approve, reject) > LEAST


@pytest.mark.parametrize("colours", ["grey", "forced"])
def test_good_and_evil_differ_without_colour_when_the_roles_are_shown(
    server: OneProcessServer, cast: Cast, colours: str
) -> None:
    visitor = Visitor(server, cast, "en")
    visitor.stage.enter(visitor.page)
    page = visitor.page
    page.emulate_media(forced_colors="none" if colours == "grey" else "active")
    game = begun(ROLES)
    while not game.over:
        propose(game, *range(2 if not game.public.quests else 3))
        vote(game, "nnnnn")
    visitor.stage.show(page, game, 2)
    visitor.settle()
    sides = {side: page.locator(f".seats .tag.{side}") for side in ("good", "evil")}
    assert all(side.count() for side in sides.values())
    good, evil = (grey(tags.locator("svg").first) for tags in sides.values())
    assert difference(good, evil) > LEAST


def test_each_quest_of_the_board_has_its_words(server: OneProcessServer, cast: Cast) -> None:
    visitor = Visitor(server, cast, "en")
    visitor.stage.enter(visitor.page)
    visitor.stage.show(visitor.page, won_and_lost(), 2)
    board = visitor.page.locator("section.board")
    drawn = board.locator("ol > li > :first-child").count()
    assert drawn == 5
    assert board.locator("svg:not([aria-hidden=true])").count() == 0
    items = board.get_by_role("listitem")
    said = [items.nth(at).aria_snapshot() for at in range(drawn)]
    assert len({*said}) == drawn
    # Apart from which quest it is and how many ride: that it was won, that it was lost, or neither.
    assert len({re.sub("[0-9]", "", each) for each in said[:3]}) == 3
