"""An evening: three games with seven, eight and six at one table. One comes late, two go home early."""

from secrets import token_hex

import pytest

from tests.browser.leak_check import broken
from tests.browser.panels import close_panel, open_panel
from tests.browser.players import Person, begin, gather, play
from tests.browser.seats import LANGUAGES, Cast
from tests.server.harness.one_process_server import OneProcessServer


def bots(host: Person, count: int) -> None:
    for _ in range(count):
        host.seat.device({"type": "table.bring", "person_id": f"bot:{token_hex(16)}"})


def people_at(person: Person) -> int:
    return person.page.locator(".lobby .seats li[data-who]").count()


def next_game(people: list[Person]) -> None:
    """Back to the table for another game; who has looked on has only the way to the lobby."""
    for person in people:
        again = person.seat.button("ui-again")
        (again if again.count() else person.seat.button("ui-next-game")).first.click()
        person.seat.until("the table", person.page.locator(".lobby").count)


def evening(server: OneProcessServer, cast: Cast, friends: int) -> None:
    """So many friends; bots are the rest of the seven, the eight and the six."""
    people = gather(server, cast, (LANGUAGES * 2)[:friends], preset="classic", seed="evening")
    host = people[0]
    bots(host, 7 - friends)
    host.seat.until("seven at the table", lambda: people_at(host) == 7)
    begin(people)

    # One comes late and is next in.
    late = Person(cast.seat("Maud", "en", server.url), "late")
    late.come(host.path)
    open_panel(late.page, "table")
    late.seat.button("ui-queue").click()
    late.seat.until("one's place in the line", lambda: late.seat.button("ui-unqueue").count())
    close_panel(late.page)
    play(people)
    # Who looked on has seen the end, too, and sits from now on.
    people.append(late)
    next_game(people)
    host.seat.until("eight at the table", lambda: people_at(host) == 8)
    begin(people)
    play(people)
    next_game(people)

    # Two go home: one of the friends, and one bot.
    gone = people.pop(1)
    gone.page.locator(".lobby .seats li.me button").click()
    gone.seat.button("ui-get-up").click()
    host.seat.until("seven at the table", lambda: people_at(host) == 7)
    for bot in [person_id for person_id in _table(host)["seats"] if person_id.startswith("bot:")][:1]:
        host.seat.device({"type": "table.dismiss", "person_id": bot})
    host.seat.until("six at the table", lambda: people_at(host) == 6)
    begin(people)
    # Whoever went home may look on, and sees no more than anybody.
    gone.seat.until("the game, from outside", gone.look)
    assert not gone.mine
    play(people)
    numbers = {frame["frame"]["game"] for frame in host.seat.messages("frame")}
    assert numbers == {1, 2, 3}
    assert not [(each.seat.name, wrong) for each in (*people, gone) for wrong in broken(each.seat)]


def _table(person: Person) -> dict[str, list[str]]:
    *_, last = person.seat.messages("table")
    found: dict[str, list[str]] = last["table"]
    return found


def test_an_evening_of_three_games_with_two_friends_and_bots(server: OneProcessServer, cast: Cast) -> None:
    evening(server, cast, 2)


@pytest.mark.long
def test_an_evening_of_three_games_with_friends_alone(server: OneProcessServer, cast: Cast) -> None:
    evening(server, cast, 7)
