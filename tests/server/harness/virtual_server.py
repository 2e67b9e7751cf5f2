"""Gates and keepers in one process, over one bus and one store in memory: a `VirtualLoop` runs them.

Some tests start less: the tests of keepers have no gate (`keeper_server.py`), those of gates no
keeper (`gate_server.py`).
"""

import asyncio

from camlann.engine.rules import Games
from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.gate.gate import Gate
from camlann.server.gate.limits import Admission
from camlann.server.keeper.keeper import Keeper
from camlann.server.push.push import Push
from camlann.server.settings import Settings
from tests.server.harness.memory_store import Disk, MemoryStore, Pause, give_way

BOTS_KEY = b"the server's key"
MASTERS = {1: b"k" * 32}


class VirtualServer:
    def __init__(
        self,
        runtime: Runtime,
        games: Games = GAMES,
        *,
        masters: dict[int, bytes] = MASTERS,
        bots_key: bytes = BOTS_KEY,
        disk: Disk | None = None,
    ) -> None:
        self.bus, self.disk, self.runtime, self.games = LocalBus(), disk or Disk(), runtime, games
        self.masters, self.bots_key = masters, bots_key
        self.keys = TableKeys(masters, runtime)
        self.gates: list[Gate] = []
        self.push: Push | None = None
        """What gates and keepers that are added from now on tell people by."""
        self.keepers: list[Keeper] = []

    def new_store(self, pause: Pause = give_way) -> MemoryStore:
        """One more way to what is stored, as another process would open it."""
        return MemoryStore(self.disk, pause)

    def add_gate(
        self,
        name: str = "gate",
        *,
        store: MemoryStore | None = None,
        runtime: Runtime | None = None,
        settings: Settings | None = None,
        admission: Admission | None = None,
        people: bool = False,
    ) -> Gate:
        """A gate, not started yet. `people`: it can read what people write."""
        gate = Gate(
            name,
            store or self.new_store(),
            self.bus,
            runtime or self.runtime,
            bots_key=self.bots_key,
            settings=settings,
            admission=admission,
            games=self.games,
            people_keys=self.keys.people_keys() if people else None,
            push=self.push,
        )
        self.gates.append(gate)
        return gate

    def add_keeper(
        self, name: str = "keeper", pause: Pause = give_way, runtime: Runtime | None = None
    ) -> Keeper:
        """A keeper, not started yet."""
        keys = self.keys if runtime is None else TableKeys(self.masters, runtime)
        keeper = Keeper(
            name, self.new_store(pause), self.bus, keys, runtime or self.runtime, self.games, push=self.push
        )
        self.keepers.append(keeper)
        return keeper

    async def start(self) -> None:
        await asyncio.gather(*(each.start() for each in self.keepers), *(each.start() for each in self.gates))

    async def stop(self) -> None:
        """Stop in good order whatever has not died."""
        for gate in self.gates:
            if not gate.tasks.dead:
                await gate.stop()
        for keeper in self.keepers:
            if not keeper.tasks.dead:
                await keeper.stop()
