"""Bots speak at a real table, in claims and phrases, unless the host silences them."""

import asyncio
from pathlib import Path

import pytest

from camlann import avalon
from camlann.avalon.chat_claims import ClaimTrust
from camlann.bots.avalon.voice import AvalonVoice
from camlann.engine.facts import Seat
from camlann.protocol.chat_content import TABLE, AnyChatContent, Claims, Phrase
from camlann.protocol.socket_messages import ChatMessage
from camlann.server.bot_seats import Bots
from camlann.server.bot_speech import LATELY, content, echoes
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


def test_a_bot_does_not_say_the_phrase_that_was_just_said() -> None:
    def message(what: AnyChatContent) -> ChatMessage:
        return ChatMessage(name="", after="", at=0, channel=TABLE, what=what)

    phrase, claim = "chat.well-played", ClaimTrust((Seat(1),))
    lately = [message(Phrase(phrase)), message(content(claim))]
    assert echoes(lately, phrase)
    assert not echoes(lately, "chat.thumbs-up")
    assert not echoes(lately, claim)
    assert not echoes([*lately, *[message(Phrase("chat.yes"))] * LATELY], phrase)
