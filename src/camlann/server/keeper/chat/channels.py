"""Who may speak in which room, and who reads it.

At the table speak those who sit there, and everybody while no game is played. Those who look on talk apart,
and players never read that. Whoever gave up a seat knows what the others do not, and is silent until the end.
A room that the game seals is for the seats the game names; nobody else learns who they are.
"""

from typing import Any

import msgspec

from camlann.engine.claims import PHRASES, Claim
from camlann.engine.facts import Team
from camlann.engine.match import Games
from camlann.engine.phases import Reason
from camlann.protocol import chat_refusals
from camlann.protocol.chat_content import (
    ONLOOKERS,
    TABLE,
    AnyQuote,
    Claims,
    Highlight,
    Phrase,
    QuoteFact,
    Text,
    What,
)
from camlann.server.chat.sealed_message import Kept
from camlann.server.keeper.commit import AnyTable
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewer_updates import is_live
from camlann.server.store.chat import TalkLine
from camlann.table import Who, is_bot


def playing(held: TableState) -> AnyTable | None:
    """The game that is being played now."""
    return held.game if held.company.playing and held.game is not None and not held.game.over else None


def sealed(held: TableState, room: str) -> bool:
    """Whether this is a room that the game has opened for some."""
    game = playing(held)
    return game is not None and room in game.rules.rooms(game.public)


def members(held: TableState, room: str) -> Team:
    """The seats that talk in a sealed room. Nobody but them may learn who they are."""
    game = held.game
    assert game is not None
    own = game.truth.own
    return tuple(seat for seat in game.public.everyone if game.rules.belongs(game.public, own[seat], room))


# Speaking. None of these reasons tells anything that is not known to all.


def why_not(held: TableState, games: Games, who: Who, room: str, what: What) -> Reason | None:
    """Why a person may not say this there; None if they may, or if it is not for all to know."""
    settings, seat = held.company.settings, held.seat(who)
    if settings.chat == "off":
        return chat_refusals.Quiet()
    if who in held.company.muted:
        return chat_refusals.Muted()
    if isinstance(what, Text) and (settings.chat == "phrases" or is_bot(who)):
        return chat_refusals.PhrasesOnly()
    knows = who in held.turned or who in held.company.current.knowing
    if playing(held) is not None and seat is None and knows:
        return chat_refusals.KnowsTooMuch()
    return _why_not_there(held, who, room) or _why_not_so(held, games, who, what)


def _why_not_there(held: TableState, who: Who, room: str) -> Reason | None:
    seat, game = held.seat(who), playing(held)
    if room == TABLE:
        return chat_refusals.OnlookersApart() if game is not None and seat is None else None
    if room == ONLOOKERS:
        apart = game is not None and seat is None and held.company.settings.watchers
        return None if apart else chat_refusals.NoRoom()
    return None if sealed(held, room) and seat is not None else chat_refusals.NoRoom()


def _why_not_so(held: TableState, games: Games, who: Who, what: What) -> Reason | None:
    game = playing(held)
    sits = game is not None and held.seat(who) is not None
    match what:
        case Text():
            return None
        case Phrase(phrase):
            return None if is_phrase(held, games, phrase) else chat_refusals.Unsayable()
        case Highlight(seat):
            there = game is not None and sits and seat < game.public.seats
            return None if there else chat_refusals.Unsayable()
        case Claims():
            claim = claimed(held, what)
            fits = claim is not None and game is not None and sits and claim.fits(game.public)
            return None if fits else chat_refusals.Unsayable()


def is_phrase(held: TableState, games: Games, phrase: str) -> bool:
    """Whether it has a ready-made sentence at this table: one of all tables, or of what is played there."""
    whose, _, name = phrase.partition(".")
    if whose == "talk":
        return name in PHRASES
    choice, game = held.company.choice, playing(held)
    played = game.rules.NAME if game is not None else choice.game if choice is not None else ""
    return whose == played and name in games[played].PHRASES


def claimed(held: TableState, what: Claims) -> Claim | None:
    """A claim as the game reads it; None if it is none."""
    if held.game is None:
        return None
    try:
        claim: Any = held.game.rules.WIRE.claim.decode(what.claim)
    except msgspec.DecodeError:
        return None
    return claim if isinstance(claim, Claim) else None


def may_quote_fact(held: TableState, quote: AnyQuote) -> bool:
    game = held.game
    return isinstance(quote, QuoteFact) and game is not None and quote.fact < game.at(None)


# Reading.


def overhears(held: TableState, who: Who, line: TalkLine) -> bool:
    """Whether a person is at the table as it was when this was said: they see that something was."""
    if held.seat(who) is not None or not line.game:
        return True
    now = held.company.playing and line.game == held.company.number
    return held.company.settings.watchers and (not now or is_live(held))


def reads(held: TableState, who: Who, line: TalkLine, kept: Kept) -> bool:
    """Whether a person may read it, as far as rooms go."""
    seat, lately = held.seat(who), line.game == held.company.number
    if kept.sealed:
        return lately and seat is not None and seat in kept.seats
    if kept.room == ONLOOKERS:
        return lately and seat is None and held.company.settings.watchers
    return overhears(held, who, line)


def covered(held: TableState, who: Who, line: TalkLine, kept: Kept) -> bool:
    """Whether somebody who may not read it is shown that there is something, as everybody is."""
    return kept.sealed and line.game == held.company.number and overhears(held, who, line)
