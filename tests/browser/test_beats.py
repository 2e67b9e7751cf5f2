"""Beats to the millisecond: nothing shows or sounds before its time, for no role and with no motion.

Each check is seen to fail where a page is spoilt on purpose.
"""

import re
from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from camlann.games import beats_of
from camlann.i18n.catalogue import Catalogue
from tests.browser.access.test_worlds import deals
from tests.browser.seats import Cast
from tests.browser.staged_beats import Look, Watched, beats
from tests.server.harness.one_process_server import OneProcessServer

ROLES = dict(deals("merlin", "loyal", "assassin"))
RESULTS = {"avalon.votes-shown": 2900, "avalon.quest-ended": 3220}
"""How long a result stays in sight."""
RESULT_SOUNDS = {"vote": "avalon.votes-shown", "success": "avalon.quest-ended", "end": "avalon.over"}

# What is wrong with what was seen; nothing, as it should be.


@cache
def steps_told() -> re.Pattern[str]:
    """What a panel says while cards turn: it follows from their number."""
    text = Catalogue("en").text
    shuffled = {text("ui-avalon-cards-shuffled", count=count) for count in range(1, 6)}
    told = {*shuffled, text("ui-avalon-cards-turn"), text("ui-avalon-one-card-left")}
    return re.compile("|".join(map(re.escape, told)))


def told_early(looks: list[Look]) -> list[str]:
    """Words that change before the result of a beat is in sight, after its first moment."""
    found = []
    for beat in beats(looks):
        hidden = [
            steps_told().sub("", look.words)
            for look in beat
            if not look.revealed and look.at > beat[0].at + 400
        ]
        if beat[0].beat in RESULTS and len({*hidden}) > 1:
            found.append(beat[0].beat)
    return found


def sounds_early(looks: list[Look]) -> list[str]:
    """Sounds of a result that come while it is not in sight."""
    return [
        look.sound
        for look in looks
        if look.sound in RESULT_SOUNDS and not (look.revealed and look.beat == RESULT_SOUNDS[look.sound])
    ]


def asked_early(looks: list[Look]) -> list[str]:
    """Questions that open during a beat."""
    return [look.beat for look in looks if look.beat and look.mine]


def too_short(looks: list[Look]) -> list[str]:
    """Beats that end before their time, and results that go out of sight."""
    found = []
    for beat in beats(looks):
        kind, over = beat[0].beat, next((look.at for look in looks if look.at > beat[-1].at), None)
        if over is None:
            continue
        shown = [look.at for look in beat if look.revealed]
        if over - beat[0].at < beats_of("avalon")[kind].length_ms:
            found.append(kind)
        if kind in RESULTS and (not shown or over - shown[0] < RESULTS[kind]):
            found.append(f"the result of {kind}")
    return found


CHECKS: dict[str, Callable[[list[Look]], list[str]]] = {
    "a result is told early": told_early,
    "a result sounds early": sounds_early,
    "a question opens over a reveal": asked_early,
    "a beat is too short": too_short,
}


@pytest.fixture(scope="module")
def games(
    server: OneProcessServer, chromium: Cast, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, list[Look]]:
    """The same game as each role sees it."""
    chromium.folder = tmp_path_factory.mktemp("beats")
    watched = Watched(server, chromium)
    seen = {role: watched.seen(roles) for role, roles in ROLES.items()}
    chromium.leave()
    return seen


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_nothing_is_before_its_time(
    games: dict[str, list[Look]], check: Callable[[list[Look]], list[str]]
) -> None:
    assert {role: check(looks) for role, looks in games.items()} == {role: [] for role in ROLES}


def test_everything_is_shown_and_sounds(games: dict[str, list[Look]]) -> None:
    looks = games["loyal"]
    kinds = [beat[0].beat for beat in beats(looks)]
    assert {*RESULTS, "avalon.team-proposed", "avalon.assassinating", "avalon.over"} <= {*kinds}
    sounds = [look.sound for look in looks if look.sound]
    assert [sounds.count(each) for each in ("vote", "success", "end")] == [4, 3, 1]
    assert sounds.count("card") >= 2 + 3 + 3, "each card of a quest, and each team"
    assert "turn" in sounds


def pace(looks: list[Look]) -> list[tuple[float, str, str, bool, bool, str]]:
    """What everybody beside the person could notice: when something happens, and what sounds."""
    found: list[tuple[float, str, str, bool, bool, str]] = []
    for look in looks:
        each = (look.at, look.beat, look.ask, look.revealed, look.mine, look.sound)
        if look.sound or not found or each[1:-1] != found[-1][1:-1]:
            found.append(each)
    return found


def test_merlin_a_loyal_servant_and_the_assassin_see_and_hear_the_same_at_the_same_time(
    games: dict[str, list[Look]],
) -> None:
    first, *others = [pace(looks) for looks in games.values()]
    for other in others:
        assert other == first


def test_without_motion_it_is_a_cut_in_the_same_order_and_results_stay_as_long(
    server: OneProcessServer, cast: Cast, games: dict[str, list[Look]]
) -> None:
    moving = Watched(server, cast, still=False).seen(ROLES["loyal"], most=5)
    still = [each for each in pace(games["loyal"]) if each[0] <= moving[-1].at]
    assert pace(moving) == still[: len(pace(moving))]
    assert [check(moving) for check in CHECKS.values()] == [[]] * len(CHECKS)


def test_with_sound_off_nothing_else_changes(
    server: OneProcessServer, cast: Cast, games: dict[str, list[Look]]
) -> None:
    silent = pace(Watched(server, cast, sound=False).seen(ROLES["loyal"], most=3))
    heard = pace([replace(look, sound="") for look in games["loyal"]])
    assert not [each for each in silent if each[-1]]
    assert silent == heard[: len(silent)]


# Plants.

WHEN_HIDDEN = """
const during = (what) => setInterval(() => {
  const play = document.querySelector(".play");
  if (play && "beat" in play.dataset && !("revealed" in play.dataset)) what(play);
}, 50);
"""
SHORTER = """
const wait = setTimeout;
window.setTimeout = (work, delay, ...more) => wait(work, delay > 600 ? delay / 2 : delay, ...more);
"""
PLANTS = {
    "a result is told early": "during(() => { document.title = `Approved ${performance.now()}`; });",
    "a result sounds early": 'let once; during(() => { once ??= performance.mark("sound-vote"); });',
    "a question opens over a reveal": 'during((play) => play.querySelector(".stage").dataset.mine = "");',
    "a beat is too short": SHORTER,
}


@pytest.mark.parametrize("wrong", CHECKS)
def test_a_page_that_is_early_is_found_out(server: OneProcessServer, cast: Cast, wrong: str) -> None:
    looks = Watched(server, cast, plant="{" + WHEN_HIDDEN + PLANTS[wrong] + "}").seen(ROLES["loyal"], most=2)
    assert CHECKS[wrong](looks)


def test_a_page_that_is_slower_for_merlin_is_found_out(
    server: OneProcessServer, cast: Cast, games: dict[str, list[Look]]
) -> None:
    plant = """
    const parse = JSON.parse;
    let late = 0;
    JSON.parse = (text) => {
      const read = parse(text);
      if (read?.frame?.own?.role === "merlin") late = 20;
      return read;
    };
    const wait = window.setTimeout;
    window.setTimeout = (work, delay, ...more) => wait(work, (delay ?? 0) + late, ...more);
    """
    watched = Watched(server, cast, plant="{" + plant + "}")
    seen = {role: pace(watched.seen(ROLES[role], most=2)) for role in ("merlin", "loyal")}
    assert seen["merlin"] != seen["loyal"]
    assert seen["loyal"] == pace(games["loyal"])[: len(seen["loyal"])]
