"""Who may speak in which room, and who reads it.

At the table speak those who sit there, and everybody while no game is played. Those who look on talk apart,
and players never read that. Whoever gave up a seat knows what the others do not, and is silent until the end.
A room that the game seals is for the seats the game names; nobody else learns who they are.
"""

from typing import Any

import msgspec

from camlann.engine.chat_claims import PHRASES, Claim
from camlann.engine.facts import Team
from camlann.engine.match import Games
from camlann.engine.phases import Reason
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
from camlann.server.keeper.commit import AnyMatch
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewer_updates import is_live
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId, is_bot


def playing(state: TableState) -> AnyMatch | None:
    """The game that is being played now."""
    return state.game if state.table.playing and state.game is not None and not state.game.over else None


def sealed(state: TableState, channel: str) -> bool:
    """Whether this is a room that the game has opened for some."""
    game = playing(state)
    return game is not None and channel in game.rules.channels(game.public)


def members(state: TableState, channel: str) -> Team:
    """The seats that talk in a sealed room. Nobody but them may learn who they are."""
    game = state.game
    assert game is not None
    own = game.truth.own
    return tuple(
        seat for seat in game.public.everyone if game.rules.in_channel(game.public, own[seat], channel)
    )


# Speaking. None of these reasons tells anything that is not known to all.


def why_not(
    state: TableState, games: Games, person_id: PersonId, channel: str, what: AnyChatContent
) -> Reason | None:
    """Why a person may not say this there; None if they may, or if it is not for all to know."""
    settings, seat = state.table.settings, state.seat(person_id)
    if settings.chat == "off":
        return chat_refusals.ChatDisabled()
    if person_id in state.table.muted:
        return chat_refusals.Muted()
    if isinstance(what, Text) and (settings.chat == "phrases" or is_bot(person_id)):
        return chat_refusals.PhrasesOnly()
    knows = person_id in state.turned or person_id in state.table.current.knowing
    if playing(state) is not None and seat is None and knows:
        return chat_refusals.KnowsTooMuch()
    return _why_not_there(state, person_id, channel) or _why_not_so(state, games, person_id, what)


def _why_not_there(state: TableState, person_id: PersonId, channel: str) -> Reason | None:
    seat, game = state.seat(person_id), playing(state)
    if channel == TABLE:
        return chat_refusals.SpectatorsApart() if game is not None and seat is None else None
    if channel == SPECTATORS:
        apart = game is not None and seat is None and state.table.settings.spectators
        return None if apart else chat_refusals.NoSuchChannel()
    return None if sealed(state, channel) and seat is not None else chat_refusals.NoSuchChannel()


def _why_not_so(state: TableState, games: Games, person_id: PersonId, what: AnyChatContent) -> Reason | None:
    game = playing(state)
    sits = game is not None and state.seat(person_id) is not None
    match what:
        case Text():
            return None
        case Phrase(phrase):
            return None if is_phrase(state, games, phrase) else chat_refusals.Unsayable()
        case Highlight(seat):
            there = game is not None and sits and seat < game.public.seats
            return None if there else chat_refusals.Unsayable()
        case Claims():
            claim = claimed(state, what)
            fits = claim is not None and game is not None and sits and claim.fits(game.public)
            return None if fits else chat_refusals.Unsayable()


def is_phrase(state: TableState, games: Games, phrase: str) -> bool:
    """Whether it has a ready-made sentence at this table: one of all tables, or of what is played there."""
    whose, _, name = phrase.partition(".")
    if whose == "chat":
        return name in PHRASES
    choice, game = state.table.choice, playing(state)
    played = game.rules.NAME if game is not None else choice.game if choice is not None else ""
    return whose == played and name in games[played].PHRASES


def claimed(state: TableState, what: Claims) -> Claim | None:
    """A claim as the game reads it; None if it is none."""
    if state.game is None:
        return None
    try:
        claim: Any = state.game.rules.WIRE.claim.decode(what.claim)
    except msgspec.DecodeError:
        return None
    return claim if isinstance(claim, Claim) else None


def may_quote_fact(state: TableState, quote: AnyQuote) -> bool:
    game = state.game
    return isinstance(quote, QuoteFact) and game is not None and quote.fact < game.at(None)


# Reading.


def overhears(state: TableState, person_id: PersonId, line: StoredChatMessage) -> bool:
    """Whether a person is at the table as it was when this was said: they see that something was."""
    if state.seat(person_id) is not None or not line.game:
        return True
    now = state.table.playing and line.game == state.table.number
    return state.table.settings.spectators and (not now or is_live(state))


def reads(state: TableState, person_id: PersonId, line: StoredChatMessage, kept: SealedMessage) -> bool:
    """Whether a person may read it, as far as rooms go."""
    seat, lately = state.seat(person_id), line.game == state.table.number
    if kept.sealed:
        return lately and seat is not None and seat in kept.seats
    if kept.channel == SPECTATORS:
        return lately and seat is None and state.table.settings.spectators
    return overhears(state, person_id, line)


def covered(state: TableState, person_id: PersonId, line: StoredChatMessage, kept: SealedMessage) -> bool:
    """Whether somebody who may not read it is shown that there is something, as everybody is."""
    return kept.sealed and line.game == state.table.number and overhears(state, person_id, line)
