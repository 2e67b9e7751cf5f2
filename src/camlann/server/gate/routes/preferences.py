"""Preferences of a person: language, theme, sound. They follow to every device; the newest wins."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.server.store import preferences as stored
from camlann.server.store.sessions import Visitor

Wide: TypeAlias = Literal["", "wide", "wider"]


# Unknown fields are dropped, not refused: two releases may run side by side.
class Preference(Struct, frozen=True):
    """Preferences of one person. An empty value means the default of the device or language."""

    at: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """When they were set, in milliseconds since 1970; 0: never."""
    language: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{0,16}$")] = ""
    digits: Literal["", "latn"] = ""
    calendar: Literal["", "gregory", "persian"] = ""
    theme: Literal["", "light", "dark"] = ""
    motion: Literal["", "none"] = ""
    look: Literal["hold", "tap"] = "hold"
    """Hold or tap a card to see it?"""
    sound: bool = True
    """Sounds and vibration?"""
    volume: Annotated[int, Meta(ge=0, le=100)] = 60
    vibration: bool = True
    """Vibrate with the sounds?"""
    awake: bool = True
    """Keep the screen on during a game?"""
    shortcuts: bool = True
    cover: bool = True
    """Cover offensive words in chat?"""
    font: Literal["", "plain"] = ""
    letters: Wide = ""
    """Letter spacing."""
    lines: Wide = ""
    """Line spacing."""


_read = msgspec.json.Decoder(Preference)


class PreferenceRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        rates = (context.admission.per_person(context.admission.limits.notes),)
        path = "/api/me/settings"
        self.routes: Routes = (
            Route("GET", path, Nothing, Preference, may.session, self._tell),
            Route("PUT", path, Preference, Preference, may.session, self._like, rates=rates),
        )

    async def _tell(self, asked: Asked[Nothing, Visitor]) -> Preference:
        """Your preferences, as you last set them on any device."""
        return await self._current(asked.by)

    async def _like(self, asked: Asked[Preference, Visitor]) -> Preference:
        """Set your preferences; returns those in force: newer ones, if another device has set them since."""
        me = asked.by
        # A device whose clock is ahead does not win for ever.
        preference = replace(asked.body, at=min(asked.body.at, self._runtime.wall()))
        text = msgspec.json.encode(preference).decode()
        await self._store.write_preferences(stored.Preferences(me.person.person_id, preference.at, text))
        return await self._current(me)

    async def _current(self, me: Visitor) -> Preference:
        for each in await self._store.preferences(me.person_ids):
            try:
                return _read.decode(each.value)
            except msgspec.DecodeError:
                continue
        return Preference()
