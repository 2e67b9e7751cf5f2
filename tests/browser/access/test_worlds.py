"""Two worlds on the screen: somebody who looks over your shoulder at a closed card learns nothing of it.

The same seat is dealt another role, and all that everybody knows is the same: then the pictures are the same,
pixel for pixel but for what no eye sees, and so is what a screen reader is given.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import unified_diff
from itertools import cycle, islice
from typing import Literal, NamedTuple, TypeAlias

import pytest
from playwright.sync_api import Page

from camlann import avalon
from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, begun, dealt, everybody, go, propose, vote
from tests.browser.access.pictures import most_apart
from tests.browser.access.screens import Visitor
from tests.browser.access.staged_table import Stage
from tests.browser.seats import AT_REST, Cast
from tests.server.harness.one_process_server import OneProcessServer

ROLES = ["merlin", "percival", "loyal", "assassin", "morgana", "mordred", "loyal"]
FEW = ("merlin", "loyal", "assassin")
"""One who knows much, one who knows nothing, and one of Evil: each moment compares two of them."""
ME = 2
TEAM = (1, ME)
Ballot: TypeAlias = Literal["approve", "reject"]
NOISE = 2
"""Shades of 255. The same ring is drawn a shade otherwise now and then; no eye sees two."""
BALLOTS: tuple[Ballot, ...] = ("approve", "reject")


def deals(*wanted: str) -> Iterator[tuple[str, str]]:
    """What I am, and who everybody is: each role comes to me once, or each of these."""
    for role in wanted or dict.fromkeys(ROLES):
        others = ROLES.copy()
        others.remove(role)
        others.insert(ME, role)
        yield role, " ".join(others)


def revealing(roles: str) -> Avalon:
    return dealt(roles)


def proposing(roles: str) -> Avalon:
    return begun(roles)


def leading(roles: str) -> Avalon:
    return begun(roles, leader=ME)


def voting(roles: str) -> Avalon:
    game = begun(roles)
    propose(game, *TEAM)
    return game


def questing(roles: str) -> Avalon:
    game = voting(roles)
    vote(game, "y" * len(ROLES))
    return game


def assassinating(roles: str, *, everyone_guesses: bool = False) -> Avalon:
    game = begun(roles, everyone_guesses=everyone_guesses)
    while game.public.won < 3:
        size = {1: 2, 2: 3, 3: 3}[len(game.public.quests) + 1]
        propose(game, *range(size))
        vote(game, "y" * len(ROLES))
        everybody(game, avalon.PlayCard("success"))
    return game


def guessing(roles: str) -> Avalon:
    return assassinating(roles, everyone_guesses=True)


class Looks(NamedTuple):
    picture: bytes
    heard: str
    title: str


MOMENTS = (revealing, proposing, leading, voting, questing, assassinating, guessing)


def looks(page: Page) -> Looks:
    """All there is to see, to hear, and to read in the title, as soon as it stays as it is."""
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready.then(() => 0)")
    # The ring round the heading is for whoever listens; its corners come out a shade otherwise each time.
    page.evaluate("document.activeElement?.matches('h1') && document.activeElement.blur()")
    seen, before = _glance(page), None
    for _ in range(400):
        if seen == before:
            return seen
        # What a screen reader is told comes a moment later.
        page.evaluate(AT_REST)
        seen, before = _glance(page), seen
    raise AssertionError("this screen never comes to rest")


def _glance(page: Page) -> Looks:
    picture = page.screenshot(full_page=True, animations="disabled")
    # What is told aloud as it happens has its own test: when it comes depends on the machine.
    return Looks(picture, page.locator("main").aria_snapshot(), page.title())


def shown(visitor: Visitor, game: Avalon) -> Page:
    visitor.stage.show(visitor.page, game, ME)
    return visitor.page


@pytest.fixture
def visitor(server: OneProcessServer, cast: Cast) -> Visitor:
    visitor = Visitor(server, cast, "en")
    visitor.stage.enter(visitor.page)
    return visitor


def alike(one: Looks, other: Looks) -> bool:
    return one[1:] == other[1:] and most_apart(one.picture, other.picture) <= NOISE


def apart(visitor: Visitor, seen: dict[str, Looks]) -> list[str]:
    """Roles that look otherwise than the first does, and wherein."""
    first, *others = seen
    found = []
    for role in others:
        if alike(seen[role], seen[first]):
            continue
        for each in (role, first):
            (visitor.seat.folder / f"{each}.png").write_bytes(seen[each].picture)
        here, there = seen[first].heard.splitlines(), seen[role].heard.splitlines()
        lines = unified_diff(here, there, lineterm="", n=0)
        words = [line for line in lines if line[:2] not in ("--", "++", "@@")]
        found.append(f"{role} is not as {first}: {words or f'pictures in {visitor.seat.folder}'}")
    return found


def always_apart(tries: Iterable[list[str]]) -> list[str]:
    """What is found every time: what comes and goes is the machine's, not the role's."""
    found: list[str] = []
    for found in islice(tries, 3):
        if not found:
            return []
    return found


PAIRS = [(moment, tuple(islice(cycle(FEW), at, at + 2))) for at, moment in enumerate(MOMENTS)]
EVERYBODY = [pytest.param(moment, (), marks=pytest.mark.long) for moment in MOMENTS]


@pytest.mark.parametrize(
    "moment, who",
    [*PAIRS, *EVERYBODY],
    ids=lambda each: " ".join(each) or "everybody" if isinstance(each, tuple) else each.__name__,
)
def test_with_the_card_closed_no_role_looks_otherwise_than_another(
    visitor: Visitor, moment: Callable[[str], Avalon], who: tuple[str, ...]
) -> None:
    def seen() -> list[str]:
        return apart(visitor, {role: looks(shown(visitor, moment(roles))) for role, roles in deals(*who)})

    assert always_apart(iter(seen, None)) == []


def voted(visitor: Visitor, ballot: Ballot, *, held: bool) -> bytes:
    """The two buttons of somebody who has voted and may change it, while they look at their card or not."""
    game = begun(" ".join(ROLES), change_votes=True)
    propose(game, *TEAM)
    game.play(Seat(ME), avalon.Vote(ballot))
    page = shown(visitor, game)
    visitor.settle()
    page.mouse.move(0, 0)
    if held:
        page.locator(".eye").hover()
        page.mouse.down()
        page.locator(".eye[aria-expanded=true]").wait_for()
    picture = page.locator(".votes").screenshot(animations="disabled")
    page.mouse.up()
    return picture


def test_a_vote_that_may_be_changed_is_marked_only_for_whoever_looks_at_their_card(visitor: Visitor) -> None:
    def seen() -> list[str]:
        return ["one sees how I voted"] if votes_apart(held=False) > NOISE else []

    def votes_apart(*, held: bool) -> int:
        return most_apart(*(voted(visitor, ballot, held=held) for ballot in BALLOTS))

    assert always_apart(iter(seen, None)) == []
    assert votes_apart(held=True) > 10 * NOISE


def pressed(visitor: Visitor, game: Avalon, card: str) -> Iterator[Looks]:
    """What is seen as somebody chooses this card, step by step, up to the moment before it is played."""
    page = shown(visitor, game)
    chosen = page.locator(".stage").get_by_role(
        "button", name=visitor.seat.says(f"avalon-card-{card}"), exact=True
    )
    chosen.focus()
    yield looks(page)
    page.keyboard.down("Space")
    yield looks(page)
    page.keyboard.up("Space")
    yield looks(page)
    chosen.hover()
    page.mouse.down()
    yield Looks(page.screenshot(animations="disabled"), "", page.title())
    page.mouse.up()
    yield looks(page)


@pytest.mark.parametrize("card", ["success", "fail"])
def test_good_and_evil_choose_a_card_for_the_quest_alike(visitor: Visitor, card: str) -> None:
    def seen() -> list[str]:
        steps: dict[str, Sequence[Looks]] = {
            role: [*pressed(visitor, questing(roles), card)] for role, roles in deals("loyal", "assassin")
        }
        each = (dict(zip(steps, step, strict=True)) for step in zip(*steps.values(), strict=True))
        return [found for step in each for found in apart(visitor, step)]

    assert always_apart(iter(seen, None)) == []


def examined(side: str) -> Avalon:
    """I have asked the Lady about my neighbour, who is of this side; somebody else is of the other."""
    ends = {"good": "loyal mordred", "evil": "mordred loyal"}[side]
    game = begun(f"merlin percival loyal assassin morgana {ends}", leader=ME + 1, lady=True)
    go(game, 0, 1, cards="SS")
    go(game, 0, 1, ME, cards="SSS")
    game.play(Seat(ME), avalon.Examine(Seat(5)))
    return game


def test_what_the_lady_has_shown_is_seen_by_nobody_who_looks_on(visitor: Visitor) -> None:
    games = {side: examined(side) for side in ("good", "evil")}
    assert len({game.frame(None) for game in games.values()}) == 1

    def seen() -> list[str]:
        return apart(visitor, {side: looks(shown(visitor, game)) for side, game in games.items()})

    assert always_apart(iter(seen, None)) == []
    assert visitor.page.locator(".eye .news").count() == 1, "the eye has something new, closed"


def test_an_open_card_would_be_seen(visitor: Visitor) -> None:
    seen = {}
    for role, roles in deals():
        page = shown(visitor, questing(roles))
        button = visitor.seat.button("ui-hold-to-look").first
        button.hover()
        page.mouse.down()
        seen[role] = _glance(page)
        page.mouse.up()
    assert len(apart(visitor, seen)) == len(seen) - 1


def test_the_worlds_of_these_pictures_are_equal_to_everybody_else() -> None:
    for moment in MOMENTS:
        publics = {moment(roles).frame(None) for _, roles in deals()}
        assert len(publics) == 1, moment.__name__
    assert {Seat(ME) in questing(roles).public.asked for _, roles in deals()} == {True}
    assert Stage("").seat == 0
