"""Bots speak at a real table, in claims and phrases, unless the host silences them."""

import asyncio
from pathlib import Path

import pytest

from camlann import avalon
from camlann.bots.avalon.voice import AvalonVoice
from camlann.protocol.chat_content import TABLE, Claims, Phrase
from camlann.protocol.socket_messages import ChatMessage
from camlann.server.bot_seats import Bots
from camlann.table import Arrange, Settings, is_bot
from tests.avalon.configs import agreeable
from tests.server.games.played_table import party, say
from tests.server.harness.loopback_server import BOTS_KEY, RUNTIME, loopback_server


def said(folder: Path, settings: Settings) -> list[ChatMessage]:
    """What the chat of a whole game with six bots has."""

    async def scenario() -> list[ChatMessage]:
        async with loopback_server(f"sqlite:{folder}/camlann.db") as server:
            bots = Bots(server.bus, server.urls, BOTS_KEY, RUNTIME, animation_scale=0.0)
            await bots.start()
            try:
                async with party(server.urls, 7, brought=True) as people:
                    (host,) = people.seats
                    listener = people.come(host)
                    listener.follow_chat()
                    await say(people.seats[host], Arrange(settings))
                    assert await people.play("avalon", avalon.Options(lady=True), agreeable, "spoken") > 50
                    buffer = listener.session.chat_buffer
                    assert buffer is not None
                    return buffer.messages
            finally:
                await bots.stop()

    return asyncio.run(scenario())


def test_bots_speak_in_claims_and_phrases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AvalonVoice, "_chance", lambda self: 1.0)
    messages = said(tmp_path, Settings(chat="phrases"))
    assert len(messages) > 6
    for message in messages:
        assert is_bot(message.person_id)
        assert message.channel == TABLE
        # What is said at the very end may come when the game is over.
        assert isinstance(message.what, Claims | Phrase if message.game else Phrase)


@pytest.mark.parametrize("settings", [Settings(bot_chat=False), Settings(chat="off")])
def test_bots_are_silent_where_the_host_wants_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    monkeypatch.setattr(AvalonVoice, "_chance", lambda self: 1.0)
    assert said(tmp_path, settings) == []
