"""Two worlds on the screen of Shadows: whoever looks on cannot tell a Traitor from somebody Loyal."""

from typing import Any

import pytest

from camlann.shadows.options import Unconfirmed
from tests.browser.access.screens import Visitor
from tests.browser.access.test_worlds import always_apart, apart, looks
from tests.browser.seats import Cast
from tests.server.harness.one_process_server import OneProcessServer
from tests.shadows.deals import Shadows, position

MOMENTS: dict[str, dict[str, Any]] = {
    "evil": {"step": "evil"},
    "acting": {"step": "heroic"},
    "acting, and a Traitor may reveal himself": {"unconfirmed": Unconfirmed(voluntary_reveal=True)},
    "accusing": {"step": "heroic", "siege": 7},
}


def worlds(moment: dict[str, Any]) -> dict[str, Shadows]:
    sides = {"loyal": "loyal loyal loyal loyal traitor", "traitor": "traitor loyal loyal loyal loyal"}
    hand = {0: "1 4 4 grail merlin fate"}
    return {side: position(hands=hand, loyalties=loyalties, **moment) for side, loyalties in sides.items()}


@pytest.mark.parametrize("moment", MOMENTS)
def test_with_the_card_closed_a_traitor_looks_like_somebody_loyal(
    server: OneProcessServer, cast: Cast, moment: str
) -> None:
    visitor = Visitor(server, cast, "en")
    visitor.stage.enter(visitor.page)
    games = worlds(MOMENTS[moment])
    assert len({game.frame(None) for game in games.values()}) == 1

    def seen() -> list[str]:
        found = {}
        for side, game in games.items():
            visitor.stage.show(visitor.page, game, 0)
            found[side] = looks(visitor.page)
        return apart(visitor, found)

    assert always_apart(iter(seen, None)) == []
