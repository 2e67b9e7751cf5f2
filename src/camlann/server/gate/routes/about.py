"""What this house is and has, for the page that shows it."""

from msgspec import Struct

from camlann.catalogue import languages
from camlann.games import GAMES
from camlann.server.gate.http import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.house import House
from camlann.server.gate.routes.invitations import is_member
from camlann.server.messages import VERSION


class HouseIs(Struct, frozen=True):
    house: str
    """What it is called."""
    wire: int
    games: tuple[str, ...]
    languages: tuple[str, ...]
    may_open: bool
    """Whether whoever asks may open a table."""
    open_tables: bool
    chat: bool
    bots: bool
    watchers: bool


class About:
    def __init__(self, house: House) -> None:
        self._house = house
        self.routes: Routes = (Route("GET", "/api/house", Nothing, HouseIs, self._about),)

    async def _about(self, asked: Asked[Nothing]) -> HouseIs:
        """What this house is, and what may be done here."""
        visitor, said = await self._house.visitor(asked.request), self._house.settings
        whos = () if visitor is None else visitor.whos
        return HouseIs(
            said.house,
            VERSION,
            tuple(GAMES),
            tuple(languages()),
            said.may_open(whos, is_member(self._house, asked.request)),
            said.open_tables,
            said.chat,
            said.bots,
            said.watchers,
        )
