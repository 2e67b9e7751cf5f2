"""Chat channels and permissions: who may write in which channel, and who may read it.

The table channel is for the players, and for everybody while no game is played. Spectators have their own
channel, which players never read. A person who gave up a seat knows what others do not, and may not write
until the game is over. A sealed channel is for the seats that the game names; only they learn who they are.
"""

from typing import Any

import msgspec

from camlann.engine.chat_claims import PHRASES, Claim
from camlann.engine.facts import Team
from camlann.engine.phases import Reason
from camlann.engine.rules import Games
from camlann.protocol import chat_refusals
from camlann.protocol.chat_content import (
    SPECTATORS,
    TABLE,
    AnyChatContent,
    AnyQuote,
    Claims,
    Highlight,
    Phrase,
    QuoteFact,
    Text,
)
from camlann.server.chat.sealed_message import SealedMessage
from camlann.server.keeper.pending_commit import AnyMatch
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewer_updates import is_live
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId, is_bot


def running_game(state: TableState) -> AnyMatch | None:
    """The game that is being played now."""
    return state.game if state.table.playing and state.game is not None and not state.game.over else None


def is_sealed(state: TableState, channel: str) -> bool:
    """Is this a channel that the game has opened for some seats?"""
    game = running_game(state)
    return game is not None and channel in game.rules.channels(game.public)


def members(state: TableState, channel: str) -> Team:
    """The seats in a sealed channel. Only they may learn who they are."""
    game = state.game
    assert game is not None
    own = game.truth.own
    return tuple(
        seat for seat in game.public.everyone if game.rules.in_channel(game.public, own[seat], channel)
    )


# Writing. All of these reasons follow from what everybody knows.


def refusal_reason(
    state: TableState, games: Games, person_id: PersonId, channel: str, content: AnyChatContent
) -> Reason | None:
    """Why a person may not write this there; None if they may, or if the reason is secret."""
    settings, seat = state.table.settings, state.seat(person_id)
    if settings.chat == "off" or (is_bot(person_id) and not settings.bot_chat):
        return chat_refusals.ChatDisabled()
    if person_id in state.table.muted:
        return chat_refusals.Muted()
    if isinstance(content, Text) and (settings.chat == "phrases" or is_bot(person_id)):
        return chat_refusals.PhrasesOnly()
    knows = person_id in state.turned or person_id in state.table.current.knowing
    if running_game(state) is not None and seat is None and knows:
        return chat_refusals.KnowsTooMuch()
    return _channel_refusal(state, person_id, channel) or _content_refusal(state, games, person_id, content)


def _channel_refusal(state: TableState, person_id: PersonId, channel: str) -> Reason | None:
    seat, game = state.seat(person_id), running_game(state)
    if channel == TABLE:
        return chat_refusals.SpectatorsApart() if game is not None and seat is None else None
    if channel == SPECTATORS:
        is_spectator = game is not None and seat is None and state.table.settings.spectators
        return None if is_spectator else chat_refusals.NoSuchChannel()
    return None if is_sealed(state, channel) and seat is not None else chat_refusals.NoSuchChannel()


def _content_refusal(
    state: TableState, games: Games, person_id: PersonId, content: AnyChatContent
) -> Reason | None:
    game = running_game(state)
    plays = game is not None and state.seat(person_id) is not None
    match content:
        case Text():
            return None
        case Phrase(phrase):
            return None if is_phrase(state, games, phrase) else chat_refusals.Unsayable()
        case Highlight(seat):
            exists = game is not None and plays and seat < game.public.seats
            return None if exists else chat_refusals.Unsayable()
        case Claims():
            claim = read_claim(state, content)
            fits = claim is not None and game is not None and plays and claim.fits(game.public)
            return None if fits else chat_refusals.Unsayable()


def is_phrase(state: TableState, games: Games, phrase: str) -> bool:
    """Is this a ready-made phrase at this table: a general one, or one of the chosen game?"""
    owner, _, name = phrase.partition(".")
    if owner == "chat":
        return name in PHRASES
    choice, game = state.table.choice, running_game(state)
    played = game.rules.NAME if game is not None else choice.game if choice is not None else ""
    return owner == played and name in games[played].PHRASES


def read_claim(state: TableState, content: Claims) -> Claim | None:
    """A claim as the game reads it; None if it is invalid."""
    if state.game is None:
        return None
    try:
        claim: Any = state.game.rules.WIRE.claim.decode(content.claim)
    except msgspec.DecodeError:
        return None
    return claim if isinstance(claim, Claim) else None


def may_quote_fact(state: TableState, quote: AnyQuote) -> bool:
    game = state.game
    return isinstance(quote, QuoteFact) and game is not None and quote.fact < game.at(None)


# Reading.


def notices(state: TableState, person_id: PersonId, stored: StoredChatMessage) -> bool:
    """Does this person see that there is a message, readable or not?"""
    if state.seat(person_id) is not None or not stored.game:
        return True
    running = state.table.playing and stored.game == state.table.number
    return state.table.settings.spectators and (not running or is_live(state))


def can_read(
    state: TableState, person_id: PersonId, stored: StoredChatMessage, message: SealedMessage
) -> bool:
    """Do the channels let this person read the message?"""
    seat, same_game = state.seat(person_id), stored.game == state.table.number
    if message.sealed:
        return same_game and seat is not None and seat in message.readers
    if message.channel == SPECTATORS:
        return same_game and seat is None and state.table.settings.spectators
    return notices(state, person_id, stored)


def sees_covered(
    state: TableState, person_id: PersonId, stored: StoredChatMessage, message: SealedMessage
) -> bool:
    """Does this person see a message of a sealed channel as a placeholder, as everybody does?"""
    return message.sealed and stored.game == state.table.number and notices(state, person_id, stored)
