"""The room filmed in two worlds: the same public course of a game, and everybody holds another role.

All phones and the display are stopped at the same moments, through the reveal, a vote and a quest. Outside
held cards no pixel differs, and neither does what passes through their sockets: who, when, and how long.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO
from itertools import islice, product, repeat
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PIL import Image
from playwright.sync_api import Playwright

from camlann import avalon
from camlann.engine.facts import Seat
from tests.avalon.deals import dealt
from tests.browser.access.pictures import most_apart
from tests.browser.room.filmed_room import FilmedRoom, Sent
from tests.browser.seats import Cast, launched
from tests.server.harness.one_process_server import OneProcessServer
from tests.spans import span

WORLDS = {
    "one": ("merlin assassin loyal morgana percival", {1: "fail", 2: "success"}),
    "other": ("morgana loyal assassin percival merlin", {1: "success", 2: "fail"}),
}
"""Who is dealt what, and what the team plays: everybody is somebody else, and one of two fails the quest."""
VOTES = ("approve", "approve", "reject", "approve", "approve")
LEADER, TEAM = 0, (1, 2)
LOOK_MS, PRESS_MS = 900, 300
LASTS_MS = 21_300
"""The whole film."""
MOMENTS = span("CAMLANN_FILMED", 200).stop
FEW = {
    "cards open": 1,
    "cards closed": 1,
    "seat 1 has seen": 1,
    "a team": 1,
    "votes open": 1,
    "seat 1 has voted": 1,
    "the verdict": 2,
    "quest cards open": 1,
    "seat 1 has played": 1,
    "the result": 2,
}
"""Moments after each of these; together they are the short form."""


TAKES = 3


@pytest.fixture(scope="module")
def chromium(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cast]:
    """It draws whole tiles. Else it draws only what has changed over what was there, and soft edges that meet
    there come out some shades otherwise, in one world as in the other: it depends on which frames were drawn.
    """
    with launched(playwright, tmp_path_factory.mktemp("pictures"), "--disable-partial-raster") as cast:
        yield cast


class Film(NamedTuple):
    shots: dict[str, dict[str, bytes]]
    sent: Sequence[Sent]


def course(room: FilmedRoom, cards: dict[int, str]) -> Iterator[tuple[str, int]]:
    """One thing after another, each done by hand at a phone, and for how long the film then goes on."""
    phones = room.phones
    yield "dealt", 500
    for seat in phones:
        room.hold(seat, ".stage button.secret")
    yield "cards open", LOOK_MS
    for seat in phones:
        room.let_go(seat)
    yield "cards closed", PRESS_MS
    for seat in range(room.seats):
        room.press(seat, ".stage [data-key=go]", avalon.Acknowledge())
        yield f"seat {seat} has seen", PRESS_MS
    yield "the leader", 1700
    for seat in TEAM:
        room.press(LEADER, f"[data-key=seat-{seat + 1}]")
    room.press(LEADER, ".stage [data-key=go]", avalon.Propose(1, tuple(Seat(seat) for seat in TEAM)))
    yield "a team", 1500
    for seat in phones:
        room.hold(seat, ".choose .hold")
    yield "votes open", LOOK_MS
    for seat, ballot in enumerate(VOTES):
        room.choose(seat, ballot, avalon.Vote(ballot))  # type: ignore[arg-type]  # one of two words
        yield f"seat {seat} has voted", PRESS_MS
    yield "the verdict", 4000
    for seat in TEAM:
        room.hold(seat, ".choose .hold")
    yield "quest cards open", LOOK_MS
    for seat in TEAM:
        room.choose(seat, cards[seat], avalon.PlayCard(cards[seat]))  # type: ignore[arg-type]  # likewise
        yield f"seat {seat} has played", PRESS_MS
    yield "the result", 7000


def filmed(room: FilmedRoom, world: str, moments: Callable[[str, int], int]) -> Film:
    """The same course in this world, at so many moments after each thing that is done."""
    roles, cards = WORLDS[world]
    room.show(dealt(roles, leader=LEADER))
    shots = {}
    for what, ms in course(room, cards):
        count = moments(what, ms)
        for nth in range(count):
            room.step(ms // (count + 1))
            shots[f"{what}, {nth + 1} of {count}"] = room.shots()
        if (count or ms > PRESS_MS) and what != "the result":
            room.step(ms - ms // (count + 1) * count)
    return Film(shots, room.sent)


def arrived(cast: Cast, url: str, count: int) -> list[tuple[str, dict[str, Any]]]:
    """Guests of the server, each with the cookies of their phone."""
    found = []
    for at in range(count):
        seat = cast.seat(f"P{at}", "en", url)
        made = seat.page.request.post(f"{url}/api/guests", data={"name": f"P{at}"}, headers={"Origin": url})
        assert made.ok, made.text()
        found.append((made.json()["person_id"], dict(seat.context.storage_state())))
    cast.leave()
    return found


def filmed_in_both(
    cast: Cast, url: str, phones: Sequence[int], moments: Callable[[str, int], int]
) -> Iterator[tuple[Film, Film]]:
    guests = arrived(cast, url, len(VOTES))
    while True:
        films = []
        for world in WORLDS:
            films.append(filmed(FilmedRoom(cast, url, guests, phones), world, moments))
            cast.leave()
        yield films[0], films[1]


def always_apart(takes: Iterable[tuple[Film, Film]], folder: Path) -> list[str]:
    """What no take of one world shows as a take of the other does: the pictures are left there.

    Once in a while a busy machine skips a picture of what moves; a secret differs always.
    """
    seen: dict[tuple[str, str], tuple[list[bytes], list[bytes]]] = {}
    told: tuple[list[list[Sent]], list[list[Sent]]] = ([], [])
    found: list[str] = []
    for one, other in islice(takes, TAKES):
        for film, sent in zip((one, other), told, strict=True):
            # Which of two screens is told first at the same moment is the machine's.
            sent.append(sorted(film.sent))
        for what, shots in one.shots.items():
            for name, shot in shots.items():
                here, there = seen.setdefault((what, name), ([], []))
                here.append(shot)
                there.append(other.shots[what][name])
        left = [each for each, pictures in seen.items() if not _alike(*pictures)]
        found = [_kept(folder, *each, [worlds[-1] for worlds in seen[each]]) for each in left]
        if not any(sent == again for sent, again in product(*told)):
            found += sorted(f"{each} in one world alone" for each in {*told[0][-1]} ^ {*told[1][-1]})
            found.append("other messages have passed")
        if not found:
            return []
    return found


def _kept(folder: Path, what: str, name: str, pictures: Sequence[bytes]) -> str:
    for world, picture in zip(WORLDS, pictures, strict=True):
        (folder / f"{what} {name} {world}.png").write_bytes(picture)
    return f"{what}: {name} differs by up to {most_apart(*pictures)} of 255, see {folder}"


def _alike(here: Sequence[bytes], there: Sequence[bytes]) -> bool:
    """Whether some picture of each is the same, in every pixel."""
    return any(one == other or most_apart(one, other) == 0 for one, other in product(here, there))


def test_outside_held_cards_no_screen_in_the_room_shows_a_secret(
    server: OneProcessServer, cast: Cast
) -> None:
    takes = filmed_in_both(cast, server.url, [1], lambda what, _: FEW.get(what, 0))
    assert always_apart(takes, cast.folder) == []


@pytest.mark.long
def test_outside_held_cards_no_screen_shows_a_secret_at_very_many_moments(
    server: OneProcessServer, cast: Cast, record_property: Any
) -> None:
    seen = []

    def takes() -> Iterator[tuple[Film, Film]]:
        for films in filmed_in_both(cast, server.url, range(len(VOTES)), spread(MOMENTS)):
            seen.append(films[0])
            yield films

    assert always_apart(takes(), cast.folder) == []
    assert len(seen[0].shots) == MOMENTS
    record_property("pictures", sum(len(shots) for film in seen for shots in film.shots.values()) * 2)
    record_property("messages", sum(len(film.sent) for film in seen) * 2)


def spread(count: int) -> Callable[[str, int], int]:
    """So many moments in all, as evenly as can be."""
    gone = 0

    def moments(_: str, ms: int) -> int:
        nonlocal gone
        before, gone = gone, (gone + ms) % LASTS_MS
        return (before + ms) * count // LASTS_MS - before * count // LASTS_MS

    return moments


@pytest.mark.parametrize("shade, found", [(0, 0), (1, 1)])
def test_one_pixel_that_is_always_a_shade_otherwise_would_be_found(
    tmp_path: Path, shade: int, found: int
) -> None:
    def film(grey: int) -> Film:
        picture, file = Image.new("RGB", (390, 844)), BytesIO()
        picture.putpixel((200, 300), (grey, grey, grey))
        picture.save(file, "PNG")
        return Film({"a moment": {"a phone": file.getvalue()}}, [])

    assert len(always_apart(repeat((film(40), film(40 + shade))), tmp_path)) == found


def test_a_message_that_is_longer_or_comes_later_would_be_found(tmp_path: Path) -> None:
    told = Sent(100, "seat 1", "frame", 512)
    for other in (told._replace(length=768), told._replace(moment=150)):
        assert always_apart([(Film({}, [told]), Film({}, [other]))], tmp_path)
