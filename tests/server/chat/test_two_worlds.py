"""Two worlds in chat: you learn nothing of a message that is not for you, nor what a blocked person wrote."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from camlann.protocol.chat_content import Text
from camlann.protocol.socket_messages import ChatIs, server_decoder
from tests.server.chat.chat_world_pair import (
    OPTIONS,
    Pair,
    Shown,
    blocked,
    evil_room,
    looks_alike,
    next_game_is_quiet,
    pages_alike,
    reads_alike,
    weighs_alike,
)

pytestmark = pytest.mark.no_cover

PAIRS = 12


@pytest.mark.parametrize("n", range(PAIRS))
def test_good_players_cannot_tell_who_chats_in_the_sealed_channel(n: int) -> None:
    looks_alike(evil_room(n))


@pytest.mark.parametrize("n", range(PAIRS // 3))
def test_nor_can_they_while_everybody_guesses_merlin(n: int) -> None:
    looks_alike(evil_room(n, options=replace(OPTIONS, everyone_guesses=True)))


@pytest.mark.parametrize("n", range(PAIRS // 2))
def test_a_network_observer_cannot_tell_who_is_heard_in_the_sealed_channel(n: int) -> None:
    weighs_alike(evil_room(n, strangers=True))


def test_members_read_as_many_messages_of_the_table_as_everybody_else() -> None:
    assert sum(pages_alike(evil_room(n)) for n in range(PAIRS)) > 0


@pytest.mark.parametrize("n", range(PAIRS // 3))
def test_without_the_sealed_channel_nobody_can_tell_either(n: int) -> None:
    looks_alike(evil_room(n, options=replace(OPTIONS, assassination_talk="public_only")))


@pytest.mark.parametrize("n", range(PAIRS // 2))
def test_nothing_that_somebody_blocked_writes_reaches_whoever_blocked_them(n: int) -> None:
    looks_alike(blocked(n))


@pytest.mark.parametrize("n", range(PAIRS // 2))
def test_whether_somebody_blocked_writes_at_all_is_not_seen_either(n: int) -> None:
    reads_alike(blocked(n, silent=True))


@pytest.mark.parametrize("n", range(PAIRS // 4))
def test_in_the_next_game_nobody_reads_the_sealed_channel(n: int) -> None:
    next_game_is_quiet(evil_room(n))


def read(pair: Pair, world: Shown) -> set[str]:
    """What the devices of everybody but the viewers could read."""
    found = set()
    for name, came in world.came.items():
        for _, data in came:
            message = (
                server_decoder.decode(data) if isinstance(data, bytes) and name not in pair.looking else None
            )
            if isinstance(message, ChatIs) and isinstance(message.message.what, Text):
                found.add(message.message.what.text)
    return found


@pytest.mark.parametrize("make", [evil_room, blocked])
def test_in_these_worlds_something_is_said_and_read_by_others(make: Callable[[int], Pair]) -> None:
    said = [read(pair, world) for n in range(4) for pair in [make(n)] for world in pair.through()]
    assert sum(map(bool, said)) >= 6, said
